// Compares all ids with the server, when due: finds deletions and rows that a pull by date has
// missed.
import { comparedIdsKey, isDue, saveInvalidRowCount } from './checkpoints.ts';
import { afterRemoteDelete, applyRows, maxInPage } from './pull.ts';
import { adoptOtherRow } from './server-lookups.ts';
import { readSynced, updateDocument, type SyncCollection } from './sync-collection.ts';
import {
  endsCycle,
  type SyncInterruption,
  type SyncLock,
  toInterruption,
  type ServerRow,
  type Transport,
} from './transport.ts';

/**
 * Interval for comparing all ids on a server with a deletion feed. The feed drops old deletions,
 * and the comparison repairs a gap of any cause.
 */
const repairInterval = 30 * 24 * 3_600_000;

/**
 * [R18] Compares all ids about once a month. The device's clock decides only how often. A failure
 * in one entity does not prevent the comparison of the others.
 */
export async function compareAllIdsWhenDue(
  syncCollections: readonly SyncCollection[],
  transport: Transport,
  { syncLock, now }: { syncLock: SyncLock; now: () => number },
): Promise<SyncInterruption | null> {
  let interruption: SyncInterruption | null = null;
  const compared = await Promise.all(
    syncCollections.map((syncCollection) =>
      syncCollection.state.read(comparedIdsKey(syncCollection)),
    ),
  );
  for (const [index, syncCollection] of syncCollections.entries()) {
    if (syncCollection.entity === 'User' || syncLock.isLost()) continue;
    // A collection that was never compared was pulled from the beginning.
    if (compared[index] === '')
      await syncCollection.state.write(comparedIdsKey(syncCollection), String(now()));
    else {
      const failed = isDue(now(), compared[index] ?? '', repairInterval)
        ? await compareIdsWhenDue(syncCollection, transport, { now, every: repairInterval })
        : null;
      interruption = failed ?? interruption;
      if (endsCycle(interruption)) return interruption;
    }
  }
  return interruption;
}

export async function compareIdsWhenDue(
  syncCollection: SyncCollection,
  transport: Transport,
  { now, every }: { now: () => number; every: number },
): Promise<SyncInterruption | null> {
  const key = comparedIdsKey(syncCollection);
  if (!isDue(now(), await syncCollection.state.read(key), every)) return null;
  const failed = await compareAllIds(syncCollection, transport);
  if (!failed) await syncCollection.state.write(key, String(now()));
  return failed;
}

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
          now.server_id === serverId ? afterRemoteDelete(now, transport.rules) : null,
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
  if (syncCollection.access === 'owner')
    await transport.rules.mergeRecreatedRecords(syncCollection, listed);
  return null;
}
