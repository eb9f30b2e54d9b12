// Tests of sync on a full device: cached chapters are deleted and sync runs again; otherwise
// the user is informed.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as replication from '../../../replication/engine.ts';
import {
  parseEngineStatus,
  toStateRecordId,
  engineStatusKey,
} from '../../../schemas/sync-status.ts';
import { startPageSync, type RunningSync } from '../../../src/app/sync/page-sync.ts';
import { recordSyncFailure } from '../../../src/app/sync/sync-environment.ts';
import { logFault } from '../../../src/platform/log.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

vi.mock('../../../src/platform/log.ts', () => ({ logFault: vi.fn() }));

const requested = vi.hoisted(() => ({ again: 0 }));

vi.mock('../../../replication/engine.ts', async (original) => {
  const engine = await original<typeof replication>();
  return {
    ...engine,
    startReplication(environment: Parameters<typeof engine.startReplication>[0]) {
      const running = engine.startReplication(environment);
      const sync = () => {
        requested.again += 1;
        return running.sync();
      };
      return { ...running, sync };
    },
  };
});

let running: RunningSync | null = null;

beforeEach(() => {
  requested.again = 0;
  vi.mocked(logFault).mockClear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

afterEach(async () => {
  running?.stop();
  running = null;
  vi.unstubAllGlobals();
  await closeContexts();
});

async function aliceWith(chapters: number): Promise<AliceContext> {
  const alice = await createAliceContext();
  const { dexieTable } = (await alice.deviceDatabase.chapters.storageInstance.internals) as {
    dexieTable: { clear(): Promise<void> };
  };
  await dexieTable.clear();
  await alice.deviceDatabase.chapters.bulkInsert(
    Array.from({ length: chapters }, (_, index) => ({
      id: `KJV|PSA|${index}`,
      kind: 'chapter',
      order: String(index).padStart(3, '0'),
      value: {},
    })),
  );
  return alice;
}

async function countChapters({ deviceDatabase: { chapters } }: AliceContext): Promise<number> {
  return (
    await chapters.storageInstance.query(
      chapters.find({ selector: { kind: 'chapter' } }).getPreparedQuery(),
    )
  ).documents.length;
}

/**
 * Makes the engine's own writes fail with a full disk while `isFull` returns true; writes of
 * records succeed.
 */
function fillDisk({ userDatabase }: AliceContext, isFull: () => boolean | Promise<boolean>): void {
  const { storageInstance } = userDatabase.activity;
  const write = storageInstance.bulkWrite;
  storageInstance.bulkWrite = async (...all) => {
    if (await isFull()) throw new DOMException('no room', 'QuotaExceededError');
    return write.apply(storageInstance, all);
  };
}

function startTestSync({ deviceDatabase, userDatabase }: AliceContext): void {
  const rooms = { join: () => () => undefined, reconnect: () => undefined, close: () => undefined };
  running = startPageSync({
    deviceDatabase,
    userDatabase,
    session: { account: 'alice', token: 't' },
    backend: { serverUrl: '', appId: 'selah', rooms },
  });
}

async function readStatus({ userDatabase }: AliceContext) {
  const [doc] = await userDatabase.activity.storageInstance.findDocumentsById(
    [toStateRecordId(engineStatusKey)],
    false,
  );
  return parseEngineStatus(String(doc?.value['text'] ?? ''));
}

test('[R42] on a full device, cached chapters are deleted and sync runs again', async () => {
  const alice = await aliceWith(30);
  fillDisk(alice, async () => (await countChapters(alice)) > 15);
  startTestSync(alice);
  await vi.waitFor(async () => expect((await readStatus(alice)).trouble).toBe('offline'));
  expect([await countChapters(alice), requested.again]).toEqual([10, 1]);
});

test('[R42] a full device without cached chapters is reported with its start time', async () => {
  const alice = await aliceWith(0);
  const lastSuccess = '2026-11-20T08:00:00.000Z';
  await alice.userDatabase.activity.incrementalUpsert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ lastSuccess, trouble: null }) },
  });
  let writes = 0;
  fillDisk(alice, () => (writes += 1) === 1);
  startTestSync(alice);
  await vi.waitFor(
    async () =>
      expect(await readStatus(alice)).toEqual({
        lastSuccess,
        trouble: 'full',
        since: expect.stringMatching(/^20\d\d-/),
      }),
    { interval: 5 },
  );
  expect(requested.again).toBe(0);
  running?.stop();
  const { since } = await readStatus(alice);
  await recordSyncFailure({ ...alice, session: { account: 'alice' } as never }, 'full');
  expect((await readStatus(alice)).since).toBe(since);
});

test('[R42] a full device that cannot store its own status logs that fact', async () => {
  const alice = await aliceWith(0);
  fillDisk(alice, () => true);
  startTestSync(alice);
  await vi.waitFor(() =>
    expect(vi.mocked(logFault).mock.calls.map(([what]) => what)).toContain(
      'the status of a full device could not be stored on it',
    ),
  );
  expect([(await readStatus(alice)).trouble, requested.again]).toEqual([null, 0]);
});

test('[R42] another storage fault deletes no chapter', async () => {
  const alice = await aliceWith(30);
  const { storageInstance } = alice.userDatabase.activity;
  storageInstance.bulkWrite = () => Promise.reject(new Error('the disk failed'));
  startTestSync(alice);
  await vi.waitFor(() =>
    expect(logFault).toHaveBeenCalledWith('a sync cycle with the server failed', expect.anything()),
  );
  await running?.sync();
  expect(await countChapters(alice)).toBe(30);
});
