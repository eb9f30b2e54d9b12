// List of the stores under test: SQLite in memory, SQLite in a file, and PostgreSQL where
// PostgreSQL can start.
import { join } from 'node:path';
import { test } from 'vitest';
import type { Clock } from '../../../server/clock.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { createTestDatabase, requestPostgres } from './postgres-databases.ts';
import { makeTempFolder } from './test-server.ts';

export interface TestStore {
  name: string;
  /** A store without data, for this test. */
  open(clock: Clock): Promise<Store>;
  /**
   * Creates a place for data that outlives its stores. Each call of the returned function opens
   * another store on it. Missing if data cannot outlive a store.
   */
  openShared?(): Promise<(clock: Clock) => Promise<Store>>;
}

const memory: TestStore = {
  name: 'SQLite in memory',
  open: (clock) => openSqlite({ path: ':memory:', clock }),
};

const file = withPlace('SQLite file', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  return (clock) => openSqlite({ path, clock });
});

const postgres = withPlace('PostgreSQL', async () => {
  const url = await createTestDatabase();
  return (clock) => openPostgres({ url, clock });
});

function withPlace(name: string, place: NonNullable<TestStore['openShared']>): TestStore {
  return { name, openShared: place, open: async (clock) => (await place())(clock) };
}

const answer = await requestPostgres();
if (answer.kind === 'failed') test('PostgreSQL starts here', ({ skip }) => skip(answer.why));

/** The stores that several processes can use at the same time. */
export const sharedStores: readonly TestStore[] = answer.kind === 'ready' ? [postgres] : [];
export const stores: readonly TestStore[] = [memory, file, ...sharedStores];
