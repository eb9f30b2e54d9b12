// Reads the change summary of all entities in one statement. This is the most frequent request of
// devices, and usually nothing has changed.
import { sql, type RawBuilder } from 'kysely';
import { getUserEpochName } from '../database-epoch.ts';
import type { Database } from '../sql/database.ts';
import type { ChangeSummary, LatestChange, Store } from '../store.ts';

export async function readChangeSummary(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  { ownerId, ownedEntities, sharedEntities }: Parameters<Store['readChangeSummary']>[0],
): Promise<ChangeSummary> {
  const { rows } = await sql<Row>`
    select '' as entity, (select value from facts where name = 'epoch') as changed, (select value from facts where name = ${getUserEpochName(ownerId)}) as deleted
    union all select ${stampRow}, (select last from clocks where scope = ${ownerId}), null
    union all select names.value, ${lastOfOwner('records', 'updated_date', ownerId)}, ${lastOfOwner('deletions', 'deleted_date', ownerId)} from ${dialect.namesTable(ownedEntities)}
    union all select names.value, ${lastOfAll('records', 'updated_date')}, ${lastOfAll('deletions', 'deleted_date')} from ${dialect.namesTable(sharedEntities)}`.execute(
    db,
  );
  const latestByEntity = new Map<string, LatestChange>();
  let epoch: string | null | undefined;
  let latestStamp = '';
  for (const { entity, changed, deleted } of rows) {
    if (entity === '') epoch = deleted === null ? changed : `${changed ?? ''}.${deleted}`;
    else if (entity === stampRow) latestStamp = changed ?? '';
    else if (changed !== null || deleted !== null)
      latestByEntity.set(entity, { changed: changed ?? '', deleted: deleted ?? '' });
  }
  if (!epoch) throw new Error('The database has no epoch.');
  return { epoch, latestStamp, latestByEntity };
}

/** Names the result row of the owner's latest stamp. No entity has this name. */
const stampRow = '.stamp';

interface Row {
  /** Name of an entity; empty for the epochs of the database and of the owner. */
  entity: string;
  changed: string | null;
  deleted: string | null;
}

// Both functions read exactly one index row: the last row before the end of the key range. The CASE
// then checks whether this row belongs to the owner and entity. With a filter on owner and entity,
// PostgreSQL may choose an index of dates alone. PostgreSQL would do so if it expects most rows to
// match, and would then scan all other rows.

function lastOfOwner(
  table: 'records' | 'deletions',
  date: 'updated_date' | 'deleted_date',
  ownerId: string,
): RawBuilder<unknown> {
  return sql`(select case when owner_id = ${ownerId} and entity = names.value then ${sql.ref(date)} end from ${sql.table(table)}
    where (owner_id, entity, ${sql.ref(date)}) < (${ownerId}, ${entity}, ${afterAllDates}) order by owner_id desc, entity desc, ${sql.ref(date)} desc limit 1)`;
}

function lastOfAll(
  table: 'records' | 'deletions',
  date: 'updated_date' | 'deleted_date',
): RawBuilder<unknown> {
  return sql`(select case when entity = names.value then ${sql.ref(date)} end from ${sql.table(table)}
    where (entity, ${sql.ref(date)}) < (${entity}, ${afterAllDates}) order by entity desc, ${sql.ref(date)} desc limit 1)`;
}

/**
 * The concatenation removes the column affinity. With an affinity, SQLite would use the index only
 * for the owner and compare the rest row by row.
 */
const entity = sql`names.value || ''`;
const afterAllDates = '~';
