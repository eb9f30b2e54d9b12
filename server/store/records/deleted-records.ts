// Lists tombstones and the trash, and restores or erases deleted records.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { always, type Condition } from '../conditions/condition.ts';
import { insertRecords } from './create-records.ts';
import type { Database } from '../sql/database.ts';
import { unescapeText } from '../escape-text.ts';
import { selectOwnerEmail, createTrashResolver } from '../sql/field-columns.ts';
import { createTurnTaker, nextTurn } from '../event-loop-turns.ts';
import type { WriteContext } from './record-locks.ts';
import {
  lockStampScopes,
  getStampScope,
  sharedScope,
  type StampAllocator,
} from '../sql/ids-and-timestamps.ts';
import { buildOrder } from '../sql/sort-order.ts';
import { maxWrittenBytes } from './record-limits.ts';
import { countWithin, readOwnerBytes, splitBySize, type ListSource } from './list-chunks.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
import { splitIntoPages } from '../sql/statement-chunks.ts';
import { recordFromRow, type RecordRow } from './record-rows.ts';
import { toSqlCondition } from '../sql/sql-condition.ts';
import type { DeletedRecord, ListQuery, AccessScope, StoredRecord } from '../store.ts';
import type { Tables } from '../sql/tables.ts';
import type { SqlDialect } from '../sql/dialect.ts';

type ReadContext = Pick<Database, 'db' | 'dialect'>;

export async function listDeleted(
  { db, dialect }: ReadContext,
  scope: AccessScope,
  { since, limit, askerId }: { since: string; limit: number; askerId: string | undefined },
): Promise<DeletedRecord[]> {
  const isOwn = askerId === undefined ? sql`false` : sql`deletions.owner_id = ${askerId}`;
  const isReadable = sql<SqlBool>`case when deletions.fields is null then ${isOwn} else ${toSqlCondition(dialect, scope.where ?? always, createTrashResolver(dialect, scope))} end`;
  const rows = await tracesWithin(db, scope)
    .select(['deletions.id', 'deletions.owner_id', 'deletions.client_id', 'deletions.deleted_date'])
    .$if(scope.where !== undefined, (query) => query.where(isReadable))
    .where('deletions.deleted_date', '>', since)
    .orderBy('deletions.deleted_date')
    .orderBy('deletions.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    clientId: row.client_id === null ? null : unescapeText(row.client_id),
    deletedDate: row.deleted_date,
  }));
}

export function listTrashSource(
  database: ReadContext,
  scope: AccessScope,
): ListSource<StoredRecord> {
  const { db, dialect } = database;

  function select(listQuery: ListQuery) {
    const order = buildOrder(
      dialect,
      listQuery,
      createTrashResolver(dialect, scope),
      sql.ref('deletions.id'),
    );
    return trashWithin(dialect, db, scope)
      .where(order.where)
      .orderBy(order.by)
      .orderBy('deletions.id')
      .limit(listQuery.limit)
      .$if(listQuery.skip > 0, (query) => query.offset(listQuery.skip));
  }

  return {
    rows: async (listQuery) => {
      const rows = await select(listQuery)
        .$if(listQuery.withFields, (query) => query.select('deletions.fields'))
        .execute();
      return rows.map(trashFromRow);
    },
    sizes: (listQuery) =>
      select(listQuery)
        .clearSelect()
        .select(['deletions.id', dialect.jsonBytes(sql.ref('deletions.fields')).as('bytes')])
        .execute(),
    byIds: async (ids) => {
      const rows = await trashWithin(dialect, db, scope)
        .select('deletions.fields')
        .where(dialect.isAmong(sql.ref('deletions.id'), ids))
        .execute();
      return rows.map(trashFromRow);
    },
    maxBytes: () => readOwnerBytes(database, scope, 'trash_bytes'),
  };
}

/** Restores the first matching records, of at most a few megabytes. */
export async function restoreRecords(
  context: WriteContext,
  where: Condition,
): Promise<{ records: StoredRecord[]; hasMore: boolean }> {
  const { db, dialect, scope } = context;
  const condition = toSqlCondition(dialect, where, createTrashResolver(dialect, scope));
  const { stamps, scopes } = await lockTrash(context, condition);
  const sizes = await trashWithin(dialect, db, scope)
    .clearSelect()
    .select(['deletions.id', dialect.jsonBytes(sql.ref('deletions.fields')).as('bytes')])
    .where(condition)
    .orderBy('deletions.id')
    .execute();
  const first = sizes.slice(0, countWithin(sizes, maxWrittenBytes));
  const found: StoredRecord[] = [];
  for (const ids of splitBySize(first)) {
    const rows = await trashWithin(dialect, db, scope)
      .select('deletions.fields')
      .where(dialect.isAmong(sql.ref('deletions.id'), ids))
      .orderBy('deletions.id')
      .execute();
    found.push(...rows.map(trashFromRow));
    await nextTurn();
  }
  const records = found
    // Records that another user deleted after the lock was taken are left out, as if the deletion
    // came later.
    .filter(({ ownerId }) => scopes.includes(getStampScope(scope, ownerId)))
    .map((record) => ({
      ...record,
      updatedDate: stamps.allocate(getStampScope(scope, record.ownerId)),
    }));
  const takeTurn = createTurnTaker();
  for (const page of splitIntoPages(records, 20)) {
    await takeTurn();
    const [ids, ownerIds] = [page.map(({ id }) => id), page.map(({ ownerId }) => ownerId)];
    await db
      .deleteFrom('deletions')
      .where(dialect.isAmong(sql.ref('id'), ids))
      .where(isOwnedBy(dialect, sql.ref('owner_id'), [...new Set(ownerIds)]))
      .execute();
  }
  await insertRecords(context, records, true);
  await stamps.save();
  // Without a restored record, another part would find the same records again.
  return { records, hasMore: records.length > 0 && first.length < sizes.length };
}

export async function eraseRecord(context: WriteContext, id: string): Promise<boolean> {
  const { db, dialect, scope } = context;
  const isIt = sql<SqlBool>`deletions.id = ${id}`;
  await lockTrash(context, isIt);
  const found = await trashWithin(dialect, db, scope).where(isIt).executeTakeFirst();
  if (!found) return false;
  await db
    .updateTable('deletions')
    .set({ fields: null })
    .where('id', '=', id)
    .where('owner_id', '=', found.owner_id)
    .execute();
  return true;
}

async function lockTrash(
  context: WriteContext,
  where: RawBuilder<SqlBool>,
): Promise<{ stamps: StampAllocator; scopes: readonly string[] }> {
  const { db, dialect, scope } = context;
  const rows =
    scope.shared || scope.ownerId !== null
      ? []
      : await trashWithin(dialect, db, scope)
          .clearSelect()
          .select('deletions.owner_id')
          .distinct()
          .where(where)
          .execute();
  const scopes = scope.shared
    ? [sharedScope]
    : scope.ownerId === null
      ? rows.map((row) => row.owner_id)
      : [scope.ownerId];
  return { stamps: await lockStampScopes(context, db, scopes), scopes };
}

function trashWithin(dialect: SqlDialect, db: Kysely<Tables>, scope: AccessScope) {
  return tracesWithin(db, scope)
    .select([
      'deletions.id',
      'deletions.owner_id',
      selectOwnerEmail('deletions', scope).as('email'),
      'deletions.client_id',
      'deletions.created_date',
      'deletions.deleted_date',
    ])
    .where('deletions.fields', 'is not', null)
    .$if(scope.where !== undefined, (query) =>
      query.where(
        toSqlCondition(dialect, scope.where ?? always, createTrashResolver(dialect, scope)),
      ),
    );
}

function tracesWithin(db: Kysely<Tables>, { entity, ownerId }: AccessScope) {
  return db
    .selectFrom('deletions')
    .where('deletions.entity', '=', entity)
    .$if(ownerId !== null, (query) => query.where('deletions.owner_id', '=', ownerId));
}

interface TrashRow extends Omit<RecordRow, 'created_date' | 'updated_date' | 'fields'> {
  created_date: string | null;
  deleted_date: string;
  fields?: string | null | undefined;
}

function trashFromRow({ created_date, deleted_date, fields, ...row }: TrashRow): StoredRecord {
  // Tombstones with fields always have a creation date too, because both columns were added
  // together with the trash.
  return recordFromRow({
    ...row,
    fields: fields ?? undefined,
    created_date: created_date ?? deleted_date,
    updated_date: deleted_date,
  });
}
