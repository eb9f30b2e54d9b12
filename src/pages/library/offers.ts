// What can be kept and what cannot, from what the server gives and what the rules say.
import { bookById } from '../../../schemas/books.ts';
import { type Language, languages } from '../../../schemas/fields.ts';
import type { OfferedTranslation, PackScope } from '../../../schemas/pack.ts';
import { knownTranslations, withoutDoubles } from '../../../schemas/translations.ts';
import { booksOfScope, type Keeping, type KeptTranslation } from '../../data/library-db.ts';
import { wayToKeep } from '../../data/library-place.ts';
import { ownLanguageFirst } from '../../data/translation-order.ts';
import type { Absent } from '../../ui/library/absent-list.tsx';

/** Those that may be kept and are neither here as a whole nor on their way; the person's language first. */
export function offersByLanguage(language: Language, offered: readonly OfferedTranslation[], kept: readonly KeptTranslation[], keepings: readonly Keeping[]): { language: Language; offers: OfferedTranslation[] }[] {
  const taken = new Set([...kept.filter(({ scopes }) => scopes.some(({ scope }) => scope === 'all')), ...keepings.filter(({ scope }) => scope === 'all')].map(({ code }) => code));
  const free = offered.filter((translation) => wayToKeep(translation) !== null && !taken.has(translation.code));
  return [language, ...languages.filter((other) => other !== language)].flatMap((one) => {
    const offers = free.filter((translation) => translation.language === one);
    return offers.length > 0 ? [{ language: one, offers }] : [];
  });
}

export function absentFrom(language: Language, offered: readonly OfferedTranslation[]): Absent[] {
  const codes = new Set(offered.map(({ code }) => code));
  const whyByOrigin = { bundled: 'server', download: 'server', key: 'key', none: 'rights' } as const;
  return ownLanguageFirst(language, withoutDoubles(knownTranslations)).flatMap(({ code, name, language: own, origin }) => (codes.has(code) ? [] : [{ code, name, language: own, why: whyByOrigin[origin.kind] }]));
}

/** Another text is on the server than the one that was kept. */
export function isOutdated({ scopes }: KeptTranslation, offered: OfferedTranslation | undefined): boolean {
  return scopes.some(({ edition }) => edition !== undefined && offered?.pack !== undefined && edition !== offered.pack.sha256);
}

/** Bytes to fetch, as far as one can tell before; null where the server has no packs. */
export function sizeOfScope({ pack }: OfferedTranslation, scope: PackScope): number | null {
  if (!pack) return null;
  return Math.round((pack.gz * chaptersOf(scope)) / chaptersOf('all'));
}

export function chaptersOf(scope: PackScope): number {
  return booksOfScope(scope).reduce((sum, book) => sum + (bookById(book)?.chapters ?? 0), 0);
}
