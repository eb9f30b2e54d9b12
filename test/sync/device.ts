// A device in the simulation: the real engine and the real transport on a local database of its own.
import { createRxDatabase, type RxDatabase, type RxStorage } from 'rxdb';
import { runCycle, type World } from '../../replication/engine.ts';
import { createHttpTransport, type Fetch } from '../../replication/http-transport.ts';
import { readOne, type Shelf } from '../../replication/shelf.ts';
import type { Transport } from '../../replication/transport.ts';
import { editRecord, type Fields, type LocalRecord, newRecord, removeRecord, restoreRecord } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/prayer.ts';
import { personalPlan, type Records } from '../../src/data/collections.ts';
import { Killed } from './network.ts';

export interface Device {
  name: string;
  shelf: Shelf;
  transport: Transport;
  /** What its cycles run in; the checkpoints lie in `world.state`. */
  world: World;
  cycle(): Promise<void>;
  add(id: string, fields: Fields): Promise<void>;
  edit(id: string, changes: Fields): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** What the person sees, by id. */
  visible(): Promise<Map<string, LocalRecord>>;
  all(): Promise<LocalRecord[]>;
  read(id: string): Promise<LocalRecord | undefined>;
  close(): Promise<void>;
}

/** The way to the server: the real transport over a network of the test, or a transport of the test itself. */
type Way = { token: string; fetch: Fetch } | { transport: Transport };

export type DeviceOptions = Way & {
  name: string;
  storage: RxStorage<unknown, unknown>;
  /** Milliseconds the device's clock is wrong by. */
  clockError: number;
};

/** Clock of the simulation: moves on at every look. */
let tick = Date.UTC(2026, 10, 20);

export async function createDevice({ name, storage, clockError, ...way }: DeviceOptions): Promise<Device> {
  const database: RxDatabase<{ prayers: Records }> = await createRxDatabase({ name: `sim-${name}`, storage, multiInstance: false });
  await database.addCollections({ prayers: personalPlan.prayers });
  const { prayers } = database;
  const shelf: Shelf = { entity: 'Prayer', schema: prayerSchema, collection: prayers };
  const state = new Map<string, string>();

  let dead: ((killed: Killed) => void) | null = null;
  const transport = 'transport' in way ? way.transport : createMortalTransport(way.token, way.fetch);
  const world: World = {
    shelves: [shelf],
    transport,
    state: {
      read: async (key) => state.get(key) ?? '',
      write: async (key, value) => void state.set(key, value),
    },
    refOf: () => () => '',
    lock: (work) => work(),
    now: () => (tick += 1_000) + clockError,
    later: () => () => {},
    random: () => 0.5,
    onFault(fault) {
      throw fault;
    },
  };

  function createMortalTransport(token: string, fetch: Fetch): Transport {
    return createHttpTransport({
      serverUrl: '',
      appId: 'selah',
      token,
      listen: () => () => {},
      // A killed tab never hears the answer: its promise stays open for ever, and the race in `cycle` goes on without it.
      fetch: (url, init) =>
        fetch(url, init).catch((fault: unknown) => {
          if (!(fault instanceof Killed)) throw fault;
          dead?.(fault);
          return new Promise<never>(() => {});
        }),
    });
  }

  async function modify(id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void> {
    const doc = await prayers.findOne(id).exec(true);
    await doc.incrementalModify((data) => ({ ...data, ...next(data) }));
  }

  async function all(): Promise<LocalRecord[]> {
    return (await prayers.storageInstance.query(prayers.find().getPreparedQuery())).documents;
  }

  return {
    name,
    shelf,
    transport,
    world,
    async cycle() {
      const killed = new Promise<void>((resolve) => {
        dead = () => resolve();
      });
      await Promise.race([runCycle(world), killed]);
      dead = null;
    },
    async add(id, fields) {
      await prayers.insert(newRecord(id, fields, new Date((tick += 1_000) + clockError).toISOString()));
    },
    edit: (id, changes) => modify(id, (doc) => editRecord(doc, changes)),
    remove: (id) => modify(id, removeRecord),
    restore: (id) => modify(id, restoreRecord),
    async visible() {
      return new Map((await all()).filter(({ removed }) => !removed).map((doc) => [doc.client_id, doc]));
    },
    all,
    read: (id) => readOne(shelf, id),
    close: async () => void (await database.close()),
  };
}
