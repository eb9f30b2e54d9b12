// Types shared by the benchmark and its pages: the device, the interface of a contestant, and the
// functions of a page.

/** One device of one person. */
export interface BenchDevice {
  account: string;
  email: string;
  token: string;
  /** Database on PouchDB's server; the other contestants use the token. */
  database: string;
  /** For the contestant `ours`: all entities of the app instead of the prayers only. */
  isWhole?: boolean;
}

/** The fields of a record that the screen shows. */
export interface ShownRecord {
  id: string;
  title: string;
  /** The field that the bench edits. */
  testimony: string;
  created: string;
}

/** How many records the live list shows. */
export const liveListSize = 50;

/** Rows that the peers request at once. */
export const rowsInRequest = 1_000;

/** A replication implementation, each in its best form. */
export interface Contestant {
  /** Opens the database of this device; empty at the first time. */
  open(benchDevice: BenchDevice): Promise<void>;
  /** Starts the live query of the newest records. */
  watch(show: (newest: readonly ShownRecord[]) => void): void;
  /** Pulls all changes. Resolves when all changes are on the device and no work is left. */
  pull(): Promise<void>;
  count(): Promise<number>;
  /** Changes records on the device while the server cannot be reached. */
  edit(count: number, text: string): Promise<void>;
  create(count: number): Promise<void>;
  /** Pushes pending changes. Resolves when the device knows that the server has all of them. */
  push(): Promise<void>;
  /** Starts live replication in both directions. */
  live(): Promise<void>;
  /** Changes the newest record; resolves when the change is on the device. */
  write(text: string): Promise<void>;
  /** Runs one sync cycle with the server; called after `pull`. */
  idle(): Promise<void>;
}

export interface PullTimes {
  /**
   * Milliseconds from before the database is opened until the newest records and the number of all
   * have been painted.
   */
  shown: number;
  /** Milliseconds until everything was on the device. */
  pulled: number;
}

export interface PushTimes {
  /** Milliseconds until the device knew that the server had all changes. */
  known: number;
  /**
   * Milliseconds until one more cycle had pulled the server's answers to these changes; only then
   * no work is left.
   */
  quiet: number;
}

/**
 * Functions of a page that the benchmark calls. Times of day are milliseconds since 1970, with
 * fractions.
 */
export interface BenchPage {
  pull(benchDevice: BenchDevice, expected: { count: number; newest: string }): Promise<PullTimes>;
  prepare(benchDevice: BenchDevice): Promise<void>;
  edit(count: number, text: string): Promise<void>;
  create(count: number): Promise<void>;
  push(): Promise<PushTimes>;
  idle(): Promise<number>;
  live(): Promise<void>;
  /** @returns when the edit began */
  write(text: string): Promise<number>;
  /** @returns the time at which the live query emitted a record with this text */
  seen(text: string): Promise<number>;
}
