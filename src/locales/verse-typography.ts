// The words of a verse as they are shown outside the reader: their signs set as their language
// does.
import { applyFrenchSpacing } from './french-punctuation.ts';
import { findScriptureLanguage } from './translation-language.ts';

/** @param translation its code; words of one that nobody knows stay as they are */
export function applyVerseTypography(text: string, translation: string | null | undefined): string {
  return findScriptureLanguage(translation) === 'fr' ? applyFrenchSpacing(text) : text;
}
