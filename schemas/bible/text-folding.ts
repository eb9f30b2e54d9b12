// How words are compared: accents, case, apostrophes, ligatures and the form of Unicode do not
// matter; what is no letter or digit separates.

/** Nothing in it has an accent, a ligature or a second form: most verses of an English text. */
const plain = /^[ -~\u2010-\u2026]*$/;
const marks = /\p{M}+/gu;
const specials = /[œæς]/g;
/** Two of the signs that are written for an apostrophe count as letters. */
const separators = /(?:[^\p{L}\p{N}]|[\u02B9\u02BC])+/gu;

/**
 * The words of a text, each with one space before it and one at the end of all: ` l eternel est mon
 * berger `. A text without words is one space.
 */
export function foldToWords(text: string): string {
  const words = (plain.test(text) ? text.toLowerCase() : foldLetters(text)).replace(
    separators,
    ' ',
  );
  if (words === '' || words === ' ') return ' ';
  return `${words.startsWith(' ') ? '' : ' '}${words}${words.endsWith(' ') ? '' : ' '}`;
}

/** The words as `foldToWords` has them, and for each of their code units where it comes from. */
export interface FoldedText {
  words: string;
  /**
   * First code unit in the text, and the one after the last: an accent after a letter belongs to
   * it.
   */
  from: readonly number[];
  to: readonly number[];
}

/** Slower than `foldToWords`: for the few texts that are shown. */
export function foldWithOffsets(text: string): FoldedText {
  let words = ' ';
  const from = [0];
  const to = [0];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const letters = wordLetters(character);
    if (letters === '') to[to.length - 1] = end;
    else if (letters !== ' ' || !words.endsWith(' ')) {
      words += letters;
      for (let unit = 0; unit < letters.length; unit++) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  if (!words.endsWith(' ')) {
    words += ' ';
    from.push(at);
    to.push(at);
  }
  return { words, from, to };
}

/** A text has few characters, each many times. */
const lettersByCharacter = new Map<string, string>();
const maxRemembered = 2_000;

/**
 * What a character is in folded words: its letters, a space for what separates, nothing for an
 * accent.
 */
function wordLetters(character: string): string {
  const known = lettersByCharacter.get(character);
  if (known !== undefined) return known;
  const letters = foldLetters(character).replace(separators, ' ');
  if (lettersByCharacter.size < maxRemembered) lettersByCharacter.set(character, letters);
  return letters;
}

function foldLetters(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase().replace(specials, writeOut);
}

function writeOut(letter: string): string {
  return letter === 'œ' ? 'oe' : letter === 'æ' ? 'ae' : 'σ';
}
