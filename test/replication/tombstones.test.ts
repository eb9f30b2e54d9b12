// Graves of removed records: how long they stay, by whose clock, and what may bring a record back
// out of one.
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
 * Alice with a grave of `a`, which was r1, first seen by a purge at the server's date `firstSeen`.
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
])('how long they stay, on %s', (_name, storage) => {
  test('[R38] at first sight the date of the server is noted; after 59 days it stays, after 61 it goes', async () => {
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

  test('[R38] after that a row of that id comes like any new one', async () => {
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

describe('by whose clock', () => {
  test("[R38] the device's clock has no say: a year ahead purges nothing", async () => {
    const alice = await createAliceAtATombstone();
    for (const years of [1, 2, 10]) {
      await alice.device.cycle();
      const { environment } = alice.device;
      await runSyncCycle({ ...environment, now: () => Date.UTC(2026 + years, 10, 21) });
      expect(await isThere(alice)).toBe(true);
    }
  });

  test('[R38] without a date of the server nothing is noted and nothing goes', async () => {
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
    alice.server.answerInstead = (asked) => (asked.startsWith('deleted') ? { kind: 'busy' } : null);
    await runSyncCycle({ ...alice.device.environment, now: () => start + day });
    expect(await isThere(alice)).toBe(true);
    alice.server.answerInstead = () => null;
    await runSyncCycle({ ...alice.device.environment, now: () => start + day });
    expect(await isThere(alice)).toBe(false);
  });
});

describe('what is not one', () => {
  test('[R38] a removal that still waits is none, however old', async () => {
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

  test('[R38] what came back and was removed again begins its time anew', async () => {
    const alice = await createAliceAtATombstone();
    // Another device's words bring it back.
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

  test('[R38] what the person brought back, too', async () => {
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

  test('[R38] what the person brings back at the moment of the purge stays', async () => {
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
  test('[R11] what its owner brought back on a guarded server comes back here, and is not deleted again', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    const [row] = [...server.rows.values()];
    await device.remove('a');
    await push();
    server.asked.length = 0;
    // Its trace goes, and it is newly dated.
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

  test('[R11] what another device deleted, too', async () => {
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
    server.asked.length = 0;
    server.put({ client_id: 'a', title: 'a', prayer_text: 'words a' });
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['delete r2']);
    expect(await device.visible()).toEqual(new Map());
  });

  test('[R11] on a plain backend the same row with known words may be a late request: it is deleted again', async () => {
    const { device, server, push, addSynced } = await createAlice({ hasConditionalWrites: false });
    await addSynced('a');
    const [row] = [...server.rows.values()];
    await device.remove('a');
    await push();
    server.asked.length = 0;
    if (row) server.put({ ...row });
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['delete r1']);
  });
});
