// Tests of changes that a person makes while the server rejects an earlier change of the same
// record, and of discarded removals.
import { afterEach, describe, expect, test } from 'vitest';
import { pullDeleted } from '../../replication/pull.ts';
import type { TransportFailure } from '../../replication/transport.ts';
import { discardRejected } from '../../schemas/local-record.ts';
import { type Alice, closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const rejection = {
  kind: 'refused',
  status: 422,
  code: 'invalid',
  message: 'no',
} as const satisfies TransportFailure;

/** The server rejects requests of one kind; the person acts before the first answer is applied. */
function rejectDuring(
  { device, server }: Alice,
  kind: 'create' | 'update' | 'delete',
  action: () => Promise<unknown> = async () => {},
): void {
  server.respondInstead = (request) => (request.startsWith(`${kind} `) ? rejection : null);
  const { write } = device.transport;
  device.transport.write = async (...change) => {
    const answers = await write(...change);
    device.transport.write = write;
    await action();
    return answers;
  };
}

describe('[R14] a change during a rejected request', () => {
  test('a removal during a rejected update is sent', async () => {
    const alice = await createAlice();
    const { device, server, push, addSynced } = alice;
    await addSynced('a');
    await device.edit('a', { prayer_text: 'edited' });
    rejectDuring(alice, 'update', () => device.remove('a'));
    await push();
    await push();
    expect(server.writes()).toEqual(['update r1 prayer_text', 'delete r1']);
    expect(server.rows.size).toBe(0);
  });

  test('a removal during a rejected create leaves nothing to send', async () => {
    const alice = await createAlice();
    const { device, push, readExisting } = alice;
    await device.add('a', { title: 'a', prayer_text: 'words' });
    rejectDuring(alice, 'create', () => device.remove('a'));
    await push();
    expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'safe', problem: null });
  });

  test('a removal withdrawn during its rejection leaves the record synced', async () => {
    const alice = await createAlice();
    const { device, push, addSynced, readExisting } = alice;
    await addSynced('a');
    await device.remove('a');
    rejectDuring(alice, 'delete', () => device.restore('a'));
    await push();
    expect(await readExisting('a')).toMatchObject({ removed: false, sync: 'safe', problem: null });
  });
});

describe('[R14] a discarded removal', () => {
  test('[R17] of a record that another device deleted meanwhile stays removed', async () => {
    const alice = await createAlice();
    const { device, server, push, addSynced, readExisting } = alice;
    await addSynced('a');
    await device.remove('a');
    rejectDuring(alice, 'delete');
    await push();
    expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'refused' });
    server.removeRow('r1');
    await pullDeleted(device.syncCollection, device.transport);
    expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'safe', problem: null });
  });

  test('[R10] recreates the record when an earlier removal arrives late', async () => {
    const alice = await createAlice();
    const { device, server, push, addSynced } = alice;
    await addSynced('a');
    await device.remove('a');
    server.respondInstead = (request) =>
      request.startsWith('delete') ? { kind: 'offline' } : null;
    await push();
    rejectDuring(alice, 'delete');
    await push();
    server.respondInstead = () => null;
    await device.modify('a', discardRejected);
    await push();
    // The first request arrives now.
    server.removeRow('r1');
    await pullDeleted(device.syncCollection, device.transport);
    await push();
    expect([...(await device.visible()).values()]).toEqual([
      expect.objectContaining({
        sync: 'safe',
        record: expect.objectContaining({ prayer_text: 'words a' }),
      }),
    ]);
  });
});
