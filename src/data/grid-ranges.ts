// Between the verses of a chapter, as a translation counts them, and the canonical grid on which marks are kept. Pure.
import { bibleNoteSchema } from '../../schemas/bible-note.ts';
import { fromCanonical, toCanonical, type VerseId, versesIn } from '../../schemas/numbering.ts';
import { knownTranslation } from '../../schemas/translations.ts';

/** A verse on the grid, or all verses from it to the end; it may go on into another chapter. */
export interface GridRange {
  book: string;
  chapter: number;
  verse: number;
  end_chapter?: number | null | undefined;
  end_verse?: number | null | undefined;
}

/** Verses of one chapter that follow each other on the grid, too. */
export interface VerseRun {
  /** In the numbering of the translation, in order. */
  verses: readonly number[];
  range: GridRange;
}

/** A chapter as a translation has it, and where each of its verses stands on the grid. */
export interface ChapterGrid {
  translation: string;
  book: string;
  chapter: number;
  /** The chapters of the grid in which its verses stand. */
  chapters: readonly number[];
  placesByVerse: ReadonlyMap<number, readonly number[]>;
}

/** The numbering of King James is the grid. */
export const gridCode = 'KJV';

const mostVerses = bibleNoteSchema.properties.verse.maximum;

/** @param last the last verse that the text is known to have. A text that no table knows may have any; a verse past its table is one of its own, past the grid's. */
export function chapterGrid(translation: string, book: string, chapter: number, last: number = knownTranslation(translation) ? 0 : mostVerses): ChapterGrid {
  const placesByVerse = new Map<number, readonly number[]>();
  const inTable = versesIn(translation, book, chapter);
  for (let verse = book === 'PSA' ? 0 : 1; verse <= inTable; verse += 1) {
    const places = toCanonical(translation, { book, chapter, verse }).map((at) => placeOf(at.chapter, at.verse));
    // Where a title is counted as a verse there is no verse 0.
    if (verse > 0 || comesBack({ translation, book, chapter }, verse, places)) placesByVerse.set(verse, places.toSorted((a, b) => a - b));
  }
  const beside = Math.max(0, versesIn(gridCode, book, chapter) - inTable);
  for (let verse = inTable + 1; verse <= Math.min(last, mostVerses - beside); verse += 1) placesByVerse.set(verse, [placeOf(chapter, verse + beside)]);
  const chapters = new Set([...placesByVerse.values()].flat().map((place) => chapterOf(place)));
  return { translation, book, chapter, chapters: chapters.size > 0 ? [...chapters] : [chapter], placesByVerse };
}

/** The verses of the chapter that a range touches, in order. What this text does not have touches the nearest. */
export function touchedVerses(grid: ChapterGrid, range: GridRange): number[] {
  const { translation, book, chapter, placesByVerse } = grid;
  const [first, last] = bordersOf(range);
  const touched = [...placesByVerse].filter(([, places]) => places.some((place) => place >= first && place <= last));
  const verses = touched.map(([verse]) => verse);
  if (touched.some(([verse, places]) => comesBack(grid, verse, places))) return verses;
  // A number that the text leaves out, or none at all: the grid knows where such a verse belongs.
  const nearest = fromCanonical(translation, { book, chapter: range.chapter, verse: range.verse }).flatMap((own) => (own.chapter === chapter && placesByVerse.has(own.verse) ? [own.verse] : []));
  return nearest.length > 0 ? nearest : verses;
}

/** Where a place of the grid stands in the text of this chapter: a verse past all tables is known to the chapter alone. */
export function ownVerse({ translation, book, chapter, placesByVerse }: ChapterGrid, at: Pick<VerseId, 'chapter' | 'verse'>): VerseId | undefined {
  if (at.verse > versesIn(gridCode, book, at.chapter)) {
    for (const [verse, places] of placesByVerse) if (places.includes(placeOf(at.chapter, at.verse))) return { book, chapter, verse };
  }
  return fromCanonical(translation, { book, ...at })[0];
}

function comesBack({ translation, book, chapter }: Pick<ChapterGrid, 'translation' | 'book' | 'chapter'>, verse: number, places: readonly number[]): boolean {
  if (verse > versesIn(translation, book, chapter)) return true;
  return places.some((place) => fromCanonical(translation, { book, chapter: chapterOf(place), verse: verseOf(place) }).some((own) => own.chapter === chapter && own.verse === verse));
}

/** Each run of verses as a range. Verses that follow each other in this text may stand far from each other on the grid: then they are several. */
export function runsOf({ book, placesByVerse }: ChapterGrid, verses: readonly number[]): VerseRun[] {
  const runs: { verses: number[]; places: number[] }[] = [];
  for (const verse of [...new Set(verses)].toSorted((a, b) => a - b)) {
    const places = placesByVerse.get(verse) ?? [];
    const [first] = places;
    const open = runs.at(-1);
    const last = open?.places.at(-1);
    if (first === undefined) continue;
    if (open && last !== undefined && follows(book, last, first)) {
      open.verses.push(verse);
      open.places.push(...places);
    } else {
      runs.push({ verses: [verse], places: [...places] });
    }
  }
  return runs.map(({ verses: own, places }) => ({ verses: own, range: rangeOf(book, Math.min(...places), Math.max(...places)) }));
}

/** All places of a range on the grid, in order. */
export function placesIn(range: GridRange): number[] {
  const [first, last] = bordersOf(range);
  const places: number[] = [];
  for (let chapter = chapterOf(first); chapter <= chapterOf(last); chapter += 1) {
    const begin = chapter === chapterOf(first) ? verseOf(first) : 1;
    const end = chapter === chapterOf(last) ? verseOf(last) : versesIn(gridCode, range.book, chapter);
    for (let verse = begin; verse <= end; verse += 1) places.push(placeOf(chapter, verse));
  }
  return places;
}

/** @param places in order */
export function rangesOf(book: string, places: readonly number[]): GridRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const place of places) {
    const open = ranges.at(-1);
    if (open && follows(book, open.last, place)) open.last = place;
    else ranges.push({ first: place, last: place });
  }
  return ranges.map(({ first, last }) => rangeOf(book, first, last));
}

/** Something that orders places: chapter and verse in one number. No chapter has a thousand verses. */
function placeOf(chapter: number, verse: number): number {
  return chapter * 1_000 + verse;
}

function chapterOf(place: number): number {
  return Math.floor(place / 1_000);
}

function verseOf(place: number): number {
  return place % 1_000;
}

function rangeOf(book: string, first: number, last: number): GridRange {
  const begin = { book, chapter: chapterOf(first), verse: verseOf(first) };
  return first === last ? begin : { ...begin, end_chapter: chapterOf(last), end_verse: verseOf(last) };
}

/** What another client wrote may end before it begins: then it is its first verse. */
function bordersOf({ chapter, verse, end_chapter: endChapter, end_verse: endVerse }: GridRange): [first: number, last: number] {
  const first = placeOf(chapter, verse);
  const last = endVerse === undefined || endVerse === null ? first : placeOf(endChapter ?? chapter, endVerse);
  return [first, Math.max(first, last)];
}

function follows(book: string, before: number, place: number): boolean {
  if (place === before || place === before + 1) return true;
  return chapterOf(place) === chapterOf(before) + 1 && verseOf(place) <= 1 && verseOf(before) === versesIn(gridCode, book, chapterOf(before));
}
