// Taking away a second row of a record, on a backend that lets one be made.
import { mergeDuplicateRow, reconcileOtherRow } from '../reconcile-row.ts';
import { updateDocument, type SyncCollection, type StoredDocument } from '../sync-collection.ts';
import {
  type SyncInterruption,
  toInterruption,
  type Transport,
  type SyncLock,
} from '../transport.ts';

/**
 * [R32] The younger row goes only when the record's own row is there by the server's word, and
 * nothing in the younger one is unknown here: another device may have written to it since it was
 * seen.
 */
export async function deleteDuplicateRow(
  syncCollection: SyncCollection,
  doc: StoredDocument,
  transport: Transport,
  syncLock: SyncLock,
): Promise<SyncInterruption | null> {
  const { client_id: id, server_id: serverId } = doc;
  const [duplicateId] = doc.twins ?? [];
  if (duplicateId === undefined || serverId === null) return null;
  const forget = (now: StoredDocument) => ({
    ...now,
    twins: (now.twins ?? []).filter((other) => other !== duplicateId),
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
    // The row it was to keep is gone: the other one is the record's own now.
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
  // It said something new: that is brought to the record's own row first.
  if (isNew) return null;
  if (syncLock.isLost()) return { kind: 'busy' };
  const [answer] = await transport.write(
    syncCollection.entity,
    [{ kind: 'delete', serverId: duplicateId, expected: row.updated_date }],
    syncLock,
  );
  if (answer === undefined || answer.kind === 'unsent') return { kind: 'busy' };
  // Somebody wrote to it at this moment: the next round looks again.
  if (answer.kind === 'stale') return null;
  if (answer.kind !== 'ok' && answer.kind !== 'missing') return toInterruption(answer);
  await updateDocument(syncCollection, id, forget);
  return null;
}
