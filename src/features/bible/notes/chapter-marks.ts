// Watches the notes, highlights and bookmarks of a chapter in a translation's verse numbers.
import { combineLatest, map, type Observable } from 'rxjs';
import type { BibleBookmark } from '../../../../schemas/entities/bible-bookmark.ts';
import type { BibleNote } from '../../../../schemas/entities/bible-note.ts';
import { watchChapterBookmarks, type ChapterBookmark } from './bookmarks.ts';
import { getChapterRef } from '../../../../schemas/entities/record-refs.ts';
import type { DataContext } from '../../../data/data-context.ts';
import {
  buildChapterMapping,
  type ChapterMapping,
  findTouchedVerses,
} from '../../../data/bible/canonical-ranges.ts';
import { type SavedRecord, watchRecords } from '../../../data/records/record.ts';

export interface ChapterNote {
  note: SavedRecord<BibleNote>;
  /** The verses of this chapter that it touches, in order. */
  verses: readonly number[];
}

/**
 * The user's marks in a chapter, in the numbering of its translation; verse 0 is the title of a
 * psalm.
 */
export interface ChapterMarks {
  /**
   * Newest first. If several notes are on a verse, the newest note that has a colour gives the
   * colour.
   */
  notes: readonly ChapterNote[];
  notesByVerse: ReadonlyMap<number, readonly SavedRecord<BibleNote>[]>;
  bookmarksByVerse: ReadonlyMap<number, readonly SavedRecord<BibleBookmark>[]>;
  /** Bookmarks of the whole chapter. */
  bookmarks: readonly SavedRecord<BibleBookmark>[];
}

/**
 * @param translation code in capitals; chapter and verses are in its numbering
 * @param last the last verse that the text has, which may have more than its table
 */
export function watchChapterMarks(
  data: DataContext,
  translation: string,
  book: string,
  chapter: number,
  last?: number,
): Observable<ChapterMarks> {
  const mapping = buildChapterMapping(translation, book, chapter, last);
  // A range that begins in the chapter before may reach into this one.
  const chapters = new Set(
    mapping.canonicalChapters.flatMap((one) => (one > 1 ? [one - 1, one] : [one])),
  );
  const notes = combineLatest([...chapters].map((one) => watchChapterNotes(data, book, one)));
  return combineLatest([notes, watchChapterBookmarks(data, mapping)]).pipe(
    map(([lists, bookmarks]) => buildChapterMarks(mapping, lists.flat(), bookmarks)),
  );
}

/** Emits the notes that begin in a chapter of the canonical numbering. */
export function watchChapterNotes(
  data: DataContext,
  book: string,
  chapter: number,
): Observable<SavedRecord<BibleNote>[]> {
  return watchRecords<BibleNote>(data, 'bibleNotes', getChapterRef({ book, chapter }));
}

function buildChapterMarks(
  mapping: ChapterMapping,
  all: readonly SavedRecord<BibleNote>[],
  bookmarks: readonly ChapterBookmark[],
): ChapterMarks {
  const notes = all
    .map((note) => ({ note, verses: findTouchedVerses(mapping, note.fields) }))
    .filter(({ verses }) => verses.length > 0)
    .toSorted((a, b) => compareNewestFirst(a.note, b.note));
  return {
    notes,
    notesByVerse: groupByVerse(
      notes.flatMap(({ note, verses }) => verses.map((verse) => [verse, note] as const)),
    ),
    bookmarksByVerse: groupByVerse(
      bookmarks.flatMap(({ bookmark, verse }) =>
        verse === null ? [] : [[verse, bookmark] as const],
      ),
    ),
    bookmarks: bookmarks.flatMap(({ bookmark, verse }) => (verse === null ? [bookmark] : [])),
  };
}

/** The same order on every device, however late a note reached the server. */
function compareNewestFirst(a: SavedRecord<unknown>, b: SavedRecord<unknown>): number {
  return getTime(b) - getTime(a) || (a.id < b.id ? 1 : -1);
}

function getTime({ createdDate }: SavedRecord<unknown>): number {
  return (
    Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(createdDate) ? createdDate : `${createdDate}Z`) || 0
  );
}

function groupByVerse<T>(
  entries: readonly (readonly [number, T])[],
): ReadonlyMap<number, readonly T[]> {
  const map = new Map<number, T[]>();
  for (const [verse, one] of entries) map.set(verse, [...(map.get(verse) ?? []), one]);
  return map;
}
