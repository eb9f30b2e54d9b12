// Tests of the entities that share one RxDB collection: records with equal ids stay apart in
// queries, writes, counts, on the Sync page and in an export.
import 'fake-indexeddb/auto';
import type { RxCollection } from 'rxdb';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  insertMissing,
  insertWithUpdate,
  isEmpty,
  readOne,
  type SyncCollection,
  updateDocument,
} from '../../../replication/sync-collection.ts';
import {
  contentDefinitions,
  getSchema,
  syncedDefinitions,
} from '../../../schemas/entities/registry.ts';
import { buildLocalRecord, type LocalRecord } from '../../../schemas/local-record.ts';
import {
  deviceCollectionCreators,
  syncedEntities,
  userCollectionCreators,
} from '../../../src/data/database/collections.ts';
import {
  deleteUserDatabase,
  openUserDatabase,
  type StorageKind,
} from '../../../src/data/database/database.ts';
import { watchUnsyncedCount } from '../../../src/data/database/storage-eviction.ts';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import { countUnsynced } from '../../../src/data/records/count-unsynced.ts';
import {
  createRecord,
  removeRecord,
  restoreRecord,
  type SavedRecord,
  updateRecord,
  watchRecords,
} from '../../../src/data/records/record.ts';
import {
  discardSyncItem,
  retrySyncItem,
  watchPendingItems,
  watchRejectedItems,
} from '../../../src/data/records/sync-items.ts';
import { syncNow, watchSyncStatus } from '../../../src/data/records/sync-status.ts';
import { watchRows } from '../../../src/data/activity/watch-collection.ts';
import {
  type PreviousVersionsState,
  watchPreviousVersions,
} from '../../../src/features/sync/watch-previous-versions.ts';
import { habit, habits, vow, vows } from '../../support/added-entities.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';
import { day, insertRecord, readAllRecords } from '../../support/sync-with-fake-server.ts';

vi.mock('../../../schemas/entities/registry.ts', async (original) => {
  const { addEntities } = await import('../../support/added-entities.ts');
  return addEntities(await original());
});

afterEach(closeContexts);

const id = '0197a000-0000-7000-8000-000000000001';
const otherId = '0197a000-0000-7000-8000-000000000002';

function listTitles(records: readonly SavedRecord<{ title?: unknown }>[]): unknown[] {
  return records.map(({ fields }) => fields.title);
}

test('seven more entities are open in one page, within the 13 collections of RxDB', async () => {
  const registry = await vi.importActual<{ entities: object }>(
    '../../../schemas/entities/registry.ts',
  );
  // The profile is in no list of entities.
  const { length } = Object.keys(registry.entities);
  expect(Object.keys({ ...syncedDefinitions, ...contentDefinitions })).toHaveLength(length + 8);
  expect(length).toBeGreaterThanOrEqual(12);
  expect(
    Object.keys(userCollectionCreators).length + Object.keys(deviceCollectionCreators).length,
  ).toBe(13);
  const alice = await createAliceContext();
  for (const { collection, entity } of syncedEntities)
    await insertRecord(alice, collection, id, { title: entity });
  for (const { collection, entity } of syncedEntities) {
    const records = await readAllRecords(alice, collection);
    expect([...records.values()].map(({ record }) => record)).toEqual([
      { client_id: id, title: entity },
    ]);
  }
});

test('a removal of a user database deletes the shared collection', async () => {
  const account = `bob-${crypto.randomUUID()}`;
  await (await openUserDatabase(account, 'kept')).close();
  const listShared = async () =>
    (await indexedDB.databases()).flatMap(({ name = '' }) =>
      name.includes(account) && name.endsWith('--sharedRecords') ? [name] : [],
    );
  expect(await listShared()).toHaveLength(1);
  expect(await deleteUserDatabase(account)).toBe(true);
  expect(await listShared()).toEqual([]);
});

describe('records of two entities with equal ids', () => {
  test('live queries show creating, updating, removing and restoring of one entity', async () => {
    const alice = await createAliceContext();
    const seen: { [name: string]: unknown[][] } = { habits: [], vows: [] };
    const subscriptions = [habits, vows].map((name) =>
      watchRecords<{ title?: unknown }>(alice, name).subscribe((records) =>
        seen[name]?.push(listTitles(records)),
      ),
    );
    await createRecord(alice, habits, { title: 'Run' }, { id });
    await createRecord(alice, vows, { title: 'Silence' }, { id });
    await updateRecord(alice, habits, id, { title: 'Walk' });
    await removeRecord(alice, habits, id);
    await restoreRecord(alice, habits, id);
    await expect
      .poll(() => seen)
      .toEqual({
        habits: [[], ['Run'], ['Walk'], [], ['Walk']],
        vows: [[], ['Silence']],
      });
    for (const subscription of subscriptions) subscription.unsubscribe();
  });

  test('a query by reference finds one entity', async () => {
    const alice = await createAliceContext();
    const ref = '2026-11-20';
    await createRecord(alice, habits, { title: 'Run' }, { id, ref });
    await createRecord(alice, vows, { title: 'Silence' }, { id, ref });
    await createRecord(alice, vows, { title: 'Later' }, { id: otherId, ref: '2026-11-21' });
    expect(
      listTitles(await firstValueFrom(watchRecords<{ title?: unknown }>(alice, vows, ref))),
    ).toEqual(['Silence']);
  });

  test('queries by client id find one entity, in the order of the ids', async () => {
    const alice = await createAliceContext();
    for (const name of [habits, vows])
      for (const clientId of [otherId, id, 's_1']) await insertRecord(alice, name, clientId, {});
    const { [vows]: records } = alice.userDatabase;
    const found = await records
      .find({ selector: { client_id: { $lt: 's' } }, sort: [{ client_id: 'asc' }] })
      .exec();
    expect(found.map((doc) => [doc.client_id, doc.get('kind')])).toEqual([
      [id, vow],
      [otherId, vow],
    ]);
    const one = await records.findOne({ selector: { client_id: id, removed: false } }).exec(true);
    expect(one.get('kind')).toBe(vow);
  });

  test('damaged fields are repaired by the schema of the entity', async () => {
    const alice = await createAliceContext();
    await insertRecord(alice, vows, id, { title: 7, text: 'kept' });
    const [saved] = await firstValueFrom(watchRecords(alice, vows));
    expect(saved?.fields).toEqual({ client_id: id, title: '', text: 'kept' });
  });

  test('change events contain one entity, with client ids', async () => {
    const alice = await createAliceContext();
    await insertRecord(alice, habits, otherId, { title: 'Old' });
    const rows: unknown[] = [];
    const subscription = watchRows(alice, habits, ({ record }) => record['title']).subscribe(
      (now) => rows.push([...now]),
    );
    await expect.poll(() => rows).toEqual([[[otherId, 'Old']]]);
    await createRecord(alice, vows, { title: 'Silence' }, { id });
    await createRecord(alice, habits, { title: 'Run' }, { id });
    await removeRecord(alice, habits, otherId);
    await expect.poll(() => rows.at(-1)).toEqual([[id, 'Run']]);
    expect(rows).toHaveLength(3);
    subscription.unsubscribe();
  });

  test('each pending record is counted once; a synced record is not counted', async () => {
    const alice = await createAliceContext();
    for (const name of [habits, vows]) await insertRecord(alice, name, id, { title: name });
    await insertRecord(alice, vows, otherId, {}, { sync: 'refused' });
    const { userDatabase } = alice;
    const count = async () => [
      await countUnsynced(userDatabase),
      await firstValueFrom(watchUnsyncedCount(userDatabase)),
    ];
    expect(await count()).toEqual([3, 3]);
    expect(await firstValueFrom(watchSyncStatus(alice))).toMatchObject({ pending: 2, rejected: 1 });
    const doc = await userDatabase[habits].findOne(id).exec(true);
    await doc.incrementalPatch({ sync: 'safe' });
    expect(await count()).toEqual([2, 2]);
    expect(await firstValueFrom(watchSyncStatus(alice))).toMatchObject({ pending: 1, rejected: 1 });
  });

  test('the Sync page lists, retries and discards the record of one entity', async () => {
    const alice = await createAliceContext();
    for (const name of [habits, vows])
      await insertRecord(alice, name, id, { title: name, text: `${name} text` });
    const listPending = async () =>
      (await firstValueFrom(watchPendingItems(alice, 9))).map(({ entity, title, text }) => [
        entity,
        title,
        text,
      ]);
    expect(await listPending()).toEqual([
      [habit, 'habits', 'habits text'],
      [vow, 'vows', 'vows text'],
    ]);
    for (const name of [habits, vows]) {
      const doc = await alice.userDatabase[name].findOne(id).exec(true);
      await doc.incrementalPatch({ sync: 'refused' });
    }
    await retrySyncItem(alice, { collection: vows, id });
    expect(await listPending()).toEqual([[vow, 'vows', 'vows text']]);
    await discardSyncItem(alice, { collection: habits, id });
    expect(await firstValueFrom(watchRejectedItems(alice, 9))).toEqual([]);
    expect((await readAllRecords(alice, habits)).get(id)?.removed).toBe(true);
    expect((await readAllRecords(alice, vows)).get(id)?.removed).toBe(false);
  });

  test('a sync at the user’s request retries the rejected records of both', async () => {
    const alice = await createAliceContext();
    for (const name of [habits, vows])
      await insertRecord(alice, name, id, { title: name }, { sync: 'refused' });
    await syncNow(alice);
    expect(await firstValueFrom(watchSyncStatus(alice))).toMatchObject({ pending: 2, rejected: 0 });
  });

  test('previous versions of both entities are found', async () => {
    const alice = await createAliceContext();
    const insertVersion = (name: typeof habits) =>
      insertRecord(alice, name, id, {
        title: name,
        text: 'new',
        earlier_wordings: [{ field: 'text', text: `old of ${name}` }],
      });
    await insertVersion(habits);
    const states: PreviousVersionsState[] = [];
    const subscription = watchPreviousVersions(alice).subscribe((state) => states.push(state));
    await expect.poll(() => states.at(-1)?.isSearching).toBe(false);
    await insertVersion(vows);
    await expect
      .poll(() =>
        states
          .at(-1)
          ?.items.map(({ entity, title }) => [entity, title])
          .toSorted(),
      )
      .toEqual([
        [habit, 'habits'],
        [vow, 'vows'],
      ]);
    subscription.unsubscribe();
  });

  test('an export contains both records, and another device imports each once', async () => {
    const alice = await createAliceContext();
    for (const name of [habits, vows]) await insertRecord(alice, name, id, { title: name });
    const text = await exportJson(alice, new Date(day));
    expect(JSON.parse(text)).toMatchObject({
      records: {
        [habit]: [{ client_id: id, record: { title: 'habits' } }],
        [vow]: [{ client_id: id, record: { title: 'vows' } }],
      },
    });
    await closeContexts();
    const other = await createAliceContext();
    await createRecord(other, vows, { title: 'Own' }, { id: otherId });
    expect(await importRecords(other, text, alice.account?.email)).toMatchObject({
      kind: 'done',
      added: 2,
      faulty: [],
    });
    expect(await importRecords(other, text, alice.account?.email)).toMatchObject({
      kind: 'done',
      added: 0,
      changed: 0,
      unchanged: 2,
    });
    expect([...(await readAllRecords(other, habits)).keys()]).toEqual([id]);
    expect([...(await readAllRecords(other, vows)).keys()].toSorted()).toEqual([id, otherId]);
  });
});

describe.each<StorageKind>(['kept', 'memory'])('the sync engine in storage %s', (storage) => {
  async function openTwo() {
    const userDatabase = await openUserDatabase(`carol-${crypto.randomUUID()}`, storage);
    onTestFinished(async () => void (await userDatabase.close()));
    const build = (collection: typeof habits): SyncCollection => ({
      entity: 'Prayer',
      schema: getSchema('Prayer'),
      access: 'owner',
      prefix: '',
      refOf: ({ title }) => String(title),
      collection: userDatabase[collection],
      state: { read: async () => '', write: async () => {} },
    });
    return { ofHabits: build(habits), ofVows: build(vows) };
  }

  test('an insert reports existing client ids of its own entity', async () => {
    const { ofHabits, ofVows } = await openTwo();
    const docs = [id, otherId].map((clientId) => buildLocalRecord(clientId, { title: 'a' }, day));
    expect(await insertMissing(ofHabits, docs.slice(0, 1))).toEqual([]);
    expect(await isEmpty(ofVows)).toBe(true);
    expect(await insertMissing(ofVows, docs)).toEqual([]);
    expect(await insertMissing(ofHabits, docs)).toEqual([id]);
  });

  test('an update runs again after a write conflict, and changes one entity', async () => {
    const { ofHabits, ofVows } = await openTwo();
    for (const one of [ofHabits, ofVows])
      await insertMissing(one, [buildLocalRecord(id, { title: 'a' }, day)]);
    const stale = await readOne(ofHabits, id);
    if (!stale) throw new Error('no record');
    const { bulkWrite } = ofHabits.collection.storageInstance;
    let isFirst = true;
    ofHabits.collection.storageInstance.bulkWrite = async (rows, context) => {
      if (isFirst) {
        isFirst = false;
        await updateDocument(ofHabits, id, (doc) => ({ ...doc, attempts: 5 }));
      }
      return bulkWrite(rows, context);
    };
    const written = await updateDocument(ofHabits, id, (doc) => ({
      ...doc,
      record: { ...doc.record, title: 'b' },
    }));
    expect(written).toMatchObject({ client_id: id, attempts: 5, ref: 'b' });
    expect((await readOne(ofVows, id))?.record['title']).toBe('a');
  });

  test('an insert with an update reports each of the two conflicts', async () => {
    const { ofHabits, ofVows } = await openTwo();
    await insertMissing(ofHabits, [buildLocalRecord(id, { title: 'a' }, day)]);
    await insertMissing(ofVows, [buildLocalRecord(otherId, { title: 'other' }, day)]);
    const previous = await readOne(ofHabits, id);
    if (!previous) throw new Error('no record');
    const successor: LocalRecord = buildLocalRecord(otherId, { title: 'next' }, day);
    const write = () =>
      insertWithUpdate(ofHabits, successor, previous, { ...previous, removed: true });
    expect(await write()).toEqual({ isInserted: true, isUpdated: true });
    expect(await write()).toEqual({ isInserted: false, isUpdated: false });
    expect((await readOne(ofHabits, otherId))?.record['title']).toBe('next');
    expect((await readOne(ofVows, otherId))?.record['title']).toBe('other');
  });
});

test('the schema of the shared collection is as first stored on devices', async () => {
  const alice = await createAliceContext();
  const { sharedRecords } = alice.userDatabase.collections as unknown as {
    sharedRecords: RxCollection;
  };
  expect(await sharedRecords.schema.hash).toBe(
    'ecba04b76ac919c306844ac5af4748da6051c1190a150308b87203e6c9667927',
  );
});
