// Test device for single behaviours: the real sync engine on its own local database, with a
// transport that the test supplies.
import { createRxDatabase, type RxCollection, type RxDatabase, type RxStorage } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { runSyncCycle } from '../../../replication/cycle.ts';
import { readOne, type SyncCollection } from '../../../replication/sync-collection.ts';
import type { SyncInterruption, Transport } from '../../../replication/transport.ts';
import type { SyncLock } from '../../../replication/transport.ts';
import type { SyncEnvironment } from '../../../replication/sync-environment.ts';
import {
  applyEdit,
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  applyRemoval,
  applyRestore,
} from '../../../schemas/local-record.ts';
import { prayerSchema } from '../../../schemas/entities/prayer.ts';
import { userCollectionCreators } from '../../../src/data/database/collections.ts';

/** The device's only sync collection, which shares its RxDB collection with no other entity. */
interface TestSyncCollection extends SyncCollection {
  collection: RxCollection<LocalRecord>;
}

export interface TestDevice {
  syncCollection: TestSyncCollection;
  transport: Transport;
  /** Environment in which the sync cycles of the device run. */
  environment: SyncEnvironment;
  /** Stored values of `environment.state` and of the sync collection's state, by key. */
  state: Map<string, string>;
  cycle(syncLock?: SyncLock): Promise<SyncInterruption | null>;
  add(id: string, fields: Fields): Promise<void>;
  edit(id: string, changes: Fields): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Applies any change that a user may make to a record. */
  modify(id: string, update: (doc: LocalRecord) => LocalRecord): Promise<void>;
  /** Returns the records that the user sees, by id. */
  visible(): Promise<Map<string, LocalRecord>>;
  all(): Promise<LocalRecord[]>;
  read(id: string): Promise<LocalRecord | undefined>;
  close(): Promise<void>;
}

export interface TestDeviceOptions {
  transport: Transport;
  /** Null: a guest. */
  account?: string | null;
  storage?: RxStorage<unknown, unknown>;
  /** Options of the device's only sync collection; the default is prayers. */
  syncCollection?: Partial<
    Pick<SyncCollection, 'entity' | 'schema' | 'access' | 'prefix' | 'refOf'>
  >;
}

/** Every device of a test file has its own database. */
let deviceCount = 0;
/** Test clock that advances at every read. */
let now = Date.UTC(2026, 10, 20);

export async function createTestDevice({
  transport,
  account = 'alice',
  storage = getRxStorageMemory(),
  ...options
}: TestDeviceOptions): Promise<TestDevice> {
  const database: RxDatabase<{ prayers: RxCollection<LocalRecord> }> = await createRxDatabase({
    name: `device-${(deviceCount += 1)}`,
    storage,
    multiInstance: false,
  });
  await database.addCollections({ prayers: userCollectionCreators.prayers });
  const { prayers } = database;
  const state = new Map<string, string>();
  const stateStore = {
    read: async (key: string) => state.get(key) ?? '',
    write: async (key: string, value: string) => void state.set(key, value),
  };
  const syncCollection: TestSyncCollection = {
    entity: 'Prayer',
    schema: prayerSchema,
    access: 'owner',
    prefix: '',
    refOf: () => '',
    ...options.syncCollection,
    collection: prayers,
    state: stateStore,
  };
  const environment: SyncEnvironment = {
    syncCollections: [syncCollection],
    transport,
    state: stateStore,
    account,
    withLock: (work) => work({ isLost: () => false }),
    now: () => (now += 1_000),
    schedule: () => () => {},
    isVisible: () => true,
    random: () => 0.5,
    onFault(fault) {
      throw fault;
    },
  };

  async function modify(id: string, update: (doc: LocalRecord) => LocalRecord): Promise<void> {
    const doc = await prayers.findOne(id).exec(true);
    await doc.incrementalModify((data) => ({ ...data, ...update(data) }));
  }

  async function readAllRecords(): Promise<LocalRecord[]> {
    return (await prayers.storageInstance.query(prayers.find().getPreparedQuery())).documents;
  }

  return {
    syncCollection,
    transport,
    environment,
    state,
    cycle: (syncLock) => runSyncCycle(environment, { syncLock }),
    async add(id, fields) {
      await prayers.insert(buildLocalRecord(id, fields, new Date((now += 1_000)).toISOString()));
    },
    edit: (id, changes) => modify(id, (doc) => applyEdit(doc, changes)),
    remove: (id) => modify(id, applyRemoval),
    restore: (id) => modify(id, applyRestore),
    modify,
    async visible() {
      return new Map(
        (await readAllRecords())
          .filter(({ removed }) => !removed)
          .map((doc) => [doc.client_id, doc]),
      );
    },
    all: readAllRecords,
    read: (id) => readOne(syncCollection, id),
    close: async () => void (await database.close()),
  };
}
