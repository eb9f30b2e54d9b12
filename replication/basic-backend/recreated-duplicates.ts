// A record that was made anew twice, by devices that knew nothing of each other, is there under two
// client ids: one of them stays.
import { applyEdit, applyRemoval, isSameValue } from '../../schemas/local-record.ts';
import { parseClientId } from '../recreate-record.ts';
import { getRecordKey } from '../reconcile-row.ts';
import { mergeDuplicateFields } from '../merge.ts';
import {
  updateDocument,
  readByIds,
  type SyncCollection,
  type StoredDocument,
} from '../sync-collection.ts';
import type { ServerRow } from '../transport.ts';

/**
 * [R12] A backend that remembers no deletion takes a late rescue under a client id that was deleted
 * since, while the record lives on under a later one. Every device chooses the latest. It takes in
 * what the earlier ones say; the next time, when it says everything by the server's word, they are
 * removed like by a person: whoever has written to one meanwhile brings it back (R13) or makes it
 * anew.
 * @param listed all rows of the server, by id
 */
export async function mergeRecreatedRecords(
  syncCollection: SyncCollection,
  listed: ReadonlyMap<string, ServerRow>,
): Promise<void> {
  const idsByStem = new Map<string, Set<string>>();
  for (const row of listed.values()) {
    const id = getRecordKey(syncCollection, row);
    const { stem } = parseClientId(id);
    idsByStem.set(stem, (idsByStem.get(stem) ?? new Set()).add(id));
  }
  const doubled = [...idsByStem.values()].filter(({ size }) => size > 1);
  if (doubled.length === 0) return;
  const docs = await readByIds(
    syncCollection,
    doubled.flatMap((ids) => [...ids]),
  );
  // What waits has its push before it, and is looked at the next time.
  const isAsListed = ({ removed, sync, server_id: id, updated_date: date }: StoredDocument) =>
    !removed && sync === 'safe' && listed.get(id ?? '')?.updated_date === date;
  for (const ids of doubled) {
    const living = [...ids].flatMap((id) => docs.get(id) ?? []).filter(isAsListed);
    await mergeIntoLatest(
      syncCollection,
      living.toSorted(
        (a, b) => parseClientId(b.client_id).count - parseClientId(a.client_id).count,
      ),
    );
  }
}

async function mergeIntoLatest(
  syncCollection: SyncCollection,
  [latest, ...earlier]: readonly StoredDocument[],
): Promise<void> {
  if (!latest) return;
  const united = earlier.reduce(
    (record, doc) => mergeDuplicateFields(syncCollection.schema, record, doc.record, []),
    latest.record,
  );
  if (!isSameValue(united, latest.record)) {
    await updateDocument(syncCollection, latest.client_id, (now) =>
      now._rev === latest._rev ? applyEdit(now, united) : null,
    );
    return;
  }
  for (const doc of earlier)
    await updateDocument(syncCollection, doc.client_id, (now) =>
      now._rev === doc._rev ? applyRemoval(now) : null,
    );
}
