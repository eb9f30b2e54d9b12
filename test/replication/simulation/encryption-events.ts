// Events of the end-to-end encryption in a simulation run: a user turns it on or off on a device,
// or unlocks a device. The passphrase is not simulated: unlocking gives the device the listed keys.
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { applyEdit, type Fields } from '../../../schemas/local-record.ts';
import {
  computeStoredState,
  formatHeldKeys,
  parseHeldKeys,
  parseServerKeys,
} from '../../../schemas/encryption/encryption-state.ts';
import { heldKeysState, serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import {
  type EncryptionState,
  type KeyEntry,
  parseKeyEntries,
  proveKeyEntry,
  selectLatestEntries,
} from '../../../schemas/encryption/key-entries.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { SimulatedDevice, SimulatedTab } from './device-types.ts';
import { StorageFault } from './gated-storage.ts';
import { TabKilledError } from './scheduler.ts';
import type { Simulation } from './simulation-state.ts';
import { simulatedKeys } from './unique-texts.ts';

/** Begins to turn the encryption on, or off if it is on. A locked device can do neither. */
export function toggleEncryption(
  simulation: Simulation,
  device: SimulatedDevice,
  tab: SimulatedTab,
): void {
  device.pendingActions += 1;
  changeEncryption(simulation, device, tab)
    .catch((fault: unknown) => {
      if (!(fault instanceof TabKilledError) && !(fault instanceof StorageFault))
        simulation.userActions.faults.push(fault);
    })
    .finally(() => {
      device.pendingActions -= 1;
    });
}

async function changeEncryption(
  { scheduler, counts }: Simulation,
  device: SimulatedDevice,
  tab: SimulatedTab,
): Promise<void> {
  const [profile] = await tab.readAll('User');
  if (!profile) return;
  const held = readHeldKeys(device);
  const toHeld = (keys: readonly DataKey[]) => keys.map((key) => ({ key, confirmed: null }));
  const latest = selectLatestEntries(
    parseKeyEntries(profile.record['encryption_keys']),
    toHeld(held),
  );
  const isHeld = ({ id }: KeyEntry) => held.some((key) => key.id === id);
  const own = latest.filter((entry) => isHeld(entry));
  const inUse = own.filter(({ state }) => state === 'on');
  if (own.length === 0 && latest.length > 0) return;
  let changed: KeyEntry[];
  if (own.length === 0) {
    const key = held[0] ?? createKey(device);
    // The key is on the disk before the profile names it.
    storeHeldKeys(device, held[0] ? held : [key]);
    const now = new Date(scheduler.now() + device.clockError).toISOString();
    changed = [
      proveKeyEntry(
        { id: key.id, version: 1, created: now, state: 'on', by_passphrase: '-', by_code: '-' },
        key,
      ),
    ];
  } else {
    const state = inUse.length > 0 ? 'off' : 'on';
    changed = (inUse.length > 0 ? inUse : own.slice(0, 1)).flatMap((entry) => {
      const key = held.find(({ id }) => id === entry.id);
      return key ? [proveKeyEntry({ ...entry, version: entry.version + 1, state }, key)] : [];
    });
  }
  counts.encryptionToggles += 1;
  await tab.collections.User.incrementalWriteQueue.addWrite(profile, (now) => ({
    ...now,
    ...applyEdit(now, {
      encryption_keys: selectLatestEntries(
        [...parseKeyEntries(now.record['encryption_keys']), ...changed],
        toHeld(readHeldKeys(device)),
      ),
    } satisfies Fields),
  }));
}

/** The user types the passphrase: the device gets every key that the server lists. */
export function unlock(_simulation: unknown, device: SimulatedDevice): void {
  const listed = parseServerKeys(device.state.get(serverKeysState) ?? '')?.entries ?? [];
  const held = readHeldKeys(device);
  const missing = [...device.user.keys.values()].filter(
    ({ id }) => listed.some((entry) => entry.id === id) && !held.some((key) => key.id === id),
  );
  if (missing.length === 0) return;
  device.counts.unlocks += 1;
  storeHeldKeys(device, [...held, ...missing]);
}

/** What the device knows of the encryption; null before its engine read the profile. */
export function readEncryptionState(device: SimulatedDevice): EncryptionState | null {
  const serverKeys = parseServerKeys(device.state.get(serverKeysState) ?? '');
  return serverKeys && computeStoredState(serverKeys, readHeldKeys(device));
}

/** Returns whether the device knows that it must send no private text in clear. */
export function mustEncrypt(device: SimulatedDevice): boolean {
  const state = readEncryptionState(device);
  return state !== null && (state.target !== null || state.missing.length > 0 || state.isBehind);
}

function readHeldKeys({ state }: SimulatedDevice): DataKey[] {
  return parseHeldKeys(state.get(heldKeysState) ?? '');
}

function storeHeldKeys({ state }: SimulatedDevice, keys: readonly DataKey[]): void {
  state.set(heldKeysState, formatHeldKeys(keys));
}

/** A key that follows from the user and the number of their keys, so that a run can be replayed. */
function createKey({ user }: SimulatedDevice): DataKey {
  const bytes = sha512(utf8ToBytes(`${user.name} ${user.keys.size}`));
  const key = { id: bytesToHex(bytes.subarray(0, 8)), bytes };
  user.keys.set(key.id, key);
  simulatedKeys.set(key.id, key);
  return key;
}
