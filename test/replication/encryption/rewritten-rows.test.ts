// Tests how rows are encrypted after the encryption was turned on, and decrypted after it was
// turned off, with the real engine and our own server.
import { describe, expect, test } from 'vitest';
import { isRewriteOnly, markForRewrite } from '../../../schemas/encryption/rewrite-mark.ts';
import { buildLocalRecord, discardRejected } from '../../../schemas/local-record.ts';
import {
  createEntry,
  key,
  prayer,
  type EncryptedDevice,
  type TestAccount,
  useEncryptedServer,
} from './encrypted-device.ts';

const { createAccount, createEncryptedDevice } = useEncryptedServer();

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
