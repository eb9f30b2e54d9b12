// Moving everything from one database to another: all of it, exactly, or nothing.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '../../server/admin/backup-file.ts';
import { copyEverything, countPeople } from '../../server/admin/copy.ts';
import { openSource, openStore, openTarget } from '../../server/admin/open-place.ts';
import { orderByNeed, summing, sumOf, type Place, type Table } from '../../server/admin/place.ts';
import { restoreBackup } from '../../server/admin/restore-file.ts';
import type { Store } from '../../server/store/store.ts';
import { aDatabase, askForPostgres } from './database.ts';
import { aClock, aFolder } from './fixture.ts';
import { alicesDevice, epochOf, fillStore, hardWords, wholeOf, type Filled } from './full-store.ts';

const clock = aClock();
const answer = await askForPostgres();
const reason = answer.kind === 'failed' ? `PostgreSQL does not start here: ${answer.why}` : 'with PostgreSQL';

const kinds = { SQLite: async () => join(aFolder(), 'selah.sqlite'), PostgreSQL: aDatabase } as const;
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

async function source(address: string): Promise<Place> {
  const place = await openSource(address);
  onTestFinished(() => place.close());
  return place;
}

async function target(address: string): Promise<Place> {
  const place = await openTarget(address);
  onTestFinished(() => place.close());
  return place;
}

/** A database with something in every table; what fills it has closed it again. */
async function aFull(kind: Kind, records?: number): Promise<{ address: string; filled: Filled; whole: unknown }> {
  const address = await kinds[kind]();
  const store = await openStore(address);
  const filled = await fillStore(store, clock, records);
  const whole = await wholeOf(store, filled);
  await store.close();
  return { address, filled, whole };
}

describe.runIf(answer.kind === 'ready')(reason, () => {
  test.each(pairs)('everything of %s is in %s, to the last strange character', async (from, to) => {
    const { address, filled, whole } = await aFull(from);
    const there = await kinds[to]();
    const copied = await copyEverything(await source(address), await target(there));
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
      ]),
    );
    expect(copied).toHaveLength(11);
    expect(copied.filter(({ rows }) => rows === 0)).toEqual([]);
    const store = await open(there);
    expect(await wholeOf(store, filled)).toEqual(whole);
    // [R37] It is the same life of the database: devices need not send anything again.
    expect(await epochOf(store)).toBe(await epochOf(await open(address)));
    const found = await store.records.list(filled.hers, { where: { op: 'in', field: { path: ['title'], type: 'string' }, values: [hardWords] }, sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false }, limit: 9, skip: 0, withFields: true });
    expect(found.map(({ clientId }) => clientId)).toEqual(['hard']);
    expect((await store.sessions.find('session-of-alice'))?.user.settings).toEqual({ language: 'fr' });
    expect(await store.push.find(filled.alice.id, alicesDevice)).toMatchObject({ timeZone: 'Europe/Paris', reminders: [{ kind: 'prayer', time: '07:30', days: [1, 7] }] });
    expect(await store.users.code(filled.bob.id)).toMatchObject({ triesLeft: 4 });
    // Stamps go on from there.
    const made = await store.records.create(filled.hers, filled.alice.id, [{ clientId: 'later', fields: {} }]);
    expect(made.kind === 'done' && (made.records[0]?.record.updatedDate ?? '') > (found[0]?.updatedDate ?? '')).toBe(true);
  });

  test('there and back again it is the same, sum by sum', async () => {
    const { address } = await aFull('SQLite', 3_000);
    const [middle, end] = [await kinds.PostgreSQL(), await kinds.SQLite()];
    const there = await copyEverything(await source(address), await target(middle));
    const back = await copyEverything(await source(middle), await target(end));
    expect(back.toSorted(byTable)).toEqual(there.toSorted(byTable));
  });

  test('large files go through one by one', async () => {
    const { address, filled } = await aFull('SQLite', 1);
    const store = await openStore(address);
    for (let place = 0; place < 3; place += 1) await store.files.putWithin({ ...filled.file, id: `large-${place}`, bytes: new Uint8Array(5_000_000).fill(place) }, Infinity);
    await store.close();
    const from = await source(address);
    const to = await target(await kinds.PostgreSQL());
    const pages: number[] = [];
    for (const place of [from, to]) {
      if (place === to) await copyEverything(from, to);
      const tables = await place.tables();
      const files = tables.find(({ name }) => name === 'files');
      if (!files) throw new Error('no table');
      await place.reading(async () => {
        for await (const page of place.rows(files)) pages.push(page.length);
      });
    }
    // Four files on either side, 15 MB together: never in one page.
    expect(pages.reduce((sum, count) => sum + count, 0)).toBe(8);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...pages)).toBeLessThan(4);
  });

  test('rows of the first release, which hold NUL and halves of characters as they are, arrive as what they mean', async () => {
    const { address, filled } = await aFull('SQLite', 1);
    const fields = { title: 'a\0b \ud83d c', 'k\0': ['\udc00', '\\u0000', '👩'] };
    const database = new DatabaseSync(address);
    database.prepare(`update records set fields = ? where client_id = 'c0'`).run(JSON.stringify(fields));
    database.close();
    const there = await kinds.PostgreSQL();
    await copyEverything(await source(address), await target(there));
    const store = await open(there);
    const found = await store.records.list(filled.hers, { where: { op: 'in', field: { path: ['client_id'], type: 'string' }, values: ['c0'] }, sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false }, limit: 9, skip: 0, withFields: true });
    expect(found.map((record) => record.fields)).toEqual([fields]);
  });

  test('what was changed on the way is noticed, and then nothing is kept', async () => {
    const { address } = await aFull('SQLite');
    const url = await kinds.PostgreSQL();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(async () => {
      // The database is used again by other tests.
      await client.query('drop function spoil cascade');
      await client.end();
    });
    await client.query(`create function spoil() returns trigger language plpgsql as $$ begin new.fields = new.fields || '{"count": 0}'; return new; end $$`);
    await client.query('create trigger spoil before insert on records for each row execute function spoil()');
    const to = await target(url);
    await expect(copyEverything(await source(address), to)).rejects.toThrow(/The table records did not arrive as it left: 42 rows/);
    expect(await countPeople(to)).toBe(0);
  });

  test('databases of different versions are refused with what differs', async () => {
    const { address } = await aFull('SQLite');
    const database = new DatabaseSync(address);
    database.exec('alter table users add column shoe_size integer; create table shoes (id text primary key)');
    database.close();
    const to = await target(await kinds.PostgreSQL());
    await expect(copyEverything(await source(address), to)).rejects.toThrow(/of different versions:\n {2}The target has no table shoes\.\n {2}The target has no column users\.shoe_size\./);
    expect(await countPeople(to)).toBe(0);
  });

  test('the service user is nobody, people are', async () => {
    for (const kind of ['SQLite', 'PostgreSQL'] as const) {
      const address = await kinds[kind]();
      const store = await open(address);
      const place = await source(address);
      expect(await countPeople(place), kind).toBe(0);
      await store.users.add({ email: 'service@selah.invalid', passwordHash: 'none', fullName: 'service', role: 'admin', isVerified: false, isAdmitted: true, isService: true, disabled: false, settings: {} });
      expect(await countPeople(place), kind).toBe(0);
      await fillStore(store, clock, 1);
      expect(await countPeople(place), kind).toBe(2);
    }
  });

  test.each([
    ['PostgreSQL', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
  ] as const)('a backup of %s can be restored into %s', async (from, to) => {
    const { address, filled, whole } = await aFull(from);
    const dataDir = aFolder();
    const file = join(dataDir, 'b.sqlite');
    const about = await makeBackup({ address, dataDir, file });
    expect(about.from).toBe(from === 'SQLite' ? 'sqlite' : 'postgres');
    const there = await kinds[to]();
    await restoreBackup({ address: there, dataDir: aFolder(), file, replace: false, keepSessions: false });
    const store = await open(there);
    expect(await wholeOf(store, filled)).toEqual(whole);
    expect(await store.sessions.find('session-of-alice')).toBeUndefined();
    expect(await store.push.find(filled.alice.id, alicesDevice)).toBeUndefined();
    // [R37] Devices must see that what came after the backup is missing.
    expect(await epochOf(store)).not.toBe(await epochOf(await open(address)));
  });

  test('a backup of PostgreSQL is of one moment, however much is written meanwhile', async () => {
    const { address, filled } = await aFull('PostgreSQL', 2_000);
    const store = await open(address);
    const dataDir = aFolder();
    const file = join(dataDir, 'b.sqlite');
    const end = new AbortController();
    let written = 0;
    async function write(): Promise<void> {
      while (!end.signal.aborted) {
        await store.records.create({ ...filled.hers, entity: 'BibleNote' }, filled.alice.id, [{ clientId: null, fields: {} }, { clientId: null, fields: {} }]);
        written += 2;
      }
    }
    const writing = write();
    await makeBackup({ address, dataDir, file });
    const after = written;
    end.abort();
    await writing;
    expect(after).toBeGreaterThan(0);
    const copy = new DatabaseSync(file, { readOnly: true });
    const count = Number(copy.prepare(`select count(*) as count from records where entity = 'BibleNote'`).get()?.['count']);
    copy.close();
    expect(count % 2).toBe(0);
    expect(count).toBeLessThanOrEqual(after);
  });

  test('PostgreSQL is not restored into under a running server, nor over people unless that is said', async () => {
    const { address, filled, whole } = await aFull('PostgreSQL');
    const dataDir = aFolder();
    const file = join(dataDir, 'b.sqlite');
    await makeBackup({ address, dataDir, file });
    const request = { address, dataDir, file, keepSessions: false };
    const server = await openStore(address);
    await server.records.create(filled.hers, filled.alice.id, [{ clientId: 'later', fields: {} }]);
    await expect(restoreBackup({ ...request, replace: true })).rejects.toThrow(/A server is connected to postgres:\/\/127/);
    await server.close();
    await expect(restoreBackup({ ...request, replace: false })).rejects.toThrow(/2 people have accounts/);
    await restoreBackup({ ...request, replace: true });
    expect(await wholeOf(await open(address), filled)).toEqual(whole);
  });
});

test('a sum does not care for the order of rows or keys, and for everything else', () => {
  const table: Table = { name: 'x', needs: [], columns: [{ name: 'fields', kind: 'json' }, { name: 'id', kind: 'text' }] };
  const sum = (...rows: [string, string][]) => {
    const adding = summing(table);
    for (const row of rows) adding.add([row]);
    return adding.sum().hash;
  };
  const one = sum(['{"a":1,"b":[1,2],"10":0,"9":0}', 'x'], ['{}', 'y']);
  expect(sum(['{}', 'y'], ['{ "9": 0, "10": 0, "b": [1, 2], "a": 1.0 }', 'x'])).toBe(one);
  for (const other of ['{"a":1,"b":[2,1],"10":0,"9":0}', '{"a":"1","b":[1,2],"10":0,"9":0}', '{"a":1,"b":[1,2],"10":0}', '{"a":1,"b":[1,2],"10":0,"9":null}']) expect(sum([other, 'x'], ['{}', 'y'])).not.toBe(one);
  expect(sum(['{"a":1,"b":[1,2],"10":0,"9":0}', 'x'], ['{}', 'y'], ['{}', 'y'])).not.toBe(one);
});

test('tables are filled after those that they point to', () => {
  const table = (name: string, ...needs: string[]): Table => ({ name, needs, columns: [] });
  expect(orderByNeed([table('a', 'b'), table('b', 'c', 'b'), table('c')]).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  expect(() => orderByNeed([table('a', 'b'), table('b', 'a')])).toThrow('Tables need each other: a, b');
});

test('a sum is taken from what the file holds', async () => {
  const { address } = await aFull('SQLite', 3);
  const place = await source(address);
  const users = (await place.tables()).find(({ name }) => name === 'users');
  if (!users) throw new Error('no table');
  const before = await sumOf(place, users);
  const database = new DatabaseSync(address);
  database.exec(`update users set full_name = 'Bobby' where full_name like 'Bob%'`);
  database.close();
  const after = await sumOf(place, users);
  expect(after.rows).toBe(before.rows);
  expect(after.hash).not.toBe(before.hash);
});

function byTable(a: { table: string }, b: { table: string }): number {
  return a.table < b.table ? -1 : 1;
}
