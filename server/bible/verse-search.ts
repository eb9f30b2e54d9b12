// Full-text search in verses; ignores accents, case, apostrophes and ligatures.
import { setImmediate } from 'node:timers/promises';
import pMemoize from 'p-memoize';
import { listVersesOfTheDay } from '../../content/verse-of-the-day/verses-of-the-day.ts';
import { books } from '../../schemas/bible/books.ts';
import type { Chapter, SearchHit } from '../../schemas/bible/chapter.ts';
import { toVerseNumbers } from '../../schemas/bible/passage-numbers.ts';
import type { Language } from '../../schemas/languages.ts';
import { foldToWords } from '../../schemas/bible/text-folding.ts';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';
import {
  type SearchTerms,
  computeMatchDistance,
  parseSearchQuery,
  parseSymbols,
} from '../../schemas/bible/search-query.ts';

/**
 * Returns the hits in the order of the Bible. `limit` is the maximum number of hits: of more, the
 * closest matches are returned. Never throws for text that a person may type. The query syntax is
 * in schemas/bible/search-query.ts.
 */
export type VerseSearch = (query: string, limit: number) => Promise<SearchHit[]>;

interface SearchedText {
  /** Code of the translation, which determines its numbering: KJV. */
  code: string;
  /** Language of the references in the hits. */
  language: Language;
  chapter: (book: string, chapter: number) => Chapter | undefined;
}

/**
 * Creates a search over a whole translation. The first call folds all verses and keeps them in
 * memory; before that, nothing is kept.
 */
export function createVerseSearch(text: SearchedText): VerseSearch {
  const getFoldedBooks = pMemoize(() => foldBooks(text));
  return async function search(query, limit) {
    const terms = parseSearchQuery(query);
    if (terms.length === 0) return findSigns(text, parseSymbols(query), limit);
    const matches = await findMatches(await getFoldedBooks(), terms);
    const chosen =
      matches.length <= limit
        ? matches
        : await selectClosest(matches, { terms, limit, translation: text.code });
    return chosen.flatMap(({ index }) => hitAt(text, index));
  };
}

/**
 * Searches the original verses for symbols, because folded text contains none. Stops when `limit`
 * is reached.
 */
async function findSigns(
  text: SearchedText,
  signs: readonly string[],
  limit: number,
): Promise<SearchHit[]> {
  const hits: SearchHit[] = [];
  if (signs.length === 0) return hits;
  for (const [order, book] of books.entries()) {
    for (let chapter = 1; chapter <= book.chapters; chapter++) {
      for (const { verse, text: words } of text.chapter(book.id, chapter)?.verses ?? []) {
        if (signs.every((sign) => words.includes(sign)))
          hits.push(...hitAt(text, (order << 16) | (chapter << 8) | verse));
        if (hits.length >= limit) return hits;
      }
    }
    // Other requests are answered between two books.
    await setImmediate();
  }
  return hits;
}

interface FoldedBook {
  /**
   * All verses of the book, each with a line feed at its end. Stored as bytes outside the
   * JavaScript heap, because they stay in memory.
   */
  text: Buffer;
  /** For each verse: the byte after its line feed. */
  ends: Uint32Array;
  /** For each verse: position of the book in the canon, chapter and verse, one byte each. */
  places: Uint32Array;
}

async function foldBooks(text: SearchedText): Promise<FoldedBook[]> {
  const folded: FoldedBook[] = [];
  for (const [order, book] of books.entries()) {
    const lines: string[] = [];
    const ends: number[] = [];
    const places: number[] = [];
    for (let chapter = 1; chapter <= book.chapters; chapter++) {
      for (const { verse, text: words } of text.chapter(book.id, chapter)?.verses ?? []) {
        const line = `${foldToWords(words)}\n`;
        lines.push(line);
        ends.push((ends.at(-1) ?? 0) + Buffer.byteLength(line));
        places.push((order << 16) | (chapter << 8) | verse);
      }
    }
    folded.push({
      text: Buffer.from(lines.join('')),
      ends: Uint32Array.from(ends),
      places: Uint32Array.from(places),
    });
    // Other requests are answered between two books.
    await setImmediate();
  }
  return folded;
}

interface Match {
  /** Number of the verse, see schemas/bible/search-worker-messages.ts. */
  index: number;
  /** Folded text of the verse with a line feed. */
  line: Buffer;
}

/**
 * Searches for the longest term, which is usually the rarest. The other terms are checked only in
 * verses that contain the longest term.
 */
async function findMatches(folded: readonly FoldedBook[], terms: SearchTerms): Promise<Match[]> {
  const [longest = '', ...others] = terms.toSorted((a, b) => b.length - a.length);
  const wanted = Buffer.from(longest);
  const more = others.map((needle) => Buffer.from(needle));
  const found: Match[] = [];
  for (const { text, ends, places } of folded) {
    let at = text.indexOf(wanted);
    while (at >= 0) {
      const verse = firstAfter(ends, at);
      const end = ends[verse] ?? text.length;
      const line = text.subarray(verse === 0 ? 0 : ends[verse - 1], end);
      if (more.every((needle) => line.includes(needle)))
        found.push({ index: places[verse] ?? 0, line });
      at = text.indexOf(wanted, end);
    }
    // Other requests are answered between two books.
    await setImmediate();
  }
  return found;
}

/** Verses that are compared with the query before other requests are answered. */
const comparedAtOnce = 1_000;

/** Returns the matches with the smallest distances, in the order of the Bible. */
async function selectClosest(
  matches: readonly Match[],
  { terms, limit, translation }: { terms: SearchTerms; limit: number; translation: string },
): Promise<Match[]> {
  const wellKnown = new Set(toVerseNumbers(translation, listVersesOfTheDay()));
  const measured: { match: Match; distance: number }[] = [];
  for (const [at, match] of matches.entries()) {
    const distance = computeMatchDistance(match.line.toString(), terms, wellKnown.has(match.index));
    measured.push({ match, distance });
    if (at % comparedAtOnce === comparedAtOnce - 1) await setImmediate();
  }
  return measured
    .toSorted((a, b) => a.distance - b.distance || a.match.index - b.match.index)
    .slice(0, limit)
    .map(({ match }) => match)
    .toSorted((a, b) => a.index - b.index);
}

/** Returns the index of the first number that is larger than `value`, in ascending numbers. */
function firstAfter(numbers: Uint32Array, value: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

function hitAt(text: SearchedText, index: number): SearchHit[] {
  const book = books[index >> 16];
  const chapter = (index >> 8) & 255;
  const verse =
    book && text.chapter(book.id, chapter)?.verses.find((one) => one.verse === (index & 255));
  if (!book || !verse) return [];
  const where = { book: book.id, chapter, verse: verse.verse };
  return [
    {
      reference: formatVerseReference(text.language, where.book, where.chapter, where.verse),
      text: verse.text,
      ...where,
    },
  ];
}
