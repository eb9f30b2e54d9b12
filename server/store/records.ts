// Records of all entities and the traces of deleted ones, in SQL.
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { orderOf, sqlCondition } from './condition.ts';
import { createRecords } from './create-records.ts';
import { scopeOf, takeStamp } from './marks.ts';
import { removeRecords } from './remove-records.ts';
import { findRecord, mergeFields, recordFromRow, recordsWithin } from './rows.ts';
import type { RecordStore } from './store.ts';
import type { Tables } from './tables.ts';

export function sqlRecords(db: Kysely<Tables>, clock: Clock): RecordStore {
  return {
    async list(reach, { where, sort, limit, skip, withFields }) {
      const rows = await recordsWithin(db, reach)
        .$if(withFields, (query) => query.select('records.fields'))
        .where((build) => build.and(where.map((condition) => sqlCondition(condition))))
        .orderBy(orderOf(sort.field), sort.descending ? 'desc' : 'asc')
        .orderBy('records.id')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map(recordFromRow);
    },

    get: (reach, id) => findRecord(db, reach, id),

    create: (reach, ownerId, drafts) => db.transaction().execute((trx) => createRecords({ trx, clock, reach, ownerId, drafts })),

    update: (reach, id, change, expected) =>
      db.transaction().execute(async (trx) => {
        const current = await findRecord(trx, reach, id);
        if (!current) return { kind: 'absent' };
        if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
        const fields = mergeFields(current.fields, change);
        const updatedDate = await takeStamp(trx, clock, scopeOf(reach));
        await trx.updateTable('records').set({ fields: JSON.stringify(fields), updated_date: updatedDate }).where('id', '=', id).execute();
        return { kind: 'done', value: { ...current, fields, updatedDate } };
      }),

    remove: (reach, id, expected) =>
      db.transaction().execute(async (trx) => {
        const current = await findRecord(trx, reach, id);
        if (!current) return { kind: 'absent' };
        if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
        const [value] = await removeRecords({ trx, clock, reach, records: [current] });
        if (!value) throw new Error('A record that was there could not be deleted.');
        return { kind: 'done', value };
      }),

    removeMany: (reach, where) =>
      db.transaction().execute(async (trx) => {
        const rows = await recordsWithin(trx, reach)
          .where((build) => build.and(where.map((condition) => sqlCondition(condition))))
          .orderBy('records.id')
          .execute();
        return removeRecords({ trx, clock, reach, records: rows.map(recordFromRow) });
      }),

    async deleted({ entity, ownerId }, since, limit) {
      const rows = await db
        .selectFrom('deletions')
        .selectAll()
        .where('entity', '=', entity)
        .$if(ownerId !== null, (query) => query.where('owner_id', '=', ownerId))
        .where('deleted_date', '>', since)
        .orderBy('deleted_date')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ id: row.id, ownerId: row.owner_id, clientId: row.client_id, deletedDate: row.deleted_date }));
    },
  };
}
