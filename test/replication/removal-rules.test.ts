// Tests of each removal rule with a fake server: tombstones, recreated records and undone removals.
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { applyRows, pullChanged } from '../../replication/pull.ts';
import type { TransportFailure } from '../../replication/transport.ts';
import {
  runAroundNextRecreation,
  closeAllDevices,
  createAlice,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const deleted: TransportFailure = { kind: 'deleted' };
const missing: TransportFailure = { kind: 'missing' };

describe('tombstones', () => {
  test('[R11] a removed record in an outdated page is read by id once, and skipped', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    const old = [...server.rows.values()];
    await device.remove('a');
    await push();
    const tombstone = await readExisting('a');
    expect(tombstone).toMatchObject({ removed: true, sync: 'safe', gone: 'here' });
    server.requests.length = 0;
    server.respondInstead = (request) =>
      request.startsWith('changed') ? { kind: 'ok', value: old } : null;
    expect(await pullChanged(device.syncCollection, device.transport)).toBeNull();
    expect(server.requests).toEqual(['changed all 0', 'one r1']);
    expect(await readExisting('a')).toEqual(tombstone);
    await push();
    expect(server.writes()).toEqual([]);
  });

  test('[R11] a removed record’s row is deleted if its text is known, else restored', async () => {
    const { device, server, push, addSynced } = await createAlice();
    for (const id of ['a', 'b']) {
      await addSynced(id);
      await device.remove(id);
    }
    await push();
    server.requests.length = 0;
    server.put({ id: 'z1', client_id: 'a', title: 'a', prayer_text: 'words a' });
    server.put({ id: 'z2', client_id: 'b', title: 'b', prayer_text: 'words of another user' });
    await runSyncCycle(device.environment);
    await runSyncCycle(device.environment);
    expect(server.writes()).toEqual(['delete z1']);
    expect(
      [...(await device.visible()).values()].map(({ record }) => record['prayer_text']),
    ).toEqual(['words of another user']);
  });

  test('[R11] other text in the current row restores the record despite an old page', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    const old = [...server.rows.values()];
    await device.remove('a');
    await push();
    server.put({ id: 'r1', client_id: 'a', title: 'a', prayer_text: 'words of another user' });
    await applyRows(device.syncCollection, old, device.transport);
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      sync: 'safe',
      record: { prayer_text: 'words of another user' },
    });
  });

  test('[R11] a record restored from a tombstone has no pending local text', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    await device.edit('a', { prayer_text: 'never sent' });
    await device.remove('a');
    await push();
    server.requests.length = 0;
    const row = server.put({
      id: 'r9',
      client_id: 'a',
      title: 'a',
      prayer_text: 'words of another user',
    });
    await applyRows(device.syncCollection, [row], device.transport);
    const { removed, sync, record } = await readExisting('a');
    expect({ removed, sync, record }).toEqual({
      removed: false,
      sync: 'safe',
      record: { client_id: 'a', title: 'a', prayer_text: 'words of another user' },
    });
    await push();
    expect(server.writes()).toEqual([]);
  });

  test('[R13] a removal that finds unseen versions is undone and deletes nothing', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    await device.remove('a');
    server.put({ id: 'r1', testimony: 'it was heard' });
    await push();
    await push();
    expect(server.requests).toEqual(['delete r1']);
    expect(server.rows.get('r1')).toMatchObject({ testimony: 'it was heard' });
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      sync: 'safe',
      gone: '',
      record: { testimony: 'it was heard' },
    });
  });

  test.each([
    ['sent without an answer', {}],
    ['started from', { prayer_text: 'words a' }],
    ['wrote last, and another device too', { prayer_text: 'never sent' }],
  ])(
    '[R13] a removal that finds only text this device %s is resent in the same cycle',
    async (_which, fields) => {
      const { device, server, push, addSynced, readExisting } = await createAlice();
      await addSynced('a');
      await device.edit('a', { prayer_text: 'sent without an answer' });
      server.beforeResponse = async () => ({ kind: 'offline' });
      await push();
      server.beforeResponse = async () => null;
      await device.edit('a', { prayer_text: 'never sent' });
      await device.remove('a');
      server.put({ id: 'r1', user_email: 'alice@example.org', ...fields });
      server.requests.length = 0;
      await push();
      expect(server.requests).toEqual(['delete r1', 'delete r1']);
      expect(server.rows.size).toBe(0);
      expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'safe', gone: 'here' });
    },
  );
});

describe('rescues', () => {
  /** Alice has edited a record that another device deleted. */
  async function createAliceWithAnOrphan() {
    const alice = await createAlice();
    await alice.addSynced('a');
    alice.server.removeRow('r1');
    await alice.device.edit('a', { prayer_text: 'my later words' });
    return alice;
  }

  const requestsWith404 = ['update r1 prayer_text', 'one r1', 'find a'];

  test('[R12] an edited record with a deleted row is recreated and sent in one cycle', async () => {
    const { device, server, push, readExisting } = await createAliceWithAnOrphan();
    expect(await push()).toBeNull();
    await push();
    expect(server.requests).toEqual([...requestsWith404, 'create a~2']);
    expect(await readExisting('a')).toMatchObject({
      removed: true,
      gone: 'elsewhere',
      sync: 'safe',
      sent: [],
    });
    expect(await readExisting('a~2')).toMatchObject({
      sync: 'safe',
      record: { client_id: 'a~2', prayer_text: 'my later words' },
    });
    expect(await device.all()).toHaveLength(2);
  });

  test('[R12] a removal while a record is recreated removes both records', async () => {
    const { device, server, push } = await createAliceWithAnOrphan();
    runAroundNextRecreation(device, { before: () => device.remove('a') });
    await push();
    await push();
    expect(await device.visible()).toEqual(new Map());
    expect((await device.all()).map(({ sync }) => sync)).toEqual(['safe', 'safe']);
    expect(server.requests).toEqual(requestsWith404);
  });

  test('[R12] an edit while a record is recreated is carried over', async () => {
    const { device, server, push } = await createAliceWithAnOrphan();
    runAroundNextRecreation(device, { before: () => device.edit('a', { title: 'later title' }) });
    await push();
    await push();
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({
        client_id: 'a~2',
        title: 'later title',
        prayer_text: 'my later words',
      }),
    ]);
    expect([...(await device.visible()).values()]).toEqual([
      expect.objectContaining({ client_id: 'a~2', sync: 'safe' }),
    ]);
  });

  test("[R12] a 404 that the record's own address does not confirm recreates nothing", async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    await device.edit('a', { prayer_text: 'my later words' });
    // A proxy may give wrong answers, so only the record's own address is reliable.
    server.respondInstead = (request) =>
      request.startsWith('update')
        ? missing
        : request.startsWith('find')
          ? { kind: 'ok', value: [] }
          : null;
    expect(await push()).toEqual({ kind: 'busy' });
    expect(server.requests).toEqual(['update r1 prayer_text', 'one r1']);
    expect(await device.all()).toHaveLength(1);
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      gone: '',
      sync: 'waiting',
      sending: false,
    });
    server.respondInstead = () => null;
    await push();
    expect(server.rows.get('r1')).toMatchObject({ prayer_text: 'my later words' });
  });

  test('[R12] a record that continues under another row is attached to that row', async () => {
    const { device, server, push, readExisting } = await createAliceWithAnOrphan();
    server.put({ id: 'r9', client_id: 'a', title: 'a', prayer_text: 'words a' });
    await push();
    await push();
    expect(server.requests).toEqual([...requestsWith404, 'update r9 prayer_text']);
    expect(await device.all()).toHaveLength(1);
    expect(await readExisting('a')).toMatchObject({ server_id: 'r9', sync: 'safe' });
  });

  test('[R12] a 404 on a create recreates nothing', async () => {
    const { device, server, push, readExisting } = await createAlice();
    await device.add('a', { title: 'a', prayer_text: 'first' });
    server.respondInstead = () => missing;
    expect(await push()).toEqual({ kind: 'busy' });
    expect(server.requests).toEqual(['create a']);
    expect(await device.all()).toHaveLength(1);
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      gone: '',
      sync: 'waiting',
      sending: false,
    });
  });

  test('[R12] a 410 on a create recreates the record once and sends it in one cycle', async () => {
    const { device, server, push, readExisting } = await createAlice();
    await device.add('a', { title: 'a', prayer_text: 'first' });
    server.respondInstead = (request) => (request === 'create a' ? deleted : null);
    expect(await push()).toBeNull();
    await push();
    expect(server.requests).toEqual(['create a', 'create a~2']);
    expect(await readExisting('a')).toMatchObject({
      removed: true,
      gone: 'elsewhere',
      sync: 'safe',
      sending: false,
    });
    expect(await readExisting('a~2')).toMatchObject({
      sync: 'safe',
      record: { client_id: 'a~2', prayer_text: 'first' },
    });
    expect(await device.all()).toHaveLength(2);
  });

  test('[R12] two devices that recreate a record make one record with all text', async () => {
    const { device, server, push, readExisting } = await createAliceWithAnOrphan();
    server.put({
      id: 'r2',
      client_id: 'a~2',
      title: 'a',
      prayer_text: 'words of the other device',
    });
    // The other device's record arrived here first.
    await applyRows(device.syncCollection, [...server.rows.values()], device.transport);
    await push();
    expect(server.requests).toEqual([...requestsWith404, 'update r2 earlier_wordings,prayer_text']);
    expect(await device.visible()).toEqual(new Map([['a~2', await readExisting('a~2')]]));
    expect(server.rows.get('r2')).toMatchObject({
      prayer_text: 'my later words',
      earlier_wordings: [{ field: 'prayer_text', text: 'words of the other device' }],
    });
  });
});

describe('undone removals', () => {
  /** The delete arrived and its answer did not; then the person took the removal back. */
  async function createAliceWhoRestores() {
    const alice = await createAlice();
    await alice.addSynced('a');
    await alice.device.remove('a');
    return alice;
  }

  test('[R12] an undone removal asks the server and recreates a record deleted there', async () => {
    const { device, server, push, readExisting } = await createAliceWhoRestores();
    server.beforeResponse = async (request) =>
      request.startsWith('delete') ? { kind: 'offline' } : null;
    await push();
    await device.restore('a');
    expect(await readExisting('a')).toMatchObject({ gone: 'unsure', sync: 'waiting' });
    server.requests.length = 0;
    expect(await push()).toBeNull();
    expect(server.requests).toEqual(['one r1', 'find a', 'create a~2']);
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({ client_id: 'a~2', prayer_text: 'words a' }),
    ]);
    expect([...(await device.visible()).values()]).toEqual([
      expect.objectContaining({ client_id: 'a~2', sync: 'safe' }),
    ]);
  });

  test('[R12] undoing the removal of a record deleted elsewhere recreates the record', async () => {
    const { device, server, push } = await createAliceWhoRestores();
    server.removeRow('r1');
    await device.restore('a');
    await push();
    expect(server.requests).toEqual(['one r1', 'find a', 'create a~2']);
  });

  test('an undone removal of an existing row is synced by one read and no write', async () => {
    const { device, server, push, readExisting } = await createAliceWhoRestores();
    await device.restore('a');
    await push();
    expect(server.requests).toEqual(['one r1']);
    expect(await readExisting('a')).toMatchObject({ removed: false, gone: '', sync: 'safe' });
  });

  test('an undone removal without an answer stays pending', async () => {
    const { device, server, push, readExisting } = await createAliceWhoRestores();
    await device.restore('a');
    server.respondInstead = () => ({ kind: 'offline' });
    expect(await push()).toEqual({ kind: 'offline' });
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      gone: 'unsure',
      sync: 'waiting',
    });
  });
});
