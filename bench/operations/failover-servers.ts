// Two Selah servers on the database cluster, each with its own HAProxy as deploy/ha/README.md says;
// the people who write, and the rows that the database has at the end.
import pg from 'pg';
import { systemClock as clock } from '../../server/clock.ts';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import { findFreePort } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import type { StoredWrite } from './compare-writes.ts';
import type { FailoverWriter } from './failover-writers.ts';
import type { HaCluster } from './ha-cluster.ts';
import { startHaproxy } from './haproxy.ts';
import { addPerson, createSignIn } from './seed-people.ts';
import { createSelahServer } from './selah-server.ts';
import { waitUntil } from './wait-until.ts';

export interface FailoverServers {
  /** Addresses of the two servers. */
  urls: [string, string];
  /** Leads to the primary through HAProxy. */
  databaseUrl: string;
  /** Signs tokens on both servers. */
  secret: string;
}

const writerCount = 8;

export async function startServers(
  folder: string,
  cluster: HaCluster,
  cleanup: Cleanup,
): Promise<FailoverServers> {
  const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  const password = crypto.randomUUID();
  let hasDatabase = false;

  async function startServer(name: string): Promise<{ url: string; databaseUrl: string }> {
    const port = await startHaproxy(
      { name: `haproxy-${name}`, folder, nodes: cluster.files },
      cleanup,
    );
    if (!hasDatabase) await createDatabase(port, cluster.superuserPassword, password);
    hasDatabase = true;
    const databaseUrl = `postgres://selah:${password}@127.0.0.1:${port}/selah`;
    const server = createSelahServer(
      {
        name: `ha-${name}`,
        folder,
        port: await findFreePort(),
        environment: {
          DATABASE_URL: databaseUrl,
          JWT_SECRET: secret,
          BIBLE_HELLOAO_URL: 'off',
          CALLS_PER_MINUTE: '0',
        },
      },
      cleanup,
    );
    await server.start();
    return { url: server.url, databaseUrl };
  }

  const first = await startServer('server-1');
  const second = await startServer('server-2');
  return { urls: [first.url, second.url], databaseUrl: first.databaseUrl, secret };
}

/**
 * As deploy/ha/README.md does. HAProxy refuses connections until Patroni runs, and may pass the
 * first connections to a replica, before its first checks.
 */
async function createDatabase(port: number, superuser: string, password: string): Promise<void> {
  const url = `postgres://postgres:${superuser}@127.0.0.1:${port}/postgres`;
  const client = await waitUntil('the primary through HAProxy', 60_000, () => connectPrimary(url));
  try {
    await client.query(`create role selah login password '${password}'`);
    await client.query('create database selah owner selah');
  } finally {
    await client.end();
  }
}

/** Returns undefined when there is no connection, or it leads to a replica. */
async function connectPrimary(url: string): Promise<pg.Client | undefined> {
  const client = createClient(url);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as replica');
    if (rows[0]?.replica === false) return client;
  } catch {
    // HAProxy closes the connection while it knows no primary.
  }
  await client.end();
  return undefined;
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener, a connection that breaks would end this process. The query fails, too.
  client.on('error', () => {});
  return client;
}

export async function seedWriters(
  url: string,
  secret: string,
  urls: readonly string[],
): Promise<FailoverWriter[]> {
  const store = await openPostgres({ url, clock });
  try {
    const signIn = createSignIn(store, secret);
    const writers: FailoverWriter[] = [];
    for (let index = 0; index < writerCount; index += 1) {
      const person = await addPerson(store, `failover-${index}@example.org`);
      writers.push({ userId: person.id, token: await signIn(person), urls });
    }
    return writers;
  } finally {
    await store.close();
  }
}

/** Reads the records of all writers. */
export async function readStoredWrites(url: string): Promise<StoredWrite[]> {
  const client = createClient(url);
  await client.connect();
  try {
    const { rows } = await client.query<StoredWrite>(
      `select id, client_id as "clientId", owner_id as "ownerId", fields->>'prayer_text' as text from records where entity = 'Prayer'`,
    );
    return rows;
  } finally {
    await client.end();
  }
}
