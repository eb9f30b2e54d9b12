// Data context of a test user with databases in memory, for tests that render pages over real
// records. The backend is a fake without a server.
import { BehaviorSubject, of } from 'rxjs';
import { afterEach } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { openDeviceDatabase, openUserDatabase } from '../../src/data/database/database.ts';

export interface MemoryContext extends DataContext {
  /** How often the user logged out. */
  logOutCount: number;
}

const openContexts: DataContext[] = [];

afterEach(async () => {
  for (const { deviceDatabase, userDatabase } of openContexts.splice(0)) {
    await userDatabase.close();
    await deviceDatabase.close();
  }
});

/** @param sync what a sync with the server does to the records */
export async function createMemoryContext(
  name = 'alice',
  sync: (data: DataContext) => Promise<void> = async () => {},
): Promise<MemoryContext> {
  const id = `${name}-in-memory-${crypto.randomUUID()}`;
  const data: MemoryContext = {
    deviceDatabase: await openDeviceDatabase('memory'),
    userDatabase: await openUserDatabase(id, 'memory'),
    account: { id, email: `${name}@example.org`, full_name: name },
    backend: createBackend({
      serverUrl: 'http://127.0.0.1:9',
      appId: 'selah',
      token: name,
      storage: null,
    }),
    lock: null,
    storage: 'memory',
    online: of(true),
    syncing: new BehaviorSubject(false),
    logOutCount: 0,
    report: () => {},
    countDrafts: () => 0,
    sync: () => sync(data),
    changeLock: async () => false,
    startSession: async () => {},
    async endSession() {
      data.logOutCount += 1;
      return null;
    },
  };
  openContexts.push(data);
  return data;
}
