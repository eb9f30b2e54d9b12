// Tests of copying all data from one database to another, and of PostgreSQL backup and restore:
// completely and exactly, or not at all. Also tests table checksums and the order of the tables.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBackup } from '../../../server/admin/database-copy/backup-file.ts';
import { copyTables, countUsers } from '../../../server/admin/database-copy/copy-tables.ts';
import {
  openSourceDatabase,
  openStore,
  openTargetDatabase,
} from '../../../server/admin/database-copy/open-database.ts';
import {
  sortByDependency,
  createChecksum,
  computeChecksum,
  type AdminDatabase,
  type Table,
} from '../../../server/admin/database-copy/table-access.ts';
import { restoreBackup } from '../../../server/admin/database-copy/restore-file.ts';
import type { Store } from '../../../server/store/store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';
import {
  alicesDevice,
  readEpoch,
  fillStore,
  difficultText,
  omitPasskeys,
  readWholeStore,
  type FilledStore,
} from '../support/filled-store.ts';

const clock = createTestClock();
const answer = await requestPostgres();
const reason =
  answer.kind === 'failed' ? `PostgreSQL does not start here: ${answer.why}` : 'with PostgreSQL';

const kinds = {
  SQLite: async () => join(makeTempFolder(), 'selah.sqlite'),
  PostgreSQL: createTestDatabase,
} as const;
type Kind = keyof typeof kinds;
const pairs: [Kind, Kind][] = [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
  ['SQLite', 'SQLite'],
];

async function open(address: string): Promise<Store> {
  const store = await openStore(address);
  onTestFinished(() => store.close());
  return store;
}

async function source(address: string): Promise<AdminDatabase> {
  const database = await openSourceDatabase(address);
  onTestFinished(() => database.close());
  return database;
}

async function target(address: string): Promise<AdminDatabase> {
  const database = await openTargetDatabase(address);
  onTestFinished(() => database.close());
  return database;
}

/** Creates a closed database with data in every table. */
async function createFilledDatabase(
  kind: Kind,
  records?: number,
): Promise<{ address: string; filled: FilledStore; contents: unknown }> {
  const address = await kinds[kind]();
  const store = await openStore(address);
  const filled = await fillStore(store, clock, records);
  const contents = await readWholeStore(store, filled);
  await store.close();
  return { address, filled, contents };
}

describe.runIf(answer.kind === 'ready')(reason, () => {
  test.each(pairs)('all data of %s is copied to %s, with special characters', async (from, to) => {
    const { address, filled, contents } = await createFilledDatabase(from);
    const targetUrl = await kinds[to]();
    const copied = await copyTables(await source(address), await target(targetUrl));
    expect(copied.map(({ table, rows }) => [table, rows])).toEqual(
      expect.arrayContaining([
        ['users', 2],
        ['records', 42],
        ['deletions', 2],
        ['files', 1],
        ['sessions', 1],
        ['codes', 1],
        ['tickets', 1],
        ['limits', 1],
        ['clocks', 3],
        ['facts', 1],
        ['operator_messages', 1],
        ['mails', 1],
        ['passkeys', 1],
        ['passkey_challenges', 1],
      ]),
    );
    expect(copied).toHaveLength(15);
    expect(copied.filter(({ rows }) => rows === 0)).toEqual([]);
    const store = await open(targetUrl);
    expect(await readWholeStore(store, filled)).toEqual(contents);
    // [R37] The epoch stays the same: devices need not send anything again.
    expect(await readEpoch(store)).toBe(await readEpoch(await open(address)));
    const copiedRecords = await store.records.list(filled.aliceScope, {
      where: { op: 'in', field: { path: ['title'], type: 'string' }, values: [difficultText] },
      sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
      limit: 9,
      skip: 0,
      withFields: true,
    });
    expect(copiedRecords.map(({ clientId }) => clientId)).toEqual(['hard']);
    expect((await store.sessions.find('session-of-alice', filled.alice.id))?.user.settings).toEqual(
      {
        language: 'fr',
      },
    );
    expect(await store.push.find(filled.alice.id, alicesDevice)).toMatchObject({
      timeZone: 'Europe/Paris',
      reminders: [{ kind: 'prayer', time: '07:30', days: [1, 7] }],
    });
    expect(await store.users.findCode(filled.bob.id)).toMatchObject({ triesLeft: 4 });
    // Stamps go on from there.
    const created = await store.records.create(filled.aliceScope, filled.alice.id, [
      { clientId: 'later', fields: {} },
    ]);
    expect(
      created.kind === 'done' &&
        (created.records[0]?.record.updatedDate ?? '') > (copiedRecords[0]?.updatedDate ?? ''),
    ).toBe(true);
  });

  test('a copy there and back has the same checksums', async () => {
    const { address } = await createFilledDatabase('SQLite', 3_000);
    const [middle, end] = [await kinds.PostgreSQL(), await kinds.SQLite()];
    const firstCopy = await copyTables(await source(address), await target(middle));
    const secondCopy = await copyTables(await source(middle), await target(end));
    expect(secondCopy.toSorted(byTable)).toEqual(firstCopy.toSorted(byTable));
  });

  test('large files are copied one by one', async () => {
    const { address, filled } = await createFilledDatabase('SQLite', 1);
    const store = await openStore(address);
    for (let index = 0; index < 3; index += 1)
      await store.files.putWithinQuota(
        { ...filled.file, id: `large-${index}`, bytes: new Uint8Array(5_000_000).fill(index) },
        Infinity,
      );
    await store.close();
    const from = await source(address);
    const to = await target(await kinds.PostgreSQL());
    const pages: number[] = [];
    for (const database of [from, to]) {
      if (database === to) await copyTables(from, to);
      const tables = await database.tables();
      const files = tables.find(({ name }) => name === 'files');
      if (!files) throw new Error('no table');
      await database.inReadTransaction(async () => {
        for await (const page of database.rows(files)) pages.push(page.length);
      });
    }
    // Four files on either side, 15 MB together: never in one page.
    expect(pages.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...pages)).toBeLessThan(4);
  });

  test('db-copy keeps the meaning of NUL and lone surrogates of the first release', async () => {
    const { address, filled } = await createFilledDatabase('SQLite', 1);
    const fields = { title: 'a\0b \ud83d c', 'k\0': ['\udc00', '\\u0000', '👩'] };
    const connection = new DatabaseSync(address);
    connection
      .prepare(`update records set fields = ? where client_id = 'c0'`)
      .run(JSON.stringify(fields));
    connection.close();
    const targetUrl = await kinds.PostgreSQL();
    await copyTables(await source(address), await target(targetUrl));
    const store = await open(targetUrl);
    const copiedRecords = await store.records.list(filled.aliceScope, {
      where: { op: 'in', field: { path: ['client_id'], type: 'string' }, values: ['c0'] },
      sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
      limit: 9,
      skip: 0,
      withFields: true,
    });
    expect(copiedRecords.map((record) => record.fields)).toEqual([fields]);
  });

  test('data that changes during a copy is detected, and then nothing is kept', async () => {
    const { address } = await createFilledDatabase('SQLite');
    const url = await kinds.PostgreSQL();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      // The database is used again by other tests.
      await client.query('drop function spoil cascade');
      await client.end();
    });
    await client.query(
      `create function spoil() returns trigger language plpgsql as $$ begin new.fields = new.fields || '{"count": 0}'; return new; end $$`,
    );
    await client.query(
      'create trigger spoil before insert on records for each row execute function spoil()',
    );
    const to = await target(url);
    await expect(copyTables(await source(address), to)).rejects.toThrow(
      /The table records differs from its source: the source has 42 rows/,
    );
    expect(await countUsers(to)).toBe(0);
  });

  test('a copy between versions is refused with an error that names the difference', async () => {
    const { address } = await createFilledDatabase('SQLite');
    const connection = new DatabaseSync(address);
    connection.exec(
      'alter table users add column shoe_size integer; create table shoes (id text primary key)',
    );
    connection.close();
    const to = await target(await kinds.PostgreSQL());
    await expect(copyTables(await source(address), to)).rejects.toThrow(
      /of different versions:\n {2}The target has no table shoes\.\n {2}The target has no column users\.shoe_size\./,
    );
    expect(await countUsers(to)).toBe(0);
  });

  test('people are counted as users, the service user is not', async () => {
    for (const kind of ['SQLite', 'PostgreSQL'] as const) {
      const address = await kinds[kind]();
      const store = await open(address);
      const database = await source(address);
      expect(await countUsers(database), kind).toBe(0);
      await store.users.add({
        email: 'service@selah.invalid',
        passwordHash: 'none',
        fullName: 'service',
        role: 'admin',
        isVerified: false,
        isAdmitted: true,
        isService: true,
        disabled: false,
        settings: {},
      });
      expect(await countUsers(database), kind).toBe(0);
      await fillStore(store, clock, 1);
      expect(await countUsers(database), kind).toBe(2);
    }
  });

  test.each([
    ['PostgreSQL', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
  ] as const)('a backup of %s can be restored into %s', async (from, to) => {
    const { address, filled, contents } = await createFilledDatabase(from);
    const dataDir = makeTempFolder();
    const file = join(dataDir, 'b.sqlite');
    const manifest = await createBackup({ address, dataDir, file });
    expect(manifest.from).toBe(from === 'SQLite' ? 'sqlite' : 'postgres');
    const targetUrl = await kinds[to]();
    await restoreBackup({
      address: targetUrl,
      dataDir: makeTempFolder(),
      file,
      replace: false,
      keepSessions: false,
    });
    const store = await open(targetUrl);
    expect(await readWholeStore(store, filled)).toEqual(omitPasskeys(contents));
    expect(await store.sessions.find('session-of-alice', filled.alice.id)).toBeUndefined();
    expect(await store.push.find(filled.alice.id, alicesDevice)).toBeUndefined();
    // [R37] Devices must detect that the changes made after the backup are missing.
    expect(await readEpoch(store)).not.toBe(await readEpoch(await open(address)));
  });

  test('a PostgreSQL backup has the data of one moment, however much is written', async () => {
    const { address, filled } = await createFilledDatabase('PostgreSQL', 2_000);
    const store = await open(address);
    const dataDir = makeTempFolder();
    const file = join(dataDir, 'b.sqlite');
    const end = new AbortController();
    let written = 0;
    async function write(): Promise<void> {
      while (!end.signal.aborted) {
        await store.records.create({ ...filled.aliceScope, entity: 'BibleNote' }, filled.alice.id, [
          { clientId: null, fields: {} },
          { clientId: null, fields: {} },
        ]);
        written += 2;
      }
    }
    const writing = write();
    await createBackup({ address, dataDir, file });
    const after = written;
    end.abort();
    await writing;
    expect(after).toBeGreaterThan(0);
    const copy = new DatabaseSync(file, { readOnly: true });
    const count = Number(
      copy.prepare(`select count(*) as count from records where entity = 'BibleNote'`).get()?.[
        'count'
      ],
    );
    copy.close();
    expect(count % 2).toBe(0);
    expect(count).toBeLessThanOrEqual(after);
  });

  test('a PostgreSQL restore is refused if a server runs or, by default, users exist', async () => {
    const { address, filled, contents } = await createFilledDatabase('PostgreSQL');
    const dataDir = makeTempFolder();
    const file = join(dataDir, 'b.sqlite');
    await createBackup({ address, dataDir, file });
    const request = { address, dataDir, file, keepSessions: false };
    const server = await openStore(address);
    await server.records.create(filled.aliceScope, filled.alice.id, [
      { clientId: 'later', fields: {} },
    ]);
    await expect(restoreBackup({ ...request, replace: true })).rejects.toThrow(
      /A server is connected to postgres:\/\/127/,
    );
    await server.close();
    await expect(restoreBackup({ ...request, replace: false })).rejects.toThrow(
      /2 people have accounts/,
    );
    await restoreBackup({ ...request, replace: true });
    expect(await readWholeStore(await open(address), filled)).toEqual(omitPasskeys(contents));
  });
});

test('a table checksum ignores the order of rows and keys, and detects other differences', () => {
  const table: Table = {
    name: 'x',
    dependsOn: [],
    columns: [
      { name: 'fields', kind: 'json' },
      { name: 'id', kind: 'text' },
    ],
  };
  const sum = (...rows: [string, string][]) => {
    const adding = createChecksum(table);
    for (const row of rows) adding.add([row]);
    return adding.sum().hash;
  };
  const one = sum(['{"a":1,"b":[1,2],"10":0,"9":0}', 'x'], ['{}', 'y']);
  expect(sum(['{}', 'y'], ['{ "9": 0, "10": 0, "b": [1, 2], "a": 1.0 }', 'x'])).toBe(one);
  for (const change of [
    '{"a":1,"b":[2,1],"10":0,"9":0}',
    '{"a":"1","b":[1,2],"10":0,"9":0}',
    '{"a":1,"b":[1,2],"10":0}',
    '{"a":1,"b":[1,2],"10":0,"9":null}',
  ])
    expect(sum([change, 'x'], ['{}', 'y'])).not.toBe(one);
  expect(sum(['{"a":1,"b":[1,2],"10":0,"9":0}', 'x'], ['{}', 'y'], ['{}', 'y'])).not.toBe(one);
});

test('tables are filled after the tables that they reference', () => {
  const table = (name: string, ...needs: string[]): Table => ({
    name,
    dependsOn: needs,
    columns: [],
  });
  expect(
    sortByDependency([table('a', 'b'), table('b', 'c', 'b'), table('c')]).map(({ name }) => name),
  ).toEqual(['c', 'b', 'a']);
  expect(() => sortByDependency([table('a', 'b'), table('b', 'a')])).toThrow(
    'Tables need each other: a, b',
  );
});

test('a table checksum changes when a row changes in the database file', async () => {
  const { address } = await createFilledDatabase('SQLite', 3);
  const database = await source(address);
  const users = (await database.tables()).find(({ name }) => name === 'users');
  if (!users) throw new Error('no table');
  const before = await computeChecksum(database, users);
  const connection = new DatabaseSync(address);
  connection.exec(`update users set full_name = 'Bobby' where full_name like 'Bob%'`);
  connection.close();
  const after = await computeChecksum(database, users);
  expect(after.rows).toBe(before.rows);
  expect(after.hash).not.toBe(before.hash);
});

function byTable(a: { table: string }, b: { table: string }): number {
  return a.table < b.table ? -1 : 1;
}
