// Interface of the database connection that all parts of a store share, for SQLite and PostgreSQL.
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from './tables.ts';
import type { SqlDialect } from './dialect.ts';

/** Limits in bytes of JSON; 0: no limit. */
export interface RecordLimits {
  maxRecordBytes: number;
  /** For the records of one owner together, and separately for the owner's trash. */
  maxBytesPerOwner: number;
}

export const usualRecordLimits: RecordLimits = {
  maxRecordBytes: 512 * 1024,
  maxBytesPerOwner: 100 * 1024 * 1024,
};

export interface Database {
  /** Connection for reading, and for writing in a single statement inside of `write`. */
  db: Kysely<Tables>;
  /**
   * Connection for reading many megabytes outside of a transaction, without blocking the event
   * loop. Sees all committed data. The same as `db` where reading does not block.
   */
  reader: Kysely<Tables>;
  dialect: SqlDialect;
  clock: Clock;
  recordLimits: RecordLimits;
  /**
   * Runs a write transaction, which is on disk when the promise resolves. `work` may run again when
   * the database requires a retry, so `work` must have no other side effects.
   */
  write<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
}
