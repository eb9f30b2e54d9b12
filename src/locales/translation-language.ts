// Finds the language of a Bible translation's text.
import type { Language } from '../../schemas/languages.ts';
import { getTranslationLanguage } from '../../schemas/bible/translations.ts';

/**
 * Returns the language of a translation.
 * @param translation translation code; an unknown translation returns undefined
 */
export function findScriptureLanguage(
  translation: string | null | undefined,
): Language | undefined {
  return translation ? getTranslationLanguage(translation) : undefined;
}
