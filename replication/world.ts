// What the engine is given: the records, the way to the server, the clock and the lock over all tabs.
import type { Shelf, SyncState } from './shelf.ts';
import type { Transport, Turn } from './transport.ts';

/** What the engine cannot make itself. */
export interface World {
  readonly shelves: readonly Shelf[];
  readonly transport: Transport;
  /** For what concerns the engine as a whole; each shelf keeps its own place. */
  readonly state: SyncState;
  /** The server's id of the person whose records these are: nobody else's token may reach them. Null for a guest, who pulls content only. */
  readonly account: string | null;
  /** Runs the work while no other tab of this person does. */
  lock(work: (turn: Turn) => Promise<void>): Promise<void>;
  /** Milliseconds since 1970 by the device's clock: for pauses only, never to judge a record. */
  now(): number;
  /** Calls back later; returns the way to cancel. */
  later(milliseconds: number, call: () => void): () => void;
  /** 0 to 1. */
  random(): number;
  /** An unexpected fault (a failing disk): told, never hidden. The engine goes on. */
  onFault(fault: unknown): void;
}
