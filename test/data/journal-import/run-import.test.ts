// Tests of writing an import: repeated and interrupted imports, records that are here already, and
// the undo of the last import.
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportJson } from '../../../src/data/export/export-and-import.ts';
import { undoLastImport, watchLastImport } from '../../../src/data/journal-import/last-import.ts';
import { runImport } from '../../../src/data/journal-import/run-import.ts';
import { StorageWriteError, updateRecord, removeRecord } from '../../../src/data/records/record.ts';
import { createMemoryContext, type MemoryContext } from '../../support/memory-databases.ts';
import { makeFile, planFiles } from './import-files.ts';

let data: MemoryContext;
let syncCount: number;

beforeEach(async () => {
  syncCount = 0;
  data = await createMemoryContext('alice', async () => {
    syncCount += 1;
  });
});

function makePresently(count: number, start = 0): File {
  const rows = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2015, 0, 1 + start + index)).toISOString().slice(0, 10);
    return `${day},Entry ${start + index}`;
  });
  return makeFile('presently.csv', `entryDate,entryContent\n${rows.join('\n')}\n`);
}

async function importFiles(...files: File[]) {
  const { plan } = await planFiles(data, files);
  return runImport(data, plan.records);
}

async function readEntries() {
  const docs = await data.userDatabase.gratitudeEntries.find().exec();
  return docs.map((doc) => doc.toMutableJSON()).filter(({ removed }) => !removed);
}

function readLast() {
  return firstValueFrom(watchLastImport(data));
}

/** The ids of records whose text is one of these. */
async function findIds(...texts: string[]): Promise<string[]> {
  const entries = await readEntries();
  return texts.map(
    (text) => entries.find(({ record }) => record['entry_text'] === text)?.client_id ?? '',
  );
}

test('imported entries are pending, dated, and counted', async () => {
  expect(await importFiles(makePresently(450))).toEqual({
    added: 450,
    existing: 0,
    isComplete: true,
  });
  const entries = await readEntries();
  expect(entries).toHaveLength(450);
  expect(new Set(entries.map(({ sync }) => sync))).toEqual(new Set(['waiting']));
  expect(entries.find(({ record }) => record['entry_text'] === 'Entry 3')).toMatchObject({
    ref: '2015-01-04',
    record: { date: '2015-01-04', written_date: new Date(2015, 0, 4, 12).toISOString() },
    created_date: new Date(2015, 0, 4, 12).toISOString(),
    server_id: null,
  });
  expect(await readLast()).toMatchObject({ added: 450, isComplete: true });
  expect(syncCount).toBe(1);
});

test('a second import of the same file adds nothing, and keeps the undo of the first', async () => {
  await importFiles(makePresently(300));
  const before = await readEntries();
  const { plan } = await planFiles(data, [makePresently(300)]);
  expect(plan).toMatchObject({ newCount: 0, groups: [{ existingCount: 300, newCount: 0 }] });
  expect(await runImport(data, plan.records)).toEqual({
    added: 0,
    existing: 300,
    isComplete: true,
  });
  expect(await readEntries()).toEqual(before);
  expect(await readLast()).toMatchObject({ added: 300 });
});

test('a longer export adds its new entries only; edited entries stay as they are', async () => {
  await importFiles(makePresently(10));
  const [id = ''] = await findIds('Entry 4');
  await updateRecord(data, 'gratitudeEntries', id, { entry_text: 'Entry 4, edited' });
  expect(await importFiles(makePresently(15))).toEqual({
    added: 5,
    existing: 10,
    isComplete: true,
  });
  const edited = (await readEntries()).find(({ client_id }) => client_id === id);
  expect(edited?.record).toMatchObject({ entry_text: 'Entry 4, edited' });
  expect(edited?.record['earlier_wordings']).toBeUndefined();
});

test('an entry that occurs twice is imported once', async () => {
  const file = makeFile('a.csv', 'date,text\n2020-01-01,x\n2020-01-01,x\n2020-01-02,x');
  const { plan } = await planFiles(data, [file]);
  expect(plan.groups).toMatchObject([{ newCount: 2, repeatedCount: 1 }]);
  expect(await runImport(data, plan.records)).toEqual({ added: 2, existing: 0, isComplete: true });
});

test('an entry of Day One is recognised by its id, whatever its text is', async () => {
  const makeJournal = (text: string) =>
    makeFile(
      'Journal.txt',
      JSON.stringify({ entries: [{ uuid: 'a', creationDate: '2020-01-01T12:00:00Z', text }] }),
    );
  expect(await importFiles(makeJournal('One'))).toEqual({
    added: 1,
    existing: 0,
    isComplete: true,
  });
  expect(await importFiles(makeJournal('Two'))).toEqual({
    added: 0,
    existing: 1,
    isComplete: true,
  });
});

test('the same entry from two formats is imported twice', async () => {
  await importFiles(makeFile('a.csv', 'entryDate,entryContent\n2020-01-01,x'));
  expect(await importFiles(makeFile('2020-01-01.md', 'x'))).toEqual({
    added: 1,
    existing: 0,
    isComplete: true,
  });
});

test('a guest can import', async () => {
  const guest = { ...data, account: null };
  const { plan } = await planFiles(guest, [makePresently(2)]);
  await runImport(guest, plan.records);
  expect((await readEntries()).map(({ record }) => record['user_email'])).toEqual(['', '']);
});

test('an import that is stopped ends after the current batch, and can be completed', async () => {
  const { plan } = await planFiles(data, [makePresently(1_000)]);
  const stop = new AbortController();
  const stopped = await runImport(data, plan.records, {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(stopped).toEqual({ added: 200, existing: 0, isComplete: false });
  expect(await readLast()).toMatchObject({ added: 200, isComplete: false });
  expect(await importFiles(makePresently(1_000))).toMatchObject({ added: 800, isComplete: true });
  expect(await undoLastImport(data)).toEqual({ removed: 1_000, kept: 0 });
});

describe('after a failure in the middle', () => {
  async function importUntilFull(file: File): Promise<void> {
    const { gratitudeEntries } = data.userDatabase;
    const insert = gratitudeEntries.bulkInsert.bind(gratitudeEntries);
    let batches = 0;
    const spy = vi.spyOn(gratitudeEntries, 'bulkInsert').mockImplementation(async (docs) => {
      batches += 1;
      if (batches === 3) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
      return insert(docs);
    });
    await expect(importFiles(file)).rejects.toBeInstanceOf(StorageWriteError);
    spy.mockRestore();
  }

  test('the earlier batches are here, and the import counts as not complete', async () => {
    await importUntilFull(makePresently(1_000));
    expect(await readEntries()).toHaveLength(400);
    expect(await readLast()).toMatchObject({ added: 400, isComplete: false });
  });

  test('the same file completes the import, and the undo removes both parts', async () => {
    await importUntilFull(makePresently(1_000));
    expect(await importFiles(makePresently(1_000))).toEqual({
      added: 600,
      existing: 400,
      isComplete: true,
    });
    expect(await readLast()).toMatchObject({ added: 1_000, isComplete: true });
    expect(await undoLastImport(data)).toEqual({ removed: 1_000, kept: 0 });
    expect(await readEntries()).toEqual([]);
  });

  test('the part that was imported can be undone', async () => {
    await importUntilFull(makePresently(1_000));
    expect(await undoLastImport(data)).toEqual({ removed: 400, kept: 0 });
    expect(await readEntries()).toEqual([]);
    expect(await readLast()).toBeNull();
  });
});

describe('after a crash', () => {
  /** The write of the records fails, or the write of the counts that follows it. */
  async function crash(file: File, at: 'records' | 'counts'): Promise<void> {
    const { gratitudeEntries, activity } = data.userDatabase;
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    const upsert = activity.incrementalUpsert.bind(activity);
    const spy =
      at === 'records'
        ? vi.spyOn(gratitudeEntries, 'bulkInsert').mockRejectedValue(full)
        : vi
            .spyOn(activity, 'incrementalUpsert')
            .mockImplementation((doc) =>
              Number(doc.value?.['added']) > 0 ? Promise.reject(full) : upsert(doc),
            );
    await expect(importFiles(file)).rejects.toBeInstanceOf(StorageWriteError);
    spy.mockRestore();
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 4, 1, 12) });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('before the records, the undo counts each record once', async () => {
    await crash(makePresently(5), 'records');
    vi.setSystemTime(new Date(2024, 4, 1, 13));
    await importFiles(makePresently(5));
    const [edited = ''] = await findIds('Entry 1');
    await updateRecord(data, 'gratitudeEntries', edited, { entry_text: 'Edited' });
    expect(await readLast()).toMatchObject({ added: 5, isComplete: true });
    expect(await undoLastImport(data)).toEqual({ removed: 4, kept: 1 });
  });

  test('before the records, the undo removes records that the second attempt restored', async () => {
    await importFiles(makePresently(2));
    const [id = ''] = await findIds('Entry 1');
    await updateRecord(data, 'gratitudeEntries', id, { date: '2015-02-02' });
    await removeRecord(data, 'gratitudeEntries', id);
    await crash(makePresently(3), 'records');
    vi.setSystemTime(new Date(2024, 4, 1, 13));
    await importFiles(makePresently(3));
    expect(await readLast()).toMatchObject({ added: 2, isComplete: true });
    expect(await undoLastImport(data)).toEqual({ removed: 2, kept: 0 });
  });

  test('after the records, the continued import counts them', async () => {
    await crash(makePresently(250), 'counts');
    expect(await readEntries()).toHaveLength(200);
    vi.setSystemTime(new Date(2024, 4, 1, 13));
    expect(await importFiles(makePresently(250))).toMatchObject({ added: 50, existing: 200 });
    expect(await readLast()).toMatchObject({ added: 250, isComplete: true });
    expect(await undoLastImport(data)).toEqual({ removed: 250, kept: 0 });
  });

  test('after the last records, the continued import only counts', async () => {
    await crash(makePresently(5), 'counts');
    expect(await importFiles(makePresently(5))).toMatchObject({ added: 0, existing: 5 });
    expect(await readLast()).toMatchObject({ added: 5, isComplete: true });
  });
});

describe('the undo', () => {
  test('removes the entries of the last import only, and can be repeated', async () => {
    await importFiles(makePresently(5));
    await importFiles(makePresently(300, 5));
    const progress: number[] = [];
    expect(await undoLastImport(data, (done) => progress.push(done))).toEqual({
      removed: 300,
      kept: 0,
    });
    expect(progress.at(-1)).toBe(1);
    expect(await readEntries()).toHaveLength(5);
    expect(await readLast()).toBeNull();
    expect(await undoLastImport(data)).toEqual({ removed: 0, kept: 0 });
  });

  test('removes through the sync: the records are pending deletions', async () => {
    await importFiles(makePresently(1));
    await undoLastImport(data);
    const [doc] = await data.userDatabase.gratitudeEntries.find().exec();
    expect(doc).toMatchObject({ removed: true, sync: 'waiting' });
    expect(syncCount).toBe(2);
  });

  test('keeps entries that were edited, and does not restore removed entries', async () => {
    await importFiles(makePresently(5));
    const [edited = '', affirmed = '', removed = ''] = await findIds(
      'Entry 1',
      'Entry 2',
      'Entry 3',
    );
    await updateRecord(data, 'gratitudeEntries', edited, { entry_text: 'Edited' });
    await updateRecord(data, 'gratitudeEntries', affirmed, { ai_affirmation: 'You are loved.' });
    await removeRecord(data, 'gratitudeEntries', removed);
    expect(await undoLastImport(data)).toEqual({ removed: 2, kept: 2 });
    expect((await readEntries()).map(({ client_id }) => client_id).toSorted()).toEqual(
      [edited, affirmed].toSorted(),
    );
  });

  test('removes entries that the server has accepted, with the defaults that it added', async () => {
    await importFiles(makeFile('p.csv', 'date,prayer\n2020-01-01,x'));
    const [doc] = await data.userDatabase.prayers.find().exec();
    await doc?.incrementalModify((now) => ({
      ...now,
      sync: 'safe',
      server_id: 'row',
      base: now.record,
      record: { ...now.record, verses: [], testimony: '', answered_date: null, is_answered: false },
    }));
    expect(await undoLastImport(data)).toEqual({ removed: 1, kept: 0 });
  });

  test('of an import that restored removed entries removes them again', async () => {
    await importFiles(makePresently(3));
    const [id = ''] = await findIds('Entry 1');
    await updateRecord(data, 'gratitudeEntries', id, { date: '2015-02-02' });
    for (const removed of await findIds('Entry 0', 'Entry 1'))
      await removeRecord(data, 'gratitudeEntries', removed);
    expect(await importFiles(makePresently(3))).toEqual({
      added: 2,
      existing: 1,
      isComplete: true,
    });
    expect(await undoLastImport(data)).toEqual({ removed: 2, kept: 0 });
    expect(await findIds('Entry 2')).not.toEqual(['']);
  });

  test('covers all kinds of records of one import', async () => {
    await importFiles(
      makePresently(2),
      makeFile('p.csv', 'date,prayer\n2020-01-01,x'),
      makeFile('n.csv', 'reference,note\nJohn 3:16,x'),
    );
    expect(await readLast()).toMatchObject({ added: 4 });
    expect(await undoLastImport(data)).toEqual({ removed: 4, kept: 0 });
  });
});

test('the list of an import is not part of an export', async () => {
  await importFiles(makePresently(2));
  const exported = JSON.parse(await exportJson(data, new Date())) as { device: unknown[] };
  expect(exported.device).toEqual([]);
});
