// [R44] Tests of the import of legacy data into the collections: once, for the owner of the data,
// and without loss.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { toNewestFirstKey } from '../../../schemas/local-record.ts';
import { importLegacyData } from '../../../src/features/legacy-import/import-legacy-data.ts';
import {
  hasLegacyData,
  remainderKey,
} from '../../../src/features/legacy-import/legacy-storage-keys.ts';
import { StorageWriteError, removeRecord } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { readVisibleRecords, readOnlyRecord } from '../../support/sync-with-fake-server.ts';
import {
  createTestLegacyStorage,
  buildLegacyNote,
  buildOfflineNote,
  type TestLegacyStorage,
} from './fake-legacy-storage.ts';

afterEach(closeContexts);

const timestamp = '2025-11-20T08:00:00.000Z';
const queue = (...items: unknown[]) => ({ 'selah-pending-sync': items });
const item = (entityType: string, data: object) => ({ entityType, data, timestamp });

function leftIn({ items }: TestLegacyStorage): unknown[] {
  const text = items.get(remainderKey);
  return text === undefined ? [] : (JSON.parse(text) as { items: unknown[] }).items;
}

function toTexts(versions: unknown): string[] {
  return (versions as { text: string }[]).map(({ text }) => text);
}

describe('[R44] records', () => {
  test('legacy queue records become pending under new ids, and the queue is removed', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage(
      queue(
        item('GraceNote', buildLegacyNote()),
        item('Prayer', {
          request: 'For my sister far away',
          prayer_text: 'Lord, be near.',
          is_answered: 'false',
          user_email: 'Alice@Example.org ',
        }),
        item('gratitude_entry', { date: '2025-11-20T21:00:00', entry_text: 'Bread' }),
        item('BibleNote', {
          book: 'Jean',
          chapter: '3',
          verse: 16,
          note_text: 'So loved',
          highlight_color: 'Yellow',
          translation: 'FRLSG',
          reference: 'Jean 3.16',
        }),
        item('BibleBookmark', { book: 'Psalms', chapter: 23, translation: 'kjv' }),
        item('UserReadingProgress', {
          plan_id: 'p1',
          current_day: '3',
          completed_days: [1, '2'],
          completed: false,
        }),
        item('DeletionRequest', { user_name: 'Alice', reason: 'I am moving on' }),
      ),
    );
    expect(await importLegacyData(alice, legacyStorage)).toBe(7);
    expect(legacyStorage.items.size).toBe(0);
    expect(await readOnlyRecord(alice, 'graceNotes')).toMatchObject({
      sync: 'waiting',
      created_date: timestamp,
      ref: '2025-11-20',
      record: { mood: 'weary', message: 'Rest awhile.', user_email: 'alice@example.org' },
    });
    expect(await readOnlyRecord(alice, 'prayers')).toMatchObject({
      record: {
        title: 'For my sister far away',
        is_answered: false,
        user_email: 'alice@example.org',
      },
    });
    expect(await readOnlyRecord(alice, 'gratitudeEntries')).toMatchObject({
      record: { date: '2025-11-20', entry_text: 'Bread' },
    });
    expect(await readOnlyRecord(alice, 'bibleNotes')).toMatchObject({
      ref: 'JHN.3',
      record: { book: 'JHN', chapter: 3, highlight_color: 'yellow', reference: 'Jean 3.16' },
    });
    expect(await readOnlyRecord(alice, 'bibleBookmarks')).toMatchObject({
      ref: 'PSA.23',
      record: { reference: 'Psalm 23' },
    });
    expect(await readOnlyRecord(alice, 'readingProgress')).toMatchObject({
      record: { current_day: 3, completed_days: [1, 2] },
    });
    expect(await readOnlyRecord(alice, 'pendingItems')).toMatchObject({
      record: { reason: 'I am moving on', request_date: timestamp },
    });
  });

  test('legacy records keep the date of the earlier app as their date of writing', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage(
      queue(
        item('Prayer', {
          request: 'For rain',
          prayer_text: 'Lord, send rain.',
          created_date: '2024-05-01T07:30:00Z',
        }),
        {
          entityType: 'GratitudeEntry',
          data: { date: '2024-05-02', entry_text: 'Bread' },
        },
        item('DeletionRequest', { reason: 'I am moving on' }),
      ),
    );
    expect(await importLegacyData(alice, legacyStorage)).toBe(3);
    const { record, order } = await readOnlyRecord(alice, 'prayers');
    expect(record['written_date']).toBe('2024-05-01T07:30:00.000Z');
    expect(order).toBe(toNewestFirstKey('2024-05-01T07:30:00.000Z'));
    expect((await readOnlyRecord(alice, 'gratitudeEntries')).record['written_date']).toBe(
      '2024-05-02T12:00:00.000Z',
    );
    expect((await readOnlyRecord(alice, 'pendingItems')).record).not.toHaveProperty('written_date');
  });

  test('a note in legacy store and queue is imported once; a synced note is not', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage({
      ...queue(item('GraceNote', buildLegacyNote())),
      selahGraceNotes: [
        buildOfflineNote(),
        buildOfflineNote({ message: 'Already there', synced: true }),
        buildLegacyNote({ id: '665f', message: 'From the server' }),
      ],
    });
    expect(await importLegacyData(alice, legacyStorage)).toBe(1);
    expect((await readOnlyRecord(alice, 'graceNotes')).record['message']).toBe('Rest awhile.');
    expect(legacyStorage.items.size).toBe(0);
  });

  test('a note with the same old id in store and queue is one record, whatever its fields', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage({
      ...queue(
        item('GraceNote', buildOfflineNote({ message: 'Rest awhile.', reflection: 'Be still.' })),
      ),
      selahGraceNotes: [
        buildOfflineNote({
          message: 'Rest a while.',
          reflection: undefined,
          context_tag: 'A long day',
        }),
        buildOfflineNote({ id: 'offline_1763625600001', message: 'Another note' }),
      ],
    });
    expect(await importLegacyData(alice, legacyStorage)).toBe(2);
    const notes = await readVisibleRecords(alice, 'graceNotes');
    const [note] = notes.filter(({ record }) => record['reflection'] === 'Be still.');
    expect(notes).toHaveLength(2);
    // Both texts are there: one as the message, one as its previous version.
    const texts = [note?.record['message'], ...toTexts(note?.record['earlier_wordings'])];
    expect(texts.toSorted()).toEqual(['Rest a while.', 'Rest awhile.']);
    expect(note?.record).toMatchObject({ reflection: 'Be still.', context_tag: 'A long day' });
  });

  test('a later import of a note with a known old id adds its new text, and no note', async () => {
    const alice = await createAliceContext();
    const store = (message: string) =>
      createTestLegacyStorage({ selahGraceNotes: [buildOfflineNote({ message })] });
    expect(await importLegacyData(alice, store('Rest awhile.'))).toBe(1);
    expect(await importLegacyData(alice, store('Rest awhile.'))).toBe(0);
    expect((await readOnlyRecord(alice, 'graceNotes')).record).not.toHaveProperty(
      'earlier_wordings',
    );
    expect(await importLegacyData(alice, store('Rest a while.'))).toBe(0);
    expect((await readOnlyRecord(alice, 'graceNotes')).record).toMatchObject({
      message: 'Rest awhile.',
      earlier_wordings: [{ field: 'message', text: 'Rest a while.' }],
    });
  });

  test('records with the same old id stay separate if a merge would lose text', async () => {
    const alice = await createAliceContext();
    const request = (reason: string) =>
      item('DeletionRequest', { id: 'offline_1763625600000', user_name: 'Alice', reason });
    expect(
      await importLegacyData(alice, createTestLegacyStorage(queue(request('One'), request('Two')))),
    ).toBe(2);
  });

  test('a legacy store may be a map by day or by id, or a part of another store', async () => {
    for (const store of [
      { '2025-11-20': buildOfflineNote() },
      { version: 2, notes: [buildOfflineNote()] },
      { days: { '2025-11-20': [buildOfflineNote()] } },
    ]) {
      const alice = await createAliceContext();
      expect(await importLegacyData(alice, createTestLegacyStorage({ SELAH_grace: store }))).toBe(
        1,
      );
      await closeContexts();
    }
  });

  test('a second import adds nothing after a crash, in two tabs or after a removal', async () => {
    const alice = await createAliceContext();
    const remaining = {
      ...queue(item('GraceNote', buildLegacyNote()), item('Hymn', { title: 'Abide' })),
    };
    const tabs = [createTestLegacyStorage(remaining), createTestLegacyStorage(remaining)];
    await Promise.all(tabs.map((legacyStorage) => importLegacyData(alice, legacyStorage)));
    const { client_id: id } = await readOnlyRecord(alice, 'graceNotes');
    await importLegacyData(
      alice,
      createTestLegacyStorage({ ...remaining, [remainderKey]: tabs[0]?.items.get(remainderKey) }),
    );
    expect((await readOnlyRecord(alice, 'graceNotes')).client_id).toBe(id);
    await removeRecord(alice, 'graceNotes', id);
    expect(await importLegacyData(alice, createTestLegacyStorage(remaining))).toBe(0);
    expect(await readVisibleRecords(alice, 'graceNotes')).toEqual([]);
  });

  test('records that the legacy app writes during the import are imported next time', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage(queue(item('GraceNote', buildLegacyNote())));
    const importing = importLegacyData(alice, legacyStorage);
    const newer = JSON.stringify([
      item('GraceNote', buildLegacyNote()),
      item('GraceNote', buildLegacyNote({ message: 'Written meanwhile.' })),
    ]);
    legacyStorage.items.set('selah-pending-sync', newer);
    expect([await importing, legacyStorage.items.get('selah-pending-sync')]).toEqual([1, newer]);
    expect([await importLegacyData(alice, legacyStorage), legacyStorage.items.size]).toEqual([
      1, 0,
    ]);
  });

  test('legacy records of another user are kept and imported when that user logs in', async () => {
    const legacyStorage = createTestLegacyStorage(
      queue(
        item('GraceNote', buildLegacyNote()),
        item('GraceNote', buildLegacyNote({ user_email: 'bob@example.org', message: 'For Bob' })),
        item('GraceNote', buildLegacyNote({ user_email: null, message: 'No owner' })),
      ),
    );
    const alice = await createAliceContext();
    expect(await importLegacyData(alice, legacyStorage)).toBe(2);
    expect(
      (await readVisibleRecords(alice, 'graceNotes'))
        .map(({ record }) => record['message'])
        .toSorted(),
    ).toEqual(['No owner', 'Rest awhile.']);
    expect([...legacyStorage.items.keys()]).toEqual([remainderKey]);
    expect(hasLegacyData(legacyStorage.names())).toBe(true);
    await closeContexts();
    const bob = await createAliceContext({
      account: { id: 'bob', email: 'bob@example.org', full_name: 'Bob' },
    });
    expect(await importLegacyData(bob, legacyStorage)).toBe(1);
    expect((await readOnlyRecord(bob, 'graceNotes')).record['message']).toBe('For Bob');
    expect(legacyStorage.items.size).toBe(0);
  });

  test('for a guest the legacy records stay unchanged', async () => {
    const guest = await createAliceContext({ account: null });
    const legacyStorage = createTestLegacyStorage(queue(item('GraceNote', buildLegacyNote())));
    const before = new Map(legacyStorage.items);
    expect(await importLegacyData(guest, legacyStorage)).toBe(0);
    expect(legacyStorage.items).toEqual(before);
    expect(await readVisibleRecords(guest, 'graceNotes')).toEqual([]);
  });

  test('with in-memory storage nothing is imported', async () => {
    const alice = await createAliceContext({ storage: 'memory' });
    const legacyStorage = createTestLegacyStorage(queue(item('GraceNote', buildLegacyNote())));
    expect(await importLegacyData(alice, legacyStorage)).toBe(0);
    expect(legacyStorage.items.size).toBe(1);
  });

  test('invalid legacy items are kept, counted, and checked again at the next import', async () => {
    const alice = await createAliceContext();
    const invalidItems = [
      item('Hymn', { title: 'Abide' }),
      item('GraceNote', { mood: 'angry', message: 'No such mood' }),
      'three words here',
      null,
      item('Prayer', {}),
    ];
    const legacyStorage = createTestLegacyStorage(
      queue(...invalidItems, item('GraceNote', buildLegacyNote())),
    );
    expect(await importLegacyData(alice, legacyStorage)).toBe(1);
    expect([...legacyStorage.items.keys()]).toEqual([remainderKey]);
    expect(JSON.parse(legacyStorage.items.get(remainderKey) ?? '')).toMatchObject({
      v: 1,
      count: 5,
    });
    expect(leftIn(legacyStorage)).toEqual(invalidItems);
    expect(await importLegacyData(alice, legacyStorage)).toBe(0);
    expect(leftIn(legacyStorage)).toEqual(invalidItems);
  });

  test('a damaged remainder is kept inside the next remainder', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage({ [remainderKey]: '{"items": [half' });
    await importLegacyData(alice, legacyStorage);
    expect(leftIn(legacyStorage)).toEqual(['{"items": [half']);
  });

  test('a too long text continues in previous versions, without a cut character', async () => {
    const alice = await createAliceContext();
    const message = `${'a'.repeat(99_999)}\u{1F54A}${'b'.repeat(150_000)}`;
    await importLegacyData(
      alice,
      createTestLegacyStorage(
        queue(item('GraceNote', buildLegacyNote({ message, mood_note: 'so tired' }))),
      ),
    );
    const { record } = await readOnlyRecord(alice, 'graceNotes');
    const versions = record['earlier_wordings'] as { field: string; text: string }[];
    expect(
      [
        String(record['message']),
        ...versions.filter(({ field }) => field === 'message').map(({ text }) => text),
      ].join(''),
    ).toBe(message);
    expect(String(record['message'])).toBe('a'.repeat(99_999));
    expect(versions).toContainEqual({ field: 'mood_note', text: 'so tired' });
  });

  test('full storage throws StorageWriteError, removes nothing, allows a new import', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage(
      queue(item('GraceNote', buildLegacyNote()), item('Prayer', { prayer_text: 'Lord' })),
    );
    const before = new Map(legacyStorage.items);
    const { graceNotes } = alice.userDatabase;
    const insert = graceNotes.bulkInsert;
    graceNotes.bulkInsert = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(importLegacyData(alice, legacyStorage)).rejects.toThrow(StorageWriteError);
    expect(legacyStorage.items).toEqual(before);
    graceNotes.bulkInsert = insert;
    await importLegacyData(alice, legacyStorage);
    expect(legacyStorage.items.size).toBe(0);
    expect(await readVisibleRecords(alice, 'prayers')).toHaveLength(1);
    expect(await readVisibleRecords(alice, 'graceNotes')).toHaveLength(1);
  });

  test('the legacy keys stay when the browser has no space for the remainder', async () => {
    const alice = await createAliceContext();
    const legacyStorage = createTestLegacyStorage(
      queue(item('GraceNote', buildLegacyNote()), item('Hymn', { title: 'Abide' })),
    );
    legacyStorage.hasSpace = false;
    expect(await importLegacyData(alice, legacyStorage)).toBe(1);
    expect([...legacyStorage.items.keys()]).toEqual(['selah-pending-sync']);
    legacyStorage.hasSpace = true;
    expect(await importLegacyData(alice, legacyStorage)).toBe(0);
    expect(leftIn(legacyStorage)).toEqual([item('Hymn', { title: 'Abide' })]);
  });
});
