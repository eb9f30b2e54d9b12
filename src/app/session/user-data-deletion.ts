// Part of the front door: whose databases are to be removed from this device, remembered until it
// is done [R43].
import { deleteUserDatabase } from '../../data/database/database.ts';
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

/** This person is logging out here, and what is still of theirs goes. */
export function markForDeletion(account: string): void {
  writeStored(keyPrefix + account, '1');
}

/**
 * It is being looked whether this person may leave: until then nobody removes anything of theirs.
 */
export function markLogOutCheck(account: string): void {
  writeStored(keyPrefix + account, logOutCheckValue);
}

/** They stay: the mark of their home as well. */
export function clearLogOutCheck(account: string): void {
  removeStored(keyPrefix + account);
}

export function isLogOutCheckRunning(account: string): boolean {
  return readStored(keyPrefix + account) === logOutCheckValue;
}

/** Nothing is left of them, or they are back. */
export function clearDeletionMark(account: string): void {
  removeDatabaseMark(account);
  removeStored(keyPrefix + account);
}

export function isMarkedForDeletion(account: string): boolean {
  return readStored(keyPrefix + account) === '1';
}

/** The person comes back: what is left goes now, and nothing that they write from here on. */
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
 * All removals that a page which stood still, or a closed window, has left.
 * @param currentAccountId the account that is open, or `guest`
 * @param removeRestrictedTexts removes what only they could read of what belongs to the device
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
