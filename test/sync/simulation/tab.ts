// A tab of a device: its own copy of RxDB and of the engine, over the storage that all tabs of the device share.
import type { Replication } from '../../../replication/engine.ts';
import type { Shelf } from '../../../replication/shelf.ts';
import { entities as described, schemaOf } from '../../../schemas/entities.ts';
import { devicePlan, personalPlan, type Records } from '../../../src/data/collections.ts';
import type { Chance } from '../random.ts';
import type { Copies } from './copies.ts';
import type { Device, Tab } from './actors.ts';
import { gateStorage, StorageFault } from './gated-storage.ts';
import type { PulledEntity } from './place.ts';
import { Killed, type Scheduler } from './scheduler.ts';

interface TabParts {
  name: string;
  device: Device;
  scheduler: Scheduler;
  copies: Copies;
  chance: Chance;
}

const entities = ['Prayer', 'UserReadingProgress', 'ReadingPlan'] as const satisfies readonly PulledEntity[];

export async function openTab({ name, device, scheduler, copies, chance }: TabParts): Promise<Tab> {
  const copy = copies.take();
  let isOpen = false;
  const storage = gateStorage({
    storage: device.storageBy(copy),
    scheduler,
    who: name,
    chance,
    counts: device.counts,
    isOpen: () => isOpen,
    faults: () => device.storageFaults,
  });
  const database = await copy.createRxDatabase<{ prayers: Records; readingProgress: Records; readingPlans: Records }>({ name: device.databaseName(), storage, multiInstance: false });
  await database.addCollections({ prayers: personalPlan.prayers, readingProgress: personalPlan.readingProgress, readingPlans: devicePlan.readingPlans });
  const collections = { Prayer: database.prayers, UserReadingProgress: database.readingProgress, ReadingPlan: database.readingPlans };
  isOpen = true;

  const state = {
    read: (key: string) => scheduler.gate(name, `read ${key}`, () => device.state.get(key) ?? ''),
    write: (key: string, value: string) => scheduler.gate(name, `keep ${key}`, () => void device.state.set(key, value)),
  };
  const shelves: Shelf[] = entities.filter((entity) => device.hasContent || described[entity].access === 'owner').map((entity) => ({
    entity,
    schema: schemaOf(entity),
    collection: collections[entity],
    access: described[entity].access,
    prefix: '',
    state,
    refOf: () => '',
  }));
  const unexpected: unknown[] = [];
  const timers: Tab['timers'] = new Set();
  let replication: Replication = start();

  function start(): Replication {
    return copy.startReplication({
      shelves,
      state,
      account: device.person.account,
      transport: copy.createHttpTransport({
        serverUrl: '',
        appId: 'selah',
        token: device.token,
        version: 1_000,
        fetch: device.network.fetchOf(name),
        listen: () => () => {},
      }),
      lock: (work) => device.turns.take(name, work),
      now: () => scheduler.now() + device.clockError,
      later(milliseconds, call) {
        const timer = { due: scheduler.now() + milliseconds, call };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
      random: () => chance.next(),
      onFault(fault) {
        const isMade = fault instanceof Killed || fault instanceof StorageFault || (fault instanceof Error && fault.message.startsWith('insert failed'));
        if (!isMade) unexpected.push(fault);
      },
    });
  }

  return {
    name,
    collections,
    sync: () => replication.sync(),
    timers,
    renew() {
      replication.stop();
      replication = start();
    },
    async kill() {
      replication.stop();
      timers.clear();
      scheduler.kill(name);
      device.turns.forget(name);
      await database.close();
      copies.giveBack(copy);
    },
    async readAll(entity) {
      isOpen = false;
      try {
        const collection = collections[entity];
        return (await collection.storageInstance.query(collection.find().getPreparedQuery())).documents;
      } finally {
        isOpen = true;
      }
    },
    unexpected,
  };
}
