// What the tests of files and of the earlier app's data share: records put on a device, read from it, and brought to a server of paper.
import { runCycle } from '../../replication/cycle.ts';
import type { Shelf, SyncState } from '../../replication/shelf.ts';
import type { World } from '../../replication/world.ts';
import { type Fields, type LocalRecord, newRecord } from '../../schemas/local-record.ts';
import { type PersonalRecords, synced } from '../../src/data/collections.ts';
import type { Data } from '../../src/data/data.ts';
import type { PaperServer } from '../sync/paper-server.ts';
import { aWorld } from '../sync/world.ts';

export const day = '2026-11-20T08:00:00.000Z';

export function put({ personal }: Data, collection: PersonalRecords, id: string, fields: Fields, changes: Partial<LocalRecord> = {}) {
  return personal[collection].insert({ ...newRecord(id, fields, day), ...changes });
}

/** Everything in a collection, by id, graves too. */
export async function allIn({ personal }: Data, collection: PersonalRecords): Promise<Map<string, LocalRecord>> {
  const docs = await personal[collection].find().exec();
  return new Map(docs.map((doc) => [doc.client_id, doc.toMutableJSON() as LocalRecord]));
}

export async function livingIn(data: Data, collection: PersonalRecords): Promise<LocalRecord[]> {
  return [...(await allIn(data, collection)).values()].filter(({ removed }) => !removed);
}

export async function onlyIn(data: Data, collection: PersonalRecords): Promise<LocalRecord> {
  const [doc, ...others] = await livingIn(data, collection);
  if (!doc || others.length > 0) throw new Error(`there are ${others.length + (doc ? 1 : 0)} records`);
  return doc;
}

const places = new WeakMap<Data, Map<string, string>>();

/** One whole cycle of the real engine over the person's prayers. */
export async function meetServer(data: Data, server: PaperServer): Promise<void> {
  const places = placesOf(data);
  const state: SyncState = { read: async (key) => places.get(key) ?? '', write: async (key, value) => void places.set(key, value) };
  const { entity, collection, schema, prefix, refOf } = synced[1];
  const shelf: Shelf = { entity, schema, access: 'owner', prefix, refOf, collection: data.personal[collection], state };
  server.owner = data.account?.id ?? null;
  const world: World = { ...aWorld().world, shelves: [shelf], transport: server.transport, state, account: data.account?.id ?? null };
  const pause = await runCycle(world);
  if (pause) throw new Error(`the cycle was not whole: ${pause.kind}`);
}

function placesOf(data: Data): Map<string, string> {
  const kept = places.get(data) ?? new Map<string, string>();
  places.set(data, kept);
  return kept;
}
