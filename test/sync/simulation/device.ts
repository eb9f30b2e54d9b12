// A device: one disk, one clock, one way to the place, and up to three tabs.
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { RxStorage } from 'rxdb';
import { type Chance, createChance } from '../random.ts';
import type { Copies } from './copies.ts';
import type { Counts } from './counts.ts';
import { createNetwork } from './network.ts';
import type { Person, Place } from './place.ts';
import type { Scheduler } from './scheduler.ts';
import type { Device } from './actors.ts';
import { openTab } from './tab.ts';
import { createTurns } from './turns.ts';

export type Disk = 'memory' | 'dexie';

export interface DeviceParts {
  name: string;
  seed: number;
  person: Person;
  token: string;
  hasContent: boolean;
  disk: Disk;
  place: Place;
  scheduler: Scheduler;
  copies: Copies;
  counts: Counts;
}

export function createDevice({ name, seed, person, token, hasContent, disk, place, scheduler, copies, counts }: DeviceParts): Device {
  const chanceOf = (what: string): Chance => createChance(numberOf(`${seed} ${name} ${what}`));
  let opened = 0;
  let wiped = 0;
  let store = newStore(disk);
  const turns = createTurns(scheduler);

  const device: Device = {
    name,
    person,
    token,
    hasContent,
    isSignedOut: false,
    clockError: 0,
    storageFaults: 0,
    tabs: [],
    deeds: 0,
    turns,
    network: createNetwork({ name, hasLost: turns.hasLost, place, scheduler, chance: chanceOf('network'), counts }),
    state: new Map(),
    counts,
    storageBy: (copy) => store(copy),
    databaseName: () => `${name}-${wiped}`,
    async openTab() {
      opened += 1;
      const tab = await openTab({ name: `${name}.${opened}`, device, scheduler, copies, chance: chanceOf(`tab ${opened}`) });
      device.tabs.push(tab);
      return tab;
    },
    killTab(tab) {
      device.tabs = device.tabs.filter((other) => other !== tab);
      return tab.kill();
    },
    wipe() {
      wiped += 1;
      store = newStore(disk);
      device.state.clear();
    },
  };
  return device;
}

function newStore(disk: Disk): Device['storageBy'] {
  switch (disk) {
    case 'memory': {
      const collectionStates = new Map();
      return (copy) => ({ ...copy.getRxStorageMemory(), collectionStates }) as RxStorage<unknown, unknown>;
    }
    case 'dexie': {
      const indexedDB = new IDBFactory();
      return (copy) => copy.getRxStorageDexie({ indexedDB, IDBKeyRange }) as RxStorage<unknown, unknown>;
    }
  }
}

/** FNV-1a: one seed of chance for each actor. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
