// Transfers the keys of a user to another account id, see src/app/session/rejoin-after-restore.ts.
import { formatServerKeys } from '../../../schemas/encryption/encryption-state.ts';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { DataContext } from '../data-context.ts';
import { addHeldKeys } from './held-keys.ts';
import { readKeyList } from './key-list.ts';
import { modifyState } from './stored-state.ts';

export interface EncryptionTransfer {
  keys: readonly DataKey[];
  /** The latest entries of the keys, and all versions of entries of other keys. */
  entries: readonly KeyEntry[];
}

export async function packEncryption(data: DataContext): Promise<EncryptionTransfer> {
  const { held, latest, notHeld } = await readKeyList(data);
  return { keys: held, entries: [...latest, ...notHeld] };
}

/**
 * Stores the keys, and the entries as confirmed [R46c]: nothing private is sent before the server
 * has the entries in the new profile. To be called before records are imported. Throws
 * `StorageWriteError`.
 */
export async function applyEncryption(
  data: DataContext,
  { keys, entries }: EncryptionTransfer,
): Promise<void> {
  if (entries.length === 0) return;
  await addHeldKeys(data, keys);
  await modifyState(data, serverKeysState, (text) =>
    text === '' ? formatServerKeys({ entries: [], confirmed: entries, unlisted: [] }) : text,
  );
}
