// Test helpers that insert and read a user's local records, and sync the user's prayers with a fake
// server. The tests of export, import and legacy import share the helpers.
import { runSyncCycle } from '../../replication/cycle.ts';
import type { SyncCollection, SyncStateStore } from '../../replication/sync-collection.ts';
import type { SyncEnvironment } from '../../replication/sync-environment.ts';
import { type Fields, type LocalRecord, buildLocalRecord } from '../../schemas/local-record.ts';
import { type UserCollectionName, getSyncedEntity } from '../../src/data/database/collections.ts';
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
  const [doc, ...otherRecords] = await readVisibleRecords(data, collection);
  if (!doc || otherRecords.length > 0)
    throw new Error(`there are ${otherRecords.length + (doc ? 1 : 0)} records`);
  return doc;
}

const checkpointsByContext = new WeakMap<DataContext, Map<string, string>>();

/** One whole cycle of the real engine over the person's prayers. */
export async function syncWithServer(data: DataContext, server: FakeServer): Promise<void> {
  const checkpoints = getCheckpoints(data);
  const state: SyncStateStore = {
    read: async (key) => checkpoints.get(key) ?? '',
    write: async (key, value) => void checkpoints.set(key, value),
  };
  const { entity, collection, schema, prefix, refOf } = getSyncedEntity('Prayer');
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
    ...createTestEnvironment().environment,
    syncCollections: [syncCollection],
    transport: server.transport,
    state,
    account: data.account?.id ?? null,
  };
  const interruption = await runSyncCycle(environment);
  if (interruption) throw new Error(`the cycle was not whole: ${interruption.kind}`);
}

function getCheckpoints(data: DataContext): Map<string, string> {
  const checkpoints = checkpointsByContext.get(data) ?? new Map<string, string>();
  checkpointsByContext.set(data, checkpoints);
  return checkpoints;
}
