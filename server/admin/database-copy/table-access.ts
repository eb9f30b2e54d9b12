// The common interface of admin databases, SQLite or PostgreSQL: reads tables row by row, writes
// them in one transaction, and computes one checksum per table.
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
  /** Tables that the rows of this table reference. They are filled before this table. */
  dependsOn: readonly string[];
}

/** For a JSON column, the value is its text. Numbers are integers up to 2^53, or doubles. */
export type ColumnValue = string | number | Uint8Array | null;
/** The values in the order of the table's columns. */
export type TableRow = readonly ColumnValue[];

export interface AdminDatabase {
  /** Location of the database without a password, for messages. */
  name: string;
  /**
   * Returns the tables, each after the tables that it references. Internal tables of the database
   * and of the migrations are left out.
   */
  tables(): Promise<Table[]>;
  /**
   * Reads all rows in pages of some megabytes, in no particular order. May be called only inside
   * `inReadTransaction` or `inWriteTransaction`.
   */
  rows(table: Table): AsyncIterable<TableRow[]>;
  insert(table: Table, rows: readonly TableRow[]): Promise<void>;
  clear(table: Table): Promise<void>;
  /** In the SQL text, `$1` stands for the first parameter. */
  query(
    question: string,
    parameters?: readonly (string | number)[],
  ): Promise<Record<string, ColumnValue>[]>;
  /** Runs `work` without writes. All reads of `work` see the state of one point in time. */
  inReadTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** Commits all writes of `work`, or none of them. */
  inWriteTransaction<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An error whose message is one sentence for the person who ran the command. */
export class CommandError extends Error {}

export interface TableChecksum {
  rows: number;
  /**
   * 64 hex digits: SHA-256 of each row's canonical JSON, added up modulo 2^256, so that the order
   * of the rows does not count.
   */
  hash: string;
}

export interface ChecksumBuilder {
  add(rows: readonly TableRow[]): void;
  sum(): TableChecksum;
}

export function createChecksum({ columns }: Pick<Table, 'columns'>): ChecksumBuilder {
  let rows = 0;
  let total = 0n;
  return {
    add(page) {
      for (const row of page) {
        const canonical = columns.map(({ kind }, index) =>
          canonicalValue(kind, row[index] ?? null),
        );
        total = BigInt.asUintN(
          256,
          total +
            BigInt(`0x${createHash('sha256').update(JSON.stringify(canonical)).digest('hex')}`),
        );
        rows += 1;
      }
    },
    sum: () => ({ rows, hash: total.toString(16).padStart(64, '0') }),
  };
}

export async function computeChecksum(
  database: AdminDatabase,
  table: Table,
): Promise<TableChecksum> {
  const adding = createChecksum(table);
  for await (const page of database.rows(table)) adding.add(page);
  return adding.sum();
}

function canonicalValue(kind: ColumnKind, value: ColumnValue): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (kind === 'json' && typeof value === 'string') return sortKeys(JSON.parse(value));
  return value;
}

/** Sorts the keys of objects, because databases may store the keys in different orders. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, sortKeys(one)] as const);
  // Returned as pairs: JavaScript objects put keys that look like numbers first and would change
  // the order.
  return { pairs: entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) };
}

/** Sorts the tables so that each table comes after the tables that it references. */
export function sortByDependency(tables: readonly Table[]): Table[] {
  const done: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const before = left.size;
    for (const table of left) {
      const isReady = table.dependsOn.every(
        (need) => need === table.name || ![...left].some(({ name }) => name === need),
      );
      if (!isReady) continue;
      done.push(table);
      left.delete(table);
    }
    if (left.size === before)
      throw new Error(`Tables need each other: ${[...left].map(({ name }) => name).join(', ')}`);
  }
  return done;
}

/**
 * The table of waiting e-mails. A backup leaves this table out, because the e-mails contain codes
 * and would be sent again after a restore.
 */
export const mailTable = 'mails';

/**
 * Returns whether the table holds no user data: tables of the migrations, of the socket adapter, of
 * a backup file, or the usage that triggers count.
 */
export function isInternalTable(table: string): boolean {
  return /^(kysely_migration|socket_io_attachments|sqlite_|selah_backup|record_usage)/.test(table);
}
