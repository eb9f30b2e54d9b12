// Tests of outdated answers: pulled pages and creates that are older than a removal, a push, a
// recreated record or the loss of the lock.
import { afterEach, expect, test } from 'vitest';
import { comparedIdsKey } from '../../replication/checkpoints.ts';
import { compareAllIds } from '../../replication/compare-ids.ts';
import { applyRows, pullChanged } from '../../replication/pull.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';
import { createFakeServer } from './support/scripted-server.ts';

afterEach(closeAllDevices);

test('[R34] a page is not applied if its tab lost the sync lock while waiting for it', async () => {
  const bob = await createAlice();
  await bob.addSynced('a');
  const { device, server } = await createAlice({ server: bob.server });
  let isLost = false;
  server.beforeResponse = async () => {
    isLost = true;
    return null;
  };
  expect(
    await pullChanged(device.syncCollection, device.transport, {
      syncLock: { isLost: () => isLost },
    }),
  ).toEqual({ kind: 'busy' });
  expect(await device.all()).toEqual([]);
});

test('[R34] [R18] a lock lost while a page is applied: all ids are compared soon', async () => {
  const bob = await createAlice();
  await bob.addSynced('a');
  const { device } = await createAlice({ server: bob.server });
  let lockChecks = 0;
  const syncLock = { isLost: () => (lockChecks += 1) > 1 };
  expect(await pullChanged(device.syncCollection, device.transport, { syncLock })).toEqual({
    kind: 'busy',
  });
  expect(await device.syncCollection.state.read(comparedIdsKey(device.syncCollection))).toBe('1');
});

test('[R5] [R12] basic backend: a create recreated elsewhere joins the new record', async () => {
  const server = createFakeServer({ hasConditionalWrites: false });
  const { device, push, readExisting } = await createAlice({ server });
  await device.add('a', { title: 'a', prayer_text: 'words a' });
  server.respondInstead = (request) => (request.startsWith('create') ? { kind: 'offline' } : null);
  await push();
  server.respondInstead = () => null;
  // The create had arrived; another device deleted the row and recreated it.
  server.rows.set('r9', {
    id: 'r9',
    created_date: '2026-11-20T10:00:00Z',
    updated_date: '2026-11-20T10:00:00Z',
    client_id: 'a~2',
    title: 'a',
    prayer_text: 'words a',
  });
  await push();
  await device.cycle();
  expect([...server.rows.values()].map(({ client_id: id }) => id)).toEqual(['a~2']);
  expect(await readExisting('a')).toMatchObject({ removed: true, gone: 'elsewhere' });
  expect(await readExisting('a~2')).toMatchObject({ removed: false, sync: 'safe' });
});

/**
 * Creates a prayer at its second version, and a page with the first version that a suspended tab
 * still holds.
 */
async function createAliceWithAnOldPage() {
  const alice = await createAlice({ hasConditionalWrites: false });
  const id = await alice.addSynced('a');
  const oldRow = structuredClone(alice.server.rows.get(id));
  if (!oldRow) throw new Error('nothing is there');
  await alice.device.edit('a', { prayer_text: 'later words' });
  await alice.push();
  return { ...alice, id, oldRow };
}

test('[R34] basic backend: an old page changes nothing, even after a removal', async () => {
  const { device, server, oldRow, readExisting } = await createAliceWithAnOldPage();
  const before = await readExisting('a');
  await applyRows(device.syncCollection, [oldRow], device.transport);
  expect(await readExisting('a')).toEqual(before);
  await device.remove('a');
  await applyRows(device.syncCollection, [oldRow], device.transport);
  await device.cycle();
  expect(server.rows.size).toBe(0);
  expect((await device.visible()).size).toBe(0);
});

test('[R34] basic backend: a row with an older server date is still reconciled', async () => {
  const { device, server, id, oldRow, readExisting } = await createAliceWithAnOldPage();
  server.rows.set(id, { ...oldRow, prayer_text: 'words of another device' });
  await compareAllIds(device.syncCollection, device.transport);
  expect(await readExisting('a')).toMatchObject({
    updated_date: oldRow.updated_date,
    base: { prayer_text: 'words of another device' },
  });
});

test('[R34] [R9] an older row is not applied if a push completed during the read', async () => {
  const { device, server, id, oldRow, readExisting, push } = await createAliceWithAnOldPage();
  server.beforeResponse = async (request) => {
    if (!request.startsWith('one')) return null;
    const answer = structuredClone(server.rows.get(id));
    server.beforeResponse = async () => null;
    await device.edit('a', { prayer_text: 'the last words' });
    await push();
    return answer ? { kind: 'ok', value: [answer] } : null;
  };
  server.rows.set(id, { ...oldRow, prayer_text: 'words of another device' });
  await applyRows(device.syncCollection, [oldRow], device.transport);
  expect((await readExisting('a')).record['prayer_text']).toBe('the last words');
});
