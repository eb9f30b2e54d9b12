// Upserts records: merges drafts into records with the same key values, or creates records when
// there are none.
import type { RawBuilder, SqlBool } from 'kysely';
import { requireRecord, rewriteRecords } from './change-records.ts';
import type { Field, Scalar } from '../conditions/condition.ts';
import {
  findByClientIds,
  insertRecords,
  requireOwnerEmail,
  buildRecord,
  type CreateContext,
} from './create-records.ts';
import {
  readLockedRecords,
  lockRecords,
  takeNextStamp,
  type LockedContext,
} from './record-locks.ts';
import { lockStampScopes } from '../sql/ids-and-timestamps.ts';
import { mergeFields, toRecordSql } from './record-rows.ts';
import type { CreateResult, RecordDraft, StoredRecord } from '../store.ts';

interface Upserted {
  record: StoredRecord;
  isNew: boolean;
}

export async function upsertRecords(
  creating: CreateContext,
  keys: readonly Field[],
): Promise<CreateResult> {
  const { drafts } = creating;
  const locked = await lockKeys(creating, keys);
  const { records: found } = await readLockedRecords(locked, matchKeys(creating, keys));
  const current = new Map(found.map((record) => [record.id, record]));
  // Of several records with the same key, the first by id is used, because it is set last in the
  // map.
  const byKey = new Map(found.toReversed().map((record) => [getKey(keys, record), record.id]));
  const known = await findByClientIds(creating);
  if (known.gone !== undefined) return { kind: 'deleted', clientId: known.gone };
  const byClientId = new Map([...known.records].map(([clientId, record]) => [clientId, record.id]));
  for (const record of known.records.values()) current.set(record.id, record);
  const earlier = new Map(current);

  const email = await requireOwnerEmail(creating);
  const upserted = new Map<string, Upserted>();
  const answers = drafts.map((draft) => {
    const key = getKey(keys, draft);
    const before = current.get(byKey.get(key) ?? byClientId.get(draft.clientId ?? '') ?? '');
    const record = before
      ? mergedRecord(locked, before, draft)
      : buildRecord(creating, locked.stamps, email, draft);
    current.set(record.id, record);
    byKey.set(key, record.id);
    if (record.clientId !== null) byClientId.set(record.clientId, record.id);
    const isNew = before === undefined;
    upserted.set(record.id, { record, isNew: upserted.get(record.id)?.isNew ?? isNew });
    return { id: record.id, isNew };
  });
  const written = [...upserted.values()];
  await insertRecords(
    creating,
    written.flatMap(({ record, isNew }) => (isNew ? record : [])),
  );
  await rewriteRecords(
    creating,
    written.flatMap(({ record, isNew }) => (isNew ? [] : record)),
  );
  await locked.stamps.save();
  // Two drafts with the same key are one record, and both return its final state.
  return {
    kind: 'done',
    records: answers.map(({ id, isNew }) => ({
      record: requireRecord(current, id),
      isNew,
      ...getBefore(earlier, id),
    })),
  };
}

/**
 * Locks the keys before the owners of the records are determined. Two upserts on the records of all
 * owners run one after the other, so that they cannot create the same key for two owners.
 */
async function lockKeys(creating: CreateContext, keys: readonly Field[]): Promise<LockedContext> {
  const { db, scope, ownerId } = creating;
  if (!scope.shared && scope.ownerId === null)
    await lockStampScopes(creating, db, [`upsert ${scope.entity}`]);
  return lockRecords(creating, matchKeys(creating, keys), [ownerId]);
}

function matchKeys(
  { dialect, scope, drafts }: CreateContext,
  keys: readonly Field[],
): RawBuilder<SqlBool> {
  const all = keys.map((field) => ({
    op: 'in' as const,
    field,
    values: [...new Set(drafts.map((draft) => getValue(field, draft)))],
  }));
  return toRecordSql(dialect, scope, { op: 'and', all });
}

function getKey(keys: readonly Field[], from: RecordDraft): string {
  return JSON.stringify(keys.map((field) => getValue(field, from)));
}

function getValue({ path }: Field, { clientId, fields }: RecordDraft): Scalar | null {
  const [name = ''] = path;
  const value = name === 'client_id' ? clientId : fields[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}

function getBefore(
  earlier: ReadonlyMap<string, StoredRecord>,
  id: string,
): { before?: StoredRecord } {
  const before = earlier.get(id);
  return before ? { before } : {};
}

function mergedRecord(
  locked: LockedContext,
  before: StoredRecord,
  { fields, change = fields }: RecordDraft,
): StoredRecord {
  return {
    ...before,
    fields: mergeFields(before.fields, change),
    updatedDate: takeNextStamp(locked, before),
  };
}
