// Messages between a page and the worker that searches a Bible text. A verse is encoded as one
// number, so that 31,102 verses fit into one array.
import { books } from './books.ts';
import type { Verse } from './chapter.ts';
import type { VerseId } from './numbering.ts';

/**
 * `canonical`: in the order of the Bible. `closest`: sorted by `computeMatchDistance`
 * (schemas/bible/search-query.ts). Verses with the same distance are in the order of the Bible.
 */
export type SearchOrder = 'canonical' | 'closest';

/** A chapter that the page has and the library has not. */
export interface SearchedChapter {
  book: string;
  chapter: number;
  verses: readonly Verse[];
}

/**
 * Request to the search worker.
 *
 * - `open`: names the text, and says whether the library has any of its chapters. `wellKnown`
 *   has the numbers of verses that many people look for.
 * - `find`: requests the verses that match a query, with the text of the first of them.
 * - `read`: requests the text of verses.
 */
export type SearchRequest =
  | {
      id: number;
      kind: 'open';
      code: string;
      library: boolean;
      more: readonly SearchedChapter[];
      wellKnown: readonly number[];
    }
  | { id: number; kind: 'find'; query: string; order: SearchOrder; first: number }
  | { id: number; kind: 'read'; places: readonly number[] };

/**
 * Verse numbers of the matches in `places`. `distances` holds the distance of each match if the
 * matches are sorted by distance; otherwise it is empty.
 */
export interface FoundVerses {
  places: Uint32Array<ArrayBuffer>;
  distances: Uint32Array<ArrayBuffer>;
}

export type SearchAnswer =
  | { id: number; kind: 'opened'; chapters: number; verses: number }
  | ({ id: number; kind: 'found'; texts: readonly string[] } & FoundVerses)
  | { id: number; kind: 'read'; texts: readonly string[] }
  | { id: number; kind: 'failed'; name: string; message: string };

const orders = new Map<string, number>(books.map(({ id }, order) => [id, order]));

/**
 * Returns the number of a verse; numbers sort in canonical order. Undefined for an unknown book.
 */
export function toVerseNumber({ book, chapter, verse }: VerseId): number | undefined {
  const order = orders.get(book);
  return order === undefined ? undefined : order * 65_536 + chapter * 256 + verse;
}

export function fromVerseNumber(number: number): VerseId {
  return {
    book: books[getBookIndex(number)]?.id ?? '',
    chapter: (number >> 8) & 255,
    verse: number & 255,
  };
}

/** Place of the book of a verse among the 66. */
export function getBookIndex(number: number): number {
  return number >> 16;
}
