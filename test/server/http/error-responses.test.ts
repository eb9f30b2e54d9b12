// Tests that every error response has the same shape, and reveals nothing that it should not.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { buildPrayer, createTestServer, getRecord } from '../support/test-server.ts';

const errorShape = {
  message: expect.any(String),
  detail: expect.any(String),
  code: expect.stringMatching(/^[a-z_]+$/),
  error_type: expect.any(String),
  request_id: expect.any(String),
};

test.each([
  ['GET', '/api', 404, 'not_found'],
  ['GET', '/api/nothing/here', 404, 'not_found'],
  ['GET', '/api/apps/selah/nothing', 404, 'not_found'],
  ['POST', '/api/apps/selah/entities/Prayer/x/y', 404, 'not_found'],
  ['GET', '/api/apps/selah/entities/Nothing', 404, 'unknown_entity'],
  ['GET', '/api/apps/selah/entities/prayer', 404, 'unknown_entity'],
  ['GET', '/api/apps/selah/entities/toString', 404, 'unknown_entity'],
  ['POST', '/api/apps/selah/functions/nothing', 404, 'function_not_found'],
  ['GET', '/api/apps/other/entities/ReadingPlan', 404, 'unknown_app'],
  ['POST', '/api/apps/other/functions/searchBible', 404, 'unknown_app'],
  ['POST', '/api/apps/other/auth/login', 404, 'unknown_app'],
  ['GET', '/api/apps/public/prod/public-settings/by-id/other', 404, 'unknown_app'],
  ['GET', '/%zz', 400, 'bad_request'],
  ['DELETE', '/', 404, 'not_found'],
] as const)('%s %s is %i %s', async (method, url, status, code) => {
  const { app } = await createTestServer();
  const response = await app.inject({ method, url, headers: { accept: 'text/html,*/*' } });
  expect({
    status: response.statusCode,
    type: response.headers['content-type'],
    body: response.json(),
  }).toEqual({
    status,
    type: 'application/json; charset=utf-8',
    body: { ...errorShape, code },
  });
});

test('bodies that cannot be read', async () => {
  const { app, alice } = await createTestServer();
  const send = async (payload: string, type = 'application/json') => {
    const headers = { 'content-type': type, authorization: `Bearer ${alice.token}` };
    const response = await app.inject({
      method: 'POST',
      url: '/api/apps/selah/entities/Prayer',
      headers,
      payload,
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const broken = await send('{"prayer_text": "a secret word');
  expect(broken).toEqual({ status: 400, body: { ...errorShape, code: 'invalid_json' } });
  expect(JSON.stringify(broken)).not.toContain('secret');
  expect(await send('{"__proto__": {"a": 1}}')).toMatchObject({
    status: 400,
    body: { code: 'invalid_json' },
  });
  expect(await send('')).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
  expect(await send('title=a', 'application/x-www-form-urlencoded')).toEqual({
    status: 415,
    body: { ...errorShape, code: 'unsupported_media_type' },
  });
  expect(await send(JSON.stringify('x'.repeat(17 * 1024 * 1024)))).toEqual({
    status: 413,
    body: { ...errorShape, code: 'too_large' },
  });
});

test('an unexpected error is 500 without details', async () => {
  const { store, alice } = await createTestServer();
  await store.close();
  const response = await alice.call('GET', '/entities/Prayer');
  expect(response).toMatchObject({
    status: 500,
    body: { ...errorShape, code: 'internal', message: 'Something went wrong on the server.' },
  });
  expect(JSON.stringify(response.body)).not.toMatch(/sqlite|database|select/i);
});

test.each([
  ['a request that is no HTTP', 'nonsense\r\n\r\n', 400],
  ['headers that are too long', `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a request without a Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: magic\r\n\r\n', 417],
  [
    'an address that cannot be decoded',
    'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  [
    'a body that is too large',
    'POST /api/apps/selah/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n',
    413,
  ],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a call of the socket server without a socket',
    'GET /ws-user-apps/socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
])(
  'the answer to %s has security headers and ends the connection',
  async (_name, request, status) => {
    const { app } = await createTestServer({
      settings: { publicUrl: 'https://selah.example.org' },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(request);
    const [head = ''] = (await text(socket)).split('\r\n\r\n');
    const [statusLine, ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    );
    expect(statusLine).toMatch(`HTTP/1.1 ${status} `);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
      connection: 'close',
    });
  },
);

test('a request that Node itself rejects gets the same error shape', async () => {
  const { app } = await createTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  async function sendText(
    pathText: string,
  ): Promise<{ status: string | undefined; body: unknown }> {
    const socket = connect(port, '127.0.0.1');
    socket.end(pathText);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    return { status: head?.split(' ')[1], body: JSON.parse(body ?? '') };
  }
  expect(await sendText('nonsense\r\n\r\n')).toEqual({
    status: '400',
    body: { ...errorShape, code: 'bad_request', request_id: null },
  });
  expect(await sendText(`GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toEqual({
    status: '431',
    body: { ...errorShape, code: 'headers_too_large', request_id: null },
  });
});

test('no request, however invalid, causes a server error', async () => {
  const { app, alice } = await createTestServer();
  const { id } = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
  const fieldNames = fc.constantFrom(
    'title',
    'verses',
    'is_answered',
    'client_id',
    'answered_date',
    'updated_date',
    'id',
    'user_email',
    'earlier_wordings',
    '__proto__',
    'constructor',
    '$or',
  );
  const known = fc.constantFrom(
    'title',
    'is_answered',
    'client_id',
    'answered_date',
    'updated_date',
    'id',
  );
  const operators = fc.constantFrom(
    '$eq',
    '$ne',
    '$gt',
    '$gte',
    '$in',
    '$nin',
    '$exists',
    '$where',
  );
  const oddValues = fc.constantFrom(
    '\u0000',
    '\ud800',
    '2026-01-01',
    "'; drop table records",
    1e308,
    -0,
    9007199254740993,
  );
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    oddValues,
    fc.array(oddValues),
    fc.dictionary(
      operators,
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), oddValues, fc.array(oddValues)),
    ),
  );
  const validBody = fc.record(
    {
      client_id: fc.string({ minLength: 1 }),
      title: fc.string(),
      prayer_text: fc.string({ unit: 'binary' }),
      request: value,
    },
    { requiredKeys: ['client_id', 'title', 'prayer_text'] },
  );
  const body = fc.oneof(
    validBody,
    fc.array(validBody, { maxLength: 3 }),
    fc.dictionary(known, value),
    fc.array(fc.dictionary(fieldNames, value), { maxLength: 3 }),
    fc.jsonValue(),
    fc.constant(undefined),
  );
  const query = fc.dictionary(
    fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: fieldNames }),
    fc.oneof(fc.string(), fc.boolean(), fc.constant(null), value),
    { maxKeys: 2 },
  );
  const validParameters = fc.record(
    {
      q: query.map((one) => JSON.stringify(one)),
      sort: known,
      limit: fc.nat().map(String),
      skip: fc.nat(3).map(String),
      fields: known,
    },
    { requiredKeys: [] },
  );
  const nonsense = fc.dictionary(
    fc.constantFrom('q', 'sort', 'limit', 'skip', 'fields', 'since', 'all', 'x'),
    fc.string({ unit: 'binary' }),
    { maxKeys: 2 },
  );
  const parameters = fc.oneof(
    { weight: 3, arbitrary: validParameters },
    { weight: 1, arbitrary: nonsense },
  );
  const call = fc.constantFrom(
    ...([
      'GET Prayer',
      'GET Prayer',
      'GET Prayer/deleted',
      `GET Prayer/${id}`,
      'GET Prayer/%00',
      'POST Prayer',
      'POST Prayer',
      'POST Prayer/bulk',
    ] as const),
    ...([
      'PUT User/me',
      `PUT Prayer/${id}`,
      'DELETE Prayer',
      'DELETE Prayer/x',
      'POST ../auth/register',
      'POST ../auth/login',
      'POST ../auth/verify-otp',
    ] as const),
  );
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(call, parameters, body, async (target, queryParameters, payload) => {
      const [method, path = ''] = target.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const url = new URL(path, 'http://localhost/api/apps/selah/entities/').pathname;
      const response = await app.inject({
        method,
        url,
        query: Object.fromEntries(
          Object.entries(queryParameters).map(([name, one]) => [name, one.toWellFormed()]),
        ),
        headers: { authorization: `Bearer ${alice.token}`, 'content-type': 'application/json' },
        ...(payload !== undefined && { payload: JSON.stringify(payload) }),
      });
      answered += response.statusCode < 300 ? 1 : 0;
      expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(500);
      if (response.statusCode >= 400) expect(response.json()).toMatchObject(errorShape);
    }),
    { numRuns: 600, seed: 7 },
  );
  // A part of the requests was valid.
  expect(answered).toBeGreaterThan(60);
});
