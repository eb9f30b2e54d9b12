// Marks users whose databases have to be deleted from this device, and finishes these deletions
// later [R43]. A mark stays until the deletion is done. Another mark shows that a log-out check is
// running.
import { deleteUserDatabase } from '../../data/database/database.ts';
import { removeLockText } from './stored-session.ts';
import { removeDatabaseMark } from './user-database-watcher.ts';
import { logFault } from '../../platform/log.ts';
import {
  removeStored,
  writeStored,
  readStored,
  listStoredNames,
} from '../../platform/storage/local-storage.ts';

const keyPrefix = 'removal_';
const logOutCheckValue = 'considered';

/**
 * Marks that the user is logging out on this device, and that the user's remaining data has to be
 * deleted.
 */
export function markForDeletion(account: string): void {
  writeStored(keyPrefix + account, '1');
}

/**
 * Marks that the log-out check of this user is running: until it ends, no tab deletes any data of
 * the user.
 */
export function markLogOutCheck(account: string): void {
  writeStored(keyPrefix + account, logOutCheckValue);
}

/** Clears the mark when the user stays signed in; the database mark stays, too. */
export function clearLogOutCheck(account: string): void {
  removeStored(keyPrefix + account);
}

export function isLogOutCheckRunning(account: string): boolean {
  return readStored(keyPrefix + account) === logOutCheckValue;
}

/** Clears the marks when no data of the user is left, or the user is signed in again. */
export function clearDeletionMark(account: string): void {
  removeDatabaseMark(account);
  removeLockText(account);
  removeStored(keyPrefix + account);
}

export function isMarkedForDeletion(account: string): boolean {
  return readStored(keyPrefix + account) === '1';
}

/** Deletes leftover data when the user signs in again, before the user can write new data. */
export async function finishDeletion(account: string): Promise<void> {
  try {
    await deleteUserDatabase(account);
  } catch (fault) {
    logFault('a database could not be removed', fault);
  } finally {
    clearDeletionMark(account);
  }
}

/**
 * Finishes all deletions that a frozen page or a closed window has left.
 * @param currentAccountId id of the account that is open, or `guest`
 * @param removeRestrictedTexts removes device-wide texts that only these users were allowed to read
 */
export async function finishDeletions(
  currentAccountId: string,
  removeRestrictedTexts: () => Promise<void> = async () => {},
): Promise<void> {
  for (const name of listStoredNames()) {
    const account = name.slice(keyPrefix.length);
    if (
      !name.startsWith(keyPrefix) ||
      account === currentAccountId ||
      !isMarkedForDeletion(account)
    )
      continue;
    try {
      await removeRestrictedTexts();
      if (await deleteUserDatabase(account, () => isMarkedForDeletion(account)))
        clearDeletionMark(account);
    } catch (fault) {
      logFault('a database could not be removed', fault);
    }
  }
}
