// Commands of the device lock for an open session: turn on, turn off, change the time, and add or
// remove the passkey. Each may throw `StorageWriteError`, or an error of the browser.
import { base64urlnopad } from '@scure/base';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import type { DataContext } from '../data-context.ts';
import { type KeyList, readKeyList } from '../encryption/key-list.ts';
import { unwrapByPassphrase, wrapByCode } from '../encryption/wrap-key.ts';
import { createUnlockPasskey, type PasskeyRefusal } from '../../platform/unlock-passkey.ts';
import { copyUserDatabase } from './copy-database.ts';
import { shareKey } from './key-sharing.ts';
import {
  type LockSettings,
  readLockSettings,
  removeLockSettings,
  writeLockSettings,
} from './lock-settings.ts';
import { openLock, sealDrafts } from './open-lock.ts';
import { rewriteDrafts } from './rewrite-drafts.ts';
import { removeSettingsCopy, storeSettingsCopy } from './settings-copy.ts';
import { deleteFormerDatabase } from './settle-settings.ts';

/**
 * `wrong`: the passphrase opens no key in use. `busy`: another window still uses the records, so
 * nothing was changed.
 */
export type TurnOnOutcome = 'done' | 'wrong' | 'busy';

/**
 * Copies the records into the locked database, in which they are encrypted, and opens it instead.
 * Takes some seconds, during which no page of the app has data.
 */
export async function turnOnLock(
  data: DataContext,
  passphrase: string,
  minutes: number,
): Promise<TurnOnOutcome> {
  const account = data.account?.id;
  if (account === undefined) throw new Error('Only a signed-in user can lock the app.');
  const entry = findEntryInUse(await readKeyList(data));
  const key = entry && (await unwrapByPassphrase(entry.by_passphrase, passphrase, entry.id));
  if (!key) return 'wrong';
  const settings: LockSettings = {
    account,
    state: 'on',
    minutes,
    keyId: key.id,
    byPassphrase: entry.by_passphrase,
    byCode: entry.by_code,
    passkey: null,
    isFormerDeleted: false,
  };
  const isDone = await data.changeLock({
    async begin() {
      await removeSettingsCopy(data.userDatabase);
      writeLockSettings({ ...settings, state: 'turning-on' });
    },
    async change() {
      await copyUserDatabase(settings, 'locked', key);
      writeLockSettings(settings);
      return openLock(account, key);
    },
    cancel: () => removeLockSettings(account),
  });
  return isDone ? 'done' : 'busy';
}

/** The next start deletes the locked database. @returns as `turnOnLock` does */
export async function turnOffLock(data: DataContext): Promise<'done' | 'busy'> {
  const { lock } = data;
  const settings = lock && readLockSettings(lock.account);
  if (!settings) throw new Error('The app has no lock.');
  const turnedOff: LockSettings = { ...settings, state: 'off' };
  const isDone = await data.changeLock({
    begin: () => writeLockSettings({ ...settings, state: 'turning-off' }),
    async change() {
      sealDrafts(lock, 'clear');
      // Drafts that stay encrypted could never be read again.
      await rewriteDrafts(lock.account);
      await copyUserDatabase(turnedOff, 'clear', lock.key);
      writeLockSettings(turnedOff);
      shareKey(null);
      return null;
    },
    cancel() {
      sealDrafts(lock, 'encrypted');
      writeLockSettings(settings);
    },
  });
  return isDone ? 'done' : 'busy';
}

export async function changeLockMinutes(data: DataContext, minutes: number): Promise<void> {
  await changeSettings(data, (settings) => ({ ...settings, minutes }));
}

/** @param name shown by the browser */
export async function addLockPasskey(
  data: DataContext,
  name: string,
): Promise<'added' | PasskeyRefusal> {
  const { lock } = data;
  if (!lock) throw new Error('The app has no lock.');
  const created = await createUnlockPasskey(name);
  if (typeof created === 'string') return created;
  const passkey = {
    credential: base64urlnopad.encode(created.credential),
    input: base64urlnopad.encode(created.input),
    wrapped: wrapByCode(lock.key, created.secret),
  };
  await changeSettings(data, (settings) => ({ ...settings, passkey }));
  return 'added';
}

/** The passkey itself stays in the device, where the person can remove it. */
export async function removeLockPasskey(data: DataContext): Promise<void> {
  await changeSettings(data, (settings) => ({ ...settings, passkey: null }));
}

/** Takes over a changed passphrase or recovery code, on this device or on another one. */
export async function refreshLock(data: DataContext): Promise<void> {
  const { lock } = data;
  if (!lock) return;
  const { latest } = await readKeyList(data);
  const entry = latest.find(({ id }) => id === lock.key.id);
  if (entry)
    await changeSettings(data, (settings) => ({
      ...settings,
      byPassphrase: entry.by_passphrase,
      byCode: entry.by_code,
    }));
}

/** Stores the drafts encrypted, which an interrupted command may have left in clear. */
export async function completeLock(data: DataContext): Promise<void> {
  if (data.lock) await rewriteDrafts(data.lock.account);
}

/** Deletes the database in clear, once the browser has certainly stored that it does not count. */
export async function deleteClearDatabase({ lock }: DataContext): Promise<void> {
  const settings = lock && readLockSettings(lock.account);
  if (settings) await deleteFormerDatabase(settings);
}

async function changeSettings(
  data: DataContext,
  change: (settings: LockSettings) => LockSettings,
): Promise<void> {
  const before = data.lock && readLockSettings(data.lock.account);
  if (before?.state !== 'on') return;
  const after = change(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeLockSettings(after);
  await storeSettingsCopy(data.userDatabase, after);
}

function findEntryInUse({ latest }: KeyList): KeyEntry | undefined {
  return latest.find(({ state }) => state === 'on');
}
