// Steps of a log-out: checks for unsynced items that the user was not warned about, clears the
// visit state, and removes restricted Bible texts [R43]. The check makes other tabs close their
// databases, because other tabs may still write.
import type { DataContext } from '../../data/data-context.ts';
import type { DeviceDatabase } from '../../data/database/database.ts';
import { waitForOtherTabs } from '../../data/database/database-lock.ts';
import { countUnsynced } from '../../data/records/count-unsynced.ts';
import { storeLogOutDate } from '../../data/drafts/pending-saves.ts';
import { markLogOutCheck, clearLogOutCheck } from './user-data-deletion.ts';
import { suspendSession } from './stored-session.ts';
import { removeAllDrafts } from '../../platform/storage/drafts.ts';
import { clearOnboardingState } from '../../platform/storage/onboarding-state.ts';
import { logFault } from '../../platform/log.ts';
import { removeReturnPath } from '../../platform/storage/login-return-path.ts';
import { removeStored } from '../../platform/storage/local-storage.ts';

/** Messages between tabs. */
export type SessionMessage = 'entered' | 'left';

/**
 * Makes the other tabs close their databases, and counts unsynced items when no other tab can write
 * any more.
 * @param acknowledgedCount number of records and drafts that the user was warned about
 * @returns null if no user is signed in any more and all data may be deleted. Otherwise the number
 *   of unsynced items; the user stays signed in
 */
export async function prepareLogOut(
  account: string,
  { userDatabase, countDrafts }: DataContext,
  acknowledgedCount: number,
  broadcast: (word: SessionMessage) => void,
): Promise<number | null> {
  markLogOutCheck(account);
  const restoreSession = suspendSession();
  broadcast('left');
  await waitForOtherTabs(account);
  const unsyncedCount = await countUnsyncedAndDrafts(userDatabase, countDrafts);
  if (unsyncedCount <= acknowledgedCount) return null;
  restoreSession();
  clearLogOutCheck(account);
  // Meanwhile the other tabs have restarted as guest.
  broadcast('entered');
  return unsyncedCount;
}

/**
 * Storage that does not answer does not block the log-out: the earlier check has already warned the
 * user.
 */
async function countUnsyncedAndDrafts(
  userDatabase: DataContext['userDatabase'],
  unsaved: DataContext['countDrafts'],
): Promise<number> {
  try {
    return (await countUnsynced(userDatabase)) + unsaved();
  } catch (fault) {
    logFault('the unsynced items on this device could not be counted', fault);
    return 0;
  }
}

/**
 * Names of stored texts that reveal something about the user: days with a visit, the account's
 * access, the text last read aloud at bedtime, and the translation of the user. Any link may have
 * set `functions_version`: see src/backend/start-parameters.ts.
 */
const visitKeys = [
  'visit_days',
  'access',
  'bedtime_place',
  'translation_told',
  'locked_account',
  'functions_version',
  'last_use',
] as const;

/**
 * Removes what this browser stores about a visit, so that the next visit starts without it. Only
 * the time of the log-out stays.
 */
export function clearVisitState(): void {
  removeAllDrafts();
  clearOnboardingState();
  removeReturnPath();
  storeLogOutDate();
  for (const name of visitKeys) removeStored(name);
}

/**
 * Removes the texts that only the signed-in user may read. Never rejects: a text must not prevent
 * the log-out.
 */
export async function tryRemoveRestrictedTexts(
  deviceDatabase: Promise<DeviceDatabase> | null,
  context: Pick<DataContext, 'backend' | 'storage'>,
): Promise<void> {
  try {
    if (!deviceDatabase) return;
    const { removeRestrictedTexts } = await import('../../data/bible/library/remove-expired.ts');
    await removeRestrictedTexts({
      ...context,
      deviceDatabase: await deviceDatabase,
      report: logFault,
    });
  } catch (fault) {
    logFault('the restricted Bible texts could not be removed', fault);
  }
}
