// Tests of a push with several groups: what overlaps, what must wait, and what a failure leaves.
import { afterEach, expect, test, vi } from 'vitest';
import { pushPending } from '../../replication/push.ts';
import type { SyncLock } from '../../replication/transport.ts';
import { type Alice, closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

async function createAliceWithSix(): Promise<Alice> {
  const alice = await createAlice();
  for (const id of ids) await alice.device.add(id, { title: id, prayer_text: `words ${id}` });
  return alice;
}

function pushInPairs({ device }: Alice, syncLock?: SyncLock) {
  return pushPending(device.syncCollection, device.transport, syncLock, { groupSize: 2 });
}

async function listIds({ device }: Alice, state: { sending: true } | { sync: 'safe' }) {
  return (await device.all())
    .filter((doc) => ('sync' in state ? doc.sync === state.sync : doc.sending))
    .map(({ client_id: id }) => id)
    .toSorted();
}

test('[R35d] the next group is marked, and the previous one stored, while a group is on the way', async () => {
  const alice = await createAliceWithSix();
  const sendingAtRequest = new Map<string, string[]>();
  alice.server.beforeResponse = async (request) => {
    sendingAtRequest.set(request, await listIds(alice, { sending: true }));
    if (request === 'create p1')
      await vi.waitFor(async () =>
        expect(await listIds(alice, { sending: true })).toEqual(['p1', 'p2', 'p3', 'p4']),
      );
    if (request === 'create p3')
      await vi.waitFor(async () => {
        expect(await listIds(alice, { sync: 'safe' })).toEqual(['p1', 'p2']);
        expect(await listIds(alice, { sending: true })).toEqual(['p3', 'p4', 'p5', 'p6']);
      });
    return null;
  };
  expect(await pushInPairs(alice)).toBeNull();
  expect(await listIds(alice, { sync: 'safe' })).toEqual(ids);
  expect(alice.server.requests).toEqual(ids.map((id) => `create ${id}`));
  // [R3] Every request leaves after the mark of its record.
  for (const id of ids) expect(sendingAtRequest.get(`create ${id}`)).toContain(id);
  for (const sending of sendingAtRequest.values()) expect(sending.length).toBeLessThanOrEqual(4);
});

test('[R35d] after a rejected change the next group waits until the answers are stored', async () => {
  const alice = await createAliceWithSix();
  alice.server.respondInstead = (request) =>
    request === 'create p2'
      ? { kind: 'refused', status: 422, code: 'validation', message: 'm' }
      : null;
  const states: string[] = [];
  alice.server.beforeResponse = async (request) => {
    if (request === 'create p3')
      for (const id of ['p1', 'p2']) states.push((await alice.readExisting(id)).sync);
    return null;
  };
  expect(await pushInPairs(alice)).toBeNull();
  expect(states).toEqual(['safe', 'refused']);
  expect(await listIds(alice, { sync: 'safe' })).toEqual(['p1', 'p3', 'p4', 'p5', 'p6']);
});

test('[R35b] [R35d] a lost connection removes the marks of the next group, which is not sent', async () => {
  const alice = await createAliceWithSix();
  alice.server.respondInstead = () => ({ kind: 'offline' });
  expect(await pushInPairs(alice)).toEqual({ kind: 'offline' });
  expect(alice.server.requests).toEqual(['create p1']);
  expect(await alice.readExisting('p1')).toMatchObject({ sending: false, sent: [{ title: 'p1' }] });
  for (const id of ids.slice(1))
    expect(await alice.readExisting(id)).toMatchObject({
      sync: 'waiting',
      sending: false,
      sent: [],
    });
});

test('[R35d] a fault of the storage does not lose the answers of the group on the way', async () => {
  const alice = await createAliceWithSix();
  const { storageInstance } = alice.device.syncCollection.collection;
  const { bulkWrite } = storageInstance;
  storageInstance.bulkWrite = async (rows, context) => {
    if (rows.some(({ document }) => document.client_id === 'p3'))
      throw new Error('the disk failed');
    return bulkWrite.call(storageInstance, rows, context);
  };
  await expect(pushInPairs(alice)).rejects.toThrow('the disk failed');
  expect(await listIds(alice, { sync: 'safe' })).toEqual(['p1', 'p2']);
  expect(alice.server.requests).toEqual(['create p1', 'create p2']);
  storageInstance.bulkWrite = bulkWrite;
  expect(await pushInPairs(alice)).toBeNull();
  expect(alice.server.requests).toEqual(ids.map((id) => `create ${id}`));
});

test('[R34] [R35d] a lock that is lost while a group is on the way stops the next group', async () => {
  const alice = await createAliceWithSix();
  let isLost = false;
  alice.server.beforeResponse = async () => {
    isLost = true;
    return null;
  };
  expect(await pushInPairs(alice, { isLost: () => isLost })).toEqual({ kind: 'busy' });
  expect(alice.server.requests).not.toContain('create p3');
  expect((await alice.readExisting('p1')).sync).toBe('safe');
});

test('[R5] [R35d] a group that needs a look-up waits until the earlier groups are stored', async () => {
  const alice = await createAliceWithSix();
  await alice.device.modify('p3', (doc) => ({ ...doc, sent: [doc.record] }));
  const safeAtLookUp: string[] = [];
  alice.server.beforeResponse = async (request) => {
    if (request.startsWith('find')) safeAtLookUp.push(...(await listIds(alice, { sync: 'safe' })));
    return null;
  };
  expect(await pushInPairs(alice)).toBeNull();
  expect(safeAtLookUp).toEqual(['p1', 'p2']);
  expect(await listIds(alice, { sync: 'safe' })).toEqual(ids);
});
