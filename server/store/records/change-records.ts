// Updates records: one record, many records each with its own change, or all records that match a
// condition.
import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../conditions/condition.ts';
import {
  lockRecordsByIds,
  readLockedRecords,
  lockRecord,
  lockRecords,
  takeNextStamp,
  type WriteContext,
} from './record-locks.ts';
import { fieldsToJson, mergeFields, toRecordSql, withoutNulls } from './record-rows.ts';
import { createTurnTaker, mapInTurns } from '../event-loop-turns.ts';
import { maxWrittenBytes, requireRecordSize, withinQuota } from './record-limits.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type {
  ChangeResult,
  RecordEdit,
  ExpectedVersions,
  Fields,
  RecordStore,
  StoredRecord,
} from '../store.ts';

export async function updateStoredRecord(
  context: WriteContext,
  id: string,
  change: Fields,
  expected: ExpectedVersions,
): Promise<ChangeResult<StoredRecord>> {
  const { locked, current } = await lockRecord(context, id);
  if (!current) return { kind: 'absent' };
  if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
  const value = {
    ...current,
    fields: mergeFields(current.fields, change),
    updatedDate: takeNextStamp(locked, current),
  };
  await rewriteRecords(context, [value]);
  await locked.stamps.save();
  return { kind: 'done', value, before: current };
}

export async function updateStoredRecords(
  context: WriteContext,
  changes: readonly { id: string; change: Fields }[],
): Promise<Awaited<ReturnType<RecordStore['updateEach']>>> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const { locked, current } = await lockRecordsByIds(context, ids);
  const byId = new Map(current.map((record) => [record.id, record]));
  const absent = ids.find((id) => !byId.has(id));
  if (absent !== undefined) return { kind: 'absent', id: absent };
  const before = changes.map(({ id }) => requireRecord(byId, id));
  const records = changes.map(({ id, change }) => {
    const earlier = requireRecord(byId, id);
    const changed = {
      ...earlier,
      fields: mergeFields(earlier.fields, change),
      updatedDate: takeNextStamp(locked, earlier),
    };
    byId.set(id, changed);
    return changed;
  });
  await rewriteRecords(context, [...byId.values()]);
  await locked.stamps.save();
  return { kind: 'done', records, before };
}

export function requireRecord(byId: ReadonlyMap<string, StoredRecord>, id: string): StoredRecord {
  const record = byId.get(id);
  if (!record) throw new Error('A record that was found is missing.');
  return record;
}

export async function updateStoredRecordsWhere(
  context: WriteContext,
  where: Condition,
  limit: number,
  edit: RecordEdit,
): Promise<{ records: StoredRecord[]; before: StoredRecord[]; hasMore: boolean }> {
  const condition = toRecordSql(context.dialect, context.scope, where);
  const locked = await lockRecords(context, condition);
  const found = await readLockedRecords(locked, condition, {
    maxRows: limit,
    maxBytes: maxWrittenBytes,
  });
  const before: StoredRecord[] = [];
  const edited = await mapInTurns(found.records, (current) => {
    const fields = withoutNulls(edit(current));
    if (isDeepStrictEqual(fields, current.fields)) return [];
    before.push(current);
    return [{ ...current, fields, updatedDate: takeNextStamp(locked, current) }];
  });
  const records = edited.flat();
  await rewriteRecords(context, records);
  await locked.stamps.save();
  return { records, before, hasMore: found.hasMore };
}

export async function rewriteRecords(
  context: WriteContext,
  records: readonly StoredRecord[],
): Promise<void> {
  await withinQuota(
    context,
    records.map(({ ownerId }) => ownerId),
    async () => {
      const takeTurn = createTurnTaker();
      for (const { id, ownerId, fields, updatedDate } of records) {
        await takeTurn();
        const json = fieldsToJson(fields);
        await requireRecordSize(context, { id, ownerId, json });
        await createQuery(
          context,
        )`update records set fields = ${json}, updated_date = ${updatedDate} where id = ${id} and owner_id = ${ownerId}`;
      }
    },
  );
}
