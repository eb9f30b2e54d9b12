// A server on a copy of the database of an earlier version: starts it, and reads from its log what
// the start did.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProgram, findFreePort, hasEnded, readLogEnd, startProgram } from '../child-process.ts';
import { createSelahServer, serverProgram, type SelahServer } from '../selah-server.ts';
import { waitUntil } from '../wait-until.ts';
import type { SourceDatabase, SourceParts } from './source-database.ts';

export interface UpdateServer {
  readonly server: SelahServer;
  /** Address of the copy of the database. */
  readonly address: string;
  /** DATA_DIR of the server. */
  readonly dataFolder: string;
  /** Changes of the tables by the start; undefined if there was none. */
  readTableChange(): LoggedTableChange | undefined;
  /** Starts a server that is expected to end by itself. */
  startToEnd(): Promise<{ exitCode: number | null; output: string }>;
  /** Stops the server, and removes the copy and its folder. */
  remove(): Promise<void>;
}

export interface LoggedTableChange {
  migrations: readonly string[];
  ms: number;
}

/** Generous, because other programs may keep the machine busy. */
const endLimitMillis = 120_000;

/**
 * Copies the database. The server does not run yet.
 *
 * @param name no other server of the run has this name
 */
export async function createUpdateServer(
  { folder, cleanup }: SourceParts,
  source: SourceDatabase,
  name: string,
  { hasBackup }: { hasBackup: boolean },
): Promise<UpdateServer> {
  const dataFolder = join(folder, name);
  const address = source.getCopyAddress(dataFolder);
  const port = await findFreePort();
  const environment = {
    JWT_SECRET: `${crypto.randomUUID()}${crypto.randomUUID()}`,
    BIBLE_HELLOAO_URL: 'off',
    CALLS_PER_MINUTE: '0',
    ...(source.kind === 'PostgreSQL' && { DATABASE_URL: address }),
    // The default is a backup.
    ...(!hasBackup && { UPDATE_BACKUP: 'off' }),
  };
  // Makes the data folder.
  const server = createSelahServer({ name, folder, port, environment }, cleanup);
  await source.copy(dataFolder);
  return {
    server,
    address,
    dataFolder,
    readTableChange: () => findTableChange(readFileSync(join(folder, `${name}.log`), 'utf8')),
    async startToEnd() {
      const log = join(folder, `${name}-end.log`);
      const program = startProgram({
        command: process.execPath,
        args: [serverProgram],
        environment: { PORT: String(port), DATA_DIR: dataFolder, ...environment },
        log,
      });
      cleanup.add(() => endProgram(program, 'SIGKILL'));
      await waitUntil(`the end of ${name}`, endLimitMillis, () => hasEnded(program));
      return { exitCode: program.exitCode, output: readLogEnd(log) };
    },
    async remove() {
      await server.stop();
      await source.removeCopy(dataFolder);
    },
  };
}

/** Finds the line of the last change of the tables in the log of a server. */
export function findTableChange(log: string): LoggedTableChange | undefined {
  for (const line of log.split('\n').toReversed()) {
    if (!line.includes('"the tables were updated"')) continue;
    const { migrations, ms } = JSON.parse(line) as Partial<LoggedTableChange>;
    if (Array.isArray(migrations) && typeof ms === 'number') return { migrations, ms };
  }
  return undefined;
}
