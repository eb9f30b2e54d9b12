// Data keys that are wrapped by other data keys of the same user. Two devices may each make a key
// before they know of each other; a device that holds both lists each key in the entry of the
// other, so the remaining devices need no second passphrase.
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { DataContext } from '../data-context.ts';
import { addHeldKeys, readHeldKeys } from './held-keys.ts';
import { changeKeyEntries, type EntryChange, readKeyList } from './key-list.ts';
import { unwrapByKey, wrapByKey } from './wrap-key.ts';

/** The limit from the schema of an entry. */
const maxOtherKeys = 10;

/**
 * Stores the keys that entries of held keys contain.
 * @returns whether a key was added
 * @throws StorageWriteError
 */
export async function takeOtherKeys(data: DataContext): Promise<boolean> {
  let isAdded = false;
  for (;;) {
    const { held, latest } = await readKeyList(data);
    const found = listOtherKeys(held, latest);
    if (found.length === 0) return isAdded;
    await addHeldKeys(data, found);
    // The new keys may have other keys in their entries.
    isAdded = true;
  }
}

function listOtherKeys(held: readonly DataKey[], latest: readonly KeyEntry[]): DataKey[] {
  const heldById = new Map(held.map((key) => [key.id, key]));
  return latest.flatMap(({ id, other_keys: others }) => {
    const by = heldById.get(id);
    if (!by) return [];
    return (others ?? []).flatMap((other) => {
      const key = heldById.has(other.id) ? null : unwrapByKey(other.wrapped, by, other.id);
      return key ? [key] : [];
    });
  });
}

/** Lists each held key in use in the entries of the other ones. Throws `StorageWriteError`. */
export async function linkKeys(data: DataContext): Promise<void> {
  const { latest } = await readKeyList(data);
  const held = await readHeldKeys(data);
  if (addLinks(held, latest).length > 0)
    await changeKeyEntries(data, (entries) => addLinks(held, entries));
}

function addLinks(held: readonly DataKey[], latest: readonly KeyEntry[]): EntryChange[] {
  const inUse = latest.flatMap((entry) => {
    const key = held.find(({ id }) => id === entry.id);
    return key && entry.state === 'on' ? [{ entry, key }] : [];
  });
  return inUse.flatMap(({ entry, key }) => {
    const known = entry.other_keys ?? [];
    const added = inUse
      .filter(({ key: { id } }) => id !== key.id && known.every((other) => other.id !== id))
      .map(({ key: other }) => ({ id: other.id, wrapped: wrapByKey(other, key) }))
      .slice(0, Math.max(0, maxOtherKeys - known.length));
    return added.length > 0 ? [{ ...entry, other_keys: [...known, ...added] }] : [];
  });
}
