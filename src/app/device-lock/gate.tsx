// Lets the app start only when the device lock is open: by the key of another tab, or by the person
// on the lock screen. Loaded only on a device whose app is or was locked.
import type { ReactNode } from 'react';
import type { BehaviorSubject } from 'rxjs';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { askForKey, waitForKey } from '../../data/device-lock/key-sharing.ts';
import type { LockSettings } from '../../data/device-lock/lock-settings.ts';
import { openLock, type OpenLock } from '../../data/device-lock/open-lock.ts';
import {
  deleteFormerDatabase,
  settleLockSettings,
} from '../../data/device-lock/settle-settings.ts';
import { importWithTexts } from '../../locales/language.ts';
import { logFault } from '../../platform/log.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { isMarkedForDeletion } from '../session/user-data-deletion.ts';
import { leaveLockedApp } from './leave-locked-app.ts';

/**
 * @param screen the page shows the value instead of the app while it is not null
 * @returns null if the records of the user are not locked
 */
export async function passDeviceLock(screen: BehaviorSubject<ReactNode>): Promise<OpenLock | null> {
  const account = readStoredSession()?.account.id;
  if (account === undefined || isMarkedForDeletion(account)) return null;
  const settings = await settleLockSettings(account);
  if (!settings) return null;
  await deleteFormerDatabase(settings).catch((fault: unknown) =>
    // The next start tries again.
    logFault('the former database could not be deleted', fault),
  );
  if (settings.state !== 'on') return null;
  const key = (await askForKey(settings.keyId)) ?? (await askPerson(settings, screen));
  return openLock(account, key);
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
