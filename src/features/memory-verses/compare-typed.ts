// Compares a typed verse with its text, word by word. Case, accents, punctuation and spaces do not
// matter.
import { diffArrays } from 'diff';
import { foldToWords } from '../../../schemas/bible/text-folding.ts';
import { splitIntoWords, type VerseWord } from './verse-words.ts';

/**
 * `missing`: only in the verse. `extra`: only in the typed text. The texts of the others, joined, are
 * the verse with its spaces.
 */
export interface ComparedPart {
  kind: 'same' | 'missing' | 'extra';
  text: string;
}

/** Returns the letters and digits of a text, folded, without spaces. */
function foldLetters(text: string): string {
  return foldToWords(text).replaceAll(' ', '');
}

/** Whether a typed word is the word of the verse. */
export function isSameWord(typed: string, word: string): boolean {
  return foldLetters(typed) === foldLetters(word);
}

/**
 * Returns the parts in reading order: words of the verse as the verse has them, and typed words that
 * the verse does not have.
 * @param words the words of the verse
 * @param language BCP 47 language of the verse
 */
export function compareTyped(
  words: readonly VerseWord[],
  typed: string,
  language: string,
): ComparedPart[] {
  const own = words.map(({ before, word }) => foldLetters(before + word));
  const typedWords = splitIntoWords(typed, language);
  const theirs = typedWords.map(({ before, word }) => foldLetters(before + word));
  const parts: ComparedPart[] = [];
  let [inVerse, inTyped] = [0, 0];
  const takeVerse = (count: number) =>
    words
      .slice(inVerse, (inVerse += count))
      .map(({ before, word, after }) => before + word + after)
      .join('');
  const takeTyped = (count: number) =>
    typedWords
      .slice(inTyped, (inTyped += count))
      .map(({ before, word }) => before + word)
      .join(' ');
  const changes = diffArrays(own, theirs);
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at];
    if (!change) continue;
    const next = changes[at + 1];
    if (!change.added && !change.removed) {
      parts.push({ kind: 'same', text: takeVerse(change.count) });
      takeTyped(change.count);
    } else if (change.removed && next?.added && change.value.join('') === next.value.join('')) {
      // Only the spaces differ: “every one” and “everyone”.
      parts.push({ kind: 'same', text: takeVerse(change.count) });
      takeTyped(next.count);
      at += 1;
    } else if (change.removed) parts.push({ kind: 'missing', text: takeVerse(change.count) });
    else parts.push({ kind: 'extra', text: takeTyped(change.count) });
  }
  return parts;
}
