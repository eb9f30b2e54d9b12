// Tests of event delivery to socket rooms: entities with rules, conversations, and sessions that
// end while a socket is open.
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAccessPolicyCheck } from '../../../server/auth/access-policy.ts';
import type { Caller } from '../../../server/auth/callers.ts';
import { createCatalog } from '../../../server/entities/catalog.ts';
import {
  attachSockets,
  type SocketParts,
  type Sockets,
} from '../../../server/realtime/socket-server.ts';
import type { StoredUser } from '../../../server/store/store.ts';
import {
  connectSocket,
  listEvents,
  waitForAllEvents,
  startListening,
  getRoom,
  type TestSocket,
} from '../support/socket-listeners.ts';
import {
  makeTempFolder,
  createTestServer,
  buildUser,
  maxTimerMillis,
  getRecord,
  getRecords,
} from '../support/test-server.ts';

function entityFolder(): string {
  const folder = makeTempFolder();
  const rls = {
    create: true,
    read: {
      $or: [
        { 'data.is_public': true },
        { created_by: '{{user.email}}' },
        { user_condition: { role: 'admin' } },
      ],
    },
    update: { created_by: '{{user.email}}' },
    delete: { created_by: '{{user.email}}' },
  };
  writeFileSync(
    join(folder, 'Testimony.json'),
    JSON.stringify({
      name: 'Testimony',
      type: 'object',
      properties: { text: { type: 'string' }, is_public: { type: 'boolean' } },
      required: [],
      rls,
    }),
  );
  return folder;
}

test('a user receives events of an entity with rules only for readable records', async () => {
  const server = await createTestServer({ settings: { entitiesDir: entityFolder() } });
  const { alice, bob, admin } = server;
  const connect = await startListening(server);
  const rooms = [getRoom('ComfortingVerse'), getRoom('Testimony')];
  const [hers, his, admins, visitors] = (await Promise.all(
    [alice.token, bob.token, admin.token, null].map((token) => connect(token, ...rooms)),
  )) as [TestSocket, TestSocket, TestSocket, TestSocket];
  await waitForAllEvents(server, hers, his, admins, visitors);
  const own = getRecord(
    await alice.call('POST', '/entities/Testimony', { text: 'mine', is_public: false }),
  );
  const shown = getRecord(
    await alice.call('POST', '/entities/Testimony', { text: 'ours', is_public: true }),
  );
  await alice.call('PUT', `/entities/Testimony/${shown.id}`, { is_public: false });
  await alice.call('DELETE', `/entities/Testimony/${own.id}`);
  await waitForAllEvents(server, hers, his, admins, visitors);
  const told = (socket: TestSocket) =>
    listEvents(socket, getRoom('Testimony')).map(({ type, id }) => `${type} ${id}`);
  const all = [`create ${own.id}`, `create ${shown.id}`, `update ${shown.id}`, `delete ${own.id}`];
  expect(told(hers)).toEqual(all);
  expect(told(admins)).toEqual(all);
  expect(told(his)).toEqual([`create ${shown.id}`, `delete ${shown.id}`]);
  expect(told(visitors)).toEqual([]);
});

test('a user who loses read access to a record gets a delete event and no content', async () => {
  const server = await createTestServer({ settings: { entitiesDir: entityFolder() } });
  const { alice, bob } = server;
  const connect = await startListening(server);
  const [hers, his] = await Promise.all(
    [alice.token, bob.token].map((token) =>
      connect(token, getRoom('ComfortingVerse'), getRoom('Testimony')),
    ),
  );
  if (!hers || !his) throw new Error('no ears');
  await waitForAllEvents(server, hers, his);
  const path = '/entities/Testimony';
  const shown = getRecords(
    await alice.call(
      'POST',
      `${path}/bulk`,
      ['a', 'b', 'c', 'd'].map((text) => ({ text, is_public: true })),
    ),
  );
  const [a, b, c, d] = shown.map(({ id }) => id);
  const secret = { text: 'hidden', is_public: false };
  await alice.call('PUT', `${path}/${a}`, secret);
  await alice.call('PUT', `${path}/bulk`, [{ id: b, ...secret }]);
  await alice.call('PATCH', `${path}/update-many`, { query: { id: c }, data: { $set: secret } });
  await alice.call('POST', `${path}/upsert`, {
    records: [{ text: 'd', is_public: false }],
    key: 'text',
  });
  // Bob could not read the record before this change, so he receives no event.
  await alice.call('PUT', `${path}/${a}`, { text: 'still hidden' });
  await waitForAllEvents(server, hers, his);
  const lost = listEvents(his, getRoom('Testimony')).slice(shown.length);
  expect(lost).toEqual(
    [a, b, c, d].map((id) => ({
      type: 'delete',
      id,
      data: { id },
      timestamp: expect.stringMatching(/Z$/),
    })),
  );
  expect(
    listEvents(hers, getRoom('Testimony'))
      .slice(shown.length)
      .map(({ type, id }) => `${type} ${id}`),
  ).toEqual([a, b, c, d, a].map((id) => `update ${id}`));
});

test('a user who gains or loses the admin role receives the events of the new role', async () => {
  const server = await createTestServer({ settings: { entitiesDir: entityFolder() } });
  const { alice, bob, store } = server;
  const connect = await startListening(server);
  const his = await connect(bob.token, getRoom('ComfortingVerse'), getRoom('Testimony'));
  await waitForAllEvents(server, his);
  const found = vi.spyOn(store.sessions, 'find');
  const change = async (role: 'admin' | 'user') => {
    await store.users.change(bob.id, { role });
    found.mockClear();
    await bob.call('PUT', '/entities/User/me', { language: 'en' });
    // The first lookup is the call of Bob, the second is the session check of his socket.
    await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(2));
    await Promise.all(found.mock.results.map(({ value }) => value as unknown));
  };
  await change('admin');
  const first = getRecord(await alice.call('POST', '/entities/Testimony', { text: 'mine' }));
  await waitForAllEvents(server, his);
  await change('user');
  await alice.call('POST', '/entities/Testimony', { text: 'mine again' });
  await waitForAllEvents(server, his);
  expect(listEvents(his, getRoom('Testimony')).map(({ id }) => id)).toEqual([first.id]);
});

interface Door {
  sockets: Sockets;
  callers: Map<string, Caller>;
  connect(token: string, ...rooms: string[]): Promise<TestSocket>;
}

/** Creates sockets without a server; the test decides which users connect. */
async function aDoor(change: Partial<SocketParts> = {}): Promise<Door> {
  const server = createServer();
  const callers = new Map<string, Caller>();
  const sockets = attachSockets(server, {
    appId: 'selah',
    authenticator: { findTokenCaller: async (token) => callers.get(token ?? '') },
    sessions: { findActive: async () => new Map() },
    sessionCheckMillis: maxTimerMillis,
    accessCheck: createAccessPolicyCheck({
      appId: 'selah',
      access: 'public_without_login',
      returnOrigins: [],
    }),
    catalog: createCatalog(),
    canRead: () => true,
    ownsConversation: async () => false,
    onError: (error) => expect.unreachable(String(error)),
    ...change,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await sockets.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    sockets,
    callers,
    connect: (token, ...rooms) => connectSocket(port, { query: { app_id: 'selah', token } }, rooms),
  };
}

function aCaller(id: string): Caller {
  const user: StoredUser = {
    ...buildUser({ email: `${id}@example.org` }),
    id,
    createdDate: '',
    updatedDate: '',
  };
  return { user, sessionId: `session of ${id}`, isService: false };
}

test('the session check closes sockets of ended sessions, and no other sockets', async () => {
  const { sockets, callers, connect } = await aDoor();
  callers.set('a', aCaller('alice')).set('b', aCaller('bob'));
  const [hers, his, visitors] = (await Promise.all(
    ['a', 'b', 'null'].map((token) => connect(token)),
  )) as [TestSocket, TestSocket, TestSocket];
  await sockets.recheck();
  expect([hers, his, visitors].map(({ socket }) => socket.connected)).toEqual([true, true, true]);
  callers.delete('a');
  await sockets.recheck();
  await hers.closed;
  expect([his, visitors].map(({ socket }) => socket.connected)).toEqual([true, true]);
});

test('the session check closes a socket whose user may no longer use the app', async () => {
  const { sockets, callers, connect } = await aDoor({
    accessCheck: createAccessPolicyCheck({
      appId: 'selah',
      access: 'private_with_login',
      returnOrigins: [],
    }),
  });
  callers.set('a', aCaller('alice')).set('b', aCaller('bob'));
  const [hers, his] = (await Promise.all(['a', 'b'].map((token) => connect(token)))) as [
    TestSocket,
    TestSocket,
  ];
  await sockets.recheck();
  expect([hers, his].map(({ socket }) => socket.connected)).toEqual([true, true]);
  const { user, ...session } = aCaller('alice');
  callers.set('a', { ...session, user: { ...user, isAdmitted: false } });
  await sockets.recheck();
  await hers.closed;
  expect(his.socket.connected).toBe(true);
});

test('a socket joins two hundred rooms at most, and another after leaving a room', async () => {
  const { sockets, callers, connect } = await aDoor({ ownsConversation: async () => true });
  callers.set('a', aCaller('alice'));
  const paths = Array.from({ length: 202 }, (_one, index) => `/agent-conversations/${index}`);
  const [first = '', ...others] = paths;
  const socket = await connect('a', first, ...others.slice(0, 200));
  // Neither an invalid room name nor a room already joined counts against the limit.
  socket.socket.emit('join', first);
  socket.socket.emit('leave', first);
  socket.socket.emit('join', others[200]);
  const told = async () => {
    const last = others[200] ?? '';
    await vi.waitFor(() => {
      sockets.publishConversation('alice', '201', {});
      expect(socket.events.some(({ room: name }) => name === last)).toBe(true);
    });
    socket.events.length = 0;
    for (const path of paths)
      sockets.publishConversation('alice', path.split('/').at(-1) ?? '', { path });
    await vi.waitFor(() =>
      expect(socket.events.at(-1)).toEqual({ room: last, data: JSON.stringify({ path: last }) }),
    );
    return new Set(socket.events.map(({ room: name }) => name));
  };
  // The 201st room is refused, because the first room had not been left yet.
  expect(await told()).toEqual(new Set([...others.slice(0, 199), others[200]]));
});

test('only the owner receives events of a conversation, after joining its room', async () => {
  const owners = new Map([['one', 'alice']]);
  const { sockets, callers, connect } = await aDoor({
    ownsConversation: async (userId, id) => owners.get(id) === userId,
  });
  callers.set('a', aCaller('alice')).set('b', aCaller('bob'));
  const path = '/agent-conversations/one';
  const [hers, his, visitors, silent] = (await Promise.all([
    connect('a', path),
    connect('b', path),
    connect('null', path),
    connect('a'),
  ])) as [TestSocket, TestSocket, TestSocket, TestSocket];
  // Both sockets send another join and then receive an event for that join. By then the server has
  // also decided the first join.
  const profile = { type: 'update', id: 'x', data: { id: 'x' }, timestamp: '' } as const;
  hers.socket.emit('join', getRoom('User'));
  his.socket.emit('join', getRoom('User'));
  await vi.waitFor(() => {
    sockets.publishProfile('alice', profile);
    sockets.publishProfile('bob', profile);
    expect(Math.min(hers.events.length, his.events.length)).toBeGreaterThan(0);
  });
  sockets.publishConversation('alice', 'one', { _message: { id: 'm', content: 'hello' } });
  sockets.publishProfile('alice', { ...profile, id: 'last' });
  sockets.publishProfile('bob', { ...profile, id: 'last' });
  for (const socket of [hers, his]) while ((await socket.nextEvent(getRoom('User'))).id !== 'last');
  expect(hers.events.filter((update) => update.room === path)).toEqual([
    { room: path, data: JSON.stringify({ _message: { id: 'm', content: 'hello' } }) },
  ]);
  for (const socket of [his, visitors, silent])
    expect(socket.events.filter((update) => update.room === path)).toEqual([]);
});

test('a conversation room that a socket leaves during the owner lookup is not joined', async () => {
  let answer: (isTheirs: boolean) => void = () => undefined;
  const looked = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const asked = vi.fn(() => looked);
  const { sockets, callers, connect } = await aDoor({ ownsConversation: asked });
  callers.set('a', aCaller('alice'));
  const path = '/agent-conversations/one';
  const socket = await connect('a', path);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  socket.socket.emit('leave', path);
  socket.socket.emit('join', getRoom('User'));
  const profile = { type: 'update', id: 'x', data: { id: 'x' }, timestamp: '' } as const;
  await vi.waitFor(() => {
    sockets.publishProfile('alice', profile);
    expect(socket.events).not.toEqual([]);
  });
  answer(true);
  // One event is sent and received: enough time for everything that follows from the answer.
  sockets.publishProfile('alice', { ...profile, id: 'meanwhile' });
  while ((await socket.nextEvent(getRoom('User'))).id !== 'meanwhile');
  sockets.publishConversation('alice', 'one', { content: 'hello' });
  sockets.publishProfile('alice', { ...profile, id: 'last' });
  while ((await socket.nextEvent(getRoom('User'))).id !== 'last');
  expect(socket.events.filter((update) => update.room === path)).toEqual([]);
});
