// The time of the last use of the locked app in any tab, and whether the app must lock.
import { readStored, writeStored } from '../../platform/storage/local-storage.ts';
import { readLockSettings } from './lock-settings.ts';

/** Name in localStorage. The value is in milliseconds since 1970; 0 after a lock. */
const lastUseName = 'last_use';
const msPerMinute = 60_000;

/** @param time milliseconds since 1970; 0 makes every tab lock */
export function storeLastUse(time: number): void {
  writeStored(lastUseName, String(time));
}

/**
 * Whether the chosen minutes have passed. A clock that was set back does not keep the app open, and
 * settings that cannot be read lock it.
 *
 * @param now milliseconds since 1970
 */
export function isLockDue(account: string, now: number): boolean {
  try {
    const settings = readLockSettings(account);
    if (settings?.state !== 'on') return false;
    const lastUse = Number(readStored(lastUseName) ?? now);
    return Math.abs(now - lastUse) >= settings.minutes * msPerMinute;
  } catch {
    return true;
  }
}
