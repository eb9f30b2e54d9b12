// Notes and highlights on verses, and all marks of a chapter as a translation counts its verses.
import { combineLatest, map, type Observable } from 'rxjs';
import type { BibleBookmark } from '../../schemas/bible-bookmark.ts';
import type { BibleNote } from '../../schemas/bible-note.ts';
import { chapterBookmarks, type MarkedBookmark } from './bookmarks.ts';
import { chapterRef } from './collections.ts';
import type { Data } from './data.ts';
import { chapterGrid, type ChapterGrid, touchedVerses } from './grid-ranges.ts';
import { type Kept, listKept, removeKept, restoreKept } from './record.ts';

export interface MarkedNote {
  note: Kept<BibleNote>;
  /** The verses of this chapter that it touches, in order. */
  verses: readonly number[];
}

/** What a person marked in a chapter, in the numbering of its translation; verse 0 is the title of a psalm. */
export interface ChapterMarks {
  /** Newest first: where several lie on a verse, the newest that has a colour gives it. */
  notes: readonly MarkedNote[];
  notesByVerse: ReadonlyMap<number, readonly Kept<BibleNote>[]>;
  bookmarksByVerse: ReadonlyMap<number, readonly Kept<BibleBookmark>[]>;
  /** Of the whole chapter. */
  bookmarks: readonly Kept<BibleBookmark>[];
}

/**
 * @param translation code in capitals; chapter and verses are in its numbering
 * @param last the last verse that the text has, which may have more than its table
 */
export function chapterMarks(data: Data, translation: string, book: string, chapter: number, last?: number): Observable<ChapterMarks> {
  const grid = chapterGrid(translation, book, chapter, last);
  // A range that begins in the chapter before may reach into this one.
  const chapters = new Set(grid.chapters.flatMap((one) => (one > 1 ? [one - 1, one] : [one])));
  const notes = combineLatest([...chapters].map((one) => chapterNotes(data, book, one)));
  return combineLatest([notes, chapterBookmarks(data, grid)]).pipe(map(([lists, bookmarks]) => marksOf(grid, lists.flat(), bookmarks)));
}

/** Those that begin in a chapter of the canonical grid. */
export function chapterNotes(data: Data, book: string, chapter: number): Observable<Kept<BibleNote>[]> {
  return listKept<BibleNote>(data, 'bibleNotes', chapterRef({ book, chapter }));
}

function marksOf(grid: ChapterGrid, all: readonly Kept<BibleNote>[], bookmarks: readonly MarkedBookmark[]): ChapterMarks {
  const notes = all
    .map((note) => ({ note, verses: touchedVerses(grid, note.fields) }))
    .filter(({ verses }) => verses.length > 0)
    .toSorted((a, b) => byNewest(a.note, b.note));
  return {
    notes,
    notesByVerse: byVerse(notes.flatMap(({ note, verses }) => verses.map((verse) => [verse, note] as const))),
    bookmarksByVerse: byVerse(bookmarks.flatMap(({ bookmark, verse }) => (verse === null ? [] : [[verse, bookmark] as const]))),
    bookmarks: bookmarks.flatMap(({ bookmark, verse }) => (verse === null ? [bookmark] : [])),
  };
}

/** The same order on every device, however late a note reached the server. */
function byNewest(a: Kept<unknown>, b: Kept<unknown>): number {
  return timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1);
}

function timeOf({ createdDate }: Kept<unknown>): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(createdDate) ? createdDate : `${createdDate}Z`) || 0;
}

function byVerse<T>(entries: readonly (readonly [number, T])[]): ReadonlyMap<number, readonly T[]> {
  const map = new Map<number, T[]>();
  for (const [verse, one] of entries) map.set(verse, [...(map.get(verse) ?? []), one]);
  return map;
}

export async function removeNote(data: Data, id: string): Promise<void> {
  await removeKept(data, 'bibleNotes', id);
  void data.sync();
}

export async function restoreNote(data: Data, id: string): Promise<void> {
  await restoreKept(data, 'bibleNotes', id);
  void data.sync();
}
