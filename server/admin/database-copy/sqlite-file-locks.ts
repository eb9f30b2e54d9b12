// Checks whether another program uses an SQLite file, locks the file exclusively, or prevents that
// a server starts on the file. The operating system releases these locks when a process ends, even
// after a crash.
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
 * Locks the file so that no other process has it open. The write-ahead log is merged into the file
 * first, so that the database is one file. For a file that is not an SQLite database, the function
 * takes no lock. A server could not run on such a file for long.
 * @throws CommandError when another process has the file open
 */
export function lockExclusively(file: string): ExclusiveLock {
  // SQLite would delete the log beside a file that is not a database, and this log may be the only
  // readable data.
  if (!isSqlite(file)) return { database: undefined, release: () => {} };
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Every connection in WAL mode holds a shared lock on the file, even when idle. This statement
    // asks for the exclusive lock.
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
 * Prevents that a server starts on this file until the lock is released.
 * @throws CommandError when a server or another admin program is using the file
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

/**
 * Returns whether the file begins with the SQLite header. An empty file counts as a database
 * without tables.
 */
function isSqlite(file: string): boolean {
  const start = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  try {
    return readSync(handle, start) === 0 || start.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(handle);
  }
}
