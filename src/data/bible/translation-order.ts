// In which order translations are listed everywhere: those in the person's language first.
import type { Language } from '../../../schemas/fields.ts';

/** The others stay as they came. */
export function sortOwnLanguageFirst<T extends { language?: string | undefined }>(
  language: Language,
  list: readonly T[],
): T[] {
  return list.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}
