// Credits that licences require beside the text of a Bible translation.
import { findKnownTranslation } from '../../schemas/bible/translations.ts';

/**
 * Returns the credits of the given translations without duplicates; most translations need no
 * credit.
 */
export function getTranslationCredits(
  translations: readonly (string | null | undefined)[],
): { code: string; text: string }[] {
  return [...new Set(translations)].flatMap((code) => {
    const text = code ? findKnownTranslation(code)?.credit : undefined;
    return code && text !== undefined ? [{ code, text }] : [];
  });
}
