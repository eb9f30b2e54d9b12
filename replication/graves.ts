// Graves of removed records, and when they may go.
import { reachedBy } from './pull.ts';
import { changeMany, dropRecords, readGraves, type Shelf } from './shelf.ts';

const day = 86_400_000;
/** Longer than any request stays under way, and than most devices stay away. */
const restOfGrave = 60 * day;

/**
 * [R38] A grave goes 60 days after it was first seen at a date of the server. The device's clock has no say: one that is wrong by a year
 * must not bring anything back.
 */
export async function purgeGraves(shelf: Shelf): Promise<void> {
  const { changed, deleted } = await reachedBy(shelf);
  const now = changed > deleted ? changed : deleted;
  if (now === '') return;
  const graves = await readGraves(shelf);
  await changeMany(
    shelf,
    graves.filter(({ buried }) => !buried),
    (doc) => (doc.removed && doc.sync === 'safe' ? { ...doc, buried: now } : null),
  );
  const old = graves.filter(({ buried }) => buried && Date.parse(now) - Date.parse(buried) > restOfGrave);
  await dropRecords(shelf, old);
}
