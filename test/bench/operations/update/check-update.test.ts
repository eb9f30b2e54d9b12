// Tests that the trial of the updates finds rows that an update lost or changed, on SQLite, and
// what it reads from the log of a server.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCleanup } from '../../../../bench/operations/cleanup.ts';
import {
  listDifferences,
  readStateBefore,
} from '../../../../bench/operations/update/check-update.ts';
import { openForCheck } from '../../../../bench/operations/update/row-sums.ts';
import { fillOldestVersion } from '../../../../bench/operations/update/sample-rows.ts';
import { createSourceDatabase } from '../../../../bench/operations/update/source-database.ts';
import { findTableChange } from '../../../../bench/operations/update/update-server.ts';
import { readVersions } from '../../../../bench/operations/update/versions.ts';
import { openSqliteDatabase } from '../../../../server/admin/database-copy/sqlite-table-access.ts';
import { createEarlierTables, openSqlite } from '../../../../server/store/sqlite/sqlite-store.ts';
import { createTestClock, makeTempFolder } from '../../../server/support/test-server.ts';

const postgres = { url: 'postgres://none.example' };
const size = { records: 1_600, now: Date.UTC(2026, 10, 1) };

/** A database of the newest version but one, with samples of each version. */
async function createEarlierDatabase() {
  const { earlier } = readVersions('SQLite');
  const [oldest = '', ...later] = earlier;
  const parts = { folder: makeTempFolder(), postgres, cleanup: createCleanup() };
  const source = await createSourceDatabase(parts, 'SQLite', oldest, size);
  for (const version of later) await source.advance(version);
  return source;
}

async function update(path: string): Promise<void> {
  await (await openSqlite({ path, clock: createTestClock() })).close();
}

test('the samples are as many as wished, in each table that a version added', async () => {
  const { sums, prayers } = await readStateBefore(await createEarlierDatabase());
  const counts = Object.entries(sums).map(([table, sum]) => [table, sum.split(' rows')[0]]);
  expect(Object.fromEntries(counts)).toEqual({
    users: '16',
    records: '1600',
    // One in fifty, and one in the trash for each person.
    deletions: '48',
    codes: '1',
    clocks: '16',
    facts: '1',
    files: '1',
    limits: '0',
    mails: '1',
    operator_messages: '1',
    passkey_challenges: '1',
    passkeys: '1',
    push_subscriptions: '1',
    sessions: '16',
    tickets: '1',
  });
  expect(prayers).toHaveLength(100);
});

test('all people have the given hash of a password, also one with a dollar', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  const { earlier } = readVersions('SQLite');
  await createEarlierTables(path, earlier[0] ?? '');
  const database = openSqliteDatabase(path, { readOnly: false });
  onTestFinished(() => database.close());
  await fillOldestVersion(database, 'SQLite', size, '$argon2id$1$2c');
  expect(await database.query('select distinct password_hash as hash from users')).toEqual([
    { hash: '$argon2id$1$2c' },
  ]);
});

test('after a real update nothing differs, and usage and references are right', async () => {
  const source = await createEarlierDatabase();
  const { tables, sums } = await readStateBefore(source);
  await update(source.address);
  const database = await openForCheck(source.address);
  onTestFinished(() => database.close());
  expect(listDifferences(sums, await database.sumRows(tables, 'samples'))).toEqual([]);
  expect(await database.countWrongUsage()).toBe(0);
  expect(await database.countBrokenReferences()).toBe(0);
});

describe('a fault of an update is found:', () => {
  test.each([
    ['a lost record', "delete from records where client_id like '%000000000123'", 'records: 1600'],
    [
      'a changed text',
      `update records set fields = replace(fields, 'night', 'day') where id = (select id from records where fields like '%night%' limit 1)`,
      'records: 1600',
    ],
    ['a lost tombstone', 'delete from deletions where fields is null', 'deletions: 48'],
    [
      'a changed address',
      "update users set email = upper(email) where email like '%-7@%'",
      'users',
    ],
    ['a new epoch', "update facts set value = 'other'", 'facts: 1'],
  ])('%s', async (_fault, statement, found) => {
    const source = await createEarlierDatabase();
    const { tables, sums } = await readStateBefore(source);
    await update(source.address);
    change(source.address, statement);
    const database = await openForCheck(source.address);
    onTestFinished(() => database.close());
    expect(listDifferences(sums, await database.sumRows(tables, 'samples'))).toEqual([
      expect.stringContaining(found),
    ]);
  });

  test('wrong usage, and rows of a person who does not exist', async () => {
    const source = await createEarlierDatabase();
    await update(source.address);
    change(
      source.address,
      `pragma foreign_keys = off;
      update record_usage set bytes = bytes + 1 where owner_id like '%1';
      update record_usage set trash_bytes = 0 where owner_id like '%2';
      update sessions set user_id = 'none' where id like '%3';`,
    );
    const database = await openForCheck(source.address);
    onTestFinished(() => database.close());
    expect(await database.countWrongUsage()).toBe(2);
    expect(await database.countBrokenReferences()).toBe(1);
  });
});

test('rows that a server adds are no difference', async () => {
  const source = await createEarlierDatabase();
  const { tables, sums } = await readStateBefore(source);
  await update(source.address);
  change(
    source.address,
    `insert into sessions (id, user_id, created_at, expires_at)
      select '7d1f2c9e-0000-4000-8000-000000000000', id, 1, 2 from users limit 1;
    insert into limits (key, used, ends_at) values ('login', 1, 2);`,
  );
  const database = await openForCheck(source.address);
  onTestFinished(() => database.close());
  expect(listDifferences(sums, await database.sumRows(tables, 'samples'))).toEqual([]);
  // The samples themselves have a clock of the shared records.
  expect(
    listDifferences(sums, await database.sumRows(tables, 'all')).map((text) => text.split(':')[0]),
  ).toEqual(expect.arrayContaining(['clocks', 'limits', 'sessions']));
});

test('the state of a database without the person who logs in is refused', async () => {
  const address = join(makeTempFolder(), 'selah.sqlite');
  await update(address);
  await expect(readStateBefore({ address })).rejects.toThrow('0 prayers');
});

test('the last line about an update is found in a log, other lines are not', () => {
  const line = (fields: object) => JSON.stringify({ level: 30, ...fields });
  const log = [
    line({ msg: 'the tables were updated', migrations: ['a'], ms: 5 }),
    line({ msg: 'answered', ms: 7 }),
    '',
    'Selah is ready: open http://localhost',
  ];
  expect(findTableChange(log.join('\n'))).toEqual({ migrations: ['a'], ms: 5 });
  expect(findTableChange(log.slice(1).join('\n'))).toBeUndefined();
});

function change(path: string, statement: string): void {
  const database = new DatabaseSync(path);
  database.exec(statement);
  database.close();
}
