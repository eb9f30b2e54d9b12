// Tests of live queries whose code is loaded on first use: results, a failed load, and errors.
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { DataContext } from '../../src/data/data-context.ts';
import { lazyQuery } from '../../src/data/lazy-query.ts';

const report = vi.fn();
const data = { report } as unknown as DataContext;

/** Subscribes, and returns what the query has emitted until now. */
function watch(load: Parameters<typeof lazyQuery<number>>[0]): unknown[] {
  const seen: unknown[] = [];
  lazyQuery(load)(data).subscribe({
    next: (value) => seen.push(value),
    error: (fault: unknown) => seen.push(fault),
    complete: () => seen.push('end'),
  });
  return seen;
}

test('the loaded query gets the data, and its results are emitted', async () => {
  const results = new Subject<number>();
  const query = vi.fn(() => results);
  const seen = watch(() => Promise.resolve(query));
  await vi.waitFor(() => expect(query).toHaveBeenCalledWith(data));
  results.next(1);
  results.next(2);
  expect(seen).toEqual([1, 2]);
});

test('a failed load is reported and emits nothing', async () => {
  const fault = new TypeError('Failed to fetch dynamically imported module');
  const seen = watch(() => Promise.reject(fault));
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('a query could not be loaded', fault));
  expect(seen).toEqual([]);
});

test('an error of the query itself is passed on', async () => {
  const results = new Subject<number>();
  const seen = watch(() => Promise.resolve(() => results));
  await vi.waitFor(() => expect(results.observed).toBe(true));
  const fault = new Error('broken');
  results.error(fault);
  expect(seen).toEqual([fault]);
});
