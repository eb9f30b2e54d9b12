// A removal that was sent, taken back, and arrives after all.
import { afterEach, expect, test } from 'vitest';
import { reconcile } from '../../replication/pull.ts';
import { closeAll, meetAlice } from './alice.ts';

afterEach(closeAll);

test('[R10] [R12] a removal that was taken back and lands late does not take the words with it: they are made anew', async () => {
  const { device, server, push, addSafe, mustRead } = await meetAlice();
  await addSafe('a');
  await device.remove('a');
  // It left, and nobody knows what became of it.
  server.instead = (asked) => (asked.startsWith('delete') ? { kind: 'offline' } : null);
  await push();
  server.instead = () => null;
  await device.restore('a');
  await push();
  expect(await mustRead('a')).toMatchObject({ removed: false, gone: '', sync: 'safe', recalled: true });

  server.take('r1');
  await reconcile(device.shelf, device.transport);
  expect(await mustRead('a')).toMatchObject({ removed: false, gone: 'elsewhere', sync: 'waiting' });
  await push();
  expect([...server.rows.values()]).toEqual([expect.objectContaining({ client_id: 'a~2', prayer_text: 'words a' })]);
  expect([...(await device.visible()).values()]).toEqual([expect.objectContaining({ client_id: 'a~2', sync: 'safe' })]);
});
