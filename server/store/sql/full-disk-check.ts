// Tracks failed writes to detect a full disk, because a database with a full disk can still answer
// reads.
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { createId } from './ids-and-timestamps.ts';
import { DatabaseOutage } from '../database-outage.ts';
import type { Tables } from './tables.ts';

export interface WriteTracker {
  write: Database['write'];
  /**
   * Checks whether the database can write. Cheap while writes succeed. After a failed write the
   * check performs a test write.
   * @throws if the test write fails as well
   */
  check(): Promise<void>;
}

export function trackWrites({ write, clock }: Pick<Database, 'write' | 'clock'>): WriteTracker {
  let isFull = false;
  const watched: Database['write'] = async (work) => {
    try {
      const value = await write(work);
      isFull = false;
      return value;
    } catch (error) {
      if (error instanceof DatabaseOutage && error.kind === 'full') isFull = true;
      throw error;
    }
  };
  return {
    write: watched,
    async check() {
      if (isFull) await watched((trx) => testWrite(trx, createId(clock)));
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
