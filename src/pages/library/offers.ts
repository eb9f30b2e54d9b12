// What can be kept, from what the server gives and what the rules say.
import { bookById } from '../../../schemas/books.ts';
import { type Language, languages } from '../../../schemas/fields.ts';
import { chaptersIn, versesIn } from '../../../schemas/numbering.ts';
import type { OfferedTranslation, PackScope } from '../../../schemas/pack.ts';
import { booksOfScope, type Keeping, type KeptTranslation } from '../../data/library-db.ts';
import { wayToKeep } from '../../data/library-place.ts';

/** Those that may be kept and are neither here as a whole nor on their way; the person's language first. */
export function offersByLanguage(language: Language, offered: readonly OfferedTranslation[], kept: readonly KeptTranslation[], keepings: readonly Keeping[]): { language: Language; offers: OfferedTranslation[] }[] {
  const taken = new Set([...kept.filter(({ scopes }) => scopes.some(({ scope }) => scope === 'all')), ...keepings.filter(({ scope }) => scope === 'all')].map(({ code }) => code));
  const free = offered.filter((translation) => wayToKeep(translation) !== null && !taken.has(translation.code));
  return [language, ...languages.filter((other) => other !== language)].flatMap((one) => {
    const offers = free.filter((translation) => translation.language === one);
    return offers.length > 0 ? [{ language: one, offers }] : [];
  });
}

/** Another text is on the server than the one that was kept. */
export function isOutdated({ scopes }: KeptTranslation, offered: OfferedTranslation | undefined): boolean {
  return scopes.some(({ edition }) => edition !== undefined && offered?.pack !== undefined && edition !== offered.pack.sha256);
}

/** Bytes to fetch, as far as one can tell before, for verses are of different length; null where the server has no packs. */
export function sizeOfScope({ code, pack }: OfferedTranslation, scope: PackScope): number | null {
  if (!pack) return null;
  return scope === 'all' ? pack.gz : Math.round((pack.gz * versesOf(code, scope)) / versesOf(code, 'all'));
}

const counts = new Map<string, number>();

function versesOf(code: string, scope: PackScope): number {
  const key = `${code}|${scope}`;
  const known = counts.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (const book of booksOfScope(scope)) for (let chapter = chaptersIn(code, book); chapter > 0; chapter -= 1) sum += versesIn(code, book, chapter);
  counts.set(key, sum);
  return sum;
}

export function chaptersOf(scope: PackScope): number {
  return booksOfScope(scope).reduce((sum, book) => sum + (bookById(book)?.chapters ?? 0), 0);
}
