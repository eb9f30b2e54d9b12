// Creates a backup before a new version changes the tables of a database, and removes these backups
// after some days. The server calls this code at its start and once an hour.
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import {
  getBackupFolder,
  isUpdateBackup,
  listBackupFiles,
  listUnfinishedUpdateBackups,
  type BackupFile,
} from './backup-folder.ts';

const longestDays = 7;
const dayMillis = 24 * 60 * 60_000;

/**
 * Creates `DATA_DIR/backups/before-update-<version>-<date>.sqlite`. `npm run restore` reads it.
 *
 * Unfinished files of earlier backups are removed. A database file has one server only, so none of
 * them is still being written. Several servers on one PostgreSQL may share the folder, so only
 * files older than a day are removed there. A signal during the backup removes the unfinished file
 * and ends the process.
 * @param from the newest migration that the database has
 * @returns the path of the backup
 * @throws Error when the backup cannot be made; the tables must not be changed then
 */
export async function createUpdateBackup({
  address,
  dataDir,
  from,
  clock,
}: {
  address: string;
  dataDir: string;
  from: string;
  clock: Clock;
}): Promise<string> {
  const folder = getBackupFolder(dataDir);
  const date = new Date(clock.now()).toISOString().replaceAll(':', '');
  const file = join(folder, `before-update-${from}-${date}.sqlite`);
  // Loaded on demand, because most starts change no tables.
  const [{ createBackup }, { isPostgres }, { removeTemporaryFilesOnSignals }] = await Promise.all([
    import('../admin/database-copy/backup-file.ts'),
    import('../admin/database-copy/open-database.ts'),
    import('../admin/database-copy/partial-file.ts'),
  ]);
  const ignoreSignals = removeTemporaryFilesOnSignals();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await removeUnfinishedBackups(
      dataDir,
      isPostgres(address) ? clock.now() - dayMillis : undefined,
    );
    await createBackup({ address, dataDir, file });
  } catch (error) {
    throw new UpdateBackupError(error);
  } finally {
    ignoreSignals();
  }
  return file;
}

/** The message is for operators. */
export class UpdateBackupError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The backup before the update of the tables failed: ${reason}. The tables were not changed. Free space in DATA_DIR and start again, or make your own backup and start with UPDATE_BACKUP=off.`,
      { cause },
    );
    this.name = 'UpdateBackupError';
  }
}

/**
 * Removes the backups of updates that are older than a week, or than BACKUP_DAYS if that is
 * shorter, because they hold data that people have deleted since. Backups of `npm run backup` stay.
 * Also removes unfinished backups of updates that are older than a day.
 * @param backupDays 0: the owner of the server has set no number
 */
export async function removeOldUpdateBackups(
  dataDir: string,
  backupDays: number,
  clock: Clock,
): Promise<void> {
  const days = backupDays > 0 ? Math.min(backupDays, longestDays) : longestDays;
  const backups = (await listBackupFiles(dataDir)).filter(({ name }) => isUpdateBackup(name));
  await removeFiles(dataDir, backups, clock.now() - days * dayMillis);
  await removeUnfinishedBackups(dataDir, clock.now() - dayMillis);
}

async function removeUnfinishedBackups(dataDir: string, before?: number): Promise<void> {
  await removeFiles(dataDir, await listUnfinishedUpdateBackups(dataDir), before);
}

/** @param before removes only files written before this time */
async function removeFiles(
  dataDir: string,
  files: readonly BackupFile[],
  before = Infinity,
): Promise<void> {
  for (const { name, writtenAt } of files)
    // Another server may remove the file at the same moment.
    if (writtenAt < before) await rm(join(getBackupFolder(dataDir), name), { force: true });
}
