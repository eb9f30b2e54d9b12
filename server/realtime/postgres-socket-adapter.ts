// Carries socket events between several servers through PostgreSQL, so that a change on one server
// reaches the listeners of all servers.
import type { Pool } from 'pg';
import type { ServerOptions } from 'socket.io';

export interface SocketAdapter {
  adapter: NonNullable<ServerOptions['adapter']>;
  /** After the sockets have been closed. */
  close(): Promise<void>;
}

/**
 * Events of more than 8,000 bytes wait here for a moment, because notifications are limited to
 * that.
 */
const attachments = 'socket_io_attachments';

/**
 * Opens the socket adapter. The PostgreSQL modules are loaded only here, so that a server on SQLite
 * does not hold them in memory.
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
  await makeTable(pool);

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
    return Object.assign(client, { release: () => void client.end().catch(failed) });
  }
  const sharedPool: Pick<Pool, 'query'> & { connect: typeof connect } = {
    query: pool.query.bind(pool),
    connect,
  };
  return {
    adapter: createAdapter(sharedPool as unknown as Pool, {
      tableName: attachments,
      errorHandler: failed,
    }),
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
