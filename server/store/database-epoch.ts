// The name of a database's life: a new one begins when an older state is put back, so that devices
// know that something may be missing.
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

/** Begins another life, whatever was before. */
export function buildNewEpochSql(): RawBuilder<unknown> {
  return sql`insert into facts (name, value) values ('epoch', ${randomUUID()}) on conflict (name) do update set value = excluded.value`;
}
