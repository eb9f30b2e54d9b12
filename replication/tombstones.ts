// Purges tombstones of removed records after their lifetime, once a day.
import { isDue, readCheckpoints } from './checkpoints.ts';
import {
  updateDocuments,
  deleteDocuments,
  readTombstones,
  type SyncCollection,
} from './sync-collection.ts';
import type { SyncEnvironment } from './sync-environment.ts';

const day = 86_400_000;
/** Longer than any request can be in flight, and longer than most devices stay offline. */
const tombstoneLifetime = 60 * day;

/**
 * Purges tombstones at a fixed interval. The device's clock decides only how often; the server's
 * dates alone decide which tombstones may be deleted.
 */
export async function purgeTombstonesWhenDue(
  { state, now }: SyncEnvironment,
  syncCollections: readonly SyncCollection[],
): Promise<void> {
  const key = 'purged';
  if (!isDue(now(), await state.read(key), day)) return;
  for (const syncCollection of syncCollections) await purgeTombstones(syncCollection);
  await state.write(key, String(now()));
}

/**
 * [R38] Purges each tombstone 60 days after it was first seen, measured in the server's dates. The
 * device's clock is not used, because a clock that is wrong by a year must not bring a record back.
 */
export async function purgeTombstones(syncCollection: SyncCollection): Promise<void> {
  const { changed, deleted } = await readCheckpoints(syncCollection);
  const now = changed > deleted ? changed : deleted;
  if (now === '') return;
  const tombstones = await readTombstones(syncCollection);
  await updateDocuments(
    syncCollection,
    tombstones.filter(({ buried }) => !buried),
    (doc) => (doc.removed && doc.sync === 'safe' ? { ...doc, buried: now } : null),
  );
  const old = tombstones.filter(
    ({ buried }) => buried && Date.parse(now) - Date.parse(buried) > tombstoneLifetime,
  );
  await deleteDocuments(syncCollection, old);
}
