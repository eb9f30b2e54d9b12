// A backup: one SQLite file with everything that the server keeps, whatever database it runs on,
// and what it should hold written inside. In it: every table (people, password hashes, records,
// trash, files, sessions) and the imported Bible translations. Not in it: the token secret, so that
// whoever finds a backup cannot act as anybody on the running server; mails in the outbox; the
// settings.
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { packExtension, getPackFolder } from '../../bible/translation-files/translation-folder.ts';
import { copyTables } from './copy-tables.ts';
import {
  isPostgres,
  requireDatabase,
  openSourceDatabase,
  openTargetDatabase,
} from './open-database.ts';
import { moveIntoPlace, withTemporaryFile } from './partial-file.ts';
import {
  CommandError,
  computeChecksum,
  type AdminDatabase,
  type TableChecksum,
} from './table-access.ts';
import { openSqliteDatabase } from './sqlite-table-access.ts';

const format = 'selah-backup-1';

export interface BackupManifest {
  format: typeof format;
  /** ISO 8601 UTC: the moment whose state it is. */
  madeAt: string;
  from: 'sqlite' | 'postgres';
  /** What each table held at that moment. */
  tables: Record<string, TableChecksum>;
  bibles: string[];
}

/**
 * Beside a running server. All of it is of one moment: the tables are summed up and copied inside
 * one reading transaction, which other people's writes neither disturb nor enter; then the copy is
 * opened, looked through, summed up in turn and compared.
 * @param file must not exist; it appears only when it is whole
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
  // Told before the work, and once more when the file is put there.
  if (existsSync(file)) throw new CommandError(`${file} is there already. Nothing was changed.`);
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
      // In one step, and from the snapshot that this transaction holds.
      await backup(source.database, part, { rate: 2 ** 30 });
      return sums;
    });
  } finally {
    await source.close();
  }
}

async function copyPostgres(address: string, part: string): Promise<Record<string, TableChecksum>> {
  const source = await openSourceDatabase(address);
  const target = await openTargetDatabase(part);
  try {
    // Each table is compared with its source in here, before it is kept.
    await copyTables(source, target);
    // Summed up once more as SQLite has it, which knows no JSON: so the file can be checked without
    // the database it came from.
    return await computeChecksums(target);
  } finally {
    await target.close();
    await source.close();
  }
}

/** One file without companions, with its own description and the translations inside. */
async function finish(part: string, manifest: BackupManifest, dataDir: string): Promise<string[]> {
  const place = openSqliteDatabase(part, { readOnly: false });
  try {
    place.database.exec(
      'pragma journal_mode = delete; create table selah_backup (about text not null); create table selah_backup_files (name text primary key, bytes blob not null)',
    );
    const names = await packNames(dataDir);
    await place.inWriteTransaction(async () => {
      const insert = place.database.prepare(
        'insert into selah_backup_files (name, bytes) values (?, ?)',
      );
      for (const name of names)
        insert.run(name, await readFile(join(getPackFolder(dataDir), name)));
      place.database
        .prepare('insert into selah_backup (about) values (?)')
        .run(JSON.stringify({ ...manifest, bibles: names }));
    });
    // Free pages still hold what people have deleted.
    place.database.exec('vacuum');
    return names;
  } finally {
    await place.close();
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
 * @param name by which people know the file
 * @throws CommandError when the file is no backup, or is not what it was when it was made
 */
export async function checkBackup(file: string, name = file): Promise<BackupManifest> {
  const place = openSqliteDatabase(file, { readOnly: true });
  try {
    const manifest = readManifest(
      place.database.prepare('select about from selah_backup').get()?.['about'],
    );
    const faults = place.database.prepare('pragma integrity_check').all();
    if (faults.length !== 1 || faults[0]?.['integrity_check'] !== 'ok')
      throw new CommandError(`The backup ${name} is damaged: SQLite finds faults in it.`);
    if (place.database.prepare('pragma foreign_key_check').all().length > 0)
      throw new CommandError(`The backup ${name} is damaged: some of its rows point to nobody.`);
    const sums = await computeChecksums(place);
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
    await place.close();
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
    sums[table.name] = await computeChecksum(database, table);
  return sums;
}

/** On the disk, not only on its way there. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
