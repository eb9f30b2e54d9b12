// Compares all ids with the server: finds deletions and rows that a pull by date has missed.
import { mergeRecreatedRecords } from './basic-backend/recreated-duplicates.ts';
import { saveInvalidRowCount } from './checkpoints.ts';
import { afterRemoteDelete, applyRows, maxInPage } from './pull.ts';
import { adoptOtherRow } from './server-lookups.ts';
import { readSynced, updateDocument, type SyncCollection } from './sync-collection.ts';
import {
  type SyncInterruption,
  toInterruption,
  type ServerRow,
  type Transport,
} from './transport.ts';

/**
 * [R18] Compares all ids with the server. A record missing in the list is requested by its id and
 * is removed only after a 404 for that id. A row that is unknown or different is fetched. An
 * incomplete list changes nothing.
 */
export async function compareAllIds(
  syncCollection: SyncCollection,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const listed = new Map<string, ServerRow>();
  const hasClientIds = 'client_id' in syncCollection.schema.properties;
  let invalidRows = 0;
  for (let skip = 0; ; skip += maxInPage) {
    const answer = await transport.read(syncCollection.entity, {
      kind: 'ids',
      hasClientIds,
      skip,
      limit: maxInPage,
    });
    if (answer.kind !== 'ok') return toInterruption(answer);
    for (const row of answer.value) listed.set(row.id, row);
    invalidRows += answer.invalidRows ?? 0;
    if (answer.value.length + (answer.invalidRows ?? 0) < maxInPage) break;
  }
  await saveInvalidRowCount(syncCollection, invalidRows);
  const here = new Map((await readSynced(syncCollection)).map((doc) => [doc.server_id ?? '', doc]));
  for (const [serverId, doc] of here) {
    if (listed.has(serverId)) continue;
    const answer = await transport.read(syncCollection.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing') {
      // Content has no client ids.
      const outcome =
        syncCollection.access === 'owner'
          ? await adoptOtherRow(syncCollection, doc, transport)
          : 'gone';
      if (outcome === 'gone')
        await updateDocument(syncCollection, doc.client_id, (now) =>
          now.server_id === serverId ? afterRemoteDelete(now, transport) : null,
        );
      else if (outcome !== 'lives') return outcome;
    } else if (answer.kind === 'ok') {
      const interruption = await applyRows(syncCollection, answer.value, transport);
      if (interruption) return interruption;
    }
    // A refused row gives no information, and the comparison of the other rows goes on.
    else if (answer.kind !== 'refused') return toInterruption(answer);
  }
  for (const [serverId, row] of listed) {
    if (here.get(serverId)?.updated_date === row.updated_date) continue;
    const answer = await transport.read(syncCollection.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing' || answer.kind === 'refused') continue;
    if (answer.kind !== 'ok') return toInterruption(answer);
    const interruption = await applyRows(syncCollection, answer.value, transport);
    if (interruption) return interruption;
  }
  // [R12] With conditional writes, a deleted client id stays deleted. If an owner restores such a
  // record from the trash, both records are intended.
  if (syncCollection.access === 'owner' && !transport.hasConditionalWrites)
    await mergeRecreatedRecords(syncCollection, listed);
  return null;
}
