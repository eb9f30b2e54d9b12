// Tests the end-to-end encryption with the real engine and our own server: what a device with the
// key and a device without it send, store and read.
import { describe, expect, test } from 'vitest';
import { parseCiphertext } from '../../../schemas/encryption/ciphertext.ts';
import { encryptText } from '../../../schemas/encryption/text-cipher.ts';
import { createEntry, createKey, key, prayer, useEncryptedServer } from './encrypted-device.ts';

const { createAccount, createEncryptedDevice } = useEncryptedServer();

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
