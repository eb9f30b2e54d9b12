// Tests of the migration: a database of an earlier release is upgraded and keeps all data, and a
// database of a newer version is refused.
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import type { TableChange } from '../../../server/store/sql/migrate.ts';
import { sqliteMigrations } from '../../../server/store/sqlite/sqlite-migrations.ts';
import { createEarlierTables, openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { callProgram } from '../support/admin-programs.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';
import { buildTestDraft, buildListQuery } from '../support/store-fixture.ts';

test('a database of the first release keeps users, records and tombstones', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  await makeFirstRelease(path);
  const before = '2026-01-01T10:00:00.000000Z';
  const old = new DatabaseSync(path);
  old.exec(`
    insert into users (id, email, password_hash, full_name, role, is_verified, settings, created_date, updated_date)
      values ('u', 'alice@example.org', 'h', 'Alice', 'user', 1, '{"language":"fr"}', '${before}', '${before}');
    insert into records values ('r', 'Prayer', 'u', 'one', '{"title":"é 🙏 \\u0000"}', '${before}', '${before}');
    insert into deletions values ('d', 'Prayer', 'u', 'two', '${before}');
    insert into clocks values ('u', '2027-01-01T10:00:00.000000Z');`);
  old.close();

  const store = await openSqlite({ path, clock: createTestClock() });
  onTestFinished(() => store.close());
  const alice = await store.users.find('u');
  expect(alice).toMatchObject({
    email: 'alice@example.org',
    settings: { language: 'fr' },
    isAdmitted: true,
    isService: false,
    disabled: false,
  });
  const alicesScope = { entity: 'Prayer', ownerId: 'u', shared: false };
  expect(await store.records.list(alicesScope, buildListQuery())).toMatchObject([
    { id: 'r', clientId: 'one', fields: { title: 'é 🙏 \0' }, updatedDate: before },
  ]);
  expect(await store.records.listDeleted(alicesScope, '', 9)).toEqual([
    { id: 'd', ownerId: 'u', clientId: 'two', deletedDate: before },
  ]);
  // The record was deleted before the trash existed.
  expect(await store.records.listTrash(alicesScope, buildListQuery())).toEqual([]);
  expect(await store.records.create(alicesScope, 'u', [buildTestDraft({}, 'two')])).toEqual({
    kind: 'deleted',
    clientId: 'two',
  });
  const created = await store.records.create(alicesScope, 'u', [buildTestDraft()]);
  expect(created.kind === 'done' && created.records[0]?.record.updatedDate).toBe(
    '2027-01-01T10:00:00.000001Z',
  );
});

test('SQLite: an update names the migrations that ran, other starts name none', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  const [before = '', newest = ''] = Object.keys(sqliteMigrations).toSorted().slice(-2);
  await createEarlierTables(path, before);
  const afterTableChange = vi.fn<(change: TableChange) => void>();
  for (let start = 0; start < 2; start += 1)
    await (await openSqlite({ path, clock: createTestClock(), afterTableChange })).close();
  const fresh = join(makeTempFolder(), 'selah.sqlite');
  await (await openSqlite({ path: fresh, clock: createTestClock(), afterTableChange })).close();
  expect(afterTableChange.mock.calls).toEqual([
    [{ migrations: [newest], millis: expect.any(Number) }],
  ]);
});

test('SQLite: an update that fails leaves the tables of the earlier version', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  await createEarlierTables(path, '2026-14-session-origin');
  const file = new DatabaseSync(path);
  onTestFinished(() => file.close());
  // The migration after the next one creates its table, and then an index of the same name.
  file.exec('create index passkeys_user on users (full_name)');
  const readSchema = () => file.prepare('select sql from sqlite_schema order by name').all();
  const before = readSchema();
  await expect(openSqlite({ path, clock: createTestClock() })).rejects.toThrow('passkeys_user');
  expect(readSchema()).toEqual(before);
  file.exec('drop index passkeys_user');
  await (await openSqlite({ path, clock: createTestClock() })).close();
  expect(file.prepare('select * from passkeys').all()).toEqual([]);
});

const hasNoPostgres = (await requestPostgres()).kind === 'failed';

test.skipIf(hasNoPostgres)(
  'PostgreSQL: of two servers that start together, one backs up and migrates',
  async () => {
    const url = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    // The last migrations are taken back.
    await client.query('drop table passkeys; drop table passkey_challenges');
    await client.query("delete from kysely_migration where name >= '2026-16'");
    const { promise: backedUp, resolve: finishBackup } = Promise.withResolvers<void>();
    const back = [vi.fn(() => backedUp), vi.fn(() => backedUp)] as const;
    const start = async (beforeTableChange: () => Promise<void>) =>
      (await openPostgres({ url, clock: createTestClock(), beforeTableChange })).close();
    const first = start(back[0]);
    await vi.waitFor(() => expect(back[0]).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    const second = start(back[1]);
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          "select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = pg_locks.database where datname = current_database() and locktype = 'advisory' and not granted",
        );
        expect(rows).toEqual([{ waiting: 1 }]);
      },
      { timeout: 10_000 },
    );
    finishBackup();
    await Promise.all([first, second]);
    expect(back[1]).not.toHaveBeenCalled();
    expect((await client.query('select count(*)::int as count from passkeys')).rows).toEqual([
      { count: 0 },
    ]);
  },
);

test.skipIf(hasNoPostgres)(
  'PostgreSQL: after a start whose backup fails, the next start migrates',
  async () => {
    const url = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('drop table passkeys; drop table passkey_challenges');
    await client.query("delete from kysely_migration where name >= '2026-16'");
    const clock = createTestClock();
    const beforeTableChange = () => Promise.reject(new Error('no space'));
    await expect(openPostgres({ url, clock, beforeTableChange })).rejects.toThrow('no space');
    await expect(client.query('select from passkeys')).rejects.toThrow('does not exist');
    await (await openPostgres({ url, clock })).close();
    expect((await client.query('select from passkeys')).rows).toEqual([]);
  },
);

describe('a database of a newer version', () => {
  const newer = '2099-01-newer';
  const message =
    /belongs to a newer version of Selah \(it has 2099-01-newer\)\. Start that version/;

  test('SQLite: a newer database is refused with a message, and not changed', async () => {
    const path = join(makeTempFolder(), 'selah.sqlite');
    await (await openSqlite({ path, clock: createTestClock() })).close();
    const file = new DatabaseSync(path);
    onTestFinished(() => file.close());
    file.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run(newer, 'x');
    const readMigrations = () => file.prepare('select * from kysely_migration').all();
    const before = readMigrations();
    await expect(openSqlite({ path, clock: createTestClock() })).rejects.toThrow(message);
    expect(readMigrations()).toEqual(before);
    const environment = { DATA_DIR: dirname(path) };
    expect(await callProgram('admin', { environment }, 'users')).toMatchObject({
      code: 1,
      error: expect.stringMatching(new RegExp(`^The database ${message.source}`)),
    });
  });

  test.skipIf(hasNoPostgres)('PostgreSQL: a newer database is refused with a message', async () => {
    const url = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      // The database is used again by other tests.
      await client.query('delete from kysely_migration where name = $1', [newer]);
      await client.end();
    });
    await client.query(`insert into kysely_migration (name, timestamp) values ($1, 'x')`, [newer]);
    await expect(openPostgres({ url, clock: createTestClock() })).rejects.toThrow(message);
  });
});

async function makeFirstRelease(path: string): Promise<void> {
  const connection = new DatabaseSync(path);
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({
      database: {
        close: () => connection.close(),
        prepare: (text) => {
          const statement = connection.prepare(text);
          return Object.assign(statement, {
            reader: statement.columns().length > 0,
            all: (parameters: readonly unknown[]) =>
              connection.prepare(text).all(...(parameters as string[])),
            run: (parameters: readonly unknown[]) =>
              connection.prepare(text).run(...(parameters as string[])),
            iterate: (parameters: readonly unknown[]) =>
              connection.prepare(text).iterate(...(parameters as string[])),
          });
        },
      },
    }),
  });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => sqliteMigrations },
  }).migrateTo('2026-01-users-and-records');
  if (error) throw error;
  await db.destroy();
}
