// Tests of a server restored from a backup: values that the server confirmed since the backup are
// sent again once, by any device with them.
import { afterEach, describe, expect, test } from 'vitest';
import {
  runAfterNextQuery,
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

/** Alice with two safe prayers, `a` as r1 and `b` as r2, and the backup that was made then. */
async function createAliceWithABackup() {
  const alice = await createAlice({ changes: true });
  const { device, server } = alice;
  for (const id of ['a', 'b']) await device.add(id, { title: id, prayer_text: `words ${id}` });
  await syncUntilSettled(server, device);
  const backup = [...server.rows.values()];
  server.requests.length = 0;
  return { ...alice, backup };
}

describe('after a restore', () => {
  test('[R37] a missing row is created once more after a restore, with its client id', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    await device.add('c', { title: 'c', prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    server.requests.length = 0;
    server.restoreBackup(backup);
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['create c']);
    expect([...server.rows.values()].map((row) => row['client_id'])).toEqual(['a', 'b', 'c']);
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('[R37] an older row gets only the differing fields, and no previous version', async () => {
    const { device, server, backup, readExisting } = await createAliceWithABackup();
    await device.edit('a', { prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    server.requests.length = 0;
    server.restoreBackup(backup);
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['update r1 prayer_text']);
    expect(server.rows.get('r1')).toMatchObject({ prayer_text: 'since the backup' });
    expect((await readExisting('a')).record).toEqual({
      client_id: 'a',
      title: 'a',
      prayer_text: 'since the backup',
    });
  });

  test('[R37] a row that another device changed after the restore keeps that text', async () => {
    const { device, server, backup, readExisting } = await createAliceWithABackup();
    server.restoreBackup(backup);
    server.put({ id: 'r1', title: 'after the restore' });
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual([]);
    expect(await readExisting('a')).toMatchObject({
      sync: 'safe',
      record: { title: 'after the restore' },
    });
  });

  test('[R37] an edit based on the backup stays, and later local text is kept, too', async () => {
    const { device, server, backup, readExisting } = await createAliceWithABackup();
    await device.edit('a', { prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    server.restoreBackup(backup);
    server.put({ id: 'r1', prayer_text: 'after the restore' });
    await syncUntilSettled(server, device);
    const earlier = [{ field: 'prayer_text', text: 'since the backup' }];
    expect(server.rows.get('r1')).toMatchObject({
      prayer_text: 'after the restore',
      earlier_wordings: earlier,
    });
    expect(await readExisting('a')).toMatchObject({
      sync: 'safe',
      record: { prayer_text: 'after the restore', earlier_wordings: earlier },
    });
  });

  test('[R37] a server without a readable epoch is not reconciled', async () => {
    const { device, server, backup, readExisting } = await createAliceWithABackup();
    await device.edit('a', { prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    server.restoreBackup(backup);
    server.put({ id: 'r1', prayer_text: 'after the restore' });
    server.requests.length = 0;
    server.respondInstead = (request) => (request === 'summary' ? { kind: 'busy' } : null);
    expect(await device.cycle()).toEqual({ kind: 'busy' });
    expect(server.requests).toEqual(['summary']);
    expect(await readExisting('a')).toMatchObject({ record: { prayer_text: 'since the backup' } });
    server.respondInstead = () => null;
    await syncUntilSettled(server, device);
    expect(await readExisting('a')).toMatchObject({
      record: {
        prayer_text: 'after the restore',
        earlier_wordings: [{ field: 'prayer_text', text: 'since the backup' }],
      },
    });
  });

  test('[R37] a record removed since the backup is removed again', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    await device.remove('a');
    await syncUntilSettled(server, device);
    server.requests.length = 0;
    server.feed.length = 0;
    server.restoreBackup(backup);
    await syncUntilSettled(server, device);
    expect(server.writes()).toEqual(['delete r1']);
    expect([...(await device.visible()).keys()]).toEqual(['b']);
  });

  test('[R37] a record that another device removed after the backup is removed again', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    server.removeRow('r1');
    await syncUntilSettled(server, device);
    server.feed.length = 0;
    server.restoreBackup(backup);
    await syncUntilSettled(server, device);
    expect([...server.rows.keys()]).toEqual(['r2']);
    expect([...(await device.visible()).keys()]).toEqual(['b']);
  });

  test('[R37] pending edits, removals and new records are sent after a restore', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    await device.edit('a', { prayer_text: 'confirmed since the backup' });
    await syncUntilSettled(server, device);
    await device.edit('a', { title: 'waiting' });
    await device.remove('b');
    await device.add('c', { title: 'c', prayer_text: 'never sent' });
    server.restoreBackup(backup);
    await syncUntilSettled(server, device);
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({
        client_id: 'a',
        title: 'waiting',
        prayer_text: 'confirmed since the backup',
      }),
      expect.objectContaining({ client_id: 'c', prayer_text: 'never sent' }),
    ]);
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'c']);
  });

  test('[R37] a rejected record stays rejected after a restore until corrected', async () => {
    const { device, server, backup, readExisting } = await createAliceWithABackup();
    await device.add('c', { title: 'c', prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    await device.edit('c', { title: 'too long' });
    server.respondInstead = (request) =>
      request.startsWith('update')
        ? { kind: 'refused', status: 422, code: 'validation', message: 'm' }
        : null;
    await device.cycle();
    server.respondInstead = () => null;
    server.restoreBackup(backup);
    await device.cycle();
    expect(await readExisting('c')).toMatchObject({
      sync: 'refused',
      problem: { code: 'validation' },
      server_id: null,
    });
    await device.edit('c', { title: 'short' });
    await syncUntilSettled(server, device);
    expect([...server.rows.values()]).toContainEqual(
      expect.objectContaining({ client_id: 'c', title: 'short', prayer_text: 'since the backup' }),
    );
  });

  test('[R37] two devices with one missing record create one record with all text', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    const phone = await createAlice({ server });
    await device.add('c', { title: 'c', prayer_text: 'since the backup' });
    await syncUntilSettled(server, device, phone.device);
    await device.edit('c', { request: 'from the one' });
    await phone.device.edit('c', { testimony: 'from the other' });
    server.requests.length = 0;
    server.restoreBackup(backup);
    await syncUntilSettled(server, device, phone.device);
    expect(server.requests.filter((request) => request === 'create c')).toHaveLength(1);
    expect([...server.rows.values()].filter((row) => row['client_id'] === 'c')).toEqual([
      expect.objectContaining({
        prayer_text: 'since the backup',
        request: 'from the one',
        testimony: 'from the other',
      }),
    ]);
    expect(await phone.readExisting('c')).toMatchObject({
      sync: 'safe',
      record: (await device.read('c'))?.record,
    });
  });

  test('[R37] [R5] two devices that find a record missing at once create one record', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    const phone = await createAlice({ server });
    await device.add('c', { title: 'c', prayer_text: 'since the backup' });
    await syncUntilSettled(server, device, phone.device);
    await phone.device.edit('c', { testimony: 'from the other' });
    server.requests.length = 0;
    server.restoreBackup(backup);
    // The query for missing records is followed by the first query for pending records.
    runAfterNextQuery(phone.device, () => device.cycle(), 1);
    await syncUntilSettled(server, phone.device, device);
    expect(server.requests.filter((request) => request.endsWith(' c'))).toEqual([
      'find c',
      'create c',
      'find c',
    ]);
    const [row, ...others] = [...server.rows.values()].filter(
      (candidate) => candidate['client_id'] === 'c',
    );
    expect(row).toMatchObject({ prayer_text: 'since the backup', testimony: 'from the other' });
    expect(row).not.toHaveProperty('earlier_wordings');
    expect(others).toEqual([]);
  });
});

describe('interruptions and epochs after a restore', () => {
  test.each([['changed all'], ['deleted all']])(
    '[R37] a restore interrupted at "%s" starts again and gives the same result',
    async (place) => {
      const { device, server, backup } = await createAliceWithABackup();
      await device.edit('a', { prayer_text: 'since the backup' });
      await device.remove('b');
      await device.add('c', { title: 'c', prayer_text: 'since the backup, too' });
      await syncUntilSettled(server, device);
      server.feed.length = 0;
      server.restoreBackup(backup);
      server.requests.length = 0;
      server.respondInstead = (request) => (request.startsWith(place) ? { kind: 'offline' } : null);
      expect(await device.cycle()).toEqual({ kind: 'offline' });
      expect(await device.cycle()).toEqual({ kind: 'offline' });
      expect(server.writes()).toEqual([]);
      server.respondInstead = () => null;
      await syncUntilSettled(server, device);
      expect(server.writes().toSorted()).toEqual([
        'create c',
        'delete r2',
        'update r1 prayer_text',
      ]);
      expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'c']);
    },
  );

  test('[R37] interrupted after the pull, in the push: nothing is made twice', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    await device.add('c', { title: 'c', prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    server.restoreBackup(backup);
    server.beforeResponse = async (request) =>
      request === 'create c' ? { kind: 'offline' } : null;
    expect(await device.cycle()).toEqual({ kind: 'offline' });
    server.beforeResponse = async () => null;
    await syncUntilSettled(server, device);
    expect([...server.rows.values()].filter((row) => row['client_id'] === 'c')).toHaveLength(1);
  });

  test('[R37] the first epoch and an unchanged epoch cause no further request', async () => {
    const { device, server } = await createAlice({ changes: true });
    await device.add('a', { title: 'a', prayer_text: 'words' });
    await syncUntilSettled(server, device);
    // Simulates a device that never saw an epoch but has records and a checkpoint.
    device.state.delete('epoch');
    await device.cycle();
    server.requests.length = 0;
    device.state.delete('epoch');
    await device.cycle();
    expect(server.requests).toEqual(['summary']);
    // Even a row that is missing is the business of the feed, not of a restore that never was.
    server.rows.clear();
    server.requests.length = 0;
    await device.cycle();
    await device.cycle();
    expect(server.requests).toEqual(['summary', 'summary']);
    expect([...(await device.visible()).keys()]).toEqual(['a']);
  });

  test('[R37] after a completed restore the next cycle is one change summary', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    await device.edit('a', { prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    server.restoreBackup(backup);
    await syncUntilSettled(server, device);
    await device.cycle();
    server.requests.length = 0;
    await device.cycle();
    expect(server.requests).toEqual(['summary']);
  });

  test('[R37] changes sent before any epoch are sent again at the first epoch', async () => {
    const { device, server } = await createAlice({ changes: true });
    await device.cycle();
    device.state.delete('epoch');
    const backup = [...server.rows.values()];
    await device.add('a', { title: 'a', prayer_text: 'before it said which epoch it was' });
    server.respondInstead = (request) => (request === 'summary' ? { kind: 'busy' } : null);
    expect(await device.cycle()).toEqual({ kind: 'busy' });
    expect(server.rows).toHaveProperty('size', 1);
    server.restoreBackup(backup);
    // The busy answer names no epoch, and the existing rows have their own checkpoint.
    expect(await device.cycle()).toEqual({ kind: 'busy' });
    server.respondInstead = () => null;
    await syncUntilSettled(server, device);
    expect([...server.rows.values()].map((row) => row['prayer_text'])).toEqual([
      'before it said which epoch it was',
    ]);
    await device.cycle();
    server.requests.length = 0;
    await device.cycle();
    expect(server.requests).toEqual(['summary']);
  });
});

describe('after an older copy of the database was put back without a new epoch', () => {
  test('[R37] each device has every record again after one cycle of each device', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    const { device: tablet } = await createAlice({ server });
    await tablet.cycle();
    await device.add('c', { title: 'c', prayer_text: 'seen by both' });
    await device.cycle();
    await tablet.cycle();
    await tablet.edit('a', { prayer_text: 'only on the tablet and the server' });
    await tablet.cycle();
    const epoch = server.epoch;
    server.restoreBackup(backup);
    server.epoch = epoch;
    server.requests.length = 0;
    await device.cycle();
    await tablet.cycle();
    expect(server.epoch).not.toBe(epoch);
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({ client_id: 'a', prayer_text: 'only on the tablet and the server' }),
      expect.objectContaining({ client_id: 'b' }),
      expect.objectContaining({ client_id: 'c', prayer_text: 'seen by both' }),
    ]);
    await syncUntilSettled(server, device, tablet);
    for (const each of [device, tablet])
      expect([...(await each.visible()).keys()].toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('[R37] a device that has seen nothing newer than the copy changes no epoch', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    const epoch = server.epoch;
    server.restoreBackup(backup);
    server.epoch = epoch;
    await syncUntilSettled(server, device);
    expect(server.epoch).toBe(epoch);
    expect(server.writes()).toEqual([]);
  });

  test('[R37] the recovery goes on under one new epoch after an interruption', async () => {
    const { device, server, backup } = await createAliceWithABackup();
    await device.edit('a', { prayer_text: 'since the backup' });
    await syncUntilSettled(server, device);
    const epoch = server.epoch;
    server.restoreBackup(backup);
    server.epoch = epoch;
    server.respondInstead = (request) =>
      request.startsWith('changed') ? { kind: 'offline' } : null;
    await device.cycle();
    const renewed = server.epoch;
    await device.cycle();
    expect(server.epoch).toBe(renewed);
    server.respondInstead = () => null;
    await syncUntilSettled(server, device);
    expect(server.epoch).toBe(renewed);
    expect(server.rows.get('r1')).toMatchObject({ prayer_text: 'since the backup' });
  });
});
