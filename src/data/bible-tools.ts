// A person's notes and bookmarks as lists: all of them, where each stands in a translation, in which order, and which are looked for.
import type { Observable } from 'rxjs';
import type { BibleBookmark } from '../../schemas/bible-bookmark.ts';
import type { BibleNote, HighlightColor } from '../../schemas/bible-note.ts';
import { bookIdFromName, books } from '../../schemas/books.ts';
import { foldToWords } from '../../schemas/fold.ts';
import { fromCanonical, versesIn } from '../../schemas/numbering.ts';
import { holdsAll, type Needles } from '../../schemas/verse-query.ts';
import type { Data } from './data.ts';
import { gridCode, type GridRange } from './grid-ranges.ts';
import { type Kept, listKept } from './record.ts';

export type KeptNote = Kept<BibleNote>;
export type KeptBookmark = Kept<BibleBookmark>;

/** Verses in the numbering of a translation. Verse 0 is the title of a psalm; no verses: the whole chapter. */
export interface OwnPlace {
  book: string;
  chapter: number;
  from?: number;
  to?: number;
  /** Where the last verse stands, if not in the same chapter. */
  end?: { chapter: number; verse: number };
}

/** Newest first. */
export function allNotes(data: Data): Observable<KeptNote[]> {
  return listKept<BibleNote>(data, 'bibleNotes');
}

/** Newest first. */
export function allBookmarks(data: Data): Observable<KeptBookmark[]> {
  return listKept<BibleBookmark>(data, 'bibleBookmarks');
}

/** Null for a place that no Bible has, as another client may have written it. */
export function placeOfNote(translation: string, { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse }: GridRange): OwnPlace | null {
  const id = bookIdFromName(book);
  const [first] = id ? fromCanonical(translation, { book: id, chapter, verse }) : [];
  if (!first) return null;
  const isRange = endVerse !== undefined && endVerse !== null && (endChapter ?? chapter) * 1_000 + endVerse > chapter * 1_000 + verse;
  const last = (isRange && fromCanonical(translation, { book: first.book, chapter: endChapter ?? chapter, verse: endVerse }).at(-1)) || first;
  const start = { book: first.book, chapter: first.chapter, from: first.verse };
  if (last.chapter === first.chapter) return { ...start, to: Math.max(first.verse, last.verse) };
  return { ...start, to: versesIn(translation, first.book, first.chapter), end: { chapter: last.chapter, verse: last.verse } };
}

/** Null for a place that no Bible has. */
export function placeOfBookmark(translation: string, bookmark: BibleBookmark): OwnPlace | null {
  const id = bookIdFromName(bookmark.book);
  if (!id) return null;
  const isVerse = bookmark.kind === 'verse';
  const verse = bookmark.verse ?? 1;
  // Where a chapter is cut in two, the part that holds more of it holds its middle, too.
  const at = isVerse || verse > 1 ? verse : Math.ceil(versesIn(gridCode, id, bookmark.chapter) / 2);
  const [own] = fromCanonical(translation, { book: id, chapter: bookmark.chapter, verse: at });
  if (!own) return null;
  return { book: own.book, chapter: own.chapter, ...(isVerse && { from: own.verse, to: own.verse }) };
}

/** `newest` is the order in which they come. */
export type ListOrder = 'newest' | 'canonical';

type Placed = Pick<BibleNote, 'book' | 'chapter'> & { verse?: number | null | undefined };

export function inOrder<F extends Placed>(list: readonly Kept<F>[], order: ListOrder): readonly Kept<F>[] {
  return order === 'newest' ? list : list.toSorted((a, b) => gridPlace(a.fields) - gridPlace(b.fields));
}

/** Place of a book among the 66; those that nobody knows stand at the end. */
export function bookPlace(book: string): number {
  const id = bookIdFromName(book);
  const place = books.findIndex((one) => one.id === id);
  return place < 0 ? books.length : place;
}

function gridPlace({ book, chapter, verse }: Placed): number {
  return bookPlace(book) * 1_000_000 + chapter * 1_000 + (verse ?? 0);
}

/** How many there are of each book, in the order of the Bible. */
export function countBooks(list: readonly Kept<Placed>[]): { book: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { fields } of list) {
    const book = bookIdFromName(fields.book);
    if (book) counts.set(book, (counts.get(book) ?? 0) + 1);
  }
  return [...counts].map(([book, count]) => ({ book, count })).toSorted((a, b) => bookPlace(a.book) - bookPlace(b.book));
}

export function isOfBook({ fields }: Kept<Placed>, book: string): boolean {
  return fields.book === book || bookIdFromName(fields.book) === book;
}

export interface NoteFilter {
  /** USFM id. */
  book: string | null;
  color: HighlightColor | null;
  needles: Needles;
}

/** @returns a filter that folds each text once, as long as it stays the same */
export function createNoteFilter(): (notes: readonly KeptNote[], filter: NoteFilter) => readonly KeptNote[] {
  const folded = new Map<string, { text: string; words: string }>();
  const wordsOf = ({ id, fields }: KeptNote): string => {
    const text = `${fields.note_text ?? ''}\n${fields.reference}`;
    const known = folded.get(id);
    if (known?.text === text) return known.words;
    const words = foldToWords(text);
    folded.set(id, { text, words });
    return words;
  };
  return (notes, { book, color, needles }) =>
    notes.filter((note) => (book === null || isOfBook(note, book)) && (color === null || colorOf(note) === color) && (needles.length === 0 || holdsAll(wordsOf(note), needles)));
}

export function colorOf({ fields }: Pick<KeptNote, 'fields'>): HighlightColor {
  return fields.highlight_color ?? 'none';
}
