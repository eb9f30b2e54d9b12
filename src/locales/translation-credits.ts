// What must stand beside the words of a Bible translation wherever they are shown, by its licence.
import { findKnownTranslation } from '../../schemas/bible/translations.ts';

/** Of these translations, each once; most ask for none. */
export function getTranslationCredits(
  translations: readonly (string | null | undefined)[],
): { code: string; text: string }[] {
  return [...new Set(translations)].flatMap((code) => {
    const text = code ? findKnownTranslation(code)?.credit : undefined;
    return code && text !== undefined ? [{ code, text }] : [];
  });
}
