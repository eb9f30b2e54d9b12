// What a page and the worker that searches a Bible text say to each other. A verse is one number
// there: 31,102 of them travel as one array.
import { books } from './books.ts';
import type { Verse } from './chapter.ts';
import type { VerseId } from './numbering.ts';

/**
 * Canonical: in the order of the Bible. Closest: as `computeMatchDistance` says
 * (schemas/bible/search-query.ts).
 */
export type SearchOrder = 'canonical' | 'closest';

/** A chapter that the page has and the library has not. */
export interface SearchedChapter {
  book: string;
  chapter: number;
  verses: readonly Verse[];
}

/**
 * `open`: which text, and whether the library has anything of it. `find`: the verses that answer a
 * query, with the words of the first of them. `read`: the words of verses.
 */
export type SearchRequest =
  | { id: number; kind: 'open'; code: string; library: boolean; more: readonly SearchedChapter[] }
  | { id: number; kind: 'find'; query: string; order: SearchOrder; first: number }
  | { id: number; kind: 'read'; places: readonly number[] };

/** Numbers of verses. `distances`: of each, where they are sorted by it; else empty. */
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

/** Numbers sort in canonical order. Undefined for a book nobody knows. */
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
