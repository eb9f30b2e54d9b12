// Recreates a record under its next client id when its row was deleted on the server and local
// edits remain.
import { applyEdit, buildLocalRecord, applyRemoval, isSameValue } from '../schemas/local-record.ts';
import { isRewriteOnly } from '../schemas/encryption/rewrite-mark.ts';
import { mergeRecord } from './merge.ts';
import {
  updateDocument,
  insertWithUpdate,
  readOne,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import type { Transport } from './transport.ts';

/** The client id that a record was first made under, and how often it was made since. */
export function parseClientId(clientId: string): { stem: string; count: number } {
  const [, stem = clientId, count = '1'] = /^(.*?)(?:~(\d+))?$/.exec(clientId) ?? [];
  return { stem, count: Number(count) };
}

/**
 * Returns the client id under which a record is recreated after its current client id was deleted
 * permanently.
 */
export function getSuccessorClientId(clientId: string): string {
  const { stem, count } = parseClientId(clientId);
  return `${stem}~${count + 1}`;
}

export async function recreateRecordById(
  syncCollection: SyncCollection,
  id: string,
  transport: Transport,
): Promise<null> {
  const doc = await readOne(syncCollection, id);
  return doc ? recreateRecord(syncCollection, doc, transport) : null;
}

/**
 * [R12] Recreates a record whose row was deleted: edit beats delete. Every device computes the same
 * next client id, so two devices that recreate the record make one record. A removal made meanwhile
 * also removes the recreated record.
 */
export async function recreateRecord(
  syncCollection: SyncCollection,
  doc: StoredDocument,
  { rules }: Transport,
): Promise<null> {
  const toTombstone = (now: StoredDocument): StoredDocument => ({
    ...now,
    removed: true,
    gone: 'elsewhere',
    sent: rules.listLateVersions(now.sent),
    sending: false,
    sync: 'safe',
  });
  if (doc.removed || doc.gone === '' || doc.gone === 'unsure') return null;
  // [R46e] Nothing was edited here, so the deletion by another device holds.
  if (isRewriteOnly(doc)) {
    await updateDocument(syncCollection, doc.client_id, (now) =>
      isRewriteOnly(now) && now.gone === doc.gone ? toTombstone(now) : null,
    );
    return null;
  }
  const { client_id: id, record, base, created_date: date, ref } = doc;
  const next = getSuccessorClientId(id);
  // Versions that another device may have sent already. If there are any, the record is looked up
  // before it is sent.
  const early = doc.server_id === null ? rules.listLateVersions(doc.sent) : [];
  // The version that was synced before a rejected edit is carried over in `problem`.
  const made = {
    ...buildLocalRecord(next, record, date, ref),
    base,
    sent: early,
    problem: doc.problem,
  };
  // One transaction writes both records: between two writes the person would see the record twice,
  // and the removal of one of them could be lost.
  const { isInserted, isUpdated } = (await readOne(syncCollection, next))
    ? { isInserted: false, isUpdated: false }
    : await insertWithUpdate(syncCollection, made, doc, toTombstone(doc));
  // Another device recreated the record first. The two records are merged like any two versions.
  if (!isInserted) {
    await updateDocument(syncCollection, next, (now) => {
      const theirs = now.record;
      const merged = mergeRecord(syncCollection.schema, {
        base: base ?? {},
        mine: made.record,
        theirs,
        echoes: [],
        isBaseGuessed: true,
      });
      return isSameValue(merged, theirs) && !now.removed ? null : applyEdit(now, merged);
    });
  }
  if (isUpdated) return null;
  let isRemoved = false;
  await updateDocument(syncCollection, id, (now) => {
    // If another tab recreated the record first, the record is already a tombstone. A tombstone is
    // not a removal by the person, which would still be pending.
    isRemoved = now.removed && now.sync !== 'safe';
    // An edit made meanwhile stays pending, and the next round carries it over, too.
    if (!now.removed && !isSameValue(now.record, record)) return null;
    return toTombstone(now);
  });
  // An existing record holds another device's content, which the person did not remove. Content
  // written to the new record since then was not removed either.
  if (isRemoved && isInserted)
    await updateDocument(syncCollection, next, (now) =>
      isSameValue(now.record, made.record) ? applyRemoval(now) : null,
    );
  return null;
}
