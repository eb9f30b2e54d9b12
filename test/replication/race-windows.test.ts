// Tests of race windows between a read and a write, and of late or unexpected answers. Each case
// was an error found in a review.
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpTransport, type TransportFetch } from '../../replication/http-transport.ts';
import { createBatchSize, writeInBatches } from '../../replication/write-batches.ts';
import { compareAllIds } from '../../replication/compare-ids.ts';
import type { RecordChange } from '../../replication/transport.ts';
import { discardRejected } from '../../schemas/local-record.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';
import { createTestDevice, type TestDevice } from './support/test-device.ts';
import { createBasicBackend, buildJsonResponse } from './support/fake-basic-backend.ts';

const openDevices: TestDevice[] = [];

afterEach(async () => {
  await closeAllDevices();
  for (const device of openDevices.splice(0)) await device.close();
});

/**
 * Creates two devices of one user on a basic backend; `meanwhile` runs before a request of the
 * second device arrives.
 */
async function createTwoDevices() {
  const backend = createBasicBackend();
  const hooks: { meanwhile: ((method: string) => Promise<void>) | null } = { meanwhile: null };
  async function device(isSecond: boolean): Promise<TestDevice> {
    const fetch: TransportFetch = async (url, init) => {
      if (url.endsWith('/User/me')) return buildJsonResponse(200, { id: 'alice' });
      if (isSecond) await hooks.meanwhile?.(init.method);
      return backend.fetch(url, init);
    };
    const newDevice = await createTestDevice({
      transport: createHttpTransport({
        serverUrl: '',
        appId: 'selah',
        token: 't',
        version: 1,
        fetch,
        listen: () => () => {},
      }),
    });
    openDevices.push(newDevice);
    return newDevice;
  }
  return { backend, hooks, first: await device(false), second: await device(true) };
}

async function textsOn(device: TestDevice): Promise<string[]> {
  const records = [...(await device.visible()).values()].map(({ record }) => record);
  return records
    .flatMap((record) => [
      String(record['prayer_text']),
      ...((record['earlier_wordings'] ?? []) as { text: string }[]).map(({ text }) => text),
    ])
    .toSorted();
}

describe('on a basic backend', () => {
  test('[R8] text confirmed between another device’s read and write is kept', async () => {
    const { hooks, first, second } = await createTwoDevices();
    await first.add('x', { title: 'x', prayer_text: 'zero' });
    await first.cycle();
    await second.cycle();
    await first.edit('x', { prayer_text: 'words of the first' });
    await second.edit('x', { prayer_text: 'words of the second' });
    hooks.meanwhile = async (method) => {
      if (method !== 'PUT') return;
      hooks.meanwhile = null;
      await first.cycle();
      expect((await first.read('x'))?.sync).toBe('safe');
    };
    await second.cycle();
    for (let round = 0; round < 3; round += 1) {
      await first.cycle();
      await second.cycle();
    }
    for (const device of [first, second])
      expect(await textsOn(device)).toEqual(
        expect.arrayContaining(['words of the first', 'words of the second']),
      );
  });

  test('[R11] a late second create of a record deleted elsewhere is deleted again', async () => {
    const { backend, first, second } = await createTwoDevices();
    await first.add('x', { title: 'x', prayer_text: 'zero' });
    await first.cycle();
    await second.cycle();
    await second.remove('x');
    await second.cycle();
    await compareAllIds(first.syncCollection, first.transport);
    expect((await first.visible()).size).toBe(0);
    backend.rows.set('late', {
      id: 'late',
      client_id: 'x',
      title: 'x',
      prayer_text: 'zero',
      created_date: '2026-11-22T01:00:00',
      updated_date: '2026-11-22T01:00:00',
    });
    for (let round = 0; round < 3; round += 1) await first.cycle();
    expect((await first.visible()).size).toBe(0);
    expect(backend.rows.size).toBe(0);
  });

  test('[R18] a row that the server refuses to show does not stop the comparison', async () => {
    const { backend, first } = await createTwoDevices();
    for (const id of ['x', 'y']) await first.add(id, { title: id, prayer_text: id });
    await first.cycle();
    const getServerId = (client: string) =>
      [...backend.rows.values()].find((row) => row['client_id'] === client)?.id ?? '';
    const hidden = getServerId('x');
    backend.rows.delete(getServerId('y'));
    backend.rows.delete(hidden);
    backend.fault = (method, path) =>
      method === 'GET' && path.endsWith(hidden)
        ? buildJsonResponse(403, { message: 'Permission denied' })
        : null;
    expect(await compareAllIds(first.syncCollection, first.transport)).toBeNull();
    expect([...(await first.visible()).keys()]).toEqual(['x']);
  });
});

describe('on a server of our kind', () => {
  test('[R14] discarding the rejected edit of a deleted record keeps the deletion', async () => {
    const { device, server, addSynced } = await createAlice();
    const id = await addSynced('a');
    server.respondInstead = (request) =>
      request.startsWith('update')
        ? { kind: 'refused', status: 422, code: 'validation', message: 'too long' }
        : null;
    await device.edit('a', { prayer_text: 'refused' });
    await device.cycle();
    server.removeRow(id);
    await device.cycle();
    server.respondInstead = () => null;
    await device.modify('a', discardRejected);
    await device.cycle();
    expect((await device.visible()).size).toBe(0);
    expect(server.rows.size).toBe(0);
  });

  test('the ref of a record follows its content after every reconcile', async () => {
    const { device, server, addSynced, readExisting } = await createAlice({
      syncCollection: { refOf: ({ title }) => String(title) },
    });
    const id = await addSynced('a');
    await device.edit('a', { prayer_text: 'mine' });
    server.put({ id, title: 'moved' });
    await device.cycle();
    expect(await readExisting('a')).toMatchObject({ sync: 'safe', ref: 'moved' });
  });

  test('[R35] a failed batch is retried with fewer changes; later batches grow again', async () => {
    const batchSize = createBatchSize();
    const changes: RecordChange[] = Array.from({ length: 100 }, (_, index) => ({
      kind: 'create',
      fields: { client_id: String(index), prayer_text: 'w'.repeat(2_000) },
    }));
    const sizes: number[] = [];
    const max = 60;
    const send = () =>
      writeInBatches(
        changes,
        async () => ({ kind: 'offline' }),
        async (body) => {
          sizes.push(body.length);
          return body.length > max
            ? { kind: 'offline' }
            : { kind: 'ok', value: body.map(() => ({ kind: 'ok', value: null })) };
        },
        batchSize,
      );
    expect((await send()).filter(({ kind }) => kind === 'unsent')).toHaveLength(0);
    expect((await send()).every(({ kind }) => kind === 'ok')).toBe(true);
    expect(sizes[0]).toBe(100);
    expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(max);
    expect(batchSize.characters).toBeGreaterThan(100_000);
  });
});
