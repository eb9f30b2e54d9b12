// Selects rows of the record and tombstone tables and converts them into records.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { always, type Condition } from '../conditions/condition.ts';
import type { Database } from '../sql/database.ts';
import { escapeJson, unescapeJson, unescapeText } from '../escape-text.ts';
import { selectOwnerEmail, createRecordResolver } from '../sql/field-columns.ts';
import { evaluateCondition } from '../conditions/evaluate-condition.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
import { splitIntoPages } from '../sql/statement-chunks.ts';
import { toSqlCondition } from '../sql/sql-condition.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type { Fields, AccessScope, StoredRecord, RawRecord } from '../store.ts';
import type { Tables } from '../sql/tables.ts';
import type { SqlDialect } from '../sql/dialect.ts';

/** Selects rows of the scope without the fields column, which callers add when they need it. */
export function selectRecords(dialect: SqlDialect, db: Kysely<Tables>, scope: AccessScope) {
  const { entity, ownerId, where } = scope;
  return selectRecordRows(db, scope)
    .where('records.entity', '=', entity)
    .$if(ownerId !== null, (query) => query.where('records.owner_id', '=', ownerId))
    .$if(where !== undefined, (query) => query.where(toRecordSql(dialect, scope, where ?? always)));
}

export function selectRecordRows(db: Kysely<Tables>, scope: Pick<AccessScope, 'ownerId'>) {
  return db
    .selectFrom('records')
    .select([
      'records.id',
      'records.owner_id',
      selectOwnerEmail('records', scope).as('email'),
      'records.client_id',
      'records.created_date',
      'records.updated_date',
    ]);
}

export function toRecordSql(
  dialect: SqlDialect,
  scope: AccessScope,
  where: Condition,
): RawBuilder<SqlBool> {
  return toSqlCondition(dialect, where, createRecordResolver(dialect, scope));
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
  return { ...readMarks(row), fields: row.fields === undefined ? {} : fieldsFromJson(row.fields) };
}

export function rawRecordFromRow(row: RecordRow): RawRecord {
  return { ...readMarks(row), json: row.fields === undefined ? '{}' : unescapeJson(row.fields) };
}

function readMarks(row: RecordRow): Omit<StoredRecord, 'fields'> {
  return {
    id: row.id,
    ownerId: row.owner_id,
    ownerEmail: row.email,
    clientId: row.client_id === null ? null : unescapeText(row.client_id),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
  };
}

export async function findRecord(
  database: Pick<Database, 'db' | 'dialect'>,
  scope: AccessScope,
  id: string,
): Promise<StoredRecord | undefined> {
  const query = createQuery<EntityRow>(database);
  const [row] =
    scope.ownerId === null
      ? await query`
          select id, entity, owner_id, (select email from users where users.id = records.owner_id) as email, client_id, created_date, updated_date, fields
          from records where id = ${id}`
      : await query`
          select id, entity, owner_id, (select email from users where users.id = records.owner_id) as email, client_id, created_date, updated_date, fields
          from records where id = ${id} and owner_id = ${scope.ownerId}`;
  return row && recordWithin(scope, row);
}

/**
 * Finds records by id, in no particular order. The query does not filter by entity, because
 * databases may otherwise scan all records of an entity.
 */
export async function findRecords(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  scope: AccessScope,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const found: StoredRecord[] = [];
  for (const page of splitIntoPages(ids)) {
    const rows = await selectRecordRows(db, scope)
      .select(['records.entity', 'records.fields'])
      .where(dialect.isAmong(sql.ref('records.id'), page))
      .$if(scope.ownerId !== null, (query) =>
        query.where(isOwnedBy(dialect, sql.ref('records.owner_id'), [scope.ownerId ?? ''])),
      )
      .execute();
    found.push(...rows.flatMap((row) => recordWithin(scope, row) ?? []));
  }
  return found;
}

interface EntityRow extends RecordRow {
  entity: string;
}

function recordWithin(
  { entity, ownerId, where = always }: AccessScope,
  row: EntityRow,
): StoredRecord | undefined {
  if (row.entity !== entity || (ownerId !== null && row.owner_id !== ownerId)) return undefined;
  const record = recordFromRow(row);
  return evaluateCondition(where, record) ? record : undefined;
}

export function fieldsFromJson(json: string): Fields {
  return JSON.parse(unescapeJson(json)) as Fields;
}

export function fieldsToJson(fields: Fields): string {
  return escapeJson(JSON.stringify(fields));
}

/** Merges the new values into the current fields. Null removes a field. */
export function mergeFields(current: Fields, change: Fields): Fields {
  return withoutNulls({ ...current, ...change });
}

export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}
