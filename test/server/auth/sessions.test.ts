// Tests of sessions: created by signing in, extended by use, ended by their owners, by expiry and
// by age.
import { describe, expect, test, vi } from 'vitest';
import type { SessionRow } from '../../../schemas/api/backend-api.ts';
import { createTokens } from '../../../server/auth/tokens.ts';
import { createTestServer, testSecret } from '../support/test-server.ts';
import { callWithToken, carol, signUpUser, getToken } from '../support/signed-up-users.ts';
import { stores } from '../support/test-stores.ts';

const day = 24 * 60 * 60_000;

describe.each(stores)('on $name', ({ open }) => {
  test('a session lasts thirty days after its last use', async () => {
    const server = await createTestServer({ open, settings: { maxSessionMillis: 0 } });
    const { call } = server.alice;
    for (let month = 0; month < 6; month += 1) {
      server.clock.advance(29 * day);
      expect((await call('GET', '/entities/User/me')).status, `after ${month + 1} months`).toBe(
        200,
      );
    }
    server.clock.advance(30 * day);
    expect(await call('GET', '/entities/User/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  test('a session ends ninety days after its log-in, however often it is used', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    for (let days = 0; days < 89; days += 1) {
      server.clock.advance(day);
      expect((await person.call('GET', '/entities/User/me')).status).toBe(200);
    }
    const later = callWithToken(
      server,
      getToken(await server.anonymous.call('POST', '/auth/login', carol)),
    );
    server.clock.advance(day);
    expect(await person.call('GET', '/entities/User/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect((await later('GET', '/entities/User/me')).status).toBe(200);
    await server.store.deleteExpired(90 * day);
    expect((await later('GET', '/auth/sessions')).body).toHaveLength(1);
  });

  test('the id of a session ends this session without a token, and no other session', async () => {
    const server = await createTestServer({ open });
    const first = await signUpUser(server);
    const second = callWithToken(
      server,
      getToken(await server.anonymous.call('POST', '/auth/login', carol)),
    );
    const rows = (await second('GET', '/auth/sessions')).body as SessionRow[];
    const id = rows.find((row) => !row.is_current)?.id ?? '';
    const end = (session_id: unknown) =>
      server.anonymous.call('POST', '/auth/end-session', { session_id });
    // Neither the id nor the call gives access to anything.
    expect((await callWithToken(server, id)('GET', '/entities/User/me')).status).toBe(401);
    for (const unknown of [crypto.randomUUID(), first.id])
      expect((await end(unknown)).status).toBe(200);
    expect((await first.call('GET', '/entities/User/me')).status).toBe(200);
    expect(await end(id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await first.call('GET', '/entities/User/me')).status).toBe(401);
    expect((await second('GET', '/entities/User/me')).status).toBe(200);
    expect((await end(id)).status).toBe(200);
    for (const invalid of ['', '\u0000', '%', 'x'.repeat(65), 5, null])
      expect((await end(invalid)).status, String(invalid)).toBe(400);
  });

  test('however often it is used, a session is written at most once a day', async () => {
    const server = await createTestServer({ open });
    const extend = vi.spyOn(server.store.sessions, 'extend');
    const readProfile = () =>
      Promise.all(Array.from({ length: 5 }, () => server.alice.call('GET', '/entities/User/me')));
    await readProfile();
    expect(extend).not.toHaveBeenCalled();
    server.clock.advance(day);
    await readProfile();
    await readProfile();
    expect(extend).toHaveBeenCalledTimes(1);
    server.clock.advance(day);
    await readProfile();
    expect(extend).toHaveBeenCalledTimes(2);
  });

  test('a log-out ends only its session; a log-out without a session does no harm', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    const otherSession = callWithToken(
      server,
      getToken(await server.anonymous.call('POST', '/auth/login', carol)),
    );
    expect(await person.call('POST', '/auth/logout')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await person.call('GET', '/entities/User/me')).status).toBe(401);
    expect((await otherSession('GET', '/entities/User/me')).status).toBe(200);
    expect((await person.call('POST', '/auth/logout')).status).toBe(200);
    expect((await server.anonymous.call('POST', '/auth/logout')).status).toBe(200);
    expect((await otherSession('GET', '/entities/User/me')).status).toBe(200);
  });

  test('a signed token without an active session means an anonymous visitor', async () => {
    const server = await createTestServer({ open });
    const tokens = createTokens({ secret: testSecret, appId: 'selah', clock: server.clock });
    const sessionId = (await tokens.read(server.alice.token))?.sessionId ?? '';
    for (const content of [
      { userId: server.alice.id, sessionId: 'never begun' },
      { userId: server.bob.id, sessionId },
      { userId: 'no-such-user', sessionId },
    ]) {
      const call = callWithToken(server, await tokens.create(content));
      expect(await call('GET', '/entities/User/me')).toMatchObject({ status: 401 });
      expect(await call('GET', '/entities/Prayer')).toMatchObject({ status: 401 });
    }
  });

  test('a disabled or deleted user is anonymous from the next call on', async () => {
    const server = await createTestServer({ open });
    const { alice, bob, store } = server;
    await store.users.change(alice.id, { disabled: true });
    expect((await alice.call('GET', '/entities/User/me')).status).toBe(401);
    await store.users.change(alice.id, { disabled: false });
    expect((await alice.call('GET', '/entities/User/me')).status).toBe(200);
    await store.users.remove(bob.id);
    expect((await bob.call('GET', '/entities/User/me')).status).toBe(401);
  });

  test('an authorization header without a token of ours means an anonymous visitor', async () => {
    const { anonymous } = await createTestServer({ open });
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Basic YTpi',
      'Bearer null',
      'Bearer undefined',
      'Bearer a b',
      'Bearer a.b.c',
      `Bearer ${'x'.repeat(8_000)}`,
    ]) {
      expect(
        (await anonymous.call('GET', '/entities/User/me', undefined, { authorization })).status,
        authorization.slice(0, 20),
      ).toBe(401);
    }
  });
});
