// Tests of the socket server on a real port: tokens, joined rooms, permitted events, invalid or
// excessive messages, and closing by log-out or password change.
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import {
  socketPath,
  type EntityEvent,
  type UpdateModel,
} from '../../../schemas/api/backend-api.ts';
import {
  connectSocket,
  waitForAllEvents,
  startListening,
  getConnectError,
  getRoom,
} from '../support/socket-listeners.ts';
import { buildPrayer, createTestServer, getRecord, getRecords } from '../support/test-server.ts';
import {
  carol,
  waitForEmail,
  getLinkToken,
  signUpUser,
  getToken,
} from '../support/signed-up-users.ts';

test('a socket token may be sent outside the URL, and must be valid there, too', async () => {
  const server = await createTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const listHeardEvents = async (token: string) => {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: socketPath,
      transports: ['websocket'],
      query: { app_id: 'selah' },
      auth: { token },
      reconnection: false,
      forceNew: true,
    });
    onTestFinished(() => void socket.close());
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    const receivedEvents: string[] = [];
    socket.on('update_model', ({ room: from }: UpdateModel) => receivedEvents.push(from));
    for (const one of [getRoom('Prayer'), getRoom('ComfortingVerse')]) socket.emit('join', one);
    return {
      heard: receivedEvents,
      told: new Promise<void>((resolve) =>
        socket.on(
          'update_model',
          ({ room: from }: UpdateModel) => from === getRoom('ComfortingVerse') && resolve(),
        ),
      ),
    };
  };
  const alicesSocket = await listHeardEvents(server.alice.token);
  const forged = await listHeardEvents(`${server.alice.token}x`);
  await server.alice.call('POST', '/entities/Prayer', buildPrayer());
  await server.admin.call('POST', '/entities/ComfortingVerse', {
    verse_key: 'last',
    scripture_reference: 'Psalm 4:8',
  });
  await Promise.all([alicesSocket.told, forged.told]);
  expect(alicesSocket.heard).toEqual([getRoom('Prayer'), getRoom('ComfortingVerse')]);
  expect(forged.heard).toEqual([getRoom('ComfortingVerse')]);
});

test('bob and a visitor receive no events of records of alice in any room', async () => {
  const server = await createTestServer();
  const { alice, bob } = server;
  const connect = await startListening(server);
  const rooms = [
    getRoom('ComfortingVerse'),
    getRoom('Prayer'),
    getRoom('User'),
    `owner:${alice.id}:Prayer`,
    'everybody:Prayer',
    `entities:other:Prayer`,
    getRoom('toString'),
  ];
  const alicesSocket = await connect(alice.token, ...rooms);
  const bobsSocket = await connect(bob.token, ...rooms);
  const visitorSockets = await Promise.all(
    [null, 'forged', `${alice.token}x`].map((token) => connect(token, ...rooms)),
  );
  await waitForAllEvents(server, alicesSocket, bobsSocket, ...visitorSockets);

  const created = getRecord(
    await alice.call('POST', '/entities/Prayer', buildPrayer({ client_id: 'one' })),
  );
  const changed = getRecord(
    await alice.call('PUT', `/entities/Prayer/${created.id}`, { title: 'new' }),
  );
  await alice.call('DELETE', `/entities/Prayer/${created.id}`);
  await alice.call('PUT', '/entities/User/me', { language: 'pt' });
  await waitForAllEvents(server, alicesSocket, bobsSocket, ...visitorSockets);

  for (const socket of [bobsSocket, ...visitorSockets])
    expect(new Set(socket.events.map((update) => update.room))).toEqual(
      new Set([getRoom('ComfortingVerse')]),
    );
  const eventTypes = alicesSocket.events
    .filter((update) => update.room !== getRoom('ComfortingVerse'))
    .map((update) => ({ room: update.room, ...(JSON.parse(update.data) as EntityEvent) }));
  expect(eventTypes).toEqual([
    {
      room: getRoom('Prayer'),
      type: 'create',
      id: created.id,
      data: created,
      timestamp: created.created_date,
    },
    {
      room: getRoom('Prayer'),
      type: 'update',
      id: created.id,
      data: changed,
      timestamp: changed.updated_date,
    },
    {
      room: getRoom('Prayer'),
      type: 'delete',
      id: created.id,
      data: expect.objectContaining({
        id: created.id,
        client_id: 'one',
        created_by: 'alice@example.org',
      }),
      timestamp: expect.stringMatching(/Z$/),
    },
    {
      room: getRoom('User'),
      type: 'update',
      id: alice.id,
      data: expect.objectContaining({ language: 'pt' }),
      timestamp: expect.stringMatching(/Z$/),
    },
  ]);
});

test('a socket gets each event once despite a double join, and none after leaving', async () => {
  const server = await createTestServer();
  const { alice } = server;
  const connect = await startListening(server);
  const socket = await connect(
    alice.token,
    getRoom('ComfortingVerse'),
    getRoom('Prayer'),
    getRoom('Prayer'),
  );
  await waitForAllEvents(server, socket);
  const first = buildPrayer({ client_id: 'one' });
  const created = getRecord(await alice.call('POST', '/entities/Prayer', first));
  await alice.call('POST', '/entities/Prayer', first);
  await alice.call('POST', '/entities/Prayer/bulk', [first, buildPrayer()]);
  await alice.call('POST', '/entities/Prayer', buildPrayer({ title: 1 }));
  await alice.call(
    'PUT',
    `/entities/Prayer/${created.id}`,
    { title: 'x' },
    { 'if-match': '"old"' },
  );
  await waitForAllEvents(server, socket);
  expect(socket.events.filter((update) => update.room === getRoom('Prayer'))).toHaveLength(2);
  socket.socket.emit('leave', getRoom('Prayer'));
  await waitForAllEvents(server, socket);
  await alice.call('POST', '/entities/Prayer', buildPrayer());
  await waitForAllEvents(server, socket);
  expect(socket.events.filter((update) => update.room === getRoom('Prayer'))).toHaveLength(2);
});

test('deleting many records sends one event for each record', async () => {
  const server = await createTestServer();
  const { alice } = server;
  const connect = await startListening(server);
  const socket = await connect(alice.token, getRoom('ComfortingVerse'), getRoom('Prayer'));
  const created = getRecords(
    await alice.call('POST', '/entities/Prayer/bulk', [
      buildPrayer(),
      buildPrayer(),
      buildPrayer(),
    ]),
  );
  await waitForAllEvents(server, socket);
  await alice.call('DELETE', '/entities/Prayer?all=true');
  await waitForAllEvents(server, socket);
  const deletion = socket.events
    .map((update) => JSON.parse(update.data) as EntityEvent)
    .filter(({ type }) => type === 'delete');
  expect(new Set(deletion.map(({ id }) => id))).toEqual(new Set(created.map(({ id }) => id)));
});

test('invalid socket messages harm no connection', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const socket = await connect(server.alice.token, getRoom('ComfortingVerse'));
  for (const nonsense of [
    null,
    5,
    {},
    ['x'],
    '__proto__',
    getRoom(''),
    'x'.repeat(5_000),
    '/agent-conversations/',
    '/agent-conversations/../x',
  ])
    socket.socket.emit('join', nonsense);
  socket.socket.emit('join');
  socket.socket.emit('leave', getRoom('Prayer'));
  socket.socket.emit('leave', 7);
  socket.socket.emit('nothing', 1);
  await waitForAllEvents(server, socket);
});

test('a socket for another app, or none, is refused', async () => {
  const server = await createTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { token } = server.alice;
  for (const query of [`app_id=other&token=${token}`, `token=${token}`]) {
    expect(
      await getConnectError(
        connectSocket(port, { query: Object.fromEntries(new URLSearchParams(query)) }, []),
      ),
    ).toBe('unknown_app');
  }
});

test('a client that sends too many messages is disconnected', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const socket = await connect(null);
  for (let frame = 0; frame <= 2_000; frame += 1) socket.socket.emit('leave', getRoom('Prayer'));
  await socket.closed;
});

test.each([
  ['public_with_login', 'auth_required'],
  ['private_with_login', 'auth_required'],
] as const)('under %s an anonymous socket is refused', async (access, reason) => {
  const server = await createTestServer({ settings: { access } });
  const connect = await startListening(server);
  for (const token of [null, 'forged', ''])
    expect(await getConnectError(connect(token))).toBe(reason);
  expect((await connect(server.alice.token)).socket.connected).toBe(true);
});

test('under private_with_login a user who was not invited cannot connect a socket', async () => {
  const server = await createTestServer({ settings: { access: 'private_with_login' } });
  await server.store.users.change(server.alice.id, { isAdmitted: false });
  const connect = await startListening(server);
  expect(await getConnectError(connect(server.alice.token))).toBe('user_not_registered');
  expect((await connect(server.bob.token)).socket.connected).toBe(true);
});

test('logging out closes the sockets of that session, and no others', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const person = await signUpUser(server);
  const secondLogin = await server.anonymous.call('POST', '/auth/login', carol);
  const [firstSocket, also, secondSocket] = await Promise.all(
    [person.token, person.token, getToken(secondLogin)].map((token) =>
      connect(token, getRoom('ComfortingVerse')),
    ),
  );
  await person.call('POST', '/auth/logout');
  await Promise.all([firstSocket?.closed, also?.closed]);
  expect(secondSocket?.socket.connected).toBe(true);
});

test('a new password closes sockets of other devices, a password reset all sockets', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const person = await signUpUser(server);
  const firstSocket = await connect(person.token, getRoom('ComfortingVerse'));
  const secondSocket = await connect(
    getToken(await server.anonymous.call('POST', '/auth/login', carol)),
  );
  await person.call('POST', '/auth/change-password', {
    user_id: person.id,
    current_password: carol.password,
    new_password: 'a new horse',
  });
  await secondSocket.closed;
  await waitForAllEvents(server, firstSocket);
  const count = server.emails.length + 1;
  await server.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
  const reset_token = getLinkToken(await waitForEmail(server, count));
  await server.anonymous.call('POST', '/auth/reset-password', {
    reset_token,
    new_password: 'a third horse',
  });
  await firstSocket.closed;
});

test('the event of a large record omits large fields, and the client fetches them', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const socket = await connect(server.alice.token, getRoom('Prayer'));
  const created = getRecord(
    await server.alice.call(
      'POST',
      '/entities/Prayer',
      buildPrayer({ title: 'kept', prayer_text: 'x'.repeat(20_000) }),
    ),
  );
  expect(await socket.nextEvent(getRoom('Prayer'))).toMatchObject({
    type: 'create',
    id: created.id,
    data: { id: created.id, title: 'kept', prayer_text: '', _oversize: true },
  });
});
