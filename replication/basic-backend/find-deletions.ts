// Finds deletions on a backend without a deletion feed: compares all ids when due, and when the
// backend holds fewer rows than this device expects.
import { getDuplicateIds } from '../../schemas/local-record.ts';
import { getInvalidRowsKey } from '../../schemas/sync-status.ts';
import { compareAllIds, compareIdsWhenDue } from '../compare-ids.ts';
import { readPending, readRejected, readVisible, type SyncCollection } from '../sync-collection.ts';
import { type SyncInterruption, toInterruption, type Transport } from '../transport.ts';

const compareIdsInterval = 6 * 3_600_000;

/** [R18d] [R18e] Compares all ids every six hours, or when a row is missing. */
export async function findDeletionsWithoutFeed(
  syncCollection: SyncCollection,
  transport: Transport,
  now: () => number,
): Promise<SyncInterruption | null> {
  return (
    (await compareIdsWhenDue(syncCollection, transport, { now, every: compareIdsInterval })) ??
    (await compareIdsAfterDeletion(syncCollection, transport))
  );
}

/**
 * [R18e] Compares all ids when the server holds fewer rows than this device expects. One request
 * for the last expected row shows whether that row exists. A comparison that does not explain the
 * missing rows is not repeated before the expected number changes.
 */
async function compareIdsAfterDeletion(
  syncCollection: SyncCollection,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const unexplainedKey = `unexplained-count|${syncCollection.entity}`;
  const readMissing = async () => {
    const expected =
      (await countExpectedRows(syncCollection)) +
      Number(await syncCollection.state.read(getInvalidRowsKey(syncCollection.entity)));
    if (expected <= 0) return null;
    const answer = await transport.read(syncCollection.entity, {
      kind: 'ids',
      hasClientIds: false,
      skip: expected - 1,
      limit: 1,
    });
    if (answer.kind !== 'ok') return toInterruption(answer);
    const hasAll = answer.value.length + (answer.invalidRows ?? 0) > 0;
    return hasAll ? null : { expected };
  };
  const missing = await readMissing();
  if (missing === null || 'kind' in missing) return missing;
  if ((await syncCollection.state.read(unexplainedKey)) === String(missing.expected)) return null;
  const failed = await compareAllIds(syncCollection, transport);
  if (failed) return failed;
  const remaining = await readMissing();
  if (remaining !== null && 'expected' in remaining)
    await syncCollection.state.write(unexplainedKey, String(remaining.expected));
  return null;
}

/** Counts the rows that the server should hold for this collection. */
async function countExpectedRows(syncCollection: SyncCollection): Promise<number> {
  const unsynced = [
    ...(await readPending(syncCollection)),
    ...(await readRejected(syncCollection)),
  ];
  const corrections = unsynced.map((doc) => {
    const hasRow = doc.server_id !== null && (doc.gone === '' || doc.gone === 'unsure');
    return Number(hasRow) - Number(!doc.removed) + getDuplicateIds(doc).length;
  });
  return corrections.reduce((sum, change) => sum + change, await countVisible(syncCollection));
}

async function countVisible(syncCollection: SyncCollection): Promise<number> {
  const { collection, prefix } = syncCollection;
  if (prefix !== '') return (await readVisible(syncCollection)).length;
  const query = collection.find({ selector: { removed: false } }).getPreparedQuery();
  return (await collection.storageInstance.count(query)).count;
}
