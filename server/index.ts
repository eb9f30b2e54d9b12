// Entry point of the server: reads the settings, opens the database and other resources, listens,
// and shuts down gracefully.
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createApp, type AppParts } from './app.ts';
import { loadSecret } from './auth/token-secret.ts';
import { createServiceAccount } from './auth/service-account.ts';
import { openBibleProviders } from './bible/open-providers.ts';
import { createPackFiles } from './bible/device-packs/pack-files.ts';
import { systemClock as clock } from './clock.ts';
import { createLogger } from './log.ts';
import { createMailSender, getOutboxFolder } from './mail/open-mail.ts';
import { createOpenAiModel } from './ai/openai-model.ts';
import { seedPlans } from './entities/seeding/reading-plans.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { seedSleep } from './entities/seeding/sleep-content.ts';
import {
  createUpdateBackup,
  removeOldUpdateBackups,
  UpdateBackupError,
} from './jobs/update-backup.ts';
import type { SocketAdapter } from './realtime/postgres-socket-adapter.ts';
import { openRedisSocketAdapter, RedisError } from './realtime/redis-socket-adapter.ts';
import {
  requireInstanceLock,
  DatabaseInUseError,
  type InstanceLock,
} from './store/sqlite/single-instance-lock.ts';
import { describeSqliteError } from './store/sqlite/sqlite-errors.ts';
import { DatabaseOutage } from './store/database-outage.ts';
import { createDatabaseWait, type DatabaseWait } from './store/postgres/wait-for-database.ts';
import { openSqlite } from './store/sqlite/sqlite-store.ts';
import { NewerDatabaseError, type TableChangeHooks } from './store/sql/migrate.ts';
import type { Store } from './store/store.ts';
import { detectRollback, startRollbackMarks } from './jobs/rollback-check.ts';
import { startHousekeeping } from './jobs/timers.ts';

/**
 * Shutdown timeout in milliseconds. The timeout is longer than any request takes and shorter than
 * the time after which service managers kill the process.
 */
const shutdownTimeoutMillis = 8_000;
const stopSignals = ['SIGTERM', 'SIGINT'] as const;

await start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  // The first process of a container ignores signals without a listener. A stop during the start,
  // for example while the server waits for PostgreSQL, would then end in SIGKILL.
  for (const signal of stopSignals) process.on(signal, endStart);
  // Makes all files that the server writes readable only by the server's system user, because they
  // contain personal data.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const dataDir = resolve(settings.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = loadSecret({ ...settings, dataDir });
  const log = createLogger('info');
  const mail = createMailSender(
    { ...settings, dataDir },
    { clock, written: (file) => log.info({ file }, 'mail written') },
  );
  const waitForDatabase = createDatabaseWait({
    limitMillis: settings.databaseWaitMillis,
    clock,
    failed: (attempt) =>
      log.warn(attempt, 'the database or Redis cannot be reached yet: trying again'),
  });
  const { store, socketAdapter, instanceLock } = await openDatabase(
    settings,
    join(dataDir, 'selah.sqlite'),
    {
      beforeTableChange: settings.updateBackup ? backUpBeforeUpdate : undefined,
      afterTableChange: ({ migrations, millis }) =>
        log.info({ migrations, ms: Math.round(millis) }, 'the tables were updated'),
    },
    waitForDatabase,
    (error) => log.error({ err: error }, 'the connection to the other servers failed'),
  );
  if (await waitForDatabase(() => detectRollback(store, dataDir)))
    log.warn('an older database or data folder was restored: devices will compare their records');
  const packs = createPackFiles({ dataDir, log });
  const bibles = await openBibleProviders({
    settings: settings.bible,
    dataDir,
    clock,
    log,
    prepare: prepareTexts,
  });
  const parts: AppParts = {
    store,
    clock,
    mail,
    bible: bibles.all,
    localBible: bibles.local,
    packs,
    settings,
    secret,
    dist: resolve(import.meta.dirname, '../dist'),
    log,
    model:
      settings.model &&
      createOpenAiModel({
        settings: settings.model,
        failed: (kind) => log.warn({ kind }, 'language model failed'),
      }),
    socketAdapter: socketAdapter?.adapter,
  };
  // The app writes the admin of the settings before anything else.
  const app = await waitForDatabase(() => createApp(parts));
  const serviceAccount = createServiceAccount({ users: store.users, token: undefined, secret });
  await waitForDatabase(() => seedPlans({ store, serviceAccount })).catch((error: unknown) =>
    log.error({ err: error }, 'the reading plans could not be seeded'),
  );
  await seedSleepTexts();
  const unreadCount = await waitForDatabase(() => store.messages.countUnread());
  const refusedCount = await waitForDatabase(() => store.mails.countGivenUp());
  await app.listen({ port: settings.port, host: settings.host });
  bibles.startDownloads();
  const housekeeping = startHousekeeping(
    [
      () => store.deleteExpired(settings.maxSessionMillis),
      () => removeOldUpdateBackups(dataDir, settings.backupDays, clock),
    ],
    (error) => log.error({ err: error }, 'housekeeping failed'),
  );
  const rollbackMarks = startRollbackMarks(store, dataDir, (error) =>
    log.error({ err: error }, 'the mark for the rollback check could not be written'),
  );
  const { port } = app.server.address() as AddressInfo;
  const url = settings.publicUrl.replace(/:0$/, `:${port}`);
  process.stdout.write(
    `\nSelah is ready: open ${url}\n${settings.smtpUrl ? 'E-mails are sent over SMTP.' : `Mail is written to ${getOutboxFolder(dataDir)}`}${describeUnread(unreadCount)}${describeRefused(refusedCount)}\n\n`,
  );

  async function backUpBeforeUpdate(from: string): Promise<void> {
    const address = settings.databaseUrl ?? join(dataDir, 'selah.sqlite');
    const file = await createUpdateBackup({ address, dataDir, from, clock });
    log.info({ file }, 'a backup was created before the update of the tables');
  }

  async function seedSleepTexts(): Promise<void> {
    await waitForDatabase(() => seedSleep({ store, serviceAccount, bible: bibles.local })).catch(
      (error: unknown) =>
        log.error({ err: error }, 'the texts of Peaceful Sleep could not be seeded'),
    );
  }

  /**
   * Runs when a Bible text was added. Its passages are then seeded into Peaceful Sleep, and the
   * translation packs are prepared.
   */
  async function prepareTexts(): Promise<void> {
    await seedSleepTexts();
    await packs.prepare();
  }

  let isClosing = false;
  async function close(): Promise<void> {
    // A second signal ends the process at once.
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMillis).unref();
    bibles.stop();
    await app.close();
    await packs.close();
    await housekeeping.stop();
    await rollbackMarks.stop();
    await socketAdapter?.close();
    await store.close();
    instanceLock?.release();
  }
  for (const signal of stopSignals) {
    process.on(signal, () => void close());
    process.off(signal, endStart);
  }
}

/** Ends the process before it has answered a request. Databases undo an open transaction. */
function endStart(): void {
  process.exit(0);
}

function describeUnread(count: number): string {
  if (count === 0) return '';
  const messages = count === 1 ? 'One unread message' : `${count} unread messages`;
  return `\n${messages} to the operator: read with npm run admin -- messages`;
}

function describeRefused(count: number): string {
  if (count === 0) return '';
  return `\n${count === 1 ? 'One e-mail was' : `${count} e-mails were`} refused by the mail server: see npm run admin -- mail`;
}

/**
 * Opens PostgreSQL, which several servers can share, or a local SQLite file. Modules that only one
 * of the two databases needs are loaded on demand.
 */
async function openDatabase(
  {
    databaseUrl: url,
    redisUrl,
    recordLimits,
  }: Pick<Settings, 'databaseUrl' | 'redisUrl' | 'recordLimits'>,
  path: string,
  hooks: TableChangeHooks,
  waitForDatabase: DatabaseWait,
  failed: (error: unknown) => void,
): Promise<{ store: Store; socketAdapter?: SocketAdapter; instanceLock?: InstanceLock }> {
  if (url === undefined) {
    const instanceLock = requireInstanceLock(path);
    return {
      store: await openSqlite({ path, clock, recordLimits, ...hooks }),
      instanceLock,
    };
  }
  const { openPostgres } = await import('./store/postgres/postgres-store.ts');
  const store = await waitForDatabase(() => openPostgres({ url, clock, recordLimits, ...hooks }));
  if (redisUrl === undefined) {
    const { openSocketAdapter } = await import('./realtime/postgres-socket-adapter.ts');
    return {
      store,
      socketAdapter: await waitForDatabase(() => openSocketAdapter({ url, failed })),
    };
  }
  try {
    return {
      store,
      socketAdapter: await waitForDatabase(() => openRedisSocketAdapter({ url: redisUrl, failed })),
    };
  } catch (error) {
    await store.close();
    throw new RedisError(error);
  }
}

function explain(error: unknown): string {
  if (
    error instanceof SettingsError ||
    error instanceof DatabaseInUseError ||
    error instanceof NewerDatabaseError ||
    error instanceof RedisError ||
    error instanceof UpdateBackupError
  )
    return error.message;
  // This outage is one of PostgreSQL. SQLite errors get their own message below.
  if (error instanceof DatabaseOutage && error.code !== 'ERR_SQLITE_ERROR')
    return explainPostgres(error.code, error.message);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'Another program uses the port. Choose another one with PORT=8081.';
  if (error instanceof Error && 'code' in error) {
    const sentence = describeStartError(error);
    if (sentence) return sentence;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function explainPostgres(code: string, message: string): string {
  // invalid_authorization_specification, invalid_password
  if (code.startsWith('28'))
    return `The database refuses the login: ${message}. Look at the user and the password in DATABASE_URL.`;
  // invalid_catalog_name
  if (code === '3D000')
    return `The database does not exist: ${message}. Create it, or look at its name in DATABASE_URL.`;
  return `The database cannot be used: ${message}. Look at DATABASE_URL, and whether it is running.`;
}

/** A folder or volume often belongs to another system user than the user of the server. */
function describeUser(): string {
  const user = process.getuid?.();
  return user === undefined
    ? ''
    : ` The server runs as the system user ${user}; DATA_DIR must belong to this user.`;
}

function describeStartError(error: Error & { code?: unknown; path?: unknown }): string | undefined {
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return (
        'HOST names no address of this machine. Leave it out for this machine only, or ' +
        'use 0.0.0.0 for every address.'
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The server has no permission to write to the folder or to listen on the port of the settings${typeof error.path === 'string' ? ` (${error.path})` : ''}. Look at DATA_DIR and PORT.${typeof error.path === 'string' ? describeUser() : ''}`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR must be a folder, and ${String(error.path)} is none.`;
    case 'ERR_SQLITE_ERROR':
      return describeSqliteError(error);
    default:
      return undefined;
  }
}
