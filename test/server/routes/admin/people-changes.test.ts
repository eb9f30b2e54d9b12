// Tests of changes of people in the administration API: role, access, sign-out and deletion, with
// their effects on sessions, sockets, records and the last admin.
import { describe, expect, test } from 'vitest';
import { callWithToken } from '../../support/signed-up-users.ts';
import { getRoom, startListening } from '../../support/socket-listeners.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  type TestServer,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const serviceToken = 'a-service-token-of-the-tests-long-enough';
const content = { entity: 'ComfortingVerse', ownerId: null, shared: true };

async function addVerse({ call }: TestServer['admin']): Promise<string> {
  const verse = { verse_key: crypto.randomUUID(), scripture_reference: 'Psalm 4:8' };
  return getRecord(await call('POST', '/entities/ComfortingVerse', verse)).id;
}

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('a role changes, and the devices of the person learn it', async () => {
    const server = await createTestServer({ open });
    const { admin, bob, store } = server;
    const connect = await startListening(server);
    const socket = await connect(bob.token, getRoom('User'));
    expect(await admin.call('PUT', `/admin/people/${bob.id}`, { role: 'admin' })).toMatchObject({
      status: 200,
      body: { id: bob.id, email: bob.email, role: 'admin', isDisabled: false },
    });
    expect((await bob.call('GET', '/admin/overview')).status).toBe(200);
    expect(await socket.nextEvent(getRoom('User'))).toMatchObject({
      type: 'update',
      id: bob.id,
      data: { role: 'admin' },
    });
    expect(await bob.call('PUT', `/admin/people/${admin.id}`, { role: 'user' })).toMatchObject({
      status: 200,
      body: { role: 'user' },
    });
    expect((await admin.call('GET', '/admin/overview')).status).toBe(403);
    // The session stays: only the rights have changed.
    expect(await store.sessions.list(admin.id)).toHaveLength(1);
  });

  test('disabling ends the sessions and closes the sockets, enabling restores none', async () => {
    const server = await createTestServer({ open });
    const { admin, alice, bob, store } = server;
    const connect = await startListening(server);
    const [alicesSocket, bobsSocket] = await Promise.all(
      [alice.token, bob.token].map((token) => connect(token, getRoom('Prayer'))),
    );
    const path = `/admin/people/${alice.id}`;
    expect(await admin.call('PUT', path, { isDisabled: true })).toMatchObject({
      status: 200,
      body: { isDisabled: true, lastLogin: null },
    });
    await alicesSocket?.closed;
    expect(bobsSocket?.socket.connected).toBe(true);
    expect((await alice.call('GET', '/entities/User/me')).status).toBe(401);
    expect(await store.sessions.list(alice.id)).toEqual([]);
    expect(await admin.call('PUT', path, { isDisabled: false })).toMatchObject({
      body: { isDisabled: false },
    });
    expect((await alice.call('GET', '/entities/User/me')).status).toBe(401);
  });

  test('the last active admin keeps the role and the access', async () => {
    const server = await createTestServer({ open });
    const { admin, bob, store } = server;
    const disabled = await server.addUser('disabled@example.org', 'admin');
    await store.users.change(disabled.id, { disabled: true });
    for (const change of [
      { role: 'user' },
      { isDisabled: true },
      { role: 'user', isDisabled: true },
    ])
      expect(await admin.call('PUT', `/admin/people/${admin.id}`, change)).toMatchObject({
        status: 409,
        body: { code: 'last_admin' },
      });
    expect(await store.users.find(admin.id)).toMatchObject({ role: 'admin', disabled: false });
    await admin.call('PUT', `/admin/people/${bob.id}`, { role: 'admin' });
    const responses = await Promise.all([
      admin.call('PUT', `/admin/people/${bob.id}`, { role: 'user' }),
      bob.call('PUT', `/admin/people/${admin.id}`, { isDisabled: true }),
    ]);
    expect(responses.some(({ status }) => status < 500)).toBe(true);
    const active = await Promise.all([admin, bob].map(({ id }) => store.users.find(id)));
    expect(active.some((user) => user?.role === 'admin' && !user.disabled)).toBe(true);
  });

  test('signing out ends all sessions, also on open sockets, and removes passkeys', async () => {
    const server = await createTestServer({ open });
    const { admin, alice } = server;
    const second = await server.addUser(alice.email);
    const connect = await startListening(server);
    const sockets = await Promise.all(
      [alice.token, second.token].map((token) => connect(token, getRoom('Prayer'))),
    );
    await server.store.passkeys.add(
      {
        userId: alice.id,
        credentialId: 'credential-of-alice',
        publicKey: 'key',
        counter: 0,
        transports: [],
        isMultiDevice: false,
        isBackedUp: false,
        name: null,
        device: null,
      },
      20,
    );
    const path = `/admin/people/${alice.id}/sign-out`;
    expect(await admin.call('POST', path)).toMatchObject({
      status: 200,
      body: { sessions: 2, passkeys: 1 },
    });
    expect(await server.store.passkeys.list(alice.id)).toEqual([]);
    await Promise.all(sockets.map(({ closed }) => closed));
    expect((await second.call('GET', '/entities/User/me')).status).toBe(401);
    expect(await admin.call('POST', path)).toMatchObject({ body: { sessions: 0, passkeys: 0 } });
    expect((await admin.call('GET', '/entities/User/me')).status).toBe(200);
  });

  test('deleting removes all records, transfers shared content, and sends no e-mail', async () => {
    const server = await createTestServer({ open });
    const { admin, bob, store } = server;
    // The content goes to the oldest admin, so the accounts have different dates.
    server.clock.advance(1);
    const carol = await server.addUser('carol@example.org', 'admin');
    await store.users.change(bob.id, { role: 'admin' });
    const verse = await addVerse(bob);
    await bob.call('POST', '/entities/Prayer', buildPrayer());
    const alicesPrayer = getRecord(
      await server.alice.call('POST', '/entities/Prayer', buildPrayer()),
    );
    const connect = await startListening(server);
    const socket = await connect(bob.token, getRoom('Prayer'));
    expect(await carol.call('DELETE', `/admin/people/${bob.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await socket.closed;
    expect(await store.users.find(bob.id)).toBeUndefined();
    expect(await bob.call('GET', '/entities/User/me')).toMatchObject({
      status: 401,
      body: { code: 'account_deleted' },
    });
    const all = { where: { op: 'and', all: [] }, limit: 9, skip: 0, withFields: true } as const;
    const sort = { field: { path: ['created_date'], type: 'stamp' }, descending: false } as const;
    const prayers = { entity: 'Prayer', ownerId: null, shared: false };
    expect(await store.records.list(prayers, { ...all, sort })).toMatchObject([
      { id: alicesPrayer.id },
    ]);
    expect(await store.records.get(content, verse)).toMatchObject({ ownerId: admin.id });
    expect(server.emails).toEqual([]);
    expect((await carol.call('DELETE', `/admin/people/${bob.id}`)).status).toBe(404);
  });

  test('of two admins who delete each other at the same moment, one stays', async () => {
    const server = await createTestServer({ open });
    const { admin, bob, store } = server;
    await store.users.change(bob.id, { role: 'admin' });
    const responses = await Promise.all([
      admin.call('DELETE', `/admin/people/${bob.id}`),
      bob.call('DELETE', `/admin/people/${admin.id}`),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([admin, bob].map(({ id }) => store.users.find(id)));
    expect(left.filter((user) => user !== undefined)).toHaveLength(1);
  });

  test('an admin cannot delete their own account, and the service not the last admin', async () => {
    const server = await createTestServer({ open, settings: { serviceToken } });
    const { admin, store } = server;
    const service = callWithToken(server, serviceToken);
    const path = `/admin/people/${admin.id}`;
    const other = await server.addUser('carol@example.org', 'admin');
    const refused = { status: 409, body: { code: 'own_account' } };
    expect(await admin.call('DELETE', path)).toMatchObject(refused);
    expect(
      await service('DELETE', path, undefined, { 'on-behalf-of': `Bearer ${admin.token}` }),
    ).toMatchObject(refused);
    await admin.call('DELETE', `/admin/people/${other.id}`);
    for (const who of [admin.call, service]) expect((await who('DELETE', path)).status).toBe(409);
    expect(await service('DELETE', path)).toMatchObject({ body: { code: 'last_admin' } });
    expect(await store.users.find(admin.id)).toBeDefined();
    // The service user is not a person.
    const own = getRecord(await service('GET', '/entities/User/me'));
    for (const [method, url] of [
      ['DELETE', `/admin/people/${own.id}`],
      ['PUT', `/admin/people/${own.id}`],
      ['POST', `/admin/people/${own.id}/sign-out`],
    ] as const)
      expect((await admin.call(method, url, {})).status).toBe(404);
  });
});

test('invalid changes are refused and change nothing', async () => {
  const { admin, alice, store } = await createTestServer();
  const before = await store.users.find(alice.id);
  const path = `/admin/people/${alice.id}`;
  for (const body of [undefined, [], [{ role: 'admin' }]])
    expect(await admin.call('PUT', path, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_body' },
    });
  for (const body of [
    { role: 'owner' },
    { role: null },
    { role: ['admin'] },
    { isDisabled: 'yes' },
    { isDisabled: 1 },
    { role: 'admin', isDisabled: {} },
  ])
    expect(await admin.call('PUT', path, body)).toMatchObject({
      status: 422,
      body: { code: 'validation' },
    });
  // Other fields are ignored.
  expect(
    await admin.call('PUT', path, {
      disabled: true,
      email: 'x@example.org',
      isVerified: false,
      full_name: 'X',
    }),
  ).toMatchObject({ status: 200, body: { email: alice.email, isDisabled: false } });
  expect(await store.users.find(alice.id)).toEqual(before);
  expect((await admin.call('PUT', path, { role: 'x'.repeat(20_000) })).status).toBe(413);
});
