// Counts unsynced data from the storage itself, so that recent writes of another tab are included.
import { hasOnlyAutomaticChanges } from '../../../schemas/entities/user.ts';
import type { UserActivityKind } from './activity-records.ts';
import { syncedEntities } from '../database/collections.ts';
import { countRecords } from '../database/record-count.ts';
import type { UserDatabase } from '../database/database.ts';
import { countFeedbackStates, countForBadge } from './feedback-state.ts';
import { unsyncedKinds } from './unsynced-kinds.ts';

/**
 * Returns the number of pending and rejected records and of local-only texts. The live queries of a
 * tab that was frozen would not know them.
 * @param kinds kinds of activity records with local-only texts
 */
export async function countUnsynced(
  userDatabase: UserDatabase,
  kinds: readonly UserActivityKind[] = unsyncedKinds,
): Promise<number> {
  const counts = syncedEntities.flatMap(({ collection }) => {
    const records = userDatabase[collection];
    return (['waiting', 'refused'] as const).map(async (sync) => {
      if (collection !== 'profile') return countRecords(records, { sync });
      const { documents } = await records.storageInstance.query(
        records.find({ selector: { sync } }).getPreparedQuery(),
      );
      return documents.filter((doc) => !hasOnlyAutomaticChanges(doc)).length;
    });
  });
  const textCounts = kinds.map((kind) => countRecords(userDatabase.activity, { kind }));
  return (await Promise.all([...counts, ...textCounts])).reduce((sum, count) => sum + count, 0);
}

/**
 * Returns the number on the app's icon, see src/app/background/unsynced-badge.ts: pending and
 * rejected records, and unsent feedback messages that have a recipient.
 */
export async function countUnsyncedForBadge(userDatabase: UserDatabase): Promise<number> {
  const { activity } = userDatabase;
  const { documents } = await activity.storageInstance.query(
    activity.find({ selector: { kind: 'letter' } }).getPreparedQuery(),
  );
  const unsentFeedback = countFeedbackStates(documents.map(({ value }) => value));
  return (await countUnsynced(userDatabase, [])) + countForBadge(unsentFeedback);
}
