// Tests how the answers of `/healthz` around a fault are summarized.
import { expect, test } from 'vitest';
import { summarizeHealth } from '../../../../bench/operations/load/health-watch.ts';

const fault = { began: 1_000, ended: 5_000 };

function answers(...pairs: [time: number, answer: string][]) {
  return pairs.map(([time, answer]) => ({ time, answer }));
}

test('the answers count from the first one that is not 200 to the end of the fault', () => {
  const summary = summarizeHealth(
    answers(
      [900, '503 database_unavailable'],
      [1_100, '200'],
      [1_400, '503 storage_full'],
      [2_000, '200'],
      [4_999, '503 storage_full'],
      [5_000, '503 storage_full'],
      [5_600, '200'],
      [9_000, '200'],
    ),
    fault,
  );
  expect(summary).toEqual({
    noticedMillis: 400,
    counts: { '503 storage_full': 2, '200': 1 },
    recoveredMillis: 600,
  });
});

test('a fault that no answer shows, and a server that does not recover, have no time', () => {
  expect(summarizeHealth(answers([1_100, '200'], [5_500, 'no answer']), fault)).toEqual({
    noticedMillis: undefined,
    counts: {},
    recoveredMillis: undefined,
  });
});
