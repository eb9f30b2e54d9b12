// Builds the SQL that starts a new epoch of the database. Restoring a backup starts a new epoch,
// which tells devices that records may be missing.
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/** Returns SQL that starts a new epoch, whatever the previous epoch was. */
export function buildNewEpochSql(): RawBuilder<unknown> {
  return sql`insert into facts (name, value) values ('epoch', ${randomUUID()}) on conflict (name) do update set value = excluded.value`;
}
