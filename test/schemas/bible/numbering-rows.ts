// Writes the Hebrew numbering as rows of schemas/bible/numbering-tables.ts, from the mappings
// of @bibletags/bibletags-versification. `node test/schemas/bible/numbering-rows.ts` prints the
// rows; numbering-library.test.ts compares the table with them.
import { createRequire } from 'node:module';
import { books } from '../../../schemas/bible/books.ts';
import type { VerseId } from '../../../schemas/bible/numbering.ts';

interface LibraryRef {
  bookId: number;
  chapter: number;
  verse: number;
}

interface Library {
  numberOfVersesPerChapterPerBook: { default: number[][] } | number[][];
  getCorrespondingRefs: (question: {
    baseVersion: { info: { versificationModel: string }; ref: LibraryRef };
    lookupVersionInfo: { versificationModel: string };
  }) => LibraryRef[] | null;
}

const require = createRequire(import.meta.url);
const library = require('@bibletags/bibletags-versification') as Library;
const counts = Array.isArray(library.numberOfVersesPerChapterPerBook)
  ? library.numberOfVersesPerChapterPerBook
  : library.numberOfVersesPerChapterPerBook.default;

/**
 * One verse of the Hebrew Bible or the Greek New Testament, and where the library finds it in King
 * James.
 */
export interface LibraryPair {
  own: VerseId;
  grid: VerseId;
}

/**
 * Lists the verse pairs without verse boundaries that differ by a few words: where both verses have
 * a closer partner, they are no pair.
 */
export function listLibraryPairs(): LibraryPair[] {
  const pairs = books.flatMap(({ id }, order) =>
    (counts[order] ?? []).flatMap((last, index) =>
      versesTo(last).flatMap((verse) => listPairs(order, { book: id, chapter: index + 1, verse })),
    ),
  );
  const perOwn = countBy(pairs, ({ own }) => name(own));
  const perGrid = countBy(pairs, ({ grid }) => name(grid));
  return pairs.filter(
    ({ own, grid }) => !((perOwn.get(name(own)) ?? 0) > 1 && (perGrid.get(name(grid)) ?? 0) > 1),
  );
}

function listPairs(order: number, own: VerseId): LibraryPair[] {
  const found = library.getCorrespondingRefs({
    baseVersion: {
      info: { versificationModel: 'original' },
      ref: { bookId: order + 1, chapter: own.chapter, verse: own.verse },
    },
    lookupVersionInfo: { versificationModel: 'kjv' },
  });
  return (found ?? []).map(({ chapter, verse }) => ({
    own,
    grid: { book: own.book, chapter, verse },
  }));
}

/**
 * Rows as the tables have them, by book; psalms that only count their title are left to the list of
 * those.
 */
export function buildRows(pairs: readonly LibraryPair[]): Map<string, string> {
  const perOwn = countBy(pairs, ({ own }) => name(own));
  const perGrid = countBy(pairs, ({ grid }) => name(grid));
  const isPlain = ({ own, grid }: LibraryPair) =>
    name(own) === name(grid) && perOwn.get(name(own)) === 1 && perGrid.get(name(grid)) === 1;
  const rows = new Map<string, string[]>();
  for (const pair of pairs.filter((one) => !isPlain(one))) {
    const list = rows.get(pair.own.book) ?? [];
    rows.set(pair.own.book, list);
    list.push(`${pair.own.chapter}:${pair.own.verse}=${pair.grid.chapter}:${pair.grid.verse}`);
  }
  return new Map([...rows].map(([book, list]) => [book, join(list).join(' ')]));
}

interface Run {
  own: Stretch;
  grid: Stretch;
}

interface Stretch {
  chapter: number;
  from: number;
  to: number;
}

/**
 * Joins verses that follow each other on both sides, or on one side while the other side keeps the
 * same verse.
 */
function join(list: readonly string[]): string[] {
  const runs: Run[] = [];
  for (const row of list) {
    const [own, grid] = row.split('=').map(stretchFrom);
    const last = runs.at(-1);
    if (!own || !grid) continue;
    if (last && goesOn(last, own, grid)) [last.own.to, last.grid.to] = [own.to, grid.to];
    else runs.push({ own, grid });
  }
  return runs.map(({ own, grid }) => `${written(own)}=${written(grid)}`);
}

function goesOn({ own, grid }: Run, nextOwn: Stretch, nextGrid: Stretch): boolean {
  if (own.chapter !== nextOwn.chapter || grid.chapter !== nextGrid.chapter) return false;
  const steps: [number, number] = [nextOwn.from - own.to, nextGrid.from - grid.to];
  const [ownLength, gridLength] = [own.to - own.from, grid.to - grid.from];
  if (steps[0] === 1 && steps[1] === 1) return ownLength === gridLength;
  if (steps[0] === 0 && steps[1] === 1) return ownLength === 0;
  return steps[0] === 1 && steps[1] === 0 && gridLength === 0;
}

function stretchFrom(place: string): Stretch {
  const [chapter = 0, verse = 0] = place.split(':').map(Number);
  return { chapter, from: verse, to: verse };
}

function written({ chapter, from, to }: Stretch): string {
  return from === to ? `${chapter}:${from}` : `${chapter}:${from}-${to}`;
}

function name({ book, chapter, verse }: VerseId): string {
  return `${book}.${chapter}.${verse}`;
}

function versesTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function countBy<T>(list: readonly T[], key: (one: T) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of list) found.set(key(one), (found.get(key(one)) ?? 0) + 1);
  return found;
}

if (import.meta.main) {
  for (const [book, row] of buildRows(listLibraryPairs())) console.log(`${book}: '${row}',`);
}
