// Rows of the table of records, read and turned into records.
import type { Kysely } from 'kysely';
import type { Fields, Reach, StoredRecord } from './store.ts';
import type { Tables } from './tables.ts';

/** Rows within reach, without their fields: whoever needs those adds them. */
export function recordsWithin(db: Kysely<Tables>, { entity, ownerId }: Reach) {
  return db
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.owner_id')
    .select(['records.id', 'records.owner_id', 'users.email', 'records.client_id', 'records.created_date', 'records.updated_date'])
    .where('records.entity', '=', entity)
    .$if(ownerId !== null, (query) => query.where('records.owner_id', '=', ownerId));
}

type RecordRow = Awaited<ReturnType<ReturnType<typeof recordsWithin>['execute']>>[number] & { fields?: string | undefined };

export function recordFromRow(row: RecordRow): StoredRecord {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerEmail: row.email,
    clientId: row.client_id,
    fields: row.fields === undefined ? {} : parseFields(row.fields),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
  };
}

export async function findRecord(db: Kysely<Tables>, reach: Reach, id: string): Promise<StoredRecord | undefined> {
  const row = await recordsWithin(db, reach).select('records.fields').where('records.id', '=', id).executeTakeFirst();
  return row && recordFromRow(row);
}

export function parseFields(json: string): Fields {
  return JSON.parse(json) as Fields;
}

/** The new values over the old ones; null takes a field away. */
export function mergeFields(current: Fields, change: Fields): Fields {
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null));
}

/** Parts small enough for one statement: SQLite takes a limited number of parameters. */
export function* pagesOf<T>(all: readonly T[]): Generator<T[]> {
  const size = 500;
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
