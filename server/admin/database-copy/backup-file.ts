// Creates a backup of all data of a server as one SQLite file with a manifest, whichever database
// the server uses, and checks backups. A backup holds every table (users, password hashes, records,
// trash, files, sessions, passkeys) and the imported Bible translations. It does not hold the outbox, the
// settings or the token secret. With the token secret, a person who finds a backup could
// impersonate users.
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { packExtension, getPackFolder } from '../../bible/translation-files/translation-folder.ts';
import { createEarlierTables } from '../../store/sqlite/sqlite-store.ts';
import { copyTables } from './copy-tables.ts';
import { isPostgres, requireDatabase, openSourceDatabase } from './open-database.ts';
import { moveIntoPlace, withTemporaryFile } from './partial-file.ts';
import {
  CommandError,
  computeChecksum,
  mailTable,
  type AdminDatabase,
  type TableChecksum,
} from './table-access.ts';
import { openSqliteDatabase } from './sqlite-table-access.ts';

const format = 'selah-backup-1';

export interface BackupManifest {
  format: typeof format;
  /** ISO 8601 UTC: the point in time whose state the backup holds. */
  madeAt: string;
  from: 'sqlite' | 'postgres';
  /** The checksum of each table at that point in time. */
  tables: Record<string, TableChecksum>;
  bibles: string[];
}

/**
 * Creates a backup while the server runs.
 *
 * All tables are from one point in time: one read transaction computes their checksums and copies
 * them. Concurrent writes neither block this transaction nor become visible in it. Then the copy is
 * opened and verified, and its checksums are compared.
 * @param file must not exist; the file appears only when the backup is complete
 */
export async function createBackup({
  address,
  dataDir,
  file,
}: {
  address: string;
  dataDir: string;
  file: string;
}): Promise<BackupManifest> {
  // Checked before the long work. Moving the file into place checks this again.
  if (existsSync(file)) throw new CommandError(`${file} exists already. Nothing was changed.`);
  return withTemporaryFile(file, async (part) => {
    const madeAt = new Date().toISOString();
    const tables = isPostgres(address)
      ? await copyPostgres(address, part)
      : await copySqlite(address, part);
    const manifest: BackupManifest = {
      format,
      madeAt,
      from: isPostgres(address) ? 'postgres' : 'sqlite',
      tables,
      bibles: [],
    };
    manifest.bibles = await finish(part, manifest, dataDir);
    await checkBackup(part);
    flushToDisk(part);
    moveIntoPlace(part, file);
    return manifest;
  });
}

async function copySqlite(address: string, part: string): Promise<Record<string, TableChecksum>> {
  requireDatabase(address);
  const source = openSqliteDatabase(address, { readOnly: true });
  try {
    return await source.inReadTransaction(async () => {
      const sums = await computeChecksums(source);
      // Copies all pages in one step, from the snapshot of this transaction.
      await backup(source.database, part, { rate: 2 ** 30 });
      return sums;
    });
  } finally {
    await source.close();
  }
}

/** Migrations of PostgreSQL that have another name in SQLite. */
const sqliteNames: Readonly<Record<string, string>> = {
  '2026-02-everything': '2026-02-sessions-trash-and-files',
};

async function copyPostgres(address: string, part: string): Promise<Record<string, TableChecksum>> {
  const source = await openSourceDatabase(address);
  // The database may have the tables of an earlier version.
  const [row] = await source.query('select max(name) as newest from kysely_migration');
  const newest = String(row?.['newest']);
  await createEarlierTables(part, sqliteNames[newest] ?? newest);
  const target = openSqliteDatabase(part, { readOnly: false });
  try {
    // `copyTables` compares each table with its source before it commits.
    await copyTables(source, target);
    // The checksums are computed again from SQLite, which has no JSON type. So the file can be
    // checked without the source database.
    return await computeChecksums(target);
  } finally {
    await target.close();
    await source.close();
  }
}

/**
 * Completes the backup: one file without WAL files, with the manifest and the translations inside.
 */
async function finish(part: string, manifest: BackupManifest, dataDir: string): Promise<string[]> {
  const backupDatabase = openSqliteDatabase(part, { readOnly: false });
  try {
    backupDatabase.database.exec(
      'pragma journal_mode = delete; create table selah_backup (about text not null); create ' +
        'table selah_backup_files (name text primary key, bytes blob not null)',
    );
    const mails = (await backupDatabase.tables()).find(({ name }) => name === mailTable);
    // The table is missing in a database that no server of this version has opened yet.
    if (mails) await backupDatabase.clear(mails);
    const names = await packNames(dataDir);
    await backupDatabase.inWriteTransaction(async () => {
      const insert = backupDatabase.database.prepare(
        'insert into selah_backup_files (name, bytes) values (?, ?)',
      );
      for (const name of names)
        insert.run(name, await readFile(join(getPackFolder(dataDir), name)));
      backupDatabase.database
        .prepare('insert into selah_backup (about) values (?)')
        .run(JSON.stringify({ ...manifest, bibles: names }));
    });
    // Free pages still contain deleted data.
    backupDatabase.database.exec('vacuum');
    return names;
  } finally {
    await backupDatabase.close();
  }
}

async function packNames(dataDir: string): Promise<string[]> {
  try {
    return (await readdir(getPackFolder(dataDir)))
      .filter((name) => name.endsWith(packExtension))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param name the file name to show in messages
 * @throws CommandError when the file is not a backup, or has changed since the backup was made
 */
export async function checkBackup(file: string, name = file): Promise<BackupManifest> {
  const backupDatabase = openSqliteDatabase(file, { readOnly: true });
  try {
    const manifest = readManifest(
      backupDatabase.database.prepare('select about from selah_backup').get()?.['about'],
    );
    const faults = backupDatabase.database.prepare('pragma integrity_check').all();
    if (faults.length !== 1 || faults[0]?.['integrity_check'] !== 'ok')
      throw new CommandError(`The backup ${name} is damaged: SQLite finds faults in it.`);
    if (backupDatabase.database.prepare('pragma foreign_key_check').all().length > 0)
      throw new CommandError(
        `The backup ${name} is damaged: some of its rows belong to no account.`,
      );
    const sums = await computeChecksums(backupDatabase);
    for (const table of new Set([...Object.keys(sums), ...Object.keys(manifest.tables)])) {
      const [wanted, found] = [manifest.tables[table], sums[table]];
      if (wanted?.rows !== found?.rows || wanted?.hash !== found?.hash)
        throw new CommandError(
          `The backup ${name} is damaged: the table ${table} should have ${wanted?.rows ?? 0} rows with the hash ${wanted?.hash ?? '–'}, and has ${found?.rows ?? 0} with ${found?.hash ?? '–'}.`,
        );
    }
    return manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
      throw new CommandError(`${name} is no backup of Selah, or is damaged: ${error.message}.`);
    throw error;
  } finally {
    await backupDatabase.close();
  }
}

function readManifest(text: unknown): BackupManifest {
  const manifest = JSON.parse(String(text)) as BackupManifest;
  if (manifest.format !== format)
    throw new CommandError(
      `This backup is of the format ${manifest.format}, which this version does not know.`,
    );
  return manifest;
}

export async function computeChecksums(
  database: AdminDatabase,
): Promise<Record<string, TableChecksum>> {
  const sums: Record<string, TableChecksum> = {};
  for (const table of await database.tables())
    if (table.name !== mailTable) sums[table.name] = await computeChecksum(database, table);
  return sums;
}

/** Flushes the file or folder to the disk (fsync). */
export function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
