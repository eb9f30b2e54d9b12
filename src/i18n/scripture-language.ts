// In which language the words of a Bible translation are.
import type { Language } from '../../schemas/fields.ts';
import { languageOfTranslation } from '../../schemas/translations.ts';

/** @param translation its code; nothing for one that nobody knows */
export function scriptureLanguage(translation: string | null | undefined): Language | undefined {
  return translation ? languageOfTranslation(translation) : undefined;
}
