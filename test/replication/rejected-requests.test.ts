// Tests of a server that refuses requests about some records or asks to wait: other records are
// still synced, and the wait is obeyed.
import { afterEach, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { computeBackoff } from '../../replication/engine.ts';
import { getSchema } from '../../schemas/entities/registry.ts';
import {
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const forbidden = { kind: 'refused', status: 403, code: 'forbidden', message: 'no' } as const;

test('[R14] [R10] records that the server refuses to read do not stop other records', async () => {
  const { device, server, readExisting } = await createAlice({ changes: true });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) await device.add(id, { title: id, prayer_text: id });
  await syncUntilSettled(server, device);
  for (const id of ids) {
    await device.remove(id);
    await device.restore(id);
  }
  await device.add('z', { title: 'z', prayer_text: 'new words' });
  server.respondInstead = (request) => (request.startsWith('one ') ? forbidden : null);
  expect(await device.cycle()).toMatchObject({ kind: 'busy' });
  expect(await readExisting('z')).toMatchObject({ sync: 'safe' });
  // The server is not asked about each of the records.
  expect(server.requests.filter((request) => request.startsWith('one '))).toHaveLength(3);
  for (const id of ids)
    expect(await readExisting(id)).toMatchObject({ sync: 'waiting', removed: false });
  server.respondInstead = () => null;
  await syncUntilSettled(server, device);
  expect(server.rows).toHaveProperty('size', 6);
});

test('[R14] [R5] any number of refused lookups do not stop other records', async () => {
  const { device, server, readExisting } = await createAlice({ changes: true });
  for (let index = 0; index < 170; index += 1)
    await device.add(`k${index}`, { title: 't', prayer_text: 'words' });
  // Whether the creates arrived is unknown.
  for (const { client_id: id } of await device.all())
    await device.modify(id, (doc) => ({ ...doc, sent: [doc.record] }));
  await device.add('z', { title: 'z', prayer_text: 'new words' });
  server.respondInstead = (request) => (request.startsWith('find ') ? forbidden : null);
  expect(await device.cycle()).toMatchObject({ kind: 'busy' });
  expect(await readExisting('z')).toMatchObject({ sync: 'safe' });
  // No other record may be sent without a lookup.
  expect(server.writes()).toEqual(['create z']);
});

test('[R15] [R27] a server that asks to wait gets no request for that time', async () => {
  const { device, server } = await createAlice({ changes: true });
  const { device: notes } = await createAlice({
    server,
    syncCollection: { entity: 'BibleNote', schema: getSchema('BibleNote') },
  });
  server.put({ client_id: 'p', title: 'p', prayer_text: 'words' });
  server.put({ client_id: 'n', note_text: 'words' }, 'BibleNote');
  server.respondInstead = (request) =>
    request === 'changed all 0'
      ? { kind: 'busy', retryAfter: 120 }
      : request.startsWith('BibleNote')
        ? { kind: 'busy' }
        : null;
  const interruption = await runSyncCycle({
    ...device.environment,
    syncCollections: [device.syncCollection, notes.syncCollection],
  });
  expect(interruption).toEqual({ kind: 'busy', retryAfter: 120 });
  expect(server.requests).toEqual(['summary', 'changed all 0']);
  expect(computeBackoff({ kind: 'busy', retryAfter: 120 }, 1, 0)).toBeGreaterThanOrEqual(120_000);
});
