// Single-instance lock: only one server may use an SQLite file. The lock is a file beside the
// database, and the operating system releases the lock when the process ends in any way.
import { chownSync, closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusyError } from './sqlite-errors.ts';

export interface InstanceLock {
  release(): void;
}

/**
 * Acquires the single-instance lock of a database file, for the server or for a program during
 * which no server may start. Other programs may still read and write the database. The lock file is
 * never deleted, because two processes could then hold the lock.
 * @param file path of the database; the file may be missing, but its folder must exist
 * @returns undefined if another process holds the lock
 */
export function acquireInstanceLock(file: string): InstanceLock | undefined {
  const lock = `${wherever(file)}.lock`;
  createLockFile(lock, file);
  // Uses SQLite's own file locks. They work wherever the database itself works, and they end with
  // the process.
  const database = new DatabaseSync(lock, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (isBusyError(error)) return undefined;
    throw error;
  }
}

/** Thrown at the start when another process uses the database. */
export class DatabaseInUseError extends Error {}

export function requireInstanceLock(file: string): InstanceLock {
  const instanceLock = acquireInstanceLock(file);
  if (instanceLock) return instanceLock;
  throw new DatabaseInUseError(
    `Another server (or db:copy, or restore) is using ${file}. Only one program may use this file at a time. Stop the other program, or set a separate DATA_DIR for this server, or set the same DATABASE_URL for both servers.`,
  );
}

/** Resolves the path, so that two names of one folder or file are one lock. */
function wherever(file: string): string {
  return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
}

/**
 * Creates the lock file. As root, the function gives the file to the owner of the database. A
 * server without root rights could not open a lock file of root.
 */
function createLockFile(lock: string, file: string): void {
  if (existsSync(lock)) return;
  closeSync(openSync(lock, 'a', 0o600));
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(file) ? file : dirname(file));
  chownSync(lock, uid, gid);
}
