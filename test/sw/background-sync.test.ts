// The worker, woken by the browser: it asks the open pages first, and meets the server itself when
// none answers.
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

test('[R41] without an open page the worker meets the server itself', async () => {
  const meetServer = vi.fn(async () => undefined);
  await syncPending([], meetServer);
  expect(meetServer).toHaveBeenCalledOnce();
});

test('[R41] when the worker fails the browser hears it, and tries again', async () => {
  await expect(syncPending([], () => Promise.reject(new Error('offline')))).rejects.toThrow(
    'offline',
  );
});

test('[R41] an open page is told, and the worker leaves it to the page', async () => {
  const meetServer = vi.fn(async () => undefined);
  const { page, heard } = aPage({ type: 'synced', isDone: true });
  await syncPending([page], meetServer);
  expect(heard).toEqual([{ type: 'sync-now' }]);
  expect(meetServer).not.toHaveBeenCalled();
});

test('[R41] a page that could not send everything: the browser tries again later', async () => {
  const { page } = aPage({ type: 'synced', isDone: false });
  await expect(syncPending([page], () => Promise.resolve())).rejects.toThrow('still waits');
});

test('[R41] of several pages the first that answers counts', async () => {
  const meetServer = vi.fn(async () => undefined);
  const pages = [aPage().page, aPage({ type: 'synced', isDone: true }).page];
  await syncPending(pages, meetServer);
  expect(meetServer).not.toHaveBeenCalled();
});

test.each([undefined, { type: 'synced' }, 'synced', { type: 'other', isDone: true }])(
  '[R41] a frozen page, or one that answers %o: after half a minute the worker does it',
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

test('only words of ours are obeyed', () => {
  expect(isSyncNow({ type: 'sync-now' })).toBe(true);
  expect(isSynced({ type: 'synced', isDone: false })).toBe(true);
  for (const stranger of [null, undefined, 'sync-now', 1, [], {}, { type: 'skip-waiting' }])
    expect([isSyncNow(stranger), isSynced(stranger)]).toEqual([false, false]);
});

test('what never ends does not hold the worker: the browser hears it, and tries again', async () => {
  vi.useFakeTimers();
  const heard = expect(syncPending([], () => new Promise<void>(() => undefined))).rejects.toThrow(
    'too long',
  );
  await vi.advanceTimersByTimeAsync(30_000);
  await heard;
  await withTimeLimit(Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
