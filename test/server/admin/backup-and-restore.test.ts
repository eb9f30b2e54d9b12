// Tests of SQLite backup and restore: backups are complete, consistent and verified, and a restore
// succeeds completely or changes nothing. PostgreSQL backups are tested in db-copy.test.ts.
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { checkBackup, createBackup } from '../../../server/admin/database-copy/backup-file.ts';
import { CommandError } from '../../../server/admin/database-copy/table-access.ts';
import { restoreBackup } from '../../../server/admin/database-copy/restore-file.ts';
import { getPackFolder } from '../../../server/bible/translation-files/translation-folder.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';
import {
  alicesDevice,
  readEpoch,
  fillStore,
  omitPasskeys,
  readWholeStore,
  type FilledStore,
} from '../support/filled-store.ts';

const clock = createTestClock();

interface ServerData {
  dataDir: string;
  address: string;
  store: Store;
  filled: FilledStore;
}

/** A data folder with a server's store open on it. */
async function createServerData(records?: number): Promise<ServerData> {
  const dataDir = makeTempFolder();
  const address = join(dataDir, 'selah.sqlite');
  const store = await openSqlite({ path: address, clock });
  onTestFinished(() => store.close());
  return { dataDir, address, store, filled: await fillStore(store, clock, records) };
}

/** Creates server data with a backup, and returns what the data held at the time of the backup. */
async function createBackedUpServerData(): Promise<ServerData & { file: string; held: unknown }> {
  const serverData = await createServerData();
  const { dataDir, address, store, filled } = serverData;
  const file = join(dataDir, 'b.sqlite');
  await createBackup({ address, dataDir, file });
  return { ...serverData, file, held: await readWholeStore(store, filled) };
}

function createEmptyFolder(): { dataDir: string; address: string } {
  const dataDir = makeTempFolder();
  return { dataDir, address: join(dataDir, 'selah.sqlite') };
}

async function reopen(address: string): Promise<Store> {
  const store = await openSqlite({ path: address, clock });
  onTestFinished(() => store.close());
  return store;
}

test('a backup of a running server restores all data, and every user signs in again', async () => {
  const { dataDir, address, store, filled } = await createServerData();
  mkdirSync(getPackFolder(dataDir));
  writeFileSync(join(getPackFolder(dataDir), 'FRLSG.bible'), 'packed');
  writeFileSync(join(getPackFolder(dataDir), '.XX.1.part'), 'half');
  const file = join(dataDir, 'b.sqlite');
  const manifest = await createBackup({ address, dataDir, file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(manifest).toMatchObject({
    from: 'sqlite',
    bibles: ['FRLSG.bible'],
    tables: {
      users: { rows: 2 },
      files: { rows: 1 },
      sessions: { rows: 1 },
      codes: { rows: 1 },
      tickets: { rows: 1 },
      limits: { rows: 1 },
    },
  });
  // Waiting e-mails would be sent again after a restore.
  expect(manifest.tables).not.toHaveProperty('mails');
  expect(readFileSync(file, 'latin1')).not.toContain('mail-to-bob');
  expect(await store.mails.list()).toHaveLength(1);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('b.sqlite'))).toEqual(['b.sqlite']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await store.sessions.find('session-of-alice', filled.alice.id)).toBeDefined();

  const emptyFolder = createEmptyFolder();
  const { previousDatabase } = await restoreBackup({
    ...emptyFolder,
    file,
    replace: false,
    keepSessions: false,
  });
  expect(previousDatabase).toBeUndefined();
  const restored = await reopen(emptyFolder.address);
  expect(await readEpoch(restored)).not.toBe(await readEpoch(store));
  expect(await readWholeStore(restored, filled)).toEqual(
    omitPasskeys(await readWholeStore(store, filled)),
  );
  expect(readFileSync(join(getPackFolder(emptyFolder.dataDir), 'FRLSG.bible'), 'utf8')).toBe(
    'packed',
  );
  expect(await restored.sessions.find('session-of-alice', filled.alice.id)).toBeUndefined();
  expect(await restored.push.find(filled.alice.id, alicesDevice)).toBeUndefined();
  expect(await restored.users.findCode(filled.bob.id)).toBeUndefined();
  expect(await restored.passkeys.takeChallenge('c', 'login')).toBeUndefined();
  // The restored database has none of the backup's own marks and no temporary file.
  expect(
    readdirSync(emptyFolder.dataDir)
      .filter((name) => !name.startsWith('selah.sqlite'))
      .toSorted(),
  ).toEqual(['bibles']);
  const database = new DatabaseSync(emptyFolder.address, { readOnly: true });
  expect(
    database.prepare(`select name from sqlite_schema where name like 'selah_backup%'`).all(),
  ).toEqual([]);
  database.close();
});

test('records that users deleted permanently are nowhere in a backup', async () => {
  const { dataDir, address, store, filled } = await createServerData();
  const [record] = (
    await store.records
      .create(filled.aliceScope, filled.alice.id, [
        { clientId: null, fields: { title: 'whispered in the dark' } },
      ])
      .then((backup) => (backup.kind === 'done' ? backup.records : []))
  ).map(({ record }) => record);
  const id = record?.id ?? '';
  await store.records.remove(filled.aliceScope, id, undefined);
  expect(await store.records.erase(filled.aliceScope, id)).toBe(true);
  const file = join(dataDir, 'b.sqlite');
  await createBackup({ address, dataDir, file });
  expect(readFileSync(file).includes('whispered in the dark')).toBe(false);
  expect(readFileSync(file).includes('Prayer 17')).toBe(true);
});

test('a restore with the option to keep sessions keeps users signed in, and their passkeys', async () => {
  const { file, filled } = await createBackedUpServerData();
  const emptyFolder = createEmptyFolder();
  await restoreBackup({ ...emptyFolder, file, replace: false, keepSessions: true });
  const restored = await reopen(emptyFolder.address);
  expect(await restored.sessions.find('session-of-alice', filled.alice.id)).toBeDefined();
  expect(await restored.push.find(filled.alice.id, alicesDevice)).toBeDefined();
  expect(await restored.passkeys.list(filled.alice.id)).toHaveLength(1);
});

test('a backup has the data of one moment, however much is written meanwhile', async () => {
  const { dataDir, address, store, filled } = await createServerData(500);
  const file = join(dataDir, 'b.sqlite');
  const end = new AbortController();
  const started = Promise.withResolvers<void>();
  let written = 0;
  // Two records at a time: a backup that cut a commit in two would hold an odd number.
  async function write(): Promise<void> {
    while (!end.signal.aborted) {
      await store.records.create({ ...filled.aliceScope, entity: 'BibleNote' }, filled.alice.id, [
        { clientId: null, fields: { title: 'x'.repeat(2_000) } },
        { clientId: null, fields: {} },
      ]);
      written += 2;
      if (written === 10) started.resolve();
      await new Promise(setImmediate);
    }
  }
  const writing = write();
  await started.promise;
  const before = written;
  await createBackup({ address, dataDir, file });
  const after = written;
  end.abort();
  await writing;
  expect(after).toBeGreaterThan(before);
  const copy = new DatabaseSync(file, { readOnly: true });
  const count = Number(
    copy.prepare(`select count(*) as count from records where entity = 'BibleNote'`).get()?.[
      'count'
    ],
  );
  copy.close();
  expect(count % 2).toBe(0);
  expect(count).toBeGreaterThanOrEqual(before);
  expect(count).toBeLessThanOrEqual(after);
});

test('a backup overwrites no file, and leaves no partial file when it fails', async () => {
  const { dataDir, address } = await createServerData();
  const file = join(dataDir, 'b.sqlite');
  writeFileSync(file, 'mine');
  await expect(createBackup({ address, dataDir, file })).rejects.toThrow('exists already');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  await expect(
    createBackup({
      address: join(dataDir, 'none.sqlite'),
      dataDir,
      file: join(dataDir, 'c.sqlite'),
    }),
  ).rejects.toThrow('There is no database at');
  expect(readdirSync(dataDir).filter((name) => /^[bc]\.sqlite/.test(name))).toEqual(['b.sqlite']);
});

test('the data of a running server is never replaced, even with --replace', async () => {
  const { dataDir, address, store, filled, file, held } = await createBackedUpServerData();
  await expect(
    restoreBackup({ address, dataDir, file, replace: true, keepSessions: false }),
  ).rejects.toThrow(/A server .* is using .*selah\.sqlite/);
  expect(await readWholeStore(store, filled)).toEqual(held);
  // The running server continues to write.
  await store.records.create(filled.aliceScope, filled.alice.id, [
    { clientId: 'later', fields: { title: 'later' } },
  ]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
});

test('a database with users is replaced only on request, and is kept as a file', async () => {
  const { dataDir, address, store, filled, file, held } = await createBackedUpServerData();
  await store.records.create(filled.aliceScope, filled.alice.id, [
    { clientId: 'later', fields: { title: 'later' } },
  ]);
  const now = await readWholeStore(store, filled);
  await store.close();
  await expect(
    restoreBackup({ address, dataDir, file, replace: false, keepSessions: false }),
  ).rejects.toThrow(/2 people have accounts .* --replace/);
  const original = await openSqlite({ path: address, clock });
  expect(await readWholeStore(original, filled)).toEqual(now);
  await original.close();

  const { previousDatabase = '' } = await restoreBackup({
    address,
    dataDir,
    file,
    replace: true,
    keepSessions: false,
  });
  expect(await readWholeStore(await reopen(address), filled)).toEqual(omitPasskeys(held));
  expect(await readWholeStore(await reopen(previousDatabase), filled)).toEqual(now);
});

test('the write-ahead log of a killed server is in the kept file, not in the restore', async () => {
  const { address, store, filled, file, held } = await createBackedUpServerData();
  await store.records.create(filled.aliceScope, filled.alice.id, [
    { clientId: 'later', fields: { title: 'later' } },
  ]);
  const now = await readWholeStore(store, filled);
  const { dataDir: otherDataDir, address: otherAddress } = createEmptyFolder();
  // The files of a server that ended without closing: the last write is in the log only.
  for (const suffix of ['', '-wal']) copyFileSync(address + suffix, otherAddress + suffix);
  expect(statSync(`${otherAddress}-wal`).size).toBeGreaterThan(0);
  const { previousDatabase = '' } = await restoreBackup({
    address: otherAddress,
    dataDir: otherDataDir,
    file,
    replace: true,
    keepSessions: false,
  });
  expect(existsSync(`${otherAddress}-wal`)).toBe(false);
  expect(await readWholeStore(await reopen(otherAddress), filled)).toEqual(omitPasskeys(held));
  expect(await readWholeStore(await reopen(previousDatabase), filled)).toEqual(now);
});

test('a database that is too damaged to read can be replaced, and is kept as a file', async () => {
  const { file } = await createBackedUpServerData();
  const broken = createEmptyFolder();
  writeFileSync(broken.address, 'no database '.repeat(1_000));
  writeFileSync(`${broken.address}-wal`, 'no log');
  await expect(
    restoreBackup({ ...broken, file, replace: false, keepSessions: false }),
  ).rejects.toThrow(/cannot be read as a database/);
  const { previousDatabase = '' } = await restoreBackup({
    ...broken,
    file,
    replace: true,
    keepSessions: false,
  });
  expect(readFileSync(previousDatabase, 'utf8')).toMatch(/^no database/);
  expect(readFileSync(`${previousDatabase}-wal`, 'utf8')).toBe('no log');
  expect(
    (await (await reopen(broken.address)).users.findByEmail('bob@example.org'))?.fullName,
  ).toBe('Bob 👋');
});

test('a damaged backup, or a file that is no backup, is rejected without changes', async () => {
  const { dataDir, address, file } = await createBackedUpServerData();
  await checkBackup(file);
  const bytes = readFileSync(file);
  const changedBytes = bytes.toString('latin1').replaceAll('Prayer 17', 'Prayer 71');
  expect(changedBytes).not.toBe(bytes.toString('latin1'));
  const faulty: [string, Buffer | string][] = [
    ['a word is another', Buffer.from(changedBytes, 'latin1')],
    ['its end is missing', bytes.subarray(0, bytes.length - 8_192)],
    [
      'a page is empty',
      Buffer.concat([bytes.subarray(0, 8_192), Buffer.alloc(4_096), bytes.subarray(12_288)]),
    ],
    ['a text', 'Dear diary'.repeat(500)],
    ['empty', ''],
    ['a database without a description', readFileSync(address)],
  ];
  for (const [faultName, content] of faulty) {
    const badPath = join(dataDir, 'bad.sqlite');
    writeFileSync(badPath, content);
    const target = createEmptyFolder();
    const failure = await restoreBackup({
      ...target,
      file: badPath,
      replace: true,
      keepSessions: false,
    }).catch((error: unknown) => error);
    expect(failure, faultName).toBeInstanceOf(CommandError);
    expect(readdirSync(target.dataDir), faultName).toEqual([]);
  }
});

test('a restore migrates a backup of the first release to the current schema', async () => {
  const folder = createEmptyFolder();
  const old = new DatabaseSync(folder.address);
  old.exec(`create table users (id text primary key, email text not null unique, password_hash text not null, full_name text not null, role text not null,
      is_verified integer not null, disabled integer not null default 0, settings text not null, created_date text not null, updated_date text not null);
    create table codes (user_id text primary key references users (id) on delete cascade, hash text not null, sent_at integer not null, expires_at integer not null, tries_left integer not null);
    create table records (id text primary key, entity text not null, owner_id text not null references users (id) on delete cascade, client_id text, fields text not null, created_date text not null, updated_date text not null);
    create unique index records_client on records (entity, owner_id, client_id) where client_id is not null;
    create index records_updated on records (entity, owner_id, updated_date);
    create index records_created on records (entity, owner_id, created_date);
    create index content_created on records (entity, created_date);
    create table deletions (id text primary key, entity text not null, owner_id text not null references users (id) on delete cascade, client_id text, deleted_date text not null);
    create index deletions_client on deletions (entity, owner_id, client_id) where client_id is not null;
    create index deletions_date on deletions (entity, owner_id, deleted_date);
    create index content_deletions_date on deletions (entity, deleted_date);
    create table clocks (scope text primary key, last text not null);
    create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
    create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
    insert into kysely_migration values ('2026-01-users-and-records', '2026-01-01T00:00:00.000Z');
    insert into kysely_migration_lock values ('migration_lock', 0);
    insert into users values ('u1', 'carol@example.org', 'none', 'Carol', 'user', 1, 0, '{}', '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z');
    insert into records values ('r1', 'Prayer', 'u1', 'one', '{"title":"kept"}', '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z');`);
  old.close();
  const file = join(folder.dataDir, 'b.sqlite');
  await createBackup({ ...folder, file });
  const target = createEmptyFolder();
  await restoreBackup({ ...target, file, replace: false, keepSessions: false });
  const restored = await reopen(target.address);
  expect(
    (await restored.records.get({ entity: 'Prayer', ownerId: 'u1', shared: false }, 'r1'))?.fields,
  ).toEqual({ title: 'kept' });
});

test.runIf(process.getuid?.() === 0)(
  'files that root restores keep their former owner, so that the server can open them',
  async () => {
    const { dataDir: source, address: from } = await createServerData();
    mkdirSync(getPackFolder(source));
    writeFileSync(join(getPackFolder(source), 'FRLSG.bible'), 'packed');
    const file = join(source, 'with-a-bible.sqlite');
    await createBackup({ address: from, dataDir: source, file });
    const { dataDir, address } = createEmptyFolder();
    chownSync(dataDir, 1234, 2345);
    const readOwners = (...names: string[]) =>
      names.map((name) => [statSync(join(dataDir, name)).uid, statSync(join(dataDir, name)).gid]);
    await restoreBackup({ address, dataDir, file, replace: false, keepSessions: false });
    expect(readOwners('selah.sqlite', 'selah.sqlite.lock', 'bibles', 'bibles/FRLSG.bible')).toEqual(
      Array.from({ length: 4 }, () => [1234, 2345]),
    );
    chownSync(address, 3456, 4567);
    await restoreBackup({ address, dataDir, file, replace: true, keepSessions: false });
    expect(readOwners('selah.sqlite')).toEqual([[3456, 4567]]);
    expect(statSync(address).mode & 0o777).toBe(0o600);
  },
);

test('a file that cannot be restored is refused by the name that was given', async () => {
  const { dataDir, address } = createEmptyFolder();
  const [none, nonsense] = [
    join(makeTempFolder(), 'none.sqlite'),
    join(makeTempFolder(), 'nonsense.sqlite'),
  ];
  writeFileSync(nonsense, 'Dear diary'.repeat(500));
  for (const file of [none, nonsense]) {
    const fault = await restoreBackup({
      address,
      dataDir,
      file,
      replace: false,
      keepSessions: false,
    }).catch(String);
    expect(fault).toContain(file);
    expect(fault).not.toContain(dataDir);
  }
  expect(readdirSync(dataDir)).toEqual([]);
});
