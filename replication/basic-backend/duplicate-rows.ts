// Merges and deletes duplicate rows of a record on a basic backend, which allows several rows with
// one client id.
import type { PreviousVersion } from '../../schemas/fields.ts';
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import {
  type Fields,
  getDuplicateIds,
  isSameValue,
  type LocalRecord,
  withDuplicateIds,
} from '../../schemas/local-record.ts';
import { pickDeclaredFields, resolveConflict, unitingRules } from '../merge.ts';
import { compareByAge, getOrder, reconcileOtherRow, unseenFields } from '../reconcile-row.ts';
import { updateDocument, type SyncCollection, type StoredDocument } from '../sync-collection.ts';
import {
  type ServerRow,
  type SyncInterruption,
  toInterruption,
  type Transport,
  type SyncLock,
} from '../transport.ts';
import { isConfirmedValue } from './confirmed-hashes.ts';

/**
 * [R32] Returns the record with a duplicate row; null if the row is not a duplicate row. A row that
 * takes the place of a deleted row is none.
 */
export function mergeListedDuplicateRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
): LocalRecord | null {
  const isDuplicate =
    doc.server_id !== null &&
    doc.server_id !== row.id &&
    (doc.gone === '' || doc.gone === 'unsure');
  return isDuplicate ? mergeDuplicateRow(schema, doc, row) : null;
}

/**
 * [R32] Returns the record after a duplicate row was found. The elder row becomes the record's own
 * row, the younger row must be deleted, and its content is kept. Both rows, read in any order on
 * any device, lead to the same result.
 */
function mergeDuplicateRow(schema: ObjectSchema, doc: LocalRecord, row: ServerRow): LocalRecord {
  const theirs = pickDeclaredFields(schema, row);
  const seen = [doc.base ?? {}, doc.record, ...doc.sent];
  const record = mergeDuplicateFields(schema, doc.record, theirs, seen);
  const own = { id: doc.server_id ?? '', created_date: doc.created_date };
  const duplicateIds = new Set(getDuplicateIds(doc));
  if (duplicateIds.has(row.id) && isSameValue(record, doc.record)) return doc;
  const isElder = compareByAge(row, own) < 0;
  duplicateIds.add(isElder ? own.id : row.id);
  duplicateIds.delete(isElder ? row.id : own.id);
  const elder = isElder && {
    base: theirs,
    server_id: row.id,
    updated_date: row.updated_date,
    created_date: row.created_date,
  };
  const removed =
    doc.removed && unseenFields(schema, doc, theirs, { isConfirmedValue }).length === 0;
  return {
    ...doc,
    ...elder,
    order: getOrder(doc.client_id, (isElder ? row : doc).created_date, record),
    record,
    ...withDuplicateIds([...duplicateIds]),
    removed,
    gone: isElder ? '' : doc.gone,
    sync: 'waiting',
    problem: null,
  };
}

/**
 * [R32] Merges a duplicate row into its record. The record's own values win. Lists are united, and
 * personal texts unseen on this device are kept as previous versions. The result equals `record` if
 * the duplicate has nothing new.
 */
export function mergeDuplicateFields(
  schema: ObjectSchema,
  record: Fields,
  duplicate: Fields,
  seen: readonly Fields[],
): Fields {
  const united: Record<string, unknown> = { ...record };
  const kept = (record['earlier_wordings'] ?? []) as readonly PreviousVersion[];
  const unseen: PreviousVersion[] = [];
  for (const [field, description] of Object.entries(schema.properties)) {
    const [mine, text] = [record[field], duplicate[field]];
    if (isSameValue(mine, text) || isSameValue(text, undefined)) continue;
    if (unitingRules.has(description.merge ?? 'value'))
      united[field] = isSameValue(mine, undefined)
        ? text
        : resolveConflict(description, mine, text);
    else if (isSameValue(mine, undefined) && description.merge !== 'theirs') united[field] = text;
    else if (description.merge === 'words' && typeof text === 'string' && text.trim() !== '') {
      const isSeen =
        seen.some((version) => isSameValue(version[field], text)) ||
        kept.some((other) => other.field === field && other.text === text);
      if (!isSeen) unseen.push({ field, text });
    }
  }
  const previousVersions = schema.properties['earlier_wordings'];
  if (unseen.length > 0 && previousVersions)
    united['earlier_wordings'] = resolveConflict(
      previousVersions,
      unseen,
      united['earlier_wordings'] ?? [],
    );
  return united;
}

/**
 * [R32] Deletes the younger row of a record. The server must first confirm that the record's own
 * row exists. The younger row must hold nothing unknown to this device, because another device may
 * have written to that row since it was read.
 */
export async function deleteDuplicateRow(
  syncCollection: SyncCollection,
  doc: StoredDocument,
  transport: Transport,
  syncLock: SyncLock,
): Promise<SyncInterruption | null> {
  const { client_id: id, server_id: serverId } = doc;
  const [duplicateId] = getDuplicateIds(doc);
  if (duplicateId === undefined || serverId === null) return null;
  const forget = (now: StoredDocument) => ({
    ...now,
    ...withDuplicateIds(getDuplicateIds(now).filter((other) => other !== duplicateId)),
  });
  const same = (now: StoredDocument) => now.server_id === serverId;

  const duplicate = await transport.read(syncCollection.entity, {
    kind: 'one',
    serverId: duplicateId,
  });
  if (duplicate.kind === 'missing') {
    await updateDocument(syncCollection, id, forget);
    return null;
  }
  if (duplicate.kind !== 'ok') return toInterruption(duplicate);
  const [row] = duplicate.value;
  if (!row) return { kind: 'busy' };

  const own = await transport.read(syncCollection.entity, { kind: 'one', serverId });
  if (own.kind === 'missing') {
    // The record's own row is missing on the server, so the duplicate row becomes the record's own
    // row.
    await updateDocument(syncCollection, id, (now) =>
      same(now) ? reconcileOtherRow(syncCollection.schema, now, row, transport.rules) : null,
    );
    return null;
  }
  if (own.kind !== 'ok') return toInterruption(own);

  let isNew = false;
  await updateDocument(syncCollection, id, (now) => {
    const united = same(now) ? mergeDuplicateRow(syncCollection.schema, now, row) : now;
    isNew = united !== now;
    return isNew ? united : null;
  });
  // The duplicate row held new content. This content must reach the record's own row before the
  // duplicate is deleted.
  if (isNew) return null;
  if (syncLock.isLost()) return { kind: 'busy' };
  const [answer] = await transport.write(
    syncCollection.entity,
    [{ kind: 'delete', serverId: duplicateId, expected: row.updated_date }],
    syncLock,
  );
  if (answer === undefined || answer.kind === 'unsent') return { kind: 'busy' };
  // Another device changed the duplicate row at the same time. The next round reads the row again.
  if (answer.kind === 'stale') return null;
  if (answer.kind !== 'ok' && answer.kind !== 'missing') return toInterruption(answer);
  await updateDocument(syncCollection, id, forget);
  return null;
}
