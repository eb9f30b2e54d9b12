// Records of all entities and the traces of deleted ones, in SQL.
import { sql, type RawBuilder } from 'kysely';
import { aggregateRecords } from './aggregate.ts';
import { changeEach, changeRecord, changeWhere } from './change-records.ts';
import { createRecords } from './create-records.ts';
import type { Database } from './database.ts';
import { distinctValues } from './distinct.ts';
import { ownerEmail, recordFrame } from './frames.ts';
import { inOrder } from './in-order.ts';
import { namedBy, orderOf } from './order.ts';
import { pagesOf } from './pages.ts';
import { removeRecord, removeRecords } from './remove-records.ts';
import { findRecord, recordCondition, recordFromRow, recordRows, recordsWithin, unreadFromRow, type RecordRow } from './rows.ts';
import { sqlCondition } from './sql-condition.ts';
import type { Find, Reach, RecordStore } from './store.ts';
import { eraseRecord, listDeleted, listTrash, restoreRecords } from './trash.ts';
import { upsertRecords } from './upsert-records.ts';

export function sqlRecords(database: Database): RecordStore {
  const { db, words, write } = database;
  return {
    list: async (reach, find) => (await listRows(database, reach, find)).map(recordFromRow),
    listUnread: async (reach, find) => (await listRows(database, reach, { ...find, withFields: true })).map(unreadFromRow),
    get: (reach, id) => findRecord(database, reach, id),

    async count(reach, where) {
      const { count } = await recordsWithin(words, db, reach)
        .clearSelect()
        .select((build) => build.fn.countAll<number>().as('count'))
        .where(recordCondition(words, reach, where))
        .executeTakeFirstOrThrow();
      return count;
    },

    distinct: (reach, field, find) => distinctValues(database, reach, field, find),
    aggregate: (reach, aggregate) => aggregateRecords(database, reach, aggregate),

    create: (reach, ownerId, drafts) => write((db) => createRecords({ ...database, db, reach, ownerId, drafts })),
    update: (reach, id, change, expected) => write((db) => changeRecord({ ...database, db, reach }, id, change, expected)),
    updateEach: (reach, changes) => write((db) => changeEach({ ...database, db, reach }, changes)),
    updateWhere: (reach, where, limit, edit) => write((db) => changeWhere({ ...database, db, reach }, where, limit, edit)),
    upsert: (reach, ownerId, keys, drafts) => write((db) => upsertRecords({ ...database, db, reach, ownerId, drafts }, keys)),
    remove: (reach, id, expected) => write((db) => removeRecord({ ...database, db, reach }, id, expected)),
    removeMany: (reach, where) => write((db) => removeRecords({ ...database, db, reach }, where)),

    deleted: (reach, since, limit, askerId) => listDeleted(database, reach, { since, limit, askerId }),
    trash: (reach, find) => listTrash(database, reach, find),
    restore: (reach, where) => write((db) => restoreRecords({ ...database, db, reach }, where)),
    erase: (reach, id) => write((db) => eraseRecord({ ...database, db, reach }, id)),

    inOrder: (calls) => inOrder(database, sqlRecords, calls),

    async *everythingOf(ownerId) {
      const ids = await db.selectFrom('records').select('id').where('owner_id', '=', ownerId).orderBy('created_date').orderBy('id').execute();
      for (const page of pagesOf(ids.map(({ id }) => id))) {
        const rows = await recordRows(db, { ownerId }).select(['records.entity', 'records.fields']).where(words.isAmong(sql.ref('records.id'), page)).execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const row of page.flatMap((id) => byId.get(id) ?? [])) yield { entity: row.entity, record: recordFromRow(row) };
      }
    },
  };
}

const recordId = sql.ref('records.id');
const entityColumn = sql.ref('records.entity');
const ownerColumn = sql.ref('records.owner_id');

async function listRows({ db, words }: Database, reach: Reach, find: Find): Promise<RecordRow[]> {
  const frame = recordFrame(words, reach);
  const order = orderOf(words, find, frame, recordId);
  const within = namedBy(find.where) === 'id' ? words.aside : (column: RawBuilder<unknown>) => column;
  // As one template: it is asked most of all, and building it step by step takes Kysely longer than SQLite takes to answer.
  const { rows } = await sql<RecordRow>`
    select records.id, records.owner_id, ${ownerEmail('records', reach)} as email, records.client_id, records.created_date, records.updated_date
      ${sql.raw(find.withFields ? ', records.fields' : '')}
    from records
    where ${within(entityColumn)} = ${reach.entity} ${reach.ownerId === null ? sql`` : sql`and ${within(ownerColumn)} = ${reach.ownerId}`}
      ${reach.where ? sql`and ${sqlCondition(words, reach.where, frame)}` : sql``} and ${order.where}
    order by ${order.by}, records.id limit ${find.limit} ${find.skip > 0 ? sql`offset ${find.skip}` : sql``}`.execute(db);
  return rows;
}
