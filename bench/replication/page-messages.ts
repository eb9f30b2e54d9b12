// What the bench and its pages say to each other: who visits, what a contestant can do, and what a
// page is asked for.

/** One device of one person. */
export interface BenchDevice {
  account: string;
  email: string;
  token: string;
  /** Of PouchDB's server; the others ask by the token. */
  database: string;
  /** Ours with all entities of the app, not with the prayers alone. */
  isWhole?: boolean;
  /** Rows in one request; absent: what the contestant does by itself. */
  pageSize?: number;
}

/** What the screen shows of a record. */
export interface ShownRecord {
  id: string;
  title: string;
  /** The field that the bench edits. */
  testimony: string;
  created: string;
}

/** How many records the live list shows. */
export const liveListSize = 50;

/** A way to bring records here and back, each in its best form. */
export interface Contestant {
  /** Opens the database of this device; empty at the first time. */
  open(benchDevice: BenchDevice): Promise<void>;
  /** The live query of the newest records, from now on. */
  watch(show: (newest: readonly ShownRecord[]) => void): void;
  /** Brings everything that changed; resolves when it is on the device, and nothing goes on. */
  pull(): Promise<void>;
  count(): Promise<number>;
  /** Changes records of the device, with no way to the server. */
  edit(count: number, text: string): Promise<void>;
  create(count: number): Promise<void>;
  /** Sends what waits; resolves when the device knows that the server has it all. */
  push(): Promise<void>;
  /** Stays in touch from now on, both ways. */
  live(): Promise<void>;
  /** Changes the newest record; resolves when that is on the device. */
  write(text: string): Promise<void>;
  /** One meeting with the server; after `pull`. */
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
  /** Milliseconds until the device knew that the server has it all. */
  known: number;
  /**
   * Milliseconds until one more meeting had brought back what the server said of it: only then
   * nothing is left to do.
   */
  quiet: number;
}

/** What a page does for the bench. Times of day are milliseconds since 1970, with fractions. */
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
  /** @returns when the live query told of a record with this text */
  seen(text: string): Promise<number>;
}
