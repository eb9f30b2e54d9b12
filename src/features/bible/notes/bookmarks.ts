// Watches, adds and removes the user's bookmarks on a whole chapter or on verses. Bookmarks are
// stored in canonical numbering and shown in every translation.
import { combineLatest, map, type Observable } from 'rxjs';
import type { BibleBookmark } from '../../../../schemas/entities/bible-bookmark.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { fromCanonicalVerses, getVerseCount } from '../../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { deriveId } from '../../../data/records/canonical-json.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { getChapterRef } from '../../../../schemas/entities/record-refs.ts';
import type { DataContext } from '../../../data/data-context.ts';
import {
  buildChapterMapping,
  type ChapterMapping,
  canonicalTranslation,
  toTranslationVerse,
  listCanonicalPositions,
  splitIntoRuns,
} from '../../../data/bible/canonical-ranges.ts';
import { changeMarks, type MarkChanges, type Undo } from './undoable-mark-changes.ts';
import { type SavedRecord, watchRecords, StorageWriteError } from '../../../data/records/record.ts';

export interface ChapterBookmark {
  bookmark: SavedRecord<BibleBookmark>;
  /** In the numbering of the translation; null: the whole chapter. */
  verse: number | null;
}

/** The bookmarks in a chapter, each where the translation has it. */
export function watchChapterBookmarks(
  data: DataContext,
  mapping: ChapterMapping,
): Observable<ChapterBookmark[]> {
  const lists = mapping.canonicalChapters.map((chapter) =>
    watchRecords<BibleBookmark>(
      data,
      'bibleBookmarks',
      getChapterRef({ book: mapping.book, chapter }),
    ),
  );
  return combineLatest(lists).pipe(
    map((all) => all.flat().flatMap((bookmark) => locateInChapter(mapping, bookmark))),
  );
}

function locateInChapter(
  mapping: ChapterMapping,
  bookmark: SavedRecord<BibleBookmark>,
): ChapterBookmark[] {
  const { kind, chapter } = bookmark.fields;
  const verse = bookmark.fields.verse ?? 1;
  if (kind !== 'verse' && verse <= 1)
    return findMainChapter(mapping.translation, mapping.book, chapter) === mapping.chapter
      ? [{ bookmark, verse: null }]
      : [];
  const own = toTranslationVerse(mapping, { chapter, verse });
  if (own?.chapter !== mapping.chapter) return [];
  return [{ bookmark, verse: kind === 'verse' ? own.verse : null }];
}

/**
 * Resolves when the bookmark of the whole chapter is on the device; an existing bookmark is not
 * duplicated. Throws `StorageWriteError`.
 */
export function addChapterBookmark(
  data: DataContext,
  place: ChapterLocation,
  language: Language,
): Promise<Undo> {
  const { translation, book, chapter } = place;
  const mapping = buildChapterMapping(translation, book, chapter);
  const own = mapping.canonicalChapters.find(
    (one) => findMainChapter(translation, book, one) === chapter,
  );
  const [first] = [...mapping.positionsByVerse.values()].flat();
  // A chapter that is only the end of a canonical chapter is identified by its first verse in the
  // canonical numbering.
  const at =
    own === undefined && first !== undefined
      ? { chapter: Math.floor(first / 1_000), verse: first % 1_000 }
      : { chapter: own ?? chapter, verse: 1 };
  return changeMarks(data, (changes) =>
    addBookmark(data, changes, {
      ...at,
      kind: 'chapter',
      book,
      translation,
      language,
      reference: formatVerseReference(language, book, chapter),
    }),
  );
}

/** Adds a bookmark at the first verse of each run of verses. Throws `StorageWriteError`. */
export async function addVerseBookmarks(
  data: DataContext,
  place: ChapterLocation,
  verses: readonly number[],
  language: Language,
): Promise<Undo> {
  const { translation, book } = place;
  const runs = splitIntoRuns(
    buildChapterMapping(translation, book, place.chapter, Math.max(...verses)),
    verses,
  );
  if (runs.length === 0) throw new StorageWriteError(new Error('a bookmark without a verse'));
  return changeMarks(data, async (changes) => {
    for (const { verses: own, range } of runs) {
      const { chapter, verse } = range;
      await addBookmark(data, changes, {
        kind: 'verse',
        book,
        chapter,
        verse,
        translation,
        language,
        reference: formatVerseReference(language, book, place.chapter, own[0]),
      });
    }
  });
}

/** Throws `StorageWriteError`. */
export function removeBookmarks(data: DataContext, ids: readonly string[]): Promise<Undo> {
  return changeMarks(data, async (changes) => {
    for (const id of ids) await changes.remove('bibleBookmarks', id);
  });
}

interface BookmarkInput {
  kind: 'chapter' | 'verse';
  book: string;
  chapter: number;
  verse: number;
  translation: string;
  reference: string;
  language: Language;
}

/**
 * The id is derived from the place, so that a double tap, another tab and another device create the
 * same bookmark.
 */
function addBookmark(data: DataContext, changes: MarkChanges, input: BookmarkInput): Promise<void> {
  const { kind, book, chapter, verse } = input;
  const id = deriveId('bookmark', data.account?.id ?? '', kind, book, chapter, verse);
  const fields = { ...input, translation: input.translation.toLowerCase() };
  return changes.add('bibleBookmarks', fields, {
    ref: getChapterRef({ book, chapter }),
    id,
    formFields: ['kind', 'verse', 'reference', 'translation', 'language'],
  });
}

/** Returns the chapter of a translation that contains most of a canonical chapter. */
function findMainChapter(translation: string, book: string, chapter: number): number {
  const counts = new Map<number, number>();
  const last = getVerseCount(canonicalTranslation, book, chapter);
  if (last === 0) return chapter;
  for (const place of listCanonicalPositions({
    book,
    chapter,
    verse: 1,
    end_chapter: chapter,
    end_verse: last,
  })) {
    const [own] = fromCanonicalVerses(translation, { book, chapter, verse: place % 1_000 });
    if (own) counts.set(own.chapter, (counts.get(own.chapter) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? chapter;
}
