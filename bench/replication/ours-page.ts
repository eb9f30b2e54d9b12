// Ours: replication/ on RxDB, with the collections of the app, put together as src/main-sync.ts does.
import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type Replication, startReplication } from '../../replication/engine.ts';
import { createHttpTransport } from '../../replication/http-transport.ts';
import type { Shelf, SyncState } from '../../replication/shelf.ts';
import type { World } from '../../replication/world.ts';
import { editRecord, newRecord } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/prayer.ts';
import { stateId } from '../../schemas/sync-status.ts';
import { appVersion } from '../../schemas/wire.ts';
import { createRooms } from '../../src/backend/rooms.ts';
import { content, type DeviceCollections, devicePlan, type DeviceRecord, type PersonalCollections, personalPlan, type Records, synced } from '../../src/data/collections.ts';
import { aPrayerOf } from './prayers.ts';
import { enter } from './stage.ts';
import { listed, type Visit } from './visit.ts';

let visit: Visit;
type App = PersonalCollections & DeviceCollections;

let database: RxDatabase<App>;
let prayers: Records;
let activity: RxCollection<DeviceRecord>;
let replication: Replication | null = null;
let hear = () => {};

enter({
  async open(who) {
    visit = who;
    database = await createRxDatabase<App>({ name: 'bench-ours', storage: getRxStorageDexie(), multiInstance: true });
    await database.addCollections(who.isWhole ? { ...personalPlan, ...devicePlan } : { prayers: personalPlan.prayers, activity: personalPlan.activity });
    ({ prayers, activity } = database);
  },
  watch(show) {
    prayers
      .find({ selector: { removed: false }, sort: [{ order: 'asc' }], limit: listed })
      .$.subscribe((docs) => show(docs.map(({ client_id: id, record, created_date: created }) => ({ id, title: String(record['title']), testimony: String(record['testimony'] ?? ''), created }))));
  },
  async pull() {
    await start();
    stop();
  },
  count: () => prayers.count({ selector: { removed: false } }).exec(),
  async edit(count, text) {
    const docs = await prayers.find({ selector: { removed: false }, limit: count }).exec();
    await prayers.bulkUpsert(docs.map((doc) => editRecord(doc.toMutableJSON(), { testimony: text })));
  },
  async create(count) {
    const now = new Date().toISOString();
    await prayers.bulkInsert(Array.from({ length: count }, () => newRecord(crypto.randomUUID(), aPrayerOf(visit.email), now)));
  },
  async push() {
    await start();
    const left = await prayers.count({ selector: { sync: 'waiting' } }).exec();
    if (left > 0) throw new Error(`${left} records wait after the push`);
  },
  async live() {
    createRooms({ serverUrl: '', appId: 'selah', token: () => visit.token, report: (_, fault) => console.error(fault) }).join('entities:selah:Prayer', {
      update: () => hear(),
      connect: () => hear(),
    });
    await start();
  },
  async write(text) {
    const newest = await prayers.findOne({ selector: { removed: false }, sort: [{ order: 'asc' }] }).exec();
    await newest?.incrementalModify((doc) => ({ ...doc, ...editRecord(doc, { testimony: text }) }));
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
  const world: World = {
    shelves: shelvesOf(state),
    state,
    account: visit.account,
    transport: createHttpTransport({
      serverUrl: '',
      appId: 'selah',
      token: visit.token,
      version: appVersion,
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(20_000) }),
      listen(call) {
        hear = call;
        return () => (hear = () => {});
      },
    }),
    lock: (work) =>
      navigator.locks.request('bench', async () => {
        await work({ isLost: () => false });
        cycled();
      }),
    now: () => Date.now(),
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    onFault: (fault) => console.error(fault),
  };
  replication = startReplication(world);
  await first;
}

/** Of the prayers alone, as the peers have one collection, too; or all that the app has. */
function shelvesOf(state: SyncState): Shelf[] {
  if (!visit.isWhole) return [{ entity: 'Prayer', schema: prayerSchema, collection: prayers, access: 'owner', prefix: '', state, refOf: () => '' }];
  return [
    ...synced.map((entry): Shelf => ({ ...entry, collection: database[entry.collection], access: 'owner', state })),
    ...content.map((entry): Shelf => ({ ...entry, collection: database[entry.collection], access: 'content', state })),
  ];
}

function stop(): void {
  replication?.stop();
  replication = null;
}

function stateIn(kept: RxCollection<DeviceRecord>): SyncState {
  return {
    async read(key) {
      const [doc] = await kept.storageInstance.findDocumentsById([stateId(key)], false);
      return String(doc?.value['text'] ?? '');
    },
    async write(key, text) {
      await kept.incrementalUpsert({ id: stateId(key), kind: 'sync', order: '', value: { text } });
    },
  };
}
