// Test helper that creates a session manager with real databases on a fake browser storage, a fake
// sync engine and an unreachable server.
import { BehaviorSubject, of } from 'rxjs';
import { expect, vi } from 'vitest';
import type { User } from '../../../schemas/entities/user.ts';
import type { PublicSettings } from '../../../schemas/api/backend-api.ts';
import type { Backend } from '../../../src/backend/backend.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { OpenLock } from '../../../src/data/device-lock/open-lock.ts';
import type { DataContext, SignInResult } from '../../../src/data/data-context.ts';
import {
  type SessionManager,
  createSessionManager,
} from '../../../src/app/session/session-manager.ts';
import { readLockText } from '../../../src/app/session/stored-session.ts';
import type { SessionMessage } from '../../../src/app/session/log-out.ts';
import type { RunningSync, PageSyncParts } from '../../../src/app/sync/page-sync.ts';

interface TestEngine extends PageSyncParts {
  stopped: boolean;
  syncing: BehaviorSubject<boolean>;
}

export interface TestSessionManager extends SessionManager {
  readonly current: BehaviorSubject<DataContext | null>;
  /** Every engine that was started. */
  engines: TestEngine[];
  reloads: number;
  /** Whether the server answers a log-out; true at first. */
  isServerReachable: boolean;
  /** The messages that this tab sent to the other tabs. */
  sentToTabs: SessionMessage[];
  /** Delivers a message from another tab. */
  receiveFromTab(message: SessionMessage): void;
  startOrThrow(): Promise<DataContext>;
  close(): Promise<void>;
}

export function createTestSessionManager(
  storage: 'kept' | 'memory' = 'kept',
  access: PublicSettings['public_settings'] = 'public_without_login',
  lock: OpenLock | null = null,
): TestSessionManager {
  const engines: TestEngine[] = [];
  const listeners: ((message: MessageEvent) => void)[] = [];
  const sentToTabs: SessionMessage[] = [];
  let token: string | null = null;
  const auth = {
    token: () => token,
    setToken: (newToken: string) => void (token = newToken),
    logout: () => void (token = null),
    async revoke() {
      if (!sessionManager.isServerReachable) throw new BackendError('offline', { code: 'network' });
    },
  };
  const current = new BehaviorSubject<DataContext | null>(null);
  const accounts = createSessionManager({
    current,
    backend: {
      auth,
      publicSettings: async () => ({ public_settings: access }),
      serverUrl: '',
      appId: 'selah',
    } as unknown as Backend,
    online: of(true),
    storage,
    lock,
    lockText: readLockText(),
    tabs: {
      postMessage: (message: SessionMessage) => sentToTabs.push(message),
      addEventListener: (_: string, listener: unknown) =>
        void listeners.push(listener as (message: MessageEvent) => void),
    },
    draftTabs: { postMessage: () => {}, addEventListener: () => {} },
    startSync(parts): RunningSync {
      const engine: TestEngine = { ...parts, stopped: false, syncing: new BehaviorSubject(false) };
      engines.push(engine);
      return {
        syncing: engine.syncing,
        sync: async () => {},
        stop: () => void (engine.stopped = true),
      };
    },
    reload: () => void (sessionManager.reloads += 1),
    reloadOnce() {
      sessionManager.reloads += 1;
      return true;
    },
  });
  const sessionManager: TestSessionManager = {
    ...accounts,
    current,
    engines,
    reloads: 0,
    isServerReachable: true,
    sentToTabs,
    receiveFromTab: (message) =>
      listeners.forEach((ear) => ear(new MessageEvent('message', { data: message }))),
    async startOrThrow() {
      const data = await accounts.start();
      if (!data) throw new Error('The page is being loaded again.');
      return data;
    },
    /** The window is closed. */
    async close() {
      sessionManager.receiveFromTab('left');
      await vi.waitFor(() => expect(lastContext?.userDatabase.closed ?? true).toBe(true));
      await lastContext?.deviceDatabase.close();
    },
  };
  let lastContext: DataContext | null = null;
  current.subscribe((data) => (lastContext = data ?? lastContext));
  return sessionManager;
}

export function buildSignedIn(
  name: string,
  token = `token-of-${name}-0123456789abcdef`,
): SignInResult {
  const user: User = {
    id: name,
    email: `${name}@example.org`,
    full_name: name,
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-11-20T00:00:00Z',
    updated_date: '2026-11-20T00:00:00Z',
  };
  return {
    account: { id: name, email: user.email, full_name: name },
    user,
    token,
  };
}

/** Closes every database connection without notice, as Safari does to a page in the background. */
export async function loseConnections({
  deviceDatabase,
  userDatabase,
}: DataContext): Promise<void> {
  for (const collection of [
    ...Object.values(userDatabase.collections),
    ...Object.values(deviceDatabase.collections),
  ]) {
    const { dexieDb } = (await collection.storageInstance.internals) as {
      dexieDb: { close(): void };
    };
    dexieDb.close();
  }
}
