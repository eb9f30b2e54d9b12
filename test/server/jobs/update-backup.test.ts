// Tests of the backup before a new version changes the tables: it holds the data of the earlier
// version and can be restored, a failed backup prevents the change, and old backups are removed.
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { restoreBackup } from '../../../server/admin/database-copy/restore-file.ts';
import { createUpdateBackup, removeOldUpdateBackups } from '../../../server/jobs/update-backup.ts';
import { postgresMigrations } from '../../../server/store/postgres/postgres-migrations.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { migrateTables } from '../../../server/store/sql/migrate.ts';
import type { Tables } from '../../../server/store/sql/tables.ts';
import { createEarlierTables, openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { buildListQuery } from '../support/store-fixture.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';

const clock = createTestClock();
const hasNoPostgres = (await requestPostgres()).kind === 'failed';
const written = '2026-01-01T10:00:00.000000Z';
const rows = `
  insert into users (id, email, password_hash, full_name, role, is_verified, settings, created_date, updated_date)
    values ('u', 'alice@example.org', 'h', 'Alice', 'user', 1, '{}', '${written}', '${written}');
  insert into records (id, entity, owner_id, client_id, fields, created_date, updated_date)
    values ('r', 'Prayer', 'u', 'one', '{"title":"For rain"}', '${written}', '${written}');`;

/** A database of an earlier version with one user and one prayer. */
async function createEarlierDatabase(newest: string): Promise<{ dataDir: string; path: string }> {
  const dataDir = makeTempFolder();
  const path = join(dataDir, 'selah.sqlite');
  await createEarlierTables(path, newest);
  const database = new DatabaseSync(path);
  database.exec(rows);
  database.close();
  return { dataDir, path };
}

function readTables(path: string): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database.prepare('select name from sqlite_schema where type = ?').all('table');
  } finally {
    database.close();
  }
}

/** Reads the prayer from a backup that is restored into an empty data folder. */
async function restoreAndRead(file: string): Promise<unknown> {
  const dataDir = makeTempFolder();
  const address = join(dataDir, 'selah.sqlite');
  await restoreBackup({ address, dataDir, file, replace: false, keepSessions: false });
  const store = await openSqlite({ path: address, clock });
  onTestFinished(() => store.close());
  return store.records.list({ entity: 'Prayer', ownerId: 'u', shared: false }, buildListQuery());
}

const prayer = [{ id: 'r', clientId: 'one', fields: { title: 'For rain' }, updatedDate: written }];

test.each(['2026-01-users-and-records', '2026-03-epoch', '2026-15-mails'])(
  'SQLite: the backup holds the data of the version %s and can be restored',
  async (version) => {
    const { dataDir, path } = await createEarlierDatabase(version);
    const files: string[] = [];
    const tables = readTables(path);
    const store = await openSqlite({
      path,
      clock,
      beforeTableChange: async (from) => {
        files.push(await createUpdateBackup({ address: path, dataDir, from, clock }));
        // Nothing has changed yet.
        expect(readTables(path)).toEqual(tables);
      },
    });
    onTestFinished(() => store.close());
    expect(readTables(path).length).toBeGreaterThan(tables.length);
    const [file = ''] = files;
    expect(basename(file)).toMatch(new RegExp(`^before-update-${version}-2\\d{3}-.*\\.sqlite$`));
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([basename(file)]);
    expect(await restoreAndRead(file)).toMatchObject(prayer);
  },
);

test('a new database and one of this version are not backed up', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  const beforeTableChange = vi.fn(async () => {});
  for (let start = 0; start < 2; start += 1)
    await (await openSqlite({ path, clock, beforeTableChange })).close();
  expect(beforeTableChange).not.toHaveBeenCalled();
});

test('a backup that fails prevents the change of the tables', async () => {
  const { dataDir, path } = await createEarlierDatabase('2026-03-epoch');
  const tables = readTables(path);
  // A file is where the folder of translations is expected.
  writeFileSync(join(dataDir, 'bibles'), '');
  await expect(
    openSqlite({
      path,
      clock,
      beforeTableChange: async (from) =>
        void (await createUpdateBackup({ address: path, dataDir, from, clock })),
    }),
  ).rejects.toThrow(/^The backup before the update of the tables failed: .*were not changed/);
  expect(readTables(path)).toEqual(tables);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
});

test('a folder that cannot be created is named as a failed backup', async () => {
  const { dataDir, path } = await createEarlierDatabase('2026-03-epoch');
  writeFileSync(join(dataDir, 'backups'), '');
  await expect(
    createUpdateBackup({ address: path, dataDir, from: '2026-03-epoch', clock }),
  ).rejects.toThrow(/^The backup before the update of the tables failed: .*were not changed/);
});

test('signals have a handler during the backup only, before all other handlers', async () => {
  const { dataDir, path } = await createEarlierDatabase('2026-03-epoch');
  const count = () =>
    ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.listenerCount(signal));
  const before = count();
  // The server's handler during the start ends the process at once.
  const added = vi.spyOn(process, 'prependOnceListener');
  onTestFinished(() => added.mockRestore());
  await createUpdateBackup({ address: path, dataDir, from: '2026-03-epoch', clock });
  expect(added.mock.calls.map(([signal]) => signal)).toEqual(
    expect.arrayContaining(['SIGINT', 'SIGTERM', 'SIGHUP']),
  );
  expect(count()).toEqual(before);
  writeFileSync(join(dataDir, 'bibles'), '');
  await expect(
    createUpdateBackup({ address: path, dataDir, from: '2026-04', clock }),
  ).rejects.toThrow();
  expect(count()).toEqual(before);
});

/** Writes files of backups: killed ones of an update, and others. */
function writeUnfinished(dataDir: string): { folder: string; unfinished: string[] } {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const part = 'before-update-a-2026-01-01T100000.000Z.sqlite.0123456789ab.part';
  const unfinished = [part, `${part}-wal`, `${part}-shm`, `${part}-journal`];
  for (const name of [...unfinished, 'selah-2026-01-01.sqlite.0123456789ab.part', 'notes.part'])
    setAge(join(folder, name), 1.1);
  setAge(join(folder, part.replace('0123', 'abcd')), 0.9);
  return { folder, unfinished };
}

function setAge(file: string, days: number): void {
  const date = new Date(clock.now() - days * 24 * 60 * 60_000);
  writeFileSync(file, '');
  utimesSync(file, date, date);
}

test('the hourly run removes unfinished backups of updates after a day', async () => {
  const dataDir = makeTempFolder();
  const { folder, unfinished } = writeUnfinished(dataDir);
  const before = readdirSync(folder);
  await removeOldUpdateBackups(dataDir, 0, clock);
  expect(readdirSync(folder)).toEqual(before.filter((name) => !unfinished.includes(name)));
});

test('SQLite: the next backup removes every unfinished backup of an update', async () => {
  const { dataDir, path } = await createEarlierDatabase('2026-03-epoch');
  const { folder } = writeUnfinished(dataDir);
  const file = await createUpdateBackup({ address: path, dataDir, from: '2026-03', clock });
  expect(readdirSync(folder).toSorted()).toEqual(
    [basename(file), 'notes.part', 'selah-2026-01-01.sqlite.0123456789ab.part'].toSorted(),
  );
});

describe.skipIf(hasNoPostgres)('PostgreSQL', () => {
  // Its first migration has another name than that of SQLite with the same tables.
  test('the backup of a database of the first version has all its tables', async () => {
    const url = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('drop schema public cascade; create schema public');
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const first = '2026-02-everything';
    await migrateTables(db, { [first]: postgresMigrations[first] ?? { up: async () => {} } });
    await db.destroy();
    await client.query(rows);
    const dataDir = makeTempFolder();
    const files: string[] = [];
    const store = await openPostgres({
      url,
      clock,
      beforeTableChange: async (from) =>
        void files.push(await createUpdateBackup({ address: url, dataDir, from, clock })),
    });
    await store.close();
    expect(await restoreAndRead(files[0] ?? '')).toMatchObject(prayer);
  });

  test('the backup holds the data of an earlier version and can be restored', async () => {
    const url = await createTestDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    // The last migrations are taken back.
    await client.query('drop table passkeys; drop table passkey_challenges');
    await client.query("delete from kysely_migration where name >= '2026-16'");
    await client.query(rows);
    const dataDir = makeTempFolder();
    const { folder, unfinished } = writeUnfinished(dataDir);
    const before = readdirSync(folder);
    const files: string[] = [];
    const store = await openPostgres({
      url,
      clock,
      beforeTableChange: async (from) =>
        void files.push(await createUpdateBackup({ address: url, dataDir, from, clock })),
    });
    await store.close();
    expect(files.map((file) => basename(file))).toEqual([
      expect.stringMatching(/^before-update-2026-15-mails-/),
    ]);
    // Another server may share the folder, so its running backup is not removed.
    expect(readdirSync(folder).filter((name) => name !== basename(files[0] ?? ''))).toEqual(
      before.filter((name) => !unfinished.includes(name)),
    );
    expect(await restoreAndRead(files[0] ?? '')).toMatchObject(prayer);
  });
});

test('backups of updates are removed after a week or BACKUP_DAYS, other backups stay', async () => {
  const dataDir = makeTempFolder();
  await removeOldUpdateBackups(dataDir, 0, clock);
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  const make = (name: string, days: number): string => {
    const file = join(folder, name);
    setAge(file, days);
    return file;
  };
  const own = make('selah-2026-01-01.sqlite', 400);
  const old = make('before-update-a.sqlite', 7.1);
  const week = make('before-update-b.sqlite', 6.9);
  const recent = make('before-update-c.sqlite', 2.9);
  await removeOldUpdateBackups(dataDir, 30, clock);
  expect([own, old, week, recent].map((file) => existsSync(file))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  await removeOldUpdateBackups(dataDir, 3, clock);
  expect([own, week, recent].map((file) => existsSync(file))).toEqual([true, false, true]);
});
