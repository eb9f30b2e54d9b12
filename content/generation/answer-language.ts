// Tells whether an answer is written in the language that was asked for.
import type { Language } from '../../schemas/fields.ts';
import { foldText } from '../text-analysis/fold-text.ts';
import { countFunctionWords } from '../text-analysis/function-words.ts';

/** In less than this the small words say too little. */
const minWords = 15;
/** Of the words of a text in one of our languages, at least so many are its small words. */
const minShare = 0.18;

const languages: readonly Language[] = ['en', 'fr', 'es', 'pt'];

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
