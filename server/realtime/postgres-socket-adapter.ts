// Carries events between several servers through PostgreSQL: whoever's change one of them takes,
// the listeners of all hear it.
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
 * Loaded only where it is used: a server on SQLite needs no PostgreSQL in its memory.
 * @param failed hears of a lost connection or event; the adapter connects again by itself
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
   * The adapter listens on a connection that it takes from a pool, and forgets it when it breaks: a
   * pool would count it as lent for ever, and its error, heard by nobody, would end the process. So
   * that connection is one of its own.
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
  const lent: Pick<Pool, 'query'> & { connect: typeof connect } = {
    query: pool.query.bind(pool),
    connect,
  };
  return {
    adapter: createAdapter(lent as unknown as Pool, {
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
    // Another server that starts at the same moment was faster: PostgreSQL says so of a row of its
    // catalogue, of the table or of its type.
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
