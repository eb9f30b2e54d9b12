// Type and parser of Scripture references in Selah's texts: only book, chapter and verse. The verse
// text comes from a Bible translation.
import type { BookId } from '../../schemas/bible/books.ts';

/** King James numbering; at most three verses. */
export interface PassageReference {
  book: BookId;
  chapter: number;
  verse: number;
  lastVerse?: number;
}

/** @param text `PSA 34:18; ISA 40:29-31` */
export function parsePassages(text: string): readonly PassageReference[] {
  return text
    .trim()
    .split(/\s*;\s*/)
    .map(parsePassage);
}

function parsePassage(text: string): PassageReference {
  const [book = '', place = ''] = text.split(' ');
  const [chapter, verse, lastVerse] = place.split(/[:-]/).map(Number);
  if (chapter === undefined || verse === undefined) throw new Error(`No place: ${text}`);
  // A test in test/content verifies for every reference that the book exists.
  return { book: book as BookId, chapter, verse, ...(lastVerse !== undefined && { lastVerse }) };
}
