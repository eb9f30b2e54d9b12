// The shapes of what lives: devices and their tabs.
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
  collections: Readonly<Record<PulledEntity, RxCollection<LocalRecord>>>;
  /** Asks for a cycle. */
  sync(): Promise<void>;
  /** The engine's rests that are not over. */
  timers: Set<{ due: number; call(): void }>;
  /** The person has signed in again: the engine begins anew with the new token. */
  renew(): void;
  /** It dies here, whatever it was doing. Resolves when its connection is gone, too. */
  kill(): Promise<void>;
  /** All records as they lie in the storage, read past the scheduler. */
  readAll(entity: PulledEntity): Promise<StoredDocument[]>;
  /** Faults that nobody made. */
  unexpected: unknown[];
}

export interface SimulatedDevice {
  name: string;
  person: SimulatedUser;
  token: string;
  /** It pulls what is everybody's, too. */
  pullsContent: boolean;
  /** The server has ended its session. */
  isSignedOut: boolean;
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
  /** Everything of the person goes from the disk. */
  wipe(): void;
}
