// Takes the locks at the beginning of every record write. No other transaction changes the rows
// that the write reads until the write ends.
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../sql/database.ts';
import {
  lockStampScopes,
  getStampScope,
  sharedScope,
  type StampAllocator,
} from '../sql/ids-and-timestamps.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
import { nextTurn } from '../event-loop-turns.ts';
import { countWithin, splitBySize } from './list-chunks.ts';
import {
  findRecord,
  findRecords,
  recordFromRow,
  selectRecordRows,
  selectRecords,
} from './record-rows.ts';
import type { AccessScope, StoredRecord } from '../store.ts';
import type { Tables } from '../sql/tables.ts';

/** Context of a write in progress. `db` is its transaction. */
export interface WriteContext extends Pick<Database, 'dialect' | 'clock' | 'recordLimits'> {
  db: Kysely<Tables>;
  scope: AccessScope;
}

export interface LockedContext extends WriteContext {
  stamps: StampAllocator;
  /** Owners whose records are locked. Null: all records of the scope are locked. */
  owners: readonly string[] | null;
}

/**
 * @param where condition of the write; determines the owners to lock when the scope does not
 * @param others further owners to lock in that case
 */
export async function lockRecords(
  context: WriteContext,
  where: RawBuilder<SqlBool>,
  others: readonly string[] = [],
): Promise<LockedContext> {
  const { dialect, db, scope } = context;
  if (scope.shared)
    return { ...context, stamps: await lockStampScopes(context, db, [sharedScope]), owners: null };
  if (scope.ownerId !== null)
    return {
      ...context,
      stamps: await lockStampScopes(context, db, [scope.ownerId]),
      owners: null,
    };
  const rows = await selectRecords(dialect, db, scope)
    .clearSelect()
    .select('records.owner_id')
    .distinct()
    .where(where)
    .execute();
  const owners = [...rows.map((row) => row.owner_id), ...others];
  return { ...context, stamps: await lockStampScopes(context, db, owners), owners };
}

/** Locks one record for a write, and then reads it. */
export async function lockRecord(
  context: WriteContext,
  id: string,
): Promise<{ locked: LockedContext; current: StoredRecord | undefined }> {
  const { db, scope } = context;
  const stampScope = scope.shared
    ? sharedScope
    : (scope.ownerId ?? (await findRecord(context, scope, id))?.ownerId);
  const locked: LockedContext = {
    ...context,
    stamps: await lockStampScopes(context, db, stampScope === undefined ? [] : [stampScope]),
    owners: null,
  };
  return {
    locked,
    current: stampScope === undefined ? undefined : await findRecord(context, scope, id),
  };
}

/** Locks records for a write by their ids, and then reads them in no particular order. */
export async function lockRecordsByIds(
  context: WriteContext,
  ids: readonly string[],
): Promise<{ locked: LockedContext; current: StoredRecord[] }> {
  const { db, scope } = context;
  const ownScope = scope.shared ? sharedScope : scope.ownerId;
  const scopes =
    ownScope === null
      ? (await findRecords(context, scope, ids)).map(({ ownerId }) => ownerId)
      : [ownScope];
  const locked: LockedContext = {
    ...context,
    stamps: await lockStampScopes(context, db, scopes),
    owners: null,
  };
  return { locked, current: scopes.length === 0 ? [] : await findRecords(context, scope, ids) };
}

/**
 * Reads the locked records in ascending order of id. Records of owners that are not locked, which
 * match only since the lock was taken, are left out as if they came later.
 */
export async function readLockedRecords(
  { dialect, db, scope, owners }: LockedContext,
  where: RawBuilder<SqlBool>,
  { maxRows, maxBytes = Infinity }: { maxRows?: number; maxBytes?: number } = {},
): Promise<{ records: StoredRecord[]; hasMore: boolean }> {
  const sizes = await selectRecords(dialect, db, scope)
    .clearSelect()
    .select(['records.id', dialect.jsonBytes(sql.ref('records.fields')).as('bytes')])
    .where(where)
    .$if(owners !== null, (query) =>
      query.where(dialect.isAmong(sql.ref('records.owner_id'), owners ?? [])),
    )
    .orderBy('records.id')
    .$if(maxRows !== undefined, (query) => query.limit((maxRows ?? 0) + 1))
    .execute();
  const found = sizes.slice(0, Math.min(maxRows ?? Infinity, countWithin(sizes, maxBytes)));
  const knownOwners = scope.ownerId === null ? owners : [scope.ownerId];
  const records: StoredRecord[] = [];
  for (const ids of splitBySize(found)) {
    const rows = await selectRecordRows(db, scope)
      .select('records.fields')
      .where(dialect.isAmong(sql.ref('records.id'), ids))
      .$if(knownOwners !== null, (query) =>
        query.where(isOwnedBy(dialect, sql.ref('records.owner_id'), knownOwners ?? [])),
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    records.push(...ids.flatMap((id) => byId.get(id) ?? []).map(recordFromRow));
    await nextTurn();
  }
  return { records, hasMore: found.length < sizes.length };
}

export function takeNextStamp(
  { stamps, scope }: LockedContext,
  record: Pick<StoredRecord, 'ownerId'>,
): string {
  return stamps.allocate(getStampScope(scope, record.ownerId));
}
