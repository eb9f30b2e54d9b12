// Tests of the commands of the encryption: turn on and off, passphrase, recovery code.
import { afterEach, describe, expect, test } from 'vitest';
import { computeEncryptionState } from '../../../schemas/encryption/key-entries.ts';
import type { KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import {
  changePassphrase,
  isRecoveryCode,
  prepareEncryption,
  prepareRecoveryCode,
  storeRecoveryCode,
  turnOffEncryption,
  turnOnEncryption,
} from '../../../src/data/encryption/commands.ts';
import { readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import { parseRecoveryCode } from '../../../src/data/encryption/recovery-code.ts';
import { unwrapByCode, unwrapByPassphrase } from '../../../src/data/encryption/wrap-key.ts';
import { updateProfile } from '../../../src/data/records/profile.ts';
import { toRxCollection } from '../../support/rx-collection.ts';
import {
  cheap,
  closeDevices,
  createDevice,
  passphrase,
  turnOn,
  isProvenHere,
  readOnlyEntry,
  readProfileEntries,
  setProfile,
  storeServerEntries,
  syncProfiles,
} from './encryption-setup.ts';

afterEach(closeDevices);

const opensByPassphrase = async ({ by_passphrase: text, id }: KeyEntry, typed: string) =>
  (await unwrapByPassphrase(text, typed, id)) !== null;

function opensByCode({ by_code: text, id }: KeyEntry, typed: string): boolean {
  const code = parseRecoveryCode(typed);
  return code !== null && unwrapByCode(text, code, id) !== null;
}

describe('turning the encryption on', () => {
  test('preparing stores nothing', async () => {
    const data = await createDevice();
    const before = await data.userDatabase.profile.findOne().exec();
    await prepareEncryption(data, passphrase, cheap);
    expect(await readHeldKeys(data)).toEqual([]);
    expect((await data.userDatabase.profile.findOne().exec())?.toJSON()).toEqual(before?.toJSON());
    expect(data.syncCount).toBe(0);
  });

  test('turning on stores the key and a proven entry, and requests a sync', async () => {
    const data = await createDevice();
    const prepared = await turnOn(data);
    expect(await readHeldKeys(data)).toEqual([prepared.key]);
    const entry = await readOnlyEntry(data);
    expect(entry).toEqual(prepared.entry);
    expect(entry).toMatchObject({ id: prepared.key.id, version: 1, state: 'on' });
    expect(await isProvenHere(data, entry)).toBe(true);
    expect(await opensByPassphrase(entry, passphrase)).toBe(true);
    expect(opensByCode(entry, prepared.recoveryCode)).toBe(true);
    const profile = await data.userDatabase.profile.findOne().exec();
    expect(profile?.sync).toBe('waiting');
    expect(data.syncCount).toBe(1);
  });

  test('the key is stored although the profile cannot be changed, and is used again', async () => {
    const data = await createDevice();
    const prepared = await prepareEncryption(data, passphrase, cheap);
    const profiles = toRxCollection(data.userDatabase.profile);
    await profiles.find().remove();
    await expect(turnOnEncryption(data, prepared)).rejects.toMatchObject({ reason: 'missing' });
    expect(await readHeldKeys(data)).toEqual([prepared.key]);
    expect((await prepareEncryption(data, passphrase, cheap)).key).toEqual(prepared.key);
  });

  test('the same preparation stored twice is one version', async () => {
    const data = await createDevice();
    await turnOnEncryption(data, await turnOn(data));
    expect(await readOnlyEntry(data)).toMatchObject({ version: 1 });
  });

  test('on, off and on again use one key with one entry', async () => {
    const data = await createDevice();
    const first = await turnOn(data);
    await syncProfiles(data);
    await turnOffEncryption(data);
    const off = await readOnlyEntry(data);
    expect(off).toMatchObject({ id: first.key.id, version: 2, state: 'off' });
    expect(await isProvenHere(data, off)).toBe(true);
    await syncProfiles(data);
    const second = await turnOn(data);
    expect(second.key).toEqual(first.key);
    const on = await readOnlyEntry(data);
    expect(on).toMatchObject({ version: 3, state: 'on', created: first.entry.created });
    expect(await isProvenHere(data, on)).toBe(true);
    expect(await readHeldKeys(data)).toEqual([first.key]);
    expect(opensByCode(on, second.recoveryCode)).toBe(true);
    expect(opensByCode(on, first.recoveryCode)).toBe(false);
    expect(data.syncCount).toBe(3);
  });

  test('a version that the server got meanwhile is replaced by a later one', async () => {
    const data = await createDevice();
    const first = await turnOn(data);
    await turnOffEncryption(data);
    const off = await readOnlyEntry(data);
    // The profile on this device is older than the list that the server returned.
    await storeServerEntries(data, [off]);
    await setProfile(data, [first.entry], 'safe');
    const prepared = await turnOn(data);
    expect(prepared.entry.version).toBe(3);
    expect(await readOnlyEntry(data)).toMatchObject({ version: 3, state: 'on' });
  });

  test('a preparation that became old meanwhile gets the next version', async () => {
    const data = await createDevice();
    await turnOn(data);
    const old = await prepareEncryption(data, passphrase, cheap);
    await turnOffEncryption(data);
    await turnOnEncryption(data, old);
    const entry = await readOnlyEntry(data);
    expect(entry).toMatchObject({ version: 3, state: 'on' });
    expect(await isProvenHere(data, entry)).toBe(true);
  });

  test('other settings, entries of other keys and unknown items of the list stay', async () => {
    const data = await createDevice();
    const other = await createDevice();
    const foreign = (await turnOn(other)).entry;
    const unknown = { id: 'of a later version', version: 1, kind: 'passkey' };
    await updateProfile(data, { language: 'fr' });
    await setProfile(data, [foreign, unknown as unknown as KeyEntry], 'safe');
    const { entry } = await turnOn(data);
    const profile = await data.userDatabase.profile.findOne().exec();
    expect(profile?.record).toMatchObject({
      language: 'fr',
      encryption_keys: [foreign, unknown, entry],
    });
  });

  test('a guest cannot turn the encryption on', async () => {
    const data = await createDevice({ account: null });
    const prepared = await prepareEncryption(data, passphrase, cheap);
    await expect(turnOnEncryption(data, prepared)).rejects.toThrow('A guest has no profile.');
  });
});

describe('turning the encryption off', () => {
  test('the new entry counts more than an earlier one that a server returns', async () => {
    const data = await createDevice();
    const { entry, key } = await turnOn(data);
    await turnOffEncryption(data);
    const off = await readOnlyEntry(data);
    const held = [{ key, confirmed: null }];
    expect(computeEncryptionState([entry], held).target).toEqual(key);
    expect(computeEncryptionState([entry, off], held).target).toBeNull();
  });

  test('turning off twice adds one version', async () => {
    const data = await createDevice();
    await turnOn(data);
    await turnOffEncryption(data);
    await syncProfiles(data);
    await turnOffEncryption(data);
    expect(await readOnlyEntry(data)).toMatchObject({ version: 2, state: 'off' });
    expect((await data.userDatabase.profile.findOne().exec())?.sync).toBe('safe');
    expect(data.syncCount).toBe(2);
  });
});

describe('passphrase and recovery code', () => {
  test('a new passphrase replaces the old one; the code stays', async () => {
    const data = await createDevice();
    const { recoveryCode } = await turnOn(data);
    await changePassphrase(data, 'new every morning', cheap);
    const entry = await readOnlyEntry(data);
    expect(entry).toMatchObject({ version: 2, state: 'on' });
    expect(await isProvenHere(data, entry)).toBe(true);
    expect(await opensByPassphrase(entry, 'new every morning')).toBe(true);
    expect(await opensByPassphrase(entry, passphrase)).toBe(false);
    expect(opensByCode(entry, recoveryCode)).toBe(true);
    expect(data.syncCount).toBe(2);
  });

  test('a new code replaces the old one when it is stored; the passphrase stays', async () => {
    const data = await createDevice();
    const { recoveryCode } = await turnOn(data);
    const prepared = await prepareRecoveryCode(data);
    expect(await readOnlyEntry(data)).toMatchObject({ version: 1 });
    await storeRecoveryCode(data, prepared);
    await storeRecoveryCode(data, prepared);
    const entry = await readOnlyEntry(data);
    expect(entry).toMatchObject({ version: 2, state: 'on' });
    expect(await isProvenHere(data, entry)).toBe(true);
    expect(opensByCode(entry, prepared.recoveryCode)).toBe(true);
    expect(opensByCode(entry, recoveryCode)).toBe(false);
    expect(await opensByPassphrase(entry, passphrase)).toBe(true);
  });

  test('without a key in use, nothing changes', async () => {
    const data = await createDevice();
    await turnOn(data);
    await turnOffEncryption(data);
    await changePassphrase(data, 'new every morning', cheap);
    await storeRecoveryCode(data, await prepareRecoveryCode(data));
    expect(await readProfileEntries(data)).toMatchObject([{ version: 2, state: 'off' }]);
  });

  test('the typed code is compared in any spelling', async () => {
    const data = await createDevice();
    const prepared = await prepareEncryption(data, passphrase, cheap);
    const { recoveryCode } = prepared;
    expect(recoveryCode).toMatch(/^(?:[\dA-Z]{4}-){7}[\dA-Z]{4}$/);
    expect(isRecoveryCode(prepared, recoveryCode.toLowerCase().replaceAll('-', ' '))).toBe(true);
    const other = await prepareEncryption(data, passphrase, cheap);
    for (const typed of ['', recoveryCode.slice(0, -1), other.recoveryCode])
      expect(isRecoveryCode(prepared, typed)).toBe(false);
  });
});
