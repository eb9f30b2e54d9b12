// Maps verses between a translation's numbering and the canonical numbering of the King James
// Version, which marks, plans and links use. The tables are in numbering-tables.ts.
import { bookById } from './books.ts';
import {
  psalmsWithCountedTitle,
  canonicalVerseCounts,
  canonicalNumbering,
  type Numbering,
  numberingByCode,
} from './numbering-tables.ts';

/**
 * A verse in the numbering of some translation, or on the canonical grid. Verse 0 is the title of a
 * psalm.
 */
export interface VerseId {
  /** USFM id: JHN. */
  book: string;
  chapter: number;
  verse: number;
}

/**
 * Returns the canonical verses of a translation's verse: usually one, or several if the verse holds
 * text that the King James Version divides. A number past the end of the chapter counts as its last
 * verse. Empty for an unknown book or chapter, or for a number that is not a whole number from 0.
 */
export function toCanonicalVerses(code: string, at: VerseId): VerseId[] {
  const here = within(at, getVerseCount(code, at.book, at.chapter));
  if (!here) return [];
  const found = getMappings(code).fromOwn.get(chapterKey(here)) ?? [];
  return follow(here, found, 'own', 'grid');
}

/**
 * Returns the verses of this translation for a canonical verse: usually one, or several if the
 * translation divides the verse. If the translation lacks the verse, the nearest verse is returned.
 * A number past the end of the chapter counts as its last verse. Empty in the same cases as
 * `toCanonicalVerses`.
 */
export function fromCanonicalVerses(code: string, at: VerseId): VerseId[] {
  const here = within(at, gridCount(at.book, at.chapter));
  if (!here) return [];
  const ways = getMappings(code);
  const found = ways.fromGrid.get(chapterKey(here)) ?? [];
  const there = follow(here, found, 'grid', 'own');
  const isTitleInVerse = here.verse === 0 && found.length === 0 && ways.titles === 'within';
  return isTitleInVerse ? [{ ...here, verse: 1 }] : there;
}

/** The last verse number of the chapter in this translation; 0 for a chapter that is not there. */
export function getVerseCount(code: string, book: string, chapter: number): number {
  const { fromOwn, fromGrid } = getMappings(code);
  const key = `${book}.${chapter}`;
  const leading = fromGrid.get(key) ?? [];
  let last = gridCount(book, chapter);
  while (last > 0 && leading.some(({ grid }) => grid.from <= last && last <= grid.to)) last--;
  return Math.max(last, ...(fromOwn.get(key) ?? []).map(({ own }) => own.to));
}

/** Returns the number of chapters of the book in this translation; 0 for an unknown book. */
export function getChapterCount(code: string, book: string): number {
  let chapters = 0;
  while (getVerseCount(code, book, chapters + 1) > 0) chapters++;
  return chapters;
}

interface Span {
  chapter: number;
  from: number;
  to: number;
}

interface VerseMapping {
  own: Span;
  grid: Span;
}

/** The rows of a numbering, by chapter of either side. */
interface VerseMappings {
  titles: Numbering['titles'];
  fromOwn: ReadonlyMap<string, readonly VerseMapping[]>;
  fromGrid: ReadonlyMap<string, readonly VerseMapping[]>;
}

function follow(
  here: VerseId,
  ways: readonly VerseMapping[],
  side: keyof VerseMapping,
  other: keyof VerseMapping,
): VerseId[] {
  const found = ways.flatMap((mapping) => {
    const [span, target] = [mapping[side], mapping[other]];
    if (here.verse < span.from || here.verse > span.to) return [];
    const isEven = span.to - span.from === target.to - target.from;
    const [from, to] = isEven
      ? [target.from + here.verse - span.from, target.from + here.verse - span.from]
      : [target.from, target.to];
    return Array.from({ length: to - from + 1 }, (_, step) => ({
      book: here.book,
      chapter: target.chapter,
      verse: from + step,
    }));
  });
  return found.length > 0 ? found : [here];
}

/**
 * Limits the verse number to the chapter. Only psalms have a title (verse 0); other chapters begin
 * with verse 1.
 */
function within({ book, chapter, verse }: VerseId, last: number): VerseId | undefined {
  if (last === 0 || !Number.isInteger(verse) || verse < 0) return undefined;
  return { book, chapter, verse: Math.max(book === 'PSA' ? 0 : 1, Math.min(verse, last)) };
}

function chapterKey({ book, chapter }: VerseId): string {
  return `${book}.${chapter}`;
}

const countsByBook = new Map<string, readonly number[]>();

function gridCount(book: string, chapter: number): number {
  const known = bookById(book)?.id;
  if (!known) return 0;
  let counts = countsByBook.get(known);
  if (!counts)
    countsByBook.set(known, (counts = canonicalVerseCounts[known].split(' ').map(Number)));
  return counts[chapter - 1] ?? 0;
}

const mappingsByNumbering = new Map<Numbering, VerseMappings>();

function getMappings(code: string): VerseMappings {
  const numbering = numberingByCode[code.toUpperCase()] ?? canonicalNumbering;
  let ways = mappingsByNumbering.get(numbering);
  if (!ways) mappingsByNumbering.set(numbering, (ways = readNumbering(numbering)));
  return ways;
}

function readNumbering({ titles, countsTitles, rows }: Numbering): VerseMappings {
  const [fromOwn, fromGrid] = [
    new Map<string, VerseMapping[]>(),
    new Map<string, VerseMapping[]>(),
  ];
  const add = (book: string, row: string) => {
    const [, own = '', sign, grid = ''] = /^([\d:-]+)([=<>])([\d:-]+)$/.exec(row) ?? [];
    const mapping: VerseMapping = { own: spanFrom(own), grid: spanFrom(grid) };
    if (sign !== '<') push(fromOwn, `${book}.${mapping.own.chapter}`, mapping);
    if (sign !== '>') push(fromGrid, `${book}.${mapping.grid.chapter}`, mapping);
  };
  for (const [book, row] of Object.entries(rows)) for (const one of row.split(' ')) add(book, one);
  if (countsTitles) for (const row of titleRows()) add('PSA', row);
  return { titles, fromOwn, fromGrid };
}

function titleRows(): string[] {
  const one = psalmsWithCountedTitle.one
    .split(' ')
    .map((psalm) => ({ psalm, last: gridCount('PSA', Number(psalm)) }));
  const two = psalmsWithCountedTitle.two
    .split(' ')
    .map((psalm) => ({ psalm, last: gridCount('PSA', Number(psalm)) }));
  return [
    ...one.map(({ psalm, last }) => `${psalm}:1-${last + 1}=${psalm}:0-${last}`),
    ...two.flatMap(({ psalm, last }) => [
      `${psalm}:1-2=${psalm}:0`,
      `${psalm}:3-${last + 2}=${psalm}:1-${last}`,
    ]),
  ];
}

/** 7:26-29 or 7:26. */
function spanFrom(text: string): Span {
  const [, chapter, from, to = from] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  return { chapter: Number(chapter), from: Number(from), to: Number(to) };
}

function push(
  waysByChapter: Map<string, VerseMapping[]>,
  key: string,
  mapping: VerseMapping,
): void {
  const list = waysByChapter.get(key);
  if (list) list.push(mapping);
  else waysByChapter.set(key, [mapping]);
}
