// Files on their way: made beside their place for the owner alone, put there when they are whole,
// and never left behind half.
import {
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';

/** Being made by this process now. */
const parts = new Set<string>();

/** SQLite's companions of a file. */
const companions = ['', '-wal', '-shm', '-journal'];

/**
 * Gives `work` an empty file beside `file` to fill, which is gone afterwards, whatever happens:
 * what is to stay is put in its place before. The file is there from the first, so that what SQLite
 * makes of it and beside it has its rights.
 */
export async function withTemporaryFile<T>(
  file: string,
  work: (part: string) => Promise<T>,
): Promise<T> {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  parts.add(part);
  try {
    closeSync(openSync(part, 'wx', 0o600));
    return await work(part);
  } finally {
    clear(part);
    parts.delete(part);
  }
}

/**
 * A program that is interrupted cleans up before it ends, with the exit code by which shells know
 * the signal.
 */
export function removeTemporaryFilesOnSignals(): void {
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      for (const part of parts) clear(part);
      process.exit(exitCode);
    });
  }
}

function clear(part: string): void {
  for (const companion of companions) rmSync(part + companion, { force: true });
}

/**
 * In one step. @throws when a file is there already; it is not written over, even if it came at the
 * last moment
 */
export function moveIntoPlace(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (!knowsNoLinks(error)) throw error;
    closeSync(openSync(file, 'wx', 0o600));
    renameSync(part, file);
  }
}

/** A second name for the same file; where the file system knows none, a copy. */
export function linkOrCopy(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch (error) {
    if (!knowsNoLinks(error)) throw error;
    copyFileSync(path, name, constants.COPYFILE_EXCL);
    copyOwner(name, path);
  }
}

function knowsNoLinks(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(String(error.code))
  );
}

/**
 * What root makes for a server would shut the server out: it becomes that of whoever owns what was
 * there before. Others own what they make.
 */
export function copyOwner(path: string, before: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(before);
  chownSync(path, uid, gid);
}
