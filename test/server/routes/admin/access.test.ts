// Tests of who may use the administration API, on each of its calls, and that no call returns texts
// of people.
import { beforeAll, describe, expect, test } from 'vitest';
import { listAllCalls } from '../../support/all-api-calls.ts';
import { callWithToken } from '../../support/signed-up-users.ts';
import {
  buildPrayer,
  createTestServer,
  makeTempFolder,
  type TestServer,
  type TestUser,
} from '../../support/test-server.ts';

const serviceToken = 'a-service-token-of-the-tests-long-enough';
const unknown = 'no-such-id';

const calls = listAllCalls({
  prayer: unknown,
  trashed: unknown,
  user: unknown,
  conversation: unknown,
  fileUrl: unknown,
})
  .filter(({ route }) => route.includes('/admin/'))
  .map((call) => ({ ...call, name: `${call.method} ${call.url.replace('/api/apps/selah', '')}` }));

interface Callers {
  server: TestServer;
  callers: Record<string, Pick<TestUser, 'call'>>;
}

let shared: Callers;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const server = await createTestServer({
    settings: { serviceToken, dataDir: makeTempFolder() },
    closeLater: (close) => void closers.push(close),
  });
  const { store, addUser } = server;
  const [disabled, signedOut, former] = [
    await addUser('disabled@example.org', 'admin'),
    await addUser('signed-out@example.org', 'admin'),
    await addUser('former@example.org', 'admin'),
  ];
  await store.users.change(disabled.id, { disabled: true });
  await store.sessions.endAll(signedOut.id);
  await store.users.change(former.id, { role: 'user' });
  const callAsService = callWithToken(server, serviceToken);
  const actAs = (user: TestUser): Pick<TestUser, 'call'> => ({
    call: (method, path, body) =>
      callAsService(method, path, body, { 'on-behalf-of': `Bearer ${user.token}` }),
  });
  shared = {
    server,
    callers: {
      'a visitor': server.anonymous,
      'a forged token': { call: callWithToken(server, 'forged') },
      'a user': server.alice,
      'a former admin': former,
      'a disabled admin': disabled,
      'a signed-out admin': signedOut,
      'an admin': server.admin,
      'the service': { call: callAsService },
      'the service for a user': actAs(server.alice),
      'the service for a disabled admin': actAs(disabled),
    },
  };
  return async () => {
    for (const close of closers) await close();
  };
});

const expected: readonly (readonly [string, number, string])[] = [
  ['a visitor', 401, 'unauthorized'],
  ['a forged token', 401, 'unauthorized'],
  ['a user', 403, 'forbidden'],
  ['a former admin', 403, 'forbidden'],
  ['a disabled admin', 401, 'unauthorized'],
  ['a signed-out admin', 401, 'unauthorized'],
  ['the service for a disabled admin', 401, 'unauthorized'],
];

test('the table of calls holds the whole administration API', () => {
  expect(calls.length).toBeGreaterThan(13);
});

describe.each(calls)('$name', ({ method, url, body }) => {
  const send = (who: string) =>
    shared.callers[who]?.call(
      method,
      url.replace('/api/apps/selah', ''),
      body as Record<string, unknown> | undefined,
    );

  test.each(expected)('is refused for %s with %i %s', async (who, status, code) => {
    expect(await send(who)).toMatchObject({ status, body: { code } });
  });

  test.each(['an admin', 'the service', 'the service for a user'])(
    'is answered for %s',
    async (who) => {
      const response = await send(who);
      // No object has this id.
      if (url.includes(unknown))
        expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
      else expect(response?.status).toBe(200);
    },
  );
});

test('under private_with_login the calls are refused for visitors and open for admins', async () => {
  const { admin, alice, anonymous } = await createTestServer({
    settings: { access: 'private_with_login', dataDir: makeTempFolder() },
  });
  expect((await anonymous.call('GET', '/admin/overview')).status).toBe(401);
  expect((await alice.call('GET', '/admin/overview')).status).toBe(403);
  expect((await admin.call('GET', '/admin/overview')).status).toBe(200);
});

test.each(['%00', '%FF', "'%20or%201=1", '..%2F..%2Fetc', '%F0%9F%98%80', 'x'.repeat(65)])(
  'the id %s is not found',
  async (id) => {
    const { server } = shared;
    for (const [method, path] of [
      ['PUT', `/admin/people/${id}`],
      ['POST', `/admin/people/${id}/sign-out`],
      ['DELETE', `/admin/people/${id}`],
      ['POST', `/admin/deletions/${id}/carry-out`],
      ['POST', `/admin/messages/${id}/read`],
      ['DELETE', `/admin/messages/${id}`],
      ['POST', `/admin/mails/${id}/retry`],
    ] as const) {
      const { status } = await server.admin.call(method, path, {});
      expect([400, 404], `${method} ${path}`).toContain(status);
    }
  },
);

test('no call returns a text of a person, except messages and reasons of requests', async () => {
  const server = await createTestServer({ settings: { dataDir: makeTempFolder() } });
  const { alice, admin, store, clock } = server;
  const word = 'Ebenezer';
  const prayer = await alice.call('POST', '/entities/Prayer', buildPrayer({ title: word }));
  await alice.call('POST', '/entities/JournalEntry', {
    client_id: '1',
    title: word,
    content: word,
  });
  await alice.call('POST', '/entities/Prayer', buildPrayer({ prayer_text: word }));
  await alice.call('DELETE', `/entities/Prayer/${(prayer.body as { id: string }).id}`);
  await alice.call('PUT', '/entities/User/me', { display_name: word });
  await alice.call('POST', '/entities/DeletionRequest', {
    client_id: 'd',
    request_date: new Date(clock.now()).toISOString(),
    reason: word,
    user_name: word,
  });
  await store.messages.add({
    id: 'm1',
    userId: alice.id,
    subject: word,
    body: word,
    createdAt: clock.now(),
  });
  const answers = new Map<string, string>();
  for (const { name, method, url } of calls) {
    if (method !== 'GET') continue;
    const { status, body } = await admin.call('GET', url.replace('/api/apps/selah', ''));
    expect(status).toBe(200);
    answers.set(name, JSON.stringify(body));
  }
  const searched = await admin.call('GET', `/admin/people?search=${word}`);
  expect(searched.body).toEqual({ people: [], next: null });
  const changed = await admin.call('PUT', `/admin/people/${alice.id}`, { role: 'admin' });
  answers.set('change', JSON.stringify(changed.body));
  const names = [...answers].flatMap(([name, text]) => (text.includes(word) ? [name] : []));
  expect(names).toEqual(['GET /admin/deletions', 'GET /admin/messages']);
  expect(answers.get('GET /admin/deletions')).not.toContain('user_name');
});
