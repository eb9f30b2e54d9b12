// Order of translations in all lists: translations in the user's language first.
import type { Language } from '../../../schemas/languages.ts';

/** The other translations keep their order. */
export function sortOwnLanguageFirst<T extends { language?: string | undefined }>(
  language: Language,
  list: readonly T[],
): T[] {
  return list.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}
