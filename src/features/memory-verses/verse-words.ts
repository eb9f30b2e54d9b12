// Splits the text of a verse into words, first letters, gaps and pieces, in the language of the
// text. Pure; choices are seeded, so that a rendering again does not change them.

/** A word, and what stands around it until the next word: spaces, punctuation, an elided article. */
export interface VerseWord {
  before: string;
  word: string;
  after: string;
}

/** A letter or two with an apostrophe before another word: l’, d’, qu’, jusqu’. */
const elision = /^(\p{L}+['’])(\p{L}.*)$/u;

/**
 * Returns the words in reading order. All of the text is in their parts. Words with a hyphen are one
 * word.
 * @param language BCP 47
 */
export function splitIntoWords(text: string, language: string): VerseWord[] {
  const words: VerseWord[] = [];
  let between = '';
  for (const { segment, isWordLike } of getSegmenter(language, 'word').segment(text)) {
    if (!isWordLike) {
      between += segment;
      continue;
    }
    const last = words.at(-1);
    if (last && /^[-\u2010\u2011]$/.test(between)) {
      last.word += between + segment;
    } else {
      const [, article = '', word = segment] =
        (language.startsWith('fr') && elision.exec(segment)) || [];
      const { closing, opening } = last ? splitBetween(between) : { closing: '', opening: between };
      if (last) last.after = closing;
      words.push({ before: opening + article, word, after: '' });
    }
    between = '';
  }
  const last = words.at(-1);
  if (last) last.after = between;
  return words;
}

/** Splits at the last space: what follows opens the next word, such as a quotation mark. */
function splitBetween(between: string): { closing: string; opening: string } {
  const at = /\s/u.test(between) ? between.search(/\S*$/u) : between.length;
  return { closing: between.slice(0, at), opening: between.slice(at) };
}

const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(toLocale(language), { granularity });
  segmenters.set(key, segmenter);
  return segmenter;
}

/** A text of another server may name a language that is no valid tag. */
function toLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    // The rules of English suit most texts with spaces between words.
    return 'en';
  }
}

/** Scripts that are written from right to left. */
const rightToLeftScripts = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/**
 * Returns the direction of the writing of a language. `Intl.Locale` has it only in some browsers, so
 * the likely script decides.
 * @param language BCP 47
 */
export function getTextDirection(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(toLocale(language)).maximize();
  return script !== undefined && rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
}

/** Returns the first letter of a word with its accents. @param language BCP 47 */
export function getFirstLetter(word: string, language: string): string {
  for (const { segment } of getSegmenter(language, 'grapheme').segment(word)) return segment;
  return '';
}

/**
 * Returns the indexes of the words to hide, in order. Long words are preferred, and two words in a
 * row are hidden only when there is no other choice.
 * @param share part of the words, 0 to 1; at least one word is hidden
 */
export function chooseGaps(words: readonly VerseWord[], share: number, seed: string): number[] {
  const wanted = Math.min(words.length, Math.max(1, Math.round(words.length * share)));
  const random = createRandom(seed);
  const indexes = shuffle(
    words.map((_, index) => index),
    random,
  );
  const isLong = (index: number) => [...(words[index]?.word ?? '')].length > 3;
  const byLength = [...indexes.filter(isLong), ...indexes.filter((index) => !isLong(index))];
  const chosen = new Set<number>();
  for (const mayTouch of [false, true])
    for (const index of byLength) {
      if (chosen.size >= wanted) break;
      if (mayTouch || !(chosen.has(index - 1) || chosen.has(index + 1))) chosen.add(index);
    }
  return [...chosen].toSorted((a, b) => a - b);
}

/** Words in a piece of the mode “order”, if there are enough; and how many pieces at most. */
const wordsPerPiece = 3;
const maxPieces = 8;

/** Returns the consecutive pieces of the text that are put in order: single words or phrases. */
export function splitIntoPieces(words: readonly VerseWord[]): string[] {
  const count = Math.min(
    maxPieces,
    words.length,
    Math.max(3, Math.ceil(words.length / wordsPerPiece)),
  );
  const pieces: string[] = [];
  for (let piece = 0; piece < count; piece += 1) {
    const [from, to] = [piece, piece + 1].map((edge) => Math.round((edge * words.length) / count));
    pieces.push(joinWords(words.slice(from, to)).trim());
  }
  return pieces;
}

/** Returns the text of the words. */
export function joinWords(words: readonly VerseWord[]): string {
  return words.map(({ before, word, after }) => before + word + after).join('');
}

/** Returns the indexes of the pieces in another order than that of the text, if there is one. */
export function shufflePieces(pieces: readonly string[], seed: string): number[] {
  const order = shuffle(
    pieces.map((_, index) => index),
    createRandom(seed),
  );
  if (!isInOrder(pieces, order)) return order;
  return [...order.slice(1), ...order.slice(0, 1)];
}

/** Whether the pieces read as the text. Equal pieces may change places. */
export function isInOrder(pieces: readonly string[], order: readonly number[]): boolean {
  return order.length === pieces.length && order.every((piece, at) => pieces[piece] === pieces[at]);
}

function shuffle(list: readonly number[], random: () => number): number[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [shuffled[last], shuffled[other]];
    if (a === undefined || b === undefined) continue;
    [shuffled[last], shuffled[other]] = [b, a];
  }
  return shuffled;
}

/** Returns a generator of numbers from 0 to 1 (mulberry32), the same for the same seed. */
function createRandom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
