// Deletes records. Each deletion leaves a tombstone, which keeps the fields for a limited time.
import { sql } from 'kysely';
import type { Condition } from '../conditions/condition.ts';
import { escapeText } from '../escape-text.ts';
import {
  readLockedRecords,
  lockRecord,
  lockRecords,
  takeNextStamp,
  type LockedContext,
  type WriteContext,
} from './record-locks.ts';
import { createTurnTaker } from '../event-loop-turns.ts';
import { maxWrittenBytes, trimTrash } from './record-limits.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
import { splitIntoPages } from '../sql/statement-chunks.ts';
import { fieldsToJson, toRecordSql } from './record-rows.ts';
import type { ChangeResult, DeletedRecord, ExpectedVersions, StoredRecord } from '../store.ts';

interface RemovedRecord {
  deleted: DeletedRecord;
  /** The record before its deletion. */
  record: StoredRecord;
}

/** Rows of one statement, of at most a few megabytes. */
const maxRemovedRows = 20;

export async function deleteStoredRecord(
  context: WriteContext,
  id: string,
  expected: ExpectedVersions,
): Promise<ChangeResult<RemovedRecord, StoredRecord>> {
  const { locked, current } = await lockRecord(context, id);
  if (!current) return { kind: 'absent' };
  if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
  const [value] = await remove(locked, [current]);
  if (!value) throw new Error('An existing record could not be deleted.');
  return { kind: 'done', value };
}

/** Deletes the first matching records, of at most a few megabytes. */
export async function deleteStoredRecords(
  context: WriteContext,
  where: Condition,
): Promise<{ records: RemovedRecord[]; hasMore: boolean }> {
  const condition = toRecordSql(context.dialect, context.scope, where);
  const locked = await lockRecords(context, condition);
  const { records, hasMore } = await readLockedRecords(locked, condition, {
    maxBytes: maxWrittenBytes,
  });
  return { records: await remove(locked, records), hasMore };
}

async function remove(
  locked: LockedContext,
  records: readonly StoredRecord[],
): Promise<RemovedRecord[]> {
  const { db, dialect, scope } = locked;
  const removed = records.map((record) => {
    const { id, ownerId, clientId } = record;
    return {
      deleted: { id, ownerId, clientId, deletedDate: takeNextStamp(locked, record) },
      record,
    };
  });
  const takeTurn = createTurnTaker();
  for (const page of splitIntoPages(removed, maxRemovedRows)) {
    await takeTurn();
    const traces = page.map(({ deleted, record }) => ({
      id: deleted.id,
      entity: scope.entity,
      owner_id: deleted.ownerId,
      client_id: deleted.clientId === null ? null : escapeText(deleted.clientId),
      deleted_date: deleted.deletedDate,
      fields: fieldsToJson(record.fields),
      created_date: record.createdDate,
    }));
    await db
      .deleteFrom('records')
      .where(
        dialect.isAmong(
          sql.ref('id'),
          page.map(({ deleted }) => deleted.id),
        ),
      )
      .where(isOwnedBy(dialect, sql.ref('owner_id'), listOwners(page)))
      .execute();
    await db.insertInto('deletions').values(traces).execute();
  }
  for (const ownerId of listOwners(removed))
    await trimTrash(
      locked,
      ownerId,
      records.map(({ id }) => id),
    );
  await locked.stamps.save();
  return removed;
}

function listOwners(removed: readonly RemovedRecord[]): string[] {
  return [...new Set(removed.map(({ deleted }) => deleted.ownerId))];
}
