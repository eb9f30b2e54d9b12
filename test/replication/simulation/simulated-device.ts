// Simulated device: one disk, one clock, one connection to the backend, and up to three tabs.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { RxStorage } from 'rxdb';
import { readInBatches } from '../../../src/data/database/batched-reads.ts';
import { type SeededRandom, createRandom } from '../../support/seeded-random.ts';
import { mustEncrypt } from './encryption-events.ts';
import type { EngineCopies } from './module-copies.ts';
import type { Counts } from './event-counts.ts';
import { createSimulatedNetwork } from './faulty-network.ts';
import type { SimulatedUser, SimulatedBackend } from './simulated-server.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedDevice } from './device-types.ts';
import { openSimulatedTab } from './simulated-tab.ts';
import { createTabLock } from './tab-lock.ts';

export type Disk = 'memory' | 'dexie';

export interface SimulatedDeviceParts {
  name: string;
  seed: number;
  user: SimulatedUser;
  token: string;
  hasContent: boolean;
  usesEncryption: boolean;
  disk: Disk;
  backend: SimulatedBackend;
  scheduler: Scheduler;
  copies: EngineCopies;
  counts: Counts;
}

export function createSimulatedDevice({
  name,
  seed,
  user,
  token,
  hasContent,
  usesEncryption,
  disk,
  backend,
  scheduler,
  copies,
  counts,
}: SimulatedDeviceParts): SimulatedDevice {
  const createDeviceRandom = (purpose: string): SeededRandom =>
    createRandom(hashText(`${seed} ${name} ${purpose}`));
  let openedTabs = 0;
  let wipeCount = 0;
  let store = createStore(disk);
  const tabLock = createTabLock(scheduler);

  const device: SimulatedDevice = {
    name,
    user,
    token,
    pullsContent: hasContent,
    usesEncryption,
    isSignedOut: false,
    // A run has few records, so groups overlap only if they are small. The size does not depend on
    // the disk (`seed % 2`) or the content (`seed % 3`).
    pushGroupSize: [undefined, 1, 2][Math.floor(seed / 6) % 3],
    clockError: 0,
    storageFaults: 0,
    tabs: [],
    pendingActions: 0,
    tabLock,
    network: createSimulatedNetwork({
      name,
      hasLost: tabLock.hasLost,
      mustEncrypt: () => mustEncrypt(device),
      backend,
      scheduler,
      random: createDeviceRandom('network'),
      counts,
    }),
    state: new Map(),
    counts,
    storageBy: (copy) => store(copy),
    databaseName: () => `${name}-${wipeCount}`,
    async openTab() {
      openedTabs += 1;
      const tab = await openSimulatedTab({
        name: `${name}.${openedTabs}`,
        device,
        scheduler,
        copies,
        random: createDeviceRandom(`tab ${openedTabs}`),
      });
      device.tabs.push(tab);
      return tab;
    },
    killTab(tab) {
      device.tabs = device.tabs.filter((openTab) => openTab !== tab);
      return tab.kill();
    },
    wipe() {
      wipeCount += 1;
      store = createStore(disk);
      device.state.clear();
    },
  };
  return device;
}

function createStore(disk: Disk): SimulatedDevice['storageBy'] {
  switch (disk) {
    case 'memory': {
      const collectionStates = new Map();
      return (copy) =>
        ({ ...copy.getRxStorageMemory(), collectionStates }) as RxStorage<unknown, unknown>;
    }
    case 'dexie': {
      const indexedDB = new IDBFactory();
      return (copy) =>
        readInBatches(copy.getRxStorageDexie({ indexedDB, IDBKeyRange })) as RxStorage<
          unknown,
          unknown
        >;
    }
  }
}

/** FNV-1a: one seed of chance for each actor. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
