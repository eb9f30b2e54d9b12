// Tests of searching a whole text, on the device and on the server, against the golden counts of
// five real translations.
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import { fromVerseNumber } from '../../../schemas/bible/search-worker-messages.ts';
import { parseSearchQuery, parseSymbols } from '../../../schemas/bible/search-query.ts';
import {
  openBibleArchive,
  encodeBible,
} from '../../../server/bible/translation-files/translation-file.ts';
import { createVerseSearch, type VerseSearch } from '../../../server/bible/verse-search.ts';
import { createSearchableText, type SearchableText } from '../../../src/workers/searchable-text.ts';
import { hasTextFolder, readTextFile, readTextJson } from './support/test-bibles.ts';
import { readHelloaoBible } from './support/read-helloao-bible.ts';

interface GoldenSearch {
  translation: string;
  query: string;
  sameAs: string[];
  words: string[];
  verses: number;
  versesByPrefix: number;
  first: string[];
  last: string;
}

const translations = ['ENGWEBP', 'fra_lsg', 'fra_jnd', 'spa_r09', 'por_blj'];
const invalidQueries = [
  '',
  '  ',
  '(',
  '*',
  '\\',
  '[',
  '^$',
  '"',
  '“”',
  '« »',
  '’',
  '🙂',
  '\u0301',
  '%00',
  '-',
];

describe.skipIf(!hasTextFolder).each(translations)('%s', (id) => {
  let searches: GoldenSearch[];
  let serverSearch: VerseSearch;
  let localText: SearchableText;

  beforeAll(() => {
    searches = readTextJson<{ search: GoldenSearch[] }>('golden.json').search.filter(
      ({ translation }) => translation === id,
    );
    const read = readHelloaoBible(readTextFile(`helloao/${id}/complete.json.gz`));
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.findings.slice(0, 10)));
    const pack = openBibleArchive(encodeBible(read.bible));
    const chapters = books
      .flatMap((book) =>
        Array.from({ length: book.chapters }, (_, index) => pack.chapter(book.id, index + 1)),
      )
      .filter((chapter) => chapter !== undefined);
    serverSearch = createVerseSearch({
      code: pack.translation.code,
      language: pack.translation.language,
      chapter: pack.chapter,
    });
    localText = createSearchableText(chapters);
  });

  function find(query: string): string[] {
    return Array.from(localText.find(parseSearchQuery(query), 'canonical').places, (number) => {
      const { book, chapter, verse } = fromVerseNumber(number);
      return `${book}.${chapter}.${verse}`;
    });
  }

  async function searchOnServer(query: string): Promise<string[]> {
    return (await serverSearch(query, 40_000)).map(
      ({ book, chapter, verse }) => `${book}.${chapter}.${verse}`,
    );
  }

  test('golden queries in any spelling find golden verses on device and server', async () => {
    expect(searches.length).toBeGreaterThan(1);
    for (const { query, sameAs, versesByPrefix } of searches) {
      const hits = find(query);
      expect(hits.length, query).toBe(versesByPrefix);
      expect(await searchOnServer(query), query).toEqual(hits);
      for (const other of sameAs) expect(find(other), other).toEqual(hits);
    }
  });

  test('a quoted word matches whole words only, with the golden counts and verses', async () => {
    for (const { words, query, verses, first, last } of searches) {
      const quoted = words.map((word) => `“${word}”`).join(' ');
      const hits = find(quoted);
      expect(hits.length, query).toBe(verses);
      expect(hits.slice(0, 3), query).toEqual(first);
      expect(hits.at(-1), query).toBe(last);
      expect(await searchOnServer(quoted), query).toEqual(hits);
    }
  });

  test('the closest-first order finds the same verses, in the same order every time', () => {
    for (const { query } of searches) {
      const closest = localText.find(parseSearchQuery(query), 'closest').places;
      expect(closest.toSorted()).toEqual(
        localText.find(parseSearchQuery(query), 'canonical').places,
      );
      expect(localText.find(parseSearchQuery(query), 'closest').places).toEqual(closest);
    }
  });

  test.each(invalidQueries)(
    '%j is no word: its symbols are found as written, without error, on the device and the server',
    async (query) => {
      expect(find(query)).toEqual([]);
      const signs = parseSymbols(query);
      const hits = Array.from(localText.findSymbols(signs).places, localText.read);
      expect((await serverSearch(query, 40_000)).map(({ text }) => text)).toEqual(
        signs.length === 0 ? [] : hits,
      );
      expect(hits.every((text) => signs.every((sign) => text.includes(sign)))).toBe(true);
    },
  );

  test('every verse is found by its words, and a symbol beside a word changes nothing', () => {
    const [{ query } = { query: '' }] = searches;
    const hits = localText.find(parseSearchQuery(`(${query}) *\\`), 'canonical').places;
    expect(hits.length).toBe(find(query).length);
    expect(Array.from(hits, localText.read).every((text) => text.length > 10)).toBe(true);
    expect(localText.read(0)).toBe('');
    expect(localText.read(2 ** 24)).toBe('');
  });
});

describe.skipIf(!hasTextFolder)('speed', () => {
  test('31,103 verses are indexed and searched in time, also on a busy machine', () => {
    const read = readHelloaoBible(readTextFile('helloao/ENGWEBP/complete.json.gz'));
    if (read.kind === 'refused') throw new Error('refused');
    const pack = openBibleArchive(encodeBible(read.bible));
    const chapters = books
      .flatMap((book) =>
        Array.from({ length: book.chapters }, (_, index) => pack.chapter(book.id, index + 1)),
      )
      .filter((chapter) => chapter !== undefined);
    const startedAt = performance.now();
    const text = createSearchableText(chapters);
    const loadedAt = performance.now();
    expect(text).toMatchObject({ chapters: 1_189, verses: 31_103 });
    const times = ['the', 't', 'love one another', 'shepherd', '“in the beginning”'].flatMap(
      (query) =>
        (['canonical', 'closest'] as const).map((order) => {
          const searchedAt = performance.now();
          const { length } = text.find(parseSearchQuery(query), order).places;
          return { query, order, length, ms: performance.now() - searchedAt };
        }),
    );
    console.info(
      `ready in ${(loadedAt - startedAt).toFixed(0)} ms; ${times.map(({ query, order, length, ms }) => `${query} ${order} ${length}: ${ms.toFixed(1)} ms`).join('; ')}`,
    );
    expect(loadedAt - startedAt).toBeLessThan(6_000);
    expect(times.map(({ ms }) => ms).toSorted((a, b) => a - b)[5]).toBeLessThan(300);
  });
});
