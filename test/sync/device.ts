// A device for single claims: the real engine on a local database of its own, at a transport that the test gives it.
import { createRxDatabase, type RxDatabase, type RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { runCycle } from '../../replication/cycle.ts';
import { readOne, type Shelf } from '../../replication/shelf.ts';
import type { Pause, Transport } from '../../replication/transport.ts';
import type { Turn } from '../../replication/transport.ts';
import type { World } from '../../replication/world.ts';
import { editRecord, type Fields, type LocalRecord, newRecord, removeRecord, restoreRecord } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/prayer.ts';
import { personalPlan, type Records } from '../../src/data/collections.ts';

export interface Device {
  shelf: Shelf;
  transport: Transport;
  /** What its cycles run in. */
  world: World;
  /** What `world.state` and the shelf's own hold, by key. */
  state: Map<string, string>;
  cycle(turn?: Turn): Promise<Pause | null>;
  add(id: string, fields: Fields): Promise<void>;
  edit(id: string, changes: Fields): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Whatever a person may do to a record. */
  modify(id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void>;
  /** What the person sees, by id. */
  visible(): Promise<Map<string, LocalRecord>>;
  all(): Promise<LocalRecord[]>;
  read(id: string): Promise<LocalRecord | undefined>;
  close(): Promise<void>;
}

export interface DeviceOptions {
  transport: Transport;
  /** Null: a guest. */
  account?: string | null;
  storage?: RxStorage<unknown, unknown>;
  /** Of the one shelf it has; else prayers. */
  shelf?: Partial<Pick<Shelf, 'entity' | 'schema' | 'access' | 'prefix' | 'refOf'>>;
}

/** Every device of this file has another database. */
let made = 0;
/** Moves on at every look. */
let tick = Date.UTC(2026, 10, 20);

export async function createDevice({ transport, account = 'alice', storage = getRxStorageMemory(), ...options }: DeviceOptions): Promise<Device> {
  const database: RxDatabase<{ prayers: Records }> = await createRxDatabase({ name: `device-${(made += 1)}`, storage, multiInstance: false });
  await database.addCollections({ prayers: personalPlan.prayers });
  const { prayers } = database;
  const state = new Map<string, string>();
  const kept = { read: async (key: string) => state.get(key) ?? '', write: async (key: string, value: string) => void state.set(key, value) };
  const shelf: Shelf = { entity: 'Prayer', schema: prayerSchema, access: 'owner', prefix: '', refOf: () => '', ...options.shelf, collection: prayers, state: kept };
  const world: World = {
    shelves: [shelf],
    transport,
    state: kept,
    account,
    lock: (work) => work({ isLost: () => false }),
    now: () => (tick += 1_000),
    later: () => () => {},
    random: () => 0.5,
    onFault(fault) {
      throw fault;
    },
  };

  async function modify(id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void> {
    const doc = await prayers.findOne(id).exec(true);
    await doc.incrementalModify((data) => ({ ...data, ...next(data) }));
  }

  async function all(): Promise<LocalRecord[]> {
    return (await prayers.storageInstance.query(prayers.find().getPreparedQuery())).documents;
  }

  return {
    shelf,
    transport,
    world,
    state,
    cycle: (turn) => runCycle(world, turn),
    async add(id, fields) {
      await prayers.insert(newRecord(id, fields, new Date((tick += 1_000)).toISOString()));
    },
    edit: (id, changes) => modify(id, (doc) => editRecord(doc, changes)),
    remove: (id) => modify(id, removeRecord),
    restore: (id) => modify(id, restoreRecord),
    modify,
    async visible() {
      return new Map((await all()).filter(({ removed }) => !removed).map((doc) => [doc.client_id, doc]));
    },
    all,
    read: (id) => readOne(shelf, id),
    close: async () => void (await database.close()),
  };
}
