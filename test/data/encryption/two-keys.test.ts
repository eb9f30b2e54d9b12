// Tests of two or more devices that each made a key before they knew of each other.
import { afterEach, describe, expect, test } from 'vitest';
import { proveKeyEntry } from '../../../schemas/encryption/key-entries.ts';
import {
  adoptOtherKeys,
  changePassphrase,
  prepareEncryption,
  prepareRecoveryCode,
  storeRecoveryCode,
  turnOffEncryption,
  unlockEncryption,
} from '../../../src/data/encryption/commands.ts';
import { readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import { wrapByKey } from '../../../src/data/encryption/wrap-key.ts';
import {
  cheap,
  computeStateFor,
  listHeldIds,
  passphrase,
  turnOn,
  closeDevices,
  createDevice,
  createEntry,
  isProvenHere,
  readProfileEntries,
  storeServerEntries,
  syncProfiles,
} from './encryption-setup.ts';

afterEach(closeDevices);

describe('two devices that each made a key', () => {
  async function createPair() {
    const [phone, laptop] = [await createDevice(), await createDevice()];
    const older = await turnOn(phone, 'passphrase of the phone');
    const younger = await turnOn(laptop, 'passphrase of the laptop');
    return { phone, laptop, older, younger };
  }

  test('unlocking the second key lists each key in the entry of the other', async () => {
    const { phone, laptop, older, younger } = await createPair();
    await syncProfiles(phone, laptop);
    const secret = { passphrase: 'passphrase of the laptop' };
    expect(await unlockEncryption(phone, secret)).toBe('unlocked');
    expect(await listHeldIds(phone)).toEqual([older.key.id, younger.key.id].toSorted());
    const entries = await readProfileEntries(phone);
    expect(entries).toHaveLength(2);
    for (const { key, other } of [
      { key: older.key, other: younger.key },
      { key: younger.key, other: older.key },
    ]) {
      const entry = entries.find(({ id }) => id === key.id);
      expect(entry).toMatchObject({ version: 2, state: 'on', other_keys: [{ id: other.id }] });
      expect(entry && (await isProvenHere(phone, entry))).toBe(true);
    }
  });

  test('the other devices take the missing key without a passphrase', async () => {
    const { phone, laptop, older, younger } = await createPair();
    const tablet = await createDevice();
    await syncProfiles(phone, laptop, tablet);
    await unlockEncryption(tablet, { passphrase: 'passphrase of the phone' });
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    const entries = await syncProfiles(phone, laptop, tablet);
    const common = (await computeStateFor(phone, entries)).target;
    for (const device of [laptop, tablet]) {
      const before = device.syncCount;
      await adoptOtherKeys(device);
      expect(await listHeldIds(device)).toEqual([older.key.id, younger.key.id].toSorted());
      expect(device.syncCount).toBe(before + 1);
      const { target, missing } = await computeStateFor(device, entries);
      expect(missing).toEqual([]);
      expect(target).toEqual(common);
    }
  });

  test('one passphrase unlocks a new device, with both keys', async () => {
    const { phone, laptop, older, younger } = await createPair();
    await syncProfiles(phone, laptop);
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    const computer = await createDevice();
    await syncProfiles(phone, laptop, computer);
    expect(await unlockEncryption(computer, { passphrase: 'passphrase of the phone' })).toBe(
      'unlocked',
    );
    expect(await listHeldIds(computer)).toEqual([older.key.id, younger.key.id].toSorted());
  });

  test('taking keys again changes nothing', async () => {
    const { phone, laptop } = await createPair();
    await syncProfiles(phone, laptop);
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    await syncProfiles(phone, laptop);
    await adoptOtherKeys(laptop);
    const entries = await syncProfiles(phone, laptop);
    const counts = [phone.syncCount, laptop.syncCount];
    await adoptOtherKeys(phone);
    await adoptOtherKeys(laptop);
    expect(await syncProfiles(phone, laptop)).toEqual(entries);
    expect([phone.syncCount, laptop.syncCount]).toEqual(counts);
  });

  test('a changed passphrase and a new code count for both keys', async () => {
    const { phone, laptop } = await createPair();
    await syncProfiles(phone, laptop);
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    await changePassphrase(phone, 'one for all', cheap);
    const prepared = await prepareRecoveryCode(phone);
    expect(prepared.wrapped.size).toBe(2);
    await storeRecoveryCode(phone, prepared);
    const entries = await readProfileEntries(phone);
    expect(entries).toMatchObject([
      { version: 4, other_keys: [{}] },
      { version: 4, other_keys: [{}] },
    ]);
    for (const entry of entries) expect(await isProvenHere(phone, entry)).toBe(true);
    // Without the wrapped other keys, each entry must be opened by itself.
    const alone = entries.map((entry) => ({ ...entry, other_keys: [] }));
    for (const secret of [{ passphrase: 'one for all' }, { code: prepared.recoveryCode }]) {
      const computer = await createDevice();
      await storeServerEntries(computer, alone);
      expect(await unlockEncryption(computer, secret)).toBe('unlocked');
      expect(await readHeldKeys(computer)).toHaveLength(2);
    }
  });

  test('turning off ends the use of both keys', async () => {
    const { phone, laptop } = await createPair();
    await syncProfiles(phone, laptop);
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    await turnOffEncryption(phone);
    expect((await readProfileEntries(phone)).map(({ state }) => state)).toEqual(['off', 'off']);
  });

  test('a key that was turned off is not linked, and the key in use is used again', async () => {
    const { phone, laptop, older, younger } = await createPair();
    await turnOffEncryption(phone);
    await syncProfiles(phone, laptop);
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    expect(await listHeldIds(phone)).toEqual([older.key.id, younger.key.id].toSorted());
    const entries = await readProfileEntries(phone);
    expect(entries.flatMap(({ other_keys: others }) => others ?? [])).toEqual([]);
    expect((await prepareEncryption(phone, passphrase, cheap)).key).toEqual(younger.key);
  });

  test('a third key is added to the linked keys', async () => {
    const { phone, laptop } = await createPair();
    const tablet = await createDevice();
    await turnOn(tablet, 'passphrase of the tablet');
    await syncProfiles(phone, laptop, tablet);
    await unlockEncryption(phone, { passphrase: 'passphrase of the laptop' });
    await unlockEncryption(phone, { passphrase: 'passphrase of the tablet' });
    const ids = await listHeldIds(phone);
    expect(ids).toHaveLength(3);
    for (const { id, other_keys: others } of await readProfileEntries(phone))
      expect([id, ...(others ?? []).map((other) => other.id)].toSorted()).toEqual(ids);
  });

  test('a chain of keys is taken up to its end', async () => {
    const laptop = await createDevice();
    const [one, two, three] = [
      await createEntry(passphrase),
      await createEntry('of another'),
      await createEntry('of a third'),
    ];
    const link = (from: typeof one, to: typeof one) =>
      proveKeyEntry(
        { ...from.entry, other_keys: [{ id: to.key.id, wrapped: wrapByKey(to.key, from.key) }] },
        from.key,
      );
    await storeServerEntries(laptop, [link(one, two), link(two, three), three.entry]);
    expect(await unlockEncryption(laptop, { passphrase })).toBe('unlocked');
    expect(await listHeldIds(laptop)).toEqual(
      [one, two, three].map(({ key }) => key.id).toSorted(),
    );
  });

  test('a guest takes no keys', async () => {
    const guest = await createDevice({ account: null });
    await adoptOtherKeys(guest);
    expect(await readHeldKeys(guest)).toEqual([]);
  });
});
