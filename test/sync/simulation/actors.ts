// The shapes of what lives: devices and their tabs.
import type { RxCollection, RxStorage } from 'rxdb';
import type { Stored } from '../../../replication/shelf.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import type { Copy } from './copies.ts';
import type { Counts } from './counts.ts';
import type { Network } from './network.ts';
import type { Person, PulledEntity } from './place.ts';
import type { Turns } from './turns.ts';

export interface Tab {
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
  readAll(entity: PulledEntity): Promise<Stored[]>;
  /** Faults that nobody made. */
  unexpected: unknown[];
}

export interface Device {
  name: string;
  person: Person;
  token: string;
  /** It pulls what is everybody's, too. */
  hasContent: boolean;
  /** The server has ended its session. */
  isSignedOut: boolean;
  /** Milliseconds its clock is wrong by. */
  clockError: number;
  /** 0 to 1: how often its storage fails. */
  storageFaults: number;
  tabs: Tab[];
  /** Deeds of people that are not over. */
  deeds: number;
  turns: Turns;
  network: Network;
  /** The engine's own place. */
  state: Map<string, string>;
  counts: Counts;
  /** The disk through this copy of RxDB. */
  storageBy(copy: Copy): RxStorage<unknown, unknown>;
  databaseName(): string;
  openTab(): Promise<Tab>;
  killTab(tab: Tab): Promise<void>;
  /** Everything of the person goes from the disk. */
  wipe(): void;
}
