// A backup: one SQLite file with everything that the server keeps, whatever database it runs on, and what it should hold written inside.
// In it: every table (people, password hashes, records, trash, files, sessions) and the imported Bible translations.
// Not in it: the token secret, so that whoever finds a backup cannot act as anybody on the running server; mails in the outbox; the settings.
import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import { packExtension, packFolder } from '../bible/packs.ts';
import { copyEverything } from './copy.ts';
import { isPostgres, mustExist, openSource, openTarget } from './open-place.ts';
import { putInPlace, withPart } from './part.ts';
import { Refusal, sumOf, type Place, type Sum } from './place.ts';
import { openSqlitePlace } from './sqlite-place.ts';

const format = 'selah-backup-1';

export interface AboutBackup {
  format: typeof format;
  /** ISO 8601 UTC: the moment whose state it is. */
  madeAt: string;
  from: 'sqlite' | 'postgres';
  /** What each table held at that moment. */
  tables: Record<string, Sum>;
  bibles: string[];
}

/**
 * Beside a running server. All of it is of one moment: the tables are summed up and copied inside one reading transaction, which other
 * people's writes neither disturb nor enter; then the copy is opened, looked through, summed up in turn and compared.
 * @param file must not exist; it appears only when it is whole
 */
export async function makeBackup({ address, dataDir, file }: { address: string; dataDir: string; file: string }): Promise<AboutBackup> {
  // Told before the work, and once more when the file is put there.
  if (existsSync(file)) throw new Refusal(`${file} is there already. Nothing was changed.`);
  return withPart(file, async (part) => {
    const madeAt = new Date().toISOString();
    const tables = isPostgres(address) ? await copyPostgres(address, part) : await copySqlite(address, part);
    const about: AboutBackup = { format, madeAt, from: isPostgres(address) ? 'postgres' : 'sqlite', tables, bibles: [] };
    about.bibles = await finish(part, about, dataDir);
    await checkBackup(part);
    flush(part);
    putInPlace(part, file);
    return about;
  });
}

async function copySqlite(address: string, part: string): Promise<Record<string, Sum>> {
  mustExist(address);
  const source = openSqlitePlace(address, { readOnly: true });
  try {
    return await source.reading(async () => {
      const sums = await sumsOf(source);
      // In one step, and from the snapshot that this transaction holds.
      await backup(source.database, part, { rate: 2 ** 30 });
      return sums;
    });
  } finally {
    await source.close();
  }
}

async function copyPostgres(address: string, part: string): Promise<Record<string, Sum>> {
  const source = await openSource(address);
  const target = await openTarget(part);
  try {
    // Each table is compared with its source in here, before it is kept.
    await copyEverything(source, target);
    // Summed up once more as SQLite has it, which knows no JSON: so the file can be checked without the database it came from.
    return await sumsOf(target);
  } finally {
    await target.close();
    await source.close();
  }
}

/** One file without companions, with its own description and the translations inside. */
async function finish(part: string, about: AboutBackup, dataDir: string): Promise<string[]> {
  const place = openSqlitePlace(part, { readOnly: false });
  try {
    place.database.exec('pragma journal_mode = delete; create table selah_backup (about text not null); create table selah_backup_files (name text primary key, bytes blob not null)');
    const names = await packNames(dataDir);
    await place.writing(async () => {
      const insert = place.database.prepare('insert into selah_backup_files (name, bytes) values (?, ?)');
      for (const name of names) insert.run(name, await readFile(join(packFolder(dataDir), name)));
      place.database.prepare('insert into selah_backup (about) values (?)').run(JSON.stringify({ ...about, bibles: names }));
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
    return (await readdir(packFolder(dataDir))).filter((name) => name.endsWith(packExtension)).toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param name by which people know the file
 * @throws Refusal when the file is no backup, or is not what it was when it was made
 */
export async function checkBackup(file: string, name = file): Promise<AboutBackup> {
  const place = openSqlitePlace(file, { readOnly: true });
  try {
    const about = readAbout(place.database.prepare('select about from selah_backup').get()?.['about']);
    const faults = place.database.prepare('pragma integrity_check').all();
    if (faults.length !== 1 || faults[0]?.['integrity_check'] !== 'ok') throw new Refusal(`The backup ${name} is damaged: SQLite finds faults in it.`);
    if (place.database.prepare('pragma foreign_key_check').all().length > 0) throw new Refusal(`The backup ${name} is damaged: some of its rows point to nobody.`);
    const sums = await sumsOf(place);
    for (const table of new Set([...Object.keys(sums), ...Object.keys(about.tables)])) {
      const [wanted, found] = [about.tables[table], sums[table]];
      if (wanted?.rows !== found?.rows || wanted?.hash !== found?.hash) throw new Refusal(`The backup ${name} is damaged: the table ${table} should have ${wanted?.rows ?? 0} rows with the hash ${wanted?.hash ?? '–'}, and has ${found?.rows ?? 0} with ${found?.hash ?? '–'}.`);
    }
    return about;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR') throw new Refusal(`${name} is no backup of Selah, or is damaged: ${error.message}.`);
    throw error;
  } finally {
    await place.close();
  }
}

function readAbout(text: unknown): AboutBackup {
  const about = JSON.parse(String(text)) as AboutBackup;
  if (about.format !== format) throw new Refusal(`This backup is of the format ${about.format}, which this version does not know.`);
  return about;
}

export async function sumsOf(place: Place): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const table of await place.tables()) sums[table.name] = await sumOf(place, table);
  return sums;
}

/** On the disk, not only on its way there. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
