// A server that will not answer a question about some records: nobody else waits for that.
import { afterEach, expect, test } from 'vitest';
import { runCycle } from '../../replication/cycle.ts';
import { restAfter } from '../../replication/engine.ts';
import { schemaOf } from '../../schemas/entities.ts';
import { closeAll, meetAlice, settle } from './alice.ts';

afterEach(closeAll);

const forbidden = { kind: 'refused', status: 403, code: 'forbidden', message: 'no' } as const;

test('[R14] [R10] records about which it will not be asked keep no other from being sent', async () => {
  const { device, server, mustRead } = await meetAlice({ changes: true });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) await device.add(id, { title: id, prayer_text: id });
  await settle(server, device);
  for (const id of ids) {
    await device.remove(id);
    await device.restore(id);
  }
  await device.add('z', { title: 'z', prayer_text: 'new words' });
  server.instead = (asked) => (asked.startsWith('one ') ? forbidden : null);
  expect(await device.cycle()).toMatchObject({ kind: 'busy' });
  expect(await mustRead('z')).toMatchObject({ sync: 'safe' });
  // It is not asked about each of them.
  expect(server.asked.filter((asked) => asked.startsWith('one '))).toHaveLength(3);
  for (const id of ids) expect(await mustRead(id)).toMatchObject({ sync: 'waiting', removed: false });
  server.instead = () => null;
  await settle(server, device);
  expect(server.rows).toHaveProperty('size', 6);
});

test('[R14] [R5] neither do look-ups, however many', async () => {
  const { device, server, mustRead } = await meetAlice({ changes: true });
  for (let place = 0; place < 170; place += 1) await device.add(`k${place}`, { title: 't', prayer_text: 'words' });
  // Nobody knows whether they arrived.
  for (const { client_id: id } of await device.all()) await device.modify(id, (doc) => ({ ...doc, sent: [doc.record] }));
  await device.add('z', { title: 'z', prayer_text: 'new words' });
  server.instead = (asked) => (asked.startsWith('find ') ? forbidden : null);
  expect(await device.cycle()).toMatchObject({ kind: 'busy' });
  expect(await mustRead('z')).toMatchObject({ sync: 'safe' });
  // Without a look none of the others may go.
  expect(server.writes()).toEqual(['create z']);
});

test('[R15] [R27] a server that asks to wait is left in peace at once, and for as long as it asked', async () => {
  const { device, server } = await meetAlice({ changes: true });
  const { device: notes } = await meetAlice({ server, shelf: { entity: 'BibleNote', schema: schemaOf('BibleNote') } });
  server.put({ client_id: 'p', title: 'p', prayer_text: 'words' });
  server.put({ client_id: 'n', note_text: 'words' }, 'BibleNote');
  server.instead = (asked) => (asked === 'changed all 0' ? { kind: 'busy', retryAfter: 120 } : asked.startsWith('BibleNote') ? { kind: 'busy' } : null);
  const pause = await runCycle({ ...device.world, shelves: [device.shelf, notes.shelf] });
  expect(pause).toEqual({ kind: 'busy', retryAfter: 120 });
  expect(server.asked).toEqual(['glance', 'changed all 0']);
  expect(restAfter(pause, 1, 0)).toBeGreaterThanOrEqual(120_000);
});
