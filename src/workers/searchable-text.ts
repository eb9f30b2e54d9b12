// Bible text in memory for full-text search: finds verses by words or symbols, sorts the matches,
// and returns the original text of a verse. There is no index, because a full scan takes
// milliseconds.
import { books } from '../../schemas/bible/books.ts';
import { foldToWords } from '../../schemas/bible/text-folding.ts';
import {
  type FoundVerses,
  toVerseNumber,
  type SearchedChapter,
  type SearchOrder,
} from '../../schemas/bible/search-worker-messages.ts';
import { computeMatchDistance, type SearchTerms } from '../../schemas/bible/search-query.ts';

export interface SearchableText {
  readonly chapters: number;
  readonly verses: number;
  /** Returns the numbers of all verses that contain the search terms; none without search terms. */
  find(terms: SearchTerms, order: SearchOrder): FoundVerses;
  /**
   * Returns the numbers of all verses that contain these symbols unchanged, in the order of the
   * Bible.
   */
  findSymbols(signs: readonly string[]): FoundVerses;
  /** Returns the text of a verse; empty if the verse is missing. */
  read(place: number): string;
}

/**
 * @param chapters in any order; of two that are the same the first counts
 * @param wellKnown numbers of the verses that the order `closest` prefers
 */
export function createSearchableText(
  chapters: Iterable<SearchedChapter>,
  wellKnown: Iterable<number> = [],
): SearchableText {
  const preferred = new Set(wellKnown);
  const byBook = new Map<string, Map<number, SearchedChapter>>();
  let count = 0;
  for (const chapter of chapters) {
    const book = byBook.get(chapter.book) ?? new Map<number, SearchedChapter>();
    byBook.set(chapter.book, book);
    if (book.has(chapter.chapter)) continue;
    book.set(chapter.chapter, chapter);
    count += 1;
  }
  const searched = books.flatMap(({ id }) => {
    const book = byBook.get(id);
    return book ? [prepareBook([...book.values()].toSorted((a, b) => a.chapter - b.chapter))] : [];
  });
  return {
    chapters: count,
    verses: searched.reduce((sum, { places }) => sum + places.length, 0),
    find: (terms, order) =>
      terms.length === 0
        ? { places: new Uint32Array(), distances: new Uint32Array() }
        : findIn(searched, terms, order, preferred),
    findSymbols: (signs) => findSymbolsIn(searched, signs),
    read: (place) => readIn(searched, place),
  };
}

interface SearchedBook {
  /** Folded text of all verses, with a line feed after each verse. */
  foldedText: string;
  /** For each verse: the code unit after its line feed. */
  ends: Uint32Array;
  /** Numbers of the verses, ascending. */
  places: Uint32Array;
  /** Original text as UTF-8, which needs half the space of a string. */
  text: Uint8Array<ArrayBuffer>;
  /** For each verse: the byte after its last. */
  textEnds: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** The most bytes that UTF-8 needs for a code unit. */
const maxWidth = 3;

function prepareBook(chapters: readonly SearchedChapter[]): SearchedBook {
  const lines: string[] = [];
  const ends: number[] = [];
  const places: number[] = [];
  const textEnds: number[] = [];
  const characters = chapters.reduce(
    (sum, { verses }) => sum + verses.reduce((length, { text }) => length + text.length, 0),
    0,
  );
  const bytes = new Uint8Array(characters * maxWidth);
  let end = 0;
  let textEnd = 0;
  for (const { book, chapter, verses } of chapters) {
    for (const { verse, text } of verses) {
      const place = toVerseNumber({ book, chapter, verse });
      if (place === undefined) continue;
      const line = `${foldToWords(text)}\n`;
      end += line.length;
      textEnd += encoder.encodeInto(text, bytes.subarray(textEnd)).written;
      lines.push(line);
      ends.push(end);
      places.push(place);
      textEnds.push(textEnd);
    }
  }
  return {
    foldedText: lines.join(''),
    ends: Uint32Array.from(ends),
    places: Uint32Array.from(places),
    text: bytes.slice(0, textEnd),
    textEnds: Uint32Array.from(textEnds),
  };
}

/**
 * Searches the longest term, which is usually the rarest, and checks the other terms only in the
 * verses found.
 */
function findIn(
  searched: readonly SearchedBook[],
  terms: SearchTerms,
  order: SearchOrder,
  wellKnown: ReadonlySet<number>,
): FoundVerses {
  const [longest = '', ...others] = terms.toSorted((a, b) => b.length - a.length);
  const found: number[] = [];
  const distances: number[] = [];
  for (const { foldedText, ends, places } of searched) {
    let at = foldedText.indexOf(longest);
    while (at >= 0) {
      const verse = firstAfter(ends, at);
      const end = ends[verse] ?? foldedText.length;
      const line =
        others.length > 0 || order === 'closest'
          ? foldedText.slice(verse === 0 ? 0 : ends[verse - 1], end)
          : '';
      if (others.every((needle) => line.includes(needle))) {
        const place = places[verse] ?? 0;
        found.push(place);
        if (order === 'closest')
          distances.push(computeMatchDistance(line, terms, wellKnown.has(place)));
      }
      at = foldedText.indexOf(longest, end);
    }
  }
  return order === 'closest'
    ? sortByDistance(found, distances)
    : { places: Uint32Array.from(found), distances: new Uint32Array() };
}

/** Searches the original text verse by verse, because folded text contains no symbols. */
function findSymbolsIn(searched: readonly SearchedBook[], signs: readonly string[]): FoundVerses {
  const found = searched.flatMap(({ places, text, textEnds }) =>
    [...places].filter((_, verse) => {
      const verseText = decoder.decode(
        text.subarray(verse === 0 ? 0 : textEnds[verse - 1], textEnds[verse]),
      );
      return signs.every((sign) => verseText.includes(sign));
    }),
  );
  return { places: Uint32Array.from(found), distances: new Uint32Array(found.length) };
}

/**
 * Sorts by distance, and verses with the same distance by their order in the Bible. Distance and
 * index combined in one number sort much faster than objects.
 */
function sortByDistance(found: readonly number[], distances: readonly number[]): FoundVerses {
  const keys = Float64Array.from(distances, (distance, at) => distance * 65_536 + at).toSorted();
  return {
    places: Uint32Array.from(keys, (key) => found[key % 65_536] ?? 0),
    distances: Uint32Array.from(keys, (key) => Math.floor(key / 65_536)),
  };
}

function readIn(searched: readonly SearchedBook[], place: number): string {
  for (const { places, text, textEnds } of searched) {
    if ((places.at(-1) ?? -1) < place) continue;
    const verse = firstAfter(places, place - 1);
    return places[verse] === place
      ? decoder.decode(text.subarray(verse === 0 ? 0 : textEnds[verse - 1], textEnds[verse]))
      : '';
  }
  return '';
}

/** Index of the first number that is larger than `value`, in ascending numbers. */
function firstAfter(numbers: Uint32Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
