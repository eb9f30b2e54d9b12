// Tests of batch requests: what is sent, which answers are accepted, and what is stored about
// changes that were never sent.
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpTransport, type TransportFetch } from '../../replication/http-transport.ts';
import type { RecordChange } from '../../replication/transport.ts';
import { capabilities } from '../../schemas/api/backend-api.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

const dates = {
  created_date: '2026-11-20T10:00:00.000001',
  updated_date: '2026-11-20T10:00:00.000001',
};
const changes: RecordChange[] = [
  { kind: 'create', fields: { client_id: 'a' } },
  { kind: 'update', serverId: 'r2', fields: { title: 'b' }, expected: 'D', record: {} },
  { kind: 'delete', serverId: 'r3', expected: 'D' },
];

/**
 * Creates a server that answers a batch with `batch`. Every request with a single change is
 * answered with a row.
 */
function createFakeServer(
  batch: unknown,
  status = 200,
  features: readonly string[] = capabilities,
) {
  const requests: string[] = [];
  const fetch: TransportFetch = async (url, { method, body }) => {
    const isSettings = url.includes('public-settings');
    const isBatch = url.endsWith('/batch');
    if (!isSettings)
      requests.push(
        `${method} ${url.replace('/api/apps/selah/entities/', '')}${isBatch ? ` ${String(body)}` : ''}`,
      );
    const value = isSettings
      ? { id: 'selah', capabilities: features }
      : isBatch
        ? batch
        : { id: 'r0', ...dates };
    return {
      ok: !isBatch || status < 400,
      status: isBatch ? status : 200,
      headers: { get: () => null },
      text: async () => JSON.stringify(value),
    };
  };
  return {
    requests,
    transport: createHttpTransport({
      serverUrl: '',
      appId: 'selah',
      token: 't',
      version: 1,
      fetch,
      listen: () => () => {},
    }),
  };
}

describe('batches over the wire', () => {
  test('[R35] a batch is one request, and its answers are read like single answers', async () => {
    const answers = [
      { status: 200, body: { id: 'r1', ...dates } },
      { status: 412, body: { message: 'm', code: 'stale', current: { id: 'r2', ...dates } } },
      { status: 200, body: { success: true } },
    ];
    const { requests, transport } = createFakeServer({ answers });
    expect(await transport.write('Prayer', changes)).toMatchObject([
      { kind: 'ok', value: { id: 'r1', updated_date: '2026-11-20T10:00:00.000001Z' } },
      { kind: 'stale', current: { id: 'r2', updated_date: '2026-11-20T10:00:00.000001Z' } },
      { kind: 'ok', value: null },
    ]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatch(/^POST Prayer\/batch \{"changes":\[\{"op":"create"/);
  });

  test.each([
    [422, { message: 'm', code: 'validation' }, 'refused'],
    [404, { message: 'm', code: 'not_found' }, 'missing'],
    [410, { message: 'm', code: 'deleted' }, 'deleted'],
    [500, { message: 'm' }, 'busy'],
    [409, {}, 'busy'],
    [200, { rows: 1 }, 'offline'],
  ])(
    '[R35] [R14] one with status %i and %j is %o, and hurts no other',
    async (status, body, kind) => {
      const successResult = { status: 200, body: { id: 'r1', ...dates } };
      const { transport } = createFakeServer({
        answers: [successResult, { status, body }, { status: 200, body: {} }],
      });
      expect((await transport.write('Prayer', changes)).map((answer) => answer.kind)).toEqual([
        'ok',
        kind,
        'ok',
      ]);
    },
  );

  test.each([
    [{ answers: [{ status: 200, body: { id: 'r1', ...dates } }] }],
    [{ answers: [] }],
    [{ answers: [null, null, null] }],
    [{}],
    ['<html>'],
  ])(
    '[R35] an incomplete batch answer (%j) is not used for any change: the outcome is unknown',
    async (body) => {
      const { transport } = createFakeServer(body);
      expect(await transport.write('Prayer', changes)).toEqual(Array(3).fill({ kind: 'offline' }));
    },
  );

  test('[R35] without a batch route each change is sent by its own request', async () => {
    const { requests, transport } = createFakeServer(
      { message: 'no such route', code: 'not_found' },
      404,
    );
    expect((await transport.write('Prayer', changes)).map(({ kind }) => kind)).toEqual([
      'ok',
      'ok',
      'ok',
    ]);
    expect(requests.slice(1).toSorted()).toEqual([
      'DELETE Prayer/r3',
      'POST Prayer',
      'PUT Prayer/r2',
    ]);
  });

  test('[R35] one change, the profile or a server without batches gets no batch', async () => {
    const withoutBatches = createFakeServer({}, 200, ['client_id', 'if_match']);
    await withoutBatches.transport.write('Prayer', changes);
    const single = createFakeServer({});
    await single.transport.write('Prayer', changes.slice(0, 1));
    await single.transport.write('User', changes.slice(1));
    expect(
      [...withoutBatches.requests, ...single.requests].filter((request) =>
        request.includes('/batch'),
      ),
    ).toEqual([]);
    expect(single.requests).toHaveLength(3);
  });

  test('[R35] if settings are unreadable, one change is "not now", others are unsent', async () => {
    const fetch: TransportFetch = async () => {
      throw new Error('no network');
    };
    const transport = createHttpTransport({
      serverUrl: '',
      appId: 'selah',
      token: 't',
      version: 1,
      fetch,
      listen: () => () => {},
    });
    expect(await transport.write('Prayer', changes)).toEqual([
      { kind: 'offline' },
      { kind: 'unsent' },
      { kind: 'unsent' },
    ]);
  });
});

describe('changes that were never sent', () => {
  const ids = ['a', 'b', 'c'];

  async function createAliceWithThree() {
    const alice = await createAlice();
    for (const id of ids) await alice.device.add(id, { title: id, prayer_text: 'words' });
    return alice;
  }

  test('[R35] a change that was never sent has no sent value and is not looked up', async () => {
    const { server, push, readExisting } = await createAliceWithThree();
    server.respondInstead = () => ({ kind: 'offline' });
    expect(await push()).toEqual({ kind: 'offline' });
    expect(await readExisting('a')).toMatchObject({ sending: false, sent: [{ title: 'a' }] });
    for (const id of ['b', 'c'])
      expect(await readExisting(id)).toMatchObject({ sync: 'waiting', sending: false, sent: [] });
    server.respondInstead = () => null;
    server.requests.length = 0;
    expect(await push()).toBeNull();
    expect(server.requests.toSorted()).toEqual(['create a', 'create b', 'create c', 'find a']);
  });

  test('[R35] [R4] an unsent change keeps a sent value from an earlier unclear try', async () => {
    const { server, push, readExisting } = await createAliceWithThree();
    server.respondInstead = () => ({ kind: 'busy' });
    await push();
    for (const id of ids) expect(await readExisting(id)).toMatchObject({ sent: [{ title: id }] });
    // The next cycle finds that b does not exist and marks b again, but the connection is lost at
    // a.
    server.respondInstead = (request) =>
      request.startsWith('find') ? { kind: 'ok', value: [] } : { kind: 'offline' };
    await push();
    expect(await readExisting('b')).toMatchObject({ sync: 'waiting', sent: [{ title: 'b' }] });
    server.respondInstead = () => null;
    server.requests.length = 0;
    await push();
    expect(server.requests[0]).toBe('find a b c');
  });

  test('[R35] a change rejected in the middle of a group does not affect the others', async () => {
    const { server, push, readExisting } = await createAliceWithThree();
    server.respondInstead = (request) =>
      request === 'create b'
        ? { kind: 'refused', status: 422, code: 'validation', message: 'm' }
        : null;
    expect(await push()).toBeNull();
    expect((await Promise.all(ids.map(readExisting))).map(({ sync }) => sync)).toEqual([
      'safe',
      'refused',
      'safe',
    ]);
  });
});
