// Tests of lazy sync: the engine's code loads after the first screen, and requests made before are
// not lost.
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLazySync } from '../../../src/app/sync/lazy-sync.ts';
import type { PageSyncParts } from '../../../src/app/sync/page-sync.ts';

function createEngine() {
  const syncing = new BehaviorSubject(true);
  const running = { syncing, sync: vi.fn(async () => {}), stop: vi.fn() };
  return { running, startPageSync: vi.fn(() => running) };
}

const parts = {} as PageSyncParts;

test('[R26] a sync requested before the engine’s code is loaded runs after loading', async () => {
  const engine = createEngine();
  let resolveEngine = (_: typeof engine) => {};
  const { syncing, sync } = createLazySync(
    () => new Promise((resolve) => (resolveEngine = resolve)),
  )(parts);
  const firstSync = sync();
  expect([engine.startPageSync.mock.calls.length, await firstValueFrom(syncing)]).toEqual([
    0,
    false,
  ]);
  resolveEngine(engine);
  await firstSync;
  await sync();
  expect([
    engine.startPageSync.mock.calls,
    engine.running.sync.mock.calls.length,
    await firstValueFrom(syncing),
  ]).toEqual([[[parts]], 2, true]);
});

test('[R43] lazy sync stopped before loading never starts', async () => {
  const engine = createEngine();
  const { sync, stop } = createLazySync(async () => engine)(parts);
  stop();
  await sync();
  expect(engine.startPageSync).not.toHaveBeenCalled();
});

test('without a request the engine’s code is loaded when the page is idle', async () => {
  const idleCallbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (idleCallback: () => void) =>
    idleCallbacks.push(idleCallback),
  );
  const load = vi.fn(async () => createEngine());
  const { stop } = createLazySync(load)(parts);
  expect([idleCallbacks.length, load.mock.calls.length]).toEqual([1, 0]);
  idleCallbacks[0]?.();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  stop();
  vi.unstubAllGlobals();
});

test('code that could not be loaded is requested again with the next sync', async () => {
  const engine = createEngine();
  const load = vi
    .fn(async () => engine)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { sync, stop } = createLazySync(load)(parts);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await sync();
  await sync();
  expect([load.mock.calls.length, engine.startPageSync.mock.calls.length]).toEqual([2, 1]);
  stop();
  expect(engine.running.stop).toHaveBeenCalledTimes(1);
});

describe('after a failure', () => {
  function failingLoad(times: number) {
    const engine = createEngine();
    const load = vi.fn(async () => engine);
    for (let count = 0; count < times; count += 1)
      load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    return { engine, load };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the code is requested again after growing delays, until it is loaded', async () => {
    const { engine, load } = failingLoad(8);
    const { sync, stop } = createLazySync(load)(parts);
    await sync();
    const seconds: number[] = [];
    for (let second = 1; second <= 400; second += 1) {
      const before = load.mock.calls.length;
      await vi.advanceTimersByTimeAsync(1_000);
      if (load.mock.calls.length > before) seconds.push(second);
    }
    expect(seconds).toEqual([2, 6, 14, 30, 60, 90, 120, 150]);
    expect(engine.startPageSync).toHaveBeenCalledTimes(1);
    stop();
  });

  test('the code is requested at once when the network returns', async () => {
    const { engine, load } = failingLoad(1);
    const { sync, stop } = createLazySync(load)(parts);
    await sync();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([load.mock.calls.length, engine.startPageSync.mock.calls.length]).toEqual([2, 1]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(400_000);
    expect(load).toHaveBeenCalledTimes(2);
    stop();
  });

  test('[R43] the code is not requested after a stop', async () => {
    const { load } = failingLoad(2);
    const { sync, stop } = createLazySync(load)(parts);
    await sync();
    stop();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(400_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
