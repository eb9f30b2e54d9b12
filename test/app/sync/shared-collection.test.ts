// Tests of the sync of two entities that share a local collection, with our own server: push, pull,
// deletion, conflict, loss of records, restore from a backup and purge of tombstones.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changedCheckpointKey, readCheckpoints } from '../../../replication/checkpoints.ts';
import { compareAllIds } from '../../../replication/compare-ids.ts';
import { runSyncCycle } from '../../../replication/cycle.ts';
import type { SyncCollection } from '../../../replication/sync-collection.ts';
import { purgeTombstones } from '../../../replication/tombstones.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { createSyncEnvironment } from '../../../src/app/sync/sync-environment.ts';
import { createRecord, removeRecord, updateRecord } from '../../../src/data/records/record.ts';
import { createServerSimulatedBackend } from '../../replication/simulation/own-server.ts';
import type {
  SimulatedBackend,
  SimulatedEntity,
} from '../../replication/simulation/simulated-server.ts';
import { habit, habits, vow, vows } from '../../support/added-entities.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';
import { readAllRecords, readVisibleRecords } from '../../support/sync-with-fake-server.ts';

vi.mock('../../../schemas/entities/registry.ts', async (original) => {
  const { addEntities } = await import('../../support/added-entities.ts');
  return addEntities(await original());
});

const id = '0197a000-0000-7000-8000-000000000001';
const otherId = '0197a000-0000-7000-8000-000000000002';
const dayMillis = 86_400_000;

let backend: SimulatedBackend;
let now = Date.UTC(2026, 10, 20);

beforeAll(async () => {
  backend = await createServerSimulatedBackend();
  backend.useClock(() => (now += 1_000));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

afterAll(() => backend.close());

/** Creates Alice's device and functions that act as another client of her account. */
async function createDevice() {
  const user = await backend.createUser('alice');
  const token = await backend.signIn(user);
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit) =>
    backend
      .receive({
        method,
        url,
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { body }),
      })
      .finish(),
  );
  const data = await createAliceContext();
  const { deviceDatabase, userDatabase } = data;

  /** As a page does after it was loaded. */
  function createEnvironment() {
    return createSyncEnvironment({
      deviceDatabase,
      userDatabase,
      session: { account: user.account, token },
      backend: { serverUrl: '', appId: 'selah' },
      tabLock: { withLock: async () => {}, reportProgress: () => {}, close: () => {} },
      listen: () => () => {},
      schedule: () => () => {},
      onFault(fault) {
        throw fault;
      },
    });
  }
  let environment = createEnvironment();

  async function write(method: string, entity: string, path: string, fields?: Fields) {
    const response = await backend
      .receive({
        method,
        url: `/api/apps/selah/entities/${entity}${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(fields && { body: JSON.stringify(fields) }),
      })
      .finish();
    if (!response.ok) throw new Error(await response.text());
  }

  async function readTitles(name: typeof habits): Promise<[string, unknown][]> {
    const records = await readVisibleRecords(data, name);
    return records
      .map(({ client_id: clientId, record }): [string, unknown] => [clientId, record['title']])
      .toSorted();
  }

  return {
    data,
    rows: (entity: string) => backend.rows(user, entity as SimulatedEntity),
    /** Writes as another client of the account. */
    write,
    readTitles,
    reload: () => void (environment = createEnvironment()),
    async sync() {
      expect(await runSyncCycle(environment)).toBeNull();
    },
    find(entity: string): SyncCollection {
      const found = environment.syncCollections.find((one) => one.entity === entity);
      if (!found) throw new Error(`${entity} is not synced`);
      return found;
    },
    transport: () => environment.transport,
  };
}

/** Creates a device with a synced habit and a synced vow of the same client id. */
async function createSyncedDevice() {
  const device = await createDevice();
  await createRecord(device.data, habits, { title: 'Run', text: 'daily' }, { id });
  await createRecord(device.data, vows, { title: 'Silence', text: 'at night' }, { id });
  await device.sync();
  const [habitRow] = await device.rows(habit);
  const [vowRow] = await device.rows(vow);
  return { ...device, habitId: String(habitRow?.['id']), vowId: String(vowRow?.['id']) };
}

test('a push sends the records of each entity, with client ids and without local fields', async () => {
  const { data, rows } = await createSyncedDevice();
  for (const [entity, fields] of [
    [habit, { client_id: id, title: 'Run', text: 'daily' }],
    [vow, { client_id: id, title: 'Silence', text: 'at night' }],
  ] as const) {
    const found = await rows(entity);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(fields);
    expect(Object.keys(found[0] ?? {})).not.toContain('kind');
  }
  for (const name of [habits, vows])
    expect((await readAllRecords(data, name)).get(id)).toMatchObject({ sync: 'safe' });
});

test('a pull stores new and changed rows with their entity', async () => {
  const { habitId, sync, write, readTitles } = await createSyncedDevice();
  await write('PUT', habit, `/${habitId}`, { title: 'Walk' });
  await write('POST', vow, '', { client_id: otherId, title: 'Fast' });
  await sync();
  expect(await readTitles(habits)).toEqual([[id, 'Walk']]);
  expect(await readTitles(vows)).toEqual([
    [id, 'Silence'],
    [otherId, 'Fast'],
  ]);
});

test('a deletion on the server or here removes the record of one entity', async () => {
  const { data, vowId, sync, write, rows, readTitles } = await createSyncedDevice();
  await write('DELETE', vow, `/${vowId}`);
  await sync();
  expect([await readTitles(habits), await readTitles(vows)]).toEqual([[[id, 'Run']], []]);
  await createRecord(data, vows, { title: 'Fast' }, { id: otherId });
  await removeRecord(data, habits, id);
  await sync();
  expect([await readTitles(habits), await readTitles(vows)]).toEqual([[], [[otherId, 'Fast']]]);
  expect([(await rows(habit)).length, (await rows(vow)).length]).toEqual([0, 1]);
});

test('an edit of a record that was deleted on the server recreates it in its entity', async () => {
  const { data, vowId, sync, write, readTitles, rows } = await createSyncedDevice();
  await write('DELETE', vow, `/${vowId}`);
  await updateRecord(data, vows, id, { text: 'always' });
  await sync();
  await sync();
  expect(await readTitles(vows)).toEqual([[`${id}~2`, 'Silence']]);
  expect(await readTitles(habits)).toEqual([[id, 'Run']]);
  expect(await rows(vow)).toMatchObject([{ client_id: `${id}~2`, text: 'always' }]);
});

test('a conflict merges the versions of one entity and keeps both texts', async () => {
  const { data, habitId, sync, write, rows } = await createSyncedDevice();
  await write('PUT', habit, `/${habitId}`, { text: 'theirs' });
  await updateRecord(data, habits, id, { text: 'mine' });
  await sync();
  await sync();
  expect(await rows(habit)).toMatchObject([
    { text: 'mine', earlier_wordings: [{ field: 'text', text: 'theirs' }] },
  ]);
  expect((await readAllRecords(data, vows)).get(id)).toMatchObject({
    sync: 'safe',
    record: { text: 'at night' },
  });
});

test('[R42] losing all records of one entity pulls them again, and no other entity', async () => {
  const { data, sync, reload, find, readTitles } = await createSyncedDevice();
  // A second cycle pulls the records that the first has pushed, which sets the checkpoints.
  await sync();
  for (const entity of [habit, vow])
    expect((await readCheckpoints(find(entity))).changed).not.toBe('');
  await (await data.userDatabase[habits].findOne(id).exec(true)).remove();
  expect(await readTitles(habits)).toEqual([]);
  reload();
  // All entities of a user have the same state store.
  const write = vi.spyOn(find(habit).state, 'write');
  await sync();
  expect(await readTitles(habits)).toEqual([[id, 'Run']]);
  expect(await readTitles(vows)).toEqual([[id, 'Silence']]);
  const changedKeys = write.mock.calls.flatMap(([key]) => (key.startsWith('since|') ? [key] : []));
  expect(new Set(changedKeys)).toEqual(new Set([`since|${habit}`]));
});

test('[R37] after a restore from a backup, lost records of both entities are sent again', async () => {
  const device = await createDevice();
  const { data, sync, rows } = device;
  await createRecord(data, habits, { title: 'Run' }, { id });
  await sync();
  await backend.takeBackup();
  await createRecord(data, habits, { title: 'Swim' }, { id: otherId });
  await createRecord(data, vows, { title: 'Silence' }, { id });
  await sync();
  await backend.restoreBackup();
  expect([(await rows(habit)).length, (await rows(vow)).length]).toEqual([1, 0]);
  await sync();
  const listTitles = async (entity: string) =>
    (await rows(entity)).map(({ title }) => title).toSorted();
  expect([await listTitles(habit), await listTitles(vow)]).toEqual([['Run', 'Swim'], ['Silence']]);
});

test('[R18] a comparison of ids removes records of its own entity only', async () => {
  const { habitId, sync, write, find, transport, readTitles } = await createSyncedDevice();
  await write('DELETE', habit, `/${habitId}`);
  expect(await compareAllIds(find(vow), transport())).toBeNull();
  expect(await readTitles(habits)).toEqual([[id, 'Run']]);
  expect(await compareAllIds(find(habit), transport())).toBeNull();
  expect([await readTitles(habits), await readTitles(vows)]).toEqual([[], [[id, 'Silence']]]);
  await sync();
  expect(await readTitles(vows)).toEqual([[id, 'Silence']]);
});

test('[R38] a purge deletes the old tombstones of its own entity only', async () => {
  const { data, sync, find } = await createSyncedDevice();
  await createRecord(data, habits, { title: 'Swim' }, { id: otherId });
  for (const name of [habits, vows]) await removeRecord(data, name, id);
  await sync();
  await sync();
  const later = new Date(now + 61 * dayMillis).toISOString();
  for (const entity of [habit, vow]) {
    await purgeTombstones(find(entity));
    await find(entity).state.write(changedCheckpointKey(find(entity)), later);
  }
  await purgeTombstones(find(habit));
  expect([...(await readAllRecords(data, habits)).keys()]).toEqual([otherId]);
  expect([...(await readAllRecords(data, vows)).keys()]).toEqual([id]);
});
