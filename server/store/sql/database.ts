// Interface of the database connection that all parts of a store share, for SQLite and PostgreSQL.
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from './tables.ts';
import type { SqlDialect } from './dialect.ts';

export interface Database {
  /** For reading, and for writing in a single statement inside of `write`. */
  db: Kysely<Tables>;
  dialect: SqlDialect;
  clock: Clock;
  /**
   * Runs a write transaction, which is on disk when the promise resolves. `work` may run again when
   * the database requires a retry, so `work` must have no other side effects.
   */
  write<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
}
