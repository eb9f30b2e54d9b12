// Attacks on the realtime socket: rooms of another user, forged room names, forged tokens, and
// events after the session has ended. The owner receives each event that the attacker must not
// receive.
import { expect, test } from 'vitest';
import {
  connectSocket,
  getConnectError,
  getRoom,
  startListening,
  waitForAllEvents,
  type TestSocket,
} from '../server/support/socket-listeners.ts';
import { callWithToken } from '../server/support/signed-up-users.ts';
import {
  buildPrayer,
  getRecord,
  type TestServer,
  type TestUser,
} from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const secret = 'Known to the owner only';
const verses = getRoom('ComfortingVerse');

const getShared = shareServer(async (server) => ({ connect: await startListening(server) }), {
  model: {
    complete: async () => 'None.',
    chat: async () => `Reply: ${secret}`,
  },
  // The tests open many sockets from one address.
  settings: { socketsPerAddress: 0 },
});

interface Target {
  owner: TestUser;
  conversation: string;
  sessionId: string;
}

async function createTarget({ addUser }: TestServer): Promise<Target> {
  const owner = await addUser(`${crypto.randomUUID()}@example.org`);
  const { body } = await owner.call('GET', '/auth/sessions');
  return {
    owner,
    conversation: getRecord(
      await owner.call('POST', '/agents/conversations', { agent_name: 'companion' }),
    ).id,
    sessionId: (body as { id: string }[])[0]?.id ?? 'none',
  };
}

/** Makes a change of each kind that causes an event for the owner. */
async function changeEverything({ owner, conversation }: Target): Promise<void> {
  const { id } = getRecord(
    await owner.call('POST', '/entities/Prayer', buildPrayer({ title: secret })),
  );
  await owner.call('PUT', `/entities/Prayer/${id}`, { prayer_text: secret });
  await owner.call('DELETE', `/entities/Prayer/${id}`);
  await owner.call('PUT', '/entities/User/me', { language: 'pt' });
  await owner.call('POST', `/agents/conversations/${conversation}/messages`, { content: secret });
}

function listRooms({ events }: TestSocket): string[] {
  return [...new Set(events.map(({ room }) => room))].filter((room) => room !== verses);
}

const rooms: readonly [string, (target: Target) => unknown][] = [
  ['the room of prayers', () => getRoom('Prayer')],
  ['the room of accounts', () => getRoom('User')],
  [
    'the room of a foreign conversation',
    ({ conversation }) => `/agent-conversations/${conversation}`,
  ],
  ['the room of all conversations', () => '/agent-conversations/'],
  ['the internal channel of the owner', ({ owner }) => `owner:${owner.id}:Prayer`],
  ['the internal channel of the account', ({ owner }) => `owner:${owner.id}:User`],
  ['the internal channel of the person', ({ owner }) => `person:${owner.id}`],
  ['the internal channel of the session', ({ sessionId }) => `session:${sessionId}`],
  [
    'the internal channel of the conversation',
    ({ owner, conversation }) => `conversation:${owner.id}:${conversation}`,
  ],
  ['the internal channel of all visitors', () => 'everybody:Prayer'],
  ['the internal channel of rules', () => 'rules:Prayer'],
  ['a room that names the owner', ({ owner }) => `${getRoom('Prayer')}:${owner.id}`],
  ['a room of another app', () => 'entities:other:Prayer'],
  ['a room with a wildcard', () => 'entities:selah:*'],
  ['a room of a prototype', () => getRoom('__proto__')],
  ['a room with a line break', ({ owner }) => `${getRoom('Prayer')}\nowner:${owner.id}:Prayer`],
  ['a list of rooms', ({ owner }) => [getRoom('Prayer'), `owner:${owner.id}:Prayer`]],
  ['an object in place of a room', ({ owner }) => ({ room: `owner:${owner.id}:Prayer` })],
];

test.each(
  rooms.flatMap(([what, name]) =>
    (['another user', 'a visitor'] as const).map((attacker) => ({ what, name, attacker })),
  ),
)('$attacker receives no event of a user in $what', async ({ name, attacker }) => {
  const { server, connect } = getShared();
  const target = await createTarget(server);
  const ownerSocket = await connect(
    target.owner.token,
    verses,
    getRoom('Prayer'),
    getRoom('User'),
    `/agent-conversations/${target.conversation}`,
  );
  const attackerSocket = await connect(attacker === 'a visitor' ? null : server.bob.token, verses);
  attackerSocket.socket.emit('join', name(target));
  await waitForAllEvents(server, ownerSocket, attackerSocket);
  await changeEverything(target);
  await waitForAllEvents(server, ownerSocket, attackerSocket);
  expect(listRooms(ownerSocket).toSorted()).toEqual(
    [`/agent-conversations/${target.conversation}`, getRoom('Prayer'), getRoom('User')].toSorted(),
  );
  expect(attackerSocket.events.filter(({ room }) => room !== verses)).toEqual([]);
});

test.each([
  ['with a changed signature', (token: string) => `${token.slice(0, -2)}xx`],
  ['without a signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['with a part cut off', (token: string) => token.slice(0, -10)],
  ['whose parts change places', (token: string) => token.split('.').toReversed().join('.')],
  ['that is the id of the user', (_token: string, id: string) => id],
])('a socket with a token %s receives no event of the user', async (_what, forge) => {
  const { server, connect } = getShared();
  const target = await createTarget(server);
  const { owner } = target;
  const ownerSocket = await connect(owner.token, verses, getRoom('Prayer'));
  const forged = await connect(forge(owner.token, owner.id), verses, getRoom('Prayer'));
  await waitForAllEvents(server, ownerSocket, forged);
  await changeEverything(target);
  await waitForAllEvents(server, ownerSocket, forged);
  expect(listRooms(ownerSocket)).toEqual([getRoom('Prayer')]);
  expect(listRooms(forged)).toEqual([]);
});

const sessionEnds: readonly [string, (target: Target, server: TestServer) => Promise<unknown>][] = [
  ['a log-out', ({ owner }) => owner.call('POST', '/auth/logout')],
  [
    'the end of its session on another device',
    ({ owner, sessionId }) => owner.call('DELETE', `/auth/sessions/${sessionId}`),
  ],
  [
    'the disabling of its user',
    ({ owner }, { admin }) => admin.call('PUT', `/entities/User/${owner.id}`, { disabled: true }),
  ],
];

test.each(sessionEnds)(
  'a socket is closed by %s, and its token opens no other',
  async (_what, end) => {
    const { server, connect } = getShared();
    const target = await createTarget(server);
    const { owner } = target;
    const oldSocket = await connect(owner.token, verses, getRoom('Prayer'));
    await waitForAllEvents(server, oldSocket);
    await end(target, server);
    await oldSocket.closed;
    expect((await callWithToken(server, owner.token)('GET', '/entities/User/me')).status).toBe(401);
    const newSocket = await connect(owner.token, verses, getRoom('User'));
    await waitForAllEvents(server, newSocket);
    await server.store.users.change(owner.id, { disabled: false });
    await server.admin.call('PUT', `/entities/User/${owner.id}`, { role: 'admin' });
    await waitForAllEvents(server, newSocket);
    expect(listRooms(newSocket)).toEqual([]);
  },
);

test('a socket for another app is refused', async () => {
  const { server } = getShared();
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connectFor = (app_id: string) =>
    connectSocket(port, { query: { app_id, token: server.alice.token } }, []);
  expect((await connectFor('selah')).socket.connected).toBe(true);
  expect(await getConnectError(connectFor('other'))).toBe('unknown_app');
});
