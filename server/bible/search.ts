// Finds verses by their words; accents, case, apostrophes and ligatures do not matter.
import { setImmediate } from 'node:timers/promises';
import { books } from '../../schemas/books.ts';
import type { Chapter, SearchHit } from '../../schemas/chapter.ts';
import type { Language } from '../../schemas/fields.ts';
import { verseReference } from '../../schemas/reference.ts';

/** `limit` is the largest number of hits. Never throws for what a person may type: whatever is no letter or digit only separates words. */
export type VerseSearch = (query: string, limit: number) => Promise<SearchHit[]>;

interface SearchedText {
  /** Language of the references in the hits. */
  language: Language;
  chapter: (book: string, chapter: number) => Chapter | undefined;
}

/** A search over a whole translation. The first call folds all its verses and keeps them in memory; nothing is kept before. */
export function openVerseSearch(text: SearchedText): VerseSearch {
  let folding: Promise<FoldedVerses> | undefined;
  return async function search(query, limit) {
    const starts = [...new Set(foldToWords(query).split(' '))].filter((word) => word !== '').map((word) => ` ${word}`);
    if (starts.length === 0) return [];
    folding ??= foldVerses(text).catch((error: unknown) => {
      folding = undefined;
      throw error;
    });
    return findPlaces(await folding, starts, limit).flatMap((place) => hitAt(text, place));
  };
}

/** The words of a text as they are compared, each with one space before it: no accents, lower case, ligatures written out. */
function foldToWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

interface FoldedVerses {
  words: string[];
  /** For each verse: place of the book in the canon, chapter and verse, one byte each. */
  places: number[];
}

async function foldVerses(text: SearchedText): Promise<FoldedVerses> {
  const folded: FoldedVerses = { words: [], places: [] };
  for (const [order, book] of books.entries()) {
    for (let chapter = 1; chapter <= book.chapters; chapter++) {
      for (const { verse, text: words } of text.chapter(book.id, chapter)?.verses ?? []) {
        folded.words.push(foldToWords(words));
        folded.places.push((order << 16) | (chapter << 8) | verse);
      }
    }
    // Other requests are answered between two books.
    await setImmediate();
  }
  return folded;
}

function findPlaces({ words, places }: FoldedVerses, starts: readonly string[], limit: number): number[] {
  const found: number[] = [];
  for (const [index, place] of places.entries()) {
    if (found.length >= limit) break;
    const verse = words[index] ?? '';
    if (starts.every((start) => verse.includes(start))) found.push(place);
  }
  return found;
}

function hitAt(text: SearchedText, place: number): SearchHit[] {
  const book = books[place >> 16];
  const chapter = (place >> 8) & 255;
  const verse = book && text.chapter(book.id, chapter)?.verses.find((one) => one.verse === (place & 255));
  if (!book || !verse) return [];
  const where = { book: book.id, chapter, verse: verse.verse };
  return [{ reference: verseReference(text.language, where.book, where.chapter, where.verse), text: verse.text, ...where }];
}
