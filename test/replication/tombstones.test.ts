// Tests of tombstones: how long they stay, which clock decides, and what may restore a record from
// a tombstone.
import 'fake-indexeddb/auto';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { purgeTombstones } from '../../replication/tombstones.ts';
import { pullChanged } from '../../replication/pull.ts';
import type { TestDeviceOptions } from './support/test-device.ts';
import {
  type Alice,
  runAfterNextQuery,
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const day = 86_400_000;

/**
 * Creates Alice's device with a tombstone of `a`, formerly server row r1, first seen by a purge at
 * the server date `firstSeen`.
 */
async function createAliceAtATombstone(options: Partial<TestDeviceOptions> = {}) {
  const alice = await createAlice(options);
  await alice.addSynced('a');
  await alice.device.remove('a');
  await alice.push();
  await serverSays(alice, 0);
  await purgeTombstones(alice.device.syncCollection);
  return alice;
}

/** A row of the server dated so many days after the first, which the device pulls. */
async function serverSays({ device, server }: Alice, days: number): Promise<void> {
  const date = new Date(Date.UTC(2026, 10, 21) + days * day).toISOString();
  server.rows.set(`d${days}`, {
    id: `d${days}`,
    client_id: `d${days}`,
    title: 'd',
    prayer_text: 'words',
    created_date: date,
    updated_date: date,
  });
  await pullChanged(device.syncCollection, device.transport);
}

async function isThere({ device }: Alice): Promise<boolean> {
  return (await device.read('a')) !== undefined;
}

describe.each([
  ['memory', () => getRxStorageMemory()],
  ['Dexie', () => getRxStorageDexie()],
])('how long tombstones stay, on %s', (_name, storage) => {
  test('[R38] a tombstone has the server date, stays 59 days, is purged after 61', async () => {
    const alice = await createAliceAtATombstone({ storage: storage() });
    expect(await alice.readExisting('a')).toMatchObject({
      removed: true,
      buried: '2026-11-21T00:00:00.000Z',
    });
    await serverSays(alice, 59);
    await purgeTombstones(alice.device.syncCollection);
    expect(await isThere(alice)).toBe(true);
    await serverSays(alice, 61);
    await purgeTombstones(alice.device.syncCollection);
    expect(await isThere(alice)).toBe(false);
    expect([...(await alice.device.visible()).keys()].toSorted()).toEqual(['d0', 'd59', 'd61']);
  });

  test('[R38] a row with the id of a purged tombstone arrives like a new row', async () => {
    const alice = await createAliceAtATombstone({ storage: storage() });
    await serverSays(alice, 61);
    await purgeTombstones(alice.device.syncCollection);
    expect(await isThere(alice)).toBe(false);
    const date = '2027-03-01T00:00:00.000Z';
    alice.server.rows.set('r9', {
      id: 'r9',
      client_id: 'a',
      title: 'a',
      prayer_text: 'words a',
      created_date: date,
      updated_date: date,
    });
    await pullChanged(alice.device.syncCollection, alice.device.transport);
    expect(await alice.readExisting('a')).toMatchObject({
      removed: false,
      sync: 'safe',
      server_id: 'r9',
      record: { prayer_text: 'words a' },
    });
    await alice.device.edit('a', { prayer_text: 'later' });
    await alice.push();
    expect(alice.server.rows.get('r9')).toMatchObject({ prayer_text: 'later' });
  });
});

describe('which clock decides on tombstones', () => {
  test('[R38] a device clock one year ahead purges no tombstone', async () => {
    const alice = await createAliceAtATombstone();
    for (const years of [1, 2, 10]) {
      await alice.device.cycle();
      const { environment } = alice.device;
      await runSyncCycle({ ...environment, now: () => Date.UTC(2026 + years, 10, 21) });
      expect(await isThere(alice)).toBe(true);
    }
  });

  test('[R38] without a server date no tombstone is dated or purged', async () => {
    const alice = await createAlice();
    await alice.device.add('a', { title: 'a', prayer_text: 'words' });
    await alice.device.remove('a');
    await purgeTombstones(alice.device.syncCollection);
    expect(await alice.readExisting('a')).not.toHaveProperty('buried');
  });

  test('[R38] whole cycles see to it, once a day of the device', async () => {
    const alice = await createAliceAtATombstone();
    await serverSays(alice, 61);
    const start = Date.UTC(2026, 10, 20);
    alice.device.state.set('purged', String(start));
    await runSyncCycle({ ...alice.device.environment, now: () => start + day - 1 });
    expect(await isThere(alice)).toBe(true);
    alice.server.respondInstead = (request) =>
      request.startsWith('deleted') ? { kind: 'busy' } : null;
    await runSyncCycle({ ...alice.device.environment, now: () => start + day });
    expect(await isThere(alice)).toBe(true);
    alice.server.respondInstead = () => null;
    await runSyncCycle({ ...alice.device.environment, now: () => start + day });
    expect(await isThere(alice)).toBe(false);
  });
});

describe('records that are no tombstones', () => {
  test('[R38] a removal that is still pending is no tombstone, however old it is', async () => {
    const alice = await createAlice();
    await alice.addSynced('a');
    await alice.device.remove('a');
    for (const days of [0, 61, 122]) {
      await serverSays(alice, days);
      await purgeTombstones(alice.device.syncCollection);
    }
    expect(await alice.readExisting('a')).toMatchObject({ removed: true, sync: 'waiting' });
    expect(await alice.readExisting('a')).not.toHaveProperty('buried');
  });

  test('[R38] a removal after a restore elsewhere starts a new tombstone period', async () => {
    const alice = await createAliceAtATombstone();
    // A change by another device restores the record.
    alice.server.rows.set('r8', {
      id: 'r8',
      client_id: 'a',
      title: 'a',
      prayer_text: 'of another device',
      created_date: '2027-01-10T00:00:00.000Z',
      updated_date: '2027-01-10T00:00:00.000Z',
    });
    await pullChanged(alice.device.syncCollection, alice.device.transport);
    expect(await alice.readExisting('a')).toMatchObject({ removed: false });
    await alice.device.remove('a');
    await alice.push();
    await serverSays(alice, 61);
    await purgeTombstones(alice.device.syncCollection);
    expect(await alice.readExisting('a')).toMatchObject({
      removed: true,
      buried: '2027-01-21T00:00:00.000Z',
    });
  });

  test('[R38] a removal after a restore by the user starts a new tombstone period', async () => {
    const alice = await createAliceAtATombstone();
    await alice.device.restore('a');
    await alice.device.remove('a');
    await alice.push();
    await serverSays(alice, 61);
    await purgeTombstones(alice.device.syncCollection);
    expect(await alice.readExisting('a')).toMatchObject({
      removed: true,
      sync: 'safe',
      buried: '2027-01-21T00:00:00.000Z',
    });
  });

  test('[R38] a record that the user restores during the purge stays', async () => {
    const alice = await createAliceAtATombstone();
    await serverSays(alice, 61);
    runAfterNextQuery(alice.device, () => alice.device.restore('a'));
    await purgeTombstones(alice.device.syncCollection);
    expect(await alice.readExisting('a')).toMatchObject({
      removed: false,
      sync: 'waiting',
      record: { prayer_text: 'words a' },
    });
  });
});

describe('out of the trash', () => {
  test('[R11] conditional writes: a row restored by its owner comes back and stays', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    const [row] = [...server.rows.values()];
    await device.remove('a');
    await push();
    server.requests.length = 0;
    // The entry in the deletion feed disappears, and the row gets a new date.
    server.feed.length = 0;
    if (row) server.put({ ...row });
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual([]);
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      gone: '',
      sync: 'safe',
      server_id: 'r1',
      record: { prayer_text: 'words a' },
    });
  });

  test('[R11] a row deleted by another device and restored by its owner comes back', async () => {
    const { device, server, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    const [row] = [...server.rows.values()];
    server.removeRow('r1');
    await device.cycle();
    expect(await readExisting('a')).toMatchObject({ removed: true, gone: 'elsewhere' });
    server.feed.length = 0;
    if (row) server.put({ ...row });
    await syncUntilSettled(server, device);
    expect(await readExisting('a')).toMatchObject({ removed: false, sync: 'safe' });
  });

  test('[R11] a late create, which makes another row, is still deleted again', async () => {
    const { device, server, push, addSynced } = await createAlice();
    await addSynced('a');
    await device.remove('a');
    await push();
    server.requests.length = 0;
    server.put({ client_id: 'a', title: 'a', prayer_text: 'words a' });
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['delete r2']);
    expect(await device.visible()).toEqual(new Map());
  });

  test('[R11] basic backend: a late row with known text is deleted again', async () => {
    const { device, server, push, addSynced } = await createAlice({ hasConditionalWrites: false });
    await addSynced('a');
    const [row] = [...server.rows.values()];
    await device.remove('a');
    await push();
    server.requests.length = 0;
    if (row) server.put({ ...row });
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['delete r1']);
  });
});
