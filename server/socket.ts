// Tells the devices of a person what changed, and nobody else.
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { entities, isEntityName } from '../schemas/entities.ts';
import { entityRoom, socketPath, type EntityEvent, type UpdateModel } from '../schemas/wire.ts';
import type { Callers } from './auth/callers.ts';
import type { Reach } from './store/store.ts';

export interface Announcer {
  /** After the commit. A lost event costs nothing: clients pull. */
  tell(reach: Reach, event: EntityEvent): void;
}

interface FromClient {
  join: (room: unknown) => void;
  leave: (room: unknown) => void;
}

interface ToClient {
  update_model: (update: UpdateModel) => void;
}

interface Known {
  /** Missing for an anonymous visitor. */
  userId?: string;
}

export function attachSocket(server: HttpServer, { appId, callers }: { appId: string; callers: Callers }): Announcer & { close(): void } {
  const io = new Server<FromClient, ToClient, Record<string, never>, Known>(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    // Clients only say which rooms they want.
    maxHttpBufferSize: 10_000,
  });

  io.use((socket, next) => {
    const { token: tokenInAddress, app_id } = socket.handshake.query;
    // The contract's clients put the token into the address; our own app does not, because browsers print addresses that fail.
    const { token = tokenInAddress } = socket.handshake.auth as { token?: unknown };
    if (app_id !== appId) return next(new Error('unknown_app'));
    callers.ofToken(typeof token === 'string' ? token : undefined).then((user) => {
      if (user) socket.data.userId = user.id;
      next();
    }, next);
  });

  io.on('connection', (socket) => {
    socket.on('join', (room) => {
      const circle = circleOf(room, socket.data.userId);
      if (circle !== undefined) void socket.join(circle);
    });
    socket.on('leave', (room) => {
      const circle = circleOf(room, socket.data.userId);
      if (circle !== undefined) void socket.leave(circle);
    });
  });

  /** The sockets that hear a room: the person's own, or for content everybody's. Nothing when this visitor may not. */
  function circleOf(room: unknown, userId: string | undefined): string | undefined {
    const start = entityRoom(appId, '');
    if (typeof room !== 'string' || !room.startsWith(start)) return undefined;
    const entity = room.slice(start.length);
    if (isEntityName(entity) && entities[entity].access === 'content') return circle(entity, null);
    if (userId === undefined || !(entity === 'User' || isEntityName(entity))) return undefined;
    return circle(entity, userId);
  }

  return {
    tell: ({ entity, ownerId }, event) => {
      io.to(circle(entity, ownerId)).emit('update_model', { room: entityRoom(appId, entity), data: JSON.stringify(event) });
    },
    close: () => {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

function circle(entity: string, ownerId: string | null): string {
  return ownerId === null ? `everybody:${entity}` : `owner:${ownerId}:${entity}`;
}
