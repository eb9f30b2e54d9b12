// Reads a second translation beside a chapter and aligns the verses of both, even when the two
// translations number verses differently.
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { fromCanonicalVerses, toCanonicalVerses } from '../../../../schemas/bible/numbering.ts';
import type { VerseId } from '../../../../schemas/bible/numbering.ts';
import { readChapter } from '../../../data/bible/chapters.ts';
import type { ChapterResult } from '../../../data/bible/chapters.ts';
import type { DataContext } from '../../../data/data-context.ts';

/**
 * Verses that match in both translations. One list is empty when only the other translation has the
 * text. A list has several verses when verses are joined.
 */
export interface ParallelRow {
  /** Verse numbers in the chapter that is open; 0 is a psalm's title. */
  first: readonly number[];
  /** In the numbering of the other translation. */
  second: readonly VerseId[];
}

/** `otherChapters` holds every chapter of the second translation that has a verse in the rows. */
export type ParallelResult =
  | { kind: 'parallel'; rows: readonly ParallelRow[]; otherChapters: readonly Chapter[] }
  | Exclude<ChapterResult, { kind: 'chapter' }>;

/**
 * Reads the chapters of the second translation and aligns them with the open chapter.
 *
 * @param other code of the second translation; its chapters are stored on the device like other
 *   chapters that were read
 */
export async function readParallelChapter(
  data: DataContext,
  chapter: Chapter,
  other: string,
): Promise<ParallelResult> {
  const seconds: Chapter[] = [];
  for (const { book, chapter: number } of listParallelChapters(chapter, other)) {
    const answer = await readChapter(data, { translation: other, book, chapter: number });
    if (answer.kind !== 'chapter') return answer;
    seconds.push(answer.chapter);
  }
  return { kind: 'parallel', rows: alignVerses(chapter, seconds, other), otherChapters: seconds };
}

/** Returns the chapters of the other translation that contain verses of this chapter, in order. */
export function listParallelChapters(
  chapter: Chapter,
  other: string,
): Pick<VerseId, 'book' | 'chapter'>[] {
  const places = new Map<string, Pick<VerseId, 'book' | 'chapter'>>();
  for (const verse of listVerses(chapter)) {
    for (const at of toCanonicalVerses(chapter.translation, verse)) {
      for (const { book, chapter: number } of fromCanonicalVerses(other, at))
        places.set(`${book}.${number}`, { book, chapter: number });
    }
  }
  return [...places.values()].sort((a, b) => a.chapter - b.chapter);
}

/**
 * Aligns verses: two verses share a row when they map to the same verse of the canonical numbering.
 */
export function alignVerses(
  chapter: Chapter,
  otherChapters: readonly Chapter[],
  other: string,
): ParallelRow[] {
  const theirs = otherChapters.flatMap(listVerses);
  const theirsByPlace = new Map<string, VerseId[]>();
  for (const verse of theirs) {
    for (const place of listCanonicalPlaces(other, verse))
      theirsByPlace.set(place, [...(theirsByPlace.get(place) ?? []), verse]);
  }
  const rows: AlignedRow[] = [];
  const placed = new Set<VerseId>();
  for (const verse of listVerses(chapter)) {
    const matched = new Set(
      listCanonicalPlaces(chapter.translation, verse).flatMap(
        (place) => theirsByPlace.get(place) ?? [],
      ),
    );
    const before = rows.at(-1);
    if (before && [...matched].some((one) => before.second.has(one))) {
      before.first.push(verse.verse);
      for (const one of matched) before.second.add(one);
    } else rows.push({ first: [verse.verse], second: matched });
    for (const one of matched) placed.add(one);
  }
  joinTitle(rows);
  for (const verse of theirs) if (!placed.has(verse)) insertAlone(rows, verse, chapter, other);
  return rows.map(({ first, second }) => ({
    first,
    second: theirs.filter((verse) => second.has(verse)),
  }));
}

interface AlignedRow {
  first: number[];
  second: Set<VerseId>;
}

/**
 * Joins a psalm's title with the first verse when no verse of the second translation is aligned
 * with the title.
 */
function joinTitle(rows: AlignedRow[]): void {
  const [title, next] = rows;
  if (title?.first[0] !== 0 || title.second.size > 0 || !next) return;
  next.first.unshift(0);
  rows.shift();
}

/**
 * Inserts a verse that only the second translation has, at its position. A verse that belongs to a
 * neighbouring chapter is left out.
 */
function insertAlone(
  rows: AlignedRow[],
  verse: VerseId,
  { translation, book, chapter }: Chapter,
  other: string,
): void {
  const nearest = toCanonicalVerses(other, verse)
    .flatMap((at) => fromCanonicalVerses(translation, at))
    .find((at) => at.book === book && at.chapter === chapter);
  if (!nearest) return;
  const beside =
    verse.verse === 0 &&
    rows.find(({ first }) => first.includes(nearest.verse) || first.includes(nearest.verse + 1));
  if (beside) {
    beside.second.add(verse);
    return;
  }
  const isBefore = (one: VerseId) =>
    one.chapter < verse.chapter || (one.chapter === verse.chapter && one.verse < verse.verse);
  const after = rows.findLastIndex(({ first, second }) =>
    second.size > 0 ? [...second].some(isBefore) : first.some((one) => one < nearest.verse),
  );
  rows.splice(after + 1, 0, { first: [], second: new Set([verse]) });
}

/** With the psalm's title, in the order of the page. */
function listVerses({ book, chapter, items, verses }: Chapter): VerseId[] {
  const numbers = verses.map(({ verse }) => verse);
  return (items.some(({ kind }) => kind === 'title') ? [0, ...numbers] : numbers).map((verse) => ({
    book,
    chapter,
    verse,
  }));
}

function listCanonicalPlaces(code: string, verse: VerseId): string[] {
  return toCanonicalVerses(code, verse).map((at) => `${at.book}.${at.chapter}.${at.verse}`);
}
