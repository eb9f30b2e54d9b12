// Puts a text into the quotation marks of its own language, independent of the app's language.
import { languageConventions } from '../../schemas/language-conventions.ts';
import type { Language } from '../../schemas/languages.ts';

export function quoteText(language: Language, text: string): string {
  const [open, close] = languageConventions[language].quotationMarks;
  return `${open}${text}${close}`;
}
