// A removal that was sent, taken back, and arrives after all.
import { afterEach, expect, test } from 'vitest';
import { compareAllIds } from '../../replication/pull.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

test('[R10] [R12] a removal that was taken back and lands late does not take the words with it: they are made anew', async () => {
  const { device, server, push, addSynced, readExisting } = await createAlice();
  await addSynced('a');
  await device.remove('a');
  // It left, and nobody knows what became of it.
  server.answerInstead = (asked) => (asked.startsWith('delete') ? { kind: 'offline' } : null);
  await push();
  server.answerInstead = () => null;
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
