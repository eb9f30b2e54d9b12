// Stores the progress of the pull of each entity: the checkpoints, the time of the last comparison
// of ids, and the number of skipped entries.
import { getInvalidRowsKey } from '../schemas/sync-status.ts';
import { isEmpty, type SyncCollection } from './sync-collection.ts';

/**
 * Stored as the time of the last comparison, so that the next comparison is due whatever the clock
 * says.
 */
export const alwaysDueTime = '1';

/**
 * Reads how far a collection was pulled, as dates of the server. A date is empty before the first
 * pull.
 */
export async function readCheckpoints(
  syncCollection: SyncCollection,
): Promise<{ changed: string; deleted: string }> {
  const [changed, deleted] = await Promise.all([
    syncCollection.state.read(changedCheckpointKey(syncCollection)),
    syncCollection.state.read(deletedCheckpointKey(syncCollection)),
  ]);
  return { changed, deleted };
}

/**
 * [R42] Resets the checkpoints of a collection without any record: the records that the checkpoints
 * refer to were lost.
 */
export async function resetLostCheckpoints(syncCollection: SyncCollection): Promise<void> {
  const { changed, deleted } = await readCheckpoints(syncCollection);
  if (changed === '' && deleted === '') return;
  if (await isEmpty(syncCollection)) await resetCheckpoints(syncCollection);
}

export async function resetCheckpoints(syncCollection: SyncCollection): Promise<void> {
  await syncCollection.state.write(changedCheckpointKey(syncCollection), '');
  await syncCollection.state.write(deletedCheckpointKey(syncCollection), '');
}

/** [R16b] Stores how many entries of the entity were skipped, for the Sync page. */
export async function saveInvalidRowCount(
  syncCollection: SyncCollection,
  count: number,
): Promise<void> {
  const key = getInvalidRowsKey(syncCollection.entity);
  if (Number(await syncCollection.state.read(key)) !== count)
    await syncCollection.state.write(key, String(count));
}

/**
 * Returns whether an interval has passed. A date in the future comes from a wrong clock and is
 * ignored.
 */
export function isDue(now: number, last: string, every: number): boolean {
  const since = now - Number(last);
  return since < 0 || since >= every;
}

/** When all ids were compared last, by the device's clock. */
export function comparedIdsKey({ entity }: Pick<SyncCollection, 'entity'>): string {
  return `reconciled|${entity}`;
}

export function changedCheckpointKey({ entity }: SyncCollection): string {
  return `since|${entity}`;
}

export function deletedCheckpointKey({ entity }: SyncCollection): string {
  return `deleted|${entity}`;
}
