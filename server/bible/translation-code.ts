// Checks the codes of imported translations, because a code is also a file name, and converts ISO
// 639 codes to languages of the app.
import { isLanguage, type Language } from '../../schemas/languages.ts';

/** Capitals and digits only, so that a code can never leave its folder: LSG, RVR60. */
export function isTranslationCode(code: string): boolean {
  return /^[A-Z][A-Z0-9]{1,19}$/.test(code);
}

/** Returns the language of the app for an ISO 639 code of two or three letters. */
export function parseIsoLanguage(code: string): Language | undefined {
  if (!/^[a-z]{2,3}$/i.test(code)) return undefined;
  // Converts to the shorter code if there is one: por becomes pt.
  const [tag] = Intl.getCanonicalLocales(code);
  return isLanguage(tag) ? tag : undefined;
}
