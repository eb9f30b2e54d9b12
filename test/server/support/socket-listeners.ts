// Test sockets of users on a real port, and the events that the sockets receive.
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished } from 'vitest';
import {
  socketPath,
  type EntityEvent,
  type UpdateModel,
} from '../../../schemas/api/backend-api.ts';
import { getRecord, type TestServer } from './test-server.ts';

export interface TestSocket {
  socket: Socket;
  events: UpdateModel[];
  /** Returns the next event of this room that the test has not read yet. */
  nextEvent(room: string): Promise<EntityEvent>;
  /** Resolves when the server has closed the socket. */
  closed: Promise<void>;
}

export const getRoom = (entity: string) => `entities:selah:${entity}`;

/**
 * Lets the server listen and returns a function that connects a socket. A refused connection
 * throws.
 */
export async function startListening({
  app,
}: {
  app: FastifyInstance;
}): Promise<(token: string | null, ...rooms: string[]) => Promise<TestSocket>> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return (token, ...rooms) =>
    connectSocket(port, { query: { app_id: 'selah', token: String(token) } }, rooms);
}

export async function connectSocket(
  port: number,
  options: {
    query?: Record<string, string>;
    auth?: Record<string, unknown>;
    extraHeaders?: Record<string, string>;
  },
  rooms: readonly string[],
): Promise<TestSocket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  onTestFinished(() => void socket.close());
  const received: UpdateModel[] = [];
  const waiters = new Set<() => void>();
  socket.on('update_model', (update: UpdateModel) => {
    received.push(update);
    for (const check of waiters) check();
  });
  const closed = new Promise<void>((resolve) => socket.on('disconnect', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  for (const one of rooms) socket.emit('join', one);
  let takenCount = 0;
  return {
    socket,
    events: received,
    closed,
    nextEvent: (wantedRoom) =>
      new Promise((resolve) => {
        function check(): void {
          const index = received.findIndex(
            (update, index) => index >= takenCount && update.room === wantedRoom,
          );
          const update = received[index];
          if (!update) return;
          takenCount = index + 1;
          waiters.delete(check);
          resolve(JSON.parse(update.data) as EntityEvent);
        }
        waiters.add(check);
        check();
      }),
  };
}

/**
 * Waits until an event of admin content reaches the sockets. Each socket must have joined
 * ComfortingVerse. Earlier events have then arrived, or never will.
 */
export async function waitForAllEvents(
  server: Pick<TestServer, 'admin'>,
  ...sockets: TestSocket[]
): Promise<void> {
  const verse = getRecord(
    await server.admin.call('POST', '/entities/ComfortingVerse', {
      verse_key: crypto.randomUUID(),
      scripture_reference: 'Psalm 4:8',
    }),
  );
  for (const socket of sockets) {
    let event = await socket.nextEvent(getRoom('ComfortingVerse'));
    while (event.id !== verse.id) event = await socket.nextEvent(getRoom('ComfortingVerse'));
  }
}

/** Lists the events that this socket received in a room, without the room name. */
export function listEvents({ events }: TestSocket, name: string): EntityEvent[] {
  return events
    .filter((update) => update.room === name)
    .map((update) => JSON.parse(update.data) as EntityEvent);
}

export async function getConnectError(connecting: Promise<TestSocket>): Promise<string> {
  const error: unknown = await connecting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return error instanceof Error ? error.message : '';
}
