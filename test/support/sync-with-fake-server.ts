// Helpers shared by the tests of files and of the legacy import: they insert records on a device,
// read the records, and sync with a fake server.
import { runSyncCycle } from '../../replication/cycle.ts';
import type { SyncCollection, SyncStateStore } from '../../replication/sync-collection.ts';
import type { SyncEnvironment } from '../../replication/sync-environment.ts';
import { type Fields, type LocalRecord, buildLocalRecord } from '../../schemas/local-record.ts';
import { type UserCollectionName, syncedEntities } from '../../src/data/database/collections.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import type { FakeServer } from '../replication/support/scripted-server.ts';
import { createTestEnvironment } from '../replication/support/fake-environment.ts';

export const day = '2026-11-20T08:00:00.000Z';

export function insertRecord(
  { userDatabase }: DataContext,
  collection: UserCollectionName,
  id: string,
  fields: Fields,
  changes: Partial<LocalRecord> = {},
) {
  return userDatabase[collection].insert({ ...buildLocalRecord(id, fields, day), ...changes });
}

/** Returns all records of a collection by id, including tombstones. */
export async function readAllRecords(
  { userDatabase }: DataContext,
  collection: UserCollectionName,
): Promise<Map<string, LocalRecord>> {
  const docs = await userDatabase[collection].find().exec();
  return new Map(docs.map((doc) => [doc.client_id, doc.toMutableJSON() as LocalRecord]));
}

export async function readVisibleRecords(
  data: DataContext,
  collection: UserCollectionName,
): Promise<LocalRecord[]> {
  return [...(await readAllRecords(data, collection)).values()].filter(({ removed }) => !removed);
}

export async function readOnlyRecord(
  data: DataContext,
  collection: UserCollectionName,
): Promise<LocalRecord> {
  const [doc, ...others] = await readVisibleRecords(data, collection);
  if (!doc || others.length > 0)
    throw new Error(`there are ${others.length + (doc ? 1 : 0)} records`);
  return doc;
}

const checkpointsByContext = new WeakMap<DataContext, Map<string, string>>();

/** One whole cycle of the real engine over the person's prayers. */
export async function syncWithServer(data: DataContext, server: FakeServer): Promise<void> {
  const places = getCheckpoints(data);
  const state: SyncStateStore = {
    read: async (key) => places.get(key) ?? '',
    write: async (key, value) => void places.set(key, value),
  };
  const { entity, collection, schema, prefix, refOf } = syncedEntities[1];
  const syncCollection: SyncCollection = {
    entity,
    schema,
    access: 'owner',
    prefix,
    refOf,
    collection: data.userDatabase[collection],
    state,
  };
  server.owner = data.account?.id ?? null;
  const environment: SyncEnvironment = {
    ...createTestEnvironment().world,
    syncCollections: [syncCollection],
    transport: server.transport,
    state,
    account: data.account?.id ?? null,
  };
  const interruption = await runSyncCycle(environment);
  if (interruption) throw new Error(`the cycle was not whole: ${interruption.kind}`);
}

function getCheckpoints(data: DataContext): Map<string, string> {
  const kept = checkpointsByContext.get(data) ?? new Map<string, string>();
  checkpointsByContext.set(data, kept);
  return kept;
}
