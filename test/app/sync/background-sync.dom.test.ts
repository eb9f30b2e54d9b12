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
function aBrowser({ active = true, register = vi.fn(async (_tag: string) => undefined) } = {}) {
  const ears = new EventTarget();
  const serviceWorker = Object.assign(ears, {
    getRegistration: async () => ({ active: active ? {} : null, sync: { register } }),
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  vi.stubGlobal('SyncManager', vi.fn());
  return { register, ears };
}

/**
 * Fakes a user's database with one pending record and the engine's last status; a test can change
 * both.
 */
function aDevice() {
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

function begin(
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
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

test('[R41] a cycle that leaves records pending registers Background Sync once', async () => {
  const { register } = aBrowser();
  const { state, databases } = aDevice();
  const { sync } = begin(databases);
  for (let cycle = 0; cycle < 3; cycle += 1) {
    await sync();
    await settle();
  }
  expect(register.mock.calls).toEqual([['selah-waiting']]);
  state.waiting = 0;
  await sync();
  await settle();
  state.waiting = 2;
  await sync();
  await settle();
  expect(register).toHaveBeenCalledTimes(2);
});

test('[R41] a hidden page registers Background Sync again', async () => {
  const { register } = aBrowser();
  begin(aDevice().databases);
  show('hidden');
  await settle();
  expect(register).toHaveBeenCalledOnce();
});

test('[R41] Background Sync is not registered for a guest or without pending records', async () => {
  const { register } = aBrowser();
  const { state, databases } = aDevice();
  begin(databases);
  state.waiting = 0;
  show('hidden');
  await settle();
  Object.assign(state, { waiting: 1, trouble: 'signed-out' });
  show('hidden');
  await settle();
  running?.stop();
  Object.assign(state, { waiting: 1, trouble: null });
  await begin(databases, null).sync();
  show('hidden');
  await settle();
  expect(register).not.toHaveBeenCalled();
});

test('[R41] a woken service worker triggers a sync cycle and learns what is pending', async () => {
  const { ears } = aBrowser();
  const { state, databases } = aDevice();
  begin(databases);
  const ask = async () => {
    const { port1: ear, port2: answer } = new MessageChannel();
    const heard = new Promise((resolve) => {
      ear.addEventListener('message', ({ data }) => {
        ear.close();
        resolve(data);
      });
    });
    ear.start();
    ears.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: 'sync-now' }, ports: [answer] }),
    );
    return heard;
  };
  expect(await ask()).toEqual({ type: 'synced', isDone: false });
  engine.cycle = async () => void (state.waiting = 0);
  expect(await ask()).toEqual({ type: 'synced', isDone: true });
});

test('[R41] other messages of a service worker are ignored', async () => {
  const { ears } = aBrowser();
  const meetServer = vi.fn(async () => true);
  const stop = onBackgroundSync(meetServer);
  const { port2 } = new MessageChannel();
  for (const data of [null, 'sync-now', { type: 'other' }])
    ears.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port2] }));
  ears.dispatchEvent(
    Object.assign(new Event('message'), { data: { type: 'sync-now' }, ports: [] }),
  );
  stop();
  ears.dispatchEvent(
    Object.assign(new Event('message'), { data: { type: 'sync-now' }, ports: [port2] }),
  );
  expect(meetServer).not.toHaveBeenCalled();
  port2.close();
});

test('[R41] missing or disabled Background Sync breaks nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(await requestBackgroundSync()).toBe(false);
  onBackgroundSync(async () => true)();
  aBrowser({ active: false });
  expect(await requestBackgroundSync()).toBe(false);
  aBrowser({
    register: vi.fn(async () => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  });
  expect(await requestBackgroundSync()).toBe(false);
});
