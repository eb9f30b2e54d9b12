// Whose turn it is: one tab at a time, a frozen tab is overtaken, a working one never.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTurns, type Turn } from '../../src/platform/turn.ts';
import { aBrowser } from './tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when the test says so, and makes a step every now and then until then. */
function aWork({ isIdle = false } = {}) {
  const begun: Turn[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    begun,
    end: resolve,
    fail: reject,
    do(turn: Turn) {
      begun.push(turn);
      const steps = setInterval(() => !isIdle && turn.isLost(), 7_000);
      return promise.finally(() => clearInterval(steps));
    },
  };
}

test('[R34] one tab at a time, in the order in which they asked', async () => {
  const browser = aBrowser();
  const [first, second] = [aWork(), aWork()];
  const one = browser.tab().turns.take(first.do);
  const two = browser.tab().turns.take(second.do);
  await vi.advanceTimersByTimeAsync(0);
  expect([first.begun.length, second.begun.length]).toEqual([1, 0]);
  first.end();
  await one;
  await vi.advanceTimersByTimeAsync(0);
  expect(second.begun).toHaveLength(1);
  second.end();
  await two;
});

test('[R34] a tab that works for an hour keeps its turn: it gives a sign of life every two seconds', async () => {
  const browser = aBrowser();
  const [long, patient] = [aWork(), aWork()];
  const working = browser.tab().turns.take(long.do);
  const waiting = browser.tab().turns.take(patient.do);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([patient.begun.length, browser.steals()]).toEqual([0, 0]);
  expect(browser.words.filter((word) => word === 'alive').length).toBeGreaterThanOrEqual(1_800);
  expect(long.begun[0]?.isLost()).toBe(false);
  long.end();
  patient.end();
  await Promise.all([working, waiting]);
});

test('[R34] a frozen tab is overtaken after ten seconds of silence, and learns it at the thaw', async () => {
  const browser = aBrowser();
  const [frozen, awake] = [browser.tab(), browser.tab()];
  const [old, next] = [aWork({ isIdle: true }), aWork()];
  const overtaken = frozen.turns.take(old.do);
  await vi.advanceTimersByTimeAsync(5_000);
  frozen.freeze();
  const taken = awake.turns.take(next.do);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(next.begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(next.begun).toHaveLength(1);
  frozen.thaw();
  expect(old.begun[0]?.isLost()).toBe(true);
  expect(next.begun[0]?.isLost()).toBe(false);
  // The overtaken work ends by itself; nothing of it reaches the other's turn.
  old.end();
  await overtaken;
  next.end();
  await taken;
});

test('[R34] at the thaw it is lost even where the answer to a request comes before the news of the lock', async () => {
  const browser = aBrowser();
  const frozen = browser.tab();
  const old = aWork({ isIdle: true });
  void frozen.turns.take(old.do);
  await vi.advanceTimersByTimeAsync(2_000);
  frozen.freeze();
  await vi.advanceTimersByTimeAsync(9_000);
  // Nobody has told it anything yet: its own clock does.
  expect(old.begun[0]?.isLost()).toBe(true);
});

test('[R34] of several that wait one takes over, and they do not take it from each other', async () => {
  const browser = aBrowser();
  const frozen = browser.tab();
  const old = aWork();
  void frozen.turns.take(old.do);
  await vi.advanceTimersByTimeAsync(0);
  frozen.freeze();
  const works = [aWork(), aWork(), aWork()];
  const turns = [];
  for (const work of works) {
    turns.push(browser.tab().turns.take(work.do));
    // The same beat for two, half a beat later for the third.
    if (turns.length === 2) await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(works.map(({ begun }) => begun.length).toSorted()).toEqual([0, 0, 1]);
  frozen.thaw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(browser.steals()).toBe(1);
  for (const work of works) work.end();
  await Promise.all(turns);
  expect(works.map(({ begun }) => begun.length)).toEqual([1, 1, 1]);
});

test('[R34] a tab that waits and freezes itself does not overtake at its thaw a tab that works', async () => {
  const browser = aBrowser();
  const [working, sleepy] = [browser.tab(), browser.tab()];
  const [long, late] = [aWork(), aWork()];
  void working.turns.take(long.do);
  void sleepy.turns.take(late.do);
  await vi.advanceTimersByTimeAsync(3_000);
  sleepy.freeze();
  await vi.advanceTimersByTimeAsync(600_000);
  sleepy.thaw();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([late.begun.length, browser.steals()]).toEqual([0, 0]);
});

test('[R34] a tab never overtakes itself', async () => {
  const browser = aBrowser();
  const { turns } = browser.tab();
  const [long, late] = [aWork(), aWork()];
  void turns.take(long.do);
  void turns.take(late.do);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([late.begun.length, browser.steals()]).toEqual([0, 0]);
});

test('[R34] a hidden tab, whose timers come once a minute, answers whoever asks', async () => {
  const browser = aBrowser();
  const [long, late] = [aWork(), aWork()];
  void browser.tab({ beat: 60_000 }).turns.take(long.do);
  void browser.tab().turns.take(late.do);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([late.begun.length, browser.steals()]).toEqual([0, 0]);
  expect(long.begun[0]?.isLost()).toBe(false);
});

test('[R34] whoever lost the lock knows it, though nothing stood still', async () => {
  const browser = aBrowser();
  const work = aWork();
  const working = browser.tab().turns.take(work.do);
  await vi.advanceTimersByTimeAsync(1_000);
  await browser.steal();
  expect(work.begun[0]?.isLost()).toBe(true);
  work.end();
  await working;
});

test('[R34] work that makes no step for a minute is given up, and said to be broken: the others must not wait for it', async () => {
  const browser = aBrowser();
  const [hung, next] = [aWork({ isIdle: true }), aWork()];
  const { turns } = browser.tab();
  const failing = expect(turns.take(hung.do)).rejects.toThrow('stood still');
  const following = browser.tab().turns.take(next.do);
  await vi.advanceTimersByTimeAsync(50_000);
  // An answer came: from here the minute begins anew.
  turns.step();
  await vi.advanceTimersByTimeAsync(55_000);
  expect(next.begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
  expect([hung.begun[0]?.isLost(), next.begun.length]).toEqual([true, 1]);
  next.end();
  await following;
});

test('what fails in a turn is told, and the next has its turn', async () => {
  const browser = aBrowser();
  const broken = aWork();
  const next = aWork();
  const failing = browser.tab().turns.take(broken.do);
  const following = browser.tab().turns.take(next.do);
  broken.fail(new Error('a disk'));
  await expect(failing).rejects.toThrow('a disk');
  next.end();
  await following;
});

test('where the browser refuses its locks, the fault is told and nobody is overtaken', async () => {
  const words: unknown[] = [];
  const channel = { postMessage: (word: unknown) => void words.push(word), addEventListener: vi.fn(), close: vi.fn() };
  const every = (milliseconds: number, call: () => void) => {
    const timer = setInterval(call, milliseconds);
    return () => clearInterval(timer);
  };
  const locks = { request: () => Promise.reject(new DOMException('not here', 'SecurityError')) } as unknown as LockManager;
  const turns = createTurns({ name: 'x', locks, channel, now: () => performance.now(), every, id: 1 });
  await expect(turns.take(async () => undefined)).rejects.toThrow('not here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(words).toEqual([]);
});

test('without Web Locks everybody simply runs', async () => {
  const channel = { postMessage: vi.fn(), addEventListener: vi.fn(), close: vi.fn() };
  const turns = createTurns({ name: 'x', locks: null, channel, now: () => 0, every: () => () => undefined, id: 1 });
  const both = [aWork(), aWork()];
  const runs = both.map((work) => turns.take(work.do));
  expect(both.map(({ begun }) => begun[0]?.isLost())).toEqual([false, false]);
  turns.close();
  expect(channel.close).not.toHaveBeenCalled();
  for (const work of both) work.end();
  await Promise.all(runs);
  expect(channel.close).toHaveBeenCalledOnce();
});
