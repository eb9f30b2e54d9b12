// Tests of invalid input to every call by every kind of caller: no 500, one shape of errors, and no
// change to any user's data.
import { SignJWT } from 'jose';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listAllCalls, type ServerCall, type CallIds } from '../support/all-api-calls.ts';
import { readStoredData } from '../support/stored-data.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  testSecret,
  type TestServer,
} from '../support/test-server.ts';
import { stores, type TestStore } from '../support/test-stores.ts';

const errorShape = {
  message: expect.any(String),
  detail: expect.any(String),
  code: expect.stringMatching(/^[a-z_]+$/),
  error_type: expect.any(String),
};

async function createServerWithCalls(
  open?: TestStore['open'],
): Promise<{ server: TestServer; calls: ServerCall[] }> {
  const server = await createTestServer({ ...(open && { open }) });
  const { alice } = server;
  const prayer = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer())).id;
  const trashed = getRecord(
    await alice.call('POST', '/entities/Prayer', buildPrayer({ title: 'Thrown away' })),
  ).id;
  expect(await alice.call('DELETE', `/entities/Prayer/${trashed}`)).toMatchObject({ status: 200 });
  const conversation = getRecord(
    await alice.call('POST', '/agents/conversations', { agent_name: 'companion' }),
  ).id;
  const form = new FormData();
  form.append('file', new File(['a line of words'], 'words.txt', { type: 'text/plain' }));
  const encoded = new Response(form);
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/apps/selah/integration-endpoints/Core/UploadPrivateFile',
    headers: {
      authorization: `Bearer ${alice.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const fileUrl = String(uploaded.json<{ file_uri?: unknown }>().file_uri);
  expect(fileUrl).toContain('private');
  const ids: CallIds = { prayer, trashed, user: alice.id, conversation, fileUrl };
  return { server, calls: listAllCalls(ids) };
}

interface Sent {
  status: number;
  body: string;
}

async function send(
  { app }: TestServer,
  { method, url }: ServerCall,
  token: string | undefined,
  payload: string | Buffer | undefined,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const response = await app.inject({
    method,
    url,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, body: response.body };
}

function requireSound(call: ServerCall, { status, body }: Sent, why: string): void {
  const description = `${call.method} ${call.url} with ${why}: ${status} ${body.slice(0, 300)}`;
  // This server has no language model and no built app, and its responses say so; any other status
  // from 500 on is a fault of the server.
  const isUnavailable = status === 503 && /"(no_model|not_built)"/.test(body);
  if (!isUnavailable) expect(status, description).toBeLessThan(500);
  if (status >= 400) expect(JSON.parse(body), description).toMatchObject(errorShape);
}

function encodeBody(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

const invalidBodies: [string, string | Buffer][] = [
  ['half a text', '{"title": "a secret wor'],
  ['a bare word', 'title'],
  ['a trailing comma', '{"title": "a",}'],
  ['two values', '{} {}'],
  ['NaN', '{"current_day": NaN}'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"a text"'],
  ['a list of lists', '[[[]]]'],
  ['a list of null', '[null, null]'],
  ['an empty body', ''],
  ['only spaces', '   '],
  [
    'bytes that are no UTF-8',
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  ],
  ['a byte order mark', Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])],
  ['a prototype', '{"__proto__": {"role": "admin"}, "title": "a", "prayer_text": "b"}'],
  [
    'a constructor',
    '{"constructor": {"prototype": {"role": "admin"}}, "title": "a", "prayer_text": "b"}',
  ],
  ['too many levels', nested(5_000)],
  ['a list too deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['numbers too large', '{"title": 1e999, "current_day": -1e999, "limit": 1e999}'],
  [
    'a field of 1 MB',
    JSON.stringify({
      title: 'x'.repeat(1_000_000),
      prayer_text: 'y'.repeat(1_000_000),
      email: 'z'.repeat(1_000_000),
      password: 'p'.repeat(1_000_000),
    }),
  ],
  [
    'wrong kinds',
    '{"title": {"a": 1}, "prayer_text": [1], "verses": "none", "email": [], "password": {}, "query": 7, "records": {}, "key": {}, "data": [], "to": {}, "prompt": [], "file_url": {}, "file_uri": 3, "book": {}, "chapter": "x", "content": {}, "agent_name": 5, "role": {}, "user_email": [], "json_schema": "x", "response_json_schema": [1]}',
  ],
  [
    'an unknown operator',
    '{"query": {"$where": "1"}, "data": {"$eval": "1"}, "title": {"$ne": 1}}',
  ],
  [
    'a bomb of a pattern',
    '{"query": {"title": {"$regex": "(a+)+$"}}, "data": {"$set": {"title": "x"}}, "title": {"$regex": "(a|aa)+$"}}',
  ],
  [
    'SQL',
    `{"title": "'); drop table records; --", "prayer_text": "' or 1=1 --", "id": "' or ''='", "key": "title'; --", "groupBy": "title) --", "sort": "-count; --"}`,
  ],
  [
    'lone surrogates and zeros',
    '{"title": "\\ud800", "prayer_text": "a\\u0000b", "email": "a\\u0000@example.org", "password": "\\udfff\\udfff\\udfff\\udfff"}',
  ],
];

const tenMegabytes = JSON.stringify({ title: 'x', prayer_text: 'y'.repeat(10_000_000) });

const addresses = [
  '?limit=-1',
  '?limit=1e9',
  '?limit=99999999999999999999',
  '?skip=-5',
  '?sort=nothing',
  '?sort=-',
  '?q=',
  '?q={',
  '?q=[]',
  '?q=%7B%22$where%22:1%7D',
  '?q=%7B%22title%22:%7B%22$regex%22:%22(a%2B)%2B$%22%7D%7D',
  '?fields=__proto__',
  '?a=1&a=2',
  '?q=1&q=2',
  '?cursor=x',
  '?since=x',
  '?%00=%00',
  '?q=%FF%FE',
  '?__proto__=1',
  '?constructor[prototype][x]=1',
];

async function forgedTokens({ alice }: TestServer): Promise<[string, string][]> {
  const key = (text: string) => new TextEncoder().encode(text);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = JSON.parse(
    Buffer.from(alice.token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  const signed = (change: Record<string, unknown>, by = testSecret) =>
    new SignJWT({ ...payload, ...change }).setProtectedHeader({ alg: 'HS256' }).sign(key(by));
  const [head = '', body = '', signature = ''] = alice.token.split('.');
  return [
    ['no token at all', 'null'],
    ['nonsense', 'a.b.c'],
    ['a token without algorithm', `${part({ alg: 'none' })}.${part(payload)}.`],
    ['the key of another user', await signed({}, 'another secret, and long enough as well')],
    ['another app', await signed({ aud: 'other' })],
    ['a session that never was', await signed({ sid: 'never', jti: 'never' })],
    ['a changed body', `${head}.${part({ ...payload, admin: true })}.${signature}`],
    ['a cut signature', `${head}.${body}.${signature.slice(0, -2)}`],
    ['a very long token', 'x'.repeat(8_000)],
  ];
}

describe.each(stores.filter(({ name }) => name !== 'SQLite file'))('on $name', ({ open }) => {
  test('a refused body changes no data', { timeout: 120_000 }, async () => {
    const { server, calls } = await createServerWithCalls(open);
    const { alice } = server;
    let refusedCount = 0;
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      for (const [why, payload] of [...invalidBodies, ['10 MB', tenMegabytes] as const]) {
        const before = await readStoredData(server, alice);
        const result = await send(server, call, alice.token, payload);
        requireSound(call, result, why);
        if (result.status < 400) continue;
        refusedCount += 1;
        expect(await readStoredData(server, alice), `${call.method} ${call.url} with ${why}`).toBe(
          before,
        );
        if (typeof payload === 'string' && payload.includes('secret'))
          expect(result.body).not.toContain('secret');
      }
    }
    expect(refusedCount).toBeGreaterThan(500);
  });

  test('an invalid address is refused or harmless', async () => {
    const { server, calls } = await createServerWithCalls(open);
    const before = await readStoredData(server, server.alice);
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      for (const address of addresses)
        requireSound(
          call,
          await send(
            server,
            { ...call, url: call.url.replace(/\?.*$/, '') + address },
            server.alice.token,
            undefined,
          ),
          address,
        );
      for (const id of [
        '%00',
        '..%2F..%2Fetc%2Fpasswd',
        '%FF',
        "'%20or%201=1",
        'x'.repeat(200),
        '__proto__',
        '%F0%9F%98%80',
      ]) {
        const callWithUnknownId = { ...call, url: call.url.replace(/[^/]+$/, id) };
        requireSound(
          callWithUnknownId,
          await send(server, callWithUnknownId, server.alice.token, undefined),
          id,
        );
      }
    }
    expect(await readStoredData(server, server.alice)).toBe(before);
  });

  test('no caller changes or reads records of another user, however signed in', async () => {
    const { server, calls } = await createServerWithCalls(open);
    const before = await readStoredData(server, server.alice);
    const callers: [string, string | undefined][] = [
      ['bob', server.bob.token],
      ['no-such-user', undefined],
      ...(await forgedTokens(server)),
    ];
    for (const [callerName, token] of callers) {
      for (const call of calls) {
        const result = await send(server, call, token, encodeBody(call.body));
        requireSound(call, result, callerName);
        expect(result.body, `${call.method} ${call.url} by ${callerName}`).not.toMatch(
          /For rain.*Lord, send|Thrown away/,
        );
      }
    }
    expect(await readStoredData(server, server.alice)).toBe(before);
  });
});

test('the table of calls has every route of the API', async () => {
  const { server, calls } = await createServerWithCalls();
  const known = new Set(calls.map(({ method, route }) => `${method} ${route}`));
  const missing = listRoutes(server).filter(
    (route) => !known.has(route) && !otherUrls.some((one) => one.test(route)),
  );
  expect(missing).toEqual([]);
});

/**
 * Routes whose own tests send them invalid input: addresses without a body, files, and routes that
 * ignore their input.
 */
const otherUrls = [
  /\/files\//,
  /whatsapp/,
  /analytics/,
  /app-logs/,
  /\/api\/functions\//,
  /installable|custom/,
  /^(HEAD|OPTIONS) /,
  / \/(healthz|metrics)?$/,
  /\/api\/(apps\/)?auth\//,
  / \/?\*$/,
];

function listRoutes({ app }: TestServer): string[] {
  const routes: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', name = '', methods = ''] =
      /^([│├└─\s]*)(\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (name === '') continue;
    path.length = Math.max(0, indent.length / 4 - 1);
    path.push(name);
    for (const method of methods.split(', ').filter(Boolean))
      routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}

test('bodies made at random', { timeout: 120_000 }, async () => {
  const { server, calls } = await createServerWithCalls();
  const names = fc.constantFrom(
    'title',
    'verses',
    'is_answered',
    'client_id',
    'answered_date',
    'id',
    'user_email',
    'earlier_wordings',
    '__proto__',
    'constructor',
    '$or',
    '$and',
    '$set',
    '$push',
    'query',
    'data',
    'records',
    'key',
    'groupBy',
    'having',
    'prompt',
    'email',
    'password',
    'role',
    'content',
  );
  const oddValues = fc.constantFrom<unknown>(
    '\u0000',
    '\ud800',
    '2026-01-01',
    "'; drop table records",
    1e308,
    -0,
    9007199254740993,
    null,
    true,
    '',
    {},
    [],
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      oddValues,
      fc.string(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(names, tie('value'), { maxKeys: 3 }),
    ),
  }));
  // After a log-out all later calls would be 401.
  const callsWithoutLogout = calls.filter(({ route }) => !route.endsWith('/auth/logout'));
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...callsWithoutLogout),
      fc.dictionary(names, value, { maxKeys: 4 }),
      fc.boolean(),
      async (call, extra, isWholeBody) => {
        const body =
          isWholeBody || typeof call.body !== 'object' ? extra : { ...call.body, ...extra };
        const result = await send(server, call, server.alice.token, JSON.stringify(body));
        requireSound(call, result, JSON.stringify(body));
        if (result.status < 300) done += 1;
      },
    ),
    { numRuns: 2_000, seed: 11 },
  );
  expect(done).toBeGreaterThan(100);
});
