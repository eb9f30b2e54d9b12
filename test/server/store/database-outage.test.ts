// Tests of an unreachable, silent or full database: calls fail in time, no acknowledged write is
// lost, and the server recovers. One file holds them, because all use the same broken connections.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireRecord } from '../../../schemas/api/backend-api.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import {
  createTestClock,
  makeTempFolder,
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  testSecret,
  type TestResponse,
  type TestServer,
  type TestSettings,
} from '../support/test-server.ts';
import { callJson, logIn, startServer } from '../support/spawned-server.ts';
import { startListening } from '../support/socket-listeners.ts';
import {
  buildTestDraft,
  buildListQuery,
  createTestRecord,
  openTestStore,
} from '../support/store-fixture.ts';

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  body: {
    code: 'database_unavailable',
    message: expect.any(String),
    request_id: expect.any(String),
  },
};
const full = {
  status: 503,
  headers: { 'retry-after': '60' },
  body: { code: 'storage_full', message: expect.any(String), request_id: expect.any(String) },
};

async function readHealth({ app }: TestServer, query = ''): Promise<TestResponse> {
  const answer = await app.inject({ method: 'GET', url: `/healthz${query}` });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

describe('on SQLite', () => {
  async function createLimitedServer(
    path: string,
    settings: TestSettings = {},
  ): Promise<{ server: TestServer; connection: DatabaseSync }> {
    let connection: DatabaseSync | undefined;
    const server = await createTestServer({
      ...settings,
      open: (clock) =>
        openSqlite({ path, clock, opened: (database) => void (connection = database) }),
    });
    if (!connection) throw new Error('The store has shown no connection.');
    return { server, connection };
  }

  /** Lets the database add four pages. Returns the text of a prayer that does not fit. */
  function limitPages(connection: DatabaseSync): { prayer_text: string } {
    const { page_count: pages } = connection.prepare('pragma page_count').get() as {
      page_count: number;
    };
    connection.exec(`pragma max_page_count = ${pages + 4}`);
    // More pages than the free pages of the file and the four pages that may be added.
    return { prayer_text: 'Lord, send rain. '.repeat(3_000) };
  }

  test.each([':memory:', join(makeTempFolder(), 'selah.sqlite')])(
    'with a full SQLite disk, writes and /healthz answer 503 until there is space; reads work (%s)',
    async (path) => {
      const { server, connection } = await createLimitedServer(path);
      const { alice } = server;
      const first = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
      expect(await readHealth(server)).toMatchObject({ status: 200 });
      const long = limitPages(connection);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => alice.call('POST', '/entities/Prayer', buildPrayer(long))),
      );
      for (const answer of answers) expect(answer).toMatchObject(full);
      expect(await readHealth(server)).toMatchObject(full);
      expect(getRecords(await alice.call('GET', '/entities/Prayer'))).toEqual([first]);
      connection.exec('pragma max_page_count = 1000000');
      expect(await readHealth(server)).toMatchObject({ status: 200 });
      expect(await alice.call('POST', '/entities/Prayer', buildPrayer(long))).toMatchObject({
        status: 201,
      });
      expect(await alice.call('GET', '/entities/Prayer/count')).toMatchObject({
        body: { count: 2 },
      });
      expect(
        connection.prepare('select count(*) as tries from limits where key like ?').get('try %'),
      ).toEqual({ tries: 0 });
    },
  );

  test('on a full disk, a small write that fits does not make /healthz answer 200', async () => {
    const { server, connection } = await createLimitedServer(':memory:');
    const { alice } = server;
    const long = limitPages(connection);
    expect(await alice.call('POST', '/entities/Prayer', buildPrayer(long))).toMatchObject(full);
    expect(await alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject({
      status: 201,
    });
    expect(await readHealth(server)).toMatchObject(full);
    connection.exec('pragma max_page_count = 1000000');
    expect(await readHealth(server)).toMatchObject({ status: 200 });
  });

  test('on a full disk, a proxy that asks for reads is answered 200, metrics are not', async () => {
    const { server, connection } = await createLimitedServer(':memory:');
    const { alice } = server;
    expect(await readHealth(server, '?for=reads')).toMatchObject({ body: { status: 'ok' } });
    const long = limitPages(connection);
    expect(await alice.call('POST', '/entities/Prayer', buildPrayer(long))).toMatchObject(full);
    expect(await readHealth(server, '?for=reads')).toMatchObject({
      status: 200,
      body: { status: 'reads_only' },
    });
    expect(await readHealth(server, '?for=writes')).toMatchObject(full);
    const { body } = await server.app.inject('/metrics');
    expect(body).toContain('selah_database_up 0');
    // A closed store is no full disk.
    await server.store.close();
    expect(await readHealth(server, '?for=reads')).not.toMatchObject({ status: 200 });
  });

  test('when a disk is no longer full, the server closes its sockets once', async () => {
    const { server, connection } = await createLimitedServer(':memory:', {
      fullDiskCheckMillis: 10,
    });
    const { alice } = server;
    const connect = await startListening(server);
    const before = await connect(alice.token);
    const long = limitPages(connection);
    expect(await alice.call('POST', '/entities/Prayer', buildPrayer(long))).toMatchObject(full);
    await waitForChecks(server);
    expect(before.socket.connected).toBe(true);
    connection.exec('pragma max_page_count = 1000000');
    await before.closed;
    const after = await connect(alice.token);
    await waitForChecks(server);
    expect(after.socket.connected).toBe(true);
  });

  /** Resolves after several runs of the watch. */
  async function waitForChecks({ store }: TestServer): Promise<void> {
    const check = vi.spyOn(store, 'check');
    await vi.waitFor(() => expect(check.mock.calls.length).toBeGreaterThan(3));
    check.mockRestore();
  }

  test('while a SQLite file is locked for too long, writes answer 503 and reads work', async () => {
    const path = join(makeTempFolder(), 'selah.sqlite');
    const {
      server: { alice },
      connection,
    } = await createLimitedServer(path);
    connection.exec('pragma busy_timeout = 1');
    const otherConnection = new DatabaseSync(path);
    onTestFinished(() => otherConnection.close());
    otherConnection.exec('begin immediate');
    expect(await alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject(unavailable);
    expect(await alice.call('GET', '/entities/Prayer')).toMatchObject({ status: 200, body: [] });
    otherConnection.exec('rollback');
    expect(await alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject({
      status: 201,
    });
  });

  test('SQLite flushes each commit to the disk and uses a log that survives a crash', async () => {
    let connection: DatabaseSync | undefined;
    const store = await openSqlite({
      path: join(makeTempFolder(), 'selah.sqlite'),
      clock: createTestClock(),
      opened: (database) => void (connection = database),
    });
    onTestFinished(() => store.close());
    // 2: full
    expect(connection?.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    expect(connection?.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('a write group that cannot be committed is undone as a whole; the next works', async () => {
    const path = join(makeTempFolder(), 'selah.sqlite');
    let connection: DatabaseSync | undefined;
    const { store, alice, bob, aliceScope, bobScope, allOwnersScope } = await openTestStore({
      open: (clock) =>
        openSqlite({ path, clock, opened: (database) => void (connection = database) }),
    });
    // This deferred constraint fails only at the commit.
    connection?.exec(`create table unkept (user_id text references users (id) deferrable initially deferred);
      create trigger spoil after insert on records when new.fields like '%spoiled%' begin insert into unkept values ('no-such-user'); end`);
    // Writes that are called in the same tick form one group.
    const writes = await Promise.allSettled([
      store.records.create(aliceScope, alice.id, [buildTestDraft({ title: 'one' })]),
      store.records.create(aliceScope, alice.id, [buildTestDraft({ title: 'spoiled' })]),
      store.records.create(bobScope, bob.id, [buildTestDraft({ title: 'three' })]),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await store.records.list(allOwnersScope, buildListQuery())).toEqual([]);
    const keptRecord = await createTestRecord(store, aliceScope, alice, { title: 'later' });
    expect(await store.records.list(allOwnersScope, buildListQuery())).toEqual([keptRecord]);
    // Another connection checks that the data is committed, and not only visible to the connection
    // that wrote it.
    const otherConnection = new DatabaseSync(path, { readOnly: true });
    onTestFinished(() => otherConnection.close());
    expect(otherConnection.prepare('select id from records').all()).toEqual([
      { id: keptRecord.id },
    ]);
  });
});

const answer = await requestPostgres();

describe.skipIf(answer.kind === 'failed')('on PostgreSQL', () => {
  async function connectClient(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  test(
    'when PostgreSQL cuts all connections under load, the server keeps acknowledged writes',
    { timeout: 60_000 },
    async () => {
      const url = await createTestDatabase();
      const server = await startServer(makeTempFolder(), {
        DATABASE_URL: url,
        JWT_SECRET: testSecret,
      });
      const token = await logIn(server.api);
      const client = await connectClient(url);
      const acknowledged: WireRecord[] = [];
      let refusedCount = 0;
      const finished = new AbortController();
      const writers = Array.from({ length: 12 }, async () => {
        while (!finished.signal.aborted) {
          const { status, body } = await callJson<WireRecord & { code: string }>(
            'POST',
            `${server.api}/entities/Prayer`,
            token,
            buildPrayer(),
          );
          if (status === 201) acknowledged.push(body);
          else {
            expect([status, body.code]).toEqual([503, 'database_unavailable']);
            refusedCount += 1;
          }
        }
      });
      const cutLoop = (async () => {
        for (let cutCount = 0; cutCount < 8; cutCount += 1) {
          const before = acknowledged.length;
          await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), {
            timeout: 5_000,
            interval: 1,
          });
          await client.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          );
        }
      })();
      await Promise.all([cutLoop.finally(() => finished.abort()), ...writers]);
      expect(server.process.exitCode).toBeNull();
      const stored = await callJson<WireRecord[]>(
        'GET',
        `${server.api}/entities/Prayer?limit=5000`,
        token,
      );
      const foundById = new Map(stored.body.map((record) => [record.id, record]));
      for (const record of acknowledged) expect(foundById.get(record.id)).toEqual(record);
      // Proof that connections were in use when they broke.
      expect(refusedCount).toBeGreaterThan(0);
    },
  );

  /** Creates a proxy to the database that can stop forwarding data or close its connections. */
  async function createProxy(url: string) {
    const { hostname, port } = new URL(url);
    const ends = new Set<Socket>();
    let isSilent = false;
    const proxy = createServer((clientSocket) => {
      const serverSocket = connect(Number(port), hostname);
      for (const [from, to] of [
        [clientSocket, serverSocket],
        [serverSocket, clientSocket],
      ] as const) {
        ends.add(from);
        from.on('data', (data) => void (isSilent || to.write(data)));
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    const open = (at: number) =>
      new Promise<void>((resolve) => void proxy.listen(at, '127.0.0.1', resolve));
    const cut = () => ends.forEach((end) => void end.destroy());
    await open(0);
    const { port: proxyPort } = proxy.address() as AddressInfo;
    onTestFinished(() => {
      proxy.close();
      cut();
    });
    return {
      url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(proxyPort) }).href,
      silence: () => void (isSilent = true),
      cut: () => {
        proxy.close();
        cut();
      },
      mend: async () => {
        // Data that the proxy did not forward is lost to these connections permanently.
        cut();
        isSilent = false;
        if (!proxy.listening) await open(proxyPort);
      },
    };
  }

  test(
    'while PostgreSQL is silent or gone, every call and /healthz answer 503 in time',
    { timeout: 30_000 },
    async () => {
      const proxy = await createProxy(await createTestDatabase());
      const server = await createTestServer({
        open: (clock) =>
          openPostgres({ url: proxy.url, clock, connections: 2, responseTimeoutMillis: 500 }),
      });
      const { alice } = server;
      let count = 0;
      for (const interrupt of [proxy.silence, proxy.cut]) {
        expect(await alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject({
          status: 201,
        });
        count += 1;
        interrupt();
        const answers = await Promise.all([
          readHealth(server),
          ...Array.from({ length: 5 }, (_, index) =>
            alice.call(
              index % 2 ? 'POST' : 'GET',
              '/entities/Prayer',
              index % 2 ? buildPrayer() : undefined,
            ),
          ),
        ]);
        for (const one of answers) expect(one).toMatchObject(unavailable);
        await proxy.mend();
        expect(await readHealth(server)).toMatchObject({ status: 200 });
        expect(await alice.call('GET', '/entities/Prayer/count')).toMatchObject({
          status: 200,
          body: { count },
        });
      }
    },
  );

  test('migrations and the tidying may be silent for longer', async () => {
    const url = await createTestDatabase();
    const client = await connectClient(url);
    const waitForLock = async (table: string, work: () => Promise<unknown>) => {
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      const [worked] = await Promise.allSettled([
        work(),
        client.query('select pg_sleep(0.6)').then(() => client.query('commit')),
      ]);
      return worked;
    };
    const opened = await waitForLock('kysely_migration', () =>
      openPostgres({ url, clock: createTestClock(), responseTimeoutMillis: 300 }),
    );
    if (opened.status === 'rejected') throw opened.reason;
    const store = opened.value as Awaited<ReturnType<typeof openPostgres>>;
    onTestFinished(() => store.close());
    expect(await waitForLock('deletions', () => store.deleteExpired())).toMatchObject({
      status: 'fulfilled',
    });
    // All other statements may not take longer.
    expect(await waitForLock('users', () => store.users.find('no-such-user'))).toMatchObject({
      status: 'rejected',
      reason: { name: 'Outage', kind: 'unavailable' },
    });
  });

  test('connections that lead to a replica are dropped, and writes answer 503 until then', async () => {
    const url = await createTestDatabase();
    const client = await connectClient(url);
    const database = new URL(url).pathname.slice(1);
    const server = await createTestServer({
      open: (clock) => openPostgres({ url, clock, connections: 2 }),
    });
    const { alice } = server;
    const other =
      "datname = current_database() and pid <> pg_backend_pid() and application_name = 'selah'";
    // A session keeps the setting of its start, as a connection keeps its server.
    await client.query(`alter database ${database} set default_transaction_read_only = on`);
    onTestFinished(
      async () =>
        void (await client.query(`alter database ${database} reset default_transaction_read_only`)),
    );
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${other}`);
    await vi.waitFor(async () => expect(await readHealth(server)).toMatchObject({ status: 200 }), {
      timeout: 10_000,
    });
    for (let count = 0; count < 3; count += 1)
      expect(await alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject(
        unavailable,
      );
    expect(await alice.call('GET', '/entities/Prayer')).toMatchObject({ status: 200, body: [] });
    expect(await readHealth(server)).toMatchObject(unavailable);
    await client.query(`alter database ${database} reset default_transaction_read_only`);
    const answers = [];
    for (let count = 0; count < 4; count += 1)
      answers.push((await alice.call('POST', '/entities/Prayer', buildPrayer())).status);
    // The pool has at most two connections from before; each refuses one write and is dropped.
    expect(answers.slice(2)).toEqual([201, 201]);
    expect(await readHealth(server)).toMatchObject({ status: 200 });
  });

  test('while the PostgreSQL disk is full, writes and /healthz answer 503', async () => {
    const url = await createTestDatabase();
    const client = await connectClient(url);
    const server = await createTestServer({ open: (clock) => openPostgres({ url, clock }) });
    await client.query(
      `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    onTestFinished(async () => void (await client.query('drop function no_room cascade')));
    for (const table of ['records', 'limits'])
      await client.query(
        `create trigger no_room before insert on ${table} execute function no_room()`,
      );
    expect(await readHealth(server)).toMatchObject({ status: 200 });
    expect(await server.alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject(full);
    expect(await readHealth(server)).toMatchObject(full);
    expect(await server.alice.call('GET', '/entities/Prayer')).toMatchObject({
      status: 200,
      body: [],
    });
    for (const table of ['records', 'limits'])
      await client.query(`drop trigger no_room on ${table}`);
    expect(await readHealth(server)).toMatchObject({ status: 200 });
    expect(await server.alice.call('POST', '/entities/Prayer', buildPrayer())).toMatchObject({
      status: 201,
    });
  });

  test.each(['40001', '40P01'])(
    'a write with a serialization conflict (%s) in PostgreSQL is retried and stored once',
    async (code) => {
      const url = await createTestDatabase();
      const client = await connectClient(url);
      const { alice } = await createTestServer({ open: (clock) => openPostgres({ url, clock }) });
      // A sequence keeps its value even when its transaction is rolled back.
      await client.query(`create sequence tries; create function conflict() returns trigger language plpgsql as $$ begin
      if nextval('tries') < 4 then raise exception 'again, please' using errcode = '${code}'; end if; return null; end $$;
      create trigger conflict after insert on records execute function conflict()`);
      onTestFinished(
        async () =>
          void (await client.query('drop function conflict cascade; drop sequence tries')),
      );
      const created = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
      expect(getRecords(await alice.call('GET', '/entities/Prayer'))).toEqual([created]);
      expect((await client.query('select last_value from tries')).rows).toEqual([
        { last_value: '4' },
      ]);
    },
  );

  test('removing a user waits for a running write of the user, and both succeed', async () => {
    const url = await createTestDatabase();
    const client = await connectClient(url);
    const { alice, store } = await createTestServer({
      open: (clock) => openPostgres({ url, clock }),
    });
    await alice.call('POST', '/entities/Prayer', buildPrayer());
    // Every write of the server begins like this. In a deadlock between the two transactions, this
    // one would be undone first.
    await client.query(`set deadlock_timeout = '10ms'`);
    await client.query('begin');
    await client.query('update clocks set last = last where scope = $1', [alice.id]);
    const removed = store.users.remove(alice.id);
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 5_000 },
    );
    const columns = 'entity, client_id, owner_id, fields, created_date, updated_date';
    await client.query(
      `insert into records (id, ${columns}) select 'under way', entity, 'another', owner_id, fields, created_date, updated_date from records limit 1`,
    );
    await client.query('commit');
    expect(await removed).toBe(true);
    expect((await client.query('select id from records')).rows).toEqual([]);
  });
});
