// Records changed: one, each of many by its own change, or all that a condition finds.
import { isDeepStrictEqual } from 'node:util';
import type { Condition } from './condition.ts';
import { lockByIds, lockedRecords, lockRecord, lockRecords, nextStamp, type Write } from './lock.ts';
import { fieldsToJson, mergeFields, recordCondition, withoutNulls } from './rows.ts';
import { ask } from './statement.ts';
import type { Change, Edit, Expected, Fields, RecordStore, StoredRecord } from './store.ts';

export async function changeRecord(write: Write, id: string, change: Fields, expected: Expected): Promise<Change<StoredRecord>> {
  const { locked, current } = await lockRecord(write, id);
  if (!current) return { kind: 'absent' };
  if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
  const value = { ...current, fields: mergeFields(current.fields, change), updatedDate: nextStamp(locked, current) };
  await rewriteRecords(write, [value]);
  await locked.stamps.keep();
  return { kind: 'done', value, before: current };
}

export async function changeEach(write: Write, changes: readonly { id: string; change: Fields }[]): Promise<Awaited<ReturnType<RecordStore['updateEach']>>> {
  const ids = [...new Set(changes.map(({ id }) => id))];
  const { locked, current } = await lockByIds(write, ids);
  const byId = new Map(current.map((record) => [record.id, record]));
  const absent = ids.find((id) => !byId.has(id));
  if (absent !== undefined) return { kind: 'absent', id: absent };
  const before = changes.map(({ id }) => mustGet(byId, id));
  const records = changes.map(({ id, change }) => {
    const earlier = mustGet(byId, id);
    const changed = { ...earlier, fields: mergeFields(earlier.fields, change), updatedDate: nextStamp(locked, earlier) };
    byId.set(id, changed);
    return changed;
  });
  await rewriteRecords(write, [...byId.values()]);
  await locked.stamps.keep();
  return { kind: 'done', records, before };
}

export function mustGet(byId: ReadonlyMap<string, StoredRecord>, id: string): StoredRecord {
  const record = byId.get(id);
  if (!record) throw new Error('A record that was found is missing.');
  return record;
}

export async function changeWhere(write: Write, where: Condition, limit: number, edit: Edit): Promise<{ records: StoredRecord[]; before: StoredRecord[]; hasMore: boolean }> {
  const condition = recordCondition(write.words, write.reach, where);
  const locked = await lockRecords(write, condition);
  const found = await lockedRecords(locked, condition, limit + 1);
  const before: StoredRecord[] = [];
  const records = found.slice(0, limit).flatMap((current) => {
    const fields = withoutNulls(edit(current));
    if (isDeepStrictEqual(fields, current.fields)) return [];
    before.push(current);
    return [{ ...current, fields, updatedDate: nextStamp(locked, current) }];
  });
  await rewriteRecords(write, records);
  await locked.stamps.keep();
  return { records, before, hasMore: found.length > limit };
}

export async function rewriteRecords(write: Write, records: readonly StoredRecord[]): Promise<void> {
  for (const { id, fields, updatedDate } of records) {
    await ask(write)`update records set fields = ${fieldsToJson(fields)}, updated_date = ${updatedDate} where id = ${id}`;
  }
}
