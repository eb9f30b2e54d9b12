// Library rules: which translations can be downloaded, by language; which downloads are outdated;
// and the estimated size and chapter count of a part.
import { bookById } from '../../../../schemas/bible/books.ts';
import { type Language, languages } from '../../../../schemas/languages.ts';
import { getChapterCount, getVerseCount } from '../../../../schemas/bible/numbering.ts';
import type { OfferedTranslation, PackScope } from '../../../../schemas/bible/translation-pack.ts';
import {
  listScopeBooks,
  type TranslationDownload,
  type DownloadedTranslation,
} from '../../../data/bible/library/library-database.ts';
import { getDownloadMethod } from '../../../data/bible/library/library-rules.ts';

/**
 * Returns translations that may be downloaded, and are neither complete on this device nor being
 * downloaded; the user's language first.
 */
export function groupAvailableByLanguage(
  language: Language,
  available: readonly OfferedTranslation[],
  downloaded: readonly DownloadedTranslation[],
  downloads: readonly TranslationDownload[],
): { language: Language; offers: OfferedTranslation[] }[] {
  const codesOnDevice = new Set(
    [
      ...downloaded.filter(({ scopes }) => scopes.some(({ scope }) => scope === 'all')),
      ...downloads.filter(({ scope }) => scope === 'all'),
    ].map(({ code }) => code),
  );
  const free = available.filter(
    (translation) =>
      getDownloadMethod(translation) !== null && !codesOnDevice.has(translation.code),
  );
  return [language, ...languages.filter((other) => other !== language)].flatMap((one) => {
    const offers = free.filter((translation) => translation.language === one);
    return offers.length > 0 ? [{ language: one, offers }] : [];
  });
}

/** Returns whether the server has a different text than the downloaded one. */
export function isOutdated(
  { scopes }: DownloadedTranslation,
  offered: OfferedTranslation | undefined,
): boolean {
  return scopes.some(
    ({ edition }) =>
      edition !== undefined && offered?.pack !== undefined && edition !== offered.pack.sha256,
  );
}

/**
 * Estimates the bytes to download; an estimate, because verses differ in length. Null if the server
 * has no packs.
 */
export function estimateScopeSize(
  { code, pack }: OfferedTranslation,
  scope: PackScope,
): number | null {
  if (!pack) return null;
  return scope === 'all'
    ? pack.gz
    : Math.round((pack.gz * countVerses(code, scope)) / countVerses(code, 'all'));
}

const verseCounts = new Map<string, number>();

function countVerses(code: string, scope: PackScope): number {
  const key = `${code}|${scope}`;
  const known = verseCounts.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (const book of listScopeBooks(scope))
    for (let chapter = getChapterCount(code, book); chapter > 0; chapter -= 1)
      sum += getVerseCount(code, book, chapter);
  verseCounts.set(key, sum);
  return sum;
}

export function countChapters(scope: PackScope): number {
  return listScopeBooks(scope).reduce((sum, book) => sum + (bookById(book)?.chapters ?? 0), 0);
}
