// The one server of an SQLite file: a lock beside the file, which the system takes away when its
// process ends, however it ends.
import { chownSync, closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusyError } from './sqlite-errors.ts';

export interface InstanceLock {
  release(): void;
}

/**
 * Holds the place of the one server of this file, or of a program before which no server may start.
 * Other programs may read and write beside it. The lock's file stays: to take it away would let two
 * hold it.
 * @param file of the database; it need not be there yet, its folder must
 * @returns nothing when somebody else holds it
 */
export function acquireInstanceLock(file: string): InstanceLock | undefined {
  const lock = `${wherever(file)}.lock`;
  createLockFile(lock, file);
  // SQLite's own locks: they work wherever the database itself does, and are forgotten with the
  // process.
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

/** In the way of a start. */
export class DatabaseInUseError extends Error {}

export function requireInstanceLock(file: string): InstanceLock {
  const instanceLock = acquireInstanceLock(file);
  if (instanceLock) return instanceLock;
  throw new DatabaseInUseError(
    `Another server (or db:copy, or restore) is using ${file}, which is for one at a time. End that one, or give this one a DATA_DIR of its own, or both the same DATABASE_URL.`,
  );
}

/** Two names for one folder or file are one lock. */
function wherever(file: string): string {
  return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
}

/** A lock made by root would shut out the server, which is not root. */
function createLockFile(lock: string, file: string): void {
  if (existsSync(lock)) return;
  closeSync(openSync(lock, 'a', 0o600));
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(file) ? file : dirname(file));
  chownSync(lock, uid, gid);
}
