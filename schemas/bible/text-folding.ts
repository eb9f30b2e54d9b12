// Folds text for comparison: accents, case, apostrophes, ligatures and Unicode form do not matter,
// and characters other than letters and digits separate words.

/**
 * Text without accents, ligatures or characters with a second Unicode form, as in most verses of an
 * English text.
 */
const plain = /^[ -~\u2010-\u2026]*$/;
const marks = /\p{M}+/gu;
const specials = /[œæς]/g;
/**
 * Unicode classifies two of the characters used as apostrophes as letters, so they are listed here.
 */
const separators = /(?:[^\p{L}\p{N}]|[\u02B9\u02BC])+/gu;

/**
 * Returns the folded words of a text, each preceded by one space, with one space at the end.
 * Example: ` l eternel est mon berger `. A text without words gives one space.
 */
export function foldToWords(text: string): string {
  const words = (plain.test(text) ? text.toLowerCase() : foldLetters(text)).replace(
    separators,
    ' ',
  );
  if (words === '' || words === ' ') return ' ';
  return `${words.startsWith(' ') ? '' : ' '}${words}${words.endsWith(' ') ? '' : ' '}`;
}

/**
 * The words as in `foldToWords`, and for each of their code units its position in the original
 * text.
 */
export interface FoldedText {
  words: string;
  /**
   * Start and end offset in the original text for each code unit, the end exclusive. An accent
   * after a letter belongs to that letter.
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
 * Returns a character's folded form: its letters, a space for a separator, or an empty string for
 * an accent.
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
