// Tests the list of keys in the profile with the real engine and our own server: hidden, lost and
// forged entries, two keys, and devices that do not know the list yet.
import { describe, expect, test } from 'vitest';
import { createKeyObserver } from '../../../replication/encryption/key-observer.ts';
import { parseCiphertext } from '../../../schemas/encryption/ciphertext.ts';
import { encryptText } from '../../../schemas/encryption/text-cipher.ts';
import { createEntry, createKey, key, prayer, useEncryptedServer } from './encrypted-device.ts';

const { createAccount, createEncryptedDevice } = useEncryptedServer();

describe('[R46a]–[R46c] the list of keys', () => {
  test('does not encrypt with a key that the server does not list', async () => {
    const account = await createAccount();
    const device = await account.openDevice();
    device.hold(key);
    await device.add('a', prayer);
    expect(await device.sync()).toBeNull();
    expect(JSON.stringify(await account.readRows())).not.toContain('selah-e1');
  });

  test.each([
    ['beside the valid entry', [createEntry(key)], null],
    ['instead of the valid entry', [], { kind: 'busy', isRefusal: true }],
  ])('ignores a forged entry that turns the encryption off, %s', async (_where, valid, result) => {
    const { account, device } = await createEncryptedDevice();
    await device.readProfile();
    await account.listKeys(...valid, { ...createEntry(key), version: 2, state: 'off' });
    await device.readProfile();
    await device.add('a', prayer);
    expect(await device.sync()).toEqual(result);
    expect(await account.readRows()).toHaveLength(valid.length);
    expect(JSON.stringify(await account.readRows())).not.toContain('trength');
  });

  test('sends nothing private while the server has lost a confirmed entry', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.readProfile();
    await account.listKeys();
    await device.readProfile();
    await device.add('a', prayer);
    expect(await device.sync()).toEqual({ kind: 'busy', isRefusal: true });
    expect(device.sentBodies).toEqual([]);
    await account.listKeys(createEntry(key));
    await device.readProfile();
    expect(await device.sync()).toBeNull();
    expect(JSON.stringify(await account.readRows())).not.toContain('trength');
  });

  test('[R46f] uses the older of two keys, and rewrites rows of the other key', async () => {
    const account = await createAccount();
    const older = createKey('o');
    const device = await account.openDevice();
    await account.listKeys(createEntry(key, { created: '2026-11-20T11:00:00.000Z' }));
    device.hold(key);
    await device.add('a', prayer);
    await device.sync();
    await account.listKeys(
      createEntry(older),
      createEntry(key, { created: '2026-11-20T11:00:00.000Z' }),
    );
    await device.readProfile();
    // The device does not hold the older key yet, and goes on with its own.
    await device.add('b', prayer);
    await device.sync();
    expect(parseCiphertext((await account.readRows())[0]?.['title'])?.keyId).toBe(key.id);

    device.hold(key, older);
    await device.readProfile();
    expect(await device.sync()).toBeNull();
    for (const row of await account.readRows())
      expect(parseCiphertext(row['prayer_text'])?.keyId).toBe(older.id);
  });
});

describe('[R46a]–[R46d] a server that hides or loses what it had returned', () => {
  const forged = { ...createEntry(key), version: 2, state: 'off' as const };

  test.each([
    ['loses the list', []],
    ['forges an entry', [forged]],
  ])(
    'a device that was just unlocked sends nothing in clear if the server %s',
    async (_how, list) => {
      const account = await createAccount();
      await account.listKeys(createEntry(key));
      const device = await account.openDevice();
      await device.readProfile();
      device.hold(key);
      await account.listKeys(...list);
      await device.readProfile();
      await device.add('a', prayer);
      expect(await device.sync()).not.toBeNull();
      expect(await account.readRows()).toEqual([]);
      expect(device.sentBodies.join('')).not.toContain('trength');
    },
  );

  test('a locked device stays locked if the list is hidden', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.sync();
    const locked = await account.openDevice();
    await locked.add('b', prayer);
    await locked.readProfile();
    await account.listKeys();
    await locked.readProfile();
    expect(await locked.sync()).toEqual({ kind: 'locked' });
    expect(locked.sentBodies).toEqual([]);
  });

  test('a device that saw a ciphertext without a listed key sends nothing in clear', async () => {
    const account = await createAccount();
    const device = await account.openDevice();
    const text = encryptText('x', createKey('u'), {
      entity: 'Prayer',
      recordId: 'a',
      path: 'title',
    });
    await account.addRow({ ...prayer, client_id: 'a', prayer_text: text });
    expect(await device.sync()).toEqual({ kind: 'locked' });
    await device.add('b', prayer);
    expect(await device.sync()).toEqual({ kind: 'locked' });
    expect(device.sentBodies).toEqual([]);
  });

  test('the list of another user is ignored [R33]', async () => {
    const { device } = await createEncryptedDevice();
    await device.readProfile();
    const before = device.state.get('encryption-entries');
    const other = await createAccount();
    const foreign = await other.openDevice();
    await foreign.readProfile();
    expect(foreign.state.get('encryption-entries')).not.toBe(before);
    const observer = createKeyObserver({
      account: 'alice',
      state: {
        read: async (name) => device.state.get(name) ?? '',
        write: async (name, value) => void device.state.set(name, value),
      },
      readProfile: async () => ({ kind: 'offline' }),
      onChange: () => {},
    });
    await observer.observe({ id: other.user.account, encryption_keys: [] });
    expect(device.state.get('encryption-entries')).toBe(before);
  });
});

describe('[R46b] a device that does not know of the encryption yet', () => {
  test('reads the profile before it sends texts that were written offline', async () => {
    const account = await createAccount();
    const [first, second] = [await account.openDevice(), await account.openDevice()];
    expect(await second.sync()).toBeNull();
    first.hold(key);
    await account.listKeys(createEntry(key));
    await second.add('b', prayer);
    expect(await second.sync()).toEqual({ kind: 'locked' });
    expect(await account.readRows()).toEqual([]);
    second.hold(key);
    expect(await second.sync()).toBeNull();
    expect(JSON.stringify(await account.readRows())).not.toContain('trength');
  });

  test('sends no request for the profile while the profile has no news', async () => {
    const { device } = await createEncryptedDevice();
    await device.readProfile();
    device.requests.length = 0;
    await device.add('a', prayer);
    await device.sync();
    expect(device.requests.filter((url) => url.includes('/User/me'))).toEqual([]);
  });
});

test('[R46f] rows of a missing second key are skipped, and pulled when the key is there', async () => {
  const account = await createAccount();
  const second = createKey('s');
  const later = { created: '2026-11-20T11:00:00.000Z' };
  await account.listKeys(createEntry(key), createEntry(second, later));
  const [device, other] = [await account.openDevice(), await account.openDevice()];
  device.hold(key);
  other.hold(second);
  await other.add('b', { ...prayer, prayer_text: 'With the second key' });
  await other.sync();
  await device.add('a', prayer);
  expect(await device.sync()).toBeNull();
  expect([...(await device.visible()).keys()]).toEqual(['a']);
  device.hold(key, second);
  expect(await device.sync()).toBeNull();
  expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'b']);
});
