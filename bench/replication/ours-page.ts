// Page of the contestant `ours`: replication/ on RxDB with the app's collections, assembled as in
// src/app/sync/page-sync.ts.
import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { encryptEnvironment } from '../../replication/encryption/encrypted-environment.ts';
import { type Replication, startReplication } from '../../replication/engine.ts';
import { createHttpTransport } from '../../replication/http-transport.ts';
import type {
  SyncCollection,
  SyncedEntity,
  SyncStateStore,
} from '../../replication/sync-collection.ts';
import type { SyncEnvironment } from '../../replication/sync-environment.ts';
import { applyEdit, buildLocalRecord, type LocalRecord } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/entities/prayer.ts';
import { toStateRecordId } from '../../schemas/sync-status.ts';
import { appVersion } from '../../schemas/api/backend-api.ts';
import { createSocketRooms } from '../../src/backend/socket-rooms.ts';
import {
  addSharedEntities,
  contentEntities,
  type DeviceCollections,
  deviceCollectionCreators,
  type DeviceRecord,
  type UserCollections,
  userCollectionCreators,
  syncedEntities,
} from '../../src/data/database/collections.ts';
import { buildPagePrayer } from './new-prayer.ts';
import { exposeContestant } from './page-harness.ts';
import { liveListSize, type BenchDevice } from './page-messages.ts';

let benchDevice: BenchDevice;
type DeviceRecordName = 'activity' | 'chapters';
type App = Record<
  Exclude<keyof (UserCollections & DeviceCollections), DeviceRecordName>,
  RxCollection<LocalRecord>
> &
  Record<DeviceRecordName, RxCollection<DeviceRecord>>;

let database: RxDatabase<App>;
let prayers: RxCollection<LocalRecord>;
let activity: RxCollection<DeviceRecord>;
let replication: Replication | null = null;
let onHint: (hinted?: readonly SyncedEntity[]) => void = () => {};

exposeContestant({
  async open(who) {
    benchDevice = who;
    database = await createRxDatabase<App>({
      name: 'bench-ours',
      storage: getRxStorageDexie(),
      multiInstance: true,
    });
    await database.addCollections(
      who.isWhole
        ? { ...userCollectionCreators, ...deviceCollectionCreators }
        : { prayers: userCollectionCreators.prayers, activity: userCollectionCreators.activity },
    );
    if (who.isWhole) addSharedEntities(database as unknown as UserCollections);
    ({ prayers, activity } = database);
  },
  watch(show) {
    prayers
      .find({ selector: { removed: false }, sort: [{ order: 'asc' }], limit: liveListSize })
      .$.subscribe((docs) =>
        show(
          docs.map(({ client_id: id, record, created_date: created }) => ({
            id,
            title: String(record['title']),
            testimony: String(record['testimony'] ?? ''),
            created,
          })),
        ),
      );
  },
  async pull() {
    await start();
    stop();
  },
  count: () => prayers.count({ selector: { removed: false } }).exec(),
  async edit(count, text) {
    const docs = await prayers.find({ selector: { removed: false }, limit: count }).exec();
    await prayers.bulkUpsert(
      docs.map((doc) => applyEdit(doc.toMutableJSON(), { testimony: text })),
    );
  },
  async create(count) {
    const now = new Date().toISOString();
    await prayers.bulkInsert(
      Array.from({ length: count }, () =>
        buildLocalRecord(crypto.randomUUID(), buildPagePrayer(benchDevice.email), now),
      ),
    );
  },
  async push() {
    await start();
    const left = await prayers.count({ selector: { sync: 'waiting' } }).exec();
    if (left > 0) throw new Error(`${left} records are pending after the push`);
  },
  async live() {
    createSocketRooms({
      serverUrl: '',
      appId: 'selah',
      token: () => benchDevice.token,
      report: (_, fault) => console.error(fault),
    }).join('entities:selah:Prayer', {
      update: () => onHint(['Prayer']),
      connect: () => onHint(),
    });
    await start();
  },
  async write(text) {
    const newest = await prayers
      .findOne({ selector: { removed: false }, sort: [{ order: 'asc' }] })
      .exec();
    await newest?.incrementalModify((doc) => ({ ...doc, ...applyEdit(doc, { testimony: text }) }));
    void replication?.sync();
  },
  async idle() {
    if (!replication) await start();
    await replication?.sync();
  },
});

/** Resolves when the first cycle is over. */
async function start(): Promise<void> {
  const state = stateIn(activity);
  let cycled = () => {};
  const first = new Promise<void>((resolve) => (cycled = resolve));
  const environment: SyncEnvironment = {
    syncCollections: buildSyncCollections(state),
    state,
    account: benchDevice.account,
    transport: createHttpTransport({
      serverUrl: '',
      appId: 'selah',
      token: benchDevice.token,
      version: appVersion,
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(20_000) }),
      listen(call) {
        onHint = call;
        return () => (onHint = () => {});
      },
    }),
    withLock: (work) =>
      navigator.locks.request('bench', async () => {
        await work({ isLost: () => false });
        cycled();
      }),
    now: () => Date.now(),
    schedule(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    isVisible: () => true,
    onFault: (fault) => console.error(fault),
  };
  replication = startReplication(encryptEnvironment(environment));
  await first;
}

/**
 * Returns the sync collection of prayers only, because the peers also have one collection, or all
 * collections of the app.
 */
function buildSyncCollections(state: SyncStateStore): SyncCollection[] {
  if (!benchDevice.isWhole)
    return [
      {
        entity: 'Prayer',
        schema: prayerSchema,
        collection: prayers,
        access: 'owner',
        prefix: '',
        state,
        refOf: () => '',
      },
    ];
  return [
    ...syncedEntities.map((entry): SyncCollection => ({
      ...entry,
      collection: database[entry.collection],
      access: 'owner',
      state,
    })),
    ...contentEntities.map((entry): SyncCollection => ({
      ...entry,
      collection: database[entry.collection],
      access: 'content',
      state,
    })),
  ];
}

function stop(): void {
  replication?.stop();
  replication = null;
}

function stateIn(rxCollection: RxCollection<DeviceRecord>): SyncStateStore {
  return {
    async read(key) {
      const [doc] = await rxCollection.storageInstance.findDocumentsById(
        [toStateRecordId(key)],
        false,
      );
      return String(doc?.value['text'] ?? '');
    },
    async write(key, text) {
      await rxCollection.incrementalUpsert({
        id: toStateRecordId(key),
        kind: 'sync',
        order: '',
        value: { text },
      });
    },
  };
}
