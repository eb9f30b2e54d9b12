// Whether a server is using an SQLite file now: the file's own locks tell, which the system takes
// away when a process ends, however it ends.
import { closeSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { acquireInstanceLock, type InstanceLock } from '../../store/sqlite/single-instance-lock.ts';
import { isBusyError } from '../../store/sqlite/sqlite-errors.ts';
import { CommandError } from './table-access.ts';

export interface ExclusiveLock {
  /** Absent when the file cannot be read as a database. */
  database: DatabaseSync | undefined;
  release(): void;
}

/**
 * Holds the file so that nobody else has it open meanwhile. Its log is written into it on the way,
 * so that it is one file. A file that is no database has no locks to ask for, nor could a server
 * run on it for long.
 * @throws CommandError when somebody else has it open
 */
export function lockExclusively(file: string): ExclusiveLock {
  // SQLite would throw away the log beside a file that is none of its own, and the log may be all
  // that is left to read.
  if (!isSqlite(file)) return { database: undefined, release: () => {} };
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Every connection in WAL mode, however quiet, holds a share of the file; this asks for the
    // whole of it.
    database.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
    return { database, release: () => database.close() };
  } catch (error) {
    database.close();
    if (isBusyError(error))
      throw new CommandError(
        `A server (or another program) is using ${file}. Stop it first. Nothing was changed.`,
      );
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
      return { database: undefined, release: () => {} };
    throw error;
  }
}

/**
 * Until it is released no server starts on this file. @throws CommandError when one runs, or a
 * program such as this one
 */
export function blockServerStart(file: string): InstanceLock {
  const instanceLock = acquireInstanceLock(file);
  if (instanceLock) return instanceLock;
  throw new CommandError(
    `A server (or another program) is using ${file}. Stop it first. Nothing was changed.`,
  );
}

/** @returns whether another program has this file open */
export function isFileInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    database.exec('pragma locking_mode = exclusive');
    database.prepare('select count(*) from sqlite_schema').get();
    return false;
  } catch (error) {
    if (isBusyError(error)) return true;
    throw error;
  } finally {
    database.close();
  }
}

/** Every SQLite file begins so; an empty one is a database without tables. */
function isSqlite(file: string): boolean {
  const start = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  try {
    return readSync(handle, start) === 0 || start.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(handle);
  }
}
