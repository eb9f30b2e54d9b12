// Deletes expired rows: sessions, codes and links of e-mails, challenges of passkeys, rate limit
// counters, fields of deleted records after 30 days, tombstones after 400 days, and e-mails a week
// after they were given up.
import type { Database } from './database.ts';
import { stampFromMillis } from '../timestamp.ts';

const day = 24 * 60 * 60_000;

/**
 * Days for which tombstones are kept. A client that was offline longer must fetch all records
 * again.
 */
const traceDays = 400;
const trashDays = 30;
const givenUpMailDays = 7;

export async function deleteExpired(
  { clock, write }: Pick<Database, 'clock' | 'write'>,
  maxSessionMillis = 0,
): Promise<void> {
  const now = clock.now();
  const before = (days: number): string => stampFromMillis(now - days * day);
  // Each deletion is a separate transaction, so that requests do not wait for all of them.
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
  for (const table of ['sessions', 'tickets', 'codes', 'passkey_challenges'] as const)
    await write((trx) => trx.deleteFrom(table).where('expires_at', '<=', now).execute());
  if (maxSessionMillis > 0)
    await write((trx) =>
      trx
        .deleteFrom('sessions')
        .where('created_at', '<=', now - maxSessionMillis)
        .execute(),
    );
  await write((trx) =>
    trx
      .deleteFrom('mails')
      .where('stopped_at', '<', now - givenUpMailDays * day)
      .execute(),
  );
  await write((trx) => trx.deleteFrom('limits').where('ends_at', '<=', now).execute());
}
