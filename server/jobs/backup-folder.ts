// The folder of the backups of this server, and the files in it.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BackupFile {
  name: string;
  bytes: number;
  /** When the file was written, in milliseconds since 1970. */
  writtenAt: number;
}

/** The folder exists once a backup was created. */
export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Lists the complete backups, the newest first. */
export async function listBackupFiles(dataDir: string): Promise<BackupFile[]> {
  const folder = getBackupFolder(dataDir);
  const names = (await ifThere(readdir(folder))) ?? [];
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.sqlite'))
      .map(async (name): Promise<BackupFile[]> => {
        // Another program may have removed the file after the folder was read.
        const found = await ifThere(stat(join(folder, name)));
        return found?.isFile() ? [{ name, bytes: found.size, writtenAt: found.mtimeMs }] : [];
      }),
  );
  return files.flat().toSorted((a, b) => b.writtenAt - a.writtenAt);
}

/** Returns undefined for a path that does not exist; throws every other error. */
async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
