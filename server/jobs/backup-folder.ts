// The folder of the backups of this server, and the files in it.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../errors.ts';

export interface BackupFile {
  name: string;
  bytes: number;
  /** When the file was written, in milliseconds since 1970. */
  writtenAt: number;
}

/** Returns whether the server created the backup before it changed its tables. */
export function isUpdateBackup(name: string): boolean {
  return /^before-update-.*\.sqlite$/.test(name);
}

/** Returns whether the file is an unfinished backup of an update, or belongs to one. */
function isUnfinishedUpdateBackup(name: string): boolean {
  return /^before-update-.*\.sqlite\.[0-9a-f]+\.part(-wal|-shm|-journal)?$/.test(name);
}

/** The folder exists once a backup was created. */
export function getBackupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Lists the complete backups, the newest first. */
export function listBackupFiles(dataDir: string): Promise<BackupFile[]> {
  return listFiles(dataDir, (name) => name.endsWith('.sqlite'));
}

/** Lists the unfinished backups of updates that run, or whose server was killed. */
export function listUnfinishedUpdateBackups(dataDir: string): Promise<BackupFile[]> {
  return listFiles(dataDir, isUnfinishedUpdateBackup);
}

/** Lists files of the folder, the newest first. */
async function listFiles(
  dataDir: string,
  isWanted: (name: string) => boolean,
): Promise<BackupFile[]> {
  const folder = getBackupFolder(dataDir);
  const names = (await ifThere(readdir(folder))) ?? [];
  const files = await Promise.all(
    names.filter(isWanted).map(async (name): Promise<BackupFile[]> => {
      // Another program may have removed the file after the folder was read.
      const found = await ifThere(stat(join(folder, name)));
      return found?.isFile() ? [{ name, bytes: found.size, writtenAt: found.mtimeMs }] : [];
    }),
  );
  return files.flat().toSorted((a, b) => b.writtenAt - a.writtenAt);
}
