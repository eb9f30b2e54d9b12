// Counts the function words of each language in a folded text, which shows in which language the
// text is written.
import { type Language, languages, mapLanguages } from '../../schemas/languages.ts';
import { foldText } from './fold-text.ts';
import { textPatternsByLanguage } from './words-by-language.ts';

const functionWords = mapLanguages(
  (language) => new Set(foldText(textPatternsByLanguage[language].functionWords).split(' ')),
);

/**
 * Returns how many of the words are function words of a language.
 * @param words folded, without punctuation
 */
export function countFunctionWords(language: Language, words: readonly string[]): number {
  return words.filter((word) => functionWords[language].has(word)).length;
}

/** The interface language is preferred by more than one function word. */
const ownLanguageLead = 1.5;
const maxBehind = 2;

/**
 * Returns the languages in which a text may be written, the most likely one first.
 * @param language of the interface
 */
export function listLikelyLanguages(words: readonly string[], language: Language): Language[] {
  const counts = languages
    .map((one) => ({
      language: one,
      count: countFunctionWords(one, words) + (one === language ? ownLanguageLead : 0),
    }))
    .toSorted((one, other) => other.count - one.count);
  const most = counts[0]?.count ?? 0;
  return counts.filter(({ count }) => count >= most - maxBehind).map(({ language: one }) => one);
}
