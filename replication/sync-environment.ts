// The engine's dependencies: the sync collections, the transport, the clock and the lock across all
// tabs.
import type { SyncCollection, SyncStateStore } from './sync-collection.ts';
import type { Transport, SyncLock } from './transport.ts';

/** Dependencies that the caller passes to the engine. */
export interface SyncEnvironment {
  readonly syncCollections: readonly SyncCollection[];
  readonly transport: Transport;
  /** State of the engine as a whole. Each sync collection has its own state store. */
  readonly state: SyncStateStore;
  /**
   * The server's id of the user who owns these records; no other user's token may be used for them.
   * Null for a guest, who pulls content only.
   */
  readonly account: string | null;
  /** Records that are pushed together; the default serves all devices, and tests use fewer. */
  readonly pushGroupSize?: number;
  /** Runs the work while no other tab of this person does. */
  withLock(work: (syncLock: SyncLock) => Promise<void>): Promise<void>;
  /**
   * Milliseconds since 1970 by the device's clock: for pauses, and to recognise a date in the
   * future on a basic backend [R16c]. It never judges a record.
   */
  now(): number;
  /** Calls `call` after a delay. Returns a function that cancels the call. */
  schedule(milliseconds: number, call: () => void): () => void;
  /** Whether a person can see the page. False in the service worker. */
  isVisible(): boolean;
  /** 0 to 1. */
  random(): number;
  /** Reports an unexpected fault, such as a failing disk. The engine continues. */
  onFault(fault: unknown): void;
}
