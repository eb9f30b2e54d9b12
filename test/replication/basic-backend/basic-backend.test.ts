// Tests of the sync engine on a basic backend: creates, updates and deletes, lost answers,
// deletions found by comparing ids, late creates and recreated records. An empty page never means a
// deletion.
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpTransport, type TransportFetch } from '../../../replication/http-transport.ts';
import { compareAllIds } from '../../../replication/compare-ids.ts';
import { createTestDevice, type TestDevice } from '../support/test-device.ts';
import { createBasicBackend, buildJsonResponse } from '../support/fake-basic-backend.ts';

const openDevices: TestDevice[] = [];

afterEach(async () => {
  for (const device of openDevices.splice(0)) await device.close();
});

/** Creates a backend and a device that has synced three prayers with it. */
async function createSyncedDevice() {
  const backend = createBasicBackend();
  // Every backend knows the owner of a token.
  const fetch: TransportFetch = async (url, init) =>
    url.endsWith('/User/me') ? buildJsonResponse(200, { id: 'alice' }) : backend.fetch(url, init);
  const transport = createHttpTransport({
    serverUrl: '',
    appId: 'selah',
    token: 't',
    version: 1,
    fetch,
    listen: () => () => {},
  });
  const alice = await createTestDevice({ transport });
  openDevices.push(alice);
  for (const id of ['a', 'b', 'c']) await alice.add(id, { title: id, prayer_text: `words ${id}` });
  await alice.cycle();
  return { backend, alice, compare: () => compareAllIds(alice.syncCollection, alice.transport) };
}

async function titles(device: TestDevice): Promise<string[]> {
  return [...(await device.visible()).values()]
    .map(({ record }) => String(record['title']))
    .toSorted();
}

describe('plain backend', () => {
  test('creates, updates and deletes arrive once, with dates in either form', async () => {
    const { backend, alice } = await createSyncedDevice();
    await alice.edit('a', { title: 'A' });
    await alice.remove('b');
    await alice.cycle();
    await alice.cycle();
    expect([...backend.rows.values()].map(({ title }) => title).toSorted()).toEqual(['A', 'c']);
    expect((await alice.all()).map(({ sync }) => sync)).toEqual(['safe', 'safe', 'safe']);
    const writes = backend.requests.filter((request) => /^(POST|PUT|DELETE)/.test(request));
    expect(writes.map((request) => request.split(' ')[0])).toEqual([
      'POST',
      'POST',
      'POST',
      'PUT',
      'DELETE',
    ]);
  });

  test('[R5] a create whose answer was lost is looked up, not sent again', async () => {
    const { backend, alice } = await createSyncedDevice();
    await alice.add('d', { title: 'd', prayer_text: 'words' });
    const createdRow = {
      id: 'made',
      client_id: 'd',
      title: 'd',
      prayer_text: 'words',
      created_date: '2026-11-21T01:00:00',
      updated_date: '2026-11-21T01:00:00',
    };
    // Nothing answers in this cycle, not even its pull, which would bring the row before the next
    // push.
    backend.fault = (method) => {
      if (method === 'POST') backend.rows.set('made', createdRow);
      return buildJsonResponse(500, { message: 'later' });
    };
    await alice.cycle();
    expect(backend.rows.size).toBe(4);
    expect(await alice.read('d')).toMatchObject({ sync: 'waiting', server_id: null });
    backend.fault = null;
    backend.requests.length = 0;
    await alice.cycle();
    expect(decodeURIComponent(backend.requests[0] ?? '')).toContain(
      'GET /api/apps/selah/entities/Prayer?q={"client_id":{"$in":["d","d~2"]}}',
    );
    expect(backend.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect([...backend.rows.values()].filter((row) => row['client_id'] === 'd')).toHaveLength(1);
    expect(await alice.read('d')).toMatchObject({ sync: 'safe', server_id: 'made', attempts: 1 });
  });

  test('[R18] a record deleted elsewhere is removed here, after its own 404', async () => {
    const { backend, alice, compare } = await createSyncedDevice();
    const storedRow = [...backend.rows.values()].find((row) => row['client_id'] === 'b');
    backend.rows.delete(storedRow?.id ?? '');
    backend.requests.length = 0;
    await compare();
    expect(await titles(alice)).toEqual(['a', 'c']);
    expect(
      backend.requests.filter((request) => request.endsWith(`/${storedRow?.id}`)),
    ).toHaveLength(1);
  });

  test('[R18] an empty page, a failed page or a page of HTML deletes nothing', async () => {
    const { backend, alice, compare } = await createSyncedDevice();
    for (const answer of [
      buildJsonResponse(500, {}),
      buildJsonResponse(200, '<html>'),
      buildJsonResponse(403, {}),
      buildJsonResponse(200, { items: [] }),
    ]) {
      backend.fault = () => answer;
      expect(await compare()).not.toBeNull();
      expect(await titles(alice)).toEqual(['a', 'b', 'c']);
    }
    // The list came out empty: each record is read by itself, and exists.
    backend.fault = (_method, path) =>
      path.endsWith('/Prayer') ? buildJsonResponse(200, []) : null;
    expect(await compare()).toBeNull();
    expect(await titles(alice)).toEqual(['a', 'b', 'c']);
  });

  test('[R18] a deleted record with a pending edit is kept and [R12] recreated', async () => {
    const { backend, alice, compare } = await createSyncedDevice();
    const storedRow = [...backend.rows.values()].find((row) => row['client_id'] === 'b');
    backend.rows.delete(storedRow?.id ?? '');
    await alice.edit('b', { prayer_text: 'my later words' });
    await compare();
    expect(await titles(alice)).toEqual(['a', 'b', 'c']);
    await alice.cycle();
    await alice.cycle();
    expect(
      [...backend.rows.values()].filter((row) => row['prayer_text'] === 'my later words'),
    ).toHaveLength(1);
    expect(await titles(alice)).toEqual(['a', 'b', 'c']);
  });

  test('[R18] a row that never arrived or that changed unnoticed is fetched', async () => {
    const { backend, alice, compare } = await createSyncedDevice();
    const first = [...backend.rows.values()].find((row) => row['client_id'] === 'a');
    if (!first) throw new Error('no row');
    backend.rows.set('old', {
      ...first,
      id: 'old',
      client_id: 'x',
      title: 'hole',
      updated_date: '2020-01-01T00:00:00.000',
    });
    backend.rows.set(first.id, {
      ...first,
      title: 'changed unseen',
      updated_date: '2020-01-02T00:00:00.000',
    });
    await compare();
    expect(await titles(alice)).toEqual(['b', 'c', 'changed unseen', 'hole']);
  });

  test("[R11] a row that returns with another device's text is shown again", async () => {
    const { backend, alice } = await createSyncedDevice();
    await alice.remove('a');
    await alice.cycle();
    expect(await titles(alice)).toEqual(['b', 'c']);
    backend.rows.set('again', {
      id: 'again',
      client_id: 'a',
      title: 'other words',
      prayer_text: 'of theirs',
      created_date: '2026-11-20T01:00:00',
      updated_date: '2026-11-21T01:00:00',
    });
    await alice.cycle();
    expect(await titles(alice)).toEqual(['b', 'c', 'other words']);
  });

  test('[R11] a late create of a record that was deleted here is deleted again', async () => {
    const { backend, alice } = await createSyncedDevice();
    const previousRow = [...backend.rows.values()].find((row) => row['client_id'] === 'a');
    await alice.remove('a');
    await alice.cycle();
    backend.rows.set('zombie', {
      ...previousRow,
      id: 'zombie',
      updated_date: '2026-11-21T01:00:00',
    });
    await alice.cycle();
    await alice.cycle();
    expect(await titles(alice)).toEqual(['b', 'c']);
    expect(backend.rows.has('zombie')).toBe(false);
  });
});
