// Alice's device at a server of paper, and the moments between two steps of the engine in which somebody else acts.
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { pushWaiting } from '../../replication/push.ts';
import type { Pause } from '../../replication/transport.ts';
import type { LocalRecord } from '../../schemas/local-record.ts';
import { createDevice, type Device } from './device.ts';
import { createPaperServer, type PaperServer } from './paper-server.ts';

export interface Alice {
  device: Device;
  server: PaperServer;
  push(): Promise<Pause | null>;
  /** Adds a prayer `id` and brings it to the server. @returns its server id */
  addSafe(id: string): Promise<string>;
  /** The record as the storage holds it. */
  mustRead(id: string): Promise<LocalRecord>;
}

const open: Device[] = [];
let made = 0;

export async function meetAlice(options: { guarded?: boolean } = {}): Promise<Alice> {
  const server = createPaperServer(options);
  const device = await createDevice({ name: `alice-${(made += 1)}`, transport: server.transport, storage: getRxStorageMemory(), clockError: 0 });
  open.push(device);
  const push = () => pushWaiting(device.shelf, device.transport);
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

export async function closeAll(): Promise<void> {
  for (const device of open.splice(0)) await device.close();
}

/** Somebody acts right after the engine has next read a record: what it read is old by then. */
export function afterNextRead({ shelf }: Device, act: () => Promise<unknown>): void {
  const { storageInstance } = shelf.collection;
  const read = storageInstance.findDocumentsById;
  storageInstance.findDocumentsById = async (...asked) => {
    storageInstance.findDocumentsById = read;
    const found = await read.apply(storageInstance, asked);
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
