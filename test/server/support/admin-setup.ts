// Setup of the tests of the admin command line: a filled database of either kind that stays open,
// as in a running server.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Store } from '../../../server/store/store.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { callProgram, type ProgramResult } from './admin-programs.ts';
import { fillStore, type FilledStore } from './filled-store.ts';
import { createTestDatabase, requestPostgres } from './postgres-databases.ts';
import { makeTempFolder, testSecret } from './test-server.ts';

const clock = { now: () => Date.now() };
const answer = await requestPostgres();

/** The databases that this machine can run. */
export const databaseKinds =
  answer.kind === 'ready' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

interface AdminSetup {
  dataDir: string;
  environment: Record<string, string>;
  store: Store;
  filled: FilledStore;
  admin(...args: string[]): Promise<ProgramResult>;
}

/** Creates a filled database and returns the admin command for it. */
export async function createAdminSetup(
  kind: (typeof databaseKinds)[number] = 'SQLite',
): Promise<AdminSetup> {
  const dataDir = makeTempFolder();
  const url = kind === 'SQLite' ? undefined : await createTestDatabase();
  const store =
    url === undefined
      ? await openSqlite({ path: join(dataDir, 'selah.sqlite'), clock })
      : await openPostgres({ url, clock });
  onTestFinished(() => store.close());
  const filled = await fillStore(store, clock, 5);
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(url !== undefined && { DATABASE_URL: url, JWT_SECRET: testSecret }),
  };
  return {
    dataDir,
    environment,
    store,
    filled,
    admin: (...args) => callProgram('admin', { environment }, ...args),
  };
}
