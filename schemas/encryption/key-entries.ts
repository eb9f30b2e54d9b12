// The list `encryption_keys` of a profile: one entry for each data key of the user, with the key
// wrapped by the passphrase and by the recovery code. Each version of an entry has a proof that
// only a device with the key can make, so a server cannot turn the encryption off.
import { aessiv } from '@noble/ciphers/aes.js';
import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { base64urlnopad } from '@scure/base';
import { isObject } from '../is-object.ts';
import type { FromSchema } from '../json-schema.ts';
import type { keyEntrySchema } from './key-entry-schema.ts';
import type { DataKey } from './text-cipher.ts';

export type KeyEntry = FromSchema<typeof keyEntrySchema>;
/** An entry before its proof was made. */
export type UnprovenKeyEntry = Omit<KeyEntry, 'proof'>;

/** What a device knows of a key that it holds. */
export interface HeldKey {
  key: DataKey;
  /** The latest version of the entry that the server confirmed to this device; null before. */
  confirmed: KeyEntry | null;
}

/** State of the encryption on a device, from the list on the server and the keys of the device. */
export interface EncryptionState {
  /** Key with which texts are encrypted; null: texts are sent as they are. */
  target: DataKey | null;
  /** The held keys by id: all of them decrypt. */
  keys: ReadonlyMap<string, DataKey>;
  /** Ids of keys in use that this device does not hold. */
  missing: readonly string[];
  /**
   * Whether the server's list lacks a version that the server had confirmed before, for example
   * after a restore. No private text is sent until the list has the version again.
   */
  isBehind: boolean;
}

/** Returns the readable entries of a profile's list. */
export function parseKeyEntries(list: unknown): KeyEntry[] {
  return Array.isArray(list) ? list.filter(isKeyEntry) : [];
}

function isKeyEntry(value: unknown): value is KeyEntry {
  if (!isObject(value)) return false;
  const { id, version, created, state, by_passphrase, by_code, other_keys, proof } = value;
  return (
    typeof version === 'number' &&
    Number.isInteger(version) &&
    version > 0 &&
    (state === 'on' || state === 'off') &&
    typeof id === 'string' &&
    /^[\w-]{16}$/.test(id) &&
    [created, by_passphrase, by_code, proof].every((text) => typeof text === 'string') &&
    ((other_keys ?? null) === null || (Array.isArray(other_keys) && other_keys.every(isOtherKey)))
  );
}

function isOtherKey(value: unknown): boolean {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['wrapped'] === 'string';
}

/** Returns the entry with the proof that its author holds the key. */
export function proveKeyEntry(entry: UnprovenKeyEntry, key: DataKey): KeyEntry {
  return { ...entry, proof: computeProof(entry, key) };
}

function isProven(entry: KeyEntry, key: DataKey): boolean {
  return entry.proof === computeProof(entry, key);
}

/** AES-SIV of no text is a message authentication code of the associated data. */
function computeProof(entry: UnprovenKeyEntry, key: DataKey): string {
  const { id, version, created, state, by_passphrase, by_code, other_keys = [] } = entry;
  const content = [
    'selah key entry',
    id,
    version,
    created,
    state,
    by_passphrase,
    by_code,
    (other_keys ?? []).map((other) => [other.id, other.wrapped]),
  ];
  return base64urlnopad.encode(
    aessiv(key.bytes, utf8ToBytes(JSON.stringify(content))).encrypt(new Uint8Array()),
  );
}

/**
 * Returns the latest version of each entry, oldest key first. For a held key, only versions with a
 * valid proof count. Of two different entries with one version, the one with the smaller proof
 * counts, so that all devices choose the same.
 */
export function selectLatestEntries(
  entries: readonly KeyEntry[],
  held: readonly HeldKey[],
): KeyEntry[] {
  const keys = new Map(held.map(({ key }) => [key.id, key]));
  const latest = new Map<string, KeyEntry>();
  for (const entry of entries) {
    const key = keys.get(entry.id);
    if (key && !isProven(entry, key)) continue;
    const known = latest.get(entry.id);
    if (
      !known ||
      entry.version > known.version ||
      (entry.version === known.version && entry.proof < known.proof)
    )
      latest.set(entry.id, entry);
  }
  return [...latest.values()].toSorted((a, b) =>
    a.created === b.created ? (a.id < b.id ? -1 : 1) : a.created < b.created ? -1 : 1,
  );
}

interface OtherEvidence {
  /** Entries that the server returned before, in all versions. */
  earlier?: readonly KeyEntry[];
  /** Ids of keys that no list has, although a row is encrypted with them. */
  unlisted?: readonly string[];
}

/**
 * Computes the state of the encryption. If two devices made a key at the same time, the older key
 * is the target.
 * @param entries the list as the server has it
 */
export function computeEncryptionState(
  entries: readonly KeyEntry[],
  held: readonly HeldKey[],
  { earlier = [], unlisted = [] }: OtherEvidence = {},
): EncryptionState {
  const listed = selectLatestEntries(entries, held);
  const listedById = new Map(listed.map((entry) => [entry.id, entry]));
  const keys = new Map(held.map(({ key }) => [key.id, key]));
  const known = selectLatestEntries(
    [...earlier, ...held.flatMap(({ confirmed }) => confirmed ?? [])],
    held,
  );
  const inUse = (list: readonly KeyEntry[]) => list.filter(({ state }) => state === 'on');
  const target = inUse(listed).find(({ id }) => keys.has(id));
  const lost = known.filter(({ id, version }) => (listedById.get(id)?.version ?? 0) < version);
  const needed = new Set([...inUse([...listed, ...lost]).map(({ id }) => id), ...unlisted]);
  return {
    target: (target && keys.get(target.id)) ?? null,
    keys,
    missing: [...needed].filter((id) => !keys.has(id)),
    isBehind: lost.length > 0,
  };
}
