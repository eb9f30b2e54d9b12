// In which language the words of a Bible translation are.
import type { Language } from '../../schemas/fields.ts';
import { getTranslationLanguage } from '../../schemas/bible/translations.ts';

/** @param translation its code; nothing for one that nobody knows */
export function findScriptureLanguage(
  translation: string | null | undefined,
): Language | undefined {
  return translation ? getTranslationLanguage(translation) : undefined;
}
