// Puts a backup in the place of a database: the whole of it, or nothing.
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { packExtension, packFolder } from '../bible/packs.ts';
import { storePack } from '../bible/store-pack.ts';
import { checkBackup, flush, type AboutBackup } from './backup-file.ts';
import { copyEverything, countPeople } from './copy.ts';
import { isPostgres, openSource, openStore, openTarget } from './open-place.ts';
import { keepUnder, ownLike, withPart } from './part.ts';
import { Refusal } from './place.ts';
import { isServed } from './postgres-place.ts';
import { holdAlone, keepServersOut } from './running.ts';
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
  const { address, dataDir, file } = request;
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}. Nothing was changed.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return withPart(join(dataDir, 'restore.sqlite'), async (part) => {
    // What is checked is the copy that will be used, so that nothing can change in between.
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const about = await checkBackup(part, file);
    const bibles = await prepare(part, request.keepSessions);
    const kept = isPostgres(address) ? await replacePostgres(request, part) : replaceSqlite(request, part);
    for (const { name, bytes } of bibles) ownLike(await storePack(dataDir, name.slice(0, -packExtension.length), bytes), dataDir);
    ownLike(packFolder(dataDir), dataDir);
    return { about, kept };
  });
}

/** Takes off the marks of a backup and brings the tables up to date, as a start of the server would. Devices are to see that it is not what they knew. */
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
  try {
    await store.renewEpoch();
  } finally {
    await store.close();
  }
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
  const sole = keepServersOut(address);
  try {
    if (existsSync(address)) return takePlace(address, part, replace);
    // Leftovers of a database that somebody took away would be read as part of the new one.
    for (const companion of ['-wal', '-shm']) rmSync(address + companion, { force: true });
    ownLike(part, dirname(address));
    renameSync(part, address);
    flush(dirname(address));
    return undefined;
  } finally {
    sole.release();
  }
}

/** Answers where the old one is. */
function takePlace(address: string, part: string, replace: boolean): string {
  const held = holdAlone(address);
  try {
    const people = held.database ? peopleIn(held.database) : undefined;
    if (people !== 0 && !replace) throw hasData(people, address);
    const kept = `${address}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    for (const companion of ['-wal', '-shm']) {
      if (existsSync(address + companion)) renameSync(address + companion, kept + companion);
    }
    keepUnder(address, kept);
    flush(kept);
    ownLike(part, address);
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
