// Tests of the pull rules with a fake server: change pages and checkpoints, the deletion feed, and
// the comparison of all ids.
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { alwaysDueTime, comparedIdsKey } from '../../replication/checkpoints.ts';
import { applyRows, pullChanged, pullDeleted } from '../../replication/pull.ts';
import type { ServerRow } from '../../replication/transport.ts';
import { getSchema } from '../../schemas/entities/registry.ts';
import {
  type Alice,
  closeAllDevices,
  failNextInsert,
  createAlice,
} from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const hour = 3_600_000;

function pull({ device: { syncCollection, transport } }: Alice) {
  return pullChanged(syncCollection, transport);
}

function learnDeletions({ device: { syncCollection, transport } }: Alice) {
  return pullDeleted(syncCollection, transport);
}

function buildRow(id: string, updated: string): ServerRow {
  return {
    id,
    client_id: `c-${id}`,
    title: id,
    prayer_text: 'words',
    created_date: updated,
    updated_date: updated,
  };
}

describe('pages of changes', () => {
  test('[R16] without commit order a pull looks back two minutes for older rows', async () => {
    const alice = await createAlice({ hasConditionalWrites: false });
    const { device, server } = alice;
    server.rows.set('r1', buildRow('r1', '2026-11-20T10:05:00.000Z'));
    await pull(alice);
    server.rows.set('late', buildRow('late', '2026-11-20T10:03:00.000Z'));
    server.rows.set('too late', buildRow('too late', '2026-11-20T10:02:59.999Z'));
    // A row that appears before the watermark does not move the watermark back, even when the row
    // that set it is deleted.
    server.rows.delete('r1');
    await pull(alice);
    expect(server.requests).toEqual(['changed all 0', 'changed 2026-11-20T10:03:00.000Z 0']);
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['c-late', 'c-r1']);
    expect(await device.environment.state.read('since|Prayer')).toBe('2026-11-20T10:05:00.000Z');
  });

  test('[R16] with commit order a pull continues exactly at the checkpoint', async () => {
    const alice = await createAlice();
    alice.server.rows.set('r1', buildRow('r1', '2026-11-20T10:05:00.000Z'));
    await pull(alice);
    await pull(alice);
    expect(alice.server.requests).toEqual(['changed all 0', 'changed 2026-11-20T10:05:00.000Z 0']);
  });

  test('[R16] a page that could not be applied is read again: the checkpoint stays', async () => {
    const alice = await createAlice();
    const { device, server } = alice;
    server.rows.set('r1', buildRow('r1', '2026-11-20T10:05:00.000Z'));
    failNextInsert(device);
    await expect(pull(alice)).rejects.toThrow('the disk failed');
    expect(await device.environment.state.read('since|Prayer')).toBe('');
    await pull(alice);
    expect(await device.environment.state.read('since|Prayer')).toBe('2026-11-20T10:05:00.000Z');
    expect(server.requests).toEqual(['changed all 0', 'changed all 0']);
    expect([...(await device.visible()).keys()]).toEqual(['c-r1']);
  });

  test('[R16] a page with an unchecked tombstone does not move the checkpoint', async () => {
    const alice = await createAlice();
    const { device, server } = alice;
    await alice.addSynced('a');
    const old = [...server.rows.values()];
    await device.remove('a');
    await alice.push();
    server.respondInstead = (request) =>
      request.startsWith('changed') ? { kind: 'ok', value: old } : { kind: 'offline' };
    expect(await pull(alice)).toEqual({ kind: 'offline' });
    expect(await device.environment.state.read('since|Prayer')).toBe('');
  });

  test('[R16] rows with one date over several full pages arrive, as do later rows', async () => {
    const alice = await createAlice({ hasConditionalWrites: false });
    const { device, server } = alice;
    const shared = '2026-11-20T10:05:00.000Z';
    for (let index = 0; index < 2_100; index += 1)
      server.rows.set(`s${index}`, buildRow(`s${index}`, shared));
    for (let index = 0; index < 600; index += 1) {
      const date = new Date(Date.parse(shared) + 1 + index).toISOString();
      server.rows.set(`t${index}`, buildRow(`t${index}`, date));
    }
    expect(await pull(alice)).toBeNull();
    expect(await device.all()).toHaveLength(2_700);
    expect(server.requests.slice(0, 4)).toEqual([
      'changed all 0',
      `changed ${shared} 0`,
      `changed ${shared} 1000`,
      `changed ${shared} 2000`,
    ]);
    expect(await device.environment.state.read('since|Prayer')).toBe('2026-11-20T10:05:00.600Z');
  });

  test('[R16] with conditional writes an outdated page replaces no newer row', async () => {
    const { device, server, push, addSynced, readExisting } = await createAlice();
    await addSynced('a');
    const old = [...server.rows.values()];
    await device.edit('a', { prayer_text: 'newer words' });
    await push();
    const newer = await readExisting('a');
    await applyRows(device.syncCollection, old, device.transport);
    expect(await readExisting('a')).toEqual(newer);
    expect(newer).toMatchObject({ sync: 'safe', record: { prayer_text: 'newer words' } });
    // A newer page does.
    await applyRows(
      device.syncCollection,
      [server.put({ id: 'r1', prayer_text: 'newest words' })],
      device.transport,
    );
    expect(await readExisting('a')).toMatchObject({ record: { prayer_text: 'newest words' } });
  });
});

describe('deletions', () => {
  test('[R17] a row of the feed removes the record of that server id only', async () => {
    const alice = await createAlice();
    const { device, server } = alice;
    await alice.addSynced('a');
    await alice.addSynced('b');
    // An earlier row of the same client id was deleted; the row of this record still exists.
    server.feed.push({ id: 'r0', client_id: 'a', deleted_date: '2026-11-20T10:00:00.000Z' });
    server.feed.push({ id: 'r2', client_id: 'b', deleted_date: '2026-11-20T10:00:01.000Z' });
    expect(await learnDeletions(alice)).toBeNull();
    expect([...(await device.visible()).keys()]).toEqual(['a']);
    expect(await alice.readExisting('a')).toMatchObject({ sync: 'safe', gone: '' });
    expect(await alice.readExisting('b')).toMatchObject({
      sync: 'safe',
      gone: 'elsewhere',
      removed: true,
    });
    expect(await device.environment.state.read('deleted|Prayer')).toBe('2026-11-20T10:00:01.000Z');
  });

  test('[R17] [R12] a deleted row with a pending edit is recreated without a read', async () => {
    const alice = await createAlice();
    const { device, server } = alice;
    await alice.addSynced('a');
    await device.edit('a', { prayer_text: 'my later words' });
    server.removeRow('r1');
    await learnDeletions(alice);
    expect(await alice.readExisting('a')).toMatchObject({
      removed: false,
      sync: 'waiting',
      gone: 'elsewhere',
      record: { prayer_text: 'my later words' },
    });
    server.requests.length = 0;
    await alice.push();
    expect(server.requests).toEqual(['create a~2']);
    expect([...(await device.visible()).keys()]).toEqual(['a~2']);
  });

  test('[R17] a pending removal of a row deleted in the feed sends nothing', async () => {
    const alice = await createAlice();
    const { device, server } = alice;
    await alice.addSynced('a');
    await device.remove('a');
    server.removeRow('r1');
    await learnDeletions(alice);
    server.requests.length = 0;
    await alice.push();
    expect(server.requests).toEqual([]);
    expect(await alice.readExisting('a')).toMatchObject({ removed: true, sync: 'safe' });
  });
});

describe('comparing all ids', () => {
  test('[R18] without a feed all ids are compared at first, then every six hours', async () => {
    const { device, server } = await createAlice({ hasConditionalWrites: false });
    let now = Date.UTC(2026, 10, 20);
    const comparedAt = async (time: number) => {
      now = time;
      server.requests.length = 0;
      const interruption = await runSyncCycle({ ...device.environment, now: () => now });
      return [
        server.requests.filter((request) => request.startsWith('ids')).length,
        interruption?.kind,
      ];
    };
    const start = now;
    expect(await comparedAt(start)).toEqual([1, undefined]);
    expect(await comparedAt(start + 1)).toEqual([0, undefined]);
    expect(await comparedAt(start + 6 * hour - 1)).toEqual([0, undefined]);
    server.respondInstead = (request) => (request.startsWith('ids') ? { kind: 'busy' } : null);
    expect(await comparedAt(start + 6 * hour)).toEqual([1, 'busy']);
    server.respondInstead = () => null;
    expect(await comparedAt(start + 6 * hour + 1)).toEqual([1, undefined]);
    expect(await comparedAt(start + 6 * hour + 2)).toEqual([0, undefined]);
    expect(await comparedAt(start - hour)).toEqual([1, undefined]);
  });

  test('[R18] with a feed ids are compared monthly; a failure stops no other entity', async () => {
    const { device, server } = await createAlice({ changes: true });
    const { device: notes } = await createAlice({
      server,
      syncCollection: { entity: 'BibleNote', schema: getSchema('BibleNote') },
    });
    const start = Date.UTC(2026, 10, 20);
    const comparedAt = async (now: number) => {
      server.requests.length = 0;
      const interruption = await runSyncCycle({
        ...device.environment,
        syncCollections: [device.syncCollection, notes.syncCollection],
        now: () => now,
      });
      return [server.requests.filter((request) => request.includes('ids')), interruption?.kind];
    };
    expect(await comparedAt(start)).toEqual([[], undefined]);
    expect(await comparedAt(start + 30 * 24 * hour - 1)).toEqual([[], undefined]);
    server.respondInstead = (request) =>
      request === 'ids 0'
        ? { kind: 'refused', status: 400, code: 'unknown_field', message: 'no' }
        : null;
    expect(await comparedAt(start + 30 * 24 * hour)).toEqual([
      ['ids 0', 'BibleNote ids 0'],
      'busy',
    ]);
    server.respondInstead = (request) => (request === 'ids 0' ? { kind: 'signed-out' } : null);
    expect(await comparedAt(start + 30 * 24 * hour + 1)).toEqual([['ids 0'], 'signed-out']);
    server.respondInstead = () => null;
    expect(await comparedAt(start + 30 * 24 * hour + 1)).toEqual([['ids 0'], undefined]);
  });

  test('[R18] the comparison in a complete cycle removes a record deleted elsewhere', async () => {
    const { device, server, addSynced } = await createAlice({ hasConditionalWrites: false });
    await addSynced('a');
    await addSynced('b');
    server.rows.delete('r1');
    await runSyncCycle(device.environment);
    expect([...(await device.visible()).keys()]).toEqual(['b']);
    expect(server.requests.filter((request) => request.startsWith('one'))).toEqual(['one r1']);
  });

  test('[R18] a deletion on a basic backend shows in the next cycle, at one request', async () => {
    const { device, server } = await createAlice({ hasConditionalWrites: false });
    for (const id of ['a', 'b', 'c']) await device.add(id, { title: id, prayer_text: id });
    await device.cycle();
    await device.cycle();
    server.requests.length = 0;
    await device.cycle();
    expect(server.requests.filter((request) => request.startsWith('ids'))).toEqual(['ids 2']);
    // A pending removal still has its row, and a record that was never sent has none.
    server.respondInstead = (request) =>
      /^(create|delete) /.test(request)
        ? { kind: 'refused', status: 422, code: '', message: '' }
        : null;
    await device.remove('b');
    await device.add('d', { title: 'd', prayer_text: 'd' });
    server.requests.length = 0;
    await device.cycle();
    expect(server.requests.filter((request) => request.startsWith('ids'))).toEqual(['ids 2']);
    server.rows.delete('r1');
    await device.cycle();
    expect([...(await device.visible()).keys()]).toEqual(['d', 'c']);
  });

  test('[R18] a missing row that no comparison explains is compared once', async () => {
    const { device, server } = await createAlice({ hasConditionalWrites: false });
    for (const id of ['a', 'b']) await device.add(id, { title: id, prayer_text: id });
    await device.cycle();
    await device.cycle();
    // The server lists one row less than it returns by id.
    server.respondInstead = (request) => (request === 'ids 1' ? { kind: 'ok', value: [] } : null);
    server.requests.length = 0;
    for (let cycle = 0; cycle < 3; cycle += 1) await device.cycle();
    expect(server.requests.filter((request) => request === 'ids 0')).toHaveLength(1);
  });

  test('[R17] [R18] with a feed once a month, and not before', async () => {
    const { device, server, addSynced } = await createAlice();
    await addSynced('a');
    let now = device.environment.now();
    const runDays = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        now += 24 * hour;
        await runSyncCycle({ ...device.environment, now: () => now });
      }
    };
    await runDays(1);
    // The entry of this deletion has left the feed.
    server.rows.delete('r1');
    server.requests.length = 0;
    await runDays(29);
    expect(server.requests.filter((request) => request.startsWith('ids'))).toEqual([]);
    expect((await device.visible()).size).toBe(1);
    await runDays(1);
    expect(server.requests.filter((request) => request.startsWith('ids'))).toHaveLength(1);
    expect((await device.visible()).size).toBe(0);
  });

  test('[R34] a comparison made due by a lost lock runs with a feed, too', async () => {
    const { device, server, addSynced } = await createAlice();
    await addSynced('a');
    device.state.set(comparedIdsKey(device.syncCollection), alwaysDueTime);
    server.requests.length = 0;
    await device.cycle();
    expect(server.requests.filter((request) => request.startsWith('ids'))).toHaveLength(1);
  });
});
