// Attacks that exhaust the server: bodies, nesting, addresses and headers that are too large, for
// every call, and lists, forms and sockets beyond their limits. The greatest allowed size works.
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { connectSocket, getConnectError } from '../server/support/socket-listeners.ts';
import { readStoredData } from '../server/support/stored-data.ts';
import {
  buildPrayer,
  createTestServer,
  getRecords,
  type TestServer,
} from '../server/support/test-server.ts';
import type { ServerCall } from '../server/support/all-api-calls.ts';
import { createCallIds, fillIds, namedCalls } from './support/call-table.ts';
import { shareServer } from './support/shared-server.ts';

const megabyte = 1024 * 1024;
const prayers = '/entities/Prayer';

const getShared = shareServer(async (server) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ids: await createCallIds(server),
    port: (server.app.server.address() as AddressInfo).port,
  };
});

const callsWithBody = namedCalls.filter(({ method }) => method !== 'GET');
const tooLong = JSON.stringify({ a: 'x'.repeat(4 * megabyte) });
const tooManyLists = `[${'[],'.repeat(100_000)}[]]`;
const tooDeep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;

function send(
  { app }: TestServer,
  { method, url }: Pick<ServerCall, 'method' | 'url'>,
  payload: string | Buffer | undefined,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  });
}

describe.each([
  ['a body of more than 4 MB', tooLong],
  ['a body of 100,001 lists', tooManyLists],
])('%s', (_what, body) => {
  test.each(callsWithBody)('is refused by $name', async (call) => {
    const { server, ids } = getShared();
    const authorization = `Bearer ${server.alice.token}`;
    const { statusCode } = await send(server, fillIds(call, ids), body, { authorization });
    expect(statusCode).toBe(413);
  });
});

// A log-out ignores its body and would end the session of the other rows.
test.each(callsWithBody.filter(({ route }) => !route.endsWith('/logout')))(
  'a body of 10,000 levels fails or is ignored by $name',
  async (call) => {
    const { server, ids } = getShared();
    const authorization = `Bearer ${server.alice.token}`;
    const response = await send(server, fillIds(call, ids), tooDeep, { authorization });
    expect(response.statusCode, response.body.slice(0, 200)).toBeLessThan(500);
    const stored = await readStoredData(server, server.alice);
    expect(stored).toContain(server.alice.id);
    expect(stored).not.toContain('{"a":{"a":');
  },
);

test.each(callsWithBody)(
  'a body of more than 1 MB of a visitor is refused by $name',
  async (call) => {
    const { server, ids } = getShared();
    const body = JSON.stringify({ a: 'x'.repeat(megabyte) });
    expect((await send(server, fillIds(call, ids), body)).statusCode).toBe(413);
  },
);

/** Sends raw lines and returns the status of the answer. */
async function sendRaw(lines: readonly string[]): Promise<number> {
  const socket = connect(getShared().port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

const health = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close'];

test.each([
  ['an address of 20 kB', [`GET /healthz?${'x'.repeat(20_000)} HTTP/1.1`, ...health.slice(1)], 431],
  ['a header of 20 kB', [...health, `X-Long: ${'x'.repeat(20_000)}`], 431],
  [
    '1,900 headers',
    [...health, ...Array.from({ length: 1_900 }, (_, index) => `X-${index}: abcd`)],
    431,
  ],
  ['a token of 20 kB', [...health, `Authorization: Bearer ${'x'.repeat(20_000)}`], 431],
  ['a length that is no number', ['POST /healthz HTTP/1.1', 'Host: a', 'Content-Length: x'], 400],
  [
    'two lengths',
    ['POST /healthz HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'],
    400,
  ],
  [
    'a length and chunks',
    ['POST /healthz HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
    400,
  ],
  ['a space before the colon of a header', [...health, 'X-A : b'], 400],
  ['a header without a name', [...health, ': b'], 400],
  ['no host', ['GET /healthz HTTP/1.1'], 400],
])('a request with %s is refused', async (_what, lines, status) => {
  expect(await sendRaw(health)).toBe(200);
  expect(await sendRaw(lines)).toBe(status);
});

const list = (length: number) =>
  Array.from({ length }, () => ({ ...buildPrayer(), client_id: undefined }));

const limited: readonly [
  string,
  ServerCall['method'],
  string,
  (length: number) => unknown,
  number,
][] = [
  [
    'changes of one batch',
    'POST',
    `${prayers}/batch`,
    (length) => ({ changes: list(length).map((data) => ({ op: 'create', data })) }),
    200,
  ],
  [
    'upserts',
    'POST',
    `${prayers}/upsert`,
    (length) => ({
      records: list(length).map((one, index) => ({ ...one, title: `${index}` })),
      key: 'title',
    }),
    500,
  ],
  [
    'updates by id',
    'PUT',
    `${prayers}/bulk`,
    (length) => Array.from({ length }, (_, index) => ({ id: `none-${index}`, title: 'x' })),
    500,
  ],
  [
    'keys of an upsert',
    'POST',
    `${prayers}/upsert`,
    (length) => ({
      records: [],
      key: ['title', 'category', 'is_answered', 'answered_date', 'prayer_text'].slice(0, length),
    }),
    4,
  ],
  [
    'groups of an aggregation',
    'POST',
    `${prayers}/aggregate`,
    (length) => ({
      groupBy: ['title', 'category', 'is_answered', 'answered_date', 'id'].slice(0, length),
    }),
    4,
  ],
  [
    'values of a filter',
    'POST',
    `${prayers}/aggregate`,
    (length) => ({ query: { id: { $in: Array.from({ length }, (_, index) => `${index}`) } } }),
    5_000,
  ],
  [
    'files of a prompt',
    'POST',
    '/integration-endpoints/Core/InvokeLLM',
    (length) => ({ prompt: 'x', file_urls: Array(length).fill('private/none') }),
    10,
  ],
];

test.each(limited)('the number of %s is limited', async (_what, method, path, build, max) => {
  const { alice } = getShared().server;
  const call = (length: number) =>
    alice.call(method, path, build(length) as Record<string, unknown>);
  const allowed = await call(max);
  expect([200, 201, 404], JSON.stringify(allowed.body).slice(0, 300)).toContain(allowed.status);
  expect((await call(max + 1)).status).toBe(400);
});

test('more than 5,000 records of one bulk are refused before they are checked', async () => {
  const { alice } = getShared().server;
  expect(await alice.call('POST', `${prayers}/bulk`, Array(5_001).fill(1))).toMatchObject({
    status: 400,
    body: { code: 'too_many' },
  });
  expect(await alice.call('POST', `${prayers}/bulk`, Array(5_000).fill(1))).toMatchObject({
    status: 400,
    body: { code: 'invalid_body' },
  });
});

test.each([
  ['a title', 'title'],
  ['a text', 'prayer_text'],
  ['a client id', 'client_id'],
])('%s of a million characters is refused', async (_what, field) => {
  const { bob } = getShared().server;
  const long = { ...buildPrayer(), [field]: 'x'.repeat(1_000_000) };
  expect((await bob.call('POST', prayers, buildPrayer())).status).toBe(201);
  expect((await bob.call('POST', prayers, long)).status).toBe(422);
});

test.each([
  ['a limit of a million', '?limit=1000000'],
  ['a limit beyond all numbers', `?limit=${'9'.repeat(300)}`],
  ['a start beyond all numbers', `?skip=${'9'.repeat(300)}`],
])('a list with %s returns no more than a list without', async (_what, query) => {
  const { bob } = getShared().server;
  const all = getRecords(await bob.call('GET', prayers));
  expect(getRecords(await bob.call('GET', `${prayers}${query}`)).length).toBeLessThanOrEqual(
    all.length,
  );
});

test.each(['gzip', 'deflate', 'br'])('a body packed with %s is not unpacked', async (encoding) => {
  const { server } = getShared();
  const headers = { authorization: `Bearer ${server.bob.token}` };
  const call = { method: 'POST', url: `/api/apps/selah${prayers}` } as const;
  const body = JSON.stringify(buildPrayer());
  expect((await send(server, call, body, headers)).statusCode).toBe(201);
  const packed = gzipSync(JSON.stringify(buildPrayer()));
  const response = await send(server, call, packed, { ...headers, 'content-encoding': encoding });
  expect([400, 415]).toContain(response.statusCode);
});

test.each([
  ['a thousand ranges', `bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-`).join()}`],
  ['a range beyond the end', 'bytes=999999999-'],
  ['a range that runs backwards', 'bytes=9-1'],
  ['a range in another unit', 'lines=0-1'],
])('a request for %s of a file is answered once or not at all', async (_what, range) => {
  const { server } = getShared();
  const { body } = await server.alice.call(
    'POST',
    '/integration-endpoints/Core/CreateFileSignedUrl',
    { file_uri: getShared().ids.fileUrl },
  );
  const { pathname, search } = new URL((body as { signed_url: string }).signed_url);
  const whole = await server.app.inject(pathname + search);
  expect(whole.statusCode).toBe(200);
  const response = await server.app.inject({ url: pathname + search, headers: { range } });
  expect([200, 206, 416]).toContain(response.statusCode);
  expect(response.body.length).toBeLessThan(whole.body.length + 200);
});

test('more sockets of one address than the settings allow are refused', async () => {
  const server = await createTestServer({ settings: { socketsPerAddress: 3 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const open = () => connectSocket(port, { query: { app_id: 'selah', token: 'null' } }, []);
  const sockets = [await open(), await open(), await open()];
  expect(sockets.map(({ socket }) => socket.connected)).toEqual([true, true, true]);
  expect(await getConnectError(open())).not.toBe('');
});

test('more calls of one address than the settings allow are refused', async () => {
  const server = await createTestServer({ settings: { callsPerMinute: 2 } });
  const call = async () => (await server.anonymous.call('GET', '/entities/ReadingPlan')).status;
  for (let index = 0; index < 10; index += 1) expect(await call()).toBe(200);
  expect(await call()).toBe(429);
});
