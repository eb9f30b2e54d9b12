// Moves the device lock to another account id of the same user.
import { readLockSettings, writeLockSettings } from './lock-settings.ts';
import { openLock, type OpenLock } from './open-lock.ts';

/** Throws if the browser does not store the settings. */
export function moveLock({ key }: OpenLock, account: string): OpenLock {
  const settings = readLockSettings();
  if (settings) writeLockSettings({ ...settings, account });
  return openLock(account, key);
}
