// Attacks by which a user wants more rights: fields of the account that only the server or an admin
// sets, calls of admins, and calls of the service account.
import { expect, test } from 'vitest';
import type { TestServer, TestUser } from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const serviceToken = 'a-service-token-of-the-tests-long-enough';

const getShared = shareServer(async () => ({}), { settings: { serviceToken } });

const forgedFields: readonly [string, unknown][] = [
  ['role', 'admin'],
  ['disabled', false],
  ['is_service', true],
  ['isService', true],
  ['is_verified', false],
  ['isAdmitted', true],
  ['is_admitted', true],
  ['id', 'another-id'],
  ['email', 'admin@example.org'],
  ['password_hash', 'none'],
  ['passwordHash', 'none'],
  ['created_date', '2000-01-01T00:00:00Z'],
  ['full_name', { $set: 'admin' }],
];

test.each(
  forgedFields.flatMap(([field, value]) =>
    (['by the address "me"', 'by its id'] as const).map((how) => ({ field, value, how })),
  ),
)('a user cannot set the account field $field $how', async ({ field, value, how }) => {
  const { server } = getShared();
  const user = await server.addUser(`${crypto.randomUUID()}@example.org`);
  const path = how === 'by its id' ? `/entities/User/${user.id}` : '/entities/User/me';
  const allowed = await user.call('PUT', path, { language: 'fr' });
  expect(allowed).toMatchObject({ status: 200, body: { language: 'fr' } });
  const before = await server.store.users.find(user.id);
  const response = await user.call('PUT', path, { language: 'fr', [field]: value });
  expect(response.status).toBeLessThan(500);
  expect({ ...(await server.store.users.find(user.id)), updatedDate: '' }).toEqual({
    ...before,
    updatedDate: '',
  });
});

interface Attack {
  name: string;
  send(caller: Pick<TestUser, 'call'>, other: TestUser): ReturnType<TestUser['call']>;
}

/** Calls that the admin of the test may make. */
const adminCalls: readonly Attack[] = [
  {
    name: 'give another user the role of an admin',
    send: ({ call }, { id }) => call('PUT', `/entities/User/${id}`, { role: 'admin' }),
  },
  {
    name: 'disable another user',
    send: ({ call }, { id }) => call('PUT', `/entities/User/${id}`, { disabled: true }),
  },
  {
    name: 'invite an admin',
    send: ({ call }) =>
      call('POST', '/users/invite-user', {
        user_email: `${crypto.randomUUID()}@example.org`,
        role: 'admin',
      }),
  },
  {
    name: 'invite a user by the newer address',
    send: ({ call }) =>
      call('POST', '/runtime/users/invite-user', {
        user_email: `${crypto.randomUUID()}@example.org`,
      }),
  },
  {
    name: 'search all people',
    send: ({ call }) => call('GET', '/admin/people?search=example'),
  },
  {
    name: 'give another user the role of an admin on the page for admins',
    send: ({ call }, { id }) => call('PUT', `/admin/people/${id}`, { role: 'admin' }),
  },
  {
    name: 'sign another user out',
    send: ({ call }, { id }) => call('POST', `/admin/people/${id}/sign-out`),
  },
  {
    name: 'delete the account of another user',
    send: ({ call }, { id }) => call('DELETE', `/admin/people/${id}`),
  },
];

test.each(
  adminCalls.flatMap((attack) =>
    (['a user', 'a visitor'] as const).map((who) => ({ ...attack, who })),
  ),
)('$who cannot $name', async ({ send, who }) => {
  const { server } = getShared();
  const other = await server.addUser(`${crypto.randomUUID()}@example.org`);
  const before = await server.store.users.find(other.id);
  const count = await countUsers(server);
  const response = await send(who === 'a user' ? server.bob : server.anonymous, other);
  expect([401, 403, 404]).toContain(response.status);
  expect(await server.store.users.find(other.id)).toEqual(before);
  expect(await countUsers(server)).toEqual(count);
  expect((await send(server.admin, other)).status).toBe(200);
});

async function countUsers({ admin }: TestServer): Promise<unknown> {
  return (await admin.call('GET', '/entities/User/count')).body;
}

test.each(['a user', 'an admin', 'a visitor'] as const)(
  '%s cannot get the token of another user',
  async (who) => {
    const { alice, bob, admin, anonymous } = getShared().server;
    const path = `/auth/sso/accesstoken/${alice.id}`;
    const caller = { 'a user': bob, 'an admin': admin, 'a visitor': anonymous }[who];
    const response = await caller.call('GET', path);
    expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(JSON.stringify(response.body)).not.toContain('access_token');
    expect(
      await anonymous.call('GET', path, undefined, { authorization: `Bearer ${serviceToken}` }),
    ).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
  },
);

test.each([
  ['on-behalf-of', (token: string) => `Bearer ${token}`],
  ['x-bypass-rls', () => 'true'],
  ['x-origin-url', () => 'https://admin.example.org'],
  ['x-environment', () => 'service'],
])('the header %s gives a user no rights of another user', async (header, buildValue) => {
  const { alice, bob } = getShared().server;
  const readProfile = (headers: Record<string, string>) =>
    bob.call('GET', '/entities/User/me', undefined, headers);
  expect(await readProfile({ [header]: buildValue(alice.token) })).toMatchObject({
    status: 200,
    body: { id: bob.id },
  });
});
