// Tests of the HTTP transport: requests with conditional writes or on a basic backend, and the
// interpretation of server answers, proxy pages and invalid bodies.
import { describe, expect, test } from 'vitest';
import { basicBackendRules } from '../../replication/basic-backend/basic-backend-rules.ts';
import { createHttpTransport, type TransportFetch } from '../../replication/http-transport.ts';
import { ownServerRules } from '../../replication/own-server-rules.ts';
import type { SyncedEntity } from '../../replication/sync-collection.ts';
import type { RecordChange, Transport, WriteAnswer } from '../../replication/transport.ts';
import { capabilities } from '../../schemas/api/backend-api.ts';

interface Sent {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** A server made of one function; public settings with capabilities, or without for `isBasic`. */
function createTransport(
  reply: (sent: Sent) => Reply,
  isBasic = false,
  listed: readonly string[] = capabilities,
) {
  const sent: Sent[] = [];
  const fetch: TransportFetch = async (url, { method, body, headers }) => {
    const request = {
      method,
      url,
      headers,
      body: body === undefined ? undefined : JSON.parse(body),
    };
    const isSettings = url.includes('public-settings');
    if (!isSettings) sent.push(request);
    const answer = isSettings
      ? {
          status: 200,
          body: {
            id: 'selah',
            public_settings: 'public_without_login',
            ...(!isBasic && { capabilities: listed }),
          },
        }
      : reply(request);
    const headersByName: Record<string, string> =
      ('headers' in answer ? answer.headers : undefined) ?? {};
    return {
      ok: answer.status < 400,
      status: answer.status,
      headers: { get: (name) => headersByName[name] ?? null },
      text: async () =>
        typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body),
    };
  };
  return {
    sent,
    transport: createHttpTransport({
      serverUrl: 'http://s',
      appId: 'selah',
      token: 'tok',
      version: 7,
      fetch,
      listen: () => () => {},
    }),
  };
}

async function writeOne(
  transport: Transport,
  entity: SyncedEntity,
  change: RecordChange,
): Promise<WriteAnswer> {
  const [answer] = await transport.write(entity, [change]);
  if (!answer) throw new Error('no answer');
  return answer;
}

const row = {
  id: 'r1',
  client_id: 'c1',
  created_date: '2026-11-20T10:00:00.000001',
  updated_date: '2026-11-20T10:00:00.000001',
};

describe('transport', () => {
  test('[R8] with conditional writes an update has If-Match and a date ending in Z', async () => {
    const { transport, sent } = createTransport(() => ({ status: 200, body: row }));
    const answer = await writeOne(transport, 'Prayer', {
      kind: 'update',
      serverId: 'r1',
      fields: { title: 'x' },
      expected: 'D',
      record: {},
    });
    expect(answer).toMatchObject({
      kind: 'ok',
      value: { updated_date: '2026-11-20T10:00:00.000001Z' },
    });
    expect(sent).toEqual([
      expect.objectContaining({
        method: 'PUT',
        url: 'http://s/api/apps/selah/entities/Prayer/r1',
        body: { title: 'x' },
      }),
    ]);
    expect(sent[0]?.headers).toMatchObject({
      'if-match': '"D"',
      authorization: 'Bearer tok',
      'x-app-id': 'selah',
    });
    expect(transport.rules).toBe(ownServerRules);
  });

  test('[R8] on a basic backend an update reads the row first: a newer row is stale', async () => {
    const { transport, sent } = createTransport(() => ({ status: 200, body: row }), true);
    const stale = await writeOne(transport, 'Prayer', {
      kind: 'update',
      serverId: 'r1',
      fields: {},
      expected: '2026-11-20T09:00:00Z',
      record: {},
    });
    expect(stale).toMatchObject({ kind: 'stale', current: { id: 'r1' } });
    const result = await writeOne(transport, 'Prayer', {
      kind: 'delete',
      serverId: 'r1',
      expected: '2026-11-20T10:00:00.000001000Z',
    });
    expect(result).toEqual({ kind: 'ok', value: null });
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'DELETE']);
    expect(transport.rules).toBe(basicBackendRules);
    expect(await transport.readDeleted('Prayer', '', 10)).toEqual({ kind: 'unsupported' });
  });

  test.each(['client_id', 'commit_order', 'deleted_since', 'if_match'])(
    'a server that lists all capabilities except %s gets the rules for a basic backend',
    async (missing) => {
      const listed = capabilities.filter((capability) => capability !== missing);
      const { transport } = createTransport(() => ({ status: 200, body: {} }), false, listed);
      await transport.readChangeSummary();
      expect(transport.rules).toBe(basicBackendRules);
    },
  );

  test('[R16] changes are read by server date, ascending', async () => {
    const { transport, sent } = createTransport(() => ({ status: 200, body: [row] }));
    await transport.read('Prayer', {
      kind: 'changed',
      since: '2026-01-01T00:00:00Z',
      skip: 5,
      limit: 500,
    });
    const url = new URL(sent[0]?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: '{"updated_date":{"$gte":"2026-01-01T00:00:00Z"}}',
      sort: 'updated_date',
      limit: '500',
      skip: '5',
    });
  });

  test.each([
    [401, 'signed-out'],
    [404, 'missing'],
    [408, 'busy'],
    [410, 'deleted'],
    [413, 'refused'],
    [422, 'refused'],
    [425, 'busy'],
    [426, 'outdated'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
  ])('[R14] [R15] an answer of %i means %s', async (status, kind) => {
    const { transport } = createTransport(() => ({
      status,
      body: { message: 'm', code: status === 410 ? 'deleted' : 'c' },
    }));
    expect(await writeOne(transport, 'Prayer', { kind: 'create', fields: {} })).toMatchObject({
      kind,
    });
  });

  test.each([401, 403, 404, 410, 422, 426])(
    '[R14] a page of a proxy with status %i decides nothing',
    async (status) => {
      for (const body of ['<html>Attention required</html>', '', '{}', '[]']) {
        const { transport } = createTransport(() => ({ status, body }));
        expect((await writeOne(transport, 'Prayer', { kind: 'create', fields: {} })).kind).toBe(
          'busy',
        );
        expect((await transport.read('Prayer', { kind: 'one', serverId: 'r1' })).kind).toBe('busy');
      }
    },
  );

  test('[R8] settings that fail to load do not turn the server into a basic backend', async () => {
    let settings: { status: number; body: string } = { status: 404, body: '<html>' };
    const requests: string[] = [];
    const fetch: TransportFetch = async (url, { method }) => {
      if (!url.includes('public-settings')) requests.push(method);
      const { status, body } = url.includes('public-settings')
        ? settings
        : { status: 200, body: JSON.stringify(row) };
      return { ok: status < 400, status, headers: { get: () => null }, text: async () => body };
    };
    const transport = createHttpTransport({
      serverUrl: '',
      appId: 'selah',
      token: 't',
      version: 7,
      fetch,
      listen: () => () => {},
    });
    const update = {
      kind: 'update',
      serverId: 'r1',
      fields: {},
      expected: 'D',
      record: {},
    } as const;
    expect((await writeOne(transport, 'Prayer', update)).kind).toBe('busy');
    expect(requests).toEqual([]);
    settings = { status: 200, body: JSON.stringify({ id: 'selah', capabilities }) };
    expect((await writeOne(transport, 'Prayer', update)).kind).toBe('ok');
    expect(transport.rules).toBe(ownServerRules);
  });

  test('[R27] the answer to a write carries Retry-After', async () => {
    const { transport } = createTransport(() => ({
      status: 429,
      body: {},
      headers: { 'retry-after': '30' },
    }));
    expect(await writeOne(transport, 'Prayer', { kind: 'create', fields: {} })).toEqual({
      kind: 'busy',
      retryAfter: 30,
    });
  });

  test('[R18] HTML, an incomplete body or an object instead of a list is rejected', async () => {
    for (const body of ['<html>sign in</html>', '[{"id":"r1"', { rows: [] }]) {
      const { transport } = createTransport(() => ({ status: 200, body }));
      expect(
        (await transport.read('Prayer', { kind: 'ids', hasClientIds: true, skip: 0, limit: 500 }))
          .kind,
      ).not.toBe('ok');
      expect((await writeOne(transport, 'Prayer', { kind: 'create', fields: {} })).kind).toBe(
        'offline',
      );
    }
  });

  test('[R10] a 404 whose body has only `error` means a missing row', async () => {
    const answer = { status: 404, body: { error: 'Record with id "r1" not found' } };
    const { transport } = createTransport(() => answer, true);
    expect(await transport.read('Prayer', { kind: 'one', serverId: 'r1' })).toEqual({
      kind: 'missing',
    });
    for (const status of [401, 403, 422, 426]) {
      const other = createTransport(() => ({ status, body: { error: 'No' } })).transport;
      expect((await other.read('Prayer', { kind: 'one', serverId: 'r1' })).kind).toBe('busy');
    }
  });

  test.each([true, false])(
    '[R18] the list of ids contains the owner only on a basic backend: %s',
    async (isBasic) => {
      const { transport, sent } = createTransport(() => ({ status: 200, body: [row] }), isBasic);
      await transport.readChangeSummary();
      await transport.read('Prayer', { kind: 'ids', hasClientIds: true, skip: 0, limit: 500 });
      const fields = new URL(sent.at(-1)?.url ?? '').searchParams.get('fields')?.split(',');
      expect(fields?.includes('created_by')).toBe(isBasic);
    },
  );

  test('the profile has one row and its own address', async () => {
    const { transport, sent } = createTransport(() => ({
      status: 200,
      body: { ...row, email: 'a@x.org' },
    }));
    expect(
      await transport.read('User', { kind: 'changed', since: 'x', skip: 0, limit: 9 }),
    ).toMatchObject({ kind: 'ok', value: [{ email: 'a@x.org' }] });
    await writeOne(transport, 'User', {
      kind: 'update',
      serverId: 'r1',
      fields: { language: 'fr' },
      expected: 'D',
      record: {},
    });
    expect(sent.map(({ url }) => url)).toEqual(
      Array(2).fill('http://s/api/apps/selah/entities/User/me'),
    );
  });
});

describe('[R16b] a page with entries that are no rows', () => {
  const page = [null, { title: 'no id' }, 'text', 7, { ...row, id: '' }, row];

  test('the page has the valid rows and the number of the others', async () => {
    const { transport } = createTransport(() => ({ status: 200, body: page }), true);
    const answer = await transport.read('Prayer', {
      kind: 'changed',
      since: '',
      skip: 0,
      limit: 10,
    });
    expect(answer).toMatchObject({ kind: 'ok', value: [{ id: 'r1' }], invalidRows: 5 });
  });

  test('a lookup by client ids is busy, so that no record is created twice', async () => {
    const { transport } = createTransport(() => ({ status: 200, body: page }), true);
    expect(await transport.read('Prayer', { kind: 'by-client-ids', clientIds: ['c1'] })).toEqual({
      kind: 'busy',
    });
  });
});
