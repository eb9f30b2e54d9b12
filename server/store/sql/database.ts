// What the parts of a store stand on, whichever database it is.
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
   * All of it or nothing; on the disk when it resolves. `work` may run again when the database asks
   * for that: it changes nothing else.
   */
  write<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
}
