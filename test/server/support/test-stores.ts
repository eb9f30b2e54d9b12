// List of the stores under test: SQLite in memory, SQLite in a file, and PostgreSQL where
// PostgreSQL can start.
import { join } from 'node:path';
import { test } from 'vitest';
import type { Clock } from '../../../server/clock.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { RecordLimits } from '../../../server/store/sql/database.ts';
import type { Store } from '../../../server/store/store.ts';
import { createTestDatabase, requestPostgres } from './postgres-databases.ts';
import { makeTempFolder } from './test-server.ts';

export interface TestStore {
  name: string;
  /** A store without data, for this test. */
  open(clock: Clock, recordLimits?: RecordLimits): Promise<Store>;
  /**
   * Creates a place for data that outlives its stores. Each call of the returned function opens
   * another store on it. Missing if data cannot outlive a store.
   */
  openShared?(): Promise<TestStore['open']>;
}

const memory: TestStore = {
  name: 'SQLite in memory',
  open: (clock, limits) => openSqlite({ path: ':memory:', clock, ...withLimits(limits) }),
};

const file = withPlace('SQLite file', async () => {
  const path = join(makeTempFolder(), 'selah.sqlite');
  return (clock, limits) => openSqlite({ path, clock, ...withLimits(limits) });
});

const postgres = withPlace('PostgreSQL', async () => {
  const url = await createTestDatabase();
  return (clock, limits) => openPostgres({ url, clock, ...withLimits(limits) });
});

function withPlace(name: string, place: NonNullable<TestStore['openShared']>): TestStore {
  return { name, openShared: place, open: async (...call) => (await place())(...call) };
}

function withLimits(recordLimits: RecordLimits | undefined): { recordLimits?: RecordLimits } {
  return recordLimits ? { recordLimits } : {};
}

const answer = await requestPostgres();
if (answer.kind === 'failed') test('PostgreSQL starts here', ({ skip }) => skip(answer.why));

/** The stores that several processes can use at the same time. */
export const sharedStores: readonly TestStore[] = answer.kind === 'ready' ? [postgres] : [];
export const stores: readonly TestStore[] =
  process.env['SELAH_DATABASES'] === 'postgres' ? sharedStores : [memory, file, ...sharedStores];
