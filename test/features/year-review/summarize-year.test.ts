// Tests of the numbers of a year in review.
import { expect, test } from 'vitest';
import type { DayEvent } from '../../../src/data/records/day-events.ts';
import {
  listAllDays,
  summarizeYear,
  type VerseMark,
  type YearRecords,
} from '../../../src/features/year-review/summarize-year.ts';

const nothing: YearRecords = {
  prayers: [],
  gratitudeDays: [],
  graceNoteDays: [],
  marks: [],
  firstReadDays: [],
};

function summarize(
  records: Partial<YearRecords>,
  events: readonly DayEvent[] = [],
  year = 2026,
  today = '2029-01-01',
) {
  return summarizeYear({ records: { ...nothing, ...records }, events, today }, year);
}

/** A mark on verses of one chapter. */
function mark(
  book: string,
  chapter: number,
  verse: number,
  { last = verse, day = '2026-05-01', hasText = false, bookOrder = 0 } = {},
): VerseMark {
  const positions = Array.from(
    { length: last - verse + 1 },
    (_verse, index) => chapter * 1_000 + verse + index,
  );
  return { day, hasText, bookOrder, book, chapter, verse, positions };
}

test('a year without records has only zeros', () => {
  expect(summarize({})).toEqual({
    year: 2026,
    prayers: 0,
    answeredPrayers: 0,
    gratitudeEntries: 0,
    daysWithEntry: 0,
    entryDaysByMonth: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    chapters: 0,
    readingDays: 0,
    planDays: 0,
    markedVerses: 0,
    mostMarked: [],
    longestRun: 0,
  });
});

test('records of other years do not count, from the first to the last day of the year', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
  const summary = summarize(
    {
      prayers: days.map((written) => ({ written, answered: null, updates: [] })),
      gratitudeDays: days,
      graceNoteDays: days,
      marks: days.map((day, index) => mark('JHN', 3, index + 1, { day })),
      firstReadDays: days,
    },
    days.map((date) => ({ what: 'plan_day', date })),
  );
  expect(summary).toMatchObject({
    prayers: 2,
    gratitudeEntries: 2,
    daysWithEntry: 2,
    chapters: 2,
    readingDays: 2,
    planDays: 2,
    markedVerses: 2,
    longestRun: 1,
  });
});

test('a prayer counts as answered in the year of its answer', () => {
  const prayers = [
    { written: '2025-03-01', answered: '2026-02-01', updates: [] },
    { written: '2026-03-01', answered: '2027-02-01', updates: [] },
    { written: '2026-04-01', answered: null, updates: [] },
  ];
  expect(summarize({ prayers })).toMatchObject({ prayers: 2, answeredPrayers: 1 });
  expect(summarize({ prayers }, [], 2027)).toMatchObject({ prayers: 0, answeredPrayers: 1 });
});

test('a day with several entries counts once, in its month', () => {
  const { daysWithEntry, entryDaysByMonth } = summarize({
    prayers: [{ written: '2026-02-10', answered: '2026-06-01', updates: ['2026-02-11'] }],
    gratitudeDays: ['2026-02-10', '2026-12-24'],
    graceNoteDays: ['2026-07-01'],
    marks: [
      mark('JHN', 3, 16, { day: '2026-03-05', hasText: true }),
      // A highlight is no entry.
      mark('JHN', 3, 17, { day: '2026-04-05' }),
    ],
  });
  expect(daysWithEntry).toBe(4);
  expect(entryDaysByMonth).toEqual([0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('a day with a chapter and a plan day is one day of reading', () => {
  const events: DayEvent[] = [
    { what: 'chapter', date: '2026-05-01' },
    { what: 'plan_day', date: '2026-05-01' },
    { what: 'plan_day', date: '2026-05-02' },
  ];
  expect(summarize({}, events)).toMatchObject({ readingDays: 2, planDays: 2, chapters: 0 });
});

test('a verse with several marks is counted once', () => {
  const marks = [mark('PSA', 23, 1, { last: 6 }), mark('PSA', 23, 4), mark('JHN', 23, 4)];
  expect(summarize({ marks }).markedVerses).toBe(7);
});

test('the passages with the most marks come first, at most three, one for each chapter', () => {
  const marks = [
    mark('ROM', 8, 28, { bookOrder: 44 }),
    mark('PSA', 23, 1, { last: 6, bookOrder: 18 }),
    mark('PSA', 23, 1, { last: 3, bookOrder: 18 }),
    mark('PSA', 23, 4, { bookOrder: 18 }),
    mark('PSA', 23, 4, { bookOrder: 18 }),
    mark('JHN', 3, 16, { bookOrder: 42 }),
    mark('JHN', 3, 17, { bookOrder: 42 }),
    mark('GEN', 1, 1),
  ];
  expect(summarize({ marks }).mostMarked).toEqual([
    { book: 'PSA', chapter: 23, from: 1, to: 6 },
    // Its chapter has two marks.
    { book: 'JHN', chapter: 3, from: 16, to: 16 },
    // Before Romans in the Bible.
    { book: 'GEN', chapter: 1, from: 1, to: 1 },
  ]);
});

test('a passage that ends in another chapter is named up to the end of its first chapter', () => {
  const positions = [3_035, 3_036, 4_001, 4_002];
  const marks = [{ ...mark('JHN', 3, 35), positions }];
  expect(summarize({ marks })).toMatchObject({
    markedVerses: 4,
    mostMarked: [{ book: 'JHN', chapter: 3, from: 35, to: 36 }],
  });
});

test('the longest run follows the rule of the streak and stays within the year', () => {
  // It began in the year before.
  const shortRun = ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'];
  // One missing day is bridged and not counted.
  const longRun = ['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06'];
  expect(summarize({ gratitudeDays: shortRun }).longestRun).toBe(2);
  expect(summarize({ gratitudeDays: [...shortRun, ...longRun] }).longestRun).toBe(4);
});

test('days after today come from a wrong clock and do not count', () => {
  const days = ['2026-05-09', '2026-05-10', '2026-05-11', '2026-05-12', '2026-05-13'];
  const records = {
    prayers: days.map((written) => ({ written, answered: written, updates: [written] })),
    gratitudeDays: days,
    graceNoteDays: days,
    marks: days.map((day, index) => mark('JHN', 3, index + 1, { day })),
    firstReadDays: days,
  };
  const events = days.map((date) => ({ what: 'plan_day', date }) as const);
  expect(summarize(records, events, 2026, '2026-05-10')).toMatchObject({
    prayers: 2,
    answeredPrayers: 2,
    gratitudeEntries: 2,
    daysWithEntry: 2,
    chapters: 2,
    readingDays: 2,
    planDays: 2,
    markedVerses: 2,
    longestRun: 2,
  });
  const data = { records: { ...nothing, ...records }, events, today: '2026-05-10' };
  expect([...new Set(listAllDays(data))]).toEqual(['2026-05-09', '2026-05-10']);
});

test('all days of records and events are listed', () => {
  const days = listAllDays({
    records: {
      prayers: [{ written: '2020-01-01', answered: '2021-01-01', updates: ['2022-01-01'] }],
      gratitudeDays: ['2023-01-01'],
      graceNoteDays: ['2024-01-01'],
      marks: [mark('JHN', 3, 16, { day: '2025-01-01' })],
      firstReadDays: ['2026-01-01'],
    },
    events: [{ what: 'chapter', date: '2027-01-01' }],
    today: '2027-01-01',
  });
  expect([...new Set(days.map((day) => day.slice(0, 4)))].toSorted()).toEqual(
    Array.from({ length: 8 }, (_year, index) => String(2020 + index)),
  );
});
