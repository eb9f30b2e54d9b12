// Lists the user's notes and bookmarks: watches all of them, maps each to its verses in a
// translation, sorts them and filters notes by a search.
import type { Observable } from 'rxjs';
import type { BibleBookmark } from '../../../../schemas/entities/bible-bookmark.ts';
import type { BibleNote, HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import { findBookId, books } from '../../../../schemas/bible/books.ts';
import { foldToWords } from '../../../../schemas/bible/text-folding.ts';
import { fromCanonicalVerses, getVerseCount } from '../../../../schemas/bible/numbering.ts';
import { hasAllTerms, type SearchTerms } from '../../../../schemas/bible/search-query.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { canonicalTranslation, type CanonicalRange } from '../../../data/bible/canonical-ranges.ts';
import { type SavedRecord, watchRecords } from '../../../data/records/record.ts';

export type SavedNote = SavedRecord<BibleNote>;
export type SavedBookmark = SavedRecord<BibleBookmark>;

/**
 * Verses in the numbering of a translation. Verse 0 is the title of a psalm; no verses: the whole
 * chapter.
 */
export interface TranslationRange {
  book: string;
  chapter: number;
  from?: number;
  to?: number;
  /** Chapter and verse of the last verse, if the range ends in another chapter. */
  end?: { chapter: number; verse: number };
}

/** Newest first. */
export function watchNotes(data: DataContext): Observable<SavedNote[]> {
  return watchRecords<BibleNote>(data, 'bibleNotes');
}

/** Newest first. */
export function watchBookmarks(data: DataContext): Observable<SavedBookmark[]> {
  return watchRecords<BibleBookmark>(data, 'bibleBookmarks');
}

/** Null for a place that no Bible has, as another client may have written it. */
export function getNoteRange(
  translation: string,
  { book, chapter, verse, end_chapter: endChapter, end_verse: endVerse }: CanonicalRange,
): TranslationRange | null {
  const id = findBookId(book);
  const [first] = id ? fromCanonicalVerses(translation, { book: id, chapter, verse }) : [];
  if (!first) return null;
  const isRange =
    endVerse !== undefined &&
    endVerse !== null &&
    (endChapter ?? chapter) * 1_000 + endVerse > chapter * 1_000 + verse;
  const last =
    (isRange &&
      fromCanonicalVerses(translation, {
        book: first.book,
        chapter: endChapter ?? chapter,
        verse: endVerse,
      }).at(-1)) ||
    first;
  const start = { book: first.book, chapter: first.chapter, from: first.verse };
  if (last.chapter === first.chapter) return { ...start, to: Math.max(first.verse, last.verse) };
  return {
    ...start,
    to: getVerseCount(translation, first.book, first.chapter),
    end: { chapter: last.chapter, verse: last.verse },
  };
}

/** Null for a place that no Bible has. */
export function getBookmarkRange(
  translation: string,
  bookmark: BibleBookmark,
): TranslationRange | null {
  const id = findBookId(bookmark.book);
  if (!id) return null;
  const isVerse = bookmark.kind === 'verse';
  const verse = bookmark.verse ?? 1;
  // A translation may split a canonical chapter in two. The middle verse then selects the part that
  // holds more of the chapter.
  const at =
    isVerse || verse > 1
      ? verse
      : Math.ceil(getVerseCount(canonicalTranslation, id, bookmark.chapter) / 2);
  const [own] = fromCanonicalVerses(translation, {
    book: id,
    chapter: bookmark.chapter,
    verse: at,
  });
  if (!own) return null;
  return {
    book: own.book,
    chapter: own.chapter,
    ...(isVerse && { from: own.verse, to: own.verse }),
  };
}

/** `newest` keeps the order of the watched list. */
export type ListOrder = 'newest' | 'canonical';

type MarkLocation = Pick<BibleNote, 'book' | 'chapter'> & { verse?: number | null | undefined };

export function sortMarks<F extends MarkLocation>(
  list: readonly SavedRecord<F>[],
  order: ListOrder,
): readonly SavedRecord<F>[] {
  return order === 'newest'
    ? list
    : list.toSorted((a, b) => getCanonicalPosition(a.fields) - getCanonicalPosition(b.fields));
}

/** Returns the position of a book among the 66 books. Unknown books come last. */
export function getBookPosition(book: string): number {
  const id = findBookId(book);
  const index = books.findIndex((one) => one.id === id);
  return index < 0 ? books.length : index;
}

function getCanonicalPosition({ book, chapter, verse }: MarkLocation): number {
  return getBookPosition(book) * 1_000_000 + chapter * 1_000 + (verse ?? 0);
}

/** How many there are of each book, in the order of the Bible. */
export function countByBook(
  list: readonly SavedRecord<MarkLocation>[],
): { book: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { fields } of list) {
    const book = findBookId(fields.book);
    if (book) counts.set(book, (counts.get(book) ?? 0) + 1);
  }
  return [...counts]
    .map(([book, count]) => ({ book, count }))
    .toSorted((a, b) => getBookPosition(a.book) - getBookPosition(b.book));
}

export function isInBook({ fields }: SavedRecord<MarkLocation>, book: string): boolean {
  return fields.book === book || findBookId(fields.book) === book;
}

export interface NoteFilter {
  /** USFM id. */
  book: string | null;
  color: HighlightColor | null;
  terms: SearchTerms;
}

/** @returns a filter that normalizes each text only once for as long as the text stays the same */
export function createNoteFilter(): (
  notes: readonly SavedNote[],
  filter: NoteFilter,
) => readonly SavedNote[] {
  const folded = new Map<string, { text: string; words: string }>();
  const getSearchText = ({ id, fields }: SavedNote): string => {
    const text = `${fields.note_text ?? ''}\n${fields.reference}`;
    const known = folded.get(id);
    if (known?.text === text) return known.words;
    const words = foldToWords(text);
    folded.set(id, { text, words });
    return words;
  };
  return (notes, { book, color, terms }) =>
    notes.filter(
      (note) =>
        (book === null || isInBook(note, book)) &&
        (color === null || getHighlightColor(note) === color) &&
        (terms.length === 0 || hasAllTerms(getSearchText(note), terms)),
    );
}

export function getHighlightColor({ fields }: Pick<SavedNote, 'fields'>): HighlightColor {
  return fields.highlight_color ?? 'none';
}
