// Explains SQLite errors to the operator of a server.

const [
  permission,
  busy,
  locked,
  readOnly,
  io,
  corrupt,
  full,
  cannotOpen,
  authorization,
  notDatabase,
] = [3, 5, 6, 8, 10, 11, 13, 14, 23, 26];

/** Returns whether another process has locked the database file. */
export function isBusyError(error: unknown): boolean {
  const code = getCode(error);
  return code === busy || code === locked;
}

/**
 * Returns a sentence that says what to do. Recommends replacing the file only when the file can no
 * longer be read.
 */
export function describeSqliteError(error: Error): string {
  const what = `The database in DATA_DIR cannot be opened: ${error.message}.`;
  switch (getCode(error)) {
    case notDatabase:
    case corrupt:
      return `${what} Put a backup of selah.sqlite in its place, or move it away to start with an empty database.`;
    case busy:
    case locked:
      return `${what} Another program has locked it: wait until that program has ended, or stop it. Nothing is wrong with the file.`;
    case permission:
    case readOnly:
    case cannotOpen:
    case authorization:
      return `${what} This user may not read and write DATA_DIR and the files in it (selah.sqlite, selah.sqlite-wal, selah.sqlite-shm, selah.sqlite.lock): look at their owner and rights.`;
    case full:
    case io:
      return `${what} The disk is full or does not answer: free some space, or check the disk. Nothing is known to be wrong with the file.`;
    default:
      return what;
  }
}

/**
 * Returns the primary result code of the error or of its cause. Extended codes hold the primary
 * code in their lowest byte.
 */
function getCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'errcode' in error ? Number(error.errcode) & 0xff : getCode(error.cause);
}
