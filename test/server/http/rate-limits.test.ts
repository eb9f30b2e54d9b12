// Tests of the rate limits for logins and API calls: counts by address, network, user and account,
// and no lock-out of another user.
import { expect, test } from 'vitest';
import { createRateLimits, limitRules } from '../../../server/http/rate-limits.ts';
import { getNetworkPrefix } from '../../../server/http/api-call-limit.ts';
import { createTestServer, testSecret, type TestServer } from '../support/test-server.ts';
import {
  carol,
  waitForEmail,
  getLinkToken,
  omitRequestId,
  signUpUser,
} from '../support/signed-up-users.ts';

const minute = 60_000;
const wrong = { ...carol, password: 'wrong horse' };

/**
 * Logs in from the given address, which is sent as a proxy on this machine sends the address of a
 * client.
 */
function logIn(server: TestServer, body: typeof carol, address = '198.51.100.1') {
  return server.anonymous.call('POST', '/auth/login', body, { 'x-forwarded-for': address });
}

async function logInWithWrongPassword(
  server: TestServer,
  times: number,
  address?: string,
  body = wrong,
): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1)
    expect((await logIn(server, body, address)).status, `try ${attempt + 1}`).toBe(400);
}

test('after ten wrong passwords an address waits, but not the owner elsewhere', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  await logInWithWrongPassword(server, 10);
  for (const body of [wrong, carol]) {
    const refused = await logIn(server, body);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', message: expect.any(String), detail: expect.any(String) },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await logIn(server, carol, '198.51.100.2')).status).toBe(200);
  server.clock.advance(15 * minute);
  expect((await logIn(server, carol)).status).toBe(200);
});

test('of many simultaneous login attempts, no more than the limit are tried', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const responses = await Promise.all(Array.from({ length: 25 }, () => logIn(server, wrong)));
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('logins with the right password are not counted', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  for (let attempt = 0; attempt < 30; attempt += 1)
    expect((await logIn(server, carol)).status, `login ${attempt + 1}`).toBe(200);
  await logInWithWrongPassword(server, 10);
});

test('successful logins of an account are limited, to protect the database', async () => {
  const server = await createTestServer();
  const { id } = await signUpUser(server);
  const limits = createRateLimits(server.store.limits, testSecret);
  for (let attempt = 1; attempt < limitRules.login.max; attempt += 1)
    await limits.takeOrThrow('login', id);
  expect((await logIn(server, carol)).status).toBe(200);
  expect(await logIn(server, carol)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
  });
});

test('the login limit gives the same answer for existing and unknown accounts', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  await logInWithWrongPassword(server, 10);
  await logInWithWrongPassword(server, 10, undefined, { ...wrong, email: 'unknown@example.org' });
  expect(omitRequestId(await logIn(server, wrong))).toEqual(
    omitRequestId(await logIn(server, { ...wrong, email: 'unknown@example.org' })),
  );
});

test('many addresses get ever fewer password attempts, and never lock out the owner', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  for (let one = 0; one < 5; one += 1)
    await logInWithWrongPassword(server, 10, `198.51.100.${one}`);
  await logInWithWrongPassword(server, 3, '198.51.100.50');
  expect((await logIn(server, wrong, '198.51.100.50')).status).toBe(429);
  expect((await logIn(server, carol, '198.51.100.51')).status).toBe(200);
});

test('one address can try passwords of at most a hundred accounts', async () => {
  const server = await createTestServer();
  for (let one = 0; one < limitRules.wrongPasswordHere.max; one += 1)
    await logInWithWrongPassword(server, 1, undefined, {
      ...wrong,
      email: `person${one}@example.org`,
    });
  expect((await logIn(server, { ...wrong, email: 'another@example.org' })).status).toBe(429);
});

test('auth routes limit calls of an address per minute; other routes stay open', async () => {
  const server = await createTestServer();
  const call = () => server.anonymous.call('POST', '/auth/verify-otp', {});
  for (let attempt = 0; attempt < limitRules.auth.max; attempt += 1)
    expect((await call()).status).toBe(400);
  const refused = await call();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.alice.call('GET', '/entities/User/me')).status).toBe(200);
  server.clock.advance(minute);
  expect((await call()).status).toBe(400);
});

test('a password reset by e-mail allows login despite many earlier wrong passwords', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  await logInWithWrongPassword(server, 10);
  for (let one = 10; one < 20; one += 1)
    await logInWithWrongPassword(server, one < 14 ? 10 : 3, `198.51.100.${one}`);
  expect((await logIn(server, carol)).status).toBe(429);
  await server.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
  const reset_token = getLinkToken(await waitForEmail(server, 2));
  const chosen = { ...carol, password: 'a new horse' };
  expect(
    (
      await server.anonymous.call('POST', '/auth/reset-password', {
        reset_token,
        new_password: chosen.password,
      })
    ).status,
  ).toBe(200);
  for (const address of ['198.51.100.1', '198.51.100.10', '198.51.100.19'])
    expect((await logIn(server, chosen, address)).status).toBe(200);
  await logInWithWrongPassword(server, 10);
  expect((await logIn(server, chosen)).status).toBe(429);
});

test('the call limit per minute is five times as high for an address as for a user', async () => {
  const server = await createTestServer({ settings: { callsPerMinute: 4 } });
  const readProfile = (person: TestServer['alice'], address: string) =>
    person.call('GET', '/entities/User/me', undefined, { 'x-forwarded-for': address });
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect((await readProfile(server.alice, `198.51.100.${attempt}`)).status).toBe(200);
  expect(await readProfile(server.alice, '198.51.100.9')).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
    headers: { 'retry-after': '60' },
  });
  expect((await readProfile(server.bob, '198.51.100.9')).status).toBe(200);
  const readPage = () =>
    server.app.inject({
      url: '/api/apps/public/prod/public-settings/by-id/selah',
      headers: { 'x-forwarded-for': '2001:db8::1' },
    });
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await readPage()).statusCode).toBe(200);
  const refused = await readPage();
  expect(refused.statusCode).toBe(429);
  // However the address is written.
  expect(
    (
      await server.app.inject({
        url: '/%61pi/apps/public/prod/public-settings/by-id/selah',
        headers: { 'x-forwarded-for': '2001:db8::1' },
      })
    ).statusCode,
  ).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': '60',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(
    (await server.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '2001:db8::1' } }))
      .statusCode,
  ).toBe(200);
  server.clock.advance(minute);
  expect((await readPage()).statusCode).toBe(200);
  expect((await readProfile(server.alice, '198.51.100.9')).status).toBe(200);
});

test('the call limit counts the addresses of one IPv6 network together', async () => {
  const server = await createTestServer({ settings: { callsPerMinute: 2 } });
  const readPage = async (address: string) =>
    (
      await server.app.inject({
        url: '/api/apps/public/prod/public-settings/by-id/selah',
        headers: { 'x-forwarded-for': address },
      })
    ).statusCode;
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect(await readPage(`2001:db8:1:2:${attempt.toString(16)}::${attempt}`)).toBe(200);
  expect(await readPage('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await readPage('2001:db8:1:3::1')).toBe(200);
});

test('an IPv6 address counts as its network', () => {
  expect(getNetworkPrefix('192.0.2.1')).toBe('192.0.2.1');
  expect(getNetworkPrefix('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1');
  expect(getNetworkPrefix('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(getNetworkPrefix('2001:db8::6')).toBe('2001:db8:0:0');
  expect(getNetworkPrefix('2001:db8:1:2::')).toBe('2001:db8:1:2');
  expect(getNetworkPrefix('::1')).toBe('0:0:0:0');
});

test('rate limit keys in the database contain no e-mail address or IP address', async () => {
  const keys: string[] = [];
  const limits = createRateLimits(
    {
      take: async (key) => (keys.push(key), { kind: 'taken', left: 1 }),
      countUsed: async (key) => keys.push(key),
    },
    testSecret,
  );
  await limits.takeOrThrow('letterTo', carol.email);
  await limits.takeOrThrow('letterTo', 'dan@example.org');
  await limits.take('wrongPassword', `${carol.email} 192.0.2.1`);
  expect(await limits.isTaken('letterTo', carol.email)).toBe(true);
  expect(keys.pop()).toBe(keys[0]);
  expect(keys).toEqual([
    expect.stringMatching(/^letterTo:[\w-]{22}$/),
    expect.stringMatching(/^letterTo:[\w-]{22}$/),
    expect.stringMatching(/^wrongPassword:[\w-]{22}$/),
  ]);
  expect(new Set(keys).size).toBe(3);
});
