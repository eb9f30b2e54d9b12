// Simulated tab of a device: its own copy of RxDB and of the sync engine, over the storage that all
// tabs of the device share.
import type { RxCollection } from 'rxdb';
import type { Replication } from '../../../replication/engine.ts';
import type { SyncCollection } from '../../../replication/sync-collection.ts';
import { entities as described, getSchema } from '../../../schemas/entities/registry.ts';
import { profileSchema } from '../../../schemas/entities/user.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import {
  deviceCollectionCreators,
  userCollectionCreators,
} from '../../../src/data/database/collections.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { EngineCopies } from './module-copies.ts';
import type { SimulatedDevice, SimulatedTab } from './device-types.ts';
import { wrapStorage, StorageFault } from './gated-storage.ts';
import type { PulledEntity } from './simulated-server.ts';
import { TabKilledError, type Scheduler } from './scheduler.ts';

interface TabParts {
  name: string;
  device: SimulatedDevice;
  scheduler: Scheduler;
  copies: EngineCopies;
  random: SeededRandom;
}

const entities = [
  'Prayer',
  'UserReadingProgress',
  'ReadingPlan',
] as const satisfies readonly PulledEntity[];

export async function openSimulatedTab({
  name,
  device,
  scheduler,
  copies,
  random,
}: TabParts): Promise<SimulatedTab> {
  const copy = copies.take();
  let isOpen = false;
  const storage = wrapStorage({
    storage: device.storageBy(copy),
    scheduler,
    owner: name,
    random,
    counts: device.counts,
    isOpen: () => isOpen,
    faults: () => device.storageFaults,
  });
  const database = await copy.createRxDatabase<{
    prayers: RxCollection<LocalRecord>;
    readingProgress: RxCollection<LocalRecord>;
    readingPlans: RxCollection<LocalRecord>;
    profile: RxCollection<LocalRecord>;
  }>({ name: device.databaseName(), storage, multiInstance: false });
  await database.addCollections({
    prayers: userCollectionCreators.prayers,
    readingProgress: userCollectionCreators.readingProgress,
    readingPlans: deviceCollectionCreators.readingPlans,
    profile: userCollectionCreators.profile,
  });
  const collections = {
    Prayer: database.prayers,
    UserReadingProgress: database.readingProgress,
    ReadingPlan: database.readingPlans,
    User: database.profile,
  };
  isOpen = true;

  const state = {
    read: (key: string) => scheduler.gate(name, `read ${key}`, () => device.state.get(key) ?? ''),
    write: (key: string, value: string) =>
      scheduler.gate(name, `keep ${key}`, () => void device.state.set(key, value)),
  };
  const syncCollections: SyncCollection[] = entities
    .filter((entity) => device.pullsContent || described[entity].access === 'owner')
    .map((entity) => ({
      entity,
      schema: getSchema(entity),
      collection: collections[entity],
      access: described[entity].access,
      prefix: '',
      state,
      refOf: () => '',
    }));
  if (device.usesEncryption)
    syncCollections.push({
      entity: 'User',
      schema: profileSchema,
      collection: collections.User,
      access: 'owner',
      prefix: '',
      state,
      refOf: () => '',
    });
  const unexpected: unknown[] = [];
  const timers: SimulatedTab['timers'] = new Set();
  let replication: Replication = start();

  function start(): Replication {
    return copy.startReplication(
      copy.encryptEnvironment({
        syncCollections,
        state,
        account: device.user.account,
        transport: copy.createHttpTransport({
          serverUrl: '',
          appId: 'selah',
          token: device.token,
          version: 1_000,
          fetch: device.network.createFetch(name),
          listen: () => () => {},
        }),
        withLock: (work) => device.tabLock.withLock(name, work),
        now: () => scheduler.now() + device.clockError,
        schedule(milliseconds, call) {
          const timer = { due: scheduler.now() + milliseconds, call };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
        isVisible: () => true,
        ...(device.pushGroupSize !== undefined && { pushGroupSize: device.pushGroupSize }),
        random: () => random.next(),
        onFault(fault) {
          const isMade =
            fault instanceof TabKilledError ||
            fault instanceof StorageFault ||
            (fault instanceof Error && fault.message.startsWith('insert failed'));
          if (!isMade) unexpected.push(fault);
        },
      }),
    );
  }

  return {
    name,
    collections,
    // Half of the requests come from a hint of the server, which names entities [R36b].
    sync: () => replication.sync(random.next() < 0.5 ? entities.slice(0, 2) : []),
    timers,
    renew() {
      replication.stop();
      replication = start();
    },
    async kill() {
      replication.stop();
      timers.clear();
      scheduler.kill(name);
      device.tabLock.forget(name);
      await database.close();
      copies.giveBack(copy);
    },
    async readAll(entity) {
      isOpen = false;
      try {
        const collection = collections[entity];
        return (await collection.storageInstance.query(collection.find().getPreparedQuery()))
          .documents;
      } finally {
        isOpen = true;
      }
    },
    unexpected,
  };
}
