// Data context of the signed-in test user Alice, with databases on a fake of the browser's storage
// and a backend without a server.
import { BehaviorSubject, of } from 'rxjs';
import { createBackend } from '../../src/backend/backend.ts';
import { BackendError } from '../../src/backend/backend-error.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { openDeviceDatabase, openUserDatabase } from '../../src/data/database/database.ts';

export type AliceContext = DataContext & { syncCount: number; hasLeft: boolean };

const openContexts: DataContext[] = [];

export async function createAliceContext(
  changes: Partial<DataContext> = {},
): Promise<AliceContext> {
  const id = `alice-${crypto.randomUUID()}`;
  const data = {
    deviceDatabase: await openDeviceDatabase('kept'),
    userDatabase: await openUserDatabase(id, 'kept'),
    account: { id, email: 'alice@example.org', full_name: 'alice' },
    backend: createFakeBackend(rejectOffline),
    lock: null,
    storage: 'kept' as const,
    online: of(true),
    syncing: new BehaviorSubject(false),
    syncCount: 0,
    hasLeft: false,
    report: () => {},
    countDrafts: () => 0,
    sync: async () => void (data.syncCount += 1),
    changeLock: async () => false,
    startSession: async () => {},
    async endSession() {
      data.hasLeft = true;
      return null;
    },
    ...changes,
  };
  openContexts.push(data);
  return data;
}

/** For afterEach. */
export async function closeContexts(): Promise<void> {
  for (const { deviceDatabase, userDatabase } of openContexts.splice(0)) {
    await userDatabase.close();
    await deviceDatabase.close();
  }
}

/** Creates a backend whose functions answer with `invoke`. All its other calls have no server. */
export function createFakeBackend(invoke: () => Promise<unknown>): DataContext['backend'] {
  const { auth, functions, integrations, agents, publicSettings } = createBackend({
    serverUrl: 'http://127.0.0.1:9',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  return {
    auth,
    integrations,
    agents,
    publicSettings,
    functions: {
      ...functions,
      invoke: async <T>() => ({ status: 200, headers: new Headers(), data: (await invoke()) as T }),
    },
  };
}

export async function rejectOffline(): Promise<never> {
  throw new BackendError('The server cannot be reached.', { code: 'network' });
}
