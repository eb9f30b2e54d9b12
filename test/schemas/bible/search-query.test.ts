// Tests of the Bible search without a page: word folding, query parsing, ranking and marking of
// hits, verse numbers and symbols.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldToWords, foldWithOffsets } from '../../../schemas/bible/text-folding.ts';
import { toVerseNumber, fromVerseNumber } from '../../../schemas/bible/search-worker-messages.ts';
import {
  computeMatchDistance,
  hasAllTerms,
  parseSearchQuery,
  findTermRanges,
  findSymbolRanges,
  parseSymbols,
} from '../../../schemas/bible/search-query.ts';
import { createSearchableText } from '../../../src/workers/searchable-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('folding', () => {
  test.each([
    [
      'L’Éternel est mon berger: je ne manquerai de rien.',
      ' l eternel est mon berger je ne manquerai de rien ',
    ],
    ['cœur', ' coeur '],
    ['CŒUR', ' coeur '],
    ['cœur', ' coeur '.normalize('NFD')],
    ['Ægypte', ' aegypte '],
    ['señor', ' senor '],
    ['SEN\u0303OR', ' senor '],
    ['coração', ' coracao '],
    ['lʼunʹdeux', ' l un deux '],
    ['«\u00a0Paix\u202f»', ' paix '],
    ['λόγος', ' λογοσ '],
    ['3.16', ' 3 16 '],
    ['', ' '],
    ['—…!', ' '],
  ])('%s is %j', (text, words) => {
    expect(foldToWords(text)).toBe(words);
  });

  test('folding with positions gives the same words as folding without, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldWithOffsets(text);
        expect(folded.words).toBe(foldToWords(text));
        expect(folded.from).toHaveLength(folded.words.length);
        expect(folded.to).toHaveLength(folded.words.length);
      }),
      { numRuns: 1_000 },
    );
  });

  test('composed and decomposed Unicode forms of a text fold to the same words', () => {
    fc.assert(
      fc.property(
        anyText,
        (text) => foldToWords(text.normalize('NFC')) === foldToWords(text.normalize('NFD')),
      ),
    );
  });
});

describe('a query', () => {
  test.each([
    ['love one', [' love', ' one']],
    ['love love LOVE', [' love']],
    ['“love one another”', [' love one another ']],
    ['« cœur pur »', [' coeur pur ']],
    ['„não temas“ Deus', [' nao temas ', ' deus']],
    ['"love one an', [' love one an']],
    ['dieu "l’amour"', [' dieu', ' l amour ']],
    ['lo love', [' love']],
    ['"', []],
    ['( * \\', []],
  ])('the query %s is parsed as %j', (query, needles) => {
    expect(parseSearchQuery(query)).toEqual(needles);
  });

  test('any input is searched without an error, and marks are whole characters in order', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, text) => {
        const terms = parseSearchQuery(query + text.slice(0, 12));
        let end = 0;
        for (const { from, to } of findTermRanges(text, terms)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('search results', () => {
  function marked(text: string, query: string): string[] {
    return findTermRanges(text, parseSearchQuery(query)).map(({ from, to }) =>
      text.slice(from, to),
    );
  }

  test.each([
    ['Crée en moi un cœur pur, ô Dieu!', 'coeur pur', ['cœur', 'pur']],
    ['Crée en moi un cœur pur, ô Dieu!', '“cœur pur”', ['cœur pur']],
    ['L’E\u0301ternel est mon berger', 'ETERNEL', ['E\u0301ternel']],
    ['Love, love: loved and beloved', 'love', ['Love', 'love', 'love']],
    ['aujourd’hui', '"aujourd hui"', ['aujourd’hui']],
    ['œuvre', 'o', ['œ']],
    ['a b a b a', '“a b a”', ['a b a b a']],
  ])('in %s by %s is marked: %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });

  test('phrases rank first, then words near each other, then whole words, then short texts', () => {
    const texts = [
      'love of the brothers and one for another in the house',
      'and they love each one another',
      'my commandment is that you love one another',
      'love one anothers',
      'love one another',
    ];
    const terms = parseSearchQuery('love one another');
    const measure = (words: string): number => computeMatchDistance(words, terms, false);
    const sorted = texts
      .map(foldToWords)
      .filter((words) => hasAllTerms(words, terms))
      .toSorted((a, b) => measure(a) - measure(b));
    expect(sorted.map((words) => texts.map(foldToWords).indexOf(words))).toEqual([4, 2, 3, 1, 0]);
  });

  test('a well-known verse ranks before others, but after one with the phrase as typed', () => {
    const terms = parseSearchQuery('love one another');
    const measure = (text: string, isWellKnown: boolean): number =>
      computeMatchDistance(foldToWords(text), terms, isWellKnown);
    const apart = 'love bears all, one for another';
    expect(measure(apart, true)).toBeLessThan(measure('love one or another', false));
    expect(measure(apart, true)).toBeGreaterThan(measure('love one anothers', false));
    expect(measure(`${'a '.repeat(2_000)}love one of another`, false)).toBeLessThan(2 ** 28);
  });
});

test('verse numbers map to verses and back, and sort in the order of the Bible', () => {
  const places = [
    { book: 'GEN', chapter: 1, verse: 1 },
    { book: 'PSA', chapter: 119, verse: 176 },
    { book: 'PSA', chapter: 150, verse: 0 },
    { book: 'REV', chapter: 22, verse: 21 },
  ];
  const numbers = places.map((place) => toVerseNumber(place) ?? -1);
  expect(numbers.map(fromVerseNumber)).toEqual(places);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(toVerseNumber({ book: 'TOB', chapter: 1, verse: 1 })).toBeUndefined();
});

test('chapters may be searched in any order and twice; an unknown book is left out', () => {
  const verses = [{ verse: 1, text: 'Peace be with you' }];
  const text = createSearchableText([
    { book: 'REV', chapter: 1, verses },
    { book: 'GEN', chapter: 2, verses },
    { book: 'GEN', chapter: 1, verses },
    { book: 'GEN', chapter: 1, verses: [{ verse: 1, text: 'Peace that is older' }] },
    { book: 'TOB', chapter: 1, verses },
  ]);
  const found = Array.from(text.find(parseSearchQuery('peace'), 'canonical').places);
  expect(found.map(fromVerseNumber).map(({ book, chapter }) => `${book} ${chapter}`)).toEqual([
    'GEN 1',
    'GEN 2',
    'REV 1',
  ]);
  expect(found.map(text.read)).toEqual(Array(3).fill('Peace be with you'));
});

test.each([
  ['(', ['(']],
  [' * ( * ', ['*', '(']],
  ['love (', []],
  ['“', []],
  ['“?”', ['?']],
  [' ', []],
] as const)('the signs of %j are %j', (query, signs) => {
  expect(parseSymbols(query)).toEqual(signs);
});

test('symbols are marked at their positions, including regular expression symbols', () => {
  expect(findSymbolRanges('(a) [b] (c', ['(', ')'])).toEqual([
    { from: 0, to: 1 },
    { from: 2, to: 3 },
    { from: 8, to: 9 },
  ]);
});
