// React hook for the names of Bible translations, also of those that the server's operator
// imported.
import { combineLatest, map, type Observable } from 'rxjs';
import { getTranslationName } from '../../../schemas/bible/translations.ts';
import type { DataContext } from '../data-context.ts';
import { useLiveQuery } from '../data-provider.tsx';
import { watchOfferedTranslations } from './chapters.ts';
import { watchDownloadedTranslations } from './library/downloaded-translations.ts';

/**
 * Returns a function that names translations. An unknown translation is named by its code until the
 * lists of this device are read.
 */
export function useTranslationNames(): (code: string) => string {
  const names = useLiveQuery('translation-names', watchTranslationNames);
  return (code) => names?.get(code) ?? getTranslationName(code);
}

/** Emits the names by code of the translations on this device and of the server's last list. */
function watchTranslationNames(data: DataContext): Observable<ReadonlyMap<string, string>> {
  return combineLatest([watchOfferedTranslations(data), watchDownloadedTranslations(data)]).pipe(
    map((lists) => new Map(lists.flat().map(({ code, name }) => [code, name]))),
  );
}
