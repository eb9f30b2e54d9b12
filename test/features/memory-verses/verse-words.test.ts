// Tests of the words of a verse in four languages: first letters, gaps, pieces and their order.
import { describe, expect, test } from 'vitest';
import {
  chooseGaps,
  getFirstLetter,
  getTextDirection,
  isInOrder,
  joinWords,
  shufflePieces,
  splitIntoPieces,
  splitIntoWords,
} from '../../../src/features/memory-verses/verse-words.ts';

/** Invented sentences with the punctuation of verses. */
const texts = {
  en: 'The lamp, said he, “doesn’t burn by day”; yet—at night—it shines for every well-known road.',
  fr: 'L’homme dit : « Aujourd’hui, qu’il vienne ! » Puis il ouvrit la porte.',
  es: '¿Quién llama a la puerta? —dijo—; «pasa, amigo mío», y se sentó.',
  pt: 'Dá-me a mão, ó irmão; não há pressa: caminhemos até à fonte!',
} as const;
const languages = Object.keys(texts) as (keyof typeof texts)[];
const split = (language: keyof typeof texts) => splitIntoWords(texts[language], language);
const listWords = (text: string, language: string) =>
  splitIntoWords(text, language).map(({ word }) => word);

describe('splitting', () => {
  test.each(languages)('the words of %s have all of the text', (language) => {
    expect(joinWords(split(language))).toBe(texts[language]);
  });

  test('contractions and words with a hyphen are one word', () => {
    expect(listWords('doesn’t well-known', 'en')).toEqual(['doesn’t', 'well-known']);
    expect(listWords('Dá-me a mão', 'pt')).toEqual(['Dá-me', 'a', 'mão']);
  });

  test('in French, an elided article stands before its word', () => {
    expect(splitIntoWords('qu’il ouvrit', 'fr')).toEqual([
      { before: 'qu’', word: 'il', after: ' ' },
      { before: '', word: 'ouvrit', after: '' },
    ]);
  });

  test('an opening mark belongs to the next word, closing marks to the word before', () => {
    expect(splitIntoWords('(a) ¿Quién? —dijo.', 'es')).toEqual([
      { before: '(', word: 'a', after: ') ' },
      { before: '¿', word: 'Quién', after: '? ' },
      { before: '—', word: 'dijo', after: '.' },
    ]);
  });

  test('a text without words has none, and an unknown language does not fail', () => {
    expect(splitIntoWords('— … —', 'en')).toEqual([]);
    expect(listWords('one two', 'no language')).toEqual(['one', 'two']);
  });

  test('the first letter has its accents, also as separate characters', () => {
    expect(getFirstLetter('été', 'fr')).toBe('é');
    expect(getFirstLetter('e\u0301te\u0301', 'fr')).toBe('e\u0301');
    expect(getFirstLetter('', 'fr')).toBe('');
  });

  test.each([
    ['en', 'ltr'],
    ['zh', 'ltr'],
    ['he', 'rtl'],
    ['ar-EG', 'rtl'],
    ['az-Arab', 'rtl'],
    ['no language', 'ltr'],
  ])('the text of “%s” is written %s', (language, direction) => {
    expect(getTextDirection(language)).toBe(direction);
  });
});

describe('gaps', () => {
  const words = splitIntoWords(texts.en, 'en');

  test('the same seed hides the same words, another seed others', () => {
    expect(chooseGaps(words, 0.3, 'a')).toEqual(chooseGaps(words, 0.3, 'a'));
    const choices = new Set(
      ['a', 'b', 'c', 'd'].map((seed) => chooseGaps(words, 0.3, seed).join()),
    );
    expect(choices.size).toBeGreaterThan(1);
  });

  test.each(['a', 'b', 'c', 'd', 'e'])(
    'about a third is hidden, never two in a row: %s',
    (seed) => {
      const gaps = chooseGaps(words, 0.3, seed);
      expect(gaps).toHaveLength(Math.round(words.length * 0.3));
      expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
      expect(gaps.some((gap, at) => gaps[at + 1] === gap + 1)).toBe(false);
    },
  );

  test('long words are hidden before short words', () => {
    const mixed = splitIntoWords('he mountain is river we valley', 'en');
    expect(chooseGaps(mixed, 0.5, 'a')).toEqual([1, 3, 5]);
  });

  test('at least one word is hidden, also of a single word', () => {
    expect(chooseGaps(splitIntoWords('Amen', 'en'), 0.1, 'a')).toEqual([0]);
    expect(chooseGaps([], 0.3, 'a')).toEqual([]);
  });

  test('when all words are to be hidden, words in a row are hidden, too', () => {
    expect(chooseGaps(splitIntoWords('one two three', 'en'), 1, 'a')).toEqual([0, 1, 2]);
  });
});

describe('order', () => {
  test.each(languages)('the pieces of %s are the text', (language) => {
    const pieces = splitIntoPieces(split(language));
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    expect(pieces.length).toBeLessThanOrEqual(8);
    let rest: string = texts[language];
    for (const piece of pieces) {
      expect(rest.slice(0, piece.length)).toBe(piece);
      // Only the spaces between two pieces are not part of a piece.
      rest = rest.slice(piece.length).trimStart();
    }
    expect(rest).toBe('');
  });

  test('a long text has at most eight pieces, a short one has single words', () => {
    const long = splitIntoWords('word '.repeat(90), 'en');
    expect(splitIntoPieces(long)).toHaveLength(8);
    expect(splitIntoPieces(splitIntoWords('Peace be still', 'en'))).toEqual([
      'Peace',
      'be',
      'still',
    ]);
  });

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'the pieces are never shuffled into order: %s',
    (seed) => {
      for (const pieces of [
        ['one', 'two'],
        ['one', 'two', 'three'],
        splitIntoPieces(split('pt')),
      ]) {
        const order = shufflePieces(pieces, seed);
        expect(order.toSorted((a, b) => a - b)).toEqual(pieces.map((_, index) => index));
        expect(isInOrder(pieces, order)).toBe(false);
        expect(shufflePieces(pieces, seed)).toEqual(order);
      }
    },
  );

  test('equal pieces may change places; a missing piece is not in order', () => {
    const pieces = ['holy', 'holy', 'is he'];
    expect(isInOrder(pieces, [1, 0, 2])).toBe(true);
    expect(isInOrder(pieces, [2, 0, 1])).toBe(false);
    expect(isInOrder(pieces, [0, 1])).toBe(false);
  });
});
