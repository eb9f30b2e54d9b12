// Tests of accounts: sign-up, the emailed verification code, sign-in, equal responses for unknown
// users, and the admin of the environment.
import { expect, test } from 'vitest';
import { createAccounts } from '../../../server/auth/accounts.ts';
import { createEmailLinks } from '../../../server/auth/password-links.ts';
import { createMailLimits } from '../../../server/auth/mail-limits.ts';
import { createBackgroundTasks } from '../../../server/jobs/background-tasks.ts';
import { createRateLimits } from '../../../server/http/rate-limits.ts';
import { createLogger } from '../../../server/log.ts';
import { createTestServer, testSecret } from '../support/test-server.ts';
import {
  carol,
  getLastCode,
  waitForEmail,
  getWrongCode,
  omitRequestId,
  getToken,
} from '../support/signed-up-users.ts';

test('a sign-up does not wait for the mail server, and a refusal does not change it', async () => {
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const server = await createTestServer({
    sender: {
      isLocal: false,
      send: async ({ to }) => {
        await accepted;
        sent.push(to);
      },
    },
  });
  const register = (email: string) =>
    server.anonymous.call('POST', '/auth/register', { ...carol, email });
  expect(await register(carol.email)).toMatchObject({ status: 200 });
  expect(await register('dave@example.org')).toMatchObject({ status: 200 });
  expect(sent).toEqual([]);
  accept();
  await server.app.close();
  expect(sent.toSorted()).toEqual([carol.email, 'dave@example.org']);

  const refusing = await createTestServer();
  refusing.mailServer.isRejecting = true;
  expect(await refusing.anonymous.call('POST', '/auth/register', carol)).toMatchObject({
    status: 200,
  });
  expect(await refusing.store.mails.list()).toMatchObject([{ kind: 'code', to: carol.email }]);
});

test('a visitor signs up, enters the code and gets a profile', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  const registered = await call('POST', '/auth/register', {
    email: ' Carol@Example.org ',
    password: carol.password,
    language: 'fr',
  });
  expect(registered).toMatchObject({
    status: 200,
    body: { id: expect.any(String), otp_expires_in_minutes: 10 },
  });
  expect(server.emails).toMatchObject([
    { to: 'carol@example.org', subject: expect.stringContaining('ton code Selah') },
  ]);

  expect(await call('POST', '/auth/login', carol)).toMatchObject({
    status: 403,
    body: { code: 'email_not_verified' },
  });
  const verified = await call('POST', '/auth/verify-otp', {
    email: 'CAROL@example.org',
    otp_code: ` ${getLastCode(server)} `,
  });
  expect(verified).toMatchObject({
    status: 200,
    body: {
      id: (registered.body as { id: string }).id,
      access_token: expect.any(String),
      success: true,
    },
  });

  const loggedIn = await call('POST', '/auth/login', { ...carol, email: 'Carol@example.org' });
  expect(loggedIn).toMatchObject({
    status: 200,
    body: {
      success: true,
      user: {
        email: 'carol@example.org',
        full_name: 'carol',
        role: 'user',
        is_verified: true,
        language: 'fr',
        notifications_enabled: true,
      },
    },
  });
  for (const token of [getToken(verified), getToken(loggedIn)]) {
    const profile = await call('GET', '/entities/User/me', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect(profile).toMatchObject({ status: 200, body: { email: 'carol@example.org' } });
  }
  expect(JSON.stringify(loggedIn.body)).not.toContain('argon2');
});

test.each([
  [{ email: 'carol', password: 'correct horse' }, 'email_invalid'],
  [{ email: 'a@b,c@d.org', password: 'correct horse' }, 'email_invalid'],
  [{ email: 'a@b.org\nbcc: x@y.org', password: 'correct horse' }, 'email_invalid'],
  [{ email: `${'a'.repeat(250)}@b.org`, password: 'correct horse' }, 'email_invalid'],
  [{ email: 'c@example.org', password: '1234567' }, 'password_too_short'],
  [{ email: 'c@example.org', password: 'x'.repeat(201) }, 'password_too_long'],
  [{ email: 'c@example.org' }, 'invalid_body'],
  [{ email: 1, password: {} }, 'invalid_body'],
  [{ email: 'service@selah.invalid', password: 'correct horse' }, 'email_invalid'],
])('register %j is 400 %s', async (body, code) => {
  const { anonymous, emails } = await createTestServer();
  expect(await anonymous.call('POST', '/auth/register', body)).toMatchObject({
    status: 400,
    body: { code },
  });
  expect(emails).toEqual([]);
});

test('a wrong password and an unknown user get the same response', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  await call('POST', '/auth/register', carol);
  await call('POST', '/auth/verify-otp', { email: carol.email, otp_code: getLastCode(server) });
  const wrong = await call('POST', '/auth/login', { ...carol, password: 'wrong horse' });
  const unknown = await call('POST', '/auth/login', {
    email: 'unknown@example.org',
    password: 'wrong horse',
  });
  expect(omitRequestId(wrong)).toEqual(omitRequestId(unknown));
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'invalid_credentials', message: 'Invalid email or password' },
  });
  expect(
    (await call('POST', '/auth/login', { ...carol, password: 'x'.repeat(10_000) })).status,
  ).toBe(400);
});

test('a wrong password and an unknown person take the same time', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  await call('POST', '/auth/register', carol);
  const timed = async (email: string) => {
    const start = performance.now();
    await call('POST', '/auth/login', { email, password: 'wrong horse' });
    return performance.now() - start;
  };
  const times: { wrong: number; unknown: number }[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1)
    times.push({ wrong: await timed(carol.email), unknown: await timed('unknown@example.org') });
  const median = (name: 'wrong' | 'unknown') =>
    times.map((one) => one[name]).toSorted((a, b) => a - b)[4] ?? 0;
  // Without the dummy hash for unknown users the ratio would be less than a tenth.
  expect(median('unknown') / median('wrong')).toBeGreaterThan(0.4);
  expect(median('unknown') / median('wrong')).toBeLessThan(2.5);
});

test('a repeated sign-up before verification sends a new code that replaces the old', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  await call('POST', '/auth/register', carol);
  const first = getLastCode(server);
  expect(await call('POST', '/auth/register', carol)).toMatchObject({
    status: 429,
    body: { code: 'too_soon' },
  });
  server.clock.advance(61_000);
  await call('POST', '/auth/register', carol);
  const second = getLastCode(server);
  expect(server.emails).toHaveLength(2);
  if (first !== second)
    expect(
      await call('POST', '/auth/verify-otp', { email: carol.email, otp_code: first }),
    ).toMatchObject({ body: { code: 'code_wrong' } });
  expect(
    (await call('POST', '/auth/verify-otp', { email: carol.email, otp_code: second })).status,
  ).toBe(200);
  // The same password again is no contest.
  expect((await call('POST', '/auth/login', carol)).status).toBe(200);
  expect(await call('POST', '/auth/register', carol)).toMatchObject({
    status: 400,
    body: { code: 'email_taken' },
  });
});

test('a sign-up code works once, for ten minutes and five attempts from one address', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  const sendCode = (otp_code: string) =>
    call('POST', '/auth/verify-otp', { email: carol.email, otp_code });
  expect(await sendCode('123456')).toMatchObject({ status: 400, body: { code: 'code_wrong' } });

  await call('POST', '/auth/register', carol);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await sendCode(getWrongCode(getLastCode(server)))).toMatchObject({
      status: 400,
      body: { code: 'code_wrong' },
    });
  expect(await sendCode(getLastCode(server))).toMatchObject({
    status: 400,
    body: { code: 'code_expired' },
  });

  server.clock.advance(61_000);
  await call('POST', '/auth/resend-otp', { email: carol.email });
  await waitForEmail(server, 2);
  server.clock.advance(600_000);
  expect(await sendCode(getLastCode(server))).toMatchObject({
    status: 400,
    body: { code: 'code_expired' },
  });

  await call('POST', '/auth/resend-otp', { email: carol.email });
  await waitForEmail(server, 3);
  server.clock.advance(599_000);
  expect((await sendCode(getLastCode(server))).status).toBe(200);
  expect(await sendCode(getLastCode(server))).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  });
});

test('a new sign-up code is sent after a minute, and the response is always the same', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  await call('POST', '/auth/register', carol);
  const requestAllCodes = async () => {
    const responses = await Promise.all(
      [carol.email, 'unknown@example.org', server.alice.email, ' CAROL2@example.org'].map((email) =>
        call('POST', '/auth/resend-otp', { email }),
      ),
    );
    return responses.map((one) => ({ ...omitRequestId(one), wait: one.headers['retry-after'] }));
  };
  const [first, ...otherCodes] = await requestAllCodes();
  expect(first).toMatchObject({ status: 200 });
  expect(otherCodes).toEqual(Array(3).fill(first));
  server.clock.advance(20_000);
  const repeated = await requestAllCodes();
  expect(repeated).toEqual(Array(4).fill(repeated[0]));
  expect(repeated[0]).toMatchObject({ status: 429, body: { code: 'too_soon' }, wait: '40' });
  server.clock.advance(40_000);
  expect(await requestAllCodes()).toEqual(Array(4).fill(first));
  await waitForEmail(server, 2);
  await server.app.close();
  expect(server.emails.map(({ to }) => to)).toEqual([carol.email, carol.email]);
});

test('five wrong codes from a stranger do not void a code, twenty from anywhere do', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  const sendCode = (otp_code: string, address: string) =>
    call(
      'POST',
      '/auth/verify-otp',
      { email: carol.email, otp_code },
      { 'x-forwarded-for': address },
    );
  await call('POST', '/auth/register', carol);
  const guessCodes = async (attempts: number) => {
    for (let attempt = 0; attempt < attempts; attempt += 1)
      expect(
        await sendCode(getWrongCode(getLastCode(server)), `198.51.100.${attempt % 4}`),
      ).toMatchObject({ status: 400, body: { code: 'code_wrong' } });
  };
  await guessCodes(19);
  // More attempts from this stranger are no longer counted.
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await sendCode(getLastCode(server), '198.51.100.0')).toMatchObject({
      status: 400,
      body: { code: 'code_expired' },
    });
  expect((await sendCode(getLastCode(server), '203.0.113.1')).status).toBe(200);

  await call('POST', '/auth/register', { ...carol, email: 'dan@example.org' });
  const dan = (address: string, otp_code: string) =>
    call(
      'POST',
      '/auth/verify-otp',
      { email: 'dan@example.org', otp_code },
      { 'x-forwarded-for': address },
    );
  for (let attempt = 0; attempt < 20; attempt += 1)
    await dan(`198.51.100.${attempt % 4}`, getWrongCode(getLastCode(server)));
  expect(await dan('203.0.113.1', getLastCode(server))).toMatchObject({
    status: 400,
    body: { code: 'code_expired' },
  });
});

test('sign-up with a taken address is 400, and the owner gets one email a day', async () => {
  const server = await createTestServer();
  const again = () =>
    server.anonymous.call('POST', '/auth/register', {
      email: 'Alice@example.org',
      password: 'correct horse',
    });
  expect(await again()).toMatchObject({ status: 400, body: { code: 'email_taken' } });
  expect(await waitForEmail(server, 1)).toMatchObject({
    to: server.alice.email,
    subject: 'You already have a Selah account',
    text: expect.stringContaining('http://localhost:8080/login'),
  });
  expect((await again()).status).toBe(400);
  server.clock.advance(24 * 60 * 60_000);
  expect((await again()).status).toBe(400);
  await waitForEmail(server, 2);
  await server.app.close();
  expect(server.emails).toHaveLength(2);
});

test('a disabled user can sign in neither by password nor by code', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  const { id } = (await call('POST', '/auth/register', carol)).body as { id: string };
  await server.store.users.change(id, { disabled: true });
  expect(
    await call('POST', '/auth/verify-otp', { email: carol.email, otp_code: getLastCode(server) }),
  ).toMatchObject({ status: 403, body: { code: 'account_disabled' } });
  expect(await call('POST', '/auth/login', carol)).toMatchObject({
    status: 403,
    body: { code: 'account_disabled' },
  });
  expect(await call('POST', '/auth/login', { ...carol, password: 'wrong horse' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_credentials' },
  });
});

test('the admin of the environment is there and verified', async () => {
  const admin = { email: 'Root@example.org', password: 'a long password' };
  const { anonymous } = await createTestServer({ settings: { admin } });
  expect(await anonymous.call('POST', '/auth/login', admin)).toMatchObject({
    status: 200,
    body: { user: { role: 'admin', is_verified: true, email: 'root@example.org' } },
  });
});

test('the mailbox owner chooses the password, even if a stranger signs up meanwhile', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  await call('POST', '/auth/register', carol);
  server.clock.advance(61_000);
  // A stranger signs up with another password: the newest code still goes to Carol's mailbox.
  await call('POST', '/auth/register', { ...carol, password: 'the stranger’s own' });
  expect(
    await call('POST', '/auth/verify-otp', {
      email: carol.email,
      otp_code: getLastCode(server),
      password: 'short',
    }),
  ).toMatchObject({ status: 400, body: { code: 'password_too_short' } });
  expect(
    (
      await call('POST', '/auth/verify-otp', {
        email: carol.email,
        otp_code: getLastCode(server),
        password: carol.password,
      })
    ).status,
  ).toBe(200);
  expect((await call('POST', '/auth/login', carol)).status).toBe(200);
  expect(
    (await call('POST', '/auth/login', { ...carol, password: 'the stranger’s own' })).status,
  ).toBe(400);
});

test('a sign-up with the address of the configured admin stops the start if verified', async () => {
  const server = await createTestServer();
  const { call } = server.anonymous;
  const root = { email: 'root@example.org', password: 'a long password' };
  await call('POST', '/auth/register', { email: root.email, password: 'of another user' });
  const publicUrl = 'http://localhost:8080';
  const limits = createRateLimits(server.store.limits, testSecret);
  const accounts = createAccounts({
    store: server.store,
    clock: server.clock,
    mails: server.mails,
    limits,
    mailLimits: createMailLimits(limits),
    links: createEmailLinks({
      users: server.store.users,
      mails: server.mails,
      clock: server.clock,
      secret: testSecret,
      publicUrl,
    }),
    background: createBackgroundTasks(createLogger('silent')),
    secret: testSecret,
    publicUrl,
    isOpenToAll: true,
  });
  await accounts.ensureAdmin(root.email, root.password);
  expect(await call('POST', '/auth/login', root)).toMatchObject({
    status: 200,
    body: { user: { role: 'admin' } },
  });
  await accounts.ensureAdmin(root.email, 'a later password');
  expect((await call('POST', '/auth/login', root)).status).toBe(200);
  await expect(accounts.ensureAdmin('alice@example.org', root.password)).rejects.toThrow(
    'is the address of an account that is not an admin',
  );
});
