// SQL implementation of `RecordStore`: the records of all entities and the tombstones of deleted
// records.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { always } from '../conditions/condition.ts';
import { aggregateRecords } from './aggregate.ts';
import {
  updateStoredRecords,
  updateStoredRecord,
  updateStoredRecordsWhere,
} from './change-records.ts';
import { createRecords } from './create-records.ts';
import type { Database } from '../sql/database.ts';
import { listDistinctValues } from './distinct.ts';
import { selectOwnerEmail, createRecordResolver } from '../sql/field-columns.ts';
import { runInOrder } from './batch-transaction.ts';
import { findIdField, buildOrder } from '../sql/sort-order.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
import { splitIntoPages } from '../sql/statement-chunks.ts';
import { deleteStoredRecord, deleteStoredRecords } from './remove-records.ts';
import {
  findRecord,
  toRecordSql,
  recordFromRow,
  selectRecordRows,
  selectRecords,
  rawRecordFromRow,
  type RecordRow,
} from './record-rows.ts';
import { toSqlCondition } from '../sql/sql-condition.ts';
import type { ListQuery, AccessScope, RecordStore } from '../store.ts';
import type { SqlDialect } from '../sql/dialect.ts';
import { eraseRecord, listDeleted, listTrashSource, restoreRecords } from './deleted-records.ts';
import {
  countFittingRows,
  readInChunks,
  readOwnerBytes,
  type ListSource,
  withReader,
  type RowSize,
} from './list-chunks.ts';
import { upsertRecords } from './upsert-records.ts';

export function createSqlRecords(database: Database): RecordStore {
  const { db, dialect, write } = database;
  return {
    list: async (scope, listQuery) =>
      (await listRows(await withReader(database, scope), scope, listQuery)).map(recordFromRow),
    async *listChunks(scope, listQuery) {
      const source = listRecordSource(await withReader(database, scope), scope);
      for await (const rows of readInChunks(source, listQuery)) yield rows.map(rawRecordFromRow);
    },
    countFitting: async (scope, listQuery, maxBytes) => {
      const source = listRecordSource(await withReader(database, scope), scope);
      return countFittingRows(source, listQuery, maxBytes);
    },
    get: (scope, id) => findRecord(database, scope, id),

    async count(scope, where) {
      const { db: connection } = await withReader(database, scope);
      const { count } = await selectRecords(dialect, connection, scope)
        .clearSelect()
        .select((build) => build.fn.countAll<number>().as('count'))
        .where(toRecordSql(dialect, scope, where))
        .executeTakeFirstOrThrow();
      return count;
    },

    distinct: async (scope, field, find) =>
      listDistinctValues(await withReader(database, scope), scope, field, find),
    aggregate: async (scope, aggregate) =>
      aggregateRecords(await withReader(database, scope), scope, aggregate),

    create: (scope, ownerId, drafts) =>
      write((db) => createRecords({ ...database, db, scope, ownerId, drafts })),
    update: (scope, id, change, expected) =>
      write((db) => updateStoredRecord({ ...database, db, scope }, id, change, expected)),
    updateEach: (scope, changes) =>
      write((db) => updateStoredRecords({ ...database, db, scope }, changes)),
    updateWhere: (scope, where, limit, edit) =>
      write((db) => updateStoredRecordsWhere({ ...database, db, scope }, where, limit, edit)),
    upsert: (scope, ownerId, keys, drafts) =>
      write((db) => upsertRecords({ ...database, db, scope, ownerId, drafts }, keys)),
    remove: (scope, id, expected) =>
      write((db) => deleteStoredRecord({ ...database, db, scope }, id, expected)),
    removeMany: (scope, where) =>
      inParts(() => write((db) => deleteStoredRecords({ ...database, db, scope }, where))),

    listDeleted: (scope, since, limit, askerId) =>
      listDeleted(database, scope, { since, limit, askerId }),
    listTrash: (scope, listQuery) => listTrashSource(database, scope).rows(listQuery),
    async *listTrashChunks(scope, listQuery) {
      const connection = await withReader(database, scope, 'trash_bytes');
      yield* readInChunks(listTrashSource(connection, scope), listQuery);
    },
    restore: (scope, where) =>
      inParts(() => write((db) => restoreRecords({ ...database, db, scope }, where))),
    erase: (scope, id) => write((db) => eraseRecord({ ...database, db, scope }, id)),

    runInOrder: (calls) => runInOrder(database, createSqlRecords, calls),

    async *iterateOwnerRecords(ownerId) {
      const ids = await db
        .selectFrom('records')
        .select('id')
        .where('owner_id', '=', ownerId)
        .orderBy('created_date')
        .orderBy('id')
        .execute();
      for (const page of splitIntoPages(ids.map(({ id }) => id))) {
        const rows = await selectRecordRows(db, { ownerId })
          .select(['records.entity', 'records.fields'])
          .where(dialect.isAmong(sql.ref('records.id'), page))
          .where(isOwnedBy(dialect, sql.ref('records.owner_id'), [ownerId]))
          .execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const row of page.flatMap((id) => byId.get(id) ?? []))
          yield { entity: row.entity, record: recordFromRow(row) };
      }
    },
  };
}

/** Repeats a write that handles a few megabytes at a time, and collects its records. */
async function inParts<T>(write: () => Promise<{ records: T[]; hasMore: boolean }>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const { records, hasMore } = await write();
    all.push(...records);
    if (!hasMore) return all;
  }
}

const recordId = sql.ref('records.id');
const entityColumn = sql.ref('records.entity');
const ownerColumn = sql.ref('records.owner_id');

function listRecordSource(database: Database, scope: AccessScope): ListSource<RecordRow> {
  const { db, dialect } = database;
  return {
    rows: (listQuery) => listRows(database, scope, listQuery),
    sizes: (listQuery) => listSizes(database, scope, listQuery),
    byIds: async (ids) => {
      const rows: RecordRow[] = [];
      for (const page of splitIntoPages(ids))
        rows.push(
          ...(await selectRecordRows(db, scope)
            .select('records.fields')
            .where(dialect.isAmong(recordId, page))
            .where(sql<SqlBool>`${dialect.withoutIndex(entityColumn)} = ${scope.entity}`)
            .$if(scope.ownerId !== null, (query) =>
              query.where(isOwnedBy(dialect, ownerColumn, [scope.ownerId ?? ''])),
            )
            .$if(scope.where !== undefined, (query) =>
              query.where(toRecordSql(dialect, scope, scope.where ?? always)),
            )
            .execute()),
        );
      return rows;
    },
    maxBytes: () => readOwnerBytes(database, scope, 'bytes'),
  };
}

async function listRows(
  { db, dialect }: Database,
  scope: AccessScope,
  listQuery: ListQuery,
): Promise<RecordRow[]> {
  // A single SQL template, because this is the most frequent query. Building it with Kysely's query
  // builder takes longer than SQLite needs to run it.
  const { rows } = await sql<RecordRow>`
    select records.id, records.owner_id, ${selectOwnerEmail('records', scope)} as email, records.client_id, records.created_date, records.updated_date
      ${sql.raw(listQuery.withFields ? ', records.fields' : '')}
    ${fromRecords(dialect, scope, listQuery)}`.execute(db);
  return rows;
}

async function listSizes(
  { db, dialect }: Database,
  scope: AccessScope,
  listQuery: ListQuery,
): Promise<RowSize[]> {
  const { rows } = await sql<RowSize>`
    select records.id, ${dialect.jsonBytes(sql.ref('records.fields'))} as bytes ${fromRecords(dialect, scope, listQuery)}`.execute(
    db,
  );
  return rows;
}

function fromRecords(
  dialect: SqlDialect,
  scope: AccessScope,
  listQuery: ListQuery,
): RawBuilder<unknown> {
  const resolveField = createRecordResolver(dialect, scope);
  const order = buildOrder(dialect, listQuery, resolveField, recordId);
  const within =
    findIdField(listQuery.where) === 'id'
      ? dialect.withoutIndex
      : (column: RawBuilder<unknown>) => column;
  return sql`from records
    where ${within(entityColumn)} = ${scope.entity} ${scope.ownerId === null ? sql`` : sql`and ${within(ownerColumn)} = ${scope.ownerId}`}
      ${scope.where ? sql`and ${toSqlCondition(dialect, scope.where, resolveField)}` : sql``} and ${order.where}
    order by ${order.by}, records.id limit ${listQuery.limit} ${listQuery.skip > 0 ? sql`offset ${listQuery.skip}` : sql``}`;
}
