// Converts between the verse numbers of a translation and the canonical numbering in which marks
// are stored. Pure functions.
import { bibleNoteSchema } from '../../../schemas/entities/bible-note.ts';
import {
  fromCanonicalVerses,
  toCanonicalVerses,
  type VerseId,
  getVerseCount,
} from '../../../schemas/bible/numbering.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';

/**
 * A verse in the canonical numbering, or all verses from `verse` to the end of the range, which may
 * be in another chapter.
 */
export interface CanonicalRange {
  book: string;
  chapter: number;
  verse: number;
  end_chapter?: number | null | undefined;
  end_verse?: number | null | undefined;
}

/** Verses of one chapter that are consecutive in the canonical numbering, too. */
export interface VerseRun {
  /** In the numbering of the translation, in order. */
  verses: readonly number[];
  range: CanonicalRange;
}

/** A chapter of a translation, and the canonical position of each of its verses. */
export interface ChapterMapping {
  translation: string;
  book: string;
  chapter: number;
  /** The canonical chapters that contain its verses. */
  canonicalChapters: readonly number[];
  positionsByVerse: ReadonlyMap<number, readonly number[]>;
}

/** The canonical numbering is that of the King James Version. */
export const canonicalTranslation = 'KJV';

const maxVerses = bibleNoteSchema.properties.verse.maximum;

/**
 * Maps the verses of a chapter to canonical positions.
 * @param last the last verse that the text is known to have. A translation without a table may have
 *   any last verse; a verse beyond its table keeps its own number.
 */
export function buildChapterMapping(
  translation: string,
  book: string,
  chapter: number,
  last: number = findKnownTranslation(translation) ? 0 : maxVerses,
): ChapterMapping {
  const placesByVerse = new Map<number, readonly number[]>();
  const inTable = getVerseCount(translation, book, chapter);
  for (let verse = book === 'PSA' ? 0 : 1; verse <= inTable; verse += 1) {
    const places = toCanonicalVerses(translation, { book, chapter, verse }).map((at) =>
      toPosition(at.chapter, at.verse),
    );
    // Where a title counts as a verse, there is no verse 0.
    if (verse > 0 || returnsToVerse({ translation, book, chapter }, verse, places))
      placesByVerse.set(
        verse,
        places.toSorted((a, b) => a - b),
      );
  }
  const beside = Math.max(0, getVerseCount(canonicalTranslation, book, chapter) - inTable);
  for (let verse = inTable + 1; verse <= Math.min(last, maxVerses - beside); verse += 1)
    placesByVerse.set(verse, [toPosition(chapter, verse + beside)]);
  const chapters = new Set([...placesByVerse.values()].flat().map((place) => getChapter(place)));
  return {
    translation,
    book,
    chapter,
    canonicalChapters: chapters.size > 0 ? [...chapters] : [chapter],
    positionsByVerse: placesByVerse,
  };
}

/**
 * Returns the verses of the chapter that a range touches, in order. If this text lacks the verses
 * of the range, the nearest verses are returned.
 */
export function findTouchedVerses(mapping: ChapterMapping, range: CanonicalRange): number[] {
  const { translation, book, chapter, positionsByVerse } = mapping;
  const [first, last] = getBounds(range);
  const touched = [...positionsByVerse].filter(([, places]) =>
    places.some((place) => place >= first && place <= last),
  );
  const verses = touched.map(([verse]) => verse);
  if (touched.some(([verse, places]) => returnsToVerse(mapping, verse, places))) return verses;
  // The translation omits this verse number, or has none; the canonical numbering then gives the
  // verse that contains it.
  const nearest = fromCanonicalVerses(translation, {
    book,
    chapter: range.chapter,
    verse: range.verse,
  }).flatMap((own) =>
    own.chapter === chapter && positionsByVerse.has(own.verse) ? [own.verse] : [],
  );
  return nearest.length > 0 ? nearest : verses;
}

/**
 * Returns the verse of this chapter at a canonical position. A verse beyond all tables is found in
 * the chapter's mapping only.
 */
export function toTranslationVerse(
  { translation, book, chapter, positionsByVerse }: ChapterMapping,
  at: Pick<VerseId, 'chapter' | 'verse'>,
): VerseId | undefined {
  if (at.verse > getVerseCount(canonicalTranslation, book, at.chapter)) {
    for (const [verse, places] of positionsByVerse)
      if (places.includes(toPosition(at.chapter, at.verse))) return { book, chapter, verse };
  }
  return fromCanonicalVerses(translation, { book, ...at })[0];
}

function returnsToVerse(
  { translation, book, chapter }: Pick<ChapterMapping, 'translation' | 'book' | 'chapter'>,
  verse: number,
  places: readonly number[],
): boolean {
  if (verse > getVerseCount(translation, book, chapter)) return true;
  return places.some((place) =>
    fromCanonicalVerses(translation, {
      book,
      chapter: getChapter(place),
      verse: getVerse(place),
    }).some((own) => own.chapter === chapter && own.verse === verse),
  );
}

/**
 * Returns a range for each run of verses. Consecutive verses of this text may be apart in the
 * canonical numbering; they then give several ranges.
 */
export function splitIntoRuns(
  { book, positionsByVerse }: ChapterMapping,
  verses: readonly number[],
): VerseRun[] {
  const runs: { verses: number[]; places: number[] }[] = [];
  for (const verse of [...new Set(verses)].toSorted((a, b) => a - b)) {
    const places = positionsByVerse.get(verse) ?? [];
    const [first] = places;
    const open = runs.at(-1);
    const last = open?.places.at(-1);
    if (first === undefined) continue;
    if (open && last !== undefined && isAdjacent(book, last, first)) {
      open.verses.push(verse);
      open.places.push(...places);
    } else {
      runs.push({ verses: [verse], places: [...places] });
    }
  }
  return runs.map(({ verses: own, places }) => ({
    verses: own,
    range: toRange(book, Math.min(...places), Math.max(...places)),
  }));
}

/** Returns all positions of a range in the canonical numbering, in order. */
export function listCanonicalPositions(range: CanonicalRange): number[] {
  const [first, last] = getBounds(range);
  const places: number[] = [];
  for (let chapter = getChapter(first); chapter <= getChapter(last); chapter += 1) {
    const begin = chapter === getChapter(first) ? getVerse(first) : 1;
    const end =
      chapter === getChapter(last)
        ? getVerse(last)
        : getVerseCount(canonicalTranslation, range.book, chapter);
    for (let verse = begin; verse <= end; verse += 1) places.push(toPosition(chapter, verse));
  }
  return places;
}

/** @param places in order */
export function toCanonicalRanges(book: string, places: readonly number[]): CanonicalRange[] {
  const ranges: { first: number; last: number }[] = [];
  for (const place of places) {
    const open = ranges.at(-1);
    if (open && isAdjacent(book, open.last, place)) open.last = place;
    else ranges.push({ first: place, last: place });
  }
  return ranges.map(({ first, last }) => toRange(book, first, last));
}

/** Returns a sort key: chapter and verse in one number. No chapter has a thousand verses. */
function toPosition(chapter: number, verse: number): number {
  return chapter * 1_000 + verse;
}

function getChapter(place: number): number {
  return Math.floor(place / 1_000);
}

function getVerse(place: number): number {
  return place % 1_000;
}

function toRange(book: string, first: number, last: number): CanonicalRange {
  const begin = { book, chapter: getChapter(first), verse: getVerse(first) };
  return first === last
    ? begin
    : { ...begin, end_chapter: getChapter(last), end_verse: getVerse(last) };
}

/**
 * Returns the bounds of a range. A range of another client may end before it begins; then only its
 * first verse counts.
 */
function getBounds({
  chapter,
  verse,
  end_chapter: endChapter,
  end_verse: endVerse,
}: CanonicalRange): [first: number, last: number] {
  const first = toPosition(chapter, verse);
  const last =
    endVerse === undefined || endVerse === null
      ? first
      : toPosition(endChapter ?? chapter, endVerse);
  return [first, Math.max(first, last)];
}

function isAdjacent(book: string, before: number, place: number): boolean {
  if (place === before || place === before + 1) return true;
  return (
    getChapter(place) === getChapter(before) + 1 &&
    getVerse(place) <= 1 &&
    getVerse(before) === getVerseCount(canonicalTranslation, book, getChapter(before))
  );
}
