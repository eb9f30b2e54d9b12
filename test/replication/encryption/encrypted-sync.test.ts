// Tests the end-to-end encryption with the real engine and our own server: what the server stores,
// what other devices read, and what a device does without the key.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createKeyObserver } from '../../../replication/encryption/key-observer.ts';
import { parseCiphertext } from '../../../schemas/encryption/ciphertext.ts';
import { encryptText } from '../../../schemas/encryption/text-cipher.ts';
import { buildLocalRecord, discardRejected } from '../../../schemas/local-record.ts';
import { isRewriteOnly, markForRewrite } from '../../../schemas/encryption/rewrite-mark.ts';
import { createServerSimulatedBackend } from '../simulation/own-server.ts';
import type { SimulatedBackend } from '../simulation/simulated-server.ts';
import {
  closeDevices,
  createEntry,
  createKey,
  createTestAccount,
  type EncryptedDevice,
  type TestAccount,
} from './encrypted-device.ts';

let backend: SimulatedBackend;
let userCount = 0;
const key = createKey('k');
const prayer = {
  title: 'Strength for today',
  prayer_text: 'Please give me strength for today.',
  category: 'health',
  is_answered: false,
};

beforeAll(async () => {
  backend = await createServerSimulatedBackend();
  let time = Date.UTC(2026, 10, 20);
  backend.useClock(() => (time += 1_000));
});

afterEach(closeDevices);
afterAll(() => backend.close());

function createAccount(): Promise<TestAccount> {
  return createTestAccount(backend, `user-${(userCount += 1)}`);
}

/** A device that holds the key, and an account that lists it. */
async function createEncryptedDevice(): Promise<{ account: TestAccount; device: EncryptedDevice }> {
  const account = await createAccount();
  await account.listKeys(createEntry(key));
  const device = await account.openDevice();
  device.hold(key);
  return { account, device };
}

describe('[R46] a device with the key', () => {
  test('sends ciphertext only, and another device reads the clear text', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.add('a', {
      ...prayer,
      updates: [
        { id: 'u', date: '2026-11-20', text: 'A first answer', earlier: ['Before'], marks: ['m1'] },
      ],
    });
    expect(await device.sync()).toBeNull();
    const sent = device.sentBodies.join('\n');
    for (const text of ['trength', 'health', 'answer"', 'Before', 'm1'])
      expect(sent).not.toContain(text);
    const [row] = await account.readRows();
    expect(row).toMatchObject({ client_id: 'a', is_answered: false });
    expect(parseCiphertext(row?.['prayer_text'])?.keyId).toBe(key.id);
    expect(row).not.toHaveProperty('encrypted_with');

    const other = await account.openDevice();
    other.hold(key);
    expect(await other.sync()).toBeNull();
    expect((await other.read('a'))?.record).toMatchObject({
      ...prayer,
      updates: [{ id: 'u', text: 'A first answer', earlier: ['Before'], marks: ['m1'] }],
    });
  });

  test('sends an edited text encrypted, and an edited flag alone', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.add('a', prayer);
    await device.sync();
    await device.edit('a', { prayer_text: 'Another wording' });
    await device.edit('a', { is_answered: true });
    device.sentBodies.length = 0;
    expect(await device.sync()).toBeNull();
    expect(Object.keys(JSON.parse(device.sentBodies[0] ?? '{}') as object).toSorted()).toEqual([
      'is_answered',
      'prayer_text',
    ]);
    expect(device.sentBodies.join('')).not.toContain('Another');
    const other = await account.openDevice();
    other.hold(key);
    await other.sync();
    expect((await other.read('a'))?.record).toMatchObject({ prayer_text: 'Another wording' });
  });

  test('keeps the text that loses a conflict as a previous version', async () => {
    const { account, device } = await createEncryptedDevice();
    const other = await account.openDevice();
    other.hold(key);
    await device.add('a', prayer);
    await device.sync();
    await other.sync();
    await device.edit('a', { prayer_text: 'Wording of the first' });
    await other.edit('a', { prayer_text: 'Wording of the second' });
    await device.sync();
    await other.sync();
    await device.sync();
    expect((await device.read('a'))?.record).toMatchObject({
      prayer_text: 'Wording of the second',
      earlier_wordings: [{ field: 'prayer_text', text: 'Wording of the first' }],
    });
    expect(JSON.stringify(await account.readRows())).not.toContain('Wording');
  });

  test('[R46g] skips a row that was copied from another record, and keeps its own text', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.add('a', prayer);
    await device.add('b', { ...prayer, prayer_text: 'Another prayer' });
    await device.sync();
    const rows = await account.readRows();
    const [a, b] = ['a', 'b'].map((id) => rows.find((row) => row['client_id'] === id));
    await account.changeRow(b?.['id'], { prayer_text: a?.['prayer_text'] });
    await device.sync();
    expect((await device.read('b'))?.record).toMatchObject({ prayer_text: 'Another prayer' });
    expect(device.state.get('invalid-rows|Prayer')).toBe('1');
  });
});

describe('[R46e] rows in another form', () => {
  test('are encrypted after the encryption is turned on, and clear after it is turned off', async () => {
    const account = await createAccount();
    const device = await account.openDevice();
    for (const id of ['a', 'b', 'c'])
      await device.add(id, { ...prayer, prayer_text: `Text ${id}` });
    await device.add('empty', { title: '', prayer_text: '' });
    expect(await device.sync()).toBeNull();
    device.hold(key);
    await account.listKeys(createEntry(key));
    await device.readProfile();
    expect(await device.sync()).toBeNull();
    expect(JSON.stringify(await account.readRows())).not.toMatch(/Text|trength|health/);
    expect(device.state.get('encryption-form|Prayer')).toBe(key.id);
    expect([...(await device.visible()).values()].every(({ sync }) => sync === 'safe')).toBe(true);

    await account.listKeys(createEntry(key, { version: 2, state: 'off' }));
    await device.readProfile();
    expect(await device.sync()).toBeNull();
    const rows = JSON.stringify(await account.readRows());
    expect(rows).not.toContain('selah-e1');
    for (const id of ['a', 'b', 'c']) expect(rows).toContain(`Text ${id}`);
  });

  test('are encrypted when a client without encryption wrote them', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.add('a', prayer);
    await device.sync();
    const [row] = await account.readRows();
    await account.changeRow(row?.['id'], { testimony: 'It was answered.' });
    await account.addRow({ ...prayer, client_id: 'b', prayer_text: 'Written elsewhere' });
    await device.sync();
    expect((await device.read('a'))?.record).toMatchObject({ testimony: 'It was answered.' });
    expect(await device.sync()).toBeNull();
    const after = JSON.stringify(await account.readRows());
    expect(after).not.toMatch(/answered\.|elsewhere|trength/);
    // Nothing is sent again.
    device.sentBodies.length = 0;
    await device.sync();
    expect(device.sentBodies).toEqual([]);
  });

  test('are left while the change of a record is rejected', async () => {
    const account = await createAccount();
    const device = await account.openDevice();
    await device.add('a', prayer);
    await device.sync();
    await device.edit('a', { title: 'x'.repeat(300) });
    await device.sync();
    expect((await device.read('a'))?.sync).toBe('refused');
    device.hold(key);
    await account.listKeys(createEntry(key));
    await device.readProfile();
    await device.sync();
    expect((await device.read('a'))?.sync).toBe('refused');
  });
});

describe('[R46d] a device without the key', () => {
  test('sends and applies nothing private, and goes on after it got the key', async () => {
    const { account, device } = await createEncryptedDevice();
    await device.add('a', prayer);
    await device.sync();
    const locked = await account.openDevice();
    await locked.add('b', { ...prayer, prayer_text: 'Written while locked' });
    expect(await locked.sync()).toEqual({ kind: 'locked' });
    expect(locked.sentBodies).toEqual([]);
    expect([...(await locked.visible()).keys()]).toEqual(['b']);
    expect((await locked.read('b'))?.sync).toBe('waiting');

    locked.hold(key);
    expect(await locked.sync()).toBeNull();
    expect([...(await locked.visible()).keys()].toSorted()).toEqual(['a', 'b']);
    expect(JSON.stringify(await account.readRows())).not.toContain('locked');
  });

  test('notices by the first ciphertext that another device turned the encryption on', async () => {
    const account = await createAccount();
    const [unaware, device] = [await account.openDevice(), await account.openDevice()];
    expect(await unaware.sync()).toBeNull();
    await account.listKeys(createEntry(key));
    device.hold(key);
    await device.add('a', prayer);
    await device.sync();
    expect(await unaware.sync()).toEqual({ kind: 'locked' });
    expect(await unaware.all()).toEqual([]);
  });

  test.each([
    encryptText('x', createKey('u'), { entity: 'Prayer', recordId: 'a', path: 'title' }),
    'selah-e0.',
    'selah-explained',
  ])('sends a text that only looks like a ciphertext so that %s arrives', async (text) => {
    const account = await createAccount();
    const [device, other] = [await account.openDevice(), await account.openDevice()];
    await device.add('a', { ...prayer, prayer_text: text });
    expect(await device.sync()).toBeNull();
    expect(await other.sync()).toBeNull();
    for (const { record } of [await device.read('a'), await other.read('a')].filter((doc) => !!doc))
      expect(record).toMatchObject({ prayer_text: text });
    expect(await other.all()).toHaveLength(1);
  });

  test('does not apply a ciphertext whose key the profile does not list', async () => {
    const account = await createAccount();
    const device = await account.openDevice();
    const text = encryptText('x', createKey('u'), {
      entity: 'Prayer',
      recordId: 'a',
      path: 'title',
    });
    await account.addRow({ ...prayer, client_id: 'a', prayer_text: text });
    expect(await device.sync()).toEqual({ kind: 'locked' });
    expect(await device.all()).toEqual([]);
  });
});

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
    device.state.set('since|User', '2099-01-01T00:00:00.000000Z');
    device.requests.length = 0;
    await device.add('a', prayer);
    await device.sync();
    expect(device.requests.filter((url) => url.includes('/User/me'))).toEqual([]);
  });
});

describe('[R46i] a mark that does not lead to a request is made again', () => {
  /** A synced record in clear that is marked, but not sent. */
  async function createMarkedRecord(): Promise<{ account: TestAccount; device: EncryptedDevice }> {
    const account = await createAccount();
    const device = await account.openDevice();
    await device.add('a', prayer);
    await device.sync();
    device.hold(key);
    await account.listKeys(createEntry(key));
    await device.readProfile();
    await device.rewrite();
    expect((await device.read('a'))?.sync).toBe('waiting');
    return { account, device };
  }

  test.each<[string, (device: EncryptedDevice) => Promise<void>]>([
    [
      'after an edit and its undo',
      async (device) => {
        await device.edit('a', { is_answered: true });
        await device.edit('a', { is_answered: false });
      },
    ],
    [
      'after a rejection and its discard',
      (device) =>
        device.modify('a', (doc) =>
          discardRejected({
            ...doc,
            sync: 'refused',
            problem: { status: 413, code: 'quota_full', message: 'full' },
          }),
        ),
    ],
    [
      'after a removal and its undo',
      async (device) => {
        await device.remove('a');
        await device.restore('a');
      },
    ],
  ])('%s', async (_how, act) => {
    const { account, device } = await createMarkedRecord();
    await act(device);
    for (let cycle = 0; cycle < 3; cycle += 1) await device.sync();
    expect((await device.read('a'))?.sync).toBe('safe');
    expect(JSON.stringify(await account.readRows())).not.toContain('trength');
  });

  test('a record that another device deleted stays deleted, although it was marked', async () => {
    const { account, device } = await createMarkedRecord();
    const [row] = await account.readRows();
    await account.deleteRow(row?.['id']);
    for (let cycle = 0; cycle < 3; cycle += 1) await device.sync();
    expect((await device.visible()).size).toBe(0);
    expect(await account.readRows()).toEqual([]);
  });

  test('[R10] a removal that was undone is not taken for a deletion by another device', () => {
    const doc = markForRewrite(
      { ...buildLocalRecord('a', prayer, '2026-11-20T10:00:00Z'), base: prayer, sync: 'safe' },
      key.id,
    );
    expect(isRewriteOnly({ ...doc, record: { ...prayer, encrypted_with: key.id } })).toBe(true);
    expect(
      isRewriteOnly({ ...doc, record: { ...prayer, encrypted_with: key.id }, recalled: true }),
    ).toBe(false);
  });
});

test('[R46e] ciphertexts that an app without encryption stored as texts become texts again', async () => {
  const { account, device } = await createEncryptedDevice();
  await device.add('a', prayer);
  await device.sync();
  const [row = {}] = await account.readRows();
  const { id: _id, created_date: _created, updated_date: _updated, ...fields } = row;
  await device.modify('a', (doc) => ({ ...doc, record: fields, base: fields }));
  device.state.set('encryption-form|Prayer', 'check');
  await device.sync();
  expect((await device.read('a'))?.record).toMatchObject(prayer);
  const other = await account.openDevice();
  other.hold(key);
  await other.sync();
  expect((await other.read('a'))?.record).toMatchObject(prayer);
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
