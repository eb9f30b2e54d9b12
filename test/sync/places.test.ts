// The place in the pull: what it says when the records are lost, and how large a page is on a poor way.
import { afterEach, describe, expect, test } from 'vitest';
import { runCycle } from '../../replication/cycle.ts';
import { forgetLostPlace, pullChanged, pullDeleted } from '../../replication/pull.ts';
import { closeAll, meetAlice } from './alice.ts';

afterEach(closeAll);

describe('a place without records', () => {
  test('[R42] is forgotten when a page begins, and everything is pulled again', async () => {
    const { device, server } = await meetAlice({ changes: true });
    for (const id of ['a', 'b', 'c']) server.put({ client_id: id, title: id, prayer_text: 'words' });
    server.take('r3');
    await device.cycle();
    await device.shelf.collection.bulkRemove(['a', 'b']);
    expect(await device.visible()).toEqual(new Map());
    server.asked.length = 0;
    await runCycle({ ...device.world, shelves: [{ ...device.shelf }] });
    expect(server.asked).toEqual(['glance', 'changed all 0', 'deleted all']);
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'b']);
  });

  test('[R42] is looked at once per page, not in every cycle', async () => {
    const { device } = await meetAlice({ changes: true });
    await device.cycle();
    const { storageInstance } = device.shelf.collection;
    const { query } = storageInstance;
    let queries = 0;
    storageInstance.query = async (prepared) => {
      queries += 1;
      return query.call(storageInstance, prepared);
    };
    device.state.set('since|Prayer', '2026-11-20T00:00:00.000Z');
    await device.cycle();
    const often = queries;
    await runCycle({ ...device.world, shelves: [{ ...device.shelf }] });
    expect(queries - often).toBe(often + 1);
  });

  test.each([
    ['a record', false],
    ['a grave', true],
  ])('[R42] with %s it stands', async (_what, removed) => {
    const { device, server } = await meetAlice();
    server.put({ client_id: 'a', title: 'a', prayer_text: 'words' });
    await pullChanged(device.shelf, device.transport);
    if (removed) {
      server.take('r1');
      await pullDeleted(device.shelf, device.transport);
      expect(await device.visible()).toEqual(new Map());
    }
    const { since, deleted } = { since: device.state.get('since|Prayer'), deleted: device.state.get('deleted|Prayer') };
    expect(since).not.toBe('');
    await forgetLostPlace(device.shelf);
    expect(device.state.get('since|Prayer')).toBe(since);
    expect(device.state.get('deleted|Prayer')).toBe(deleted);
  });
});

test('[R2] [R16] the first pull meets what is here already, too, and overwrites nothing', async () => {
  const { device, server } = await meetAlice();
  await device.add('a', { title: 'a', prayer_text: 'mine' });
  for (const id of ['a', 'b']) server.put({ client_id: id, title: id, prayer_text: 'theirs' });
  expect(await pullChanged(device.shelf, device.transport)).toBeNull();
  const seen = await device.visible();
  expect(seen.get('a')).toMatchObject({ sync: 'waiting', record: { prayer_text: 'mine', earlier_wordings: [{ field: 'prayer_text', text: 'theirs' }] } });
  expect(seen.get('b')).toMatchObject({ sync: 'safe', record: { prayer_text: 'theirs' } });
});

describe('the size of a page', () => {
  test('[R42] shrinks to a quarter after each failure, not without end, and doubles after each success up to a thousand', async () => {
    const { device, server } = await meetAlice();
    const pull = async () => {
      server.asked.length = 0;
      await pullChanged(device.shelf, device.transport);
      return Number(/ of (\d+)$/.exec(server.asked[0] ?? '')?.[1] ?? 1_000);
    };
    server.instead = () => ({ kind: 'offline' });
    const shrinking: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) shrinking.push(await pull());
    expect(shrinking).toEqual([1_000, 250, 62, 25, 25, 25]);
    server.instead = () => null;
    const growing: number[] = [];
    for (let success = 0; success < 8; success += 1) growing.push(await pull());
    expect(growing).toEqual([25, 50, 100, 200, 400, 800, 1_000, 1_000]);
  });

  test('[R42] [R16] small pages bring everything, in order, none twice', async () => {
    const { device, server } = await meetAlice();
    for (let place = 0; place < 130; place += 1) server.put({ client_id: `p${place}`, title: 'p', prayer_text: 'words' });
    server.instead = () => ({ kind: 'offline' });
    for (let failure = 0; failure < 3; failure += 1) await pullChanged(device.shelf, device.transport);
    server.instead = () => null;
    server.asked.length = 0;
    expect(await pullChanged(device.shelf, device.transport)).toBeNull();
    expect(server.asked).toHaveLength(6);
    expect(await device.all()).toHaveLength(130);
  });

  test('[R16] the next page is asked for while this one is being written, and the place moves over what is written only', async () => {
    const { device, server } = await meetAlice();
    for (let place = 0; place < 40; place += 1) server.put({ client_id: `p${place}`, title: 'p', prayer_text: 'words' });
    server.instead = () => ({ kind: 'offline' });
    for (let failure = 0; failure < 3; failure += 1) await pullChanged(device.shelf, device.transport);
    server.instead = () => null;
    server.asked.length = 0;
    const { collection } = device.shelf;
    const insert = collection.bulkInsert;
    const asked: number[] = [];
    collection.bulkInsert = async (docs) => {
      asked.push(server.asked.length);
      if (asked.length === 2) throw new Error('the disk failed');
      return insert.call(collection, docs);
    };
    await expect(pullChanged(device.shelf, device.transport)).rejects.toThrow('the disk failed');
    expect(asked[0]).toBe(2);
    expect(device.state.get('since|Prayer')).toBe([...server.rows.values()][24]?.updated_date);
  });
});
