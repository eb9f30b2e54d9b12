// Commands of the device lock for an open session: turn on, turn off, change the time, and add or
// remove the passkey. Each may throw `StorageWriteError`, or an error of the browser.
import { base64urlnopad } from '@scure/base';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import type { DataContext } from '../data-context.ts';
import { type KeyList, readKeyList } from '../encryption/key-list.ts';
import { unwrapByPassphrase, wrapByCode } from '../encryption/wrap-key.ts';
import { rewriteDrafts } from '../../platform/storage/drafts.ts';
import { createUnlockPasskey, type PasskeyRefusal } from '../../platform/unlock-passkey.ts';
import { copyUserDatabase, deleteUserCopy } from './copy-database.ts';
import { shareKey } from './key-sharing.ts';
import {
  type LockSettings,
  readLockSettings,
  removeLockSettings,
  writeLockSettings,
} from './lock-settings.ts';
import { openLock, sealDrafts } from './open-lock.ts';
import { storeSettingsCopy } from './settings-copy.ts';

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
  };
  const isDone = await data.changeLock({
    begin: () => writeLockSettings({ ...settings, state: 'turning-on' }),
    async change() {
      await copyUserDatabase(account, 'locked', key);
      writeLockSettings(settings);
      await deleteFormer(data, account, 'clear');
      return openLock(account, key);
    },
    cancel: removeLockSettings,
  });
  return isDone ? 'done' : 'busy';
}

/** @returns as `turnOnLock` does */
export async function turnOffLock(data: DataContext): Promise<'done' | 'busy'> {
  const settings = readLockSettings();
  const { lock } = data;
  if (!lock || settings?.account !== lock.account) throw new Error('The app has no lock.');
  const isDone = await data.changeLock({
    begin: () => writeLockSettings({ ...settings, state: 'turning-off' }),
    async change() {
      await copyUserDatabase(lock.account, 'clear', lock.key);
      sealDrafts(lock, 'clear');
      // Drafts that stay encrypted could never be read again.
      await rewriteDrafts();
      writeLockSettings({ ...settings, state: 'off' });
      shareKey(null);
      if (await deleteFormer(data, lock.account, 'locked')) removeLockSettings();
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

/**
 * Stores the copy of the settings in the locked database, and the drafts encrypted, which an
 * interrupted command may have left undone.
 */
export async function completeLock(data: DataContext): Promise<void> {
  const settings = readLockSettings();
  if (!data.lock || settings?.account !== data.lock.account) return;
  await storeSettingsCopy(data.userDatabase, settings);
  await rewriteDrafts();
}

async function changeSettings(
  data: DataContext,
  change: (settings: LockSettings) => LockSettings,
): Promise<void> {
  const before = readLockSettings();
  if (!data.lock || before?.account !== data.lock.account || before.state !== 'on') return;
  const after = change(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  writeLockSettings(after);
  await storeSettingsCopy(data.userDatabase, after);
}

/** After a failure, the next start tries again. @returns whether it is deleted */
async function deleteFormer(
  data: DataContext,
  account: string,
  which: 'locked' | 'clear',
): Promise<boolean> {
  try {
    return await deleteUserCopy(account, which);
  } catch (fault) {
    data.report('the former database could not be deleted', fault);
    return false;
  }
}

function findEntryInUse({ latest }: KeyList): KeyEntry | undefined {
  return latest.find(({ state }) => state === 'on');
}
