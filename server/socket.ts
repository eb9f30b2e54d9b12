// Tells the devices of people what changed: each socket what its person may read, and nothing else.
import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { entityRoom, socketPath, type EntityEvent, type UpdateModel } from '../schemas/wire.ts';
import type { Announcer } from './announcer.ts';
import { lossEvent } from './answers.ts';
import type { Admission } from './auth/admission.ts';
import type { Caller, Callers } from './auth/callers.ts';
import type { Catalog, Entity } from './catalog.ts';
import { circleOf, contentCircle, conversationCircle, conversationRoom, ownerCircle, personCircle, rulesCircle, sessionCircle } from './circles.ts';
import { withoutOversize } from './oversize.ts';
import type { SessionStore, StoredRecord, StoredUser } from './store/store.ts';

export interface SocketParts {
  appId: string;
  callers: Pick<Callers, 'ofToken'>;
  sessions: Pick<SessionStore, 'living'>;
  admission: Admission;
  catalog: Pick<Catalog, 'find'>;
  /** Asked for each listener of an entity with rules. */
  mayRead: (entity: Entity, user: StoredUser | undefined, record: StoredRecord) => boolean;
  ownsConversation: (userId: string, id: string) => Promise<boolean>;
  /** Carries events between several servers; absent: there is one. */
  adapter?: ServerOptions['adapter'] | undefined;
  /** How often it is asked which sessions are still there; tests take less. */
  glanceMillis?: number | undefined;
  /** Hears what went wrong beside any request. */
  failed: (error: unknown) => void;
}

export interface Sockets extends Announcer {
  /** Closes the sockets whose session is over, and looks at everybody's role anew. Done every few minutes. */
  recheck(): Promise<void>;
  close(): Promise<void>;
}

interface FromClient {
  join: (room: unknown) => void;
  leave: (room: unknown) => void;
}

interface ToClient {
  update_model: (update: UpdateModel) => void;
}

/** From this server to the others. */
interface BetweenServers {
  /** All but the name as JSON. */
  told: (entity: string, records: string, event: string) => void;
  personChanged: (userId: string) => void;
}

/** A record as it is, and as it was before a change. */
interface Versions {
  record: StoredRecord;
  before?: StoredRecord | undefined;
}

interface Ear {
  /** Missing for an anonymous visitor. */
  caller?: Caller | undefined;
  /** Rooms that the client wants to be in: what it left while it was being looked up is not joined. */
  wanted: Set<string>;
  framesLeft: number;
}

type OurSocket = Socket<FromClient, ToClient, BetweenServers, Record<string, never>>;

const recheckMillis = 5 * 60_000;

/** Sessions are also ended beside the servers, by the programs for whoever runs them: so long may such a socket go on hearing. */
const usualGlanceMillis = 2_000;

/** Asked for in one statement: the server does nothing else while SQLite answers. */
const mostAtAGlance = 1_000;

/** Rooms of one socket: a page has a handful. */
const mostRooms = 200;

/** Between two rechecks; a client joins its rooms when it connects, and then is silent. */
const mostFrames = 2_000;

export function attachSocket(server: HttpServer, parts: SocketParts): Sockets {
  const { appId, callers, sessions, admission, catalog, mayRead, adapter, glanceMillis = usualGlanceMillis, failed } = parts;
  const io = new Server<FromClient, ToClient, BetweenServers, Record<string, never>>(server, {
    path: socketPath,
    transports: ['websocket'],
    serveClient: false,
    // Clients only say which rooms they want.
    maxHttpBufferSize: 10_000,
    ...(adapter && { adapter }),
  });
  const earBySocket = new WeakMap<OurSocket, Ear>();
  const timer = setInterval(() => void recheck(), recheckMillis).unref();
  const glances = setInterval(() => void glance(), glanceMillis).unref();
  let isGlancing = false;
  let isBlind = false;

  io.use((socket, next) => {
    if (socket.handshake.query['app_id'] !== appId) return next(new Error('unknown_app'));
    callers.ofToken(tokenOf(socket)).then((caller) => {
      const refusal = admission.refusal(caller);
      if (refusal) return next(new Error(refusal.reason));
      earBySocket.set(socket, { caller, wanted: new Set(), framesLeft: mostFrames });
      next();
    }, next);
  });

  io.on('connection', (socket) => {
    const ear = earBySocket.get(socket);
    if (!ear) throw new Error('A socket came in past the door.');
    const { caller } = ear;
    if (caller) void socket.join(personCircle(caller.user.id));
    if (caller?.sessionId) void socket.join(sessionCircle(caller.sessionId));
    socket.use((_frame, next) => {
      ear.framesLeft -= 1;
      if (ear.framesLeft >= 0) next();
      else socket.disconnect(true);
    });
    socket.on('join', (room) => {
      if (typeof room !== 'string' || ear.wanted.size >= mostRooms) return;
      ear.wanted.add(room);
      join(socket, ear, room).catch(failed);
    });
    socket.on('leave', (room) => {
      if (typeof room !== 'string') return;
      ear.wanted.delete(room);
      leave(socket, ear, room).catch(failed);
    });
  });

  io.on('told', (name, records, event) => {
    const entity = catalog.find(name);
    if (entity) tellByRules(entity, JSON.parse(records) as Versions, event);
  });
  io.on('personChanged', (userId) => void recheck(personCircle(userId)));

  async function join(socket: OurSocket, { caller, wanted }: Ear, room: string): Promise<void> {
    const circle = await circleOf(parts, room, caller?.user.id);
    if (circle === undefined) wanted.delete(room);
    // It may have left or gone while the owner of a conversation was looked up.
    else if (wanted.has(room) && socket.connected) await socket.join(circle);
  }

  async function leave(socket: OurSocket, { caller }: Ear, room: string): Promise<void> {
    const circle = room.startsWith(conversationRoom('')) ? caller && conversationCircle(caller.user.id, room.slice(conversationRoom('').length)) : await circleOf(parts, room, caller?.user.id);
    if (circle !== undefined) await socket.leave(circle);
  }

  function socketsIn(circle: string): OurSocket[] {
    const ids = io.sockets.adapter.rooms.get(circle) ?? [];
    return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
  }

  function tellByRules(entity: Entity, { record, before }: Versions, data: string): void {
    const room = entityRoom(appId, entity.name);
    for (const socket of socketsIn(rulesCircle(entity.name))) {
      const user = earBySocket.get(socket)?.caller?.user;
      if (mayRead(entity, user, record)) socket.emit('update_model', { room, data });
      else if (before && mayRead(entity, user, before)) socket.emit('update_model', { room, data: JSON.stringify(lossEvent(JSON.parse(data) as EntityEvent)) });
    }
  }

  /** With one server, what nobody listens to need not even be written down. */
  function tellCircle(circle: string, room: string, makeData: () => string): void {
    if (adapter || io.sockets.adapter.rooms.has(circle)) io.to(circle).emit('update_model', { room, data: makeData() });
  }

  async function recheck(circle?: string): Promise<void> {
    const sockets = circle === undefined ? [...io.sockets.sockets.values()] : socketsIn(circle);
    for (const socket of sockets) await look(socket).catch(failed);
  }

  /** A few cheap statements, however many sockets there are; only whoever was changed is looked at. */
  async function glance(): Promise<void> {
    if (isGlancing) return;
    isGlancing = true;
    try {
      await lookAtChanged();
      isBlind = false;
    } catch (error) {
      // A database that is away for an hour is told of once.
      if (!isBlind) failed(error);
      isBlind = true;
    } finally {
      isGlancing = false;
    }
  }

  async function lookAtChanged(): Promise<void> {
    const known = [...io.sockets.sockets.values()].flatMap((socket) => {
      const caller = earBySocket.get(socket)?.caller;
      return caller?.sessionId ? [{ socket, sessionId: caller.sessionId, updatedDate: caller.user.updatedDate }] : [];
    });
    for (let start = 0; start < known.length; start += mostAtAGlance) {
      const some = known.slice(start, start + mostAtAGlance);
      const dates = await sessions.living([...new Set(some.map(({ sessionId }) => sessionId))]);
      for (const { socket, sessionId, updatedDate } of some) {
        const date = dates.get(sessionId);
        if (date === undefined) socket.disconnect(true);
        else if (date !== updatedDate) await look(socket);
      }
    }
  }

  async function look(socket: OurSocket): Promise<void> {
    const ear = earBySocket.get(socket);
    if (!ear) return;
    ear.framesLeft = mostFrames;
    if (!ear.caller) return;
    const caller = await callers.ofToken(tokenOf(socket));
    if (!caller || admission.refusal(caller)) socket.disconnect(true);
    else ear.caller = caller;
  }

  return {
    tell: (entity, record, event, before) => {
      const room = entityRoom(appId, entity.name);
      const makeData = () => JSON.stringify(withoutOversize(event));
      switch (entity.access) {
        case 'content':
          return tellCircle(contentCircle(entity.name), room, makeData);
        case 'owner':
          return tellCircle(ownerCircle(record.ownerId, entity.name), room, makeData);
        case 'rules': {
          if (!adapter && !io.sockets.adapter.rooms.has(rulesCircle(entity.name))) return;
          const data = makeData();
          const versions: Versions = { record, before };
          tellByRules(entity, versions, data);
          if (adapter) io.serverSideEmit('told', entity.name, JSON.stringify(versions), data);
        }
      }
    },

    tellProfile: (userId, event) => {
      tellCircle(ownerCircle(userId, 'User'), entityRoom(appId, 'User'), () => JSON.stringify(withoutOversize(event)));
      void recheck(personCircle(userId));
      if (adapter) io.serverSideEmit('personChanged', userId);
    },

    tellConversation: (ownerId, conversationId, update) => {
      tellCircle(conversationCircle(ownerId, conversationId), conversationRoom(conversationId), () => JSON.stringify(update));
    },

    signOut: (sessionIds) => {
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionCircle)).disconnectSockets(true);
    },

    signOutPerson: (userId) => void io.in(personCircle(userId)).disconnectSockets(true),

    recheck: () => recheck(),

    close: async () => {
      clearInterval(timer);
      clearInterval(glances);
      // Those of this server only.
      io.local.disconnectSockets(true);
      io.engine.close();
      await io.of('/').adapter.close();
    },
  };
}

/** The contract's clients put the token into the address; our own app does not, because browsers print addresses that fail. */
function tokenOf({ handshake }: OurSocket): string | undefined {
  const { token = handshake.query['token'] } = handshake.auth as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

