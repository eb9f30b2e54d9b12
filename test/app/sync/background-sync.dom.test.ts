// Tests of Background Sync in the page: registered while records are pending, answered when the
// worker wakes, skipped where unsupported.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncEnvironment } from '../../../replication/sync-environment.ts';
import { contentEntities, syncedEntities } from '../../../src/data/database/collections.ts';
import {
  startPageSync,
  type RunningSync,
  type PageSyncParts,
} from '../../../src/app/sync/page-sync.ts';
import {
  requestBackgroundSync,
  onBackgroundSync,
} from '../../../src/platform/service-worker/background-sync.ts';

const engine = vi.hoisted(() => ({ world: null as SyncEnvironment | null, cycle: async () => {} }));

vi.mock('../../../replication/engine.ts', () => ({
  startReplication(environment: SyncEnvironment) {
    engine.world = environment;
    return { sync: () => environment.withLock(engine.cycle), stop: () => undefined };
  },
}));

let running: RunningSync | null = null;

beforeEach(() => {
  engine.cycle = async () => {};
  show('visible');
});

afterEach(() => {
  running?.stop();
  running = null;
  vi.unstubAllGlobals();
});

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Fakes the parts of Chromium that Background Sync uses. */
function stubBrowser({ active = true, register = vi.fn(async (_tag: string) => undefined) } = {}) {
  const eventTarget = new EventTarget();
  const serviceWorker = Object.assign(eventTarget, {
    getRegistration: async () => ({ active: active ? {} : null, sync: { register } }),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  vi.stubGlobal('SyncManager', vi.fn());
  return { register, eventTarget };
}

/**
 * Fakes a user's database with one pending record and the engine's last status; a test can change
 * both.
 */
function createDatabases() {
  const state = { waiting: 1, trouble: 'offline' };
  const collection = {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: {
      query: async () => ({ documents: [...Array(state.waiting).keys()] }),
      findDocumentsById: async () => [
        { value: { text: JSON.stringify({ lastSuccess: '', trouble: state.trouble }) } },
      ],
    },
  };
  const all = [...syncedEntities, ...contentEntities].map(({ collection }) => collection);
  const database = Object.fromEntries(
    [...all, 'activity', 'chapters'].map((name) => [name, collection]),
  );
  return {
    state,
    databases: { userDatabase: database, deviceDatabase: database } as unknown as Pick<
      PageSyncParts,
      'userDatabase' | 'deviceDatabase'
    >,
  };
}

function startTestSync(
  databases: Pick<PageSyncParts, 'userDatabase' | 'deviceDatabase'>,
  session: PageSyncParts['session'] = { account: 'alice', token: 't' },
): RunningSync {
  const rooms = { join: () => () => undefined, reconnect: () => undefined, close: () => undefined };
  running = startPageSync({
    ...databases,
    backend: { serverUrl: '', appId: 'selah', rooms },
    session,
  });
  return running;
}

/** Waits until the pending promise callbacks have run. */
async function flushPromises(): Promise<void> {
  for (let index = 0; index < 30; index += 1) await Promise.resolve();
}

test('[R41] a cycle that leaves records pending registers Background Sync once', async () => {
  const { register } = stubBrowser();
  const { state, databases } = createDatabases();
  const { sync } = startTestSync(databases);
  for (let cycle = 0; cycle < 3; cycle += 1) {
    await sync();
    await flushPromises();
  }
  expect(register.mock.calls).toEqual([['selah-waiting']]);
  state.waiting = 0;
  await sync();
  await flushPromises();
  state.waiting = 2;
  await sync();
  await flushPromises();
  expect(register).toHaveBeenCalledTimes(2);
});

test('[R41] a hidden page registers Background Sync again', async () => {
  const { register } = stubBrowser();
  startTestSync(createDatabases().databases);
  show('hidden');
  await flushPromises();
  expect(register).toHaveBeenCalledOnce();
});

test('[R41] Background Sync is not registered for a guest or without pending records', async () => {
  const { register } = stubBrowser();
  const { state, databases } = createDatabases();
  startTestSync(databases);
  state.waiting = 0;
  show('hidden');
  await flushPromises();
  Object.assign(state, { waiting: 1, trouble: 'signed-out' });
  show('hidden');
  await flushPromises();
  running?.stop();
  Object.assign(state, { waiting: 1, trouble: null });
  await startTestSync(databases, null).sync();
  show('hidden');
  await flushPromises();
  expect(register).not.toHaveBeenCalled();
});

test('[R41] a woken service worker triggers a sync cycle and gets the pending number', async () => {
  const { eventTarget } = stubBrowser();
  const { state, databases } = createDatabases();
  startTestSync(databases);
  const requestSync = async () => {
    const { port1: listener, port2: answer } = new MessageChannel();
    const answered = new Promise((resolve) => {
      listener.addEventListener('message', ({ data }) => {
        listener.close();
        resolve(data);
      });
    });
    listener.start();
    eventTarget.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: 'sync-now' }, ports: [answer] }),
    );
    return answered;
  };
  expect(await requestSync()).toEqual({ type: 'synced', isDone: false });
  engine.cycle = async () => void (state.waiting = 0);
  expect(await requestSync()).toEqual({ type: 'synced', isDone: true });
});

test('[R41] other messages of a service worker are ignored', async () => {
  const { eventTarget } = stubBrowser();
  const syncNow = vi.fn(async () => true);
  const stop = onBackgroundSync(syncNow);
  const { port2 } = new MessageChannel();
  for (const data of [null, 'sync-now', { type: 'other' }])
    eventTarget.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port2] }));
  eventTarget.dispatchEvent(
    Object.assign(new Event('message'), { data: { type: 'sync-now' }, ports: [] }),
  );
  stop();
  eventTarget.dispatchEvent(
    Object.assign(new Event('message'), { data: { type: 'sync-now' }, ports: [port2] }),
  );
  expect(syncNow).not.toHaveBeenCalled();
  port2.close();
});

test('[R41] missing or disabled Background Sync breaks nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await requestBackgroundSync()).toBe(false);
  onBackgroundSync(async () => true)();
  stubBrowser({ active: false });
  expect(await requestBackgroundSync()).toBe(false);
  stubBrowser({
    register: vi.fn(async () => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  });
  expect(await requestBackgroundSync()).toBe(false);
});
