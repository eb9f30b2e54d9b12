// What a record that many people share says in a person's language; where it says nothing in that,
// in English.
import type { Language } from '../../schemas/fields.ts';

export interface LocalizedText {
  text: string;
  /** Of the text: another one than was asked for where there is none in that. */
  language: Language;
}

/**
 * @param name of the field without its language; the text is empty where there is none in either
 */
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
