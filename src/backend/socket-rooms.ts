// The rooms of the realtime socket: joined at every connection, left with the last listener. The
// socket's code is loaded when first needed.
import type { Socket } from 'socket.io-client';
import { socketPath, type UpdateModel } from '../../schemas/api/backend-api.ts';

export interface SocketRoomListener {
  /** @param data JSON */
  update(data: string): void;
  /** The room is open, for the first time or again: what was said in between is lost. */
  connect?(): void;
  error?(fault: unknown): void;
}

export interface SocketRooms {
  /** @returns the way to leave */
  join(room: string, listener: SocketRoomListener): () => void;
  /** Begins anew with the token as it is now. */
  reconnect(): void;
  /** Everybody leaves. */
  close(): void;
}

export interface SocketRoomsParts {
  serverUrl: string;
  appId: string;
  token: () => string | null;
  /** Tells a fault that no caller waits for. */
  report: (what: string, fault: unknown) => void;
}

/** The figures of the product spec, part 1 section 9; milliseconds. */
export const reconnectionOptions = {
  reconnection: true,
  reconnectionAttempts: Infinity,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
};

/** A server that said no itself is asked ever more rarely. */
const maxReconnectMillis = 300_000;

export function createSocketRooms({
  serverUrl,
  appId,
  token,
  report,
}: SocketRoomsParts): SocketRooms {
  const listeners = new Map<string, Set<SocketRoomListener>>();
  let socket: Socket | null = null;
  /** Counts openings: what comes late from an earlier one is nobody's. */
  let openCount = 0;
  let refusals = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const mine = (openCount += 1);
    import('socket.io-client').then(
      ({ io }) => {
        if (mine === openCount)
          attach(
            io(serverUrl === '' ? location.origin : serverUrl, {
              ...reconnectionOptions,
              path: socketPath,
              transports: ['websocket'],
              forceNew: true,
              ...introduction(),
            }),
          );
      },
      (fault: unknown) => {
        if (mine === openCount) refused('the socket could not be loaded', fault);
      },
    );
  }

  /**
   * The platform wants the token in the address; our own server also takes it where no log and no
   * console shows it.
   */
  function introduction(): { query: Record<string, string>; auth?: { token: string } } {
    const bearer = token();
    if (serverUrl !== '' || bearer === null)
      return { query: { app_id: appId, token: String(bearer) } };
    return { query: { app_id: appId }, auth: { token: bearer } };
  }

  function attach(next: Socket): void {
    socket = next;
    next.on('connect', () => {
      refusals = 0;
      for (const room of listeners.keys()) next.emit('join', room);
      everybody((listener) => listener.connect?.());
    });
    next.on('update_model', ({ room, data }: UpdateModel) => {
      for (const listener of listeners.get(room) ?? []) guarded(() => listener.update(data));
    });
    next.on('error', (fault) => failed('the socket told an error', fault));
    next.on('connect_error', (fault) => {
      // Without a way the library goes on by itself; after the server's no it does not.
      if (next.active) failed('the socket has no way to the server', fault);
      else refused('the server refused the socket', fault);
    });
    next.on('disconnect', (reason) => {
      if (reason === 'io server disconnect')
        refused('the server closed the socket', new Error(reason));
    });
  }

  function failed(what: string, fault: unknown): void {
    report(what, fault);
    everybody((listener) => listener.error?.(fault));
  }

  function refused(what: string, fault: unknown): void {
    shut();
    failed(what, fault);
    const { reconnectionDelay, randomizationFactor } = reconnectionOptions;
    const length =
      Math.min(maxReconnectMillis, reconnectionDelay * 2 ** refusals) *
      (1 + randomizationFactor * Math.random());
    refusals += 1;
    if (listeners.size > 0) pause = setTimeout(open, length);
  }

  function shut(): void {
    openCount += 1;
    clearTimeout(pause);
    socket?.disconnect();
    socket = null;
  }

  function everybody(tell: (listener: SocketRoomListener) => void): void {
    for (const inRoom of listeners.values())
      for (const listener of inRoom) guarded(() => tell(listener));
  }

  /** A listener that fails must not cost the others their news. */
  function guarded(tell: () => void): void {
    try {
      tell();
    } catch (fault) {
      report('a listener of the socket failed', fault);
    }
  }

  return {
    join(room, joining) {
      // A listener may come twice; each coming has its own way out.
      const listener = { ...joining };
      const inRoom = listeners.get(room) ?? new Set<SocketRoomListener>();
      inRoom.add(listener);
      if (inRoom.size === 1) {
        const isFirst = listeners.size === 0;
        listeners.set(room, inRoom);
        if (isFirst) open();
        else if (socket?.connected) socket.emit('join', room);
      }
      if (socket?.connected)
        queueMicrotask(() => inRoom.has(listener) && guarded(() => listener.connect?.()));
      return () => {
        if (!inRoom.delete(listener) || inRoom.size > 0) return;
        listeners.delete(room);
        if (listeners.size === 0) shut();
        else if (socket?.connected) socket.emit('leave', room);
      };
    },
    reconnect() {
      shut();
      refusals = 0;
      if (listeners.size > 0) open();
    },
    close() {
      listeners.clear();
      shut();
    },
  };
}
