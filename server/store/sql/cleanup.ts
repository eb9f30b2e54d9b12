// Takes away what has outlived its time.
import type { Database } from './database.ts';
import { stampFromMillis } from '../timestamp.ts';

const day = 24 * 60 * 60_000;

/** A client that was away for longer must fetch everything anew. */
const traceDays = 400;
const trashDays = 30;

export async function deleteExpired({
  clock,
  write,
}: Pick<Database, 'clock' | 'write'>): Promise<void> {
  const now = clock.now();
  const before = (days: number): string => stampFromMillis(now - days * day);
  // One after the other, so that nobody waits for all of it.
  await write((trx) =>
    trx
      .updateTable('deletions')
      .set({ fields: null })
      .where('fields', 'is not', null)
      .where('deleted_date', '<', before(trashDays))
      .execute(),
  );
  await write((trx) =>
    trx.deleteFrom('deletions').where('deleted_date', '<', before(traceDays)).execute(),
  );
  for (const table of ['sessions', 'tickets', 'codes'] as const)
    await write((trx) => trx.deleteFrom(table).where('expires_at', '<=', now).execute());
  await write((trx) => trx.deleteFrom('limits').where('ends_at', '<=', now).execute());
}
