// Tests of the realtime socket rooms against a real socket server: subscriptions, reconnection,
// failing listeners, and agent conversations. A room is joined at every connection and left with
// the last listener. Also covers the WhatsApp link of an agent.
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
  messages: string[];
  /** The query of each handshake. */
  queries: Record<string, unknown>[];
  /** The sockets that are open. */
  open(): Socket[];
  emit(room: string, data: unknown): void;
}

async function startSocketHost(port = 0): Promise<SocketHost> {
  const http = createServer((_request, response) => response.end(JSON.stringify(earlier)));
  const io = new Server(http, { path: '/ws-user-apps/socket.io/', transports: ['websocket'] });
  const messages: string[] = [];
  const queries: Record<string, unknown>[] = [];
  io.on('connection', (socket) => {
    queries.push(socket.handshake.query);
    for (const messageType of ['join', 'leave'])
      socket.on(messageType, (room: string) => messages.push(`${messageType} ${room}`));
  });
  await new Promise<void>((resolve) => {
    http.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => io.close());
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    io,
    messages,
    queries,
    open: () => [...io.sockets.sockets.values()],
    emit: (room, data) => void io.emit('update_model', { room, data: JSON.stringify(data) }),
  };
}

function createClient(url: string, token?: string) {
  const reports: string[] = [];
  const backend = createBackend({
    serverUrl: url,
    appId: 'selah',
    storage: null,
    report: (what) => reports.push(what),
    ...(token !== undefined && { token }),
  });
  onTestFinished(() => backend.close());
  return { entities: backend.entities, agents: backend.agents, auth: backend.auth, reports };
}

const waitOptions = { timeout: 5_000, interval: 10 };

test('the constants of the socket have the values of the specification', () => {
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
  const host = await startSocketHost();
  const { entities } = createClient(host.url, 'alice');
  const events: EntityEvent[] = [];
  entities.Prayer.subscribe((event) => events.push(event));
  entities.Prayer.subscribe((event) => events.push(event));
  await vi.waitFor(
    () => expect(host.messages).toEqual(['join entities:selah:Prayer']),
    waitOptions,
  );
  expect(host.queries[0]).toMatchObject({
    app_id: 'selah',
    token: 'alice',
    transport: 'websocket',
    EIO: '4',
  });
  host.emit('entities:selah:Prayer', {
    type: 'create',
    data: { id: 'p1', created_date: '2026-06-01T09:23:41.481000' },
    timestamp: '2026-06-01T09:23:41',
  });
  host.emit('entities:selah:BibleNote', { type: 'create', data: { id: 'n1' } });
  await vi.waitFor(() => expect(events).toHaveLength(2), waitOptions);
  expect(events[0]).toEqual({
    type: 'create',
    id: 'p1',
    data: { id: 'p1', created_date: '2026-06-01T09:23:41.481000Z' },
    timestamp: '2026-06-01T09:23:41Z',
  });
});

test('an anonymous socket sends the literal token null', async () => {
  const host = await startSocketHost();
  createClient(host.url).entities.ReadingPlan.subscribe(() => {});
  await vi.waitFor(() => expect(host.queries[0]).toMatchObject({ token: 'null' }), waitOptions);
});

test('the last listener leaves the socket room, and the last room closes the socket', async () => {
  const host = await startSocketHost();
  const { entities } = createClient(host.url, 'alice');
  const unsubscribe = [
    entities.Prayer.subscribe(() => {}),
    entities.Prayer.subscribe(() => {}),
    entities.BibleNote.subscribe(() => {}),
  ];
  await vi.waitFor(() => expect(host.messages).toHaveLength(2), waitOptions);
  unsubscribe[0]?.();
  unsubscribe[0]?.();
  unsubscribe[1]?.();
  await vi.waitFor(
    () => expect(host.messages.slice(2)).toEqual(['leave entities:selah:Prayer']),
    waitOptions,
  );
  expect(host.open()).toHaveLength(1);
  unsubscribe[2]?.();
  await vi.waitFor(() => expect(host.open()).toHaveLength(0), waitOptions);
  entities.Prayer.subscribe(() => {});
  await vi.waitFor(
    () => expect(host.messages.slice(3)).toEqual(['join entities:selah:Prayer']),
    waitOptions,
  );
});

test('a broken socket reconnects automatically and joins its rooms again', async () => {
  const host = await startSocketHost();
  const { entities } = createClient(host.url, 'alice');
  const connect = vi.fn();
  entities.Prayer.subscribe(() => {}, { connect });
  // If the connection breaks before the host has read the first message, that message is lost.
  await vi.waitFor(
    () => expect([connect.mock.calls.length, host.messages.length]).toEqual([1, 1]),
    waitOptions,
  );
  host.open()[0]?.conn.close();
  await vi.waitFor(
    () =>
      expect(host.messages).toEqual(['join entities:selah:Prayer', 'join entities:selah:Prayer']),
    waitOptions,
  );
  expect(connect).toHaveBeenCalledTimes(2);
});

test('a socket that the server closes, as at a restart, reconnects too', async () => {
  const host = await startSocketHost();
  const { entities, reports } = createClient(host.url, 'alice');
  const error = vi.fn();
  entities.Prayer.subscribe(() => {}, { error });
  await vi.waitFor(() => expect(host.messages).toHaveLength(1), waitOptions);
  host.io.disconnectSockets(true);
  await vi.waitFor(() => expect(host.messages).toHaveLength(2), waitOptions);
  expect(reports).toEqual(['the server closed the socket']);
  expect(error).toHaveBeenCalledTimes(1);
});

test('a refused socket connection is reported to every listener', async () => {
  const host = await startSocketHost();
  host.io.use((_socket, next) => next(new Error('unknown_app')));
  const { entities } = createClient(host.url, 'alice');
  const error = vi.fn();
  entities.Prayer.subscribe(() => {}, { error });
  entities.BibleNote.subscribe(() => {}, { error });
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), waitOptions);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ message: 'unknown_app' });
});

test('a subscription cancelled before the socket opened opens no second socket', async () => {
  const host = await startSocketHost();
  const { entities } = createClient(host.url, 'alice');
  entities.Prayer.subscribe(() => {})();
  const listener = vi.fn();
  const unsubscribe = entities.Prayer.subscribe(listener);
  await vi.waitFor(() => expect(host.messages).not.toHaveLength(0), waitOptions);
  host.emit('entities:selah:Prayer', { type: 'delete', id: 'p1', data: { id: 'p1' } });
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), waitOptions);
  unsubscribe();
  await vi.waitFor(() => expect(host.open()).toHaveLength(0), waitOptions);
  expect([host.queries.length, host.messages]).toEqual([1, ['join entities:selah:Prayer']]);
});

test('socket retries slow down to five minutes until a success or a new token', async () => {
  const pauses: number[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, length: number) => {
    if (callback.name !== 'open') return real(callback, length);
    pauses.push(length);
    return real(callback, 0);
  }) as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  const host = await startSocketHost();
  let isRefusing = true;
  host.io.use((_socket, next) => next(isRefusing ? new Error('not now') : undefined));
  const { entities, auth } = createClient(host.url, 'alice');
  entities.Prayer.subscribe(() => {});
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(9), waitOptions);
  expect(pauses.slice(0, 10)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000,
  ]);

  isRefusing = false;
  await vi.waitFor(() => expect(host.messages).toHaveLength(1), waitOptions);
  const pausesUntilAccepted = pauses.length;
  host.io.disconnectSockets(true);
  await vi.waitFor(() => expect(host.messages).toHaveLength(2), waitOptions);
  expect(pauses.slice(pausesUntilAccepted)).toEqual([1_000]);

  isRefusing = true;
  host.io.disconnectSockets(true);
  await vi.waitFor(
    () => expect(pauses.length).toBeGreaterThan(pausesUntilAccepted + 4),
    waitOptions,
  );
  const pausesUntilToken = pauses.length;
  auth.setToken('fresh');
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(pausesUntilToken + 1), waitOptions);
  expect(pauses.slice(pausesUntilToken, pausesUntilToken + 2)).toEqual([1_000, 2_000]);
});

test('a new token causes a new socket handshake with the same rooms', async () => {
  const host = await startSocketHost();
  const { entities, auth } = createClient(host.url);
  entities.ReadingPlan.subscribe(() => {});
  await vi.waitFor(() => expect(host.messages).toHaveLength(1), waitOptions);
  auth.setToken('alice');
  await vi.waitFor(() => expect(host.messages).toHaveLength(2), waitOptions);
  expect(host.queries.map(({ token }) => token)).toEqual(['null', 'alice']);
  await vi.waitFor(() => expect(host.open()).toHaveLength(1), waitOptions);
});

test('a failing listener or an invalid event does not affect other listeners', async () => {
  const host = await startSocketHost();
  const { entities, reports } = createClient(host.url, 'alice');
  const listener = vi.fn();
  entities.Prayer.subscribe(() => {
    throw new Error('mine');
  });
  entities.Prayer.subscribe(listener);
  await vi.waitFor(() => expect(host.messages).toHaveLength(1), waitOptions);
  host.io.emit('update_model', { room: 'entities:selah:Prayer', data: 'no JSON' });
  host.emit('entities:selah:Prayer', { type: 'delete', id: 'p1', data: { id: 'p1' } });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), waitOptions);
  expect(reports).toEqual([
    'a listener of the socket failed',
    'a listener of the socket failed',
    'a listener of the socket failed',
  ]);
});

test('a subscribed conversation is updated by conversations and by single messages', async () => {
  const host = await startSocketHost();
  const { agents } = createClient(host.url, 'alice');
  const received: Conversation[] = [];
  agents.subscribeToConversation('c1', (conversation) => received.push(conversation));
  await vi.waitFor(
    () => expect(host.messages).toEqual(['join /agent-conversations/c1']),
    waitOptions,
  );
  const room = '/agent-conversations/c1';
  const fullConversation = {
    id: 'c1',
    agent_name: 'a',
    created_date: '2026-01-01T00:00:00',
    updated_date: '2026-01-01T00:00:00',
    messages: [{ id: 'm1', role: 'user', content: 'Hello' }],
  };
  host.emit(room, { ...fullConversation, _message: fullConversation.messages[0] });
  await vi.waitFor(() => expect(received).toHaveLength(1), waitOptions);
  host.emit(room, { _message: { id: 'm2', role: 'assistant', content: 'Pea' } });
  await vi.waitFor(() => expect(received).toHaveLength(2), waitOptions);
  host.emit(room, { _message: { id: 'm2', role: 'assistant', content: 'Peace' } });
  await vi.waitFor(() => expect(received).toHaveLength(3), waitOptions);
  expect(received[2]).toEqual({
    ...fullConversation,
    created_date: '2026-01-01T00:00:00Z',
    updated_date: '2026-01-01T00:00:00Z',
    messages: [
      { id: 'm1', role: 'user', content: 'Hello' },
      { id: 'm2', role: 'assistant', content: 'Peace' },
    ],
  });
});

test('a single message is appended to the earlier messages of its conversation', async () => {
  const host = await startSocketHost();
  const { agents } = createClient(host.url, 'alice');
  const received: Conversation[] = [];
  const stop = agents.subscribeToConversation('c1', (conversation) => received.push(conversation));
  await vi.waitFor(() => expect(host.messages).toHaveLength(1), waitOptions);
  const reply = { id: 'm2', role: 'assistant', content: 'Peace' };
  host.emit('/agent-conversations/c1', { _message: reply });
  await vi.waitFor(
    () => expect(received).toEqual([{ ...earlier, messages: [...earlier.messages, reply] }]),
    waitOptions,
  );
  stop();
  await vi.waitFor(() => expect(host.open()).toHaveLength(0), waitOptions);
});

test('the WhatsApp link has the caller’s token, and no token for an anonymous visitor', () => {
  expect(createClient('https://x.example', 'alice').agents.whatsAppLink('my agent')).toBe(
    'https://x.example/whatsapp/selah/my%20agent?token=alice',
  );
  expect(createClient('https://x.example').agents.whatsAppLink('a')).toBe(
    'https://x.example/whatsapp/selah/a',
  );
});
