// Moves the device lock to another account id of the same user.
import { readLockSettings, writeLockSettings } from './lock-settings.ts';
import { openLock, type OpenLock } from './open-lock.ts';
import { storeSettingsCopy } from './settings-copy.ts';
import type { UserDatabase } from '../database/database.ts';

/**
 * The lock of the former account stays until its data is deleted, so an interruption changes nothing.
 * Throws if the browser does not store the settings.
 */
export function moveLock({ account: former, key }: OpenLock, account: string): OpenLock {
  const settings = readLockSettings(former);
  if (!settings) throw new Error('The app has no lock.');
  writeLockSettings({ ...settings, account, state: 'on', isFormerDeleted: true });
  return openLock(account, key);
}

/** To be called when the new database has all records. */
export async function completeMove(
  { account }: OpenLock,
  userDatabase: Pick<UserDatabase, 'activity'>,
): Promise<void> {
  const settings = readLockSettings(account);
  if (settings) await storeSettingsCopy(userDatabase, settings);
}
