// Deletes duplicate rows of a record on a basic backend, which allows several rows with one client
// id.
import { getDuplicateIds, withDuplicateIds } from '../../schemas/local-record.ts';
import { mergeDuplicateRow, reconcileOtherRow } from '../reconcile-row.ts';
import { updateDocument, type SyncCollection, type StoredDocument } from '../sync-collection.ts';
import {
  type SyncInterruption,
  toInterruption,
  type Transport,
  type SyncLock,
} from '../transport.ts';

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
      same(now)
        ? reconcileOtherRow(syncCollection.schema, now, row, transport.hasConditionalWrites)
        : null,
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
