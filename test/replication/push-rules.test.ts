// Tests of the push rules with a fake server: what is sent and stored, answers overtaken by another
// tab, rejected records, and busy servers.
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { applyRows } from '../../replication/pull.ts';
import { updateDocuments, readByIds } from '../../replication/sync-collection.ts';
import type { TransportFailure } from '../../replication/transport.ts';
import {
  runAfterNextQuery,
  closeAllDevices,
  createAlice,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const rejection: TransportFailure = {
  kind: 'refused',
  status: 422,
  code: 'validation',
  message: 'too long',
};

describe('what is sent to the server', () => {
  test('[R3] a record that moved after it was read is not sent as it was', async () => {
    const { device, server, push, readExisting } = await createAlice();
    await device.add('a', { title: 'a', prayer_text: 'first' });
    runAfterNextQuery(device, () => device.edit('a', { prayer_text: 'second' }));
    await push();
    expect(server.bodies.map(({ prayer_text: text }) => text)).toEqual(['second']);
    expect(await readExisting('a')).toMatchObject({
      sync: 'safe',
      attempts: 0,
      record: { prayer_text: 'second' },
    });
  });

  test('[R3] a record edited while it is found unchanged stays pending and is sent', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    await device.edit('a', { title: 'a' });
    runAfterNextQuery(device, () => device.edit('a', { prayer_text: 'later' }));
    await push();
    expect(server.requests).toEqual(['update r1 prayer_text']);
    expect(await readExisting('a')).toMatchObject({
      sync: 'safe',
      record: { prayer_text: 'later' },
    });
  });

  test('[R3] [R4] during a request its version is already stored on the disk', async () => {
    const { device, server, push, readExisting } = await createAlice();
    await device.add('a', { title: 'a', prayer_text: 'first' });
    const sentFields: unknown[] = [];
    server.beforeResponse = async () => {
      const { sent, sending, attempts } = await readExisting('a');
      sentFields.push({ sent, sending, attempts });
      return { kind: 'offline' };
    };
    await push();
    const version = { client_id: 'a', title: 'a', prayer_text: 'first' };
    expect(sentFields).toEqual([{ sent: [version], sending: true, attempts: 1 }]);
    expect(await readExisting('a')).toMatchObject({
      sent: [version],
      sending: false,
      sync: 'waiting',
    });
  });

  test('[R31] a record that a closed tab was sending is not shown as being sent', async () => {
    const { device, server, push, readExisting } = await createAlice();
    for (const id of ['a', 'b']) await device.add(id, { title: id, prayer_text: id });
    for (const doc of (await readByIds(device.syncCollection, ['a', 'b'])).values()) {
      await updateDocuments(device.syncCollection, [doc], (now) => ({
        ...now,
        sent: [now.record],
        sending: true,
      }));
    }
    server.respondInstead = () => ({ kind: 'offline' });
    await push();
    for (const id of ['a', 'b'])
      expect(await readExisting(id)).toMatchObject({
        sending: false,
        sync: 'waiting',
        sent: [{ title: id }],
      });
  });

  test('[R4] the last six versions without an answer are kept', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    server.respondInstead = () => ({ kind: 'offline' });
    for (let edit = 1; edit <= 8; edit += 1) {
      await device.edit('a', { prayer_text: `words ${edit}` });
      await push();
    }
    const { sent } = await readExisting('a');
    expect(sent.map((version) => version['prayer_text'])).toEqual(
      [3, 4, 5, 6, 7, 8].map((edit) => `words ${edit}`),
    );
  });

  test('[R5] a create whose answer was lost is looked up by client id, not resent', async () => {
    const { device, server, push, readExisting } = await createAlice({
      hasConditionalWrites: false,
    });
    await device.add('a', { title: 'a', prayer_text: 'first' });
    server.beforeResponse = async () => ({ kind: 'offline' });
    expect(await push()).toEqual({ kind: 'offline' });
    server.beforeResponse = async () => null;
    expect(await push()).toBeNull();
    expect(server.requests).toEqual(['create a', 'find a a~2']);
    expect(server.rows.size).toBe(1);
    expect(await readExisting('a')).toMatchObject({ sync: 'safe', server_id: 'r1' });
  });

  test('[R8] a stale answer is reconciled, and the rest is resent in the same cycle', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    server.put({ id: 'r1', title: 'their title' });
    await device.edit('a', { prayer_text: 'my words' });
    expect(await push()).toBeNull();
    expect(server.requests).toEqual(['update r1 prayer_text', 'update r1 prayer_text']);
    expect(server.rows.get('r1')).toMatchObject({ title: 'their title', prayer_text: 'my words' });
    expect(await readExisting('a')).toMatchObject({
      sync: 'safe',
      sent: [],
      record: { title: 'their title', prayer_text: 'my words' },
    });
  });
});

describe('the fence', () => {
  test('[R9] an answer is ignored if another tab has reconciled a newer row', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    await device.edit('a', { prayer_text: 'my words' });
    server.beforeResponse = async (request) => {
      if (!request.startsWith('update')) return null;
      // The pending answer holds the sent version. Before it arrives, another device changes the
      // row and another tab pulls the change.
      await applyRows(
        device.syncCollection,
        [server.put({ id: 'r1', title: 'their title' })],
        device.transport,
      );
      return null;
    };
    await push();
    const row = server.rows.get('r1');
    expect(await readExisting('a')).toMatchObject({
      updated_date: row?.updated_date,
      sending: false,
      sync: 'safe',
      base: { title: 'their title' },
      record: { title: 'their title' },
    });
  });

  test('[R9] a rejection is ignored if another tab found the record on the server', async () => {
    const { device, server, push, readExisting } = await createAlice();
    await device.add('a', { title: 'a', prayer_text: 'first' });
    server.beforeResponse = async () => {
      // The record had arrived by an earlier request, and the other tab has pulled it.
      await applyRows(device.syncCollection, [...server.rows.values()], device.transport);
      return rejection;
    };
    expect(await push()).toBeNull();
    expect(server.requests).toEqual(['create a']);
    expect(await readExisting('a')).toMatchObject({
      server_id: 'r1',
      sync: 'safe',
      sending: false,
      problem: null,
    });
  });
});

describe('refusals', () => {
  test('[R14] a rejected record has a reason, and the next record is still sent', async () => {
    const { device, server, push, readExisting } = await createAlice();
    for (const id of ['a', 'b']) await device.add(id, { title: id, prayer_text: 'words' });
    server.respondInstead = (request) => (request === 'create a' ? rejection : null);
    expect(await push()).toBeNull();
    expect(await readExisting('a')).toMatchObject({
      sync: 'refused',
      sent: [],
      problem: { status: 422, code: 'validation', message: 'too long' },
    });
    expect(await readExisting('b')).toMatchObject({ sync: 'safe' });
    await push();
    expect(server.requests.toSorted()).toEqual(['create a', 'create b']);
  });

  test('[R7] [R14] a record edited during a rejected send is resent in that cycle', async () => {
    const { device, server, push, readExisting } = await createAlice();
    await device.add('a', { title: 'too long', prayer_text: 'words' });
    const records: unknown[] = [];
    server.beforeResponse = async () => {
      records.push(await readExisting('a'));
      if (records.length > 1) return null;
      server.rows.clear();
      await device.edit('a', { title: 'short' });
      return rejection;
    };
    await push();
    // A rejection is an answer: nothing has to be looked up, and the rejected version is no echo.
    expect(server.requests).toEqual(['create a', 'create a']);
    expect(records[1]).toMatchObject({
      sync: 'waiting',
      problem: null,
      sent: [{ title: 'short' }],
    });
    expect(await readExisting('a')).toMatchObject({ sync: 'safe', record: { title: 'short' } });
  });

  test.each([{ kind: 'signed-out' }, { kind: 'outdated' }] as const)(
    '[R4] [R14] [R27] $kind: no change is rejected, and no further request is made',
    async (failure) => {
      const { device, server, push, readExisting } = await createAlice();
      for (const id of ['a', 'b']) await device.add(id, { title: id, prayer_text: 'words' });
      server.respondInstead = (request) => (request === 'who' ? null : failure);
      expect(await runSyncCycle(device.environment)).toEqual(failure);
      expect(server.requests).toEqual(['who', 'create a']);
      const unsynced = { sync: 'waiting', sending: false, problem: null };
      // Another copy of the request may have arrived.
      expect(await readExisting('a')).toMatchObject({
        ...unsynced,
        sent: [expect.objectContaining({ title: 'a' })],
      });
      expect(await readExisting('b')).toMatchObject({ ...unsynced, sent: [] });
      server.requests.length = 0;
      server.respondInstead = () => null;
      await push();
      expect(server.requests.toSorted()).toEqual(['create a', 'create b', 'find a']);
    },
  );
});

describe('a server that cannot now', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  async function createAliceWithFive() {
    const alice = await createAlice();
    for (const id of ids) await alice.device.add(id, { title: id, prayer_text: 'words' });
    return alice;
  }

  test('[R15] busy three times in a row ends the push', async () => {
    const { server, push } = await createAliceWithFive();
    server.respondInstead = () => ({ kind: 'busy' });
    expect(await push()).toEqual({ kind: 'busy' });
    expect(server.requests).toHaveLength(3);
    expect(new Set(server.requests).size).toBe(3);
  });

  test('[R15] a busy answer for some records stops no others; the push is incomplete', async () => {
    const { server, push } = await createAliceWithFive();
    server.respondInstead = (request) => (request === 'create c' ? null : { kind: 'busy' });
    expect(await push()).toEqual({ kind: 'busy' });
    // The third of five: two fail before it and two after.
    expect(server.requests.indexOf('create c')).toBe(2);
    expect(server.requests.toSorted()).toEqual(ids.map((id) => `create ${id}`));
    expect([...server.rows.values()].map((row) => row['client_id'])).toEqual(['c']);
  });

  test('[R15] a busy answer for one record is still reported after later sends', async () => {
    const { server, push } = await createAliceWithFive();
    server.respondInstead = (request) => (request === 'create c' ? { kind: 'busy' } : null);
    expect(await push()).toEqual({ kind: 'busy' });
    expect(server.rows.size).toBe(4);
  });

  test.each([
    { kind: 'busy', retryAfter: 30 },
    { kind: 'busy', retryAfter: 0 },
    { kind: 'offline' },
  ] as const)('[R15] $kind (wait: $retryAfter) ends it at once', async (failure) => {
    const { server, push } = await createAliceWithFive();
    server.respondInstead = () => failure;
    expect(await push()).toEqual(failure);
    expect(server.requests).toHaveLength(1);
  });

  test('[R15] a failed push does not stop the pull, but a missing connection does', async () => {
    const { device, server } = await createAliceWithFive();
    server.put({ client_id: 'theirs', title: 'theirs', prayer_text: 'from another device' });
    server.respondInstead = (request) => (request.startsWith('create') ? { kind: 'busy' } : null);
    expect(await runSyncCycle(device.environment)).toEqual({ kind: 'busy' });
    expect(await device.read('theirs')).toMatchObject({ sync: 'safe' });
    server.requests.length = 0;
    server.respondInstead = () => ({ kind: 'offline' });
    expect(await runSyncCycle(device.environment)).toEqual({ kind: 'offline' });
    // A record with a busy answer is looked up first; no request follows.
    expect(server.requests).toEqual([expect.stringMatching(/^find /)]);
  });
});

test('[R31] a record of a killed tab is not shown as being sent while offline', async () => {
  const { device, server, readExisting } = await createAlice({ changes: true });
  await device.add('a', { title: 'a', prayer_text: 'words' });
  await device.modify('a', (doc) => ({ ...doc, sent: [doc.record], sending: true }));
  server.respondInstead = () => ({ kind: 'offline' });
  await device.cycle();
  expect(await readExisting('a')).toMatchObject({ sending: false, sync: 'waiting' });
});
