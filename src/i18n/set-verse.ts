// The words of a verse as they are shown outside the reader: their signs set as their language does.
import { frenchSpaces } from './french-spaces.ts';
import { scriptureLanguage } from './scripture-language.ts';

/** @param translation its code; words of one that nobody knows stay as they are */
export function setVerse(text: string, translation: string | null | undefined): string {
  return scriptureLanguage(translation) === 'fr' ? frenchSpaces(text) : text;
}
