// Tests of the sync lock: one tab at a time holds it, a frozen tab loses it, a working tab never
// loses it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCrossTabLock, type LockHandle } from '../../../src/app/sync/sync-lock.ts';
import { createFakeBrowser } from './fake-tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Creates work that ends when the test says so and reports progress until then. */
function createWork({ isIdle = false } = {}) {
  const handles: LockHandle[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    handles,
    end: resolve,
    fail: reject,
    do(handle: LockHandle) {
      handles.push(handle);
      const steps = setInterval(() => !isIdle && handle.isLost(), 7_000);
      return promise.finally(() => clearInterval(steps));
    },
  };
}

test('[R34] one tab at a time holds the sync lock, in the order of the requests', async () => {
  const browser = createFakeBrowser();
  const [first, second] = [createWork(), createWork()];
  const firstResult = browser.openTab().lock.withLock(first.do);
  const two = browser.openTab().lock.withLock(second.do);
  await vi.advanceTimersByTimeAsync(0);
  expect([first.handles.length, second.handles.length]).toEqual([1, 0]);
  first.end();
  await firstResult;
  await vi.advanceTimersByTimeAsync(0);
  expect(second.handles).toHaveLength(1);
  second.end();
  await two;
});

test('[R34] a tab that works for an hour keeps the lock and sends heartbeats', async () => {
  const browser = createFakeBrowser();
  const [long, patient] = [createWork(), createWork()];
  const working = browser.openTab().lock.withLock(long.do);
  const pendingLock = browser.openTab().lock.withLock(patient.do);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([patient.handles.length, browser.countSteals()]).toEqual([0, 0]);
  expect(browser.messages.filter((message) => message === 'alive').length).toBeGreaterThanOrEqual(
    1_800,
  );
  expect(long.handles[0]?.isLost()).toBe(false);
  long.end();
  patient.end();
  await Promise.all([working, pendingLock]);
});

test('[R34] a frozen tab loses the lock after ten seconds and detects it at the thaw', async () => {
  const browser = createFakeBrowser();
  const [frozen, awake] = [browser.openTab(), browser.openTab()];
  const [oldWork, nextWork] = [createWork({ isIdle: true }), createWork()];
  const overtaken = frozen.lock.withLock(oldWork.do);
  await vi.advanceTimersByTimeAsync(5_000);
  frozen.freeze();
  const takenLock = awake.lock.withLock(nextWork.do);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(nextWork.handles).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(nextWork.handles).toHaveLength(1);
  frozen.thaw();
  expect(oldWork.handles[0]?.isLost()).toBe(true);
  expect(nextWork.handles[0]?.isLost()).toBe(false);
  // The work that lost the lock ends and does not affect the lock of the other tab.
  oldWork.end();
  await overtaken;
  nextWork.end();
  await takenLock;
});

test('[R34] a thawed tab sees the lost lock even if a response arrives first', async () => {
  const browser = createFakeBrowser();
  const frozen = browser.openTab();
  const oldWork = createWork({ isIdle: true });
  void frozen.lock.withLock(oldWork.do);
  await vi.advanceTimersByTimeAsync(2_000);
  frozen.freeze();
  await vi.advanceTimersByTimeAsync(9_000);
  // No message has reached the tab yet: its own clock shows the loss.
  expect(oldWork.handles[0]?.isLost()).toBe(true);
});

test('[R34] of several waiting tabs only one takes over the lock', async () => {
  const browser = createFakeBrowser();
  const frozen = browser.openTab();
  const oldWork = createWork();
  void frozen.lock.withLock(oldWork.do);
  await vi.advanceTimersByTimeAsync(0);
  frozen.freeze();
  const works = [createWork(), createWork(), createWork()];
  const results = [];
  for (const work of works) {
    results.push(browser.openTab().lock.withLock(work.do));
    // The same minDuration for two, half a minDuration later for the third.
    if (results.length === 2) await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(works.map(({ handles }) => handles.length).toSorted()).toEqual([0, 0, 1]);
  frozen.thaw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.countSteals()).toBe(1);
  for (const work of works) work.end();
  await Promise.all(results);
  expect(works.map(({ handles }) => handles.length)).toEqual([1, 1, 1]);
});

test('[R34] a waiting tab that was frozen does not overtake a tab that works', async () => {
  const browser = createFakeBrowser();
  const [working, sleepy] = [browser.openTab(), browser.openTab()];
  const [long, lateWork] = [createWork(), createWork()];
  void working.lock.withLock(long.do);
  void sleepy.lock.withLock(lateWork.do);
  await vi.advanceTimersByTimeAsync(3_000);
  sleepy.freeze();
  await vi.advanceTimersByTimeAsync(600_000);
  sleepy.thaw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lateWork.handles.length, browser.countSteals()]).toEqual([0, 0]);
});

test('[R34] a tab never overtakes itself', async () => {
  const browser = createFakeBrowser();
  const { lock: tabLock } = browser.openTab();
  const [long, lateWork] = [createWork(), createWork()];
  void tabLock.withLock(long.do);
  void tabLock.withLock(lateWork.do);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lateWork.handles.length, browser.countSteals()]).toEqual([0, 0]);
});

test('[R34] a hidden tab whose timers run once a minute keeps the lock', async () => {
  const browser = createFakeBrowser();
  const [long, lateWork] = [createWork(), createWork()];
  void browser.openTab({ minDuration: 60_000 }).lock.withLock(long.do);
  void browser.openTab().lock.withLock(lateWork.do);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([lateWork.handles.length, browser.countSteals()]).toEqual([0, 0]);
  expect(long.handles[0]?.isLost()).toBe(false);
});

test('[R34] a tab whose lock is stolen detects the loss, although no tab was frozen', async () => {
  const browser = createFakeBrowser();
  const work = createWork();
  const working = browser.openTab().lock.withLock(work.do);
  await vi.advanceTimersByTimeAsync(1_000);
  await browser.stealLock();
  expect(work.handles[0]?.isLost()).toBe(true);
  work.end();
  await working;
});

test('[R34] work without progress for a minute fails and releases the lock', async () => {
  const browser = createFakeBrowser();
  const [hung, nextWork] = [createWork({ isIdle: true }), createWork()];
  const { lock: tabLock } = browser.openTab();
  const failing = expect(tabLock.withLock(hung.do)).rejects.toThrow('made no progress');
  const following = browser.openTab().lock.withLock(nextWork.do);
  await vi.advanceTimersByTimeAsync(50_000);
  // An answer came: from here the minute starts again.
  tabLock.reportProgress();
  await vi.advanceTimersByTimeAsync(55_000);
  expect(nextWork.handles).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
  expect([hung.handles[0]?.isLost(), nextWork.handles.length]).toEqual([true, 1]);
  nextWork.end();
  await following;
});

test('a failure under the sync lock is reported, and the next work gets the lock', async () => {
  const browser = createFakeBrowser();
  const broken = createWork();
  const nextWork = createWork();
  const failing = browser.openTab().lock.withLock(broken.do);
  const following = browser.openTab().lock.withLock(nextWork.do);
  broken.fail(new Error('a disk'));
  await expect(failing).rejects.toThrow('a disk');
  nextWork.end();
  await following;
});

test('if the browser refuses its locks, a fault is reported and no lock is stolen', async () => {
  const messages: unknown[] = [];
  const channel = {
    postMessage: (message: unknown) => void messages.push(message),
    addEventListener: vi.fn(),
    close: vi.fn(),
  };
  const every = (milliseconds: number, call: () => void) => {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  };
  const locks = {
    request: () => Promise.reject(new DOMException('not here', 'SecurityError')),
  } as unknown as LockManager;
  const tabLock = createCrossTabLock({
    name: 'x',
    locks,
    channel,
    now: () => performance.now(),
    every,
    id: 1,
  });
  await expect(tabLock.withLock(async () => undefined)).rejects.toThrow('not here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messages).toEqual([]);
});

test('without Web Locks all work runs at once', async () => {
  const channel = { postMessage: vi.fn(), addEventListener: vi.fn(), close: vi.fn() };
  const tabLock = createCrossTabLock({
    name: 'x',
    locks: null,
    channel,
    now: () => 0,
    every: () => () => undefined,
    id: 1,
  });
  const both = [createWork(), createWork()];
  const results = both.map((work) => tabLock.withLock(work.do));
  expect(both.map(({ handles }) => handles[0]?.isLost())).toEqual([false, false]);
  tabLock.close();
  expect(channel.close).not.toHaveBeenCalled();
  for (const work of both) work.end();
  await Promise.all(results);
  expect(channel.close).toHaveBeenCalledOnce();
});
