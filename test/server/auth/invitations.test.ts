// Tests of invitations: who may invite, the email language, existing or unverified accounts, the
// daily limit, and the validity of the link.
import { expect, test } from 'vitest';
import { createRateLimits, limitRules } from '../../../server/http/rate-limits.ts';
import { createTestServer, testSecret } from '../support/test-server.ts';
import { carol, getLastCode, getLinkToken, signUpUser } from '../support/signed-up-users.ts';

const path = '/users/invite-user';
const day = 24 * 60 * 60_000;

test.each([path, '/runtime/users/invite-user'])(
  'an invitation by POST %s lets the invited person choose a password',
  async (route) => {
    const server = await createTestServer({ settings: { access: 'private_with_login' } });
    expect(
      await server.admin.call('POST', route, { user_email: ' Carol@example.org', role: 'user' }),
    ).toMatchObject({
      status: 200,
      body: { success: true, user_email: carol.email, role: 'user' },
    });
    expect(server.emails).toMatchObject([
      {
        to: carol.email,
        subject: 'You are invited to Selah',
        text: expect.stringContaining('7 days'),
      },
    ]);
    expect(
      (await server.anonymous.call('POST', '/auth/login', { email: carol.email, password: '' }))
        .status,
    ).toBe(400);
    const accepted = await server.anonymous.call('POST', '/auth/reset-password', {
      reset_token: getLinkToken(server.emails[0]),
      new_password: carol.password,
    });
    expect(accepted).toMatchObject({
      status: 200,
      body: { email: carol.email, is_verified: true, role: 'user' },
    });
    const login = await server.anonymous.call('POST', '/auth/login', carol);
    const { access_token } = login.body as { access_token: string };
    expect(
      (
        await server.anonymous.call('GET', '/entities/User/me', undefined, {
          authorization: `Bearer ${access_token}`,
        })
      ).status,
    ).toBe(200);
  },
);

test('only admins and the service can invite, with a known role and a valid email', async () => {
  const serviceToken = 'a-service-token-of-the-tests-long-enough';
  const server = await createTestServer({ settings: { serviceToken } });
  const body = { user_email: carol.email, role: 'user' };
  expect(await server.anonymous.call('POST', path, body)).toMatchObject({ status: 401 });
  expect(await server.alice.call('POST', path, body)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await server.admin.call('POST', path, { ...body, role: 'owner' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_body' },
  });
  expect(
    await server.admin.call('POST', path, { ...body, user_email: 'a@b.org\r\nbcc: x@y.org' }),
  ).toMatchObject({ status: 400, body: { code: 'email_invalid' } });
  expect(await server.admin.call('POST', path, {})).toMatchObject({
    status: 400,
    body: { code: 'invalid_body' },
  });
  expect(server.emails).toEqual([]);
  expect(await server.store.users.findByEmail(carol.email)).toBeUndefined();
  expect(
    await server.anonymous.call(
      'POST',
      path,
      { ...body, role: 'admin' },
      { authorization: `Bearer ${serviceToken}` },
    ),
  ).toMatchObject({ status: 200, body: { role: 'admin' } });
});

test('an invitation email uses the language of the recipient, the inviter or English', async () => {
  const server = await createTestServer();
  await server.admin.call('POST', path, { user_email: 'one@example.org' });
  await server.admin.call('PUT', '/entities/User/me', { language: 'fr' });
  await server.admin.call('POST', path, { user_email: 'two@example.org' });
  await server.anonymous.call('POST', '/auth/register', { ...carol, language: 'pt' });
  await server.admin.call('POST', path, { user_email: carol.email });
  expect(
    server.emails.map(({ subject }) => subject).filter((subject) => !/\d{6}/.test(subject)),
  ).toEqual([
    'You are invited to Selah',
    'Une invitation à découvrir Selah',
    'Um convite para o Selah',
  ]);
});

test('inviting an existing user grants access and keeps the account and admin role', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  const person = await signUpUser(server);
  expect(await person.call('GET', '/entities/User/me')).toMatchObject({
    status: 403,
    body: { code: 'user_not_registered' },
  });
  expect(
    await server.admin.call('POST', path, { user_email: carol.email, role: 'user' }),
  ).toMatchObject({ status: 200, body: { id: person.id, role: 'user' } });
  expect(server.emails.at(-1)).toMatchObject({ to: carol.email, subject: 'Selah is open to you' });
  expect(await person.call('GET', '/entities/User/me')).toMatchObject({
    status: 200,
    body: { role: 'user' },
  });
  await server.admin.call('POST', path, { user_email: carol.email, role: 'admin' });
  expect(await person.call('GET', '/entities/User/me')).toMatchObject({
    status: 200,
    body: { role: 'admin' },
  });
  await server.admin.call('POST', path, { user_email: carol.email, role: 'user' });
  expect(await person.call('GET', '/entities/User/me')).toMatchObject({
    status: 200,
    body: { role: 'admin' },
  });
});

test('an unverified sign-up does not set the password of an invited person', async () => {
  const server = await createTestServer();
  await server.anonymous.call('POST', '/auth/register', {
    ...carol,
    password: 'the stranger’s own',
  });
  const code = getLastCode(server);
  await server.admin.call('POST', path, { user_email: carol.email, role: 'admin' });
  await server.anonymous.call('POST', '/auth/verify-otp', { email: carol.email, otp_code: code });
  expect(
    await server.anonymous.call('POST', '/auth/login', {
      ...carol,
      password: 'the stranger’s own',
    }),
  ).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
});

test('an admin over the daily invitation limit cannot invite; another admin can', async () => {
  const server = await createTestServer();
  const limits = createRateLimits(server.store.limits, testSecret);
  for (let attempt = 1; attempt < limitRules.invitation.max; attempt += 1)
    await limits.takeOrThrow('invitation', server.admin.id);
  expect((await server.admin.call('POST', path, { user_email: carol.email })).status).toBe(200);
  const refused = await server.admin.call('POST', path, { user_email: 'dan@example.org' });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
    headers: { 'retry-after': '86400' },
  });
  expect(await server.store.users.findByEmail('dan@example.org')).toBeUndefined();
  expect(server.emails.map(({ to }) => to)).toEqual([carol.email]);
  await server.store.users.change(server.bob.id, { role: 'admin' });
  expect((await server.bob.call('POST', path, { user_email: 'dan@example.org' })).status).toBe(200);
  server.clock.advance(day);
  expect((await server.admin.call('POST', path, { user_email: 'erin@example.org' })).status).toBe(
    200,
  );
});

test('an invitation is valid for seven days, also after a password reset request', async () => {
  const server = await createTestServer();
  const invite = () => server.admin.call('POST', path, { user_email: carol.email });
  const accept = (reset_token: string) =>
    server.anonymous.call('POST', '/auth/reset-password', {
      reset_token,
      new_password: carol.password,
    });
  await invite();
  expect(await invite()).toMatchObject({
    status: 429,
    body: { code: 'too_soon' },
    headers: { 'retry-after': '60' },
  });
  const first = getLinkToken(server.emails[0]);
  server.clock.advance(7 * day);
  expect(await accept(first)).toMatchObject({ status: 400, body: { code: 'link_expired' } });
  await invite();
  server.clock.advance(6 * day);
  expect((await accept(getLinkToken(server.emails[1]))).status).toBe(200);
});
