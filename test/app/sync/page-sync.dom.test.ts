// Tests of page sync: triggers of a sync cycle and their limit, what guests and users sync, the
// sync lock, and storage faults. Engine and databases are fakes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncEnvironment } from '../../../replication/sync-environment.ts';
import { getEntityRoom } from '../../../schemas/api/backend-api.ts';
import type { SocketRoomListener } from '../../../src/backend/socket-rooms.ts';
import { contentEntities, syncedEntities } from '../../../src/data/database/collections.ts';
import type { DeviceDatabase, UserDatabase } from '../../../src/data/database/database.ts';
import {
  startPageSync,
  type RunningSync,
  type PageSyncParts,
} from '../../../src/app/sync/page-sync.ts';

const engine = vi.hoisted(() => ({ worlds: [] as SyncEnvironment[], cycles: 0, stopped: 0 }));

vi.mock('../../../replication/engine.ts', () => ({
  startReplication(environment: SyncEnvironment) {
    engine.worlds.push(environment);
    const sync = async () => {
      engine.cycles += 1;
      await environment.withLock(async () => undefined);
    };
    const deafen = environment.transport.listen(() => void sync());
    return {
      sync,
      stop() {
        engine.stopped += 1;
        deafen();
      },
    };
  },
}));

let running: RunningSync;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(engine, { worlds: [], cycles: 0, stopped: 0 });
  show('visible');
});

afterEach(() => {
  running.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Creates a fake collection with this number of pending records. */
function createCollection(pendingCount: number) {
  return {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: {
      query: async () => ({ documents: [...Array(pendingCount).keys()] }),
      findDocumentsById: async () => [],
    },
  };
}

function createDatabases(pendingCount = 0): Pick<PageSyncParts, 'deviceDatabase' | 'userDatabase'> {
  const userCollections = Object.fromEntries(
    [...syncedEntities.map(({ collection }) => collection), 'activity'].map((name) => [
      name,
      createCollection(pendingCount),
    ]),
  );
  const deviceCollections = Object.fromEntries(
    [...contentEntities.map(({ collection }) => collection), 'chapters'].map((name) => [
      name,
      createCollection(0),
    ]),
  );
  return {
    userDatabase: userCollections as unknown as UserDatabase,
    deviceDatabase: deviceCollections as unknown as DeviceDatabase,
  };
}

function startTestSync({
  pendingCount = 0,
  ...changes
}: Partial<PageSyncParts> & { pendingCount?: number } = {}) {
  const rooms = new Map<string, SocketRoomListener>();
  const join = (room: string, listener: SocketRoomListener) => {
    rooms.set(room, listener);
    return () => void rooms.delete(room);
  };
  const backend = {
    serverUrl: '',
    appId: 'selah',
    rooms: { join, reconnect: vi.fn(), close: vi.fn() },
  };
  running = startPageSync({
    ...createDatabases(pendingCount),
    backend,
    session: { account: 'alice', token: 't' },
    ...changes,
  });
  return { rooms, environment: engine.worlds[0] as SyncEnvironment };
}

test('[R26] a local write or a queued generation starts a sync cycle', async () => {
  startTestSync();
  await running.sync();
  expect(engine.cycles).toBe(1);
});

test('[R26] the return of the network starts a sync cycle, its loss does not', () => {
  startTestSync();
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  window.dispatchEvent(new Event('offline'));
  expect(engine.cycles).toBe(0);
  vi.stubGlobal('navigator', { ...navigator, onLine: true });
  window.dispatchEvent(new Event('online'));
  expect(engine.cycles).toBe(1);
});

test('[R26] a page that becomes visible or gets the focus starts a sync cycle', () => {
  startTestSync();
  show('hidden');
  window.dispatchEvent(new Event('focus'));
  expect(engine.cycles).toBe(0);
  show('visible');
  expect(engine.cycles).toBe(1);
  window.dispatchEvent(new Event('focus'));
  expect(engine.cycles).toBe(2);
});

test('[R26] each update hint for an entity of a user starts a sync cycle', async () => {
  const { rooms } = startTestSync();
  expect([...rooms.keys()].toSorted()).toEqual(
    syncedEntities.map(({ entity }) => getEntityRoom('selah', entity)).toSorted(),
  );
  for (const [index, listener] of [...rooms.values()].entries()) {
    listener.update('{}');
    expect(engine.cycles).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(300);
  }
});

test('[R26] the reconnection of the socket starts one sync cycle for all rooms', async () => {
  const { rooms } = startTestSync();
  for (const listener of rooms.values()) listener.connect?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.cycles).toBe(1);
});

test('[R26] a thousand hints in four seconds start fewer than 20 cycles', async () => {
  const { rooms } = startTestSync();
  const [listener] = rooms.values();
  for (let hint = 0; hint < 1_000; hint += 1) {
    listener?.update('{}');
    await vi.advanceTimersByTimeAsync(4);
  }
  const before = engine.cycles;
  expect(before).toBeGreaterThan(5);
  expect(before).toBeLessThan(20);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.cycles).toBe(before + 1);
});

test('[R39] a guest pulls content only, without a token, and listens to no socket room', () => {
  const { rooms, environment } = startTestSync({ session: null });
  expect(environment.syncCollections.map(({ entity }) => entity)).toEqual(
    contentEntities.map(({ entity }) => entity),
  );
  expect(environment.syncCollections.every(({ access }) => access === 'content')).toBe(true);
  expect([environment.account, rooms.size]).toEqual([null, 0]);
});

test('[R39] a signed-in user syncs own records first, then content', () => {
  const { environment } = startTestSync();
  expect(environment.syncCollections.map(({ entity }) => entity)).toEqual(
    [...syncedEntities, ...contentEntities].map(({ entity }) => entity),
  );
  expect(
    environment.syncCollections
      .filter(({ access }) => access === 'owner')
      .map(({ entity }) => entity),
  ).toEqual(syncedEntities.map(({ entity }) => entity));
  expect(environment.account).toBe('alice');
  expect(new Set(environment.syncCollections.map(({ state }) => state)).size).toBe(2);
});

test('[R34] a sync cycle runs under the lock, and the page sees syncing meanwhile', async () => {
  const request = vi.fn((_name: string, _options: LockOptions, call: () => Promise<unknown>) =>
    call(),
  );
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  const { environment } = startTestSync();
  const lostStates: boolean[] = [];
  running.syncing.subscribe((on) => lostStates.push(on));
  await environment.withLock(async (syncLock) => expect(syncLock.isLost()).toBe(false));
  expect(request.mock.calls[0]?.[0]).toBe('selah-sync-alice');
  expect(lostStates).toEqual([false, true, false]);
});

test('[R42] a storage fault is reported to the handler that can repair it', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onLost = vi.fn();
  const fault = new DOMException('the connection is closing', 'InvalidStateError');
  startTestSync({ onStorageError: onLost }).environment.onFault(fault);
  expect(onLost).toHaveBeenCalledWith(fault);
});

test('after page sync is stopped, no event starts a sync cycle', async () => {
  const { rooms } = startTestSync();
  const [listener] = rooms.values();
  listener?.update('{}');
  listener?.update('{}');
  running.stop();
  const before = engine.cycles;
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  show('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect([engine.cycles, engine.stopped, rooms.size]).toEqual([before, 1, 0]);
});
