// What the engine is given: the records, the way to the server, the clock and the lock over all
// tabs.
import type { SyncCollection, SyncStateStore } from './sync-collection.ts';
import type { Transport, SyncLock } from './transport.ts';

/** What the engine cannot make itself. */
export interface SyncEnvironment {
  readonly syncCollections: readonly SyncCollection[];
  readonly transport: Transport;
  /** For what concerns the engine as a whole; each shelf keeps its own place. */
  readonly state: SyncStateStore;
  /**
   * The server's id of the person whose records these are: nobody else's token may reach them. Null
   * for a guest, who pulls content only.
   */
  readonly account: string | null;
  /** Runs the work while no other tab of this person does. */
  withLock(work: (syncLock: SyncLock) => Promise<void>): Promise<void>;
  /** Milliseconds since 1970 by the device's clock: for pauses only, never to judge a record. */
  now(): number;
  /** Calls back later; returns the way to cancel. */
  schedule(milliseconds: number, call: () => void): () => void;
  /** 0 to 1. */
  random(): number;
  /** An unexpected fault (a failing disk): told, never hidden. The engine goes on. */
  onFault(fault: unknown): void;
}
