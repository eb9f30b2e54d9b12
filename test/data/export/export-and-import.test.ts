// [R45] Tests of the export of a user's data to a file and its import: content, merging, invalid
// records, and files of other users. IndexedDB is the fake-indexeddb package.
import 'fake-indexeddb/auto';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, describe, expect, test } from 'vitest';
import { buildHistoryRecord } from '../../../src/data/records/activity-records.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { StorageWriteError, readWrittenDate } from '../../../src/data/records/record.ts';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import { serializeExport } from '../../../src/data/export/export-file.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import {
  readAllRecords,
  day,
  readVisibleRecords,
  readOnlyRecord,
  insertRecord,
} from '../../support/sync-with-fake-server.ts';

afterEach(closeContexts);

const now = new Date('2026-11-21T10:00:00Z');
const prayer = {
  title: 'For my sister',
  prayer_text: 'Lord, be near.',
  request: 'My sister',
  is_answered: false,
  user_email: 'alice@example.org',
};
const note = {
  reference: 'John 3:16',
  book: 'JHN',
  chapter: 3,
  verse: 16,
  note_text: 'So loved',
  user_email: 'alice@example.org',
};

const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const bob = { id: 'bob', email: 'bob@example.org', full_name: 'Bob' };

/** A file of Alice's, of a device that is closed by now. */
async function createExportFile(
  fill: (data: DataContext) => Promise<unknown>,
  account: DataContext['account'] = alice,
  drafts?: Record<string, unknown>,
): Promise<string> {
  const data = await createAliceContext({ account });
  await fill(data);
  const text = await exportJson(data, now, drafts);
  await closeContexts();
  return text;
}

const counts = (added: number, changed: number, unchanged: number) => ({
  kind: 'done',
  added,
  changed,
  unchanged,
  faulty: [],
});

describe('[R45] the content of an export file', () => {
  test('the export contains the records and their sync state, but no removed record', async () => {
    const text = await createExportFile(async (data) => {
      await insertRecord(
        data,
        'prayers',
        'a',
        { ...prayer, earlier_wordings: [{ field: 'prayer_text', text: 'Lord.' }] },
        { sync: 'refused', problem: { status: 422, code: 'validation', message: 'too long' } },
      );
      await insertRecord(data, 'prayers', 'b', prayer, { removed: true });
      await insertRecord(data, 'bibleNotes', 'c', note, {
        sync: 'waiting',
        server_id: 'r1',
        updated_date: day,
        base: { ...note, note_text: 'So' },
      });
      await data.userDatabase.activity.insert({
        id: 'sync|status',
        kind: 'sync',
        order: '',
        value: { text: 'secret' },
      });
      await data.userDatabase.activity.insert(buildHistoryRecord('JHN', 3, 'KJV', day));
    });
    const file = JSON.parse(text) as { records: Record<string, unknown[]>; device: unknown[] };
    expect(file).toMatchObject({
      format: 'selah',
      version: 1,
      exported: now.toISOString(),
      account: alice,
      languages: ['en', 'fr', 'es', 'pt'],
      drafts: {},
    });
    expect(file.records['Prayer']).toEqual([
      expect.objectContaining({
        client_id: 'a',
        sync: 'refused',
        problem: { status: 422, code: 'validation', message: 'too long' },
        created_date: day,
        record: expect.objectContaining({ prayer_text: 'Lord, be near.' }),
      }),
    ]);
    expect(file.records['BibleNote']).toEqual([
      expect.objectContaining({
        sync: 'waiting',
        server_id: 'r1',
        updated_date: day,
        base: expect.objectContaining({ note_text: 'So' }),
      }),
    ]);
    expect(file.device).toEqual([
      expect.objectContaining({
        kind: 'history',
        value: expect.objectContaining({ book: 'JHN', chapter: 3 }),
      }),
    ]);
    expect(text).not.toContain('secret');
  });

  test('drafts are exported when they are given, and are returned by the import', async () => {
    const text = await createExportFile(async () => {}, alice, { prayer: { request: 'half a' } });
    const drafts: unknown[] = [];
    await importRecords(
      await createAliceContext({ account: alice }),
      text,
      undefined,
      (name, draft) => drafts.push([name, draft]),
    );
    expect(drafts).toEqual([['prayer', { request: 'half a' }]]);
  });
});

describe('[R45] an imported file', () => {
  test('unknown records are imported as pending with their ids', async () => {
    const text = await createExportFile((data) =>
      Promise.all([
        insertRecord(data, 'prayers', 'a', prayer, { sync: 'safe', server_id: 'r1', base: prayer }),
        insertRecord(data, 'bibleNotes', 'c', note),
      ]),
    );
    const context = await createAliceContext({ account: alice });
    expect(await importRecords(context, text)).toEqual(counts(2, 0, 0));
    expect(await readOnlyRecord(context, 'prayers')).toMatchObject({
      client_id: 'a',
      sync: 'waiting',
      server_id: null,
      created_date: day,
      record: { ...prayer, client_id: 'a' },
      sent: [expect.objectContaining({ prayer_text: 'Lord, be near.' })],
    });
    expect(await readOnlyRecord(context, 'bibleNotes')).toMatchObject({
      client_id: 'c',
      ref: 'JHN.3',
    });
  });

  test.each([
    ['its creation date', { created_date: '2024-05-01T07:30:00' }, '2024-05-01T07:30:00.000Z'],
    ['the day of its creation', { created_date: '2024-05-01' }, '2024-05-01T00:00:00.000Z'],
    ['noon of its own day', { created_date: undefined }, '2024-05-02T12:00:00.000Z'],
    [
      'its date of writing',
      { record: { written_date: '2024-04-30T07:30:00.000Z' } },
      '2024-04-30T07:30:00.000Z',
    ],
    [
      'the time of its client id',
      { client_id: uuidv7({ msecs: Date.UTC(2026, 10, 1) }) },
      '2026-11-01T00:00:00.000Z',
    ],
    ['its creation date', { record: { written_date: 'in spring' } }, day],
  ])('an imported record is dated by %s', async (_source, changes, expected) => {
    const entry = { date: '2024-05-02', entry_text: 'Bread' };
    const item = { client_id: 'a', created_date: day, ...changes };
    const record = { ...entry, ...('record' in changes && changes.record) };
    const text = serializeExport(
      {
        account: alice,
        exported: now.toISOString(),
        records: { GratitudeEntry: [{ ...item, record }] },
        device: [],
      },
      {},
    );
    const context = await createAliceContext({ account: alice });
    expect(await importRecords(context, text)).toEqual(counts(1, 0, 0));
    const doc = await readOnlyRecord(context, 'gratitudeEntries');
    expect(doc.record['written_date']).toBe(expected);
    expect(readWrittenDate(doc)).toBe(expected);
  });

  test('a file that is imported twice adds its records once', async () => {
    const text = await createExportFile((data) => insertRecord(data, 'prayers', 'a', prayer));
    const context = await createAliceContext({ account: alice });
    await importRecords(context, text);
    const before = await readAllRecords(context, 'prayers');
    expect(await importRecords(context, text)).toEqual(counts(0, 0, 1));
    expect(await readAllRecords(context, 'prayers')).toEqual(before);
  });

  test('a different text of a known record is imported once as a previous version', async () => {
    const text = await createExportFile((data) =>
      insertRecord(data, 'prayers', 'a', {
        ...prayer,
        prayer_text: 'Old words',
        is_answered: true,
      }),
    );
    const context = await createAliceContext({ account: alice });
    await insertRecord(context, 'prayers', 'a', prayer, { sync: 'safe' });
    expect(await importRecords(context, text)).toEqual(counts(0, 1, 0));
    expect(await importRecords(context, text)).toEqual(counts(0, 0, 1));
    expect((await readOnlyRecord(context, 'prayers')).record).toEqual({
      ...prayer,
      client_id: 'a',
      earlier_wordings: [{ field: 'prayer_text', text: 'Old words' }],
    });
    expect((await readOnlyRecord(context, 'prayers')).sync).toBe('waiting');
  });

  test('importing a removed record restores it', async () => {
    const text = await createExportFile((data) => insertRecord(data, 'prayers', 'a', prayer));
    const context = await createAliceContext({ account: alice });
    await insertRecord(context, 'prayers', 'a', prayer, {
      removed: true,
      sync: 'safe',
      server_id: 'r1',
      gone: 'here',
    });
    expect(await importRecords(context, text)).toEqual(counts(1, 0, 0));
    expect(await readOnlyRecord(context, 'prayers')).toMatchObject({
      sync: 'waiting',
      removed: false,
    });
  });

  test('an imported record that was recreated merges into its successor', async () => {
    const text = await createExportFile((data) =>
      insertRecord(data, 'prayers', 'a', { ...prayer, prayer_text: 'Old words' }),
    );
    const context = await createAliceContext({ account: alice });
    await insertRecord(context, 'prayers', 'a', prayer, {
      removed: true,
      sync: 'safe',
      gone: 'elsewhere',
    });
    await insertRecord(context, 'prayers', 'a~2', prayer, { sync: 'safe' });
    await importRecords(context, text);
    expect(await readOnlyRecord(context, 'prayers')).toMatchObject({
      client_id: 'a~2',
      record: { earlier_wordings: [{ field: 'prayer_text', text: 'Old words' }] },
    });
  });

  test('an invalid record is reported and not imported; valid records are imported', async () => {
    const text = await createExportFile((data) =>
      Promise.all([
        insertRecord(data, 'prayers', 'a', { title: 'no words' }),
        insertRecord(data, 'prayers', 'b', prayer),
        insertRecord(data, 'bibleNotes', 'c', { ...note, chapter: 0.5 }),
      ]),
    );
    const context = await createAliceContext({ account: alice });
    const faulty = [
      { entity: 'Prayer', id: 'a', why: 'prayer_text' },
      { entity: 'BibleNote', id: 'c', why: 'chapter' },
    ];
    expect(await importRecords(context, text)).toEqual({ ...counts(1, 0, 0), faulty });
    expect((await readVisibleRecords(context, 'prayers')).map(({ client_id: id }) => id)).toEqual([
      'b',
    ]);
    expect(await readVisibleRecords(context, 'bibleNotes')).toEqual([]);
  });

  test('unknown data of a newer app is kept and written to the next export', async () => {
    const { serializeExport } = await import('../../../src/data/export/export-file.ts');
    const text = serializeExport(
      {
        account: alice,
        exported: day,
        records: { Hymn: [{ client_id: 'h', record: { title: 'Abide' } }], __proto__: [] },
        device: [],
      },
      { mixtape: ['a'] },
    );
    const context = await createAliceContext({ account: alice });
    expect(await importRecords(context, text)).toEqual(counts(0, 0, 0));
    expect(await importRecords(context, text)).toEqual(counts(0, 0, 0));
    expect(JSON.parse(await exportJson(context, now))).toMatchObject({
      mixtape: ['a'],
      records: { Hymn: [{ client_id: 'h', record: { title: 'Abide' } }] },
    });
  });

  test('device data is imported; existing data stays, except an earlier reading', async () => {
    const text = await createExportFile(async ({ userDatabase: { activity } }) => {
      await activity.insert(buildHistoryRecord('JHN', 3, 'KJV', '2026-11-20T08:00:00Z'));
      await activity.insert(buildHistoryRecord('GEN', 1, 'KJV', '2026-11-01T08:00:00Z'));
      await activity.insert({
        id: 'last-place',
        kind: 'place',
        order: '',
        value: { translation: 'KJV', book: 'JHN', chapter: 3 },
      });
    });
    const context = await createAliceContext({ account: alice });
    await context.userDatabase.activity.insert(
      buildHistoryRecord('JHN', 3, 'WEB', '2026-11-10T08:00:00Z'),
    );
    await context.userDatabase.activity.insert({
      id: 'last-place',
      kind: 'place',
      order: '',
      value: { translation: 'KJV', book: 'PSA', chapter: 23 },
    });
    await importRecords(context, text);
    const activities = await context.userDatabase.activity.find({ sort: [{ id: 'asc' }] }).exec();
    expect(activities.map(({ value }) => value)).toEqual([
      expect.objectContaining({ book: 'GEN' }),
      expect.objectContaining({ book: 'JHN', translation: 'KJV' }),
      expect.objectContaining({ book: 'PSA', chapter: 23 }),
    ]);
  });

  test('a full device is reported, and the same file can be imported later', async () => {
    const text = await createExportFile((data) =>
      Promise.all([
        insertRecord(data, 'prayers', 'a', prayer),
        insertRecord(data, 'bibleNotes', 'c', note),
      ]),
    );
    const context = await createAliceContext({ account: alice });
    const { bibleNotes } = context.userDatabase;
    const insert = bibleNotes.bulkInsert;
    bibleNotes.bulkInsert = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const fault = await importRecords(context, text).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(StorageWriteError);
    expect((fault as StorageWriteError).reason).toBe('full');
    bibleNotes.bulkInsert = insert;
    expect(await importRecords(context, text)).toEqual(counts(1, 0, 1));
  });
});

describe('[R45] the owner of an import file', () => {
  test('another user’s file needs a confirmation before its records are imported', async () => {
    const text = await createExportFile((data) =>
      Promise.all([
        insertRecord(data, 'prayers', 'a', prayer),
        insertRecord(data, 'prayers', 's_r9', prayer, { server_id: 'r9', sync: 'safe' }),
      ]),
    );
    const context = await createAliceContext({ account: bob });
    expect(await importRecords(context, text)).toEqual({
      kind: 'of-another',
      email: 'alice@example.org',
    });
    expect(await importRecords(context, text, 'carol@example.org')).toEqual({
      kind: 'of-another',
      email: 'alice@example.org',
    });
    expect(await readVisibleRecords(context, 'prayers')).toEqual([]);
    expect(await importRecords(context, text, 'alice@example.org')).toEqual(counts(2, 0, 0));
    expect(await importRecords(context, text, 'alice@example.org')).toEqual(counts(0, 0, 2));
    const docs = await readVisibleRecords(context, 'prayers');
    expect(docs.map(({ record }) => record['user_email'])).toEqual([
      'bob@example.org',
      'bob@example.org',
    ]);
    // Bob has no access to the server records of Alice.
    expect(docs.map(({ server_id: id }) => id)).toEqual([null, null]);
    expect(docs.some(({ client_id: id }) => id.startsWith('s_'))).toBe(false);
  });

  test("a guest's file is imported into an account without a question", async () => {
    const text = await createExportFile(
      (data) => insertRecord(data, 'prayers', 'a', { ...prayer, user_email: '' }),
      null,
    );
    const context = await createAliceContext({ account: alice });
    expect(await importRecords(context, text)).toEqual(counts(1, 0, 0));
    expect((await readOnlyRecord(context, 'prayers')).record['user_email']).toBe(
      'alice@example.org',
    );
  });

  test('an imported profile is merged with the existing profile, never created', async () => {
    const settings = {
      email: 'alice@example.org',
      full_name: 'Alice',
      language: 'fr',
      current_streak: 9,
    };
    const text = await createExportFile((data) =>
      insertRecord(data, 'profile', 's_alice', settings, { record: settings }),
    );
    const context = await createAliceContext({ account: alice });
    expect(await importRecords(context, text)).toEqual(counts(0, 0, 1));
    expect(await readVisibleRecords(context, 'profile')).toEqual([]);
    await insertRecord(
      context,
      'profile',
      's_alice',
      {},
      { record: { email: 'alice@example.org', language: 'pt', current_streak: 2 }, sync: 'safe' },
    );
    expect(await importRecords(context, text)).toEqual(counts(0, 0, 1));
    expect((await readOnlyRecord(context, 'profile')).record).toMatchObject({
      language: 'pt',
      current_streak: 2,
    });
  });
});

test('[R46] a file has no keys and no form of the encryption, and an import takes none', async () => {
  const form = { encrypted_with: 'k'.repeat(16) };
  const text = await createExportFile((data) =>
    insertRecord(data, 'prayers', 'a', { ...prayer, ...form }),
  );
  expect(text).not.toContain('encrypted_with');
  const keys = { encryption_keys: [{ id: 'of another account' }] };
  const file = serializeExport(
    {
      account: alice,
      exported: now.toISOString(),
      records: {
        User: [{ client_id: 's_alice', created_date: day, record: { language: 'fr', ...keys } }],
        Prayer: [{ client_id: 'a', created_date: day, record: { ...prayer, ...form } }],
      },
      device: [],
    },
    {},
  );
  const context = await createAliceContext({ account: alice });
  await insertRecord(context, 'profile', 's_alice', { language: 'en' });
  await importRecords(context, file);
  const profile = (await readAllRecords(context, 'profile')).get('s_alice');
  const doc = await readOnlyRecord(context, 'prayers');
  expect(profile?.record).not.toHaveProperty('encryption_keys');
  expect(doc.record).not.toHaveProperty('encrypted_with');
  expect(doc.record).toMatchObject(prayer);
});
