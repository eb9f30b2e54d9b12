// A database as a heap of tables, whichever it is: read row by row, filled in one transaction, and summed up in one hash a table.
import { createHash } from 'node:crypto';

/** `boolean` is 0 or 1 in every value here; only the database's own column differs. */
export type ColumnKind = 'text' | 'integer' | 'real' | 'boolean' | 'json' | 'bytes';

export interface Column {
  name: string;
  kind: ColumnKind;
}

export interface Table {
  name: string;
  /** By name. */
  columns: readonly Column[];
  /** Tables that its rows point to: they are filled before it. */
  needs: readonly string[];
}

/** Of a JSON column: its text. Numbers are whole up to 2^53, or doubles. */
export type Value = string | number | Uint8Array | null;
/** In the order of the table's columns. */
export type Row = readonly Value[];

export interface Place {
  /** For people: where it is, without a password. */
  name: string;
  /** Ordered by need, without the books that databases and migrations keep for themselves. */
  tables(): Promise<Table[]>;
  /** In pages of some megabytes, in no order. Only inside `reading` or `writing`. */
  rows(table: Table): AsyncIterable<Row[]>;
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  empty(table: Table): Promise<void>;
  /** `$1` stands for the first parameter. */
  ask(question: string, parameters?: readonly (string | number)[]): Promise<Record<string, Value>[]>;
  /** Everything that `work` reads is of one moment, and nothing is written. */
  reading<T>(work: () => Promise<T>): Promise<T>;
  /** All or nothing of what `work` writes. */
  writing<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What is wrong, in a sentence for whoever called the program. */
export class Refusal extends Error {}

export interface Sum {
  rows: number;
  /** 64 hex digits: SHA-256 of each row's canonical JSON, added up modulo 2^256, so that the order of the rows does not count. */
  hash: string;
}

export interface Summing {
  add(rows: readonly Row[]): void;
  sum(): Sum;
}

export function summing({ columns }: Pick<Table, 'columns'>): Summing {
  let rows = 0;
  let total = 0n;
  return {
    add(page) {
      for (const row of page) {
        const canonical = columns.map(({ kind }, place) => canonicalValue(kind, row[place] ?? null));
        total = BigInt.asUintN(256, total + BigInt(`0x${createHash('sha256').update(JSON.stringify(canonical)).digest('hex')}`));
        rows += 1;
      }
    },
    sum: () => ({ rows, hash: total.toString(16).padStart(64, '0') }),
  };
}

export async function sumOf(place: Place, table: Table): Promise<Sum> {
  const adding = summing(table);
  for await (const page of place.rows(table)) adding.add(page);
  return adding.sum();
}

function canonicalValue(kind: ColumnKind, value: Value): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (kind === 'json' && typeof value === 'string') return sortKeys(JSON.parse(value));
  return value;
}

/** Databases may keep the keys of an object in another order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, sortKeys(one)] as const);
  // Pairs, not an object: an object would put keys that look like numbers first, whatever the order asked for.
  return { pairs: entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
}

/** Each table after those that it needs. */
export function orderByNeed(tables: readonly Table[]): Table[] {
  const done: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const before = left.size;
    for (const table of left) {
      const isReady = table.needs.every((need) => need === table.name || ![...left].some(({ name }) => name === need));
      if (!isReady) continue;
      done.push(table);
      left.delete(table);
    }
    if (left.size === before) throw new Error(`Tables need each other: ${[...left].map(({ name }) => name).join(', ')}`);
  }
  return done;
}

/** Tables that hold nobody's data: the migrations' own, the socket adapter's, and the marks of a backup file. */
export function isBookkeeping(table: string): boolean {
  return /^(kysely_migration|socket_io_attachments|sqlite_|selah_backup)/.test(table);
}
