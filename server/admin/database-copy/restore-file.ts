// Restores a backup into a database: completely, or not at all.
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
  /** The path where the previous database is now. */
  previousDatabase: string | undefined;
}

export interface RestoreOptions {
  address: string;
  dataDir: string;
  file: string;
  /** Allows a target that holds data. Without `replace`, such a target is rejected. */
  replace: boolean;
  /**
   * Keeps the sessions and passkeys of the backup. Without `keepSessions`, all users must sign in
   * again with their password. Otherwise a session that ended after the backup, or a passkey that
   * was removed after it, would become valid again.
   */
  keepSessions: boolean;
}

/** @throws CommandError; nothing is changed then */
export async function restoreBackup(request: RestoreOptions): Promise<RestoreResult> {
  const { address, dataDir, file } = request;
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}. Nothing was changed.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return withTemporaryFile(join(dataDir, 'restore.sqlite'), async (part) => {
    // The check runs on the copy that will be used, so the file cannot change between the check and
    // its use.
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const manifest = await checkBackup(part, file);
    const bibles = await prepare(part, request.keepSessions);
    const previousDatabase = isPostgres(address)
      ? await replacePostgres(request, part)
      : replaceSqlite(request, part);
    for (const { name, bytes } of bibles)
      copyOwner(await storePack(dataDir, name.slice(0, -packExtension.length), bytes), dataDir);
    copyOwner(getPackFolder(dataDir), dataDir);
    return { manifest, previousDatabase };
  });
}

/**
 * Drops the backup tables and migrates the other tables, as a start of the server does. Devices
 * must notice that the database is not the one that they synced with.
 */
async function prepare(
  part: string,
  keepSessions: boolean,
): Promise<{ name: string; bytes: Buffer }[]> {
  const copy = openSqliteDatabase(part, { readOnly: false });
  let bibles: { name: string; bytes: Uint8Array }[];
  try {
    bibles = copy.database
      .prepare('select name, bytes from selah_backup_files')
      .all() as typeof bibles;
    copy.database.exec('drop table selah_backup_files; drop table selah_backup');
  } finally {
    await copy.close();
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
      ready.database.exec(
        'delete from sessions; delete from tickets; delete from codes; ' +
          'delete from passkeys; delete from passkey_challenges',
      );
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
    const userCount = await countUsers(target);
    if (userCount > 0 && !replace) throw hasData(userCount, target.name);
    await copyTables(source, target);
  } finally {
    await target.close();
    await source.close();
  }
}

/**
 * Replaces the old file with the new file in one atomic step of the file system. The old file is
 * kept under another name.
 */
function replaceSqlite({ address, replace }: RestoreOptions, part: string): string | undefined {
  flushToDisk(part);
  const instanceLock = blockServerStart(address);
  try {
    if (existsSync(address)) return replaceFile(address, part, replace);
    // SQLite would read leftover `-wal` and `-shm` files of a removed database as part of the new
    // database.
    for (const companion of ['-wal', '-shm']) rmSync(address + companion, { force: true });
    copyOwner(part, dirname(address));
    renameSync(part, address);
    flushToDisk(dirname(address));
    return undefined;
  } finally {
    instanceLock.release();
  }
}

/** Returns the path where the old file is kept. */
function replaceFile(address: string, part: string, replace: boolean): string {
  const exclusiveLock = lockExclusively(address);
  try {
    const userCount = exclusiveLock.database ? countUsersIn(exclusiveLock.database) : undefined;
    if (userCount !== 0 && !replace) throw hasData(userCount, address);
    const previousDatabase = `${address}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    for (const companion of ['-wal', '-shm']) {
      if (existsSync(address + companion))
        renameSync(address + companion, previousDatabase + companion);
    }
    linkOrCopy(address, previousDatabase);
    flushToDisk(previousDatabase);
    copyOwner(part, address);
    renameSync(part, address);
    flushToDisk(dirname(address));
    return previousDatabase;
  } finally {
    exclusiveLock.release();
  }
}

function countUsersIn(database: DatabaseSync): number {
  const hasUsers = database.prepare(`select 1 from sqlite_schema where name = 'users'`).get();
  return hasUsers
    ? Number(database.prepare('select count(*) as people from users').get()?.['people'])
    : 0;
}

function hasData(userCount: number | undefined, where: string): CommandError {
  const what =
    userCount === undefined
      ? `There is a file at ${where} that cannot be read as a database`
      : userCount === 1
        ? `One person has an account in ${where}`
        : `${userCount} people have accounts in ${where}`;
  return new CommandError(
    `${what}. Use --replace to replace it with the backup. Nothing was changed.`,
  );
}
