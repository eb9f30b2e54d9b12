// Finds PostgreSQL on this machine, or installs it from Debian, and runs a database in a temporary
// folder with the durability settings of production.
import { execFileSync, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { installDebianPackages } from '../../.ci/debian.ts';
import { endProgram, findFreePort, hasEnded, readLogEnd, startProgram } from './child-process.ts';
import type { Cleanup } from './cleanup.ts';
import { waitUntil } from './wait-until.ts';

export interface RunningPostgres {
  readonly url: string;
  /** For example `15.18`. */
  readonly version: string;
  /** Stops the database as `systemctl stop` does: open transactions end at once. */
  stop(): Promise<void>;
  /** Resolves when the database answers. */
  start(): Promise<void>;
  /**
   * Starts the database again a second after each end, as a service manager does, until `stop` is
   * called.
   */
  keepRunning(): KeptPostgres;
}

export interface KeptPostgres {
  /** How often the database was started again. */
  readonly restartCount: number;
  stop(): Promise<void>;
}

/** Debian keeps the programs of each version in a folder that is not part of PATH. */
const debianFolder = '/usr/lib/postgresql';
/** The durability settings are the defaults of PostgreSQL: each commit is flushed to the disk. */
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
/**
 * On a small disk: log files that are no longer needed are removed and not kept for later, so that
 * each new one needs free space.
 */
const smallDiskSettings = ['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=256MB'];
const user = 'selah';
const restartPauseMillis = 1_000;

/** @param disk folder of a file system for the data, outside which only the log is written */
export async function startPostgres(
  folder: string,
  cleanup: Cleanup,
  disk?: string,
): Promise<RunningPostgres> {
  const programs = findPrograms();
  const systemUser = process.getuid?.() === 0 ? readPostgresUser() : undefined;
  // Several parts of a run have a database each.
  const home = mkdtempSync(join(folder, 'postgres-'));
  chmodSync(home, 0o711);
  const passwordFile = join(home, 'password');
  const password = crypto.randomUUID();
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (systemUser)
    for (const path of [home, passwordFile, ...(disk === undefined ? [] : [disk])])
      chownSync(path, systemUser.uid, systemUser.gid);
  const dataFolder = join(disk ?? home, 'data');
  execFileSync(
    join(programs, 'initdb'),
    [
      `--pgdata=${dataFolder}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], ...systemUser },
  );
  const port = await findFreePort();
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  const log = `${home}.log`;
  const all = [...settings, ...(disk === undefined ? [] : smallDiskSettings)];
  let program: ChildProcess;
  let isOver = false;

  function launch(): void {
    if (isOver) throw new Error('PostgreSQL is not started any more, because the run ends.');
    program = startProgram({
      command: join(programs, 'postgres'),
      args: ['-D', dataFolder, '-p', String(port), ...all.flatMap((one) => ['-c', one])],
      environment: {},
      log,
      ...(systemUser && { user: systemUser }),
    });
  }

  async function start(): Promise<void> {
    launch();
    await waitUntil('an answer of PostgreSQL', 120_000, () => {
      if (hasEnded(program)) throw new Error(`PostgreSQL ended:\n${readLogEnd(log)}`);
      return answers(url);
    });
  }

  function keepRunning(): KeptPostgres {
    const ending = new AbortController();
    const { signal } = ending;
    let restartCount = 0;
    async function run(): Promise<void> {
      while (!signal.aborted) {
        if (!hasEnded(program)) await once(program, 'exit', { signal });
        await wait(restartPauseMillis, undefined, { signal });
        launch();
        restartCount += 1;
      }
    }
    const running = run().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    const stop = async (): Promise<void> => {
      ending.abort();
      await running;
    };
    cleanup.add(stop);
    return {
      get restartCount() {
        return restartCount;
      },
      stop,
    };
  }

  // SIGINT: PostgreSQL ends open transactions and stops.
  cleanup.add(() => {
    isOver = true;
    return endProgram(program, 'SIGINT');
  });
  await start();
  return {
    url,
    version: readVersion(programs),
    stop: () => endProgram(program, 'SIGINT'),
    start,
    keepRunning,
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener, a connection that breaks would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Returns the folder of `initdb` and `postgres`. */
export function findPrograms(): string {
  const found = lookForPrograms();
  if (found) return found;
  installDebianPackages(['postgresql']);
  const installed = lookForPrograms();
  if (!installed)
    throw new Error(
      'PostgreSQL is missing. Install it (Debian: apt-get install postgresql), or run this ' +
        'as root on Debian.',
    );
  return installed;
}

function lookForPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return [
    ...versions
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres`. */
export function readPostgresUser(): { uid: number; gid: number } {
  const read = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

export function readVersion(programs: string): string {
  const { stdout } = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+\.\d+/.exec(stdout)?.[0] ?? stdout.trim();
}
