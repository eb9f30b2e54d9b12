// Socket server that sends changes of records, profiles and conversations to clients, and closes
// sockets of ended sessions. Each socket receives only what its user may read.
import { ServerResponse, type IncomingMessage, type Server as HttpServer } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import {
  getEntityRoom,
  socketPath,
  type EntityEvent,
  type UpdateModel,
} from '../../schemas/api/backend-api.ts';
import type { ChangePublisher } from './change-publisher.ts';
import { buildAccessLostEvent } from '../entities/wire-format.ts';
import type { AccessPolicyCheck } from '../auth/access-policy.ts';
import type { Caller, Authenticator } from '../auth/callers.ts';
import type { EntityCatalog, Entity } from '../entities/catalog.ts';
import {
  resolveChannel,
  getContentChannel,
  getConversationChannel,
  getConversationRoom,
  getOwnerChannel,
  getUserChannel,
  getRulesChannel,
  getSessionChannel,
} from './socket-rooms.ts';
import { trimOversizedEvent } from './event-size-limit.ts';
import type { SocketLimits } from './socket-limits.ts';
import type { SessionStore, StoredRecord, StoredUser } from '../store/store.ts';

export interface SocketParts {
  appId: string;
  authenticator: Pick<Authenticator, 'findTokenCaller'>;
  sessions: Pick<SessionStore, 'findActive'>;
  accessCheck: AccessPolicyCheck;
  catalog: Pick<EntityCatalog, 'find'>;
  /** Called for each listener of an entity with access rules. */
  canRead: (entity: Entity, user: StoredUser | undefined, record: StoredRecord) => boolean;
  ownsConversation: (userId: string, id: string) => Promise<boolean>;
  limits: SocketLimits;
  /** Returns whether a page of the origin that the request names may open a socket. */
  isAllowedOrigin: (request: IncomingMessage) => boolean;
  /** Headers of answers to HTTP requests that are no handshake of a socket. */
  errorHeaders?: Readonly<Record<string, string>>;
  /** Transfers events between several servers. Undefined when there is only one server. */
  adapter?: ServerOptions['adapter'] | undefined;
  /** Interval in milliseconds between checks for ended sessions. Tests use a shorter interval. */
  sessionCheckMillis?: number | undefined;
  /** Called with errors that occur outside any request. */
  onError: (error: unknown) => void;
}

export interface Sockets extends ChangePublisher {
  /**
   * Closes sockets whose session has ended, and reloads the roles of all connected users. Runs
   * every few minutes.
   */
  recheck(): Promise<void>;
  /**
   * Closes the connections of all sockets of this server. Clients connect again after a random
   * pause of about a second, and sync.
   */
  reconnectClients(): void;
  close(): Promise<void>;
}

interface FromClient {
  join: (room: unknown) => void;
  leave: (room: unknown) => void;
}

interface ToClient {
  update_model: (update: UpdateModel) => void;
}

/** Events from this server to the other servers. */
interface BetweenServers {
  /** The name of the entity, and the record versions and the event as JSON. */
  told: (entity: string, records: string, event: string) => void;
  personChanged: (userId: string) => void;
}

/** The current record, and the record before a change. */
interface Versions {
  record: StoredRecord;
  before?: StoredRecord | undefined;
}

interface SocketListener {
  /** Missing for an anonymous visitor. */
  caller?: Caller | undefined;
  /**
   * Rooms that the client wants to be in. A room that the client leaves during its lookup is not
   * joined.
   */
  wanted: Set<string>;
  framesLeft: number;
}

type OurSocket = Socket<FromClient, ToClient, BetweenServers, Record<string, never>>;

/** The transport below a socket, as engine.io announces it. */
interface EngineSocket {
  request: IncomingMessage;
  once(event: 'close', act: () => void): void;
}

const recheckMillis = 5 * 60_000;

/**
 * Interval in milliseconds between checks for ended sessions. Command-line tools can also end
 * sessions without the server. A socket of such a session receives events for at most this time.
 */
const defaultSessionCheckMillis = 2_000;

/**
 * Maximum number of sessions in one statement. The server does nothing else while SQLite answers.
 */
const maxSessionsPerCheck = 1_000;

/** Maximum number of rooms of one socket. A page uses a handful. */
const maxRooms = 200;

/**
 * Maximum number of client messages between two rechecks. A client joins its rooms when it connects
 * and sends nothing afterwards.
 */
const maxFrames = 2_000;

export function attachSockets(server: HttpServer, parts: SocketParts): Sockets {
  const {
    appId,
    authenticator,
    sessions,
    accessCheck,
    catalog,
    canRead,
    limits,
    isAllowedOrigin,
    errorHeaders = {},
    adapter,
    sessionCheckMillis = defaultSessionCheckMillis,
    onError,
  } = parts;
  const io = new Server<FromClient, ToClient, BetweenServers, Record<string, never>>(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    // Clients send only room names, so their messages are short.
    maxHttpBufferSize: 10_000,
    // A client that does not join the namespace in time is disconnected.
    connectTimeout: 20_000,
    // The limits come first, so that handshakes of foreign pages count, too.
    allowRequest: (request, answer) => {
      if (!limits.isAllowed(request)) answer('too_many_sockets', false);
      else answer('foreign_origin', isAllowedOrigin(request));
    },
    ...(adapter && { adapter }),
  });
  const listenerBySocket = new WeakMap<OurSocket, SocketListener>();
  const timer = setInterval(() => void recheck(), recheckMillis).unref();
  const sessionTimer = setInterval(() => void checkSessions(), sessionCheckMillis).unref();
  let isChecking = false;
  let isBlind = false;

  // The engine answers requests that are no handshake of a socket.
  io.engine.use((_request: IncomingMessage, response: unknown, next: () => void) => {
    if (response instanceof ServerResponse)
      response.setHeaders(new Map(Object.entries(errorHeaders)));
    next();
  });

  io.engine.on('connection', (transport: EngineSocket) =>
    transport.once('close', limits.countAddress(transport.request)),
  );

  io.use((socket, next) => {
    if (socket.handshake.query['app_id'] !== appId) return next(new Error('unknown_app'));
    authenticator.findTokenCaller(tokenOf(socket)).then((caller) => {
      const refusal = accessCheck.findRefusal(caller);
      if (refusal) return next(new Error(refusal.reason));
      // A client that left during the lookup is not counted, because it sends no further event.
      if (caller && socket.conn.readyState === 'open') {
        const endCount = limits.countUser(caller.user.id);
        if (!endCount) return next(new Error('too_many_sockets'));
        socket.conn.once('close', endCount);
      }
      listenerBySocket.set(socket, { caller, wanted: new Set(), framesLeft: maxFrames });
      next();
    }, next);
  });

  io.on('connection', (socket) => {
    const listener = listenerBySocket.get(socket);
    if (!listener) throw new Error('A socket connected without authentication.');
    const { caller } = listener;
    if (caller) void socket.join(getUserChannel(caller.user.id));
    if (caller?.sessionId) void socket.join(getSessionChannel(caller.sessionId));
    socket.use((_frame, next) => {
      listener.framesLeft -= 1;
      if (listener.framesLeft >= 0) next();
      else socket.disconnect(true);
    });
    socket.on('join', (room) => {
      if (typeof room !== 'string' || listener.wanted.size >= maxRooms) return;
      listener.wanted.add(room);
      join(socket, listener, room).catch(onError);
    });
    socket.on('leave', (room) => {
      if (typeof room !== 'string') return;
      listener.wanted.delete(room);
      leaveRoom(socket, listener, room).catch(onError);
    });
  });

  io.on('told', (name, records, event) => {
    const entity = catalog.find(name);
    if (entity) emitByRules(entity, JSON.parse(records) as Versions, event);
  });
  io.on('personChanged', (userId) => void recheck(getUserChannel(userId)));

  async function join(
    socket: OurSocket,
    { caller, wanted }: SocketListener,
    room: string,
  ): Promise<void> {
    const channel = await resolveChannel(parts, room, caller?.user.id);
    if (channel === undefined) wanted.delete(room);
    // The client may have left the room or disconnected during the lookup of the conversation's
    // owner.
    else if (wanted.has(room) && socket.connected) await socket.join(channel);
  }

  async function leaveRoom(
    socket: OurSocket,
    { caller }: SocketListener,
    room: string,
  ): Promise<void> {
    const channel = room.startsWith(getConversationRoom(''))
      ? caller && getConversationChannel(caller.user.id, room.slice(getConversationRoom('').length))
      : await resolveChannel(parts, room, caller?.user.id);
    if (channel !== undefined) await socket.leave(channel);
  }

  function socketsIn(channel: string): OurSocket[] {
    const ids = io.sockets.adapter.rooms.get(channel) ?? [];
    return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
  }

  function emitByRules(entity: Entity, { record, before }: Versions, data: string): void {
    const room = getEntityRoom(appId, entity.name);
    for (const socket of socketsIn(getRulesChannel(entity.name))) {
      const user = listenerBySocket.get(socket)?.caller?.user;
      if (canRead(entity, user, record)) socket.emit('update_model', { room, data });
      else if (before && canRead(entity, user, before))
        socket.emit('update_model', {
          room,
          data: JSON.stringify(buildAccessLostEvent(JSON.parse(data) as EntityEvent)),
        });
    }
  }

  /**
   * Sends an event to a channel. With a single server, an event without listeners is not even
   * serialized.
   */
  function emitToChannel(channel: string, room: string, makeData: () => string): void {
    if (adapter || io.sockets.adapter.rooms.has(channel))
      io.to(channel).emit('update_model', { room, data: makeData() });
  }

  async function recheck(channel?: string): Promise<void> {
    const sockets = channel === undefined ? [...io.sockets.sockets.values()] : socketsIn(channel);
    for (const socket of sockets) await look(socket).catch(onError);
  }

  /**
   * Checks all sessions with a few cheap statements, however many sockets there are. Only sockets
   * of changed users or sessions are checked further.
   */
  async function checkSessions(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      await closeEndedSessions();
      isBlind = false;
    } catch (error) {
      // A database outage is reported once, however long it lasts.
      if (!isBlind) onError(error);
      isBlind = true;
    } finally {
      isChecking = false;
    }
  }

  async function closeEndedSessions(): Promise<void> {
    const known = [...io.sockets.sockets.values()].flatMap((socket) => {
      const caller = listenerBySocket.get(socket)?.caller;
      return caller?.sessionId
        ? [{ socket, id: caller.sessionId, userId: caller.user.id, date: caller.user.updatedDate }]
        : [];
    });
    for (let start = 0; start < known.length; start += maxSessionsPerCheck) {
      const page = known.slice(start, start + maxSessionsPerCheck);
      const dates = await sessions.findActive([
        ...new Map(page.map(({ id, userId }) => [id, { id, userId }])).values(),
      ]);
      for (const { socket, id, date: knownDate } of page) {
        const date = dates.get(id);
        if (date === undefined) socket.disconnect(true);
        else if (date !== knownDate) await look(socket);
      }
    }
  }

  async function look(socket: OurSocket): Promise<void> {
    const listener = listenerBySocket.get(socket);
    if (!listener) return;
    listener.framesLeft = maxFrames;
    if (!listener.caller) return;
    const caller = await authenticator.findTokenCaller(tokenOf(socket));
    if (!caller || accessCheck.findRefusal(caller)) socket.disconnect(true);
    else listener.caller = caller;
  }

  return {
    publishRecord: (entity, record, event, before) => {
      const room = getEntityRoom(appId, entity.name);
      const makeData = () => JSON.stringify(trimOversizedEvent(event));
      switch (entity.access) {
        case 'content':
          return emitToChannel(getContentChannel(entity.name), room, makeData);
        case 'owner':
          return emitToChannel(getOwnerChannel(record.ownerId, entity.name), room, makeData);
        case 'rules': {
          if (!adapter && !io.sockets.adapter.rooms.has(getRulesChannel(entity.name))) return;
          const data = makeData();
          const versions: Versions = { record, before };
          emitByRules(entity, versions, data);
          if (adapter) io.serverSideEmit('told', entity.name, JSON.stringify(versions), data);
        }
      }
    },

    publishProfile: (userId, event) => {
      emitToChannel(getOwnerChannel(userId, 'User'), getEntityRoom(appId, 'User'), () =>
        JSON.stringify(trimOversizedEvent(event)),
      );
      void recheck(getUserChannel(userId));
      if (adapter) io.serverSideEmit('personChanged', userId);
    },

    publishConversation: (ownerId, conversationId, update) => {
      emitToChannel(
        getConversationChannel(ownerId, conversationId),
        getConversationRoom(conversationId),
        () => JSON.stringify(update),
      );
    },

    closeSessions: (sessionIds) => {
      if (sessionIds.length > 0) io.in(sessionIds.map(getSessionChannel)).disconnectSockets(true);
    },

    closeUserSockets: (userId) => void io.in(getUserChannel(userId)).disconnectSockets(true),

    recheck: () => recheck(),

    reconnectClients: () => {
      for (const { conn } of io.sockets.sockets.values()) conn.close();
    },

    close: async () => {
      clearInterval(timer);
      clearInterval(sessionTimer);
      // Closes only the sockets of this server.
      io.local.disconnectSockets(true);
      io.engine.close();
      await io.of('/').adapter.close();
    },
  };
}

/**
 * The contract's clients put the token into the address; our own app does not, because browsers
 * print addresses that fail.
 */
function tokenOf({ handshake }: OurSocket): string | undefined {
  const { token = handshake.query['token'] } = handshake.auth as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
