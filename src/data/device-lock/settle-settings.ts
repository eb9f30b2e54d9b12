// Decides at the start which of the two databases of a user has the records. The text in
// localStorage may be lost, damaged, or older than the databases, because browsers write it late.
import { listDexieNames, userDatabasePrefix } from '../database/database.ts';
import { waitForExclusiveUse } from '../database/database-lock.ts';
import { deleteUserCopy } from './copy-database.ts';
import {
  type LockSettings,
  readLockSettings,
  removeLockSettings,
  writeLockSettings,
} from './lock-settings.ts';
import { readSettingsCopy } from './settings-copy.ts';

/** Waits for a change in another tab, and stores what was found. @returns null without a lock */
export async function settleLockSettings(account: string): Promise<LockSettings | null> {
  const before = await readOrRestore(account);
  const isTurning = before?.state === 'turning-on' || before?.state === 'turning-off';
  if (isTurning) await waitForExclusiveUse(account);
  const settings = isTurning ? await readOrRestore(account) : before;
  if (!settings) return null;
  const isTurnedOff = (await readSettingsCopy(account, 'clear'))?.state === 'off';
  if (!isTurnedOff && !(await hasCompleteLocked(settings))) {
    removeLockSettings(account);
    return null;
  }
  const settled: LockSettings = { ...settings, state: isTurnedOff ? 'off' : 'on' };
  if (settled.state !== settings.state) writeLockSettings(settled);
  return settled;
}

/** Once the database in clear is deleted, only the locked one can have the records. */
async function hasCompleteLocked({ account, isFormerDeleted }: LockSettings): Promise<boolean> {
  return isFormerDeleted || (await readSettingsCopy(account, 'locked')) !== null;
}

/**
 * Restores the settings from a complete locked database, before the user's database is opened.
 * @returns whether there are settings; the page must then start again
 */
export async function restoreLockSettings(account: string): Promise<boolean> {
  if (readLockSettings(account)) return true;
  // The database in clear has the records.
  if ((await listDexieNames(userDatabasePrefix + account)).length > 0) return false;
  const copy = await readSettingsCopy(account, 'locked');
  if (copy) writeLockSettings({ ...copy, account, state: 'on', isFormerDeleted: true });
  return copy !== null;
}

/**
 * Deletes the database from which the records were copied. A database in clear that appears later
 * stays: another version of the app may have written into it.
 */
export async function deleteFormerDatabase(settings: LockSettings): Promise<void> {
  const { account, state, isFormerDeleted } = settings;
  if (state === 'off') {
    if (await deleteUserCopy(account, 'locked')) removeLockSettings(account);
  } else if (state === 'on' && !isFormerDeleted && (await deleteUserCopy(account, 'clear')))
    writeLockSettings({ ...settings, isFormerDeleted: true });
}

async function readOrRestore(account: string): Promise<LockSettings | null> {
  try {
    return readLockSettings(account);
  } catch (fault) {
    const copy = await readSettingsCopy(account, 'locked');
    // Without a copy, the damaged text stays: nothing may be deleted.
    if (!copy) throw fault;
    const settings: LockSettings = { ...copy, account, state: 'on', isFormerDeleted: true };
    writeLockSettings(settings);
    return settings;
  }
}
