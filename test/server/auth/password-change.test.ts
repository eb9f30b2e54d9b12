// Tests of setting a new password: by an emailed link, or with the old password.
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import {
  callWithToken,
  carol,
  waitForEmail,
  getLinkToken,
  omitRequestId,
  signUpUser,
  getToken,
} from '../support/signed-up-users.ts';

const minute = 60_000;

async function requestLink(server: TestServer, email = carol.email): Promise<string> {
  const count = server.emails.length + 1;
  await server.anonymous.call('POST', '/auth/reset-password-request', { email });
  return getLinkToken(await waitForEmail(server, count));
}

function reset(server: TestServer, reset_token: string, new_password = 'a new horse') {
  return server.anonymous.call('POST', '/auth/reset-password', { reset_token, new_password });
}

test('a password link sets a new password once, and signs out every session', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  const token = await requestLink(server, ' Carol@Example.org');
  expect(server.emails.at(-1)).toMatchObject({
    to: carol.email,
    subject: 'Choose a new password for Selah',
    text: expect.stringContaining('60 minutes'),
  });
  expect(server.emails.at(-1)?.text).toContain(
    `http://localhost:8080/reset-password?token=${token}`,
  );
  expect(await reset(server, token)).toMatchObject({
    status: 200,
    body: { id: person.id, email: carol.email, is_verified: true },
  });
  expect((await person.call('GET', '/entities/User/me')).status).toBe(401);
  expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(400);
  expect(
    (await server.anonymous.call('POST', '/auth/login', { ...carol, password: 'a new horse' }))
      .status,
  ).toBe(200);
  expect(await waitForEmail(server, 3)).toMatchObject({
    to: carol.email,
    subject: 'Your Selah password was changed',
  });
  expect(await reset(server, token, 'a third horse')).toMatchObject({
    status: 400,
    body: { code: 'link_expired' },
  });
});

test('a password reset request gets the same response whether or not a user exists', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const requestReset = (email: string) =>
    server.anonymous.call('POST', '/auth/reset-password-request', { email });
  const responses = [
    await requestReset(carol.email),
    await requestReset(carol.email),
    await requestReset('unknown@example.org'),
    await requestReset('no address'),
    await requestReset('service@selah.invalid'),
    await requestReset(''),
  ];
  expect(new Set(responses.map((response) => JSON.stringify(omitRequestId(response)))).size).toBe(
    1,
  );
  expect(responses[0]).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  await server.app.close();
  // The two emails are the sign-up code and one link: the second link request came too soon.
  expect(server.emails).toHaveLength(2);
});

test('a password link is valid for an hour, and only the newest link works', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const first = await requestLink(server);
  server.clock.advance(minute);
  const second = await requestLink(server);
  expect(await reset(server, first)).toMatchObject({ status: 400, body: { code: 'link_expired' } });
  server.clock.advance(60 * minute);
  expect(await reset(server, second)).toMatchObject({
    status: 400,
    body: { code: 'link_expired' },
  });
  const third = await requestLink(server);
  server.clock.advance(59 * minute);
  expect((await reset(server, third)).status).toBe(200);
});

test('a refused password leaves the link valid', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const token = await requestLink(server);
  expect(await reset(server, token, 'short')).toMatchObject({
    status: 400,
    body: { code: 'password_too_short' },
  });
  expect(await reset(server, token, 'x'.repeat(201))).toMatchObject({
    status: 400,
    body: { code: 'password_too_long' },
  });
  expect((await reset(server, token)).status).toBe(200);
});

test.each(['', 'x', '../..', 'x'.repeat(10_000), '\u0000'])(
  'the link token %j is 400',
  async (token) => {
    const server = await createTestServer();
    expect(await reset(server, token)).toMatchObject({
      status: 400,
      body: { code: 'link_expired' },
    });
  },
);

test('of two resets with one link at once, only one succeeds', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const token = await requestLink(server);
  const responses = await Promise.all([
    reset(server, token, 'first horse'),
    reset(server, token, 'second horse'),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('a link proves the address as a code does', async () => {
  const server = await createTestServer();
  await server.anonymous.call('POST', '/auth/register', carol);
  expect((await reset(server, await requestLink(server))).status).toBe(200);
  expect(
    (await server.anonymous.call('POST', '/auth/login', { ...carol, password: 'a new horse' }))
      .status,
  ).toBe(200);
});

test('a disabled user gets no password link', async () => {
  const server = await createTestServer();
  const { id } = await signUpUser(server);
  await server.store.users.change(id, { disabled: true });
  await server.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
  await server.app.close();
  expect(server.emails).toHaveLength(1);
});

test('a password change with the old password signs out all other devices', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  const otherSession = callWithToken(
    server,
    getToken(await server.anonymous.call('POST', '/auth/login', carol)),
  );
  const forgotten = await requestLink(server);
  const change = await person.call('POST', '/auth/change-password', {
    user_id: person.id,
    current_password: carol.password,
    new_password: 'a new horse',
  });
  expect(change).toMatchObject({ status: 200, body: { success: true } });
  expect((await person.call('GET', '/entities/User/me')).status).toBe(200);
  expect((await otherSession('GET', '/entities/User/me')).status).toBe(401);
  expect(await waitForEmail(server, 3)).toMatchObject({
    subject: 'Your Selah password was changed',
  });
  // A link requested before the change is no longer valid.
  expect(await reset(server, forgotten)).toMatchObject({
    status: 400,
    body: { code: 'link_expired' },
  });
  expect(
    (await server.anonymous.call('POST', '/auth/login', { ...carol, password: 'a new horse' }))
      .status,
  ).toBe(200);
});

test('a password cannot be changed without the old one, nor for another user', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  const change = (call: typeof person.call, body: object) =>
    call('POST', '/auth/change-password', {
      user_id: person.id,
      current_password: carol.password,
      new_password: 'a new horse',
      ...body,
    });
  expect(await change(person.call, { current_password: 'wrong horse' })).toMatchObject({
    status: 400,
    body: { code: 'password_wrong' },
  });
  expect(await change(person.call, { new_password: 'short' })).toMatchObject({
    status: 400,
    body: { code: 'password_too_short' },
  });
  expect(await change(person.call, { user_id: server.alice.id })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await change(server.alice.call, {})).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await change(server.admin.call, {})).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await change(server.anonymous.call, {})).toMatchObject({ status: 401 });
  expect(await change(person.call, { user_id: 1 })).toMatchObject({
    status: 400,
    body: { code: 'invalid_body' },
  });
  expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(200);
  expect(server.emails).toHaveLength(1);
});

test('guessing the old password on an open device is limited', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  const change = (current_password: string) =>
    person.call('POST', '/auth/change-password', {
      user_id: person.id,
      current_password,
      new_password: 'a new horse',
    });
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await change('wrong horse')).status).toBe(400);
  expect(await change(carol.password)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
    headers: { 'retry-after': '900' },
  });
  server.clock.advance(15 * minute);
  expect((await change(carol.password)).status).toBe(200);
});
