// Records taken away, each leaving a trace that says so and, for a while, its fields.
import { sql } from 'kysely';
import type { Condition } from './condition.ts';
import { escapeText } from './escape.ts';
import { lockedRecords, lockRecord, lockRecords, nextStamp, type Locked, type Write } from './lock.ts';
import { pagesOf } from './pages.ts';
import { fieldsToJson, recordCondition } from './rows.ts';
import type { Change, Deleted, Expected, StoredRecord } from './store.ts';

interface Removed {
  deleted: Deleted;
  /** As it was. */
  record: StoredRecord;
}

export async function removeRecord(write: Write, id: string, expected: Expected): Promise<Change<Removed, StoredRecord>> {
  const { locked, current } = await lockRecord(write, id);
  if (!current) return { kind: 'absent' };
  if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
  const [value] = await remove(locked, [current]);
  if (!value) throw new Error('A record that was there could not be deleted.');
  return { kind: 'done', value };
}

export async function removeRecords(write: Write, where: Condition): Promise<Removed[]> {
  const condition = recordCondition(write.words, write.reach, where);
  const locked = await lockRecords(write, condition);
  return remove(locked, await lockedRecords(locked, condition));
}

async function remove(locked: Locked, records: readonly StoredRecord[]): Promise<Removed[]> {
  const { db, words, reach } = locked;
  const removed = records.map((record) => {
    const { id, ownerId, clientId } = record;
    return { deleted: { id, ownerId, clientId, deletedDate: nextStamp(locked, record) }, record };
  });
  for (const page of pagesOf(removed)) {
    const traces = page.map(({ deleted, record }) => ({
      id: deleted.id,
      entity: reach.entity,
      owner_id: deleted.ownerId,
      client_id: deleted.clientId === null ? null : escapeText(deleted.clientId),
      deleted_date: deleted.deletedDate,
      fields: fieldsToJson(record.fields),
      created_date: record.createdDate,
    }));
    await db.deleteFrom('records').where(words.isAmong(sql.ref('id'), page.map(({ deleted }) => deleted.id))).execute();
    await db.insertInto('deletions').values(traces).execute();
  }
  await locked.stamps.keep();
  return removed;
}
