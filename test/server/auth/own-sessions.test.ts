// Tests of the routes with which users list and end their own sessions, on every kind of store.
import { describe, expect, test } from 'vitest';
import type { SessionRow } from '../../../schemas/api/backend-api.ts';
import { describeDevice, getNetwork } from '../../../server/auth/session-origin.ts';
import { limitRules } from '../../../server/http/rate-limits.ts';
import { createPushServer, startTestPushService, subscribe } from '../push/push-devices.ts';
import { callWithToken, carol, getToken, signUpUser } from '../support/signed-up-users.ts';
import { getRoom, startListening } from '../support/socket-listeners.ts';
import { createTestServer, type TestServer, type TestUser } from '../support/test-server.ts';
import { stores } from '../support/test-stores.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const firefoxOnAndroid = 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0';

async function listSessions({ call }: Pick<TestUser, 'call'>): Promise<SessionRow[]> {
  const { status, body } = await call('GET', '/auth/sessions');
  expect(status).toBe(200);
  return body as SessionRow[];
}

async function getCurrentId(user: Pick<TestUser, 'call'>): Promise<string> {
  return (await listSessions(user)).find((row) => row.is_current)?.id ?? 'no current session';
}

/** Logs Carol in on another device. */
async function logIn(server: TestServer, headers: Record<string, string> = {}) {
  const token = getToken(
    await server.anonymous.call('POST', '/auth/login', carol, {
      'user-agent': firefoxOnAndroid,
      ...headers,
    }),
  );
  return { token, call: callWithToken(server, token) };
}

describe.each(stores)('on $name', ({ open }) => {
  test('users see their own sessions with device, network and time of the last use', async () => {
    const server = await createTestServer({ open });
    const first = await signUpUser(server);
    server.clock.advance(day);
    const second = await logIn(server, { 'x-forwarded-for': '203.0.113.77' });
    server.clock.advance(hour);
    const firstRow = {
      id: expect.any(String),
      device: null,
      network: '127.0.0.0/24',
      created_date: '2026-01-01T12:00:00.000Z',
      last_used_date: '2026-01-02T13:00:00.000Z',
      is_current: true,
      receives_reminders: false,
    };
    const secondRow = {
      id: expect.any(String),
      device: 'Firefox (Android)',
      network: '203.0.113.0/24',
      created_date: '2026-01-02T12:00:00.000Z',
      last_used_date: '2026-01-02T12:00:00.000Z',
      is_current: false,
      receives_reminders: false,
    };
    expect(await listSessions(first)).toEqual([firstRow, secondRow]);
    expect(await listSessions(second)).toEqual([
      { ...firstRow, is_current: false },
      { ...secondRow, is_current: true },
    ]);
    expect(await listSessions(server.alice)).toHaveLength(1);
  });

  test('the network of the last use is stored, at most once a day', async () => {
    const server = await createTestServer({ open });
    const { call } = await signUpUser(server);
    const readFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      const { body } = await call('GET', '/auth/sessions', undefined, headers);
      return (body as SessionRow[]).map(({ network }) => network);
    };
    expect(await readFrom('198.51.100.9')).toEqual(['127.0.0.0/24']);
    server.clock.advance(day);
    expect(await readFrom('198.51.100.9')).toEqual(['198.51.100.0/24']);
    expect(await readFrom('2001:db8:1:2::3')).toEqual(['198.51.100.0/24']);
    server.clock.advance(day);
    expect(await readFrom('2001:db8:1:2::3')).toEqual(['2001:db8:1::/48']);
  });

  test('expired sessions are not listed', async () => {
    const server = await createTestServer({ open });
    await signUpUser(server);
    server.clock.advance(30 * day);
    expect(await listSessions(await logIn(server))).toHaveLength(1);
  });

  test('a user ends another own session, and no session of another user', async () => {
    const server = await createTestServer({ open });
    const first = await signUpUser(server);
    const second = await logIn(server);
    const secondId = await getCurrentId(second);
    for (const id of [await getCurrentId(server.alice), 'unknown', '%00'])
      expect(await first.call('DELETE', `/auth/sessions/${id}`), id).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect(await listSessions(server.alice)).toHaveLength(1);
    expect(await first.call('DELETE', `/auth/sessions/${secondId}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await second.call('GET', '/entities/User/me')).status).toBe(401);
    expect((await first.call('GET', '/entities/User/me')).status).toBe(200);
    expect((await first.call('DELETE', `/auth/sessions/${secondId}`)).status).toBe(404);
  });

  test('a user ends all sessions but the current one', async () => {
    const server = await createTestServer({ open });
    const first = await signUpUser(server);
    const others = [await logIn(server), await logIn(server)];
    expect(await first.call('DELETE', '/auth/sessions')).toMatchObject({
      status: 200,
      body: { success: true, ended: 2 },
    });
    for (const { call } of others)
      expect((await call('GET', '/entities/User/me')).status).toBe(401);
    expect(await listSessions(first)).toHaveLength(1);
    expect(await listSessions(server.alice)).toHaveLength(1);
  });

  test('an ended session loses its push subscription, and a list shows which has one', async () => {
    const service = await startTestPushService();
    const server = await createPushServer({ open });
    const first = await signUpUser(server);
    const second = await logIn(server);
    const device = service.createDevice();
    await subscribe({ ...first, call: second.call }, device);
    const secondId = await getCurrentId(second);
    expect(
      (await listSessions(first)).map((row) => [row.is_current, row.receives_reminders]).toSorted(),
    ).toEqual([
      [false, true],
      [true, false],
    ]);
    await first.call('DELETE', `/auth/sessions/${secondId}`);
    expect(await server.store.push.find(first.id, device.endpoint)).toBeUndefined();
  });

  test('a device whose push endpoint another account took over is shown without it', async () => {
    const service = await startTestPushService();
    const { alice, bob } = await createPushServer({ open });
    const device = service.createDevice();
    const getState = async (user: TestUser) =>
      (await listSessions(user)).map((row) => row.receives_reminders);
    await subscribe(alice, device);
    expect(await getState(alice)).toEqual([true]);
    await subscribe(bob, device);
    expect([await getState(alice), await getState(bob)]).toEqual([[false], [true]]);
  });
});

test('ending a session closes its sockets, and no others', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const first = await signUpUser(server);
  const [second, third] = [await logIn(server), await logIn(server)];
  const [firstSocket, secondSocket, thirdSocket] = await Promise.all(
    [first, second, third].map(({ token }) => connect(token, getRoom('ComfortingVerse'))),
  );
  await first.call('DELETE', `/auth/sessions/${await getCurrentId(second)}`);
  await secondSocket?.closed;
  expect([firstSocket, thirdSocket].map((one) => one?.socket.connected)).toEqual([true, true]);
  await first.call('DELETE', '/auth/sessions');
  await thirdSocket?.closed;
  expect(firstSocket?.socket.connected).toBe(true);
});

test('visitors and the service have no sessions to list or to end', async () => {
  const serviceToken = 'a-service-token-of-the-tests-long-enough';
  const server = await createTestServer({ settings: { serviceToken } });
  const service = callWithToken(server, serviceToken);
  for (const [method, path] of [
    ['GET', '/auth/sessions'],
    ['DELETE', '/auth/sessions'],
    ['DELETE', '/auth/sessions/any'],
  ] as const) {
    expect((await server.anonymous.call(method, path)).status).toBe(401);
    expect(await service(method, path)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
});

test('the session routes count as auth calls of the network address', async () => {
  const { alice } = await createTestServer();
  for (let count = 0; count < limitRules.auth.max; count += 1)
    await alice.call('GET', '/auth/sessions');
  expect(await alice.call('GET', '/auth/sessions')).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
});

test.each([
  [firefoxOnAndroid, 'Firefox (Android)'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome (Android)',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet (Android)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari (iPhone)',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge (Windows)',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox (Linux)'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari (macOS)',
  ],
  ['Selah/1 (Windows)', 'Windows'],
  ['<script>alert(1)</script>', null],
  [undefined, null],
])('the device of user agent %s is %s', (userAgent, expected) => {
  expect(describeDevice(userAgent)).toBe(expected);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3::7348', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0::/48'],
  ['unknown', null],
  ['', null],
])('the network of address %s is %s', (address, expected) => {
  expect(getNetwork(address)).toBe(expected);
});
