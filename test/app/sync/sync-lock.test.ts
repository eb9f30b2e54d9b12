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
function aWork({ isIdle = false } = {}) {
  const begun: LockHandle[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    begun,
    end: resolve,
    fail: reject,
    do(handle: LockHandle) {
      begun.push(handle);
      const steps = setInterval(() => !isIdle && handle.isLost(), 7_000);
      return promise.finally(() => clearInterval(steps));
    },
  };
}

test('[R34] one tab at a time holds the sync lock, in the order of the requests', async () => {
  const browser = createFakeBrowser();
  const [first, second] = [aWork(), aWork()];
  const one = browser.openTab().turns.withLock(first.do);
  const two = browser.openTab().turns.withLock(second.do);
  await vi.advanceTimersByTimeAsync(0);
  expect([first.begun.length, second.begun.length]).toEqual([1, 0]);
  first.end();
  await one;
  await vi.advanceTimersByTimeAsync(0);
  expect(second.begun).toHaveLength(1);
  second.end();
  await two;
});

test('[R34] a tab that works for an hour keeps the lock and sends heartbeats', async () => {
  const browser = createFakeBrowser();
  const [long, patient] = [aWork(), aWork()];
  const working = browser.openTab().turns.withLock(long.do);
  const waiting = browser.openTab().turns.withLock(patient.do);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([patient.begun.length, browser.countSteals()]).toEqual([0, 0]);
  expect(browser.messages.filter((word) => word === 'alive').length).toBeGreaterThanOrEqual(1_800);
  expect(long.begun[0]?.isLost()).toBe(false);
  long.end();
  patient.end();
  await Promise.all([working, waiting]);
});

test('[R34] a frozen tab loses the lock after ten seconds and learns it at the thaw', async () => {
  const browser = createFakeBrowser();
  const [frozen, awake] = [browser.openTab(), browser.openTab()];
  const [old, next] = [aWork({ isIdle: true }), aWork()];
  const overtaken = frozen.turns.withLock(old.do);
  await vi.advanceTimersByTimeAsync(5_000);
  frozen.freeze();
  const taken = awake.turns.withLock(next.do);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(next.begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(next.begun).toHaveLength(1);
  frozen.thaw();
  expect(old.begun[0]?.isLost()).toBe(true);
  expect(next.begun[0]?.isLost()).toBe(false);
  // The work that lost the lock ends by itself and does not affect the lock of the other tab.
  old.end();
  await overtaken;
  next.end();
  await taken;
});

test('[R34] a thawed tab sees the lost lock even if a response arrives first', async () => {
  const browser = createFakeBrowser();
  const frozen = browser.openTab();
  const old = aWork({ isIdle: true });
  void frozen.turns.withLock(old.do);
  await vi.advanceTimersByTimeAsync(2_000);
  frozen.freeze();
  await vi.advanceTimersByTimeAsync(9_000);
  // No message has reached the tab yet: its own clock shows the loss.
  expect(old.begun[0]?.isLost()).toBe(true);
});

test('[R34] of several waiting tabs only one takes over the lock', async () => {
  const browser = createFakeBrowser();
  const frozen = browser.openTab();
  const old = aWork();
  void frozen.turns.withLock(old.do);
  await vi.advanceTimersByTimeAsync(0);
  frozen.freeze();
  const works = [aWork(), aWork(), aWork()];
  const turns = [];
  for (const work of works) {
    turns.push(browser.openTab().turns.withLock(work.do));
    // The same beat for two, half a beat later for the third.
    if (turns.length === 2) await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(works.map(({ begun }) => begun.length).toSorted()).toEqual([0, 0, 1]);
  frozen.thaw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.countSteals()).toBe(1);
  for (const work of works) work.end();
  await Promise.all(turns);
  expect(works.map(({ begun }) => begun.length)).toEqual([1, 1, 1]);
});

test('[R34] a waiting tab that was frozen does not overtake a tab that works', async () => {
  const browser = createFakeBrowser();
  const [working, sleepy] = [browser.openTab(), browser.openTab()];
  const [long, late] = [aWork(), aWork()];
  void working.turns.withLock(long.do);
  void sleepy.turns.withLock(late.do);
  await vi.advanceTimersByTimeAsync(3_000);
  sleepy.freeze();
  await vi.advanceTimersByTimeAsync(600_000);
  sleepy.thaw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([late.begun.length, browser.countSteals()]).toEqual([0, 0]);
});

test('[R34] a tab never overtakes itself', async () => {
  const browser = createFakeBrowser();
  const { turns: tabLock } = browser.openTab();
  const [long, late] = [aWork(), aWork()];
  void tabLock.withLock(long.do);
  void tabLock.withLock(late.do);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([late.begun.length, browser.countSteals()]).toEqual([0, 0]);
});

test('[R34] a hidden tab whose timers run once a minute keeps the lock', async () => {
  const browser = createFakeBrowser();
  const [long, late] = [aWork(), aWork()];
  void browser.openTab({ beat: 60_000 }).turns.withLock(long.do);
  void browser.openTab().turns.withLock(late.do);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([late.begun.length, browser.countSteals()]).toEqual([0, 0]);
  expect(long.begun[0]?.isLost()).toBe(false);
});

test('[R34] a tab whose lock is stolen knows the loss, although no tab was frozen', async () => {
  const browser = createFakeBrowser();
  const work = aWork();
  const working = browser.openTab().turns.withLock(work.do);
  await vi.advanceTimersByTimeAsync(1_000);
  await browser.stealLock();
  expect(work.begun[0]?.isLost()).toBe(true);
  work.end();
  await working;
});

test('[R34] work without progress for a minute fails and releases the lock', async () => {
  const browser = createFakeBrowser();
  const [hung, next] = [aWork({ isIdle: true }), aWork()];
  const { turns: tabLock } = browser.openTab();
  const failing = expect(tabLock.withLock(hung.do)).rejects.toThrow('stood still');
  const following = browser.openTab().turns.withLock(next.do);
  await vi.advanceTimersByTimeAsync(50_000);
  // An answer came: from here the minute starts again.
  tabLock.reportProgress();
  await vi.advanceTimersByTimeAsync(55_000);
  expect(next.begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
  expect([hung.begun[0]?.isLost(), next.begun.length]).toEqual([true, 1]);
  next.end();
  await following;
});

test('a failure under the sync lock is reported, and the next work gets the lock', async () => {
  const browser = createFakeBrowser();
  const broken = aWork();
  const next = aWork();
  const failing = browser.openTab().turns.withLock(broken.do);
  const following = browser.openTab().turns.withLock(next.do);
  broken.fail(new Error('a disk'));
  await expect(failing).rejects.toThrow('a disk');
  next.end();
  await following;
});

test('if the browser refuses its locks, a fault is reported and no lock is stolen', async () => {
  const words: unknown[] = [];
  const channel = {
    postMessage: (word: unknown) => void words.push(word),
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
  expect(words).toEqual([]);
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
  const both = [aWork(), aWork()];
  const runs = both.map((work) => tabLock.withLock(work.do));
  expect(both.map(({ begun }) => begun[0]?.isLost())).toEqual([false, false]);
  tabLock.close();
  expect(channel.close).not.toHaveBeenCalled();
  for (const work of both) work.end();
  await Promise.all(runs);
  expect(channel.close).toHaveBeenCalledOnce();
});
