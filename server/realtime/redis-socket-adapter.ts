// Transfers socket events between several servers through Redis or Valkey. It replaces LISTEN and
// NOTIFY where the database has none, or where a connection pooler in transaction mode is used.
import type { Namespace } from 'socket.io';
import type { SocketAdapter } from './postgres-socket-adapter.ts';

/** An error of the start. The message is for operators. */
export class RedisError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Redis cannot be used: ${reason}. Look at REDIS_URL, and whether Redis is running.`, {
      cause,
    });
    this.name = 'RedisError';
  }
}

/** Longest pause between two attempts to connect again. */
const longestPauseMillis = 8_000;
const connectTimeoutMillis = 10_000;
/** Event between servers: the sender could not publish something to the others. */
const missedEvent = 'missed';

/**
 * Opens the socket adapter. The Redis modules are loaded only here, so that a server without Redis
 * does not hold them in memory.
 *
 * Events are lost while a connection is broken. When it is open again, the transports of sockets are
 * closed: clients connect again, which checks their sessions, and fetch what changed. A server that
 * could not receive closes those of its own sockets; a server that could not publish asks the other
 * servers to close those of theirs.
 * @param url redis://user:password@host:port/database, or rediss:// with TLS
 * @param failed called when a connection or an event is lost; the adapter reconnects by itself
 * @throws the error of the first connection
 */
export async function openRedisSocketAdapter({
  url,
  failed,
}: {
  url: string;
  failed: (error: unknown) => void;
}): Promise<SocketAdapter> {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('@redis/client'),
    import('@socket.io/redis-adapter'),
  ]);
  let isOpen = false;
  const createConnection = () =>
    createClient({
      url,
      // An event that waits for a new connection would arrive late, and in any number.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: connectTimeoutMillis,
        // The start fails at once: its caller decides whether to wait.
        reconnectStrategy: (retries) => isOpen && Math.min(longestPauseMillis, 100 * 2 ** retries),
      },
    }).on('error', failed);
  const publisher = createConnection();
  const subscriber = createConnection();
  async function close(): Promise<void> {
    for (const client of [publisher, subscriber])
      if (client.isReady) await client.close();
      else if (client.isOpen) client.destroy();
  }
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    await close();
    throw error;
  }
  isOpen = true;

  const namespaces = new Set<Namespace>();
  // The subscriptions are renewed before this event.
  subscriber.on('ready', () => namespaces.forEach(closeTransports));
  let hasFailedToPublish = false;
  publisher.on('ready', () => {
    if (!hasFailedToPublish) return;
    hasFailedToPublish = false;
    // If this fails, too, `hasFailedToPublish` is set again.
    for (const namespace of namespaces) namespace.serverSideEmit(missedEvent);
  });

  // The adapter does not handle the promises of these methods, which reject without a connection.
  handleRejection(publisher, 'publish', (error) => {
    hasFailedToPublish = true;
    failed(error);
  });
  for (const name of ['subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'] as const)
    handleRejection(subscriber, name, failed);
  const createNamespaceAdapter = createAdapter(publisher, subscriber);
  /** socket.io calls it with `new`. */
  function adapter(namespace: Namespace) {
    namespaces.add(namespace);
    namespace.on(missedEvent, () => closeTransports(namespace));
    return createNamespaceAdapter(namespace);
  }
  return { adapter: adapter as unknown as SocketAdapter['adapter'], close };
}

/** The clients connect again. */
function closeTransports({ sockets }: Namespace): void {
  for (const { conn } of sockets.values()) conn.close();
}

/** Replaces a method of the client by one that reports a rejection instead of rejecting. */
function handleRejection<Name extends string>(
  client: Record<Name, (...values: never[]) => Promise<unknown>>,
  name: Name,
  failed: (error: unknown) => void,
): void {
  const call = client[name].bind(client) as (...values: unknown[]) => Promise<unknown>;
  Object.assign(client, {
    [name]: (...values: unknown[]) => call(...values).catch((error: unknown) => failed(error)),
  });
}
