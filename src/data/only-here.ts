// How much only this device holds, read from the storage itself: what another tab wrote a moment ago counts, too.
import { goesByItself } from '../../schemas/user.ts';
import type { PersonalKind } from './activity.ts';
import { synced } from './collections.ts';
import type { PersonalDatabase } from './database.ts';
import { kindsOnlyHere } from './kinds-only-here.ts';

/**
 * Records that wait and those that were refused, and words of which no server knows. A tab that stood still knows nothing of them: its
 * own live questions would say none.
 * @param kinds of the words
 */
export async function countOnlyHere(personal: PersonalDatabase, kinds: readonly PersonalKind[] = kindsOnlyHere): Promise<number> {
  const counts = synced.flatMap(({ collection }) => {
    const records = personal[collection];
    return (['waiting', 'refused'] as const).map(async (sync) => {
      if (collection !== 'profile') return (await records.storageInstance.count(records.count({ selector: { sync } }).getPreparedQuery())).count;
      const { documents } = await records.storageInstance.query(records.find({ selector: { sync } }).getPreparedQuery());
      return documents.filter((doc) => !goesByItself(doc)).length;
    });
  });
  const { activity } = personal;
  const words = kinds.map(async (kind) => (await activity.storageInstance.count(activity.count({ selector: { kind } }).getPreparedQuery())).count);
  return (await Promise.all([...counts, ...words])).reduce((sum, count) => sum + count, 0);
}
