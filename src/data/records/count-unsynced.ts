// How much only this device holds, read from the storage itself: what another tab wrote a moment
// ago counts, too.
import { hasOnlyAutomaticChanges } from '../../../schemas/entities/user.ts';
import type { UserActivityKind } from './activity-records.ts';
import { syncedEntities } from '../database/collections.ts';
import type { UserDatabase } from '../database/database.ts';
import { unsyncedKinds } from './unsynced-kinds.ts';

/**
 * Records that wait and those that were refused, and words of which no server knows. A tab that
 * stood still knows nothing of them: its own live questions would say none.
 * @param kinds of the words
 */
export async function countUnsynced(
  userDatabase: UserDatabase,
  kinds: readonly UserActivityKind[] = unsyncedKinds,
): Promise<number> {
  const counts = syncedEntities.flatMap(({ collection }) => {
    const records = userDatabase[collection];
    return (['waiting', 'refused'] as const).map(async (sync) => {
      if (collection !== 'profile')
        return (
          await records.storageInstance.count(
            records.count({ selector: { sync } }).getPreparedQuery(),
          )
        ).count;
      const { documents } = await records.storageInstance.query(
        records.find({ selector: { sync } }).getPreparedQuery(),
      );
      return documents.filter((doc) => !hasOnlyAutomaticChanges(doc)).length;
    });
  });
  const { activity } = userDatabase;
  const words = kinds.map(
    async (kind) =>
      (
        await activity.storageInstance.count(
          activity.count({ selector: { kind } }).getPreparedQuery(),
        )
      ).count,
  );
  return (await Promise.all([...counts, ...words])).reduce((sum, count) => sum + count, 0);
}
