// Tests of the ACCESS policy: open to all, to signed-in users or to invited users, and the response
// that other callers get.
import { expect, test } from 'vitest';
import { createTestServer, type TestResponse } from '../support/test-server.ts';
import { carol, signUpUser } from '../support/signed-up-users.ts';

const publicSettings = '/api/apps/public/prod/public-settings/by-id/selah';

async function settingsFor(
  { app }: Awaited<ReturnType<typeof createTestServer>>,
  token?: string,
): Promise<TestResponse> {
  const response = await app.inject({
    url: publicSettings,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const authRequired = { app_id: 'selah', reason: 'auth_required' };
const notRegistered = { app_id: 'selah', reason: 'user_not_registered' };

test('ACCESS policy: open to all callers', async () => {
  const server = await createTestServer();
  const body = {
    id: 'selah',
    public_settings: 'public_without_login',
    capabilities: expect.arrayContaining(['client_id', 'if_match', 'changes', 'batch']),
  };
  expect(await settingsFor(server)).toMatchObject({ status: 200, body });
  expect((await settingsFor(server)).body).not.toHaveProperty('return_origins');
  expect((await settingsFor(server)).body).not.toHaveProperty('support_email');
  expect(
    (await settingsFor(await createTestServer({ settings: { supportEmail: 'help@example.org' } })))
      .body,
  ).toMatchObject({ support_email: 'help@example.org' });
  expect(await settingsFor(server, 'forged')).toMatchObject({ status: 200, body });
  expect((await server.anonymous.call('GET', '/entities/ComfortingVerse')).status).toBe(200);
  expect(await server.app.inject({ url: publicSettings.replace('selah', 'other') })).toMatchObject({
    statusCode: 404,
  });
});

test('a refused caller learns where the app can be used with a passkey', async () => {
  const readRefusal = async (publicUrl: string) => {
    const settings = { access: 'private_with_login', publicUrl } as const;
    return (await settingsFor(await createTestServer({ settings }))).body;
  };
  expect(await readRefusal('https://selah.example.org/app')).toMatchObject({
    extra_data: { ...authRequired, passkey_origin: 'https://selah.example.org' },
  });
  expect(await readRefusal('http://selah.example.org')).toHaveProperty('extra_data', authRequired);
});

test('ACCESS policy: open to signed-in users', async () => {
  const server = await createTestServer({ settings: { access: 'public_with_login' } });
  for (const token of [undefined, 'forged'])
    expect(await settingsFor(server, token)).toMatchObject({
      status: 403,
      body: { code: 'auth_required', message: 'Please sign in.', extra_data: authRequired },
    });
  expect(await settingsFor(server, server.alice.token)).toMatchObject({
    status: 200,
    body: { public_settings: 'public_with_login' },
  });
  expect(await server.anonymous.call('GET', '/entities/ComfortingVerse')).toMatchObject({
    status: 401,
    body: { code: 'auth_required', extra_data: authRequired },
  });
  expect((await server.alice.call('GET', '/entities/ComfortingVerse')).status).toBe(200);
  const person = await signUpUser(server);
  expect((await person.call('GET', '/entities/User/me')).status).toBe(200);
  expect(await settingsFor(server, person.token)).toMatchObject({ status: 200 });
});

test('ACCESS policy: invited users only; a person without an invitation must wait', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  expect(await settingsFor(server)).toMatchObject({
    status: 403,
    body: { extra_data: authRequired },
  });
  const registered = await server.anonymous.call('POST', '/auth/register', {
    email: 'dan@example.org',
    password: carol.password,
  });
  expect(registered).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('for invited users') },
  });
  const person = await signUpUser(server);
  expect(await settingsFor(server, person.token)).toMatchObject({
    status: 403,
    body: { code: 'user_not_registered', extra_data: notRegistered },
  });
  for (const path of ['/entities/User/me', '/entities/Prayer', '/entities/ComfortingVerse']) {
    expect(await person.call('GET', path), path).toMatchObject({
      status: 403,
      body: {
        code: 'user_not_registered',
        message: expect.any(String),
        detail: expect.any(String),
        extra_data: notRegistered,
      },
    });
  }
  expect((await person.call('POST', '/entities/Prayer', { title: 'x' })).status).toBe(403);
  // The user may log in and out, and change the own password.
  expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(200);
  expect(
    (
      await person.call('POST', '/auth/change-password', {
        user_id: person.id,
        current_password: carol.password,
        new_password: 'a new horse',
      })
    ).status,
  ).toBe(200);
  expect((await person.call('POST', '/auth/logout')).status).toBe(200);

  await server.store.users.change(person.id, { isAdmitted: true });
  const { body } = await server.anonymous.call('POST', '/auth/login', {
    ...carol,
    password: 'a new horse',
  });
  expect(await settingsFor(server, (body as { access_token: string }).access_token)).toMatchObject({
    status: 200,
    body: { public_settings: 'private_with_login' },
  });
});

test('an invited person who signs up without the invitation link is let in', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  await server.admin.call('POST', '/users/invite-user', { user_email: carol.email });
  expect((await server.anonymous.call('POST', '/auth/register', carol)).body).toMatchObject({
    message: 'Registration successful. Please check your email for the verification code.',
  });
  server.clock.advance(61_000);
  const person = await signUpUser(server);
  expect((await person.call('GET', '/entities/User/me')).status).toBe(200);
});

test('an admin is always let in', async () => {
  const admin = { email: 'root@example.org', password: 'a long password' };
  const server = await createTestServer({ settings: { access: 'private_with_login', admin } });
  const { body } = await server.anonymous.call('POST', '/auth/login', admin);
  expect(await settingsFor(server, (body as { access_token: string }).access_token)).toMatchObject({
    status: 200,
  });
});

test('every route admits an admin without an invitation, until the role is lost', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  const { admin, store } = server;
  await store.users.change(admin.id, { isAdmitted: false });
  expect((await admin.call('GET', '/entities/User/me')).status).toBe(200);
  expect(await settingsFor(server, admin.token)).toMatchObject({ status: 200 });
  await store.users.change(admin.id, { role: 'user' });
  expect(await admin.call('GET', '/entities/User/me')).toMatchObject({
    status: 403,
    body: { code: 'user_not_registered' },
  });
  expect(await settingsFor(server, admin.token)).toMatchObject({
    status: 403,
    body: { extra_data: notRegistered },
  });
});

test('every policy opens only the routes that the login page and the browser need', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  const readStatus = async (method: 'GET' | 'POST', url: string) =>
    (await server.app.inject({ method, url })).statusCode;
  expect(await readStatus('GET', '/healthz')).toBe(200);
  expect(await readStatus('GET', '/api/auth/login')).toBe(302);
  expect(await readStatus('GET', '/api/apps/auth/logout')).toBe(302);
  expect(await readStatus('POST', '/api/apps/selah/analytics/track/batch')).toBe(204);
  expect(await readStatus('GET', '/api/nothing')).toBe(404);
  expect(await readStatus('POST', '/api/apps/selah/functions/fetchBibleChapter')).toBe(401);
  expect(await readStatus('GET', '/api/apps/selah/entities/Prayer/auth/x')).toBe(404);
  expect(await readStatus('GET', '/api/apps/selah/entities/auth')).toBe(401);
});

test('no spelling of an address opens a closed route or closes an open one', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  const readStatus = async (url: string) => (await server.app.inject({ url })).statusCode;
  for (const url of [
    '/%61pi/apps/selah/entities/ComfortingVerse',
    '/api/apps/selah/entities/auth%2Fx',
    '/api/apps/%73elah/functions/listTranslations',
    '/api/apps/selah/functions/%6cistTranslations',
  ])
    expect(await readStatus(url), url).toBe(401);
  // This test server has no built app, so the functions return 503.
  for (const url of [
    '/api/apps/selah/functions/getManifest',
    '/api/apps/selah/functions/get%4Danifest',
    '/%61pi/functions/getServiceWorker',
  ])
    expect(await readStatus(url), url).toBe(503);
});

test.each(['public', 'auth'])('an app named %s is as closed as other apps', async (appId) => {
  const server = await createTestServer({ settings: { access: 'private_with_login', appId } });
  for (const path of [
    'entities/ComfortingVerse',
    'functions/listTranslations',
    'agents/conversations',
  ])
    expect((await server.app.inject({ url: `/api/apps/${appId}/${path}` })).statusCode, path).toBe(
      401,
    );
});

test('the login page gets the allowed return addresses, also for a refused user', async () => {
  const returnOrigins = ['https://church.example.org'];
  expect(
    (await settingsFor(await createTestServer({ settings: { returnOrigins } }))).body,
  ).toMatchObject({ return_origins: returnOrigins });
  expect(
    (
      await settingsFor(
        await createTestServer({ settings: { returnOrigins, access: 'public_with_login' } }),
      )
    ).body,
  ).toMatchObject({ extra_data: { ...authRequired, return_origins: returnOrigins } });
});
