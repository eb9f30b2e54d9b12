// What a person wrote for everybody, when the person goes: it passes to somebody who stays, or is taken off every device.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { sharedScope, type Stamps } from './marks.ts';
import { pagesOf } from './pages.ts';
import type { Bequest } from './store.ts';
import type { Tables } from './tables.ts';

/** @param stamps of a transaction that has locked the shared scope */
export async function bequeath(database: Pick<Database, 'db' | 'words'>, stamps: Stamps, ownerId: string, { entities, heirId, keeps }: Bequest): Promise<void> {
  const { db, words } = database;
  const theirs = (table: 'records' | 'deletions') => sql<SqlBool>`${sql.ref(`${table}.owner_id`)} = ${ownerId} and ${words.isAmong(sql.ref(`${table}.entity`), entities)}`;
  await dropTakenClientIds(db, theirs, heirId);
  const rows = await db.selectFrom('records').select(['id', 'entity', 'client_id', 'created_date']).where(theirs('records')).orderBy('created_date').orderBy('id').execute();
  for (const page of pagesOf(rows)) {
    const dated = page.map((row) => ({ ...row, stamp: stamps.next(sharedScope) }));
    if (keeps) {
      // Newly dated, so that devices hear whose it is now.
      for (const { id, stamp } of dated) await db.updateTable('records').set({ owner_id: heirId, updated_date: stamp }).where('id', '=', id).execute();
      continue;
    }
    const traces = dated.map(({ stamp, ...row }) => ({ ...row, owner_id: heirId, deleted_date: stamp, fields: null }));
    await db.deleteFrom('records').where(words.isAmong(sql.ref('id'), page.map(({ id }) => id))).execute();
    await db.insertInto('deletions').values(traces).execute();
  }
  await db.updateTable('deletions').set({ owner_id: heirId, ...(!keeps && { fields: null }) }).where(theirs('deletions')).execute();
}

/** A client id is one record's for each owner: where the heir has used it, the record goes on under its own id alone. */
async function dropTakenClientIds(db: Kysely<Tables>, theirs: (table: 'records' | 'deletions') => RawBuilder<SqlBool>, heirId: string): Promise<void> {
  for (const table of ['records', 'deletions'] as const) {
    const isTaken = (by: 'records' | 'deletions') => sql<SqlBool>`exists (
      select 1 from ${sql.table(by)} as used where used.owner_id = ${heirId} and used.entity = ${sql.ref(`${table}.entity`)} and used.client_id = ${sql.ref(`${table}.client_id`)})`;
    await db
      .updateTable(table)
      .set({ client_id: null })
      .where(theirs(table))
      .where(({ or }) => or([isTaken('records'), isTaken('deletions')]))
      .execute();
  }
}
