// Tests of background sync in the service worker: the worker asks open pages to sync first, and
// syncs itself when no page answers.
import { afterEach, expect, test, vi } from 'vitest';
import { isSynced, isSyncNow, type SyncNow } from '../../sw/messages.ts';
import {
  withTimeLimit,
  type OpenPage,
  pageReplyMillis,
  syncPending,
} from '../../sw/background-sync.ts';

afterEach(() => {
  vi.useRealTimers();
});

function aPage(answer?: unknown) {
  const heard: SyncNow[] = [];
  const page: OpenPage = {
    postMessage(message, [port]) {
      heard.push(message);
      if (answer !== undefined) (port as MessagePort).postMessage(answer);
    },
  };
  return { page, heard };
}

test('[R41] without an open page the worker syncs with the server itself', async () => {
  const meetServer = vi.fn(async () => undefined);
  await syncPending([], meetServer);
  expect(meetServer).toHaveBeenCalledOnce();
});

test('[R41] a failed sync of the worker is reported to the browser for a retry', async () => {
  await expect(syncPending([], () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
});

test('[R41] the worker asks an open page to sync and does not sync itself', async () => {
  const meetServer = vi.fn(async () => undefined);
  const { page, heard } = aPage({ type: 'synced', isDone: true });
  await syncPending([page], meetServer);
  expect(heard).toEqual([{ type: 'sync-now' }]);
  expect(meetServer).not.toHaveBeenCalled();
});

test('[R41] when a page cannot send everything, the browser retries later', async () => {
  const { page } = aPage({ type: 'synced', isDone: false });
  await expect(syncPending([page], () => Promise.resolve())).rejects.toThrow('still pending');
});

test('[R41] of several pages the first that answers counts', async () => {
  const meetServer = vi.fn(async () => undefined);
  const pages = [aPage().page, aPage({ type: 'synced', isDone: true }).page];
  await syncPending(pages, meetServer);
  expect(meetServer).not.toHaveBeenCalled();
});

test.each([undefined, { type: 'synced' }, 'synced', { type: 'other', isDone: true }])(
  '[R41] the worker syncs after half a minute when a page is frozen or answers %o',
  async (answer) => {
    vi.useFakeTimers();
    const meetServer = vi.fn(async () => undefined);
    const { page } = aPage(answer);
    const done = syncPending([page], meetServer);
    await vi.advanceTimersByTimeAsync(pageReplyMillis - 1);
    expect(meetServer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(meetServer).toHaveBeenCalledOnce();
  },
);

test('the worker and the page accept only valid sync messages', () => {
  expect(isSyncNow({ type: 'sync-now' })).toBe(true);
  expect(isSynced({ type: 'synced', isDone: false })).toBe(true);
  for (const stranger of [null, undefined, 'sync-now', 1, [], {}, { type: 'skip-waiting' }])
    expect([isSyncNow(stranger), isSynced(stranger)]).toEqual([false, false]);
});

test('a sync without end stops at a time limit, and the browser tries again', async () => {
  vi.useFakeTimers();
  const heard = expect(syncPending([], () => new Promise<void>(() => undefined))).rejects.toThrow(
    'too long',
  );
  await vi.advanceTimersByTimeAsync(30_000);
  await heard;
  await withTimeLimit(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
