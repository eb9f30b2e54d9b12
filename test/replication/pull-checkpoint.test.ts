// Tests of the pull checkpoint: its reset when the records are lost, and the page size on a poor
// connection.
import { afterEach, describe, expect, test } from 'vitest';
import { basicBackendRules } from '../../replication/basic-backend/basic-backend-rules.ts';
import { runSyncCycle } from '../../replication/cycle.ts';
import { resetLostCheckpoints } from '../../replication/checkpoints.ts';
import { pullChanged, pullDeleted } from '../../replication/pull.ts';
import type { ReadRequest, ServerRow, Transport } from '../../replication/transport.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

describe('a place without records', () => {
  test('[R42] a checkpoint without records is dropped at page start: all is pulled', async () => {
    const { device, server } = await createAlice({ changes: true });
    for (const id of ['a', 'b', 'c'])
      server.put({ client_id: id, title: id, prayer_text: 'words' });
    server.removeRow('r3');
    await device.cycle();
    await device.syncCollection.collection.bulkRemove(['a', 'b']);
    expect(await device.visible()).toEqual(new Map());
    server.requests.length = 0;
    await runSyncCycle({ ...device.environment, syncCollections: [{ ...device.syncCollection }] });
    expect(server.requests).toEqual(['summary', 'changed all 0', 'deleted all']);
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'b']);
  });

  test('[R42] a checkpoint without records is checked once per page load only', async () => {
    const { device } = await createAlice({ changes: true });
    await device.cycle();
    const { storageInstance } = device.syncCollection.collection;
    const { query } = storageInstance;
    let queries = 0;
    storageInstance.query = async (prepared) => {
      queries += 1;
      return query.call(storageInstance, prepared);
    };
    device.state.set('since|Prayer', '2026-11-20T00:00:00.000Z');
    await device.cycle();
    const queriesBefore = queries;
    await runSyncCycle({ ...device.environment, syncCollections: [{ ...device.syncCollection }] });
    expect(queries - queriesBefore).toBe(queriesBefore + 1);
  });

  test.each([
    ['a record', false],
    ['a tombstone', true],
  ])('[R42] with %s the checkpoint stays', async (_what, removed) => {
    const { device, server } = await createAlice();
    server.put({ client_id: 'a', title: 'a', prayer_text: 'words' });
    await pullChanged(device.syncCollection, device.transport);
    if (removed) {
      server.removeRow('r1');
      await pullDeleted(device.syncCollection, device.transport);
      expect(await device.visible()).toEqual(new Map());
    }
    const { since, deleted } = {
      since: device.state.get('since|Prayer'),
      deleted: device.state.get('deleted|Prayer'),
    };
    expect(since).not.toBe('');
    await resetLostCheckpoints(device.syncCollection);
    expect(device.state.get('since|Prayer')).toBe(since);
    expect(device.state.get('deleted|Prayer')).toBe(deleted);
  });
});

test('[R2] [R16] the first pull reconciles existing records and overwrites nothing', async () => {
  const { device, server } = await createAlice();
  await device.add('a', { title: 'a', prayer_text: 'mine' });
  for (const id of ['a', 'b']) server.put({ client_id: id, title: id, prayer_text: 'theirs' });
  expect(await pullChanged(device.syncCollection, device.transport)).toBeNull();
  const visible = await device.visible();
  expect(visible.get('a')).toMatchObject({
    sync: 'waiting',
    record: { prayer_text: 'mine', earlier_wordings: [{ field: 'prayer_text', text: 'theirs' }] },
  });
  expect(visible.get('b')).toMatchObject({ sync: 'safe', record: { prayer_text: 'theirs' } });
});

describe('the size of a page', () => {
  test('[R42] the page size is quartered on failure, and doubled on success to 1,000', async () => {
    const { device, server } = await createAlice();
    const pull = async () => {
      server.requests.length = 0;
      await pullChanged(device.syncCollection, device.transport);
      return Number(/ of (\d+)$/.exec(server.requests[0] ?? '')?.[1] ?? 1_000);
    };
    server.respondInstead = () => ({ kind: 'offline' });
    const shrinking: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) shrinking.push(await pull());
    expect(shrinking).toEqual([1_000, 250, 62, 25, 25, 25]);
    server.respondInstead = () => null;
    const checkpointSizes: number[] = [];
    for (let success = 0; success < 8; success += 1) checkpointSizes.push(await pull());
    expect(checkpointSizes).toEqual([25, 50, 100, 200, 400, 800, 1_000, 1_000]);
  });

  test('[R42] [R16] small pages deliver all rows in order and none twice', async () => {
    const { device, server } = await createAlice();
    for (let index = 0; index < 130; index += 1)
      server.put({ client_id: `p${index}`, title: 'p', prayer_text: 'words' });
    server.respondInstead = () => ({ kind: 'offline' });
    for (let failure = 0; failure < 3; failure += 1)
      await pullChanged(device.syncCollection, device.transport);
    server.respondInstead = () => null;
    server.requests.length = 0;
    expect(await pullChanged(device.syncCollection, device.transport)).toBeNull();
    expect(server.requests).toHaveLength(6);
    expect(await device.all()).toHaveLength(130);
  });

  test('[R16] the next page is read during a write, but does not move the checkpoint', async () => {
    const { device, server } = await createAlice();
    for (let index = 0; index < 40; index += 1)
      server.put({ client_id: `p${index}`, title: 'p', prayer_text: 'words' });
    server.respondInstead = () => ({ kind: 'offline' });
    for (let failure = 0; failure < 3; failure += 1)
      await pullChanged(device.syncCollection, device.transport);
    server.respondInstead = () => null;
    server.requests.length = 0;
    const { collection } = device.syncCollection;
    const insert = collection.bulkInsert;
    const requestCounts: number[] = [];
    collection.bulkInsert = async (docs) => {
      requestCounts.push(server.requests.length);
      if (requestCounts.length === 2) throw new Error('the disk failed');
      return insert.call(collection, docs);
    };
    await expect(pullChanged(device.syncCollection, device.transport)).rejects.toThrow(
      'the disk failed',
    );
    expect(requestCounts[0]).toBe(2);
    expect(device.state.get('since|Prayer')).toBe([...server.rows.values()][24]?.updated_date);
  });
});

describe('[R16c] dates of a basic backend', () => {
  const buildRow = (id: string, updatedDate: string): ServerRow => ({
    id,
    client_id: id,
    title: id,
    prayer_text: 'words',
    created_date: '2026-11-20T10:00:00.000000Z',
    updated_date: updatedDate,
  });

  test.each(['2099-01-01T00:00:00.000000Z', 'zzz', '', 'Z'])(
    'a row dated "%s" is applied and does not move the checkpoint',
    async (date) => {
      const { device } = await createAlice();
      const usable = '2026-11-20T11:00:00.000000Z';
      const rows = [buildRow('r1', usable), buildRow('r2', date)];
      const transport: Transport = {
        ...device.transport,
        rules: basicBackendRules,
        read: async () => ({ kind: 'ok', value: rows }),
      };
      const now = () => Date.parse('2026-11-21T00:00:00Z');
      expect(await pullChanged(device.syncCollection, transport, { now })).toBeNull();
      expect([...(await device.visible()).keys()].toSorted()).toEqual(['r1', 'r2']);
      expect(device.state.get('since|Prayer')).toBe(usable);
    },
  );

  test('full pages of undated rows are read to the end', async () => {
    const { device } = await createAlice();
    const rows = Array.from({ length: 2_500 }, (_, index) => buildRow(`r${index}`, 'soon'));
    const reads: number[] = [];
    const transport: Transport = {
      ...device.transport,
      rules: basicBackendRules,
      read: async (_entity, request) => {
        const { skip, limit } = request as Extract<ReadRequest, { kind: 'changed' }>;
        reads.push(skip);
        return { kind: 'ok', value: rows.slice(skip, skip + limit) };
      },
    };
    expect(await pullChanged(device.syncCollection, transport)).toBeNull();
    expect(reads).toEqual([0, 1_000, 2_000]);
    expect((await device.visible()).size).toBe(2_500);
  });
});

test('[R16b] skipped entries count as part of the page and are stored', async () => {
  const { device } = await createAlice();
  const reads: number[] = [];
  const transport: Transport = {
    ...device.transport,
    read: async (_entity, request) => {
      const { skip, limit } = request as Extract<ReadRequest, { kind: 'changed' }>;
      reads.push(skip);
      return { kind: 'ok', value: [], invalidRows: skip === 0 ? limit : 1 };
    },
  };
  expect(await pullChanged(device.syncCollection, transport)).toBeNull();
  expect(reads).toEqual([0, 1_000]);
  expect(device.state.get('invalid-rows|Prayer')).toBe('1001');
  const repaired: Transport = { ...transport, read: async () => ({ kind: 'ok', value: [] }) };
  expect(await pullChanged(device.syncCollection, repaired)).toBeNull();
  expect(device.state.get('invalid-rows|Prayer')).toBe('0');
});
