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
  const [alicesSocket, bobsSocket, admins, visitorSocket] = (await Promise.all(
    [alice.token, bob.token, admin.token, null].map((token) => connect(token, ...rooms)),
  )) as [TestSocket, TestSocket, TestSocket, TestSocket];
  await waitForAllEvents(server, alicesSocket, bobsSocket, admins, visitorSocket);
  const ownRecord = getRecord(
    await alice.call('POST', '/entities/Testimony', { text: 'mine', is_public: false }),
  );
  const visibleRecord = getRecord(
    await alice.call('POST', '/entities/Testimony', { text: 'ours', is_public: true }),
  );
  await alice.call('PUT', `/entities/Testimony/${visibleRecord.id}`, { is_public: false });
  await alice.call('DELETE', `/entities/Testimony/${ownRecord.id}`);
  await waitForAllEvents(server, alicesSocket, bobsSocket, admins, visitorSocket);
  const describeEvents = (socket: TestSocket) =>
    listEvents(socket, getRoom('Testimony')).map(({ type, id }) => `${type} ${id}`);
  const all = [
    `create ${ownRecord.id}`,
    `create ${visibleRecord.id}`,
    `update ${visibleRecord.id}`,
    `delete ${ownRecord.id}`,
  ];
  expect(describeEvents(alicesSocket)).toEqual(all);
  expect(describeEvents(admins)).toEqual(all);
  expect(describeEvents(bobsSocket)).toEqual([
    `create ${visibleRecord.id}`,
    `delete ${visibleRecord.id}`,
  ]);
  expect(describeEvents(visitorSocket)).toEqual([]);
});

test('a user who loses read access to a record gets a delete event and no content', async () => {
  const server = await createTestServer({ settings: { entitiesDir: entityFolder() } });
  const { alice, bob } = server;
  const connect = await startListening(server);
  const [alicesSocket, bobsSocket] = await Promise.all(
    [alice.token, bob.token].map((token) =>
      connect(token, getRoom('ComfortingVerse'), getRoom('Testimony')),
    ),
  );
  if (!alicesSocket || !bobsSocket) throw new Error('no ears');
  await waitForAllEvents(server, alicesSocket, bobsSocket);
  const path = '/entities/Testimony';
  const visibleRecords = getRecords(
    await alice.call(
      'POST',
      `${path}/bulk`,
      ['a', 'b', 'c', 'd'].map((text) => ({ text, is_public: true })),
    ),
  );
  const [a, b, c, d] = visibleRecords.map(({ id }) => id);
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
  await waitForAllEvents(server, alicesSocket, bobsSocket);
  const missedEvents = listEvents(bobsSocket, getRoom('Testimony')).slice(visibleRecords.length);
  expect(missedEvents).toEqual(
    [a, b, c, d].map((id) => ({
      type: 'delete',
      id,
      data: { id },
      timestamp: expect.stringMatching(/Z$/),
    })),
  );
  expect(
    listEvents(alicesSocket, getRoom('Testimony'))
      .slice(visibleRecords.length)
      .map(({ type, id }) => `${type} ${id}`),
  ).toEqual([a, b, c, d, a].map((id) => `update ${id}`));
});

test('a user who gains or loses the admin role receives the events of the new role', async () => {
  const server = await createTestServer({ settings: { entitiesDir: entityFolder() } });
  const { alice, bob, store } = server;
  const connect = await startListening(server);
  const bobsSocket = await connect(bob.token, getRoom('ComfortingVerse'), getRoom('Testimony'));
  await waitForAllEvents(server, bobsSocket);
  const findSession = vi.spyOn(store.sessions, 'find');
  const change = async (role: 'admin' | 'user') => {
    await store.users.change(bob.id, { role });
    findSession.mockClear();
    await bob.call('PUT', '/entities/User/me', { language: 'en' });
    // The first lookup is the call of Bob, the second is the session check of his socket.
    await vi.waitFor(() => expect(findSession).toHaveBeenCalledTimes(2));
    await Promise.all(findSession.mock.results.map(({ value }) => value as unknown));
  };
  await change('admin');
  const first = getRecord(await alice.call('POST', '/entities/Testimony', { text: 'mine' }));
  await waitForAllEvents(server, bobsSocket);
  await change('user');
  await alice.call('POST', '/entities/Testimony', { text: 'mine again' });
  await waitForAllEvents(server, bobsSocket);
  expect(listEvents(bobsSocket, getRoom('Testimony')).map(({ id }) => id)).toEqual([first.id]);
});

interface SocketServerSetup {
  sockets: Sockets;
  callers: Map<string, Caller>;
  connect(token: string, ...rooms: string[]): Promise<TestSocket>;
}

/** Creates sockets without a server; the test decides which users connect. */
async function createSocketServer(change: Partial<SocketParts> = {}): Promise<SocketServerSetup> {
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
      publicUrl: 'http://localhost:8080',
    }),
    catalog: createCatalog(),
    canRead: () => true,
    ownsConversation: async () => false,
    isAllowedOrigin: () => true,
    limits: {
      isAllowed: () => true,
      countAddress: () => () => undefined,
      countUser: () => () => undefined,
    },
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

function buildCaller(id: string): Caller {
  const user: StoredUser = {
    ...buildUser({ email: `${id}@example.org` }),
    id,
    createdDate: '',
    updatedDate: '',
  };
  return { user, sessionId: `session of ${id}`, isService: false };
}

test('the session check closes sockets of ended sessions, and no other sockets', async () => {
  const { sockets, callers, connect } = await createSocketServer();
  callers.set('a', buildCaller('alice')).set('b', buildCaller('bob'));
  const [alicesSocket, bobsSocket, visitorSocket] = (await Promise.all(
    ['a', 'b', 'null'].map((token) => connect(token)),
  )) as [TestSocket, TestSocket, TestSocket];
  await sockets.recheck();
  expect([alicesSocket, bobsSocket, visitorSocket].map(({ socket }) => socket.connected)).toEqual([
    true,
    true,
    true,
  ]);
  callers.delete('a');
  await sockets.recheck();
  await alicesSocket.closed;
  expect([bobsSocket, visitorSocket].map(({ socket }) => socket.connected)).toEqual([true, true]);
});

test('the session check closes a socket whose user may no longer use the app', async () => {
  const { sockets, callers, connect } = await createSocketServer({
    accessCheck: createAccessPolicyCheck({
      appId: 'selah',
      access: 'private_with_login',
      returnOrigins: [],
      publicUrl: 'http://localhost:8080',
    }),
  });
  callers.set('a', buildCaller('alice')).set('b', buildCaller('bob'));
  const [alicesSocket, bobsSocket] = (await Promise.all(
    ['a', 'b'].map((token) => connect(token)),
  )) as [TestSocket, TestSocket];
  await sockets.recheck();
  expect([alicesSocket, bobsSocket].map(({ socket }) => socket.connected)).toEqual([true, true]);
  const { user, ...session } = buildCaller('alice');
  callers.set('a', { ...session, user: { ...user, isAdmitted: false } });
  await sockets.recheck();
  await alicesSocket.closed;
  expect(bobsSocket.socket.connected).toBe(true);
});

test('a socket joins two hundred rooms at most, and another after leaving a room', async () => {
  const { sockets, callers, connect } = await createSocketServer({
    ownsConversation: async () => true,
  });
  callers.set('a', buildCaller('alice'));
  const paths = Array.from({ length: 202 }, (_one, index) => `/agent-conversations/${index}`);
  const [first = '', ...otherPaths] = paths;
  const socket = await connect('a', first, ...otherPaths.slice(0, 200));
  // Neither an invalid room name nor a room already joined counts against the limit.
  socket.socket.emit('join', first);
  socket.socket.emit('leave', first);
  socket.socket.emit('join', otherPaths[200]);
  const listCallers = async () => {
    const last = otherPaths[200] ?? '';
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
  expect(await listCallers()).toEqual(new Set([...otherPaths.slice(0, 199), otherPaths[200]]));
});

test('only the owner receives events of a conversation, after joining its room', async () => {
  const owners = new Map([['one', 'alice']]);
  const { sockets, callers, connect } = await createSocketServer({
    ownsConversation: async (userId, id) => owners.get(id) === userId,
  });
  callers.set('a', buildCaller('alice')).set('b', buildCaller('bob'));
  const path = '/agent-conversations/one';
  const [alicesSocket, bobsSocket, visitorSocket, idleSocket] = (await Promise.all([
    connect('a', path),
    connect('b', path),
    connect('null', path),
    connect('a'),
  ])) as [TestSocket, TestSocket, TestSocket, TestSocket];
  // Both sockets send another join and then receive an event for that join. By then the server has
  // also decided the first join.
  const profile = { type: 'update', id: 'x', data: { id: 'x' }, timestamp: '' } as const;
  alicesSocket.socket.emit('join', getRoom('User'));
  bobsSocket.socket.emit('join', getRoom('User'));
  await vi.waitFor(() => {
    sockets.publishProfile('alice', profile);
    sockets.publishProfile('bob', profile);
    expect(Math.min(alicesSocket.events.length, bobsSocket.events.length)).toBeGreaterThan(0);
  });
  sockets.publishConversation('alice', 'one', { _message: { id: 'm', content: 'hello' } });
  sockets.publishProfile('alice', { ...profile, id: 'last' });
  sockets.publishProfile('bob', { ...profile, id: 'last' });
  for (const socket of [alicesSocket, bobsSocket])
    while ((await socket.nextEvent(getRoom('User'))).id !== 'last');
  expect(alicesSocket.events.filter((update) => update.room === path)).toEqual([
    { room: path, data: JSON.stringify({ _message: { id: 'm', content: 'hello' } }) },
  ]);
  for (const socket of [bobsSocket, visitorSocket, idleSocket])
    expect(socket.events.filter((update) => update.room === path)).toEqual([]);
});

test('a conversation room that a socket leaves during the owner lookup is not joined', async () => {
  let answer: (isTheirs: boolean) => void = () => undefined;
  const lookup = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const findCaller = vi.fn(() => lookup);
  const { sockets, callers, connect } = await createSocketServer({ ownsConversation: findCaller });
  callers.set('a', buildCaller('alice'));
  const path = '/agent-conversations/one';
  const socket = await connect('a', path);
  await vi.waitFor(() => expect(findCaller).toHaveBeenCalled());
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
