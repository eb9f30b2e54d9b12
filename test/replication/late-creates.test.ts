// Tests of creates and updates that arrive at the server after their record was removed: the device
// recognises its own text while the tombstone exists.
import { afterEach, describe, expect, test } from 'vitest';
import { compareAllIds } from '../../replication/compare-ids.ts';
import { applyRows } from '../../replication/pull.ts';
import {
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const first = { title: 'a', prayer_text: 'first words' };

/**
 * Creates a prayer whose first create got no answer. The prayer was edited, and the second create
 * has arrived.
 */
async function createAliceWithALateCreate() {
  const alice = await createAlice({ hasConditionalWrites: false });
  const { device, server, push, readExisting } = alice;
  await device.add('a', first);
  server.respondInstead = (request) => (request.startsWith('create') ? { kind: 'offline' } : null);
  await push();
  server.respondInstead = () => null;
  await device.edit('a', { prayer_text: 'later words', category: 'family' });
  await push();
  expect(await readExisting('a')).toMatchObject({
    server_id: 'r1',
    sync: 'safe',
    sent: [expect.objectContaining(first)],
  });
  return {
    ...alice,
    arriveLate: (clientId = 'a') => server.put({ ...first, client_id: clientId }),
  };
}

describe('a create that arrives twice, and whose second copy gets a 401', () => {
  test.each([true, false])(
    '[R4] is a row of its record, which stays removed (conditional writes: %s)',
    async (hasConditionalWrites) => {
      const { device, server, push, readExisting } = await createAlice({ hasConditionalWrites });
      await device.add('a', first);
      server.respondInstead = (request) => {
        if (!request.startsWith('create')) return null;
        server.put({ ...first, client_id: 'a' });
        return { kind: 'signed-out' };
      };
      expect(await push()).toEqual({ kind: 'signed-out' });
      expect(await readExisting('a')).toMatchObject({
        sync: 'waiting',
        sending: false,
        sent: [expect.objectContaining(first)],
      });
      await device.remove('a');
      server.respondInstead = () => null;
      await syncUntilSettled(server, device);
      expect([server.rows.size, (await device.visible()).size]).toEqual([0, 0]);
    },
  );
});

describe('on a basic backend', () => {
  test('[R11] [R4] a late create of a removed record’s old version is deleted again', async () => {
    const { device, server, push, arriveLate } = await createAliceWithALateCreate();
    await device.remove('a');
    await push();
    // However often it lands.
    for (const times of [1, 2, 3]) {
      arriveLate();
      await syncUntilSettled(server, device);
      expect([times, server.rows.size, (await device.visible()).size]).toEqual([times, 0, 0]);
    }
  });

  test('[R11] an answered create that is repeated on its way is no new edit either', async () => {
    const { device, server, push } = await createAlice({ hasConditionalWrites: false });
    await device.add('a', first);
    await push();
    await device.edit('a', { prayer_text: 'later words', category: 'family' });
    await push();
    await device.remove('a');
    const repeat = () => void server.put({ ...first, client_id: 'a' });
    let isFirst = true;
    server.beforeResponse = async (request) => {
      // Repeats between the removal and the search for another row, and again when everything is
      // done.
      if (request.startsWith('delete') && isFirst) repeat();
      isFirst &&= !request.startsWith('delete');
      return null;
    };
    await syncUntilSettled(server, device);
    repeat();
    await syncUntilSettled(server, device);
    expect([server.rows.size, (await device.visible()).size]).toEqual([0, 0]);
  });

  test('[R13] an own update repeated late does not restore a removed record', async () => {
    const { device, server, push, readExisting } = await createAlice({
      hasConditionalWrites: false,
    });
    await device.add('a', first);
    await push();
    for (const text of ['second words', 'third words']) {
      await device.edit('a', { prayer_text: text });
      await push();
    }
    const { server_id: id } = await readExisting('a');
    await device.remove('a');
    server.put({ id: id ?? '', prayer_text: 'second words' });
    await syncUntilSettled(server, device);
    expect([server.rows.size, (await device.visible()).size]).toEqual([0, 0]);
  });

  test('[R13] text from another device stops a removal', async () => {
    const { device, server, push, readExisting } = await createAlice({
      hasConditionalWrites: false,
    });
    await device.add('a', first);
    await push();
    const { server_id: id } = await readExisting('a');
    await device.remove('a');
    server.put({ id: id ?? '', prayer_text: 'words of another device' });
    await syncUntilSettled(server, device);
    expect((await device.visible()).get('a')).toMatchObject({
      record: { prayer_text: 'words of another device' },
    });
  });

  test('[R11] a late create leaves the tombstone unchanged: undo restores the text', async () => {
    const { device, server, push, arriveLate } = await createAliceWithALateCreate();
    await device.remove('a');
    await push();
    arriveLate();
    await syncUntilSettled(server, device);
    await device.restore('a');
    await syncUntilSettled(server, device);
    expect([...server.rows.values()]).toEqual([
      expect.objectContaining({ prayer_text: 'later words', category: 'family' }),
    ]);
  });

  test('[R11] a late create does not restore what another device removed', async () => {
    const { device, server, arriveLate } = await createAliceWithALateCreate();
    server.removeRow('r1');
    await compareAllIds(device.syncCollection, device.transport);
    expect((await device.visible()).size).toBe(0);
    arriveLate();
    await syncUntilSettled(server, device);
    expect(server.rows.size).toBe(0);
  });

  test('[R11] [R12] a late create does not restore a record recreated and removed', async () => {
    const { device, server, push, arriveLate } = await createAliceWithALateCreate();
    await device.remove('a');
    await push();
    await device.restore('a');
    await push();
    expect([...server.rows.values()]).toEqual([expect.objectContaining({ client_id: 'a~2' })]);
    await device.remove('a~2');
    await push();
    arriveLate();
    await syncUntilSettled(server, device);
    expect([server.rows.size, (await device.visible()).size]).toEqual([0, 0]);
  });

  test('[R11] [R13] text from another device restores a record without local text', async () => {
    const { device, server, push, readExisting } = await createAliceWithALateCreate();
    await device.remove('a');
    await push();
    const row = server.put({ ...first, client_id: 'a', title: 'of another user' });
    await syncUntilSettled(server, device);
    expect(server.rows.get(row.id)).toEqual(row);
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      sync: 'safe',
      sent: [],
      record: { title: 'of another user', prayer_text: 'first words' },
    });
    expect((await readExisting('a')).record).not.toHaveProperty('category');
    // The row now belongs to the other device, so no removal of this device is running.
    server.removeRow(row.id);
    await compareAllIds(device.syncCollection, device.transport);
    expect((await device.visible()).size).toBe(0);
  });
});

test('[R11] with conditional writes no late create restores a deleted record', async () => {
  const { device, push, addSynced, readExisting } = await createAlice();
  await addSynced('a');
  await device.remove('a');
  await push();
  expect(await readExisting('a')).toMatchObject({ removed: true, gone: 'here', sent: [] });
});

test('[R11] [R4] a removal during the look-up of a deleted row keeps the sent versions', async () => {
  const { device, server, readExisting } = await createAliceWithALateCreate();
  server.rows.clear();
  server.beforeResponse = async (request) => {
    if (!request.startsWith('find')) return null;
    server.beforeResponse = async () => null;
    await device.remove('a');
    return null;
  };
  await compareAllIds(device.syncCollection, device.transport);
  expect(await readExisting('a')).toMatchObject({ removed: true, sync: 'safe' });
  const late = server.put({ client_id: 'a', ...first });
  await applyRows(device.syncCollection, [late], device.transport);
  expect((await device.visible()).size).toBe(0);
});
