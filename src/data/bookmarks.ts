// Bookmarks: on a whole chapter, or on a verse. They lie on the canonical grid and show in every translation.
import { combineLatest, map, type Observable } from 'rxjs';
import type { BibleBookmark } from '../../schemas/bible-bookmark.ts';
import type { Language } from '../../schemas/fields.ts';
import { fromCanonical, versesIn } from '../../schemas/numbering.ts';
import { verseReference } from '../../schemas/reference.ts';
import { derivedId } from './canonical.ts';
import type { Place } from './chapters.ts';
import { chapterRef } from './collections.ts';
import type { Data } from './data.ts';
import { chapterGrid, type ChapterGrid, gridCode, ownVerse, placesIn, runsOf } from './grid-ranges.ts';
import { inOneStep, type MarkSteps, type TakeBack } from './mark-steps.ts';
import { type Kept, listKept, NotKept } from './record.ts';

export interface MarkedBookmark {
  bookmark: Kept<BibleBookmark>;
  /** In the numbering of the translation; null: the whole chapter. */
  verse: number | null;
}

/** The bookmarks in a chapter, each where the translation has it. */
export function chapterBookmarks(data: Data, grid: ChapterGrid): Observable<MarkedBookmark[]> {
  const lists = grid.chapters.map((chapter) => listKept<BibleBookmark>(data, 'bibleBookmarks', chapterRef({ book: grid.book, chapter })));
  return combineLatest(lists).pipe(map((all) => all.flat().flatMap((bookmark) => markedIn(grid, bookmark))));
}

function markedIn(grid: ChapterGrid, bookmark: Kept<BibleBookmark>): MarkedBookmark[] {
  const { kind, chapter } = bookmark.fields;
  const verse = bookmark.fields.verse ?? 1;
  if (kind !== 'verse' && verse <= 1) return homeOf(grid.translation, grid.book, chapter) === grid.chapter ? [{ bookmark, verse: null }] : [];
  const own = ownVerse(grid, { chapter, verse });
  if (own?.chapter !== grid.chapter) return [];
  return [{ bookmark, verse: kind === 'verse' ? own.verse : null }];
}

/** Resolves when the bookmark of the whole chapter is on the device; one that is there already stays one. Throws `NotKept`. */
export function bookmarkChapter(data: Data, place: Place, language: Language): Promise<TakeBack> {
  const { translation, book, chapter } = place;
  const grid = chapterGrid(translation, book, chapter);
  const own = grid.chapters.find((one) => homeOf(translation, book, one) === chapter);
  const [first] = [...grid.placesByVerse.values()].flat();
  // A chapter that is but the end of one on the grid is known by its first verse there.
  const at = own === undefined && first !== undefined ? { chapter: Math.floor(first / 1_000), verse: first % 1_000 } : { chapter: own ?? chapter, verse: 1 };
  return inOneStep(data, (steps) => add(data, steps, { ...at, kind: 'chapter', book, translation, language, reference: verseReference(language, book, chapter) }));
}

/** A bookmark on the first verse of each run of verses. Throws `NotKept`. */
export async function bookmarkVerses(data: Data, place: Place, verses: readonly number[], language: Language): Promise<TakeBack> {
  const { translation, book } = place;
  const runs = runsOf(chapterGrid(translation, book, place.chapter, Math.max(...verses)), verses);
  if (runs.length === 0) throw new NotKept(new Error('a bookmark without a verse'));
  return inOneStep(data, async (steps) => {
    for (const { verses: own, range } of runs) {
      const { chapter, verse } = range;
      await add(data, steps, { kind: 'verse', book, chapter, verse, translation, language, reference: verseReference(language, book, place.chapter, own[0]) });
    }
  });
}

/** Throws `NotKept`. */
export function removeBookmarks(data: Data, ids: readonly string[]): Promise<TakeBack> {
  return inOneStep(data, async (steps) => {
    for (const id of ids) await steps.remove('bibleBookmarks', id);
  });
}

interface BookmarkDraft {
  kind: 'chapter' | 'verse';
  book: string;
  chapter: number;
  verse: number;
  translation: string;
  reference: string;
  language: Language;
}

/** The place gives the id: a double tap, another tab and another device make the same one. */
function add(data: Data, steps: MarkSteps, draft: BookmarkDraft): Promise<void> {
  const { kind, book, chapter, verse } = draft;
  const id = derivedId('bookmark', data.account?.id ?? '', kind, book, chapter, verse);
  const fields = { ...draft, translation: draft.translation.toLowerCase() };
  return steps.add('bibleBookmarks', fields, { ref: chapterRef({ book, chapter }), id, written: ['kind', 'verse', 'reference', 'translation', 'language'] });
}

/** The chapter of a translation that holds most of a chapter of the grid. */
function homeOf(translation: string, book: string, chapter: number): number {
  const counts = new Map<number, number>();
  const last = versesIn(gridCode, book, chapter);
  if (last === 0) return chapter;
  for (const place of placesIn({ book, chapter, verse: 1, end_chapter: chapter, end_verse: last })) {
    const [own] = fromCanonical(translation, { book, chapter, verse: place % 1_000 });
    if (own) counts.set(own.chapter, (counts.get(own.chapter) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? chapter;
}
