// Tests of the start of a server whose PostgreSQL cannot be reached yet, or refuses the server.
import { connect, createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSocketAdapter } from '../../../server/realtime/postgres-socket-adapter.ts';
import { DatabaseOutage } from '../../../server/store/database-outage.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import {
  createDatabaseWait,
  type FailedAttempt,
} from '../../../server/store/postgres/wait-for-database.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { createTestClock } from '../support/test-server.ts';

/** Creates a wait whose pauses advance a test clock, and call `pausing` with their number. */
function createTestWait(pausing: (count: number) => Promise<void> | void = () => {}) {
  const clock = createTestClock();
  const attempts: FailedAttempt[] = [];
  const waitForDatabase = createDatabaseWait({
    limitMillis: 60_000,
    clock,
    failed: (attempt) => void attempts.push(attempt),
    wait: async (millis) => {
      clock.advance(millis);
      await pausing(attempts.length);
    },
  });
  return { waitForDatabase, attempts };
}

function fault(code: string, message = 'read failed'): Error {
  return Object.assign(new Error(message), code === '' ? {} : { code });
}

test.each([
  fault('ECONNREFUSED'),
  fault('ECONNRESET'),
  fault('EAI_AGAIN'),
  fault('ENOTFOUND'),
  // cannot_connect_now: the database is starting up.
  fault('57P03'),
  // read_only_sql_transaction: the connection leads to a replica.
  fault('25006'),
  fault('', 'Connection terminated unexpectedly'),
  fault('', 'timeout expired'),
  fault('', 'timeout exceeded when trying to connect'),
])('the start waits after %o, with growing pauses', async (error) => {
  const { waitForDatabase, attempts } = createTestWait();
  let count = 0;
  const opened = waitForDatabase(async () => {
    count += 1;
    if (count < 4) throw error;
    return 'opened';
  });
  expect(await opened).toBe('opened');
  expect(attempts.map(({ attempt, pause }) => [attempt, pause])).toEqual([
    [1, 500],
    [2, 1_000],
    [3, 2_000],
  ]);
  expect(attempts[0]).toMatchObject({ reason: error.message });
});

test('after sixty seconds the start gives up with an outage that names the cause', async () => {
  const { waitForDatabase, attempts } = createTestWait();
  const opening = waitForDatabase(() => Promise.reject(fault('ECONNREFUSED')));
  await expect(opening).rejects.toMatchObject({ code: 'ECONNREFUSED', message: 'read failed' });
  await expect(opening).rejects.toBeInstanceOf(DatabaseOutage);
  expect(attempts.reduce((sum, { pause }) => sum + pause, 0)).toBe(60_000);
  expect(Math.max(...attempts.map(({ pause }) => pause))).toBe(8_000);
});

test.each(['28P01', '3D000', '42501', 'ERR_SQLITE_ERROR'])(
  'the start does not wait after %s',
  async (code) => {
    const { waitForDatabase, attempts } = createTestWait();
    const error = fault(code);
    await expect(waitForDatabase(() => Promise.reject(error))).rejects.toBe(error);
    expect(attempts).toEqual([]);
  },
);

const answer = await requestPostgres();

describe.skipIf(answer.kind === 'failed')('on PostgreSQL', () => {
  /** Resets connections until `mend` is called; afterwards it forwards them to the database. */
  async function createStartingDatabase(url: string) {
    const { hostname, port } = new URL(url);
    let isUp = false;
    const proxy = createServer((client) => {
      if (!isUp) return client.resetAndDestroy();
      const server = connect(Number(port), hostname);
      client.on('error', () => server.destroy()).pipe(server);
      server.on('error', () => client.destroy()).pipe(client);
    });
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void proxy.close());
    return {
      url: Object.assign(new URL(url), {
        hostname: '127.0.0.1',
        port: String((proxy.address() as AddressInfo).port),
      }).href,
      mend: () => void (isUp = true),
    };
  }

  test.each([
    [
      'the store',
      (url: string): Promise<{ close(): Promise<void> }> =>
        openPostgres({ url, clock: createTestClock() }),
    ],
    [
      'the socket adapter',
      (url: string): Promise<{ close(): Promise<void> }> =>
        openSocketAdapter({ url, failed: (error) => expect.unreachable(`${error}`) }),
    ],
  ])('%s opens as soon as the database is up', async (_name, open) => {
    const database = await createStartingDatabase(await createTestDatabase());
    const { waitForDatabase, attempts } = createTestWait((count) => {
      if (count === 3) database.mend();
    });
    const opened = await waitForDatabase(() => open(database.url));
    onTestFinished(() => opened.close());
    expect(attempts.map(({ code }) => code)).toEqual(['ECONNRESET', 'ECONNRESET', 'ECONNRESET']);
  });

  test('a socket adapter without a namespace has no timer and no connection left after closing', async () => {
    const url = await createTestDatabase();
    const setInterval = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => setInterval.mockRestore());
    const connecting = vi.spyOn(Client.prototype, 'connect');
    onTestFinished(() => connecting.mockRestore());
    const adapter = await openSocketAdapter({
      url,
      failed: (error) => expect.unreachable(`${error}`),
    });
    // The connection of the pool, which creates the table.
    expect(connecting).toHaveBeenCalledTimes(1);
    expect(setInterval).not.toHaveBeenCalled();
    await adapter.close();
  });

  test.each([
    ['a wrong password', { password: 'wrong' }, '28P01'],
    ['a missing database', { pathname: '/no-such-database' }, '3D000'],
  ])('%s ends the start at once', async (_name, change, code) => {
    const { href: url } = Object.assign(new URL(await createTestDatabase()), change);
    const { waitForDatabase, attempts } = createTestWait();
    const opening = waitForDatabase(() => openPostgres({ url, clock: createTestClock() }));
    await expect(opening).rejects.toMatchObject({ code });
    expect(attempts).toEqual([]);
  });
});
