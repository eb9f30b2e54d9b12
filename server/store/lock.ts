// The beginning of every write to records: nobody else writes what it will read, until it ends.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from './database.ts';
import { lockScopes, scopeOf, sharedScope, type Stamps } from './marks.ts';
import { findRecord, findRecords, recordFromRow, recordsWithin } from './rows.ts';
import type { Reach, StoredRecord } from './store.ts';
import type { Tables } from './tables.ts';

/** A write under way: `db` is its transaction. */
export interface Write extends Pick<Database, 'words' | 'clock'> {
  db: Kysely<Tables>;
  reach: Reach;
}

export interface Locked extends Write {
  stamps: Stamps;
  /** Owners whose records are locked; null: all of the reach. */
  owners: readonly string[] | null;
}

/**
 * @param where what the write is about; it tells whose records to lock when the reach does not
 * @param others more owners to lock then
 */
export async function lockRecords(write: Write, where: RawBuilder<SqlBool>, others: readonly string[] = []): Promise<Locked> {
  const { words, db, reach } = write;
  if (reach.shared) return { ...write, stamps: await lockScopes(write, db, [sharedScope]), owners: null };
  if (reach.ownerId !== null) return { ...write, stamps: await lockScopes(write, db, [reach.ownerId]), owners: null };
  const rows = await recordsWithin(words, db, reach).clearSelect().select('records.owner_id').distinct().where(where).execute();
  const owners = [...rows.map((row) => row.owner_id), ...others];
  return { ...write, stamps: await lockScopes(write, db, owners), owners };
}

/** One record for a write: locked, then as it is. */
export async function lockRecord(write: Write, id: string): Promise<{ locked: Locked; current: StoredRecord | undefined }> {
  const { db, reach } = write;
  const scope = reach.shared ? sharedScope : (reach.ownerId ?? (await findRecord(write, reach, id))?.ownerId);
  const locked: Locked = { ...write, stamps: await lockScopes(write, db, scope === undefined ? [] : [scope]), owners: null };
  return { locked, current: scope === undefined ? undefined : await findRecord(write, reach, id) };
}

/** Records for a write by their ids: locked, then as they are, in no order. */
export async function lockByIds(write: Write, ids: readonly string[]): Promise<{ locked: Locked; current: StoredRecord[] }> {
  const { db, reach } = write;
  const ownScope = reach.shared ? sharedScope : reach.ownerId;
  const scopes = ownScope === null ? (await findRecords(write, reach, ids)).map(({ ownerId }) => ownerId) : [ownScope];
  const locked: Locked = { ...write, stamps: await lockScopes(write, db, scopes), owners: null };
  return { locked, current: scopes.length === 0 ? [] : await findRecords(write, reach, ids) };
}

/** Ascending by id. Records that somebody else's have become of interest since the lock are left out, as if they came later. */
export async function lockedRecords({ words, db, reach, owners }: Locked, where: RawBuilder<SqlBool>, limit?: number): Promise<StoredRecord[]> {
  const rows = await recordsWithin(words, db, reach)
    .select('records.fields')
    .where(where)
    .$if(owners !== null, (query) => query.where(words.isAmong(sql.ref('records.owner_id'), owners ?? [])))
    .orderBy('records.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(recordFromRow);
}

export function nextStamp({ stamps, reach }: Locked, record: Pick<StoredRecord, 'ownerId'>): string {
  return stamps.next(scopeOf(reach, record.ownerId));
}
