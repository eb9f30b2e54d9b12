// Builds the rows of search results (reference, text, highlighted ranges), lists the found books,
// and filters hits by testament or book. Only rows that are shown are built.
import { books, oldTestamentBooks } from '../../../../schemas/bible/books.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { getBookName, formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { getBookIndex, fromVerseNumber } from '../../../../schemas/bible/search-worker-messages.ts';
import {
  type TextRange,
  findTermRanges,
  findSymbolRanges,
} from '../../../../schemas/bible/search-query.ts';
import type { BibleSearchState } from './bible-search.ts';

export interface VerseRow {
  /** Number of the verse, see schemas/bible/search-worker-messages.ts. */
  place: number;
  /** In the user's language. */
  reference: string;
  /** Undefined until the text was loaded. */
  text: string | undefined;
  runs: readonly TextRange[];
}

/** @param set typesets the punctuation of a verse by the rules of the language of the text */
export function createRowBuilder(
  { texts, terms, signs = [] }: Extract<BibleSearchState, { kind: 'found' }>,
  language: Language,
  set: (text: string) => string = (text) => text,
): (place: number) => VerseRow {
  return function rowAt(place) {
    const { book, chapter, verse } = fromVerseNumber(place);
    const found = texts.get(place);
    const text = found === undefined ? undefined : set(found);
    return {
      place,
      reference: formatVerseReference(language, book, chapter, verse),
      text,
      runs:
        text === undefined
          ? []
          : [...findTermRanges(text, terms), ...findSymbolRanges(text, signs)],
    };
  };
}

/** Returns whether the server may have more verses than it has sent. */
export function isResultTruncated({
  server,
}: Pick<Extract<BibleSearchState, { kind: 'found' }>, 'server'>): boolean {
  return server.kind === 'answered' && server.isCut;
}

/** A book in which something was found, by its place among the 66. */
export interface FoundBook {
  order: number;
  name: string;
  isNewTestament: boolean;
  count: number;
}

/** In canonical order. */
export function listFoundBooks(places: Uint32Array, language: Language): FoundBook[] {
  const counts = new Uint32Array(books.length);
  for (const place of places) counts[getBookIndex(place)] = (counts[getBookIndex(place)] ?? 0) + 1;
  return books.flatMap(({ id }, order) => {
    const count = counts[order] ?? 0;
    return count === 0
      ? []
      : [
          {
            order,
            name: getBookName(language, id),
            isNewTestament: order >= oldTestamentBooks,
            count,
          },
        ];
  });
}

/** Everywhere, in one testament, or in one book by its place among the 66. */
export type SearchScope = 'all' | 'old' | 'new' | number;

export function filterVerseNumbers(places: Uint32Array, where: SearchScope): Uint32Array {
  if (where === 'all') return places;
  return places.filter((place) =>
    typeof where === 'number'
      ? getBookIndex(place) === where
      : getBookIndex(place) >= oldTestamentBooks === (where === 'new'),
  );
}
