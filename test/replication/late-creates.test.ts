// A create that nobody heard of, and that lands after its record was removed: the device knows its
// own words again, as long as the grave stands.
import { afterEach, describe, expect, test } from 'vitest';
import { compareAllIds } from '../../replication/pull.ts';
import {
  closeAllDevices,
  createAlice,
  syncUntilSettled,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const first = { title: 'a', prayer_text: 'first words' };

/**
 * A prayer whose first create left and was never answered; it was edited, and the second create is
 * there.
 */
async function createAliceWithALateCreate() {
  const alice = await createAlice({ hasConditionalWrites: false });
  const { device, server, push, readExisting } = alice;
  await device.add('a', first);
  server.answerInstead = (asked) => (asked.startsWith('create') ? { kind: 'offline' } : null);
  await push();
  server.answerInstead = () => null;
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

describe('on a plain backend', () => {
  test('[R11] [R4] a late create of an earlier version of what was removed here is nobody’s edit: it is deleted again', async () => {
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

  test('[R11] a create that was answered, and is repeated on its way, is none either', async () => {
    const { device, server, push } = await createAlice({ hasConditionalWrites: false });
    await device.add('a', first);
    await push();
    await device.edit('a', { prayer_text: 'later words', category: 'family' });
    await push();
    await device.remove('a');
    const repeat = () => void server.put({ ...first, client_id: 'a' });
    let isFirst = true;
    server.beforeAnswer = async (asked) => {
      // Between the removal and the question whether there is another row, and again when all is
      // done.
      if (asked.startsWith('delete') && isFirst) repeat();
      isFirst &&= !asked.startsWith('delete');
      return null;
    };
    await syncUntilSettled(server, device);
    repeat();
    await syncUntilSettled(server, device);
    expect([server.rows.size, (await device.visible()).size]).toEqual([0, 0]);
  });

  test('[R13] an update that was repeated on its way, and lands after a later one, brings nothing back: the device wrote it itself', async () => {
    const { device, server, push, readExisting } = await createAlice({
      hasConditionalWrites: false,
    });
    await device.add('a', first);
    await push();
    for (const words of ['second words', 'third words']) {
      await device.edit('a', { prayer_text: words });
      await push();
    }
    const { server_id: id } = await readExisting('a');
    await device.remove('a');
    server.put({ id: id ?? '', prayer_text: 'second words' });
    await syncUntilSettled(server, device);
    expect([server.rows.size, (await device.visible()).size]).toEqual([0, 0]);
  });

  test('[R13] words of another device stop a removal as ever', async () => {
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

  test('[R11] it changes nothing in the grave: who takes the removal back has what they removed', async () => {
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

  test('[R11] nor does it bring back what another device removed', async () => {
    const { device, server, arriveLate } = await createAliceWithALateCreate();
    server.removeRow('r1');
    await compareAllIds(device.syncCollection, device.transport);
    expect((await device.visible()).size).toBe(0);
    arriveLate();
    await syncUntilSettled(server, device);
    expect(server.rows.size).toBe(0);
  });

  test('[R11] [R12] nor what was made anew since, and removed then', async () => {
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

  test('[R11] [R13] words of somebody else still bring it back as they wrote it, and nothing of ours is put over them', async () => {
    const { device, server, push, readExisting } = await createAliceWithALateCreate();
    await device.remove('a');
    await push();
    const row = server.put({ ...first, client_id: 'a', title: 'of somebody else' });
    await syncUntilSettled(server, device);
    expect(server.rows.get(row.id)).toEqual(row);
    expect(await readExisting('a')).toMatchObject({
      removed: false,
      sync: 'safe',
      sent: [],
      record: { title: 'of somebody else', prayer_text: 'first words' },
    });
    expect((await readExisting('a')).record).not.toHaveProperty('category');
    // It is another's to remove now: no removal of ours is under way.
    server.removeRow(row.id);
    await compareAllIds(device.syncCollection, device.transport);
    expect((await device.visible()).size).toBe(0);
  });
});

test('[R11] on a guarded server no late request makes what was deleted: a grave remembers nothing that was sent', async () => {
  const { device, push, addSynced, readExisting } = await createAlice();
  await addSynced('a');
  await device.remove('a');
  await push();
  expect(await readExisting('a')).toMatchObject({ removed: true, gone: 'here', sent: [] });
});
