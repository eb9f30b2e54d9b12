// Tests of a server restored from a backup during other work: rejections, undone deletions, stalled
// tabs and failed reads.
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import type { TransportAnswer } from '../../replication/transport.ts';
import { getSchema } from '../../schemas/entities/registry.ts';
import { discardRejected, applyRetry } from '../../schemas/local-record.ts';
import {
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';
import type { FakeServer } from './support/scripted-server.ts';

afterEach(closeAllDevices);

const forbidden = {
  kind: 'refused',
  status: 403,
  code: 'forbidden',
  message: 'no',
} as const satisfies TransportAnswer<never>;

async function createAliceWithPrayer() {
  const alice = await createAlice({ changes: true });
  await alice.device.add('a', { title: 'a', prayer_text: 'in the backup' });
  await syncUntilSettled(alice.server, alice.device);
  return alice;
}

function listTexts(server: FakeServer): unknown[] {
  return [...server.rows.values()].map((row) => row['prayer_text']);
}

/** Rejects all later requests that start with `prefix`. */
function rejectRequests(server: FakeServer, prefix: string): void {
  server.respondInstead = (request) => (request.startsWith(prefix) ? forbidden : null);
}

test('[R37] [R17] a deletion from before a record was restored removes no newer text', async () => {
  const { device, server, readExisting } = await createAliceWithPrayer();
  const old = server.rows.get('r1');
  if (!old) throw new Error('no row');
  server.removeRow('r1');
  const [backup, deletions] = [[...server.rows.values()], [...server.feed]];
  // The owner restores the record from the trash, under its own id.
  server.feed.length = 0;
  server.put({ ...old, id: 'r1' });
  server.put({ id: 'r1' });
  await syncUntilSettled(server, device);
  await device.edit('a', { prayer_text: 'new words' });
  await syncUntilSettled(server, device);
  server.restoreBackup(backup);
  server.feed.push(...deletions);
  // Our server gives the same answer: the owner deleted the client id.
  server.respondInstead = (request) => (request === 'create a' ? { kind: 'deleted' } : null);
  await syncUntilSettled(server, device);
  expect(listTexts(server)).toEqual(['new words']);
  expect([...(await device.visible()).values()].map(({ record }) => record['prayer_text'])).toEqual(
    ['new words'],
  );
  expect(await readExisting('a')).toMatchObject({ removed: true });
});

describe('a refused edit', () => {
  async function createAliceWithRejectedEdit({ isInBackup }: { isInBackup: boolean }) {
    const alice = await createAliceWithPrayer();
    const { device, server } = alice;
    const backup = isInBackup ? [...server.rows.values()] : [];
    await device.edit('a', { prayer_text: 'since the backup, and safe' });
    await syncUntilSettled(server, device);
    await device.edit('a', { prayer_text: 'refused' });
    rejectRequests(server, 'update');
    await device.cycle();
    server.restoreBackup(backup);
    await device.cycle();
    server.respondInstead = () => null;
    return alice;
  }

  test.each([[true], [false]])(
    '[R37] [R14] a discarded edit resends the synced version after a restore (in backup: %s)',
    async (isInBackup) => {
      const { device, server, readExisting } = await createAliceWithRejectedEdit({ isInBackup });
      expect(await readExisting('a')).toMatchObject({
        sync: 'refused',
        record: { prayer_text: 'refused' },
      });
      await device.modify('a', discardRejected);
      await syncUntilSettled(server, device);
      expect([...server.rows.values()]).toEqual([
        expect.objectContaining({ client_id: 'a', prayer_text: 'since the backup, and safe' }),
      ]);
      expect(await readExisting('a')).toMatchObject({ sync: 'safe', removed: false });
    },
  );

  test.each([[true], [false]])(
    '[R37] [R14] a retried, rejected, discarded edit resends the synced version (in backup: %s)',
    async (isInBackup) => {
      const { device, server, readExisting } = await createAliceWithRejectedEdit({ isInBackup });
      await device.modify('a', applyRetry);
      server.respondInstead = (request) =>
        /^(create|update) /.test(request) ? { kind: 'busy' } : null;
      for (let round = 0; round < 8; round += 1) await device.cycle();
      rejectRequests(server, isInBackup ? 'update' : 'create');
      await device.cycle();
      await device.edit('a', { title: 'refused, too' });
      await device.cycle();
      expect(await readExisting('a')).toMatchObject({
        sync: 'refused',
        record: { title: 'refused, too' },
      });
      server.respondInstead = () => null;
      await device.modify('a', discardRejected);
      await syncUntilSettled(server, device);
      expect([...server.rows.values()]).toEqual([
        expect.objectContaining({
          client_id: 'a',
          title: 'a',
          prayer_text: 'since the backup, and safe',
        }),
      ]);
      expect(await readExisting('a')).toMatchObject({ sync: 'safe', problem: null });
    },
  );

  test('[R37] [R14] a later rejection falls back to the accepted corrected version', async () => {
    const { device, server, readExisting } = await createAliceWithRejectedEdit({
      isInBackup: true,
    });
    await device.edit('a', { prayer_text: 'mended' });
    // The user continues to write while the request is running.
    server.beforeResponse = async (request) => {
      if (!request.startsWith('update')) return null;
      await device.edit('a', { title: 'refused, too' });
      server.beforeResponse = async () => null;
      rejectRequests(server, 'update');
      return null;
    };
    server.respondInstead = () => null;
    for (let round = 0; round < 3; round += 1) await device.cycle();
    expect(await readExisting('a')).toMatchObject({
      sync: 'refused',
      record: { prayer_text: 'mended', title: 'refused, too' },
    });
    server.respondInstead = () => null;
    await device.modify('a', discardRejected);
    await syncUntilSettled(server, device);
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({ title: 'a', prayer_text: 'mended' }),
    ]);
  });
});

test('[R37] a server that no longer names an epoch is treated as restored', async () => {
  const { device, server } = await createAliceWithPrayer();
  const backup = [...server.rows.values()];
  await device.edit('a', { prayer_text: 'since the backup' });
  await syncUntilSettled(server, device);
  server.restoreBackup(backup);
  server.put({ id: 'r1', prayer_text: 'after the restore' });
  server.respondInstead = (request) => (request === 'summary' ? { kind: 'unsupported' } : null);
  await syncUntilSettled(server, device);
  const earlier = { earlier_wordings: [{ field: 'prayer_text', text: 'since the backup' }] };
  expect([...server.rows.values()]).toEqual([
    expect.objectContaining({ prayer_text: 'after the restore', ...earlier }),
  ]);
  // When the server names an epoch again, the server may have been restored once more.
  server.respondInstead = () => null;
  server.requests.length = 0;
  await syncUntilSettled(server, device);
  expect(server.requests).toContain('changed all 0');
  await device.cycle();
  server.requests.length = 0;
  await device.cycle();
  expect(server.requests).toEqual(['summary']);
});

test('[R37] [R14] an unreadable entity stops no other, and is compared once readable', async () => {
  const { device, server } = await createAliceWithPrayer();
  const { device: notes } = await createAlice({
    server,
    syncCollection: { entity: 'BibleNote', schema: getSchema('BibleNote') },
  });
  const cycle = () =>
    runSyncCycle({
      ...device.environment,
      syncCollections: [notes.syncCollection, device.syncCollection],
    });
  await cycle();
  await device.add('b', { title: 'b', prayer_text: 'since the backup' });
  await notes.add('n', { note_text: 'since the backup, too' });
  for (let round = 0; round < 2; round += 1) expect(await cycle()).toBeNull();
  server.restoreBackup([...server.rows.values()].filter(({ id }) => id === 'r1'));
  await notes.add('m', { note_text: 'later' });
  server.requests.length = 0;
  rejectRequests(server, 'BibleNote changed');
  for (let round = 0; round < 3; round += 1) expect(await cycle()).toMatchObject({ kind: 'busy' });
  expect(listTexts(server)).toEqual(['in the backup', 'since the backup']);
  // All prayers were compared already, and must not be compared again in each cycle.
  expect(server.requests.filter((request) => request === 'changed all 0')).toHaveLength(1);
  expect(server.requests.filter((request) => request.startsWith('BibleNote create'))).toEqual([]);
  server.respondInstead = () => null;
  expect(await cycle()).toBeNull();
  expect(
    [...server.rows.values()].map((row) => row['note_text'] ?? row['prayer_text']).toSorted(),
  ).toEqual(['in the backup', 'later', 'since the backup', 'since the backup, too']);
  await cycle();
  server.requests.length = 0;
  expect(await cycle()).toBeNull();
  expect(server.requests).toEqual(['summary']);
});

test('[R37] [R34] a tab that loses the lock in the full comparison recreates nothing', async () => {
  const { device, server } = await createAliceWithPrayer();
  const phone = await createAlice({ server });
  server.restoreBackup([...server.rows.values()]);
  let isLost = false;
  server.beforeResponse = async (request) => {
    if (isLost || !request.startsWith('deleted')) return null;
    isLost = true;
    // The other tab does all the work. A prayer of the phone arrives with it, and the phone removes
    // the prayer.
    await phone.device.add('p', { title: 'p', prayer_text: 'from the phone' });
    for (const phoneOrTablet of [phone.device, phone.device, device, device])
      await phoneOrTablet.cycle();
    await phone.device.remove('p');
    await phone.device.cycle();
    return { kind: 'ok', value: [] };
  };
  expect(await device.cycle({ isLost: () => isLost })).toEqual({ kind: 'busy' });
  await syncUntilSettled(server, device, phone.device);
  await device.cycle();
  expect([...(await device.visible()).keys()]).toEqual(['a']);
  expect(listTexts(server)).toEqual(['in the backup']);
});

test('[R37] a removal that meets the row of a backup stays a removal', async () => {
  const { device, server, push, readExisting } = await createAliceWithPrayer();
  const backup = [...server.rows.values()];
  await device.edit('a', { prayer_text: 'since the backup' });
  await syncUntilSettled(server, device);
  await device.remove('a');
  for (const row of backup) server.rows.set(row.id, row);
  await push();
  await push();
  expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'safe' });
  expect(server.rows.size).toBe(0);
});
