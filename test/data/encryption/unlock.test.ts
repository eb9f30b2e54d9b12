// Tests of unlocking a device that does not hold the key.
import { afterEach, describe, expect, test } from 'vitest';
import { type KeyEntry } from '../../../schemas/encryption/key-entries.ts';
import {
  changePassphrase,
  prepareRecoveryCode,
  storeRecoveryCode,
  turnOffEncryption,
  unlockEncryption,
} from '../../../src/data/encryption/commands.ts';
import { readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import {
  cheap,
  computeStateFor,
  passphrase,
  turnOn,
  closeDevices,
  createDevice,
  readOnlyEntry,
  storeServerEntries,
  syncProfiles,
} from './encryption-setup.ts';

afterEach(closeDevices);

describe('a device without the key', () => {
  test('the passphrase unlocks it and requests a sync', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const { key } = await turnOn(phone);
    await syncProfiles(phone, laptop);
    expect(await unlockEncryption(laptop, { passphrase })).toBe('unlocked');
    expect(await readHeldKeys(laptop)).toEqual([key]);
    expect(laptop.syncCount).toBe(1);
    // Nothing in the list has changed.
    expect(await readOnlyEntry(laptop)).toMatchObject({ version: 1 });
  });

  test('the recovery code unlocks it in any spelling', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const { key, recoveryCode } = await turnOn(phone);
    await syncProfiles(phone, laptop);
    const code = recoveryCode.toLowerCase().replaceAll('-', ' ');
    expect(await unlockEncryption(laptop, { code })).toBe('unlocked');
    expect(await readHeldKeys(laptop)).toEqual([key]);
  });

  test('a wrong secret stores nothing and requests no sync', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const { recoveryCode } = await turnOn(phone);
    await syncProfiles(phone, laptop);
    for (const secret of [
      { passphrase: 'grace upon grace' },
      { passphrase: recoveryCode },
      { code: 'no code' },
      { code: passphrase },
      { code: '0'.repeat(32) },
    ])
      expect(await unlockEncryption(laptop, secret)).toBe('wrong');
    expect(await readHeldKeys(laptop)).toEqual([]);
    expect(laptop.syncCount).toBe(0);
  });

  test('the list of the server is enough, before the profile is synced', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const { key, entry } = await turnOn(phone);
    await storeServerEntries(laptop, [entry]);
    expect(await unlockEncryption(laptop, { passphrase })).toBe('unlocked');
    expect(await readHeldKeys(laptop)).toEqual([key]);
  });

  test('there is nothing to unlock without a list, or with all keys', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    await turnOn(phone);
    expect(await unlockEncryption(phone, { passphrase })).toBe('no-keys');
    expect(await unlockEncryption(laptop, { passphrase })).toBe('no-keys');
    expect(await unlockEncryption(laptop, { code: '0'.repeat(32) })).toBe('no-keys');
  });

  test('after a change, only the new passphrase and the new code unlock it', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const first = await turnOn(phone);
    await changePassphrase(phone, 'new every morning', cheap);
    const second = await prepareRecoveryCode(phone);
    await storeRecoveryCode(phone, second);
    await syncProfiles(phone, laptop);
    expect(await unlockEncryption(laptop, { passphrase })).toBe('wrong');
    expect(await unlockEncryption(laptop, { code: first.recoveryCode })).toBe('wrong');
    expect(await unlockEncryption(laptop, { passphrase: 'new every morning' })).toBe('unlocked');
    const tablet = await createDevice();
    await syncProfiles(phone, tablet);
    expect(await unlockEncryption(tablet, { code: second.recoveryCode })).toBe('unlocked');
  });

  test('a forged later version of an entry does not hide the genuine one', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const { key, entry } = await turnOn(phone);
    const forged: KeyEntry = {
      ...entry,
      version: 9,
      state: 'off',
      by_passphrase: 'x',
      by_code: 'x',
    };
    await storeServerEntries(laptop, [forged, entry]);
    expect(await unlockEncryption(laptop, { passphrase })).toBe('unlocked');
    expect((await computeStateFor(laptop, [forged, entry])).target).toEqual(key);
  });

  test('a key that was turned off is unlocked, too', async () => {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const { key } = await turnOn(phone);
    await turnOffEncryption(phone);
    await syncProfiles(phone, laptop);
    expect(await unlockEncryption(laptop, { passphrase })).toBe('unlocked');
    expect(await readHeldKeys(laptop)).toEqual([key]);
  });
});
