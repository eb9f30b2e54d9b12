// Settings of the device lock, in localStorage for each account: the page must know before it opens
// a database that the database is locked. They contain wrapped keys, never a key.
import { isObject } from '../../../schemas/is-object.ts';
import { readStored, removeStored, writeStored } from '../../platform/storage/local-storage.ts';
import { minuteChoices } from './minute-choices.ts';

/**
 * `on`: the locked database has the records. `off`: the other database has them, and the locked one
 * can be deleted. In a `turning` state the records are being copied, and the copy does not count.
 */
export type LockState = 'on' | 'off' | 'turning-on' | 'turning-off';

export interface LockSettings {
  /** Id of the account whose records are locked. */
  account: string;
  state: LockState;
  /** Minutes without use after which the app locks. */
  minutes: number;
  /** Id of the data key that opens the records. */
  keyId: string;
  /** The data key, wrapped by the passphrase. */
  byPassphrase: string;
  /** The data key, wrapped by the recovery code. */
  byCode: string;
  /** The data key, wrapped by a passkey of this device; null without one. */
  passkey: LockPasskey | null;
  /** Whether the database in clear, from which the records were copied, is deleted. */
  isFormerDeleted: boolean;
}

export interface LockPasskey {
  /** Id of the credential, in base64url. */
  credential: string;
  /** Input of the passkey's pseudorandom function, in base64url. */
  input: string;
  wrapped: string;
}

/** Returns the name in localStorage; src/app/session/stored-session.ts reads it, too. */
export function getLockSettingsName(account: string): string {
  return `lock_${account}`;
}

/**
 * Returns null if the device has no lock of the account. Throws for a text that no version of the
 * app stored.
 */
export function readLockSettings(account: string): LockSettings | null {
  const text = readStored(getLockSettingsName(account));
  return text === null ? null : parseLockSettings(text);
}

/** Throws if the browser does not store them. */
export function writeLockSettings(settings: LockSettings): void {
  if (!writeStored(getLockSettingsName(settings.account), formatLockSettings(settings)))
    throw new Error('The browser did not store the settings of the lock.');
}

export function removeLockSettings(account: string): void {
  removeStored(getLockSettingsName(account));
}

export function formatLockSettings(settings: LockSettings): string {
  return JSON.stringify(settings);
}

/** Throws for a text that no version of the app stored. */
export function parseLockSettings(text: string): LockSettings {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error('The settings of the lock are damaged.');
  const { account, state, minutes, keyId, byPassphrase, byCode, passkey, isFormerDeleted } = value;
  if (
    typeof account !== 'string' ||
    !isLockState(state) ||
    typeof keyId !== 'string' ||
    typeof byPassphrase !== 'string' ||
    typeof byCode !== 'string'
  )
    throw new Error('The settings of the lock are damaged.');
  return {
    account,
    state,
    minutes: typeof minutes === 'number' && minutes > 0 ? minutes : minuteChoices[0],
    keyId,
    byPassphrase,
    byCode,
    passkey: isPasskey(passkey) ? passkey : null,
    isFormerDeleted: isFormerDeleted === true,
  };
}

function isLockState(value: unknown): value is LockState {
  return value === 'on' || value === 'off' || value === 'turning-on' || value === 'turning-off';
}

function isPasskey(value: unknown): value is LockPasskey {
  return (
    isObject(value) &&
    typeof value['credential'] === 'string' &&
    typeof value['input'] === 'string' &&
    typeof value['wrapped'] === 'string'
  );
}
