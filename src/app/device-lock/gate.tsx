// Lets the app start only when the device lock is open: by the key of another tab, or by the person
// on the lock screen. Loaded only on a device whose app is or was locked.
import type { ReactNode } from 'react';
import type { BehaviorSubject } from 'rxjs';
import { waitForExclusiveUse } from '../../data/database/database-lock.ts';
import { askForKey, waitForKey } from '../../data/device-lock/key-sharing.ts';
import {
  type LockSettings,
  readLockSettings,
  removeLockSettings,
  writeLockSettings,
} from '../../data/device-lock/lock-settings.ts';
import { openLock, type OpenLock } from '../../data/device-lock/open-lock.ts';
import { deleteUserCopy } from '../../data/device-lock/copy-database.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { restoreSettings } from '../../data/device-lock/settings-copy.ts';
import { importWithTexts } from '../../locales/language.ts';
import { leaveLockedApp } from './leave-locked-app.ts';
import { logFault } from '../../platform/log.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { isMarkedForDeletion } from '../session/user-data-deletion.ts';

/**
 * @param screen the page shows the value instead of the app while it is not null
 * @returns null if the records of the signed-in user are not locked
 */
export async function passDeviceLock(screen: BehaviorSubject<ReactNode>): Promise<OpenLock | null> {
  const account = readStoredSession()?.account.id;
  const settings = await settleSettings(account);
  if (!settings || settings.account !== account || isMarkedForDeletion(account)) return null;
  await deleteOtherDatabase(settings);
  if (settings.state !== 'on') return null;
  const key = (await askForKey(settings.keyId)) ?? (await askPerson(settings, screen));
  return openLock(settings.account, key);
}

/** Waits for a change in another tab. A change that was interrupted is undone. */
async function settleSettings(account: string | undefined): Promise<LockSettings | null> {
  const settings = await readOrRestore(account);
  if (settings?.state !== 'turning-on' && settings?.state !== 'turning-off') return settings;
  await waitForExclusiveUse(settings.account);
  const after = readLockSettings();
  if (after?.state !== 'turning-on' && after?.state !== 'turning-off') return after;
  if (after.state === 'turning-on') {
    removeLockSettings();
    return null;
  }
  const undone: LockSettings = { ...after, state: 'on' };
  writeLockSettings(undone);
  return undone;
}

/** Damaged settings are replaced by their copy in the locked database. */
async function readOrRestore(account: string | undefined): Promise<LockSettings | null> {
  try {
    return readLockSettings();
  } catch (fault) {
    logFault('the settings of the lock could not be read', fault);
    removeLockSettings();
    if (account !== undefined) await restoreSettings(account);
    return readLockSettings();
  }
}

/**
 * Deletes the database from which the records were copied. While another tab holds it, it stays
 * until the next start.
 */
async function deleteOtherDatabase({ account, state }: LockSettings): Promise<void> {
  try {
    const isDeleted = await deleteUserCopy(account, state === 'on' ? 'clear' : 'locked');
    if (isDeleted && state === 'off') removeLockSettings();
  } catch (fault) {
    logFault('the former database could not be deleted', fault);
  }
}

async function askPerson(
  settings: LockSettings,
  screen: BehaviorSubject<ReactNode>,
): Promise<DataKey> {
  const { LockScreen } = await importWithTexts(['account'], () => import('./lock-screen.tsx'));
  // A log-out or log-in in another tab starts this tab again.
  const tabs = new BroadcastChannel('selah-session');
  tabs.addEventListener('message', () => location.reload());
  const key = await new Promise<DataKey>((resolve) => {
    void waitForKey(settings.keyId).then((received) => received && resolve(received));
    screen.next(
      <LockScreen
        settings={settings}
        email={readStoredSession()?.account.email ?? ''}
        onUnlock={resolve}
        onLogOut={() => leaveLockedApp(settings.account)}
      />,
    );
  });
  tabs.close();
  screen.next(null);
  return key;
}
