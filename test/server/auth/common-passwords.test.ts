// Tests of the calls that set a password: each refuses a password that is easy to guess, and a user
// who has such a password from before can still log in.
import { expect, test } from 'vitest';
import { hashPassword } from '../../../server/auth/password-hash.ts';
import { createTestServer } from '../support/test-server.ts';
import {
  carol,
  getLastCode,
  getLinkToken,
  signUpUser,
  waitForEmail,
} from '../support/signed-up-users.ts';

const common = 'motdepasse';
const personal = 'Carol2026';

test.each([
  [common, 'password_common'],
  [personal, 'password_personal'],
])(
  'a registration with the password %s is refused as %s, and sends no code',
  async (password, code) => {
    const { anonymous, emails, store } = await createTestServer();
    const answer = await anonymous.call('POST', '/auth/register', { ...carol, password });
    const { message } = answer.body as { message: string };
    expect(message).toMatch(/^This password is easy to guess/);
    expect(answer).toMatchObject({
      status: 400,
      // The shape of every error of the contract.
      body: { message, detail: message, code, error_type: 'HTTPException' },
    });
    expect(emails).toEqual([]);
    expect(await store.users.findByEmail(carol.email)).toBeUndefined();
  },
);

test('a common password beside the code is refused, and the code stays valid', async () => {
  const server = await createTestServer();
  await server.anonymous.call('POST', '/auth/register', carol);
  const verify = (password: string) =>
    server.anonymous.call('POST', '/auth/verify-otp', {
      email: carol.email,
      otp_code: getLastCode(server),
      password,
    });
  // More often than a code may be tried.
  for (const password of [common, personal, common, personal, common, personal])
    expect(await verify(password)).toMatchObject({
      status: 400,
      body: { code: password === common ? 'password_common' : 'password_personal' },
    });
  expect((await verify('a new horse')).status).toBe(200);
});

test.each([
  [common, 'password_common'],
  [personal, 'password_personal'],
])(
  'a change to the password %s is refused as %s, and the old password stays',
  async (password, code) => {
    const server = await createTestServer();
    const person = await signUpUser(server);
    expect(
      await person.call('POST', '/auth/change-password', {
        user_id: person.id,
        current_password: carol.password,
        new_password: password,
      }),
    ).toMatchObject({ status: 400, body: { code } });
    expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(200);
  },
);

test('a common password behind a reset link is refused, and the link stays valid', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const count = server.emails.length + 1;
  await server.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
  const reset_token = getLinkToken(await waitForEmail(server, count));
  const reset = (token: string, new_password: string) =>
    server.anonymous.call('POST', '/auth/reset-password', { reset_token: token, new_password });
  expect(await reset(reset_token, common)).toMatchObject({
    status: 400,
    body: { code: 'password_common' },
  });
  expect(await reset(reset_token, personal)).toMatchObject({
    status: 400,
    body: { code: 'password_personal' },
  });
  expect(await reset('a guessed token', common)).toMatchObject({
    status: 400,
    body: { code: 'link_expired' },
  });
  expect((await reset(reset_token, 'a new horse')).status).toBe(200);
  expect(await reset(reset_token, 'another horse')).toMatchObject({
    status: 400,
    body: { code: 'link_expired' },
  });
});

test('a common password behind an invitation is refused', async () => {
  const server = await createTestServer();
  await server.admin.call('POST', '/users/invite-user', { user_email: carol.email });
  const reset_token = getLinkToken(server.emails.at(-1));
  const accept = (new_password: string) =>
    server.anonymous.call('POST', '/auth/reset-password', { reset_token, new_password });
  expect(await accept(personal)).toMatchObject({
    status: 400,
    body: { code: 'password_personal' },
  });
  expect((await accept('a new horse')).status).toBe(200);
});

test('a user with a common password from before logs in, and can change it', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  await server.store.users.setPasswordHash(person.id, await hashPassword(common));
  expect(
    (await server.anonymous.call('POST', '/auth/login', { ...carol, password: common })).status,
  ).toBe(200);
  expect(
    (
      await person.call('POST', '/auth/change-password', {
        user_id: person.id,
        current_password: common,
        new_password: 'a new horse',
      })
    ).status,
  ).toBe(200);
});

test('an admin of the settings with a common password is not created', async () => {
  const admin = { email: 'root@example.org', password: 'password123' };
  await expect(createTestServer({ settings: { admin } })).rejects.toThrow(
    'ADMIN_PASSWORD is easy to guess',
  );
});
