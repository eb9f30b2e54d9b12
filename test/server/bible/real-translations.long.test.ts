// Tests of five real translations that are imported, packed and served, against the golden counts
// and hashes supplied with them.
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { books } from '../../../schemas/bible/books.ts';
import type { Chapter, ChapterItem, SearchHit, VersePart } from '../../../schemas/bible/chapter.ts';
import {
  openBibleArchive,
  encodeBible,
  type BibleArchive,
} from '../../../server/bible/translation-files/translation-file.ts';
import { createVerseSearch, type VerseSearch } from '../../../server/bible/verse-search.ts';
import { hasTextFolder, readTextFile, readTextJson } from './support/test-bibles.ts';
import { readHelloaoBible } from './support/read-helloao-bible.ts';

interface Golden {
  translations: Record<string, GoldenText>;
  search: { translation: string; query: string; sameAs: string[]; versesByPrefix: number }[];
}

interface GoldenText {
  verses: number;
  versesWithText: number;
  noteOnlyVerses: string[];
  versesPerBook: Record<string, number>;
  versesPerChapterSha256: string;
  textSha256: string;
  structure: Record<
    | 'headings'
    | 'inlineHeadings'
    | 'hebrewSubtitles'
    | 'lineBreaks'
    | 'footnotes'
    | 'versesWithWordsOfJesus',
    number
  >;
  spot: Record<string, string>;
}

const translations = ['ENGWEBP', 'fra_lsg', 'fra_jnd', 'spa_r09', 'por_blj'];

describe.skipIf(!hasTextFolder).each(translations)('%s', (id) => {
  let golden: GoldenText;
  let searches: Golden['search'];
  let pack: BibleArchive;
  let search: VerseSearch;
  let chapters: Chapter[];

  beforeAll(() => {
    const all = readTextJson<Golden>('golden.json');
    golden = mustHave(all.translations[id]);
    searches = all.search.filter(({ translation }) => translation === id);
    const read = readHelloaoBible(readTextFile(`helloao/${id}/complete.json.gz`));
    if (read.kind === 'refused') throw new Error(JSON.stringify(read.findings.slice(0, 10)));
    pack = openBibleArchive(encodeBible(read.bible));
    search = createVerseSearch({ ...pack.translation, chapter: pack.chapter });
    chapters = books.flatMap((book) =>
      Array.from({ length: book.chapters }, (_, index) =>
        mustHave(pack.chapter(book.id, index + 1)),
      ),
    );
  });

  test('each chapter has the verses of the source', () => {
    const counts = chapters.map(({ verses }) => verses.length);
    const perBook = books.map(({ id: book }) => [
      book,
      chapters
        .filter((one) => one.book === book)
        .reduce((sum, { verses }) => sum + verses.length, 0),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(golden.verses);
    expect(Object.fromEntries(perBook)).toEqual(golden.versesPerBook);
    expect(sha256(counts.join(','))).toBe(golden.versesPerChapterSha256);
  });

  test('the text equals the source, including spaces', () => {
    const verses = chapters.flatMap((one) => one.verses);
    expect(verses.filter(({ text }) => text !== '')).toHaveLength(golden.versesWithText);
    expect(sha256(verses.map(({ text }) => text).join('\n'))).toBe(golden.textSha256);
    const spots = Object.keys(golden.spot).map((place) => [place, textAt(place)]);
    expect(spots).toHaveLength(10);
    expect(Object.fromEntries(spots)).toEqual(golden.spot);
  });

  test('a real translation keeps verses that have only a footnote', () => {
    const empty = chapters.flatMap(({ book, chapter, verses }) =>
      verses.filter(({ text }) => text === '').map(({ verse }) => `${book}.${chapter}.${verse}`),
    );
    expect(empty).toEqual(golden.noteOnlyVerses);
  });

  test('a real translation keeps headings, titles, line breaks, notes and words of Jesus', () => {
    const items = chapters.flatMap((one) => one.items);
    const verses = items.filter((item) => item.kind === 'verse');
    const parts = verses.flatMap((verse) => verse.parts);
    const notesOfWords = items.flatMap((item) => ('notes' in item ? (item.notes ?? []) : []));
    expect({
      headings: count(items, 'heading'),
      inlineHeadings: parts.filter((part) => 'heading' in part).length,
      hebrewSubtitles: count(items, 'title') + count(items, 'letter'),
      lineBreaks: count(items, 'break'),
      footnotes: parts.filter((part) => 'note' in part).length + notesOfWords.length,
      versesWithWordsOfJesus: verses.filter((verse) =>
        verse.parts.some((part) => 'as' in part && part.as === 'jesus'),
      ).length,
    }).toEqual(golden.structure);
    expect([0, 22]).toContain(count(items, 'letter'));
  });

  test('golden searches find the golden results in any spelling of the query', async () => {
    expect(searches.length).toBeGreaterThan(0);
    for (const { query, sameAs, versesByPrefix } of searches) {
      const hits = await search(query, 40_000);
      expect(hits.length, query).toBe(versesByPrefix);
      for (const other of sameAs)
        expect(places(await search(other, 40_000)), other).toEqual(places(hits));
    }
  });

  test('each chapter has a credit line if, and only if, the text requires one', () => {
    const notices = new Set(chapters.map(({ notice }) => notice?.slice(0, 22)));
    expect([...notices]).toEqual([id === 'por_blj' ? 'Bíblia Livre (BLIVRE),' : undefined]);
  });

  function textAt(place: string): string | undefined {
    const [book = '', chapter, verse] = place.split('.');
    return pack.chapter(book, Number(chapter))?.verses.find((one) => one.verse === Number(verse))
      ?.text;
  }
});

describe.skipIf(!hasTextFolder)('pieces of a verse', () => {
  let web: BibleArchive;

  beforeAll(() => {
    const read = readHelloaoBible(readTextFile('helloao/ENGWEBP/complete.json.gz'));
    if (read.kind === 'refused') throw new Error('refused');
    web = openBibleArchive(encodeBible(read.bible));
  });

  test('a later piece of a verse begins with the space, after any note', () => {
    expect(partsAt(web, 'JHN', 3, 3)).toEqual([
      { text: 'Jesus answered him,' },
      { text: ' “Most certainly I tell you, unless one is born anew,', as: 'jesus' },
      { note: expect.stringContaining('from above') },
      { text: ' he can’t see God’s Kingdom.”', as: 'jesus' },
    ]);
  });

  test('pieces of a verse keep the indents of poetry and the breaks between its lines', () => {
    expect(partsAt(web, 'HAB', 3, 3)).toEqual([
      { text: 'God came from Teman,', poem: 1 },
      { text: ' the Holy One from Mount Paran. Selah.', poem: 2 },
      { break: true },
      { text: ' His glory covered the heavens,', poem: 1 },
      { text: ' and his praise filled the earth.', poem: 2 },
    ]);
  });
});

function partsAt(
  pack: BibleArchive,
  book: string,
  chapter: number,
  verse: number,
): VersePart[] | undefined {
  return pack
    .chapter(book, chapter)
    ?.items.flatMap((item) => (item.kind === 'verse' && item.verse === verse ? item.parts : []));
}

function count(items: readonly ChapterItem[], kind: ChapterItem['kind']): number {
  return items.filter((item) => item.kind === kind).length;
}

function places(hits: readonly SearchHit[]): string[] {
  return hits.map(({ book, chapter, verse }) => `${book}.${chapter}.${verse}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function mustHave<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}
