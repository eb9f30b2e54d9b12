// How much only this device holds, read from the storage itself: what another tab wrote a moment ago counts, too.
import { saysOnlyPlace } from '../../schemas/user.ts';
import { synced } from './collections.ts';
import type { PersonalDatabase } from './database.ts';

/** Records that wait and those that were refused. A tab that stood still knows nothing of them: its own live questions would say none. */
export async function countOnlyHere(personal: PersonalDatabase): Promise<number> {
  const counts = synced.flatMap(({ collection }) => {
    const records = personal[collection];
    return (['waiting', 'refused'] as const).map(async (sync) => {
      if (collection !== 'profile') return (await records.storageInstance.count(records.count({ selector: { sync } }).getPreparedQuery())).count;
      const { documents } = await records.storageInstance.query(records.find({ selector: { sync } }).getPreparedQuery());
      return documents.filter((doc) => !saysOnlyPlace(doc)).length;
    });
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
