// The list of keys in the profile: reads what this device knows of it, and adds versions of
// entries.
import { isObject } from '../../../schemas/is-object.ts';
import { parseServerKeys, type ServerKeys } from '../../../schemas/encryption/encryption-state.ts';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import {
  type KeyEntry,
  parseKeyEntries,
  proveKeyEntry,
  selectLatestEntries,
  type UnprovenKeyEntry,
} from '../../../schemas/encryption/key-entries.ts';
import { keysField } from '../../../schemas/encryption/key-entry-schema.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { applyEdit, type Fields } from '../../../schemas/local-record.ts';
import type { DataContext } from '../data-context.ts';
import { modifyProfile, readProfileFields } from '../records/profile.ts';
import { readHeldKeys } from './held-keys.ts';
import { readState } from './stored-state.ts';

export interface KeyList {
  held: readonly DataKey[];
  /** Latest proven entries of the held keys, oldest key first. */
  latest: readonly KeyEntry[];
  /** All versions of the entries of other keys. */
  notHeld: readonly KeyEntry[];
}

/** A new version of an entry, before it has its number and its proof. */
export type EntryChange = Omit<UnprovenKeyEntry, 'version'>;

/** Reads the list of the profile on this device and the list of the server. */
export async function readKeyList(data: DataContext): Promise<KeyList> {
  const held = await readHeldKeys(data);
  const serverKeys = parseServerKeys(await readState(data, serverKeysState));
  return toKeyList(await readProfileFields(data), serverKeys, held);
}

/**
 * Returns whether a key of this device is in use: after a log-out, the texts on the server can be
 * read only with the passphrase or the recovery code.
 */
export async function hasKeyInUse(data: DataContext): Promise<boolean> {
  const { latest } = await readKeyList(data);
  return latest.some(({ state }) => state === 'on');
}

/** @param profile fields of the profile on this device */
export function toKeyList(
  profile: Fields,
  serverKeys: ServerKeys | null,
  held: readonly DataKey[],
): KeyList {
  const heldIds = new Set(held.map(({ id }) => id));
  const entries = [
    ...parseKeyEntries(profile[keysField]),
    ...(serverKeys?.entries ?? []),
    ...(serverKeys?.confirmed ?? []),
  ];
  return {
    held,
    latest: selectLatestEntries(
      entries.filter(({ id }) => heldIds.has(id)),
      held.map((key) => ({ key, confirmed: null })),
    ),
    notHeld: entries.filter(({ id }) => !heldIds.has(id)),
  };
}

/**
 * Adds a version to entries of held keys in the profile, and requests a sync.
 * @param change a pure function of the latest entries of the held keys, which may run several
 *   times: the profile may change meanwhile. It returns only entries that change.
 * @throws StorageWriteError
 */
export async function changeKeyEntries(
  data: DataContext,
  change: (latest: readonly KeyEntry[]) => readonly EntryChange[],
): Promise<void> {
  const held = await readHeldKeys(data);
  const serverKeys = parseServerKeys(await readState(data, serverKeysState));
  let isChanged = false;
  await modifyProfile(data, (doc) => {
    const { latest } = toKeyList(doc.record, serverKeys, held);
    const changed = change(latest).flatMap((entry) => {
      const key = held.find(({ id }) => id === entry.id);
      const version = (latest.find(({ id }) => id === entry.id)?.version ?? 0) + 1;
      return key ? [proveKeyEntry({ ...entry, version }, key)] : [];
    });
    isChanged = changed.length > 0;
    if (!isChanged) return doc;
    const list: unknown = doc.record[keysField];
    return applyEdit(doc, { [keysField]: compactList(list, latest, changed) });
  });
  if (isChanged) void data.sync();
}

/**
 * Keeps one version of each entry of a held key. The other items stay: this device cannot check
 * which version of another key's entry is genuine, and items of later versions of the app are
 * unknown to it.
 */
function compactList(
  list: unknown,
  latest: readonly KeyEntry[],
  changed: readonly KeyEntry[],
): unknown[] {
  const changedIds = new Set(changed.map(({ id }) => id));
  const heldIds = new Set([...changedIds, ...latest.map(({ id }) => id)]);
  const others = (Array.isArray(list) ? list : []).filter(
    (item: unknown) => !(isObject(item) && heldIds.has(String(item['id']))),
  );
  return [...others, ...latest.filter(({ id }) => !changedIds.has(id)), ...changed];
}
