// Builds the SQL that starts a new epoch of the database. Restoring a backup starts a new epoch,
// which tells devices that records may be missing.
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/**
 * Returns SQL that starts a new epoch, whatever the previous epoch was.
 * @param ownerId user for whom the epoch starts; without it, the epoch starts for all users
 */
export function buildNewEpochSql(ownerId?: string): RawBuilder<unknown> {
  const name = ownerId === undefined ? 'epoch' : getUserEpochName(ownerId);
  return sql`insert into facts (name, value) values (${name}, ${randomUUID()}) on conflict (name) do update set value = excluded.value`;
}

/** Name of the fact that holds the epoch of one user. */
export function getUserEpochName(ownerId: string): string {
  return `epoch|${ownerId}`;
}

/** Returns SQL for the latest stamp of any user or record, null if there is none. */
export function buildLatestStampSql(): RawBuilder<{ last: string | null }> {
  return sql<{ last: string | null }>`select max(last) as last from clocks`;
}
