// A test device of Alice at a fake server, and hooks that run code between two steps of the sync
// engine.
import { pushPending } from '../../../replication/push.ts';
import type { SyncInterruption } from '../../../replication/transport.ts';
import type { SyncLock } from '../../../replication/transport.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { createTestDevice, type TestDevice, type TestDeviceOptions } from './test-device.ts';
import { createFakeServer, type FakeServerOptions, type FakeServer } from './scripted-server.ts';

export interface Alice {
  device: TestDevice;
  server: FakeServer;
  push(syncLock?: SyncLock): Promise<SyncInterruption | null>;
  /** Adds a prayer `id` and syncs it to the server. @returns its server id */
  addSynced(id: string): Promise<string>;
  /** The record as the storage holds it. */
  readExisting(id: string): Promise<LocalRecord>;
}

const openDevices: TestDevice[] = [];

/** With a `server` that is there already, it is another device of hers. */
export async function createAlice(
  options: FakeServerOptions & { server?: FakeServer } & Omit<TestDeviceOptions, 'transport'> = {},
): Promise<Alice> {
  const { server = createFakeServer(options) } = options;
  const device = await createTestDevice({ ...options, transport: server.transport });
  openDevices.push(device);
  const push = (syncLock?: SyncLock) =>
    pushPending(device.syncCollection, device.transport, syncLock);
  async function readExisting(id: string): Promise<LocalRecord> {
    const doc = await device.read(id);
    if (!doc) throw new Error(`no record ${id}`);
    return doc;
  }
  return {
    device,
    server,
    push,
    readExisting,
    async addSynced(id) {
      await device.add(id, { title: id, prayer_text: `words ${id}` });
      await push();
      const { server_id: serverId, sync } = await readExisting(id);
      if (!serverId || sync !== 'safe') throw new Error(`${id} is not safe`);
      server.requests.length = 0;
      server.bodies.length = 0;
      return serverId;
    },
  };
}

/** Runs sync cycles on all devices until no device has pending work. */
export async function syncUntilSettled(
  server: FakeServer,
  ...devices: readonly TestDevice[]
): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const before = server.writes().length;
    for (const device of devices) await device.cycle();
    const isSettled = (await Promise.all(devices.map((device) => device.all())))
      .flat()
      .every(({ sync }) => sync === 'safe');
    if (isSettled && server.writes().length === before) return;
  }
  throw new Error(`no end: ${server.requests.slice(-10).join(', ')}`);
}

export async function closeAllDevices(): Promise<void> {
  for (const device of openDevices.splice(0)) await device.close();
}

/**
 * Runs `act` right after the next storage query of the sync engine, so that the query result is out
 * of date. The first `skip` queries are ignored.
 */
export function runAfterNextQuery(
  { syncCollection }: TestDevice,
  action: () => Promise<unknown>,
  skip = 0,
): void {
  const { storageInstance } = syncCollection.collection;
  const { query } = storageInstance;
  let remaining = skip;
  storageInstance.query = async (prepared) => {
    const result = await query.call(storageInstance, prepared);
    remaining -= 1;
    if (remaining >= 0) return result;
    storageInstance.query = query;
    await action();
    return result;
  };
}

/** The next insert fails as a full disk would. */
export function failNextInsert({ syncCollection: { collection } }: TestDevice): void {
  const insert = collection.bulkInsert;
  collection.bulkInsert = async () => {
    collection.bulkInsert = insert;
    throw new Error('the disk failed');
  };
}

/** Runs actions right before and right after the engine stores the next recreated record. */
export function runAroundNextRecreation(
  { syncCollection: { collection } }: TestDevice,
  { before, after }: { before?: () => Promise<unknown>; after?: () => Promise<unknown> },
): void {
  const { storageInstance } = collection;
  const { bulkWrite } = storageInstance;
  storageInstance.bulkWrite = async (rows, context) => {
    const isRecreation = rows.length === 2 && rows.some(({ previous }) => !previous);
    if (!isRecreation) return bulkWrite.call(storageInstance, rows, context);
    storageInstance.bulkWrite = bulkWrite;
    await before?.();
    const response = await storageInstance.bulkWrite(rows, context);
    await after?.();
    return response;
  };
}
