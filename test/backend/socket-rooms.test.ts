// Tests of the realtime socket rooms against a real socket server: joined at every connection, left
// with the last listener, always reconnected.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EntityEvent } from '../../schemas/api/backend-api.ts';
import type { Conversation } from '../../src/backend/agents.ts';
import { createBackend } from '../../src/backend/backend.ts';
import { reconnectionOptions } from '../../src/backend/socket-rooms.ts';

/** The body with which the test host answers every other request. */
const earlier = {
  id: 'c1',
  agent_name: 'a',
  created_date: '2026-01-01T00:00:00Z',
  updated_date: '2026-01-01T00:00:00Z',
  messages: [{ id: 'm1', role: 'user', content: 'Hello' }],
};

interface SocketHost {
  url: string;
  io: Server;
  /** The client messages in order, for example `join room`. */
  said: string[];
  /** The query of each handshake. */
  queries: Record<string, unknown>[];
  /** The sockets that are open. */
  open(): Socket[];
  tell(room: string, data: unknown): void;
}

async function aSocketHost(port = 0): Promise<SocketHost> {
  const http = createServer((_request, response) => response.end(JSON.stringify(earlier)));
  const io = new Server(http, { path: '/ws-user-apps/socket.io/', transports: ['websocket'] });
  const said: string[] = [];
  const queries: Record<string, unknown>[] = [];
  io.on('connection', (socket) => {
    queries.push(socket.handshake.query);
    for (const word of ['join', 'leave'])
      socket.on(word, (room: string) => said.push(`${word} ${room}`));
  });
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => io.close());
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    io,
    said,
    queries,
    open: () => [...io.sockets.sockets.values()],
    tell: (room, data) => void io.emit('update_model', { room, data: JSON.stringify(data) }),
  };
}

function aClient(url: string, token?: string) {
  const told: string[] = [];
  const backend = createBackend({
    serverUrl: url,
    appId: 'selah',
    storage: null,
    report: (what) => told.push(what),
    ...(token !== undefined && { token }),
  });
  onTestFinished(() => backend.close());
  return { entities: backend.entities, agents: backend.agents, auth: backend.auth, told };
}

const soon = { timeout: 5_000, interval: 10 };

test('the figures of the spec', () => {
  expect(reconnectionOptions).toEqual({
    reconnection: true,
    reconnectionAttempts: Infinity,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20000,
  });
});

test('a subscription joins its room once and receives events with normalized times', async () => {
  const host = await aSocketHost();
  const { entities } = aClient(host.url, 'alice');
  const events: EntityEvent[] = [];
  entities.Prayer.subscribe((event) => events.push(event));
  entities.Prayer.subscribe((event) => events.push(event));
  await vi.waitFor(() => expect(host.said).toEqual(['join entities:selah:Prayer']), soon);
  expect(host.queries[0]).toMatchObject({
    app_id: 'selah',
    token: 'alice',
    transport: 'websocket',
    EIO: '4',
  });
  host.tell('entities:selah:Prayer', {
    type: 'create',
    data: { id: 'p1', created_date: '2026-06-01T09:23:41.481000' },
    timestamp: '2026-06-01T09:23:41',
  });
  host.tell('entities:selah:BibleNote', { type: 'create', data: { id: 'n1' } });
  await vi.waitFor(() => expect(events).toHaveLength(2), soon);
  expect(events[0]).toEqual({
    type: 'create',
    id: 'p1',
    data: { id: 'p1', created_date: '2026-06-01T09:23:41.481000Z' },
    timestamp: '2026-06-01T09:23:41Z',
  });
});

test('an anonymous socket sends the literal token null', async () => {
  const host = await aSocketHost();
  aClient(host.url).entities.ReadingPlan.subscribe(() => {});
  await vi.waitFor(() => expect(host.queries[0]).toMatchObject({ token: 'null' }), soon);
});

test('the last listener leaves the socket room, and the last room closes the socket', async () => {
  const host = await aSocketHost();
  const { entities } = aClient(host.url, 'alice');
  const leave = [
    entities.Prayer.subscribe(() => {}),
    entities.Prayer.subscribe(() => {}),
    entities.BibleNote.subscribe(() => {}),
  ];
  await vi.waitFor(() => expect(host.said).toHaveLength(2), soon);
  leave[0]?.();
  leave[0]?.();
  leave[1]?.();
  await vi.waitFor(() => expect(host.said.slice(2)).toEqual(['leave entities:selah:Prayer']), soon);
  expect(host.open()).toHaveLength(1);
  leave[2]?.();
  await vi.waitFor(() => expect(host.open()).toHaveLength(0), soon);
  entities.Prayer.subscribe(() => {});
  await vi.waitFor(() => expect(host.said.slice(3)).toEqual(['join entities:selah:Prayer']), soon);
});

test('a broken socket connection reconnects by itself and joins its rooms again', async () => {
  const host = await aSocketHost();
  const { entities } = aClient(host.url, 'alice');
  const connect = vi.fn();
  entities.Prayer.subscribe(() => {}, { connect });
  // If the connection breaks before the host has read the first message, that message is lost.
  await vi.waitFor(
    () => expect([connect.mock.calls.length, host.said.length]).toEqual([1, 1]),
    soon,
  );
  host.open()[0]?.conn.close();
  await vi.waitFor(
    () => expect(host.said).toEqual(['join entities:selah:Prayer', 'join entities:selah:Prayer']),
    soon,
  );
  expect(connect).toHaveBeenCalledTimes(2);
});

test('a socket that the server closes, as at a restart, reconnects too', async () => {
  const host = await aSocketHost();
  const { entities, told } = aClient(host.url, 'alice');
  const error = vi.fn();
  entities.Prayer.subscribe(() => {}, { error });
  await vi.waitFor(() => expect(host.said).toHaveLength(1), soon);
  host.io.disconnectSockets(true);
  await vi.waitFor(() => expect(host.said).toHaveLength(2), soon);
  expect(told).toEqual(['the server closed the socket']);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a refused socket connection is reported to every listener', async () => {
  const host = await aSocketHost();
  host.io.use((_socket, next) => next(new Error('unknown_app')));
  const { entities } = aClient(host.url, 'alice');
  const error = vi.fn();
  entities.Prayer.subscribe(() => {}, { error });
  entities.BibleNote.subscribe(() => {}, { error });
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), soon);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ message: 'unknown_app' });
});

test('a subscription cancelled before the socket opened opens no second socket', async () => {
  const host = await aSocketHost();
  const { entities } = aClient(host.url, 'alice');
  entities.Prayer.subscribe(() => {})();
  const hear = vi.fn();
  const leave = entities.Prayer.subscribe(hear);
  await vi.waitFor(() => expect(host.said).not.toHaveLength(0), soon);
  host.tell('entities:selah:Prayer', { type: 'delete', id: 'p1', data: { id: 'p1' } });
  await vi.waitFor(() => expect(hear).toHaveBeenCalled(), soon);
  leave();
  await vi.waitFor(() => expect(host.open()).toHaveLength(0), soon);
  expect([host.queries.length, host.said]).toEqual([1, ['join entities:selah:Prayer']]);
});

test('socket retries slow down to five minutes until a success or a new token', async () => {
  const pauses: number[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, length: number) => {
    if (work.name !== 'open') return real(work, length);
    pauses.push(length);
    return real(work, 0);
  }) as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  const host = await aSocketHost();
  let refuses = true;
  host.io.use((_socket, next) => next(refuses ? new Error('not now') : undefined));
  const { entities, auth } = aClient(host.url, 'alice');
  entities.Prayer.subscribe(() => {});
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(9), soon);
  expect(pauses.slice(0, 10)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000,
  ]);

  refuses = false;
  await vi.waitFor(() => expect(host.said).toHaveLength(1), soon);
  const untilYes = pauses.length;
  host.io.disconnectSockets(true);
  await vi.waitFor(() => expect(host.said).toHaveLength(2), soon);
  expect(pauses.slice(untilYes)).toEqual([1_000]);

  refuses = true;
  host.io.disconnectSockets(true);
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(untilYes + 4), soon);
  const untilToken = pauses.length;
  auth.setToken('fresh');
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(untilToken + 1), soon);
  expect(pauses.slice(untilToken, untilToken + 2)).toEqual([1_000, 2_000]);
});

test('a new token causes a new socket handshake with the same rooms', async () => {
  const host = await aSocketHost();
  const { entities, auth } = aClient(host.url);
  entities.ReadingPlan.subscribe(() => {});
  await vi.waitFor(() => expect(host.said).toHaveLength(1), soon);
  auth.setToken('alice');
  await vi.waitFor(() => expect(host.said).toHaveLength(2), soon);
  expect(host.queries.map(({ token }) => token)).toEqual(['null', 'alice']);
  await vi.waitFor(() => expect(host.open()).toHaveLength(1), soon);
});

test('a failing listener or an invalid event does not affect other listeners', async () => {
  const host = await aSocketHost();
  const { entities, told } = aClient(host.url, 'alice');
  const hear = vi.fn();
  entities.Prayer.subscribe(() => {
    throw new Error('mine');
  });
  entities.Prayer.subscribe(hear);
  await vi.waitFor(() => expect(host.said).toHaveLength(1), soon);
  host.io.emit('update_model', { room: 'entities:selah:Prayer', data: 'no JSON' });
  host.tell('entities:selah:Prayer', { type: 'delete', id: 'p1', data: { id: 'p1' } });
  await vi.waitFor(() => expect(hear).toHaveBeenCalledTimes(1), soon);
  expect(told).toEqual([
    'a listener of the socket failed',
    'a listener of the socket failed',
    'a listener of the socket failed',
  ]);
});

test('a subscribed conversation is updated by conversations and by single messages', async () => {
  const host = await aSocketHost();
  const { agents } = aClient(host.url, 'alice');
  const heard: Conversation[] = [];
  agents.subscribeToConversation('c1', (conversation) => heard.push(conversation));
  await vi.waitFor(() => expect(host.said).toEqual(['join /agent-conversations/c1']), soon);
  const room = '/agent-conversations/c1';
  const whole = {
    id: 'c1',
    agent_name: 'a',
    created_date: '2026-01-01T00:00:00',
    updated_date: '2026-01-01T00:00:00',
    messages: [{ id: 'm1', role: 'user', content: 'Hello' }],
  };
  host.tell(room, { ...whole, _message: whole.messages[0] });
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
  host.tell(room, { _message: { id: 'm2', role: 'assistant', content: 'Pea' } });
  await vi.waitFor(() => expect(heard).toHaveLength(2), soon);
  host.tell(room, { _message: { id: 'm2', role: 'assistant', content: 'Peace' } });
  await vi.waitFor(() => expect(heard).toHaveLength(3), soon);
  expect(heard[2]).toEqual({
    ...whole,
    created_date: '2026-01-01T00:00:00Z',
    updated_date: '2026-01-01T00:00:00Z',
    messages: [
      { id: 'm1', role: 'user', content: 'Hello' },
      { id: 'm2', role: 'assistant', content: 'Peace' },
    ],
  });
});

test('a single message is appended to the earlier messages of its conversation', async () => {
  const host = await aSocketHost();
  const { agents } = aClient(host.url, 'alice');
  const heard: Conversation[] = [];
  const stop = agents.subscribeToConversation('c1', (conversation) => heard.push(conversation));
  await vi.waitFor(() => expect(host.said).toHaveLength(1), soon);
  const reply = { id: 'm2', role: 'assistant', content: 'Peace' };
  host.tell('/agent-conversations/c1', { _message: reply });
  await vi.waitFor(
    () => expect(heard).toEqual([{ ...earlier, messages: [...earlier.messages, reply] }]),
    soon,
  );
  stop();
  await vi.waitFor(() => expect(host.open()).toHaveLength(0), soon);
});

test('the WhatsApp link carries the caller’s token, and no token for an anonymous visitor', () => {
  expect(aClient('https://x.example', 'alice').agents.whatsAppLink('my agent')).toBe(
    'https://x.example/whatsapp/selah/my%20agent?token=alice',
  );
  expect(aClient('https://x.example').agents.whatsAppLink('a')).toBe(
    'https://x.example/whatsapp/selah/a',
  );
});
