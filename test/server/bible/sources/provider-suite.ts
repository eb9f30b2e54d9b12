// Acceptance suite for every source of Bible text: the translation list, all chapters, unknown
// passages, and verse search. Runs on each source: `describe.each(sources)('$name', testProvider)`.
import { expect, test } from 'vitest';
import { books } from '../../../../schemas/bible/books.ts';
import { getVerseText } from '../../../../server/bible/build-chapter.ts';
import type { BibleProvider } from '../../../../server/bible/provider.ts';

export interface ProviderSource {
  name: string;
  /** Code of an English translation of the source that has no missing verses. */
  code: string;
  /**
   * Four words that only John 3:16 contains together, in their order in the text. The second and
   * the last are longer than four letters or are no prefix of another word.
   */
  words: readonly [string, string, string, string];
  /** The same provider each time. */
  open: () => BibleProvider;
}

export function testProvider({ code, words, open }: ProviderSource): void {
  const [only, begotten, son, everlasting] = words;

  test('a provider lists the translations that it can serve, once each', async () => {
    const codes = (await open().translations()).map((translation) => translation.code);
    expect(codes).toContain(code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('every chapter of the Bible is served, and its verses follow from its items', async () => {
    const bible = open();
    const places = books.flatMap(({ id, chapters }) =>
      Array.from({ length: chapters }, (_, index) => ({ book: id, chapter: index + 1 })),
    );
    for (const place of places) {
      const chapter = await bible.chapter(code, place.book, place.chapter);
      expect(chapter).toMatchObject({ translation: code, ...place, language: 'en' });
      const verses =
        chapter?.items.flatMap((item) =>
          item.kind === 'verse' ? [{ verse: item.verse, text: getVerseText(item.parts) }] : [],
        ) ?? [];
      expect(chapter?.verses).toEqual(verses);
      expect(verses.map(({ verse }) => verse)).toEqual(verses.map((_, index) => index + 1));
      expect(verses.length).toBeGreaterThan(1);
    }
  }, 60_000);

  test('a translation code may be in any letter case', async () => {
    const lower = await open().chapter(code.toLowerCase(), 'JHN', 3);
    expect(lower).toEqual(await open().chapter(code, 'JHN', 3));
    expect(lower?.translation).toBe(code);
  });

  test.each([
    ['ZZZ', 'JHN', 3],
    ['../../outside', 'JHN', 3],
    ['', 'JHN', 3],
    [code, 'TOB', 1],
    [code, '__proto__', 1],
    [code, '../JHN', 1],
    [code, 'JHN', 0],
    [code, 'JHN', 22],
    [code, 'JHN', 1.5],
    [code, 'JHN', Number.NaN],
  ])('a provider has no chapter for %s %s %s', async (translation, book, chapter) => {
    expect(await open().chapter(translation, book, chapter)).toBeUndefined();
  });

  test('a search finds a verse by word beginnings, ignoring case, accents and marks', async () => {
    const expected = [
      expect.objectContaining({ reference: 'John 3:16', book: 'JHN', chapter: 3, verse: 16 }),
    ];
    const accented = begotten.replace(/[aeo]/, (vowel) => `${vowel}\u0308`).normalize('NFC');
    const queries = [
      words.join(' '),
      `${only.toUpperCase()} — ${accented}, ${son}! ${everlasting.slice(0, -2)}`,
      `  ${son} ${only}\t${begotten.slice(0, 3)} ${everlasting} ${only} `,
    ];
    for (const query of queries)
      expect(await open().search(code, query, 200), query).toEqual(expected);
    expect(
      await open().search(code, `${begotten.slice(1)} ${son} ${everlasting.slice(1)}`, 200),
    ).toEqual([]);
  });

  test('a search returns up to the requested number of verses in canonical order', async () => {
    const bible = open();
    const hits = (await bible.search(code, 'shepherd', 1000)) ?? [];
    const order = hits.map(
      ({ book, chapter, verse }) =>
        books.findIndex(({ id }) => id === book) * 1e6 + chapter * 1e3 + verse,
    );
    expect(hits.length).toBeGreaterThan(50);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const [first] = hits;
    const chapter = first && (await bible.chapter(code, first.book, first.chapter));
    expect(chapter?.verses).toContainEqual({ verse: first?.verse, text: first?.text });
    const few = (await bible.search(code, 'shepherd', 7)) ?? [];
    expect(few).toHaveLength(7);
    expect(hits.filter((hit) => few.some((one) => one.reference === hit.reference))).toEqual(few);
    expect(await bible.search(code, 'shepherd', 0)).toEqual([]);
  });

  test.each(['', '   ', '*', '\\', '.*', '[', '?!', '\u0000', '$&'])(
    'a search finds nothing for %j, which is in no verse, and does not throw',
    async (query) => {
      expect(await open().search(code, query, 200)).toEqual([]);
    },
  );

  test.each(['(', '’', '; :'])(
    'for the signs %j it finds only verses that hold them, and does not throw',
    async (query) => {
      const hits = (await open().search(code, query, 200)) ?? [];
      for (const { text } of hits)
        for (const sign of query.split(' ')) expect(text).toContain(sign);
    },
  );

  test('a search treats symbols between words as a gap', async () => {
    const hits = await open().search(code, `${only}\\(${begotten})* [${son}] ${everlasting}`, 200);
    expect(hits?.map(({ reference }) => reference)).toEqual(['John 3:16']);
  });

  test('a search in an unknown translation returns undefined', async () => {
    expect(await open().search('ZZZ', 'shepherd', 200)).toBeUndefined();
  });
}
