// Checks the codes of imported translations, because a code is also a file name, and converts ISO
// 639 codes to languages of the app.
import type { Language } from '../../schemas/fields.ts';

/** Capitals and digits only, so that a code can never leave its folder: LSG, RVR60. */
export function isTranslationCode(code: string): boolean {
  return /^[A-Z][A-Z0-9]{1,19}$/.test(code);
}

const languagesByIso = new Map<string, Language>([
  ['en', 'en'],
  ['eng', 'en'],
  ['fr', 'fr'],
  ['fra', 'fr'],
  ['es', 'es'],
  ['spa', 'es'],
  ['pt', 'pt'],
  ['por', 'pt'],
]);

/** Returns the language of the app for an ISO 639 code of two or three letters. */
export function parseIsoLanguage(code: string): Language | undefined {
  return languagesByIso.get(code.toLowerCase());
}
