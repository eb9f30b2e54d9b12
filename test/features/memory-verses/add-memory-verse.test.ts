// Tests of adding verses to the verses by heart, and of grading, removing and restoring them, with
// real records in memory. The records of a passage may have any client id.
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { buildLocalRecord, type Fields } from '../../../schemas/local-record.ts';
import { deriveId } from '../../../src/data/records/canonical-json.ts';
import { createRecord, removeRecord, watchRecords } from '../../../src/data/records/record.ts';
import {
  addMemoryVerse,
  toLearnedRange,
} from '../../../src/features/memory-verses/add-memory-verse.ts';
import { saveAnswer, watchMemoryVerses } from '../../../src/features/memory-verses/data.ts';
import {
  getPassageKey,
  removePassage,
  restorePassage,
} from '../../../src/features/memory-verses/passage-records.ts';
import { saveDayStart } from '../../../src/data/user-days.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';

const input = {
  range: { book: 'JHN', chapter: 3, verse: 16, end_chapter: 3, end_verse: 17 },
  translation: 'KJV',
  reference: 'John 3:16–17',
  language: 'en',
} as const;
const passage = getPassageKey(input.range);
const read = (data: DataContext) => firstValueFrom(watchMemoryVerses(data));
const readOne = async (data: DataContext) => {
  const [verse] = (await read(data)).verses;
  if (!verse) throw new Error('There is no verse.');
  return verse;
};

afterEach(() => {
  vi.useRealTimers();
});

test('the record has the verses, the translation and no text', async () => {
  const data = await createMemoryContext();
  expect(await addMemoryVerse(data, input)).toMatchObject({ kind: 'added' });
  const { fields, schedule } = await readOne(data);
  expect(fields).toMatchObject({
    ...input.range,
    translation: 'KJV',
    reference: 'John 3:16–17',
    language: 'en',
    user_email: 'alice@example.org',
  });
  expect(Object.keys(fields)).not.toContain('text');
  expect(schedule).toBeNull();
});

test('verses that are there are not added again, also by a double tap', async () => {
  const data = await createMemoryContext();
  await Promise.all([addMemoryVerse(data, input), addMemoryVerse(data, input)]);
  expect(await addMemoryVerse(data, input)).toEqual({ kind: 'known' });
  expect((await read(data)).verses).toHaveLength(1);
});

test('every device of a person creates the same record, two people do not', async () => {
  const data = await createMemoryContext();
  const signIn = (id: string) => ({
    ...data,
    account: { id, email: `${id}@example.org`, full_name: id },
  });
  await addMemoryVerse(signIn('alice'), input);
  await removePassage(data, passage);
  await addMemoryVerse(signIn('bob'), input);
  const records = await data.userDatabase.memoryVerses.find().exec();
  expect(records.map((doc) => doc.client_id).toSorted()).toEqual(
    ['alice', 'bob']
      .map((account) => deriveId('memory verse', account, 'JHN', 3, 16, 3, 17))
      .toSorted(),
  );
});

test('undo removes the added verse', async () => {
  const data = await createMemoryContext();
  const added = await addMemoryVerse(data, input);
  if (added.kind === 'added') await added.undo();
  expect((await read(data)).verses).toEqual([]);
});

test('a removed verse is restored with its schedule, and so is one that is added again', async () => {
  const data = await createMemoryContext();
  await addMemoryVerse(data, input);
  const { id } = await readOne(data);
  await saveAnswer(data, id, 'by_heart');
  const { schedule } = await readOne(data);
  const removed = await removePassage(data, passage);
  expect((await read(data)).verses).toEqual([]);
  await restorePassage(data, removed);
  expect((await readOne(data)).schedule).toEqual(schedule);
  await removePassage(data, passage);
  expect(await addMemoryVerse(data, input)).toMatchObject({ kind: 'added' });
  expect(await readOne(data)).toMatchObject({ id, schedule });
});

test('an answer replaces the stored states by one, and the verse leaves the verses for today', async () => {
  const data = await createMemoryContext();
  await addMemoryVerse(data, input);
  const { id } = await readOne(data);
  expect((await read(data)).due.map((verse) => verse.id)).toEqual([id]);
  await saveAnswer(data, id, 'with_help', new Date());
  const { due, nextDay, today } = await read(data);
  expect(due).toEqual([]);
  expect(nextDay !== null && nextDay > today).toBe(true);
  expect((await readOne(data)).fields.schedules).toHaveLength(1);
});

test('days of practice begin at the hour that the user chose', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 2) });
  const data = await createMemoryContext();
  await saveDayStart(data, 4);
  await addMemoryVerse(data, input);
  const { id } = await readOne(data);
  await saveAnswer(data, id, 'not_yet');
  expect(await read(data)).toMatchObject({ today: '2026-11-19', due: [], nextDay: '2026-11-20' });
  vi.setSystemTime(new Date(2026, 10, 20, 5));
  expect((await read(data)).due).toHaveLength(1);
});

/** Writes a record of the passage as an import, or the successor of a deleted record, has it. */
async function addWithId(data: DataContext, id: string, fields: Fields = {}): Promise<void> {
  const record = { client_id: id, ...input.range, reference: 'John 3:16–17', ...fields };
  await data.userDatabase.memoryVerses.insert(
    buildLocalRecord(id, record, '2026-11-01T08:00:00.000Z', 'JHN.3'),
  );
}

test('of two records of the same passage, the practised one is shown, and both are removed', async () => {
  const data = await createMemoryContext();
  const fields = { ...input.range, reference: 'John 3:16–17' };
  const practiced = await createRecord(data, 'memoryVerses', fields, { ref: 'JHN.3' });
  await createRecord(data, 'memoryVerses', fields, { ref: 'JHN.3' });
  await addWithId(data, 'other', { verse: 17, end_chapter: 3, end_verse: 17 });
  await saveAnswer(data, practiced, 'by_heart');
  const list = async () => (await read(data)).verses.map(({ id }) => id).toSorted();
  expect(await list()).toEqual([practiced, 'other'].toSorted());
  const removed = await removePassage(data, passage);
  expect(removed).toHaveLength(2);
  expect(await list()).toEqual(['other']);
  await restorePassage(data, removed);
  expect(await list()).toEqual([practiced, 'other'].toSorted());
});

test('verses that are there under another record id are known, and no record is added', async () => {
  const data = await createMemoryContext();
  await addWithId(data, 'imported');
  expect(await addMemoryVerse(data, input)).toEqual({ kind: 'known' });
  expect(await firstValueFrom(watchRecords(data, 'memoryVerses'))).toHaveLength(1);
});

test('a range without an end and one that ends where it begins are the same passage', async () => {
  const data = await createMemoryContext();
  await addWithId(data, 'imported', { end_chapter: null, end_verse: null });
  const range = { book: 'JHN', chapter: 3, verse: 16, end_chapter: 3, end_verse: 16 };
  expect(await addMemoryVerse(data, { ...input, range })).toEqual({ kind: 'known' });
  expect(await addMemoryVerse(data, input)).toMatchObject({ kind: 'added' });
});

test('undo removes a verse that was learnt again, also when the sync changed its id', async () => {
  const data = await createMemoryContext();
  await addMemoryVerse(data, input);
  const { id } = await readOne(data);
  await removePassage(data, passage);
  const added = await addMemoryVerse(data, input);
  // The record was deleted on the server meanwhile, so the sync creates its successor.
  await removeRecord(data, 'memoryVerses', id);
  await addWithId(data, `${id}~2`);
  if (added.kind === 'added') await added.undo();
  expect((await read(data)).verses).toEqual([]);
});

test.each([
  [[16], { book: 'JHN', chapter: 3, verse: 16 }],
  [[17, 16], { book: 'JHN', chapter: 3, verse: 16, end_chapter: 3, end_verse: 17 }],
  [[16, 17, 18, 19], { book: 'JHN', chapter: 3, verse: 16, end_chapter: 3, end_verse: 19 }],
  [[16, 17, 18, 19, 20], null],
  [[16, 18], null],
  [[], null],
])('the verses %j of a chapter are learnt as %j', (verses, range) => {
  expect(toLearnedRange({ translation: 'KJV', book: 'JHN', chapter: 3, verses })).toEqual(range);
});

test('the title of a psalm is left out, and verses are stored in canonical numbering', () => {
  const psalm = { book: 'PSA', chapter: 51 };
  expect(toLearnedRange({ translation: 'KJV', ...psalm, verses: [0, 1] })).toEqual({
    ...psalm,
    verse: 1,
  });
  expect(toLearnedRange({ translation: 'KJV', ...psalm, verses: [0] })).toBeNull();
  // Segond counts the title of this psalm as its first two verses.
  expect(toLearnedRange({ translation: 'FRLSG', ...psalm, verses: [3] })).toEqual({
    ...psalm,
    verse: 1,
  });
});
