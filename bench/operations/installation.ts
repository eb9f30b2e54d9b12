// Starts the installation of deploy/compose.yaml without containers: PostgreSQL, Caddy, a mail
// server, and two Selah servers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startCaddy, type RunningCaddy } from './caddy.ts';
import { findFreePort } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { listMounts } from './mounts.ts';
import { startPostgres, type RunningPostgres } from './postgres.ts';
import { createSelahServer, type SelahServer } from './selah-server.ts';
import type { SmallDiskAnswer } from './small-disk.ts';

export interface Installation {
  readonly folder: string;
  readonly postgres: RunningPostgres;
  /** File system of PostgreSQL. */
  readonly disk: SmallDiskAnswer;
  readonly caddy: RunningCaddy;
  readonly mailbox: Mailbox;
  readonly servers: readonly [SelahServer, SelahServer];
  /** Signs tokens on both servers. */
  readonly secret: string;
  /** Settings of both servers. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface ProgramResult {
  /** NaN after a signal. */
  code: number;
  output: string;
}

/**
 * Makes the temporary folder of a run. Its removal throws while a file system is mounted below it,
 * because it would remove the files of that file system.
 */
export function makeFolder(cleanup: Cleanup, readMounts = listMounts): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'selah-ops-')));
  cleanup.add(() => {
    const mounts = readMounts(folder);
    if (mounts.length > 0)
      throw new Error(
        `${folder} was not removed, because file systems are mounted below it: ` +
          `${mounts.join(', ')}. Unmount them, and remove the folder.`,
      );
    rmSync(folder, { recursive: true, force: true });
  });
  // The system user of PostgreSQL must be able to pass through this folder.
  chmodSync(folder, 0o711);
  return folder;
}

/** Starts everything; the servers answer when the promise resolves. */
export async function startInstallation(
  folder: string,
  cleanup: Cleanup,
  disk: SmallDiskAnswer,
): Promise<Installation> {
  const postgres = await startPostgres(
    folder,
    cleanup,
    disk.kind === 'mounted' ? disk.disk.folder : undefined,
  );
  const ports = [await findFreePort(), await findFreePort()] as const;
  const caddy = await startCaddy(folder, cleanup, ports);
  const mailbox = await startMailbox(caddy.certificate, cleanup);
  const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  const environment = {
    DATABASE_URL: postgres.url,
    JWT_SECRET: secret,
    PUBLIC_URL: caddy.url,
    SMTP_URL: mailbox.url,
    SUPPORT_EMAIL: 'support@example.org',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'six candles on a quiet hill',
    BIBLE_HELLOAO_URL: 'off',
    // All devices of the load have one address. The counters stay active, because their cost is
    // part of the measurement.
    CALLS_PER_MINUTE: '1000000',
    SOCKETS_PER_ADDRESS: '100000',
    // The certificate of the mail server and of the site.
    NODE_EXTRA_CA_CERTS: caddy.authority,
  };
  const [first, second] = ports.map((port, index) =>
    createSelahServer({ name: `server-${index + 1}`, folder, port, environment }, cleanup),
  );
  if (!first || !second) throw new Error('Two ports are needed.');
  // As in compose.yaml: the first server creates the tables.
  await first.start();
  await second.start();
  return { folder, postgres, disk, caddy, mailbox, servers: [first, second], secret, environment };
}

/** Runs a program of server/admin as an operator does, beside the running servers. */
export function runAdminProgram(
  { environment, folder }: Pick<Installation, 'environment' | 'folder'>,
  program: 'admin' | 'backup' | 'restore' | 'db-copy',
  ...args: string[]
): Promise<ProgramResult> {
  return runToEnd([resolve(import.meta.dirname, `../../server/admin/${program}.ts`), ...args], {
    DATA_DIR: join(folder, 'server-1'),
    ...environment,
  });
}

/**
 * Runs a script of Node.
 * @param limitMillis time after which the script is stopped; undefined: no limit
 */
export async function runToEnd(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  limitMillis?: number,
): Promise<ProgramResult> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(limitMillis !== undefined && { timeout: limitMillis, killSignal: 'SIGKILL' as const }),
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return {
    code: typeof code === 'number' ? code : Number.NaN,
    output: `${output}${errors}`.trim(),
  };
}
