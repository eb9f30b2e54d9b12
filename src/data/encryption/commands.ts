// Commands of the end-to-end encryption: turn on, turn off, unlock, change the passphrase and the
// recovery code. They change the stored keys and the profile; the sync encrypts and decrypts.
// Functions that take a passphrase run for about a second. Each write may throw `StorageWriteError`.
import {
  type KeyEntry,
  proveKeyEntry,
  type UnprovenKeyEntry,
} from '../../../schemas/encryption/key-entries.ts';
import { erasedTrashState } from '../../../schemas/encryption/state-keys.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { DataContext } from '../data-context.ts';
import { addHeldKeys } from './held-keys.ts';
import { changeKeyEntries, type KeyList, readKeyList } from './key-list.ts';
import { linkKeys, takeOtherKeys } from './other-keys.ts';
import type { Argon2Cost } from './passphrase-text.ts';
import { createRecoveryCode, parseRecoveryCode } from './recovery-code.ts';
import { modifyState, requestedKeyState } from './stored-state.ts';
import {
  createDataKey,
  unwrapByCode,
  unwrapByPassphrase,
  wrapByCode,
  wrapByPassphrase,
} from './wrap-key.ts';

/** What is needed to turn the encryption on. It is not stored yet. */
export interface PreparedEncryption {
  /** 8 groups of 4 characters; the person must write it down. */
  recoveryCode: string;
  key: DataKey;
  entry: KeyEntry;
}

/** A new recovery code that is not stored yet. */
export interface PreparedRecoveryCode {
  recoveryCode: string;
  /** The keys in use, wrapped by the code, by the id of the key. */
  wrapped: ReadonlyMap<string, string>;
}

export interface PassphraseOptions {
  /** Cost of Argon2id; the default is for use, another for tests. */
  cost?: Argon2Cost;
}

/**
 * Makes a recovery code, and a key if the device holds none. A device that turned the encryption
 * off uses its key again, so that it can still read old ciphertexts.
 */
export async function prepareEncryption(
  data: DataContext,
  passphrase: string,
  { cost }: PassphraseOptions = {},
): Promise<PreparedEncryption> {
  const list = await readKeyList(data);
  const key = chooseKey(list) ?? createDataKey();
  const before = list.latest.find(({ id }) => id === key.id);
  const recoveryCode = createRecoveryCode();
  const entry: UnprovenKeyEntry = {
    ...before,
    id: key.id,
    created: before?.created ?? new Date().toISOString(),
    version: (before?.version ?? 0) + 1,
    state: 'on',
    by_passphrase: await wrapByPassphrase(key, passphrase, cost),
    by_code: wrapByCode(key, readCode(recoveryCode)),
  };
  return { recoveryCode, key, entry: proveKeyEntry(entry, key) };
}

/** Returns the key in use, else a key that was in use, else a key without an entry. */
function chooseKey({ held, latest }: KeyList): DataKey | null {
  const entry = latest.find(({ state }) => state === 'on') ?? latest[0];
  return (entry ? held.find(({ id }) => id === entry.id) : held[0]) ?? null;
}

/** Returns whether the person typed the code that was shown, in any spelling. */
export function isRecoveryCode(
  { recoveryCode }: Pick<PreparedEncryption, 'recoveryCode'>,
  typed: string,
): boolean {
  const code = parseRecoveryCode(typed);
  return code !== null && readCode(recoveryCode).every((byte, index) => byte === code[index]);
}

function readCode(recoveryCode: string): Uint8Array {
  const code = parseRecoveryCode(recoveryCode);
  if (!code) throw new Error('The recovery code has a wrong form.');
  return code;
}

/**
 * The key is stored before the entry, so that the profile never lists a key that no device holds.
 */
export async function turnOnEncryption(
  data: DataContext,
  { key, entry }: PreparedEncryption,
): Promise<void> {
  await addHeldKeys(data, [key]);
  // Records that were deleted while the encryption was off are in clear.
  await modifyState(data, erasedTrashState, () => '');
  await changeKeyEntries(data, (latest) => {
    const before = latest.find(({ id }) => id === key.id);
    if (before?.proof === entry.proof) return [];
    const others = before?.other_keys;
    return [{ ...entry, ...(others && { other_keys: others }) }];
  });
  await modifyState(data, requestedKeyState, () => key.id);
  await updateLock(data);
}

/** The sync then writes the texts in clear. The keys stay on the device. */
export async function turnOffEncryption(data: DataContext): Promise<void> {
  await changeKeyEntries(data, (latest) =>
    latest.flatMap((entry) => (entry.state === 'on' ? [{ ...entry, state: 'off' as const }] : [])),
  );
  await modifyState(data, requestedKeyState, () => '');
}

/**
 * Opens the keys of this user that the device does not hold.
 * @returns `wrong` if the secret opens no key; `no-keys` if no other key is known here
 */
export async function unlockEncryption(
  data: DataContext,
  secret: { passphrase: string } | { code: string },
): Promise<'unlocked' | 'wrong' | 'no-keys'> {
  const { notHeld } = await readKeyList(data);
  if (notHeld.length === 0) return 'no-keys';
  const keys =
    'code' in secret
      ? openByCode(notHeld, secret.code)
      : await openByPassphrase(notHeld, secret.passphrase);
  if (keys.length === 0) return 'wrong';
  await addHeldKeys(data, keys);
  await takeOtherKeys(data);
  await linkKeys(data);
  void data.sync();
  return 'unlocked';
}

/**
 * Stores keys that an entry of a held key contains, and requests a sync if there are any. To be
 * called at the start of a session and after each change of the profile.
 */
export async function adoptOtherKeys(data: DataContext): Promise<void> {
  const isAdded = await takeOtherKeys(data);
  await linkKeys(data);
  await updateLock(data);
  if (isAdded) void data.sync();
}

export async function changePassphrase(
  data: DataContext,
  passphrase: string,
  { cost }: PassphraseOptions = {},
): Promise<void> {
  const wrapped = new Map<string, string>();
  for (const key of listKeysInUse(await readKeyList(data)))
    wrapped.set(key.id, await wrapByPassphrase(key, passphrase, cost));
  await changeKeyEntries(data, (latest) =>
    latest.flatMap((entry) => {
      const text = wrapped.get(entry.id);
      return text === undefined ? [] : [{ ...entry, by_passphrase: text }];
    }),
  );
  await updateLock(data);
}

export async function prepareRecoveryCode(data: DataContext): Promise<PreparedRecoveryCode> {
  const recoveryCode = createRecoveryCode();
  const code = readCode(recoveryCode);
  const keys = listKeysInUse(await readKeyList(data));
  return { recoveryCode, wrapped: new Map(keys.map((key) => [key.id, wrapByCode(key, code)])) };
}

/** The previous code opens the keys no longer. */
export async function storeRecoveryCode(
  data: DataContext,
  { wrapped }: PreparedRecoveryCode,
): Promise<void> {
  await changeKeyEntries(data, (latest) =>
    latest.flatMap((entry) => {
      const text = wrapped.get(entry.id);
      // A repeated call adds no version.
      return text === undefined || text === entry.by_code ? [] : [{ ...entry, by_code: text }];
    }),
  );
  await updateLock(data);
}

/** The device lock opens with the current passphrase and recovery code. */
async function updateLock(data: DataContext): Promise<void> {
  if (data.lock) await (await import('../device-lock/lock-commands.ts')).refreshLock(data);
}

function listKeysInUse({ held, latest }: KeyList): DataKey[] {
  return latest.flatMap(({ id, state }) =>
    state === 'on' ? held.filter((key) => key.id === id) : [],
  );
}

/** All versions of an entry are tried, because this device cannot check which one is genuine. */
async function openByPassphrase(
  entries: readonly KeyEntry[],
  passphrase: string,
): Promise<DataKey[]> {
  const opened = new Map<string, DataKey>();
  const tried = new Set<string>();
  for (const { id, by_passphrase: text } of entries) {
    if (opened.has(id) || tried.has(text)) continue;
    tried.add(text);
    const key = await unwrapByPassphrase(text, passphrase, id);
    if (key) opened.set(id, key);
  }
  return [...opened.values()];
}

function openByCode(entries: readonly KeyEntry[], typed: string): DataKey[] {
  const code = parseRecoveryCode(typed);
  if (!code) return [];
  const opened = entries.flatMap(({ id, by_code: text }) => unwrapByCode(text, code, id) ?? []);
  return [...new Map(opened.map((key) => [key.id, key])).values()];
}
