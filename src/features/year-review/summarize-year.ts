// Summarizes a year of the user in numbers, without any text of the user. Pure.
import { computeStreak } from '../../data/activity/compute-streak.ts';
import { getYear } from '../../data/activity/review-year.ts';
import type { DayEvent } from '../../data/records/day-events.ts';

/** A prayer, by its days as YYYY-MM-DD. */
export interface PrayerDays {
  written: string;
  /** Null for a prayer without an answer, and for an answer without a date. */
  answered: string | null;
  updates: readonly string[];
}

/** A highlight, a note or a bookmark on verses, in the canonical numbering. */
export interface VerseMark {
  /** YYYY-MM-DD */
  day: string;
  /** False for a highlight or a bookmark, which have no text of the user. */
  hasText: boolean;
  /** Number of the book in the Bible, from 0; only for the order. */
  bookOrder: number;
  /** USFM id */
  book: string;
  chapter: number;
  verse: number;
  /** Positions of all verses in the book: chapter × 1000 + verse. */
  positions: readonly number[];
}

/** Records of all years. Days are the user's own days, YYYY-MM-DD. */
export interface YearRecords {
  prayers: readonly PrayerDays[];
  gratitudeDays: readonly string[];
  graceNoteDays: readonly string[];
  /** Without bookmarks on whole chapters. */
  marks: readonly VerseMark[];
  /** For each chapter the day on which it was read for the first time. */
  firstReadDays: readonly string[];
}

export interface ReviewData {
  records: YearRecords;
  /** Chapters read and plan days, of all years. */
  events: readonly DayEvent[];
  /** YYYY-MM-DD. Later days come from a wrong clock and do not count. */
  today: string;
}

/** Consecutive verses of one chapter, in the canonical numbering. */
export interface MarkedPassage {
  book: string;
  chapter: number;
  from: number;
  /** At least `from`. */
  to: number;
}

export interface YearSummary {
  year: number;
  /** Written in the year. */
  prayers: number;
  /** Answered in the year, also prayers of earlier years. */
  answeredPrayers: number;
  gratitudeEntries: number;
  /** Days with a prayer, a note on a prayer, a gratitude entry or a Bible note. */
  daysWithEntry: number;
  /** Number of these days in each of the twelve months, January first. */
  entryDaysByMonth: readonly number[];
  /** Chapters that were read for the first time. */
  chapters: number;
  /** Days with a chapter or a day of a plan. */
  readingDays: number;
  planDays: number;
  markedVerses: number;
  /** The passages with the most marks, at most three, of different chapters. */
  mostMarked: readonly MarkedPassage[];
  /** As on the progress page: one missing day a week is bridged and not counted. */
  longestRun: number;
}

const maxPassages = 3;

/** Summarizes one year, of the current year the days up to today. */
export function summarizeYear({ records, events, today }: ReviewData, year: number): YearSummary {
  const isOfYear = (day: string) => getYear(day) === year && day <= today;
  const lastDay = `${String(year).padStart(4, '0')}-12-31`;
  const prayers = records.prayers.filter(({ written }) => isOfYear(written));
  const marks = records.marks.filter(({ day }) => isOfYear(day));
  const yearEvents = events.filter(({ date }) => isOfYear(date));
  const entryDays = new Set(listEntryDays(records).filter(isOfYear));
  return {
    year,
    prayers: prayers.length,
    answeredPrayers: records.prayers.filter(
      ({ answered }) => answered !== null && isOfYear(answered),
    ).length,
    gratitudeEntries: records.gratitudeDays.filter(isOfYear).length,
    daysWithEntry: entryDays.size,
    entryDaysByMonth: countByMonth(entryDays),
    chapters: records.firstReadDays.filter(isOfYear).length,
    readingDays: new Set(yearEvents.map(({ date }) => date)).size,
    planDays: yearEvents.filter(({ what }) => what === 'plan_day').length,
    markedVerses: countVerses(marks),
    mostMarked: listMostMarked(marks),
    longestRun: computeStreak(
      listActiveDays(records, events).filter(isOfYear),
      today < lastDay ? today : lastDay,
    ).longest,
  };
}

/** Returns every day up to today with a record or an event, with repetitions. */
export function listAllDays({ records, events, today }: ReviewData): string[] {
  const days = [
    ...listEntryDays(records),
    ...listActiveDays(records, events),
    ...records.prayers.flatMap(({ answered }) => answered ?? []),
    ...records.marks.map(({ day }) => day),
    ...records.firstReadDays,
  ];
  return days.filter((day) => day <= today);
}

function listEntryDays({ prayers, gratitudeDays, marks }: YearRecords): string[] {
  return [
    ...prayers.flatMap(({ written, updates }) => [written, ...updates]),
    ...gratitudeDays,
    ...marks.flatMap(({ hasText, day }) => (hasText ? day : [])),
  ];
}

/** Returns the days that count for the streak. */
function listActiveDays(
  { prayers, gratitudeDays, graceNoteDays }: YearRecords,
  events: readonly DayEvent[],
): string[] {
  return [
    ...prayers.map(({ written }) => written),
    ...gratitudeDays,
    ...graceNoteDays,
    ...events.map(({ date }) => date),
  ];
}

function countByMonth(days: Iterable<string>): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const day of days) {
    const month = Number(day.slice(5, 7)) - 1;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}

function countVerses(marks: readonly VerseMark[]): number {
  return new Set(marks.flatMap(({ book, positions }) => positions.map((at) => `${book} ${at}`)))
    .size;
}

interface PassageCount extends MarkedPassage {
  bookOrder: number;
  /** Marks that begin at the first verse. */
  marks: number;
  /** Marks in the chapter. */
  chapterMarks: number;
}

/**
 * Marks that begin at the same verse are one passage, as long as the longest of them. When two
 * passages have equally many marks, the one in the chapter with more marks comes first.
 */
function listMostMarked(marks: readonly VerseMark[]): MarkedPassage[] {
  const chapterMarks = new Map<string, number>();
  const passages = new Map<string, PassageCount>();
  for (const mark of marks) {
    const { book, bookOrder, chapter, verse } = mark;
    const chapterKey = `${book} ${chapter}`;
    chapterMarks.set(chapterKey, (chapterMarks.get(chapterKey) ?? 0) + 1);
    const key = `${chapterKey} ${verse}`;
    const known = passages.get(key);
    const to = Math.max(known?.to ?? verse, findLastVerse(mark));
    passages.set(key, {
      book,
      bookOrder,
      chapter,
      from: verse,
      to,
      marks: (known?.marks ?? 0) + 1,
      chapterMarks: 0,
    });
  }
  const sorted = [...passages.values()]
    .map((one) => ({ ...one, chapterMarks: chapterMarks.get(`${one.book} ${one.chapter}`) ?? 0 }))
    .toSorted(
      (a, b) =>
        b.marks - a.marks ||
        b.chapterMarks - a.chapterMarks ||
        a.bookOrder - b.bookOrder ||
        a.chapter - b.chapter ||
        a.from - b.from,
    );
  const chosen = new Map<string, MarkedPassage>();
  for (const { book, chapter, from, to } of sorted) {
    const key = `${book} ${chapter}`;
    if (chosen.size < maxPassages && !chosen.has(key)) chosen.set(key, { book, chapter, from, to });
  }
  return [...chosen.values()];
}

/** Returns the last verse of the mark in its first chapter. */
function findLastVerse({ chapter, verse, positions }: VerseMark): number {
  const ownVerses = positions.filter((at) => Math.floor(at / 1_000) === chapter);
  return Math.max(verse, ...ownVerses.map((at) => at % 1_000));
}
