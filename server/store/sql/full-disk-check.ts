// Remembers that the database could keep nothing: one that still answers questions may have a full
// disk.
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { createId } from './ids-and-timestamps.ts';
import { DatabaseOutage } from '../database-outage.ts';
import type { Tables } from './tables.ts';

export interface WriteTracker {
  write: Database['write'];
  /**
   * Cheap while writes succeed. After one that could not be kept it tries to write by itself.
   * @throws when that cannot be kept either
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
      if (isFull) await watched((trx) => tryToKeep(trx, createId(clock)));
    },
  };
}

/**
 * Rows enough for pages of their own, which are gone again at the end: what a small record would
 * need must be there.
 */
async function tryToKeep(trx: Kysely<Tables>, id: string): Promise<void> {
  const keys = Array.from({ length: 32 }, (_, index) => `try ${id} ${index} `.padEnd(2_000, '.'));
  await trx
    .insertInto('limits')
    .values(keys.map((key) => ({ key, used: 0, ends_at: 0 })))
    .execute();
  await trx.deleteFrom('limits').where('key', 'in', keys).execute();
}
