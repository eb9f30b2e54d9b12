// Tests of two servers on one PostgreSQL: a sign-in, write or log-out on one server takes effect on
// both servers. Events of sockets go through PostgreSQL or through Redis.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSocketAdapter } from '../../../server/realtime/postgres-socket-adapter.ts';
import { openRedisSocketAdapter } from '../../../server/realtime/redis-socket-adapter.ts';
import { isTemporary } from '../../../server/store/postgres/postgres-outage.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { createTestDatabase } from '../support/postgres-databases.ts';
import { startRedis } from '../support/redis-server.ts';
import {
  listEvents,
  startListening,
  getRoom,
  type TestSocket,
} from '../support/socket-listeners.ts';
import {
  createTestClock,
  makeTempFolder,
  buildPrayer,
  createTestServer,
  getRecord,
  type TestServer,
} from '../support/test-server.ts';
import {
  callWithToken,
  carol,
  getLastCode,
  getLinkToken,
  waitForEmail,
  getWrongCode,
  signUpUser,
  getToken,
} from '../support/signed-up-users.ts';
import { sharedStores } from '../support/test-stores.ts';

const failed = (error: unknown): void => expect.unreachable(String(error));

type Transfer = 'PostgreSQL' | 'Redis';

const redis =
  sharedStores.length > 0
    ? await startRedis()
    : { kind: 'failed' as const, why: 'there is no PostgreSQL' };
if (redis.kind === 'failed') test('Redis starts here', ({ skip }) => skip(redis.why));
else afterAll(redis.stop);
const redisUrl = redis.kind === 'ready' ? redis.url : '';

async function createTwoServers({
  settings = {},
  onFault = failed,
  url,
  transfer = 'PostgreSQL',
}: {
  settings?: NonNullable<Parameters<typeof createTestServer>[0]>['settings'];
  onFault?: typeof failed;
  url?: string;
  transfer?: Transfer;
} = {}): Promise<[TestServer, TestServer]> {
  const database = url ?? (await createTestDatabase());
  const clock = createTestClock();
  async function first(): Promise<TestServer> {
    const { adapter, close } =
      transfer === 'Redis'
        ? await openRedisSocketAdapter({ url: redisUrl, failed: onFault })
        : await openSocketAdapter({ url: database, failed: onFault });
    // This cleanup is registered before the cleanup of the server, so it runs after the server has
    // stopped.
    onTestFinished(close);
    return createTestServer({
      settings,
      clock,
      open: (ticking) => openPostgres({ url: database, clock: ticking, connections: 3 }),
      socketAdapter: adapter,
    });
  }
  return Promise.all([first(), first()]);
}

async function callRedis<T>(...command: string[]): Promise<T> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  try {
    return await client.sendCommand<T>(command);
  } finally {
    await client.close();
  }
}

/** Ends the connections through which both servers hear of events. */
async function cutConnections(transfer: Transfer, databaseUrl: string): Promise<number | null> {
  if (transfer === 'Redis') return callRedis<number>('CLIENT', 'KILL', 'TYPE', 'pubsub');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'LISTEN%' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rowCount;
}

/**
 * Waits until events of one server reach the other server. The adapter starts to listen a moment
 * after its creation.
 */
async function joined(first: TestServer, socket: TestSocket): Promise<void> {
  await vi.waitFor(
    async () => {
      await first.admin.call('POST', '/entities/ComfortingVerse', {
        verse_key: crypto.randomUUID(),
        scripture_reference: 'Psalm 4:8',
      });
      expect(socket.events).not.toEqual([]);
    },
    { timeout: 10_000, interval: 100 },
  );
}

describe.runIf(sharedStores.length > 0)('two servers on one PostgreSQL', () => {
  test('signing in or out at one of two servers also applies to the other server', async () => {
    const [first, second] = await createTwoServers();
    const person = await signUpUser(first);
    const secondCall = callWithToken(second, person.token);
    expect(await secondCall('GET', '/entities/User/me')).toMatchObject({
      status: 200,
      body: { id: person.id },
    });
    const created = getRecord(await person.call('POST', '/entities/Prayer', buildPrayer()));
    expect((await secondCall('GET', `/entities/Prayer/${created.id}`)).status).toBe(200);
    await secondCall('POST', '/auth/logout');
    expect((await person.call('GET', '/entities/User/me')).status).toBe(401);
  });
});

describe
  .runIf(sharedStores.length > 0)
  .each<Transfer>(redis.kind === 'ready' ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'])(
  'two servers whose events go through %s',
  (transfer) => {
    test('events from one server reach only the entitled users at the other server', async () => {
      const entitiesDir = makeTempFolder();
      const rls = { create: true, read: { 'data.is_public': true }, update: true, delete: true };
      writeFileSync(
        join(entitiesDir, 'Testimony.json'),
        JSON.stringify({
          name: 'Testimony',
          type: 'object',
          properties: { text: { type: 'string' }, is_public: { type: 'boolean' } },
          required: [],
          rls,
        }),
      );
      const [first, second] = await createTwoServers({ settings: { entitiesDir }, transfer });
      const connect = await startListening(second);
      const rooms = [getRoom('ComfortingVerse'), getRoom('Prayer'), getRoom('Testimony')];
      const [alicesSocket, bobsSocket] = (await Promise.all(
        [second.alice.token, second.bob.token].map((token) => connect(token, ...rooms)),
      )) as [TestSocket, TestSocket];
      await Promise.all([joined(first, alicesSocket), joined(first, bobsSocket)]);
      const small = getRecord(await first.alice.call('POST', '/entities/Prayer', buildPrayer()));
      // Larger than a notification of PostgreSQL may be.
      const large = getRecord(
        await first.alice.call(
          'POST',
          '/entities/Prayer',
          buildPrayer({ prayer_text: 'x'.repeat(9_500), title: '\u0000 \ud800 é' }),
        ),
      );
      const hidden = getRecord(
        await first.alice.call('POST', '/entities/Testimony', { text: 'x', is_public: false }),
      );
      const visible = getRecord(
        await first.alice.call('POST', '/entities/Testimony', { text: 'y', is_public: true }),
      );
      const count = (socket: TestSocket, name: string) => listEvents(socket, getRoom(name)).length;
      await vi.waitFor(
        () =>
          expect([
            count(alicesSocket, 'Prayer'),
            count(bobsSocket, 'Testimony'),
            count(alicesSocket, 'Testimony'),
          ]).toEqual([2, 1, 1]),
        { timeout: 10_000 },
      );
      const prayers = new Map(
        listEvents(alicesSocket, getRoom('Prayer')).map((event) => [event.id, event.data]),
      );
      expect(prayers.get(small.id)).toEqual(small);
      expect(prayers.get(large.id)).toEqual(large);
      expect(listEvents(bobsSocket, getRoom('Prayer'))).toEqual([]);
      expect(listEvents(bobsSocket, getRoom('Testimony')).map(({ id }) => id)).toEqual([
        visible.id,
      ]);
      expect(hidden.id).not.toBe(visible.id);
    });

    test('a log-out at one server closes only this user’s socket at the other server', async () => {
      const [first, second] = await createTwoServers({ transfer });
      const connect = await startListening(second);
      const alicesSocket = await connect(first.alice.token, getRoom('ComfortingVerse'));
      const bobsSocket = await connect(first.bob.token, getRoom('ComfortingVerse'));
      await joined(first, alicesSocket);
      await first.alice.call('POST', '/auth/logout');
      await alicesSocket.closed;
      expect(bobsSocket.socket.connected).toBe(true);
    });

    test('a server that closes leaves the sockets of the other alone', async () => {
      const [first, second] = await createTwoServers({ transfer });
      const connect = await startListening(second);
      const socket = await connect(second.alice.token, getRoom('ComfortingVerse'));
      await joined(first, socket);
      await first.app.close();
      await joined(second, socket);
      expect(socket.socket.connected).toBe(true);
    });

    test('two servers whose database connection was cut reconnect to each other', async () => {
      const url = await createTestDatabase();
      const faults: unknown[] = [];
      const [first, second] = await createTwoServers({
        onFault: (error) => void faults.push(error),
        url,
        transfer,
      });
      const connect = await startListening(second);
      const socket = await connect(null, getRoom('ComfortingVerse'));
      const closeReasons: string[] = [];
      socket.socket.on('disconnect', (reason) => void closeReasons.push(reason));
      await joined(first, socket);
      expect(await cutConnections(transfer, url)).toBe(2);
      await vi.waitFor(() => expect(faults.length).toBeGreaterThan(0));
      // The client connects again, and fetches what it missed.
      await socket.closed;
      expect(closeReasons).toEqual(['transport close']);
      await joined(first, await connect(null, getRoom('ComfortingVerse')));
    });
  },
);

describe.runIf(redis.kind === 'ready')('a server that cannot publish to Redis', () => {
  test('its lost events close the sockets of the other server, which connect again', async () => {
    const faults: unknown[] = [];
    const [first, second] = await createTwoServers({
      onFault: (error) => void faults.push(error),
      transfer: 'Redis',
    });
    const [connectFirst, connectSecond] = await Promise.all([
      startListening(first),
      startListening(second),
    ]);
    const ownSocket = await connectFirst(first.bob.token, getRoom('ComfortingVerse'));
    const alicesSocket = await connectSecond(first.alice.token, getRoom('ComfortingVerse'));
    const bobsSocket = await connectSecond(first.bob.token, getRoom('ComfortingVerse'));
    const closeReasons: string[] = [];
    for (const { socket } of [alicesSocket, bobsSocket])
      socket.on('disconnect', (reason) => void closeReasons.push(reason));
    await Promise.all([joined(first, alicesSocket), joined(second, ownSocket)]);
    // Redis receives the log-out, but its connection ends before Redis passes it on.
    await callRedis('CLIENT', 'PAUSE', '60000', 'WRITE');
    try {
      await first.alice.call('POST', '/auth/logout');
      await callRedis('CLIENT', 'KILL', 'TYPE', 'normal');
      await vi.waitFor(() => expect(faults.length).toBeGreaterThan(1));
    } finally {
      await callRedis('CLIENT', 'UNPAUSE');
    }
    await Promise.all([alicesSocket.closed, bobsSocket.closed]);
    expect(closeReasons).toEqual(['transport close', 'transport close']);
    expect(ownSocket.socket.connected).toBe(true);
    // With the token of the ended session, no private events arrive any more.
    const rooms = [getRoom('ComfortingVerse'), getRoom('Prayer')];
    const anonymous = await connectSecond(first.alice.token, ...rooms);
    getRecord(await second.alice.call('POST', '/entities/Prayer', buildPrayer()));
    await joined(second, anonymous);
    expect(listEvents(anonymous, getRoom('Prayer'))).toEqual([]);
    await joined(first, await connectSecond(first.bob.token, getRoom('ComfortingVerse')));
  });
});

describe.runIf(sharedStores.length > 0)('what two servers on one PostgreSQL share', () => {
  test('codes, tries, links and limits are shared by both servers', async () => {
    const [first, second] = await createTwoServers();
    await first.anonymous.call('POST', '/auth/register', carol);
    const code = getLastCode(first);
    const register = (server: TestServer) => server.anonymous.call('POST', '/auth/register', carol);
    expect(await register(second)).toMatchObject({ status: 429, body: { code: 'too_soon' } });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const server = attempt % 2 === 0 ? first : second;
      expect(
        await server.anonymous.call('POST', '/auth/verify-otp', {
          email: carol.email,
          otp_code: getWrongCode(code),
        }),
      ).toMatchObject({ body: { code: 'code_wrong' } });
    }
    expect(
      (
        await second.anonymous.call('POST', '/auth/verify-otp', {
          email: carol.email,
          otp_code: code,
        })
      ).status,
    ).toBe(200);

    const wrong = { ...carol, password: 'wrong horse' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, attempt) =>
        (attempt % 2 === 0 ? first : second).anonymous.call('POST', '/auth/login', wrong),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(10).fill(400),
      ...Array<number>(6).fill(429),
    ]);

    await first.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
    const reset_token = getLinkToken(await waitForEmail(first, 2));
    const resets = await Promise.all(
      [first, second].map((server) =>
        server.anonymous.call('POST', '/auth/reset-password', {
          reset_token,
          new_password: 'a new horse',
        }),
      ),
    );
    expect(resets.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    first.clock.advance(15 * 60_000);
    expect(
      getToken(
        await second.anonymous.call('POST', '/auth/login', { ...carol, password: 'a new horse' }),
      ),
    ).not.toBe('no token');
  });

  test('servers that start together create one table of events and one service user', async () => {
    const serviceToken = 'a-service-token-of-the-tests-long-enough';
    const servers = await createTwoServers({ settings: { serviceToken } });
    const answers = await Promise.all(
      servers.map((server) => callWithToken(server, serviceToken)('GET', '/entities/User/me')),
    );
    expect(new Set(answers.map((answer) => getRecord(answer).id)).size).toBe(1);
  });
});

test('a Redis that cannot be reached is an outage for which the start waits', async () => {
  const opening = openRedisSocketAdapter({ url: 'redis://127.0.0.1:1', failed: () => {} });
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  expect(isTemporary(error)).toBe(true);
});
