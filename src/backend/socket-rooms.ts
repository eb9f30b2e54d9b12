// Client for the rooms of the realtime socket: a room is joined at every connection, and left with
// its last listener. The socket library is loaded on first use.
import type { Socket } from 'socket.io-client';
import { socketPath, type UpdateModel } from '../../schemas/api/backend-api.ts';

export interface SocketRoomListener {
  /** @param data JSON */
  update(data: string): void;
  /** Called when the room is joined, for the first time or again: events in between are lost. */
  connect?(): void;
  error?(fault: unknown): void;
}

export interface SocketRooms {
  /** @returns function that leaves the socket room */
  join(room: string, listener: SocketRoomListener): () => void;
  /** Connects again with the current token. */
  reconnect(): void;
  /** Removes all listeners and closes the socket. */
  close(): void;
}

export interface SocketRoomsParts {
  serverUrl: string;
  appId: string;
  token: () => string | null;
  /** Reports an error that no caller awaits. */
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

/**
 * Maximum delay in milliseconds: a server that refused the connection is tried at growing
 * intervals.
 */
const maxReconnectMillis = 300_000;

export function createSocketRooms({
  serverUrl,
  appId,
  token,
  report,
}: SocketRoomsParts): SocketRooms {
  const listeners = new Map<string, Set<SocketRoomListener>>();
  let socket: Socket | null = null;
  /** Counts connections, so that late events of an earlier connection are ignored. */
  let openCount = 0;
  let refusals = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    const openNumber = (openCount += 1);
    import('socket.io-client').then(
      ({ io }) => {
        if (openNumber === openCount)
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
        if (openNumber === openCount) refused('the socket could not be loaded', fault);
      },
    );
  }

  /**
   * The platform requires the token in the URL. Our own server also accepts it in the handshake,
   * where no log and no console shows it.
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
      forAllListeners((listener) => listener.connect?.());
    });
    next.on('update_model', ({ room, data }: UpdateModel) => {
      for (const listener of listeners.get(room) ?? []) callSafely(() => listener.update(data));
    });
    next.on('error', (fault) => failed('the socket told an error', fault));
    next.on('connect_error', (fault) => {
      // Without a network, the library reconnects automatically; after a refusal by the server it
      // does not.
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
    forAllListeners((listener) => listener.error?.(fault));
  }

  function refused(what: string, fault: unknown): void {
    closeSocket();
    failed(what, fault);
    const { reconnectionDelay, randomizationFactor } = reconnectionOptions;
    const length =
      Math.min(maxReconnectMillis, reconnectionDelay * 2 ** refusals) *
      (1 + randomizationFactor * Math.random());
    refusals += 1;
    if (listeners.size > 0) pause = setTimeout(open, length);
  }

  function closeSocket(): void {
    openCount += 1;
    clearTimeout(pause);
    socket?.disconnect();
    socket = null;
  }

  function forAllListeners(notify: (listener: SocketRoomListener) => void): void {
    for (const inRoom of listeners.values())
      for (const listener of inRoom) callSafely(() => notify(listener));
  }

  /** A listener that throws must not prevent the calls of the other listeners. */
  function callSafely(notify: () => void): void {
    try {
      notify();
    } catch (fault) {
      report('a listener of the socket failed', fault);
    }
  }

  return {
    join(room, joining) {
      // The same listener may join twice; each join has its own function to leave.
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
        queueMicrotask(() => inRoom.has(listener) && callSafely(() => listener.connect?.()));
      return () => {
        if (!inRoom.delete(listener) || inRoom.size > 0) return;
        listeners.delete(room);
        if (listeners.size === 0) closeSocket();
        else if (socket?.connected) socket.emit('leave', room);
      };
    },
    reconnect() {
      closeSocket();
      refusals = 0;
      if (listeners.size > 0) open();
    },
    close() {
      listeners.clear();
      closeSocket();
    },
  };
}
