// The data keys that this device holds, in the sync state of the user database.
import { formatHeldKeys, parseHeldKeys } from '../../../schemas/encryption/encryption-state.ts';
import { heldKeysState } from '../../../schemas/encryption/state-keys.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { DataContext } from '../data-context.ts';
import { modifyState, readState } from './stored-state.ts';

export async function readHeldKeys(data: DataContext): Promise<DataKey[]> {
  return parseHeldKeys(await readState(data, heldKeysState));
}

/**
 * Resolves when the keys are stored. A key that the device holds already stays as it is. Throws
 * `StorageWriteError`.
 */
export function addHeldKeys(data: DataContext, keys: readonly DataKey[]): Promise<void> {
  return modifyState(data, heldKeysState, (text) => {
    const held = parseHeldKeys(text);
    return formatHeldKeys([
      ...held,
      ...keys.filter(({ id }) => held.every((other) => other.id !== id)),
    ]);
  });
}
