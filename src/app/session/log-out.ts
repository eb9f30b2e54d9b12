// Part of the front door: the last look before a log-out removes anything: whether another tab
// holds words of which the person was not told [R43].
import type { DataContext } from '../../data/data-context.ts';
import type { DeviceDatabase } from '../../data/database/database.ts';
import { waitForOtherTabs } from '../../data/database/database-lock.ts';
import { countUnsynced } from '../../data/records/count-unsynced.ts';
import { markLogOutCheck, clearLogOutCheck } from './user-data-deletion.ts';
import { suspendSession } from './stored-session.ts';
import { removeAllDrafts } from '../../platform/storage/drafts.ts';
import { clearOnboardingState } from '../../platform/storage/onboarding-state.ts';
import { logFault } from '../../platform/log.ts';
import { removeReturnPath } from '../../platform/storage/login-return-path.ts';
import { removeStored } from '../../platform/storage/local-storage.ts';

/** What tabs tell each other. */
export type SessionMessage = 'entered' | 'left';

/**
 * Tells the other tabs to let go and looks, once nobody else can write any more.
 * @param acknowledgedCount how many records and begun texts the person knows of
 * @returns null: nobody is signed in any more, and all may go. Else how many only this device
 * holds: the person is signed in as before
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
  // They have become a guest's by now.
  broadcast('entered');
  return unsyncedCount;
}

/**
 * A storage that does not answer keeps nobody here: the look before this one said what the person
 * was told.
 */
async function countUnsyncedAndDrafts(
  userDatabase: DataContext['userDatabase'],
  unsaved: DataContext['countDrafts'],
): Promise<number> {
  try {
    return (await countUnsynced(userDatabase)) + unsaved();
  } catch (fault) {
    logFault('it could not be counted what only this device holds', fault);
    return 0;
  }
}

/** What this browser remembers of a visit: the next one begins without. */
export function clearVisitState(): void {
  removeAllDrafts();
  clearOnboardingState();
  removeReturnPath();
  // Any link may have brought it: see src/backend/start-parameters.ts.
  removeStored('functions_version');
}

/**
 * The texts that are not for everybody go with who could read them. Never rejects: nobody is kept
 * signed in by a text.
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
    logFault('texts that not everybody may read could not be removed', fault);
  }
}
