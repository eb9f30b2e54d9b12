// Tests the transfer of the keys to another account id, after a server was restored without the
// account.
import { afterEach, expect, test } from 'vitest';
import {
  computeStoredState,
  parseServerKeys,
} from '../../../schemas/encryption/encryption-state.ts';
import { serverKeysState } from '../../../schemas/encryption/state-keys.ts';
import { readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import { readState } from '../../../src/data/encryption/stored-state.ts';
import {
  applyEncryption,
  packEncryption,
} from '../../../src/data/encryption/transfer-encryption.ts';
import { closeDevices, createDevice, listHeldIds, turnOn } from './encryption-setup.ts';

afterEach(closeDevices);

test('[R46c] a new account sends nothing private before its profile has the keys', async () => {
  const former = await createDevice();
  const { key } = await turnOn(former);
  const next = await createDevice();
  await applyEncryption(next, await packEncryption(former));
  expect(await listHeldIds(next)).toEqual([key.id]);
  const serverKeys = parseServerKeys(await readState(next, serverKeysState));
  if (!serverKeys) throw new Error('The state is missing.');
  const state = computeStoredState(serverKeys, await readHeldKeys(next));
  expect(state).toMatchObject({ target: null, isBehind: true });
  // The engine puts these entries into the profile.
  expect(serverKeys.confirmed).toMatchObject([{ id: key.id, state: 'on' }]);
});

test('a transfer without encryption stores nothing', async () => {
  const [former, next] = [await createDevice(), await createDevice()];
  await applyEncryption(next, await packEncryption(former));
  expect(await readState(next, serverKeysState)).toBe('');
});

test('a transfer does not replace a list that the engine has read', async () => {
  const former = await createDevice();
  await turnOn(former);
  const transfer = await packEncryption(former);
  const next = await createDevice();
  await applyEncryption(next, transfer);
  const stored = await readState(next, serverKeysState);
  await applyEncryption(next, { ...transfer, entries: [] });
  expect(await readState(next, serverKeysState)).toBe(stored);
});
