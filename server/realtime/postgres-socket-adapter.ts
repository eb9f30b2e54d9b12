// Transfers socket events between several servers through PostgreSQL, so that a change on one
// server reaches the listeners of all servers.
import type { Pool } from 'pg';
import type { Namespace, ServerOptions } from 'socket.io';

export interface SocketAdapter {
  adapter: NonNullable<ServerOptions['adapter']>;
  /** Closes the adapter. Call it after the sockets have been closed. */
  close(): Promise<void>;
}

/**
 * Table that stores events of more than 8,000 bytes for a moment. 8,000 bytes is the limit of a
 * notification.
 */
const attachments = 'socket_io_attachments';
const channelPrefix = 'socket.io';

/**
 * Opens the socket adapter. The PostgreSQL modules are loaded only here, so that a server on SQLite
 * does not hold them in memory.
 *
 * Events are lost while the listening connection is broken. When a new one listens, the adapter
 * therefore closes the transports of this server's sockets: clients connect again and fetch what
 * changed.
 * @param failed called when a connection or an event is lost; the adapter reconnects by itself
 */
export async function openSocketAdapter({
  url,
  failed,
}: {
  url: string;
  failed: (error: unknown) => void;
}): Promise<SocketAdapter> {
  const [{ Client, Pool }, { createAdapter }] = await Promise.all([
    import('pg'),
    import('@socket.io/postgres-adapter'),
  ]);
  const pool = new Pool({
    connectionString: url,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
    application_name: 'selah',
  });
  pool.on('error', failed);
  try {
    await makeTable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const namespaces = new Set<Namespace>();
  let listening: InstanceType<typeof Client> | undefined;

  /**
   * Opens a separate connection for the adapter. The adapter takes its listening connection from a
   * pool and drops the connection when it breaks. A pool would count the dropped connection as in
   * use for ever. The unhandled error event of that connection would end the process.
   */
  async function connect() {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'selah',
    });
    client.on('error', failed);
    await client.connect();
    // The adapter requests a new connection twice when a connection breaks before it listens. Two
    // connections would deliver each event twice.
    listening?.removeAllListeners('end').removeAllListeners('notification');
    void listening?.end().catch(failed);
    listening = client;
    try {
      for (const { name } of namespaces) await client.query(`listen "${channelPrefix}#${name}"`);
    } catch (error) {
      void client.end().catch(failed);
      throw error;
    }
    closeTransports();
    return Object.assign(client, { release: () => void client.end().catch(failed) });
  }

  /** Clients connect again after a random pause of about a second. */
  function closeTransports(): void {
    for (const { sockets } of namespaces) for (const { conn } of sockets.values()) conn.close();
  }

  const sharedPool: Pick<Pool, 'query'> & { connect: typeof connect } = {
    query: pool.query.bind(pool),
    connect,
  };
  let createNamespaceAdapter: ReturnType<typeof createAdapter> | undefined;
  /** socket.io calls it with `new`. */
  function adapter(namespace: Namespace) {
    namespaces.add(namespace);
    // The package connects and starts a timer here. It ends both with the last namespace only.
    createNamespaceAdapter ??= createAdapter(sharedPool as unknown as Pool, {
      tableName: attachments,
      channelPrefix,
      errorHandler: failed,
    });
    return createNamespaceAdapter(namespace);
  }
  return {
    adapter: adapter as unknown as SocketAdapter['adapter'],
    close: () => pool.end(),
  };
}

async function makeTable(pool: Pool): Promise<void> {
  try {
    await pool.query(
      `create table if not exists ${attachments} (id bigserial unique, created_at timestamptz default now(), payload bytea)`,
    );
  } catch (error) {
    // Another server created the table at the same moment. PostgreSQL reports a duplicate catalogue
    // row, table or type.
    if (
      !(
        error instanceof Error &&
        'code' in error &&
        ['23505', '42P07', '42710'].includes(String(error.code))
      )
    )
      throw error;
  }
}
