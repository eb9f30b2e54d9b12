// Test of a removal that the user has undone but whose request still arrives at the server later:
// the record is recreated in full.
import { afterEach, expect, test } from 'vitest';
import { compareAllIds } from '../../replication/compare-ids.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

test('[R10] [R12] if an undone removal arrives late, the record is recreated in full', async () => {
  const { device, server, push, addSynced, readExisting } = await createAlice();
  await addSynced('a');
  await device.remove('a');
  // The delete was sent, and its outcome is unknown.
  server.respondInstead = (request) => (request.startsWith('delete') ? { kind: 'offline' } : null);
  await push();
  server.respondInstead = () => null;
  await device.restore('a');
  await push();
  expect(await readExisting('a')).toMatchObject({
    removed: false,
    gone: '',
    sync: 'safe',
    recalled: true,
  });

  server.removeRow('r1');
  await compareAllIds(device.syncCollection, device.transport);
  expect(await readExisting('a')).toMatchObject({
    removed: false,
    gone: 'elsewhere',
    sync: 'waiting',
  });
  await push();
  expect([...server.rows.values()]).toEqual([
    expect.objectContaining({ client_id: 'a~2', prayer_text: 'words a' }),
  ]);
  expect([...(await device.visible()).values()]).toEqual([
    expect.objectContaining({ client_id: 'a~2', sync: 'safe' }),
  ]);
});
