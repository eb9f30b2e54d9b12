// Route of the administration API for the overview: numbers of people, bytes, e-mails and messages,
// free disk space, and the backups of this server.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { AdminBackup, AdminOverview } from '../../../schemas/api/admin-api.ts';
import { appVersion } from '../../../schemas/api/backend-api.ts';
import { personCondition } from '../../auth/active-admins.ts';
import { countPendingDeletions } from '../../auth/deletion-requests.ts';
import { isUpdateBackup, listBackupFiles } from '../../jobs/backup-folder.ts';
import { adminPath, type AdminParts } from './admin-parts.ts';

const maxBackups = 20;

export function overviewRoute(app: FastifyInstance, { store, settings, log }: AdminParts): void {
  const { databaseUrl, dataDir, recordLimits, smtpUrl } = settings;
  const { users, mails, messages, records } = store;

  app.get(`${adminPath}/overview`, async (): Promise<AdminOverview> => {
    const [people, recordBytes, mailsWaiting, mailsRefused, messagesUnread, deletionsPending] =
      await Promise.all([
        users.count(personCondition),
        users.readTotalBytes(),
        mails.countWaiting(),
        mails.countGivenUp(),
        messages.countUnread(),
        countPendingDeletions(records),
      ]);
    return {
      version: appVersion,
      database: databaseUrl === undefined ? 'sqlite' : 'postgres',
      people,
      recordBytes,
      freeBytes: await readFreeBytes(),
      quotaBytes: recordLimits.maxBytesPerOwner,
      hasMailServer: smtpUrl !== undefined,
      mailsWaiting,
      mailsRefused,
      messagesUnread,
      deletionsPending,
      backups: await listBackups(dataDir),
    };
  });

  /** Returns the bytes that the server may still write; null if the system does not say. */
  async function readFreeBytes(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    } catch (error) {
      log.warn({ err: error }, 'the free space of the disk could not be read');
      return null;
    }
  }
}

async function listBackups(dataDir: string): Promise<AdminBackup[]> {
  const files = await listBackupFiles(dataDir);
  return files.slice(0, maxBackups).map(({ name, bytes, writtenAt }) => ({
    name,
    bytes,
    date: new Date(writtenAt).toISOString(),
    isUpdateBackup: isUpdateBackup(name),
  }));
}
