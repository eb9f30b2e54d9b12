// Applies the typography of the text's language to a verse that is shown outside the reader.
import { applyFrenchSpacing } from './french-punctuation.ts';
import { lowerOpeningCapitals } from './opening-capitals.ts';
import { findScriptureLanguage } from './translation-language.ts';

/**
 * Returns the text with the punctuation of its language, and without the capitals that begin a
 * chapter in print.
 * @param translation translation code; the text of an unknown translation stays unchanged
 */
export function applyVerseTypography(text: string, translation: string | null | undefined): string {
  return findScriptureLanguage(translation) === 'fr'
    ? applyFrenchSpacing(text)
    : lowerOpeningCapitals(text, translation);
}
