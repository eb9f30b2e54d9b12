// Builds a whole Bible in the form of HelloAO's complete.json from the King James text, for import
// tests.
import { books } from '../../../../schemas/bible/books.ts';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';

export interface CompleteJson {
  translation: Record<string, unknown>;
  books: CompleteBook[];
}

interface CompleteBook {
  id: string;
  name: string;
  numberOfChapters: number;
  totalNumberOfVerses: number;
  chapters: { numberOfVerses: number; chapter: CompleteChapter }[];
}

interface CompleteChapter {
  number: number;
  content: Record<string, unknown>[];
  footnotes: {
    noteId: number;
    caller: string;
    text: string;
    reference: { chapter: number; verse: number };
  }[];
}

/**
 * 66 books, 1189 chapters, 31,102 verses; each call makes a new one, so a test may break its own.
 */
export async function buildCompleteJson(
  translation: Record<string, unknown> = {},
): Promise<CompleteJson> {
  const kjv = openKjv();
  const result: CompleteJson = { translation: { ...sample, ...translation }, books: [] };
  for (const { id, names, chapters } of books) {
    const book: CompleteBook = {
      id,
      name: names.en,
      numberOfChapters: chapters,
      totalNumberOfVerses: 0,
      chapters: [],
    };
    for (let number = 1; number <= chapters; number++) {
      const verses = (await kjv.chapter('KJV', id, number))?.verses ?? [];
      const content = verses.map(({ verse, text }) => ({
        type: 'verse',
        number: verse,
        content: [text],
      }));
      book.chapters.push({
        numberOfVerses: verses.length,
        chapter: { number, content: [{ type: 'line_break' }, ...content], footnotes: [] },
      });
      book.totalNumberOfVerses += verses.length;
    }
    result.books.push(book);
  }
  return result;
}

const sample = {
  id: 'test_sample',
  name: 'Test sample',
  shortName: 'SAMPLE',
  website: 'https://example.org/',
  licenseUrl: 'https://example.org/licence',
  licenseNotes: 'Public domain.',
  licenseNotice: null,
  language: 'eng',
  numberOfBooks: 66,
  totalNumberOfChapters: 1189,
  totalNumberOfVerses: 31_102,
};

export function getChapter(bible: CompleteJson, book: string, chapter: number): CompleteChapter {
  const chapterJson = bible.books.find(({ id }) => id === book)?.chapters[chapter - 1]?.chapter;
  if (!chapterJson) throw new Error(`The sample has no ${book} ${chapter}.`);
  return chapterJson;
}

export function encodeJson(bible: CompleteJson): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(bible));
}
