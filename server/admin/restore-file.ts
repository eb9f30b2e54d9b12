// Puts a backup in the place of a database: the whole of it, or nothing.
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { packExtension } from '../bible/packs.ts';
import { storePack } from '../bible/store-pack.ts';
import { checkBackup, flush, type AboutBackup } from './backup-file.ts';
import { copyEverything, countPeople } from './copy.ts';
import { isPostgres, openSource, openStore, openTarget } from './open-place.ts';
import { Refusal } from './place.ts';
import { isServed } from './postgres-place.ts';
import { holdAlone } from './running.ts';
import { openSqlitePlace } from './sqlite-place.ts';

export interface Restored {
  about: AboutBackup;
  /** Where the database that was there before lies now. */
  kept: string | undefined;
}

export interface Restoring {
  address: string;
  dataDir: string;
  file: string;
  /** The target may hold data; else that is refused. */
  replace: boolean;
  /** Else everybody signs in again: a sign-in that was ended after the backup was made must not come back to life. */
  keepSessions: boolean;
}

/** @throws Refusal; nothing is changed then */
export async function restoreBackup(request: Restoring): Promise<Restored> {
  const { dataDir, file } = request;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const part = join(dataDir, `restore-${process.pid}.sqlite`);
  try {
    // What is checked is the copy that will be used, so that nothing can change in between.
    copyFileSync(file, part, constants.COPYFILE_EXCL);
    const about = await checkBackup(part);
    const bibles = await prepare(part, request.keepSessions);
    const kept = isPostgres(request.address) ? await replacePostgres(request, part) : replaceSqlite(request, part);
    for (const { name, bytes } of bibles) await storePack(dataDir, name.slice(0, -packExtension.length), bytes);
    return { about, kept };
  } finally {
    for (const companion of ['', '-wal', '-shm', '-journal']) rmSync(part + companion, { force: true });
  }
}

/** Takes off the marks of a backup and brings the tables up to date, as a start of the server would. */
async function prepare(part: string, keepSessions: boolean): Promise<{ name: string; bytes: Buffer }[]> {
  const place = openSqlitePlace(part, { readOnly: false });
  let bibles: { name: string; bytes: Uint8Array }[];
  try {
    bibles = place.database.prepare('select name, bytes from selah_backup_files').all() as typeof bibles;
    place.database.exec('drop table selah_backup_files; drop table selah_backup');
  } finally {
    await place.close();
  }
  const store = await openStore(part);
  await store.close();
  const ready = openSqlitePlace(part, { readOnly: false });
  try {
    if (!keepSessions) ready.database.exec('delete from sessions; delete from tickets; delete from codes');
    ready.database.exec('pragma journal_mode = delete; vacuum');
  } finally {
    await ready.close();
  }
  return bibles.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
}

async function replacePostgres({ address, replace }: Restoring, part: string): Promise<undefined> {
  const source = await openSource(part);
  const target = await openTarget(address);
  try {
    if (await isServed(target)) throw new Refusal(`A server is connected to ${target.name}. Stop it first. Nothing was changed.`);
    const people = await countPeople(target);
    if (people > 0 && !replace) throw hasData(people, target.name);
    await copyEverything(source, target);
  } finally {
    await target.close();
    await source.close();
  }
}

/** The new file takes the place of the old one in one step of the file system; the old one is kept under another name. */
function replaceSqlite({ address, replace }: Restoring, part: string): string | undefined {
  flush(part);
  if (!existsSync(address)) {
    // Leftovers of a database that somebody took away would be read as part of the new one.
    for (const companion of ['-wal', '-shm']) rmSync(address + companion, { force: true });
    renameSync(part, address);
    flush(dirname(address));
    return undefined;
  }
  const held = holdAlone(address);
  try {
    const people = held.database ? peopleIn(held.database) : undefined;
    if (people !== 0 && !replace) throw hasData(people, address);
    const kept = `${address}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    for (const companion of ['-wal', '-shm']) {
      if (existsSync(address + companion)) renameSync(address + companion, kept + companion);
    }
    keepUnder(address, kept);
    renameSync(part, address);
    flush(dirname(address));
    return kept;
  } finally {
    held.release();
  }
}

function peopleIn(database: DatabaseSync): number {
  const hasUsers = database.prepare(`select 1 from sqlite_schema where name = 'users'`).get();
  return hasUsers ? Number(database.prepare('select count(*) as people from users').get()?.['people']) : 0;
}

function hasData(people: number | undefined, where: string): Refusal {
  const what = people === undefined ? `There is a file at ${where} that cannot be read as a database` : people === 1 ? `One person has an account in ${where}` : `${people} people have accounts in ${where}`;
  return new Refusal(`${what}. Say --replace to put the backup in its place. Nothing was changed.`);
}

/** A second name for the same file; where the file system knows none, a copy. */
function keepUnder(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(String(error.code)))) throw error;
    copyFileSync(path, name, constants.COPYFILE_EXCL);
    flush(name);
  }
}
