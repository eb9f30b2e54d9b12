// Tracks failed writes to detect a database that answers reads and refuses writes: its disk is
// full, or it is a replica.
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { createId } from './ids-and-timestamps.ts';
import { DatabaseOutage } from '../database-outage.ts';
import type { Tables } from './tables.ts';

export interface WriteTracker {
  write: Database['write'];
  /**
   * Checks whether the database can write. Cheap while writes succeed. After a failed write the
   * check performs a test write, until a test write succeeds. Other writes prove nothing: a small
   * one may still fit into a page of the database while the disk is full.
   * @throws if the test write fails as well
   */
  check(): Promise<void>;
}

/** read_only_sql_transaction of PostgreSQL: the connection leads to a replica. */
const readOnlyCode = '25006';

export function trackWrites({ write, clock }: Pick<Database, 'write' | 'clock'>): WriteTracker {
  let refusesWrites = false;
  const watched: Database['write'] = async (work) => {
    try {
      return await write(work);
    } catch (error) {
      if (error instanceof DatabaseOutage && (error.kind === 'full' || error.code === readOnlyCode))
        refusesWrites = true;
      throw error;
    }
  };
  return {
    write: watched,
    async check() {
      if (!refusesWrites) return;
      await watched((trx) => testWrite(trx, createId(clock)));
      refusesWrites = false;
    },
  };
}

/**
 * Writes enough rows to need new pages and deletes them at the end. This proves that there is space
 * for a small record.
 */
async function testWrite(trx: Kysely<Tables>, id: string): Promise<void> {
  const keys = Array.from({ length: 32 }, (_, index) => `try ${id} ${index} `.padEnd(2_000, '.'));
  await trx
    .insertInto('limits')
    .values(keys.map((key) => ({ key, used: 0, ends_at: 0 })))
    .execute();
  await trx.deleteFrom('limits').where('key', 'in', keys).execute();
}
