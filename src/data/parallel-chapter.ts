// A second translation beside a chapter: which of its verses stand beside which, whatever each of them counts.
import type { Chapter } from '../../schemas/chapter.ts';
import { fromCanonical, toCanonical } from '../../schemas/numbering.ts';
import type { VerseId } from '../../schemas/numbering.ts';
import { readChapter } from './chapters.ts';
import type { ChapterAnswer } from './chapters.ts';
import type { Data } from './data.ts';

/** What says the same in both. One of the two is empty where the other has words of its own; several where verses are joined. */
export interface ParallelRow {
  /** Verse numbers in the chapter that is open; 0 is a psalm's title. */
  first: readonly number[];
  /** In the numbering of the other translation. */
  second: readonly VerseId[];
}

/** `seconds`: every chapter of the other translation of which something stands here. */
export type ParallelAnswer = { kind: 'parallel'; rows: readonly ParallelRow[]; seconds: readonly Chapter[] } | Exclude<ChapterAnswer, { kind: 'chapter' }>;

/** @param other code of the second translation. Its chapters are kept on the device like those that are read. */
export async function readBeside(data: Data, chapter: Chapter, other: string): Promise<ParallelAnswer> {
  const seconds: Chapter[] = [];
  for (const { book, chapter: number } of chaptersBeside(chapter, other)) {
    const answer = await readChapter(data, { translation: other, book, chapter: number });
    if (answer.kind !== 'chapter') return answer;
    seconds.push(answer.chapter);
  }
  return { kind: 'parallel', rows: alignVerses(chapter, seconds, other), seconds };
}

/** The chapters of the other translation that hold something of this one, in order. */
export function chaptersBeside(chapter: Chapter, other: string): Pick<VerseId, 'book' | 'chapter'>[] {
  const places = new Map<string, Pick<VerseId, 'book' | 'chapter'>>();
  for (const verse of versesOf(chapter)) {
    for (const at of toCanonical(chapter.translation, verse)) {
      for (const { book, chapter: number } of fromCanonical(other, at)) places.set(`${book}.${number}`, { book, chapter: number });
    }
  }
  return [...places.values()].sort((a, b) => a.chapter - b.chapter);
}

/** Two verses stand beside each other when they hold the same place of the grid. */
export function alignVerses(chapter: Chapter, seconds: readonly Chapter[], other: string): ParallelRow[] {
  const theirs = seconds.flatMap(versesOf);
  const theirsByPlace = new Map<string, VerseId[]>();
  for (const verse of theirs) {
    for (const place of placesOf(other, verse)) theirsByPlace.set(place, [...(theirsByPlace.get(place) ?? []), verse]);
  }
  const rows: Row[] = [];
  const placed = new Set<VerseId>();
  for (const verse of versesOf(chapter)) {
    const matched = new Set(placesOf(chapter.translation, verse).flatMap((place) => theirsByPlace.get(place) ?? []));
    const before = rows.at(-1);
    if (before && [...matched].some((one) => before.second.has(one))) {
      before.first.push(verse.verse);
      for (const one of matched) before.second.add(one);
    } else rows.push({ first: [verse.verse], second: matched });
    for (const one of matched) placed.add(one);
  }
  joinTitle(rows);
  for (const verse of theirs) if (!placed.has(verse)) insertAlone(rows, verse, chapter, other);
  return rows.map(({ first, second }) => ({ first, second: theirs.filter((verse) => second.has(verse)) }));
}

interface Row {
  first: number[];
  second: Set<VerseId>;
}

/** A psalm's title that the other text has in its first verse, or not at all, stands with the verse that follows. */
function joinTitle(rows: Row[]): void {
  const [title, next] = rows;
  if (title?.first[0] !== 0 || title.second.size > 0 || !next) return;
  next.first.unshift(0);
  rows.shift();
}

/** What only the other translation has, at its place; what belongs to a neighbour of this chapter is left out. */
function insertAlone(rows: Row[], verse: VerseId, { translation, book, chapter }: Chapter, other: string): void {
  const nearest = toCanonical(other, verse).flatMap((at) => fromCanonical(translation, at)).find((at) => at.book === book && at.chapter === chapter);
  if (!nearest) return;
  const beside = verse.verse === 0 && rows.find(({ first }) => first.includes(nearest.verse) || first.includes(nearest.verse + 1));
  if (beside) {
    beside.second.add(verse);
    return;
  }
  const isBefore = (one: VerseId) => one.chapter < verse.chapter || (one.chapter === verse.chapter && one.verse < verse.verse);
  const after = rows.findLastIndex(({ first, second }) => (second.size > 0 ? [...second].some(isBefore) : first.some((one) => one < nearest.verse)));
  rows.splice(after + 1, 0, { first: [], second: new Set([verse]) });
}

/** With the psalm's title, in the order of the page. */
function versesOf({ book, chapter, items, verses }: Chapter): VerseId[] {
  const numbers = verses.map(({ verse }) => verse);
  return (items.some(({ kind }) => kind === 'title') ? [0, ...numbers] : numbers).map((verse) => ({ book, chapter, verse }));
}

function placesOf(code: string, verse: VerseId): string[] {
  return toCanonical(code, verse).map((at) => `${at.book}.${at.chapter}.${at.verse}`);
}
