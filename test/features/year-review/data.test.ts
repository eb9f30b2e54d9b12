// Tests of the days and verses that the year in review reads from stored records.
import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { buildLocalRecord, type Fields } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { saveDayStart, toUserDay } from '../../../src/data/user-days.ts';
import { watchReviewData } from '../../../src/features/year-review/data.ts';
import type { YearRecords } from '../../../src/features/year-review/summarize-year.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';

const noon = '2024-03-08T12:00:00.000Z';

async function readRecords(data: DataContext): Promise<YearRecords> {
  return (await firstValueFrom(watchReviewData(data))).records;
}

async function readMarks(notes: readonly Fields[]): Promise<YearRecords['marks']> {
  const data = await createMemoryContext();
  await data.userDatabase.bibleNotes.bulkInsert(
    notes.map((fields, index) => buildLocalRecord(`note-${index}`, fields, noon)),
  );
  return (await readRecords(data)).marks;
}

const verse = { reference: 'John 3:16', book: 'JHN', chapter: 3, verse: 16 };

test('a prayer belongs to the day of the user, which may begin later than midnight', async () => {
  const data = await createMemoryContext();
  await saveDayStart(data, 4);
  // Three in the morning on the clock of this device.
  const night = new Date(2024, 2, 8, 3).toISOString();
  await data.userDatabase.prayers.insert(
    buildLocalRecord('p', { title: 'P', prayer_text: 'P' }, night),
  );
  expect((await readRecords(data)).prayers.map(({ written }) => written)).toEqual(['2024-03-07']);
});

test('a prayer has the days of its answer and of its notes, without damaged dates', async () => {
  const data = await createMemoryContext();
  const prayer = { title: 'P', prayer_text: 'P', is_answered: true };
  const updates = [
    { id: '1', date: '2024-04-01', text: 'Better' },
    { id: '2', date: 'soon', text: 'Well' },
  ];
  await data.userDatabase.prayers.bulkInsert([
    buildLocalRecord('a', { ...prayer, answered_date: '2024-05-01', updates }, noon),
    buildLocalRecord('b', { ...prayer, answered_date: '2024-13-01' }, noon),
    buildLocalRecord('c', { ...prayer, is_answered: false, answered_date: '2024-05-01' }, noon),
  ]);
  const { prayers } = await readRecords(data);
  expect(prayers.map(({ answered }) => answered).toSorted()).toEqual(['2024-05-01', null, null]);
  expect(prayers.flatMap(({ updates: days }) => days)).toEqual(['2024-04-01']);
});

test('a note on a range has all of its verses, and its day of writing', async () => {
  const [mark] = await readMarks([
    { ...verse, verse: 35, end_chapter: 4, end_verse: 2, note_text: 'Loved' },
  ]);
  expect(mark).toEqual({
    day: toUserDay(noon),
    hasText: true,
    bookOrder: 42,
    book: 'JHN',
    chapter: 3,
    verse: 35,
    positions: [3_035, 3_036, 4_001, 4_002],
  });
});

test('a damaged place is left out, and a damaged end of a range is ignored', async () => {
  const marks = await readMarks([
    { ...verse, book: 'Hezekiah' },
    { ...verse, chapter: 22 },
    { ...verse, verse: 177 },
    { ...verse, verse: null },
    { ...verse, end_chapter: 1_000_000_000, end_verse: 1 },
    { ...verse, end_chapter: 3, end_verse: 9_999 },
  ]);
  expect(marks.map(({ positions }) => positions)).toEqual([[3_016], [3_016]]);
});

test('a chapter counts on the day of its first reading, and damaged items are left out', async () => {
  const data = await createMemoryContext();
  const items = [
    { book: 'GEN', chapter: 1, date: '2024-01-01' },
    { book: 'GEN', chapter: 51, date: '2024-01-01' },
    { book: 'XYZ', chapter: 1, date: '2024-01-01' },
    { book: 'GEN', chapter: 2, date: 'soon' },
    { book: 'GEN', chapter: 3, date: '2024-01-02' },
  ];
  await data.userDatabase.activity.bulkInsert(
    items.map((value, index) => ({ id: `read|${index}`, kind: 'read', order: '', value })),
  );
  expect((await readRecords(data)).firstReadDays.toSorted()).toEqual(['2024-01-01', '2024-01-02']);
});
