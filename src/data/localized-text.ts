// Reads a field of shared content in the user's language, with English as fallback.
import type { Language } from '../../schemas/languages.ts';

export interface LocalizedText {
  text: string;
  /** Language of the text; differs from the requested language if that text is missing. */
  language: Language;
}

/** @param name field name without its language; the text is empty if neither language has one */
export function getLocalizedText(
  fields: { readonly [field: string]: unknown },
  name: string,
  language: Language,
): LocalizedText {
  const text = fields[`${name}_${language}`];
  if (typeof text === 'string' && text.trim() !== '') return { text, language };
  const english = fields[`${name}_en`];
  return { text: typeof english === 'string' ? english : '', language: 'en' };
}
