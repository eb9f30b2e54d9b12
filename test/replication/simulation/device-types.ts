// Types of the simulated devices and their tabs.
import type { RxCollection, RxStorage } from 'rxdb';
import type { StoredDocument } from '../../../replication/sync-collection.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import type { EngineCopy } from './module-copies.ts';
import type { Counts } from './event-counts.ts';
import type { SimulatedNetwork } from './faulty-network.ts';
import type { SimulatedUser, PulledEntity } from './simulated-server.ts';
import type { TabLock } from './tab-lock.ts';

export interface SimulatedTab {
  /** `device.tab` */
  name: string;
  collections: Readonly<Record<PulledEntity | 'User', RxCollection<LocalRecord>>>;
  /** Requests a sync cycle. */
  sync(): Promise<void>;
  /** Timers of the engine that have not fired yet. */
  timers: Set<{ due: number; call(): void }>;
  /** The user has signed in again: the engine restarts with the new token. */
  renew(): void;
  /**
   * Ends the tab at once, in the middle of any work. Resolves when its connection is closed, too.
   */
  kill(): Promise<void>;
  /** All records as they lie in the storage, read past the scheduler. */
  readAll(entity: PulledEntity | 'User'): Promise<StoredDocument[]>;
  /** Errors that the simulation did not cause on purpose. */
  unexpected: unknown[];
}

export interface SimulatedDevice {
  name: string;
  user: SimulatedUser;
  token: string;
  /** Whether the device pulls shared content, too. */
  pullsContent: boolean;
  /** Whether users turn the end-to-end encryption on and off in this run. */
  usesEncryption: boolean;
  /** The server has ended its session. */
  isSignedOut: boolean;
  /** Records in one group of a push; undefined for the engine's own number. */
  pushGroupSize: number | undefined;
  /** Milliseconds its clock is wrong by. */
  clockError: number;
  /** 0 to 1: how often its storage fails. */
  storageFaults: number;
  tabs: SimulatedTab[];
  /** Deeds of people that are not over. */
  pendingActions: number;
  tabLock: TabLock;
  network: SimulatedNetwork;
  /** The engine's own place. */
  state: Map<string, string>;
  counts: Counts;
  /** The disk through this copy of RxDB. */
  storageBy(copy: EngineCopy): RxStorage<unknown, unknown>;
  databaseName(): string;
  openTab(): Promise<SimulatedTab>;
  killTab(tab: SimulatedTab): Promise<void>;
  /** Deletes all data of the user from the disk. */
  wipe(): void;
}
