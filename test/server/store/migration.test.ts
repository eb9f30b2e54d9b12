// Tests of the migration: a database of an earlier release is upgraded and keeps all data.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteMigrations } from '../../../server/store/sqlite/sqlite-migrations.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';
import { buildTestDraft, buildListQuery } from '../support/store-fixture.ts';

test('people, records and traces of the first release are there in this one', async () => {
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
