// Puts a backup in the place of a database: the whole of it, or nothing.
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { packExtension, getPackFolder } from '../../bible/translation-files/translation-folder.ts';
import { storePack } from '../../bible/translation-files/save-translation.ts';
import { checkBackup, flushToDisk, type BackupManifest } from './backup-file.ts';
import { copyTables, countUsers } from './copy-tables.ts';
import { isPostgres, openSourceDatabase, openStore, openTargetDatabase } from './open-database.ts';
import { linkOrCopy, copyOwner, withTemporaryFile } from './partial-file.ts';
import { CommandError } from './table-access.ts';
import { isUsedByServer } from './postgres-table-access.ts';
import { lockExclusively, blockServerStart } from './sqlite-file-locks.ts';
import { openSqliteDatabase } from './sqlite-table-access.ts';

export interface RestoreResult {
  manifest: BackupManifest;
  /** Where the database that was there before lies now. */
  previousDatabase: string | undefined;
}

export interface RestoreOptions {
  address: string;
  dataDir: string;
  file: string;
  /** The target may hold data; else that is refused. */
  replace: boolean;
  /**
   * Else everybody signs in again: a sign-in that was ended after the backup was made must not come
   * back to life.
   */
  keepSessions: boolean;
}

/** @throws CommandError; nothing is changed then */
export async function restoreBackup(request: RestoreOptions): Promise<RestoreResult> {
  const { address, dataDir, file } = request;
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}. Nothing was changed.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return withTemporaryFile(join(dataDir, 'restore.sqlite'), async (part) => {
    // What is checked is the copy that will be used, so that nothing can change in between.
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const manifest = await checkBackup(part, file);
    const bibles = await prepare(part, request.keepSessions);
    const kept = isPostgres(address)
      ? await replacePostgres(request, part)
      : replaceSqlite(request, part);
    for (const { name, bytes } of bibles)
      copyOwner(await storePack(dataDir, name.slice(0, -packExtension.length), bytes), dataDir);
    copyOwner(getPackFolder(dataDir), dataDir);
    return { manifest, previousDatabase: kept };
  });
}

/**
 * Takes off the marks of a backup and brings the tables up to date, as a start of the server would.
 * Devices are to see that it is not what they knew.
 */
async function prepare(
  part: string,
  keepSessions: boolean,
): Promise<{ name: string; bytes: Buffer }[]> {
  const place = openSqliteDatabase(part, { readOnly: false });
  let bibles: { name: string; bytes: Uint8Array }[];
  try {
    bibles = place.database
      .prepare('select name, bytes from selah_backup_files')
      .all() as typeof bibles;
    place.database.exec('drop table selah_backup_files; drop table selah_backup');
  } finally {
    await place.close();
  }
  const store = await openStore(part);
  try {
    await store.renewEpoch();
  } finally {
    await store.close();
  }
  const ready = openSqliteDatabase(part, { readOnly: false });
  try {
    if (!keepSessions)
      ready.database.exec('delete from sessions; delete from tickets; delete from codes');
    ready.database.exec('pragma journal_mode = delete; vacuum');
  } finally {
    await ready.close();
  }
  return bibles.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
}

async function replacePostgres(
  { address, replace }: RestoreOptions,
  part: string,
): Promise<undefined> {
  const source = await openSourceDatabase(part);
  const target = await openTargetDatabase(address);
  try {
    if (await isUsedByServer(target))
      throw new CommandError(
        `A server is connected to ${target.name}. Stop it first. Nothing was changed.`,
      );
    const people = await countUsers(target);
    if (people > 0 && !replace) throw hasData(people, target.name);
    await copyTables(source, target);
  } finally {
    await target.close();
    await source.close();
  }
}

/**
 * The new file takes the place of the old one in one step of the file system; the old one is kept
 * under another name.
 */
function replaceSqlite({ address, replace }: RestoreOptions, part: string): string | undefined {
  flushToDisk(part);
  const instanceLock = blockServerStart(address);
  try {
    if (existsSync(address)) return replaceFile(address, part, replace);
    // Leftovers of a database that somebody took away would be read as part of the new one.
    for (const companion of ['-wal', '-shm']) rmSync(address + companion, { force: true });
    copyOwner(part, dirname(address));
    renameSync(part, address);
    flushToDisk(dirname(address));
    return undefined;
  } finally {
    instanceLock.release();
  }
}

/** Answers where the old one is. */
function replaceFile(address: string, part: string, replace: boolean): string {
  const held = lockExclusively(address);
  try {
    const people = held.database ? peopleIn(held.database) : undefined;
    if (people !== 0 && !replace) throw hasData(people, address);
    const kept = `${address}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    for (const companion of ['-wal', '-shm']) {
      if (existsSync(address + companion)) renameSync(address + companion, kept + companion);
    }
    linkOrCopy(address, kept);
    flushToDisk(kept);
    copyOwner(part, address);
    renameSync(part, address);
    flushToDisk(dirname(address));
    return kept;
  } finally {
    held.release();
  }
}

function peopleIn(database: DatabaseSync): number {
  const hasUsers = database.prepare(`select 1 from sqlite_schema where name = 'users'`).get();
  return hasUsers
    ? Number(database.prepare('select count(*) as people from users').get()?.['people'])
    : 0;
}

function hasData(people: number | undefined, where: string): CommandError {
  const what =
    people === undefined
      ? `There is a file at ${where} that cannot be read as a database`
      : people === 1
        ? `One person has an account in ${where}`
        : `${people} people have accounts in ${where}`;
  return new CommandError(
    `${what}. Say --replace to put the backup in its place. Nothing was changed.`,
  );
}
