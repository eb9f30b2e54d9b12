// Rows of the tables of records and traces, read and turned into records.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { always, type Condition } from './condition.ts';
import type { Database } from './database.ts';
import { escapeJson, unescapeJson, unescapeText } from './escape.ts';
import { ownerEmail, recordFrame } from './frames.ts';
import { holds } from './holds.ts';
import { pagesOf } from './pages.ts';
import { sqlCondition } from './sql-condition.ts';
import { ask } from './statement.ts';
import type { Fields, Reach, StoredRecord, UnreadRecord } from './store.ts';
import type { Tables } from './tables.ts';
import type { Words } from './words.ts';

/** Rows within reach, without their fields: whoever needs those adds them. */
export function recordsWithin(words: Words, db: Kysely<Tables>, reach: Reach) {
  const { entity, ownerId, where } = reach;
  return recordRows(db, reach)
    .where('records.entity', '=', entity)
    .$if(ownerId !== null, (query) => query.where('records.owner_id', '=', ownerId))
    .$if(where !== undefined, (query) => query.where(recordCondition(words, reach, where ?? always)));
}

export function recordRows(db: Kysely<Tables>, reach: Pick<Reach, 'ownerId'>) {
  return db
    .selectFrom('records')
    .select(['records.id', 'records.owner_id', ownerEmail('records', reach).as('email'), 'records.client_id', 'records.created_date', 'records.updated_date']);
}

export function recordCondition(words: Words, reach: Reach, where: Condition): RawBuilder<SqlBool> {
  return sqlCondition(words, where, recordFrame(words, reach));
}

export interface RecordRow {
  id: string;
  owner_id: string;
  email: string;
  client_id: string | null;
  created_date: string;
  updated_date: string;
  fields?: string | undefined;
}

export function recordFromRow(row: RecordRow): StoredRecord {
  return { ...marksOf(row), fields: row.fields === undefined ? {} : fieldsFromJson(row.fields) };
}

export function unreadFromRow(row: RecordRow): UnreadRecord {
  return { ...marksOf(row), json: row.fields === undefined ? '{}' : unescapeJson(row.fields) };
}

function marksOf(row: RecordRow): Omit<StoredRecord, 'fields'> {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerEmail: row.email,
    clientId: row.client_id === null ? null : unescapeText(row.client_id),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
  };
}

export async function findRecord(database: Pick<Database, 'db' | 'words'>, reach: Reach, id: string): Promise<StoredRecord | undefined> {
  const [row] = await ask<EntityRow>(database)`
    select id, entity, owner_id, (select email from users where users.id = records.owner_id) as email, client_id, created_date, updated_date, fields
    from records where id = ${id}`;
  return row && recordWithin(reach, row);
}

/** In no order. By their ids alone: with a condition more, databases may look for them among all records of an entity. */
export async function findRecords({ db, words }: Pick<Database, 'db' | 'words'>, reach: Reach, ids: readonly string[]): Promise<StoredRecord[]> {
  const found: StoredRecord[] = [];
  for (const page of pagesOf(ids)) {
    const rows = await recordRows(db, { ownerId: null }).select(['records.entity', 'records.fields']).where(words.isAmong(sql.ref('records.id'), page)).execute();
    found.push(...rows.flatMap((row) => recordWithin(reach, row) ?? []));
  }
  return found;
}

interface EntityRow extends RecordRow {
  entity: string;
}

function recordWithin({ entity, ownerId, where = always }: Reach, row: EntityRow): StoredRecord | undefined {
  if (row.entity !== entity || (ownerId !== null && row.owner_id !== ownerId)) return undefined;
  const record = recordFromRow(row);
  return holds(where, record) ? record : undefined;
}

export function fieldsFromJson(json: string): Fields {
  return JSON.parse(unescapeJson(json)) as Fields;
}

export function fieldsToJson(fields: Fields): string {
  return escapeJson(JSON.stringify(fields));
}

/** The new values over the old ones; null takes a field away. */
export function mergeFields(current: Fields, change: Fields): Fields {
  return withoutNulls({ ...current, ...change });
}

export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
