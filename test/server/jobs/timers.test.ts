// Tests of the timers: a running server cleans up about every hour, one run at a time, also after a
// failed run; it looks for due e-mails, and for the end of a full disk.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  startFullDiskWatch,
  startHousekeeping,
  startMailPolling,
} from '../../../server/jobs/timers.ts';
import { DatabaseOutage } from '../../../server/store/database-outage.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('the cleanup runs about every hour, not at the start, and never after the stop', async () => {
  const run = vi.fn(async () => {});
  const housekeeping = startHousekeeping([run], () => {});
  await vi.advanceTimersByTimeAsync(53 * minute);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(21);
  expect(run.mock.calls.length).toBeLessThanOrEqual(28);
  const before = run.mock.calls.length;
  await housekeeping.stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(run).toHaveBeenCalledTimes(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('the cleanup timers of several servers do not run at the same times', async () => {
  const times: number[] = [];
  const housekeepings = Array.from({ length: 20 }, () =>
    startHousekeeping([async () => void times.push(Date.now())], () => {}),
  );
  await vi.advanceTimersByTimeAsync(67 * minute);
  expect(times).toHaveLength(20);
  expect(new Set(times).size).toBeGreaterThan(10);
  await Promise.all(housekeepings.map((housekeeping) => housekeeping.stop()));
});

test('cleanup runs do not overlap, and the stop waits for the current run', async () => {
  let finish: () => void = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const housekeeping = startHousekeeping([run], () => {});
  await vi.advanceTimersByTimeAsync(10 * 60 * minute);
  expect(run).toHaveBeenCalledTimes(1);
  const ended = vi.fn();
  const stopping = housekeeping.stop().then(ended);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await stopping;
  await vi.advanceTimersByTimeAsync(10 * 60 * minute);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a failed cleanup run is reported; the other jobs and the next run still happen', async () => {
  const failed = vi.fn();
  const fault = new Error('the database is gone');
  const run = vi.fn(async () => {
    throw fault;
  });
  const other = vi.fn(async () => {});
  const housekeeping = startHousekeeping([run, other], failed);
  await vi.advanceTimersByTimeAsync(140 * minute);
  expect(failed.mock.calls).toEqual([[fault], [fault]]);
  expect(other).toHaveBeenCalledTimes(2);
  await housekeeping.stop();
});

test('due e-mails are looked for at once and every 15 seconds, also while one is sent', async () => {
  const run = vi.fn(() => new Promise<void>(() => {}));
  const polling = startMailPolling({ run });
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(minute);
  expect(run).toHaveBeenCalledTimes(5);
  await polling.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the end of a full disk is reported once, also after an outage', async () => {
  let state: 'works' | 'full' | 'unavailable' = 'works';
  const freed = vi.fn();
  const watch = startFullDiskWatch(async () => {
    if (state !== 'works') throw new DatabaseOutage(state, new Error('no space'));
  }, freed);
  for (const next of ['works', 'unavailable', 'works', 'full', 'unavailable'] as const) {
    state = next;
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(freed).not.toHaveBeenCalled();
  state = 'works';
  await vi.advanceTimersByTimeAsync(minute);
  expect(freed).toHaveBeenCalledTimes(1);
  await watch.stop();
  expect(vi.getTimerCount()).toBe(0);
});
