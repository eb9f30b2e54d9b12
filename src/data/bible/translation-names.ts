// React hook for the short names of Bible translations, also of those that the server's operator
// imported.
import { combineLatest, map, type Observable } from 'rxjs';
import { getTranslationName } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../data-context.ts';
import { useLiveQuery } from '../data-provider.tsx';
import { watchOfferedTranslations } from './chapters.ts';
import { watchDownloadedTranslations } from './library/downloaded-translations.ts';

/** Words for any Bible before the name of a translation: Santa Biblia — Reina Valera 1909. */
const genericTitle =
  /^(?:(?:the|la|a) )?(?:holy bible|santa biblia|sainte bible|b[ií]blia sagrada)(?:\s+[—–-]|\s?:)\s+/iu;

/** Returns the name without the words that every Bible has in its title. */
export function shortenTranslationName(name: string): string {
  return name.replace(genericTitle, '') || name;
}

/**
 * Returns a function that names translations, without words that every Bible has in its title. An unknown translation is named by its code until the
 * lists of this device are read.
 */
export function useTranslationNames(): (code: string) => string {
  const names = useLiveQuery('translation-names', watchTranslationNames);
  return (code) => names?.get(code) ?? getTranslationName(code);
}

/** Emits the names by code of the translations on this device and of the server's last list. */
function watchTranslationNames(data: DataContext): Observable<ReadonlyMap<string, string>> {
  return combineLatest([watchOfferedTranslations(data), watchDownloadedTranslations(data)]).pipe(
    map(
      (lists) =>
        new Map(lists.flat().map(({ code, name }) => [code, shortenTranslationName(name)])),
    ),
  );
}
