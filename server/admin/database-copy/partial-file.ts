// Writes files through temporary files: a temporary file beside the target, readable by its owner
// only, is moved into place when it is complete. Incomplete temporary files are deleted.
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

/** Temporary files that this process is writing now. */
const parts = new Set<string>();

/** Suffixes of a database file and of the files that SQLite creates beside it. */
const companions = ['', '-wal', '-shm', '-journal'];

/**
 * Creates an empty temporary file beside `file`, passes its path to `work`, and deletes the
 * temporary file afterwards in any case. To keep the result, `work` moves the temporary file into
 * place.
 *
 * The file exists before `work` begins, so that SQLite gives its own files the same permissions.
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
 * Deletes the temporary files when a signal ends the program. The exit code is 128 plus the number
 * of the signal, as shells expect.
 * @returns a function that ends this handling of signals
 */
export function removeTemporaryFilesOnSignals(): () => void {
  const handlers = (
    [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const
  ).map(([signal, exitCode]) => {
    const handle = (): void => {
      for (const part of parts) clear(part);
      process.exit(exitCode);
    };
    // Before other listeners, which may end the process at once.
    process.prependOnceListener(signal, handle);
    return { signal, handle };
  });
  return () => {
    for (const { signal, handle } of handlers) process.off(signal, handle);
  };
}

function clear(part: string): void {
  for (const companion of companions) rmSync(part + companion, { force: true });
}

/**
 * Moves the temporary file into place in one atomic step.
 * @throws when `file` exists, even if it was created at the last moment; an existing file is never
 *   overwritten
 */
export function moveIntoPlace(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (!isLinkUnsupported(error)) throw error;
    closeSync(openSync(file, 'wx', 0o600));
    renameSync(part, file);
  }
}

/** Creates a hard link to the file, or a copy where the file system supports no hard links. */
export function linkOrCopy(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch (error) {
    if (!isLinkUnsupported(error)) throw error;
    copyFileSync(path, name, constants.COPYFILE_EXCL);
    copyOwner(name, path);
  }
}

function isLinkUnsupported(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EPERM', 'ENOTSUP', 'EMLINK', 'ENOSYS'].includes(String(error.code))
  );
}

/**
 * Gives the file at `path` the owner of `before`, when the program runs as root. Otherwise the
 * server could not open a file that root created. Users other than root already own the files that
 * they create.
 */
export function copyOwner(path: string, before: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(before);
  chownSync(path, uid, gid);
}
