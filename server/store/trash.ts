// What deleted records have left: their traces, and for a while enough to bring them back.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { always, type Condition } from './condition.ts';
import { insertRecords } from './create-records.ts';
import type { Database } from './database.ts';
import { unescapeText } from './escape.ts';
import { ownerEmail, trashFrame } from './frames.ts';
import type { Write } from './lock.ts';
import { lockScopes, scopeOf, sharedScope, type Stamps } from './marks.ts';
import { orderOf } from './order.ts';
import { pagesOf } from './pages.ts';
import { recordFromRow, type RecordRow } from './rows.ts';
import { sqlCondition } from './sql-condition.ts';
import type { Deleted, Find, Reach, StoredRecord } from './store.ts';
import type { Tables } from './tables.ts';
import type { Words } from './words.ts';

type Reading = Pick<Database, 'db' | 'words'>;

export async function listDeleted({ db, words }: Reading, reach: Reach, { since, limit, askerId }: { since: string; limit: number; askerId: string | undefined }): Promise<Deleted[]> {
  const isTheirs = askerId === undefined ? sql`false` : sql`deletions.owner_id = ${askerId}`;
  const isTold = sql<SqlBool>`case when deletions.fields is null then ${isTheirs} else ${sqlCondition(words, reach.where ?? always, trashFrame(words, reach))} end`;
  const rows = await tracesWithin(db, reach)
    .select(['deletions.id', 'deletions.owner_id', 'deletions.client_id', 'deletions.deleted_date'])
    .$if(reach.where !== undefined, (query) => query.where(isTold))
    .where('deletions.deleted_date', '>', since)
    .orderBy('deletions.deleted_date')
    .orderBy('deletions.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, ownerId: row.owner_id, clientId: row.client_id === null ? null : unescapeText(row.client_id), deletedDate: row.deleted_date }));
}

export async function listTrash({ db, words }: Reading, reach: Reach, find: Find): Promise<StoredRecord[]> {
  const order = orderOf(words, find, trashFrame(words, reach), sql.ref('deletions.id'));
  const rows = await trashWithin(words, db, reach)
    .$if(find.withFields, (query) => query.select('deletions.fields'))
    .where(order.where)
    .orderBy(order.by)
    .orderBy('deletions.id')
    .limit(find.limit)
    .$if(find.skip > 0, (query) => query.offset(find.skip))
    .execute();
  return rows.map(trashFromRow);
}

export async function restoreRecords(write: Write, where: Condition): Promise<StoredRecord[]> {
  const { db, words, reach } = write;
  const condition = sqlCondition(words, where, trashFrame(words, reach));
  const { stamps, scopes } = await lockTrash(write, condition);
  const rows = await trashWithin(words, db, reach).select('deletions.fields').where(condition).orderBy('deletions.id').execute();
  const records = rows
    .map(trashFromRow)
    // What somebody else has deleted since the lock counts as deleted later.
    .filter(({ ownerId }) => scopes.includes(scopeOf(reach, ownerId)))
    .map((record) => ({ ...record, updatedDate: stamps.next(scopeOf(reach, record.ownerId)) }));
  for (const page of pagesOf(records.map(({ id }) => id))) {
    await db.deleteFrom('deletions').where(words.isAmong(sql.ref('id'), page)).execute();
  }
  await insertRecords(write, records);
  await stamps.keep();
  return records;
}

export async function eraseRecord(write: Write, id: string): Promise<boolean> {
  const { db, words, reach } = write;
  const isIt = sql<SqlBool>`deletions.id = ${id}`;
  await lockTrash(write, isIt);
  const found = await trashWithin(words, db, reach).where(isIt).executeTakeFirst();
  if (!found) return false;
  await db.updateTable('deletions').set({ fields: null }).where('id', '=', id).execute();
  return true;
}

async function lockTrash(write: Write, where: RawBuilder<SqlBool>): Promise<{ stamps: Stamps; scopes: readonly string[] }> {
  const { db, words, reach } = write;
  const rows = reach.shared || reach.ownerId !== null ? [] : await trashWithin(words, db, reach).clearSelect().select('deletions.owner_id').distinct().where(where).execute();
  const scopes = reach.shared ? [sharedScope] : reach.ownerId === null ? rows.map((row) => row.owner_id) : [reach.ownerId];
  return { stamps: await lockScopes(write, db, scopes), scopes };
}

function trashWithin(words: Words, db: Kysely<Tables>, reach: Reach) {
  return tracesWithin(db, reach)
    .select(['deletions.id', 'deletions.owner_id', ownerEmail('deletions', reach).as('email'), 'deletions.client_id', 'deletions.created_date', 'deletions.deleted_date'])
    .where('deletions.fields', 'is not', null)
    .$if(reach.where !== undefined, (query) => query.where(sqlCondition(words, reach.where ?? always, trashFrame(words, reach))));
}

function tracesWithin(db: Kysely<Tables>, { entity, ownerId }: Reach) {
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
  // Traces with fields have the date of creation, too: both came with the trash.
  return recordFromRow({ ...row, fields: fields ?? undefined, created_date: created_date ?? deleted_date, updated_date: deleted_date });
}
