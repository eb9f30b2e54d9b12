// Graves of removed records, and when they may go.
import { readCheckpoints } from './pull.ts';
import {
  updateDocuments,
  deleteDocuments,
  readTombstones,
  type SyncCollection,
} from './sync-collection.ts';

const day = 86_400_000;
/** Longer than any request stays under way, and than most devices stay away. */
const tombstoneLifetime = 60 * day;

/**
 * [R38] A grave goes 60 days after it was first seen at a date of the server. The device's clock
 * has no say: one that is wrong by a year must not bring anything back.
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
