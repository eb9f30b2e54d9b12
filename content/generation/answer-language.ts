// Checks whether an answer is written in the requested language.
import { type Language, languages } from '../../schemas/languages.ts';
import { foldText } from '../text-analysis/fold-text.ts';
import { countFunctionWords } from '../text-analysis/function-words.ts';

/** Minimum number of words; in shorter texts the share of function words is not reliable. */
const minWords = 15;
/** Minimum share of function words in a text in one of the supported languages. */
const minShare = 0.18;

export function isWrittenIn(text: string, language: Language): boolean {
  const words = foldText(text).match(/[\p{L}]+/gu) ?? [];
  if (words.length < minWords)
    return words.every((word) => /^[a-z]+$/.test(word) || word.length < 2);
  const own = countFunctionWords(language, words);
  return (
    own >= words.length * minShare &&
    languages.every((other) => countFunctionWords(other, words) <= own * 1.15)
  );
}
