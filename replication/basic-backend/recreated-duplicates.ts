// Merges records that several devices recreated independently under different client ids, so that
// one record remains.
import { applyEdit, applyRemoval, isSameValue } from '../../schemas/local-record.ts';
import { parseClientId } from '../recreate-record.ts';
import { getRecordKey } from '../reconcile-row.ts';
import {
  updateDocument,
  readByIds,
  type SyncCollection,
  type StoredDocument,
} from '../sync-collection.ts';
import type { ServerRow } from '../transport.ts';
import { mergeDuplicateFields } from './duplicate-rows.ts';

/**
 * [R12] Merges all recreated copies of a record into the copy with the latest client id, which
 * every device chooses alike. A backend without tombstones accepts a late recreate under a client
 * id that was deleted since, while the record lives under a later client id.
 *
 * The latest copy first takes in the content of the earlier copies. The next call removes the
 * earlier copies like a person's removal, once the server confirms that the latest copy holds
 * everything. A device that edited an earlier copy meanwhile brings that copy back (R13) or
 * recreates it.
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
  // A pending record must be pushed first. The next call examines it.
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
