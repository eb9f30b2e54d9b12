// Tests that records go only to their owner: the engine checks the token's owner before it sends or
// pulls anything.
import { afterEach, describe, expect, test } from 'vitest';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

describe.each([{ changes: true }, { changes: false }])(
  'with the change summary: $changes',
  ({ changes }) => {
    const question = changes ? 'summary' : 'who';

    test.each([['mallory'], [null]])(
      '[R33] with the token of %s nothing is sent and nothing is pulled',
      async (owner) => {
        const { device, server, readExisting } = await createAlice({ changes });
        await device.add('a', { title: 'a', prayer_text: 'for this user only' });
        server.put({ client_id: 'm', title: 'm', prayer_text: 'of another user' });
        server.owner = owner;
        expect(await device.cycle()).toEqual({ kind: 'signed-out' });
        expect(await device.cycle()).toEqual({ kind: 'signed-out' });
        expect(server.requests).toEqual([question, question]);
        expect(server.bodies).toEqual([]);
        expect([...(await device.visible()).keys()]).toEqual(['a']);
        expect(await readExisting('a')).toMatchObject({ sync: 'waiting', sent: [], attempts: 0 });
      },
    );

    test('[R33] with the user’s own token this and the next cycle sync everything', async () => {
      const { device, server } = await createAlice({ changes });
      await device.add('a', { title: 'a', prayer_text: 'words' });
      expect(await device.cycle()).toBeNull();
      expect(await device.cycle()).toBeNull();
      expect([...server.rows.values()]).toEqual([expect.objectContaining({ client_id: 'a' })]);
      // A token has one owner, so without a change summary the owner is read only once.
      expect(server.requests.filter((request) => request === question)).toHaveLength(
        changes ? 2 : 1,
      );
    });
  },
);

test.each([{ kind: 'offline' }, { kind: 'busy' }, { kind: 'missing' }] as const)(
  '[R33] without the word of the server ($kind) nothing leaves',
  async (failure) => {
    const { device, server } = await createAlice();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.respondInstead = (request) => (request === 'who' ? failure : null);
    expect(await device.cycle()).toEqual(failure.kind === 'missing' ? { kind: 'busy' } : failure);
    expect(server.requests).toEqual(['who']);
  },
);

test('[R33] after a failed change summary the owner is read by another request', async () => {
  const { device, server } = await createAlice({ changes: true });
  await device.add('a', { title: 'a', prayer_text: 'words' });
  server.owner = 'mallory';
  server.respondInstead = (request) => (request === 'summary' ? { kind: 'busy' } : null);
  expect(await device.cycle()).toEqual({ kind: 'signed-out' });
  expect(server.requests).toEqual(['summary', 'who']);
});
