// Alice's device at a server of paper, and the moments between two steps of the engine in which somebody else acts.
import { pushWaiting } from '../../replication/push.ts';
import type { Pause } from '../../replication/transport.ts';
import type { Turn } from '../../replication/transport.ts';
import type { LocalRecord } from '../../schemas/local-record.ts';
import { createDevice, type Device, type DeviceOptions } from './device.ts';
import { createPaperServer, type PaperOptions, type PaperServer } from './paper-server.ts';

export interface Alice {
  device: Device;
  server: PaperServer;
  push(turn?: Turn): Promise<Pause | null>;
  /** Adds a prayer `id` and brings it to the server. @returns its server id */
  addSafe(id: string): Promise<string>;
  /** The record as the storage holds it. */
  mustRead(id: string): Promise<LocalRecord>;
}

const open: Device[] = [];

/** With a `server` that is there already, it is another device of hers. */
export async function meetAlice(options: PaperOptions & { server?: PaperServer } & Omit<DeviceOptions, 'transport'> = {}): Promise<Alice> {
  const { server = createPaperServer(options) } = options;
  const device = await createDevice({ ...options, transport: server.transport });
  open.push(device);
  const push = (turn?: Turn) => pushWaiting(device.shelf, device.transport, turn);
  async function mustRead(id: string): Promise<LocalRecord> {
    const doc = await device.read(id);
    if (!doc) throw new Error(`no record ${id}`);
    return doc;
  }
  return {
    device,
    server,
    push,
    mustRead,
    async addSafe(id) {
      await device.add(id, { title: id, prayer_text: `words ${id}` });
      await push();
      const { server_id: serverId, sync } = await mustRead(id);
      if (!serverId || sync !== 'safe') throw new Error(`${id} is not safe`);
      server.asked.length = 0;
      server.bodies.length = 0;
      return serverId;
    },
  };
}

/** Runs cycles on all devices until none of them has anything to do. */
export async function settle(server: PaperServer, ...devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const before = server.writes().length;
    for (const device of devices) await device.cycle();
    const isQuiet = (await Promise.all(devices.map((device) => device.all()))).flat().every(({ sync }) => sync === 'safe');
    if (isQuiet && server.writes().length === before) return;
  }
  throw new Error(`no end: ${server.asked.slice(-10).join(', ')}`);
}

export async function closeAll(): Promise<void> {
  for (const device of open.splice(0)) await device.close();
}

/** Somebody acts right after the engine has next asked the storage a query: what it read is old by then. The `skip` first ones are left in peace. */
export function afterNextQuery({ shelf }: Device, act: () => Promise<unknown>, skip = 0): void {
  const { storageInstance } = shelf.collection;
  const { query } = storageInstance;
  let left = skip;
  storageInstance.query = async (prepared) => {
    const found = await query.call(storageInstance, prepared);
    left -= 1;
    if (left >= 0) return found;
    storageInstance.query = query;
    await act();
    return found;
  };
}

/** The next insert fails as a full disk would. */
export function failNextInsert({ shelf: { collection } }: Device): void {
  const insert = collection.bulkInsert;
  collection.bulkInsert = async () => {
    collection.bulkInsert = insert;
    throw new Error('the disk failed');
  };
}

/** Somebody acts right after the engine has next inserted records. */
export function afterNextInsert({ shelf: { collection } }: Device, act: () => Promise<unknown>): void {
  const insert = collection.bulkInsert;
  collection.bulkInsert = async (docs) => {
    collection.bulkInsert = insert;
    const inserted = await insert.call(collection, docs);
    await act();
    return inserted;
  };
}
