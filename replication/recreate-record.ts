// A record whose row is gone, and whose words are not, goes on under its next client id.
import { applyEdit, buildLocalRecord, applyRemoval, isSameValue } from '../schemas/local-record.ts';
import { mergeRecord } from './merge.ts';
import {
  updateDocument,
  insertMissing,
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

/** The client id a record goes on under when its former one was deleted for good. */
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
 * [R12] Edit beats delete: the row is gone, the words are not. The record goes on under its next
 * client id, which every device computes alike, so that two devices that rescue it make one record.
 * A removal that came in meanwhile is also one of what was just made anew.
 */
export async function recreateRecord(
  syncCollection: SyncCollection,
  doc: StoredDocument,
  { hasConditionalWrites }: Transport,
): Promise<null> {
  if (doc.removed || doc.gone === '' || doc.gone === 'unsure') return null;
  const { client_id: id, record, base, created_date: date, ref } = doc;
  const next = getSuccessorClientId(id);
  // Versions of it that another device may have sent already: with any, it is looked up before it
  // is sent.
  const early = hasConditionalWrites || doc.server_id !== null ? [] : doc.sent;
  // What was safe before a refused edit goes with it.
  const made = {
    ...buildLocalRecord(next, record, date, ref),
    base,
    sent: early,
    problem: doc.problem,
  };
  const there = await insertMissing(syncCollection, [made]);
  // Another device was faster, or this one was stopped half-way: the two meet like any two
  // versions.
  if (there.length > 0) {
    await updateDocument(syncCollection, next, (now) => {
      const theirs = now.record;
      const merged = mergeRecord(syncCollection.schema, {
        base: base ?? {},
        mine: made.record,
        theirs,
        echoes: [],
      });
      return isSameValue(merged, theirs) && !now.removed ? null : applyEdit(now, merged);
    });
  }
  let isRemoved = false;
  await updateDocument(syncCollection, id, (now) => {
    // A tab that was overtaken here finds it buried by the other, which is no removal: that one
    // still waits to be told.
    isRemoved = now.removed && now.sync !== 'safe';
    // An edit that came in between stays waiting: the next round carries it over, too.
    if (!now.removed && !isSameValue(now.record, record)) return null;
    return {
      ...now,
      removed: true,
      gone: 'elsewhere',
      sent: hasConditionalWrites ? [] : now.sent,
      sending: false,
      sync: 'safe',
    };
  });
  // What was there before holds words of another device that nobody removed; so does what was
  // written to the new one since.
  if (isRemoved && there.length === 0)
    await updateDocument(syncCollection, next, (now) =>
      isSameValue(now.record, made.record) ? applyRemoval(now) : null,
    );
  return null;
}
