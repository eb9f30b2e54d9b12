// Transfers the shared records of a deleted user to a new owner, or deletes the records and leaves
// tombstones, so that every device deletes them.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../sql/database.ts';
import { sharedScope, type StampAllocator } from '../sql/ids-and-timestamps.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
import { splitIntoPages } from '../sql/statement-chunks.ts';
import type { OwnershipTransfer } from '../store.ts';
import type { Tables } from '../sql/tables.ts';

/** @param stamps allocator of a transaction that has locked the shared scope */
export async function transferOwnership(
  database: Pick<Database, 'db' | 'dialect'>,
  stamps: StampAllocator,
  ownerId: string,
  { entities, newOwnerId, keepRecords }: OwnershipTransfer,
): Promise<void> {
  const { db, dialect } = database;
  const theirs = (table: 'records' | 'deletions') =>
    sql<SqlBool>`${sql.ref(`${table}.owner_id`)} = ${ownerId} and ${dialect.isAmong(sql.ref(`${table}.entity`), entities)}`;
  await dropTakenClientIds(db, theirs, newOwnerId);
  const rows = await db
    .selectFrom('records')
    .select(['id', 'entity', 'client_id', 'created_date'])
    .where(theirs('records'))
    .orderBy('created_date')
    .orderBy('id')
    .execute();
  for (const page of splitIntoPages(rows)) {
    const dated = page.map((row) => ({ ...row, stamp: stamps.allocate(sharedScope) }));
    if (keepRecords) {
      // The records get new stamps, so that devices sync the new owner.
      for (const { id, stamp } of dated)
        await db
          .updateTable('records')
          .set({ owner_id: newOwnerId, updated_date: stamp })
          .where('id', '=', id)
          .where('owner_id', '=', ownerId)
          .execute();
      continue;
    }
    const traces = dated.map(({ stamp, ...row }) => ({
      ...row,
      owner_id: newOwnerId,
      deleted_date: stamp,
      fields: null,
    }));
    await db
      .deleteFrom('records')
      .where(
        dialect.isAmong(
          sql.ref('id'),
          page.map(({ id }) => id),
        ),
      )
      .where(isOwnedBy(dialect, sql.ref('owner_id'), [ownerId]))
      .execute();
    await db.insertInto('deletions').values(traces).execute();
  }
  await db
    .updateTable('deletions')
    .set({ owner_id: newOwnerId, ...(!keepRecords && { fields: null }) })
    .where(theirs('deletions'))
    .execute();
}

/**
 * Removes client ids that the new owner has already used, because a client id is unique per owner.
 * Such a record keeps only its own id.
 */
async function dropTakenClientIds(
  db: Kysely<Tables>,
  theirs: (table: 'records' | 'deletions') => RawBuilder<SqlBool>,
  heirId: string,
): Promise<void> {
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
