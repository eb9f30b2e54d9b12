// Tests of the results of the failovers: which of them are failed checks.
import { expect, test } from 'vitest';
import {
  reportFailovers,
  reportWrites,
  type Failover,
} from '../../../bench/operations/failover-report.ts';
import { createResults } from '../../../bench/operations/results.ts';

const fast: Failover = { kind: 'postmaster', writes: 9_000, heard: 10_000, rejoined: 5_000 };
const write = { id: '1', clientId: 'a', userId: 'ann', text: 'Prayer 1' };
const row = { id: '1', clientId: 'a', ownerId: 'ann', text: 'Prayer 1' };

function listFailures(failovers: readonly Failover[]): string[] {
  const results = createResults(() => {});
  reportFailovers(results, failovers);
  return results.listFailures();
}

function listWriteFailures(failures: [string, number][], rows = [row]): string[] {
  const results = createResults(() => {});
  reportWrites(
    results,
    {
      acknowledged: [{ ...write, url: 'http://127.0.0.1:1', acknowledgedAt: 0 }],
      repeatedCount: 0,
      storedBeforeCount: 0,
      failures: new Map(failures),
    },
    rows,
  );
  return results.listFailures();
}

test('failovers within 30 seconds are no failure', () => {
  expect(listFailures([fast, { ...fast, writes: 30_000 }])).toEqual([]);
});

test.each<[string, Partial<Failover>, string]>([
  ['writes that take longer than 30 seconds', { writes: 30_001 }, 'longer than 30 seconds'],
  ['writes that never work again', { writes: undefined }, '1 × never'],
  ['a socket that hears nothing', { heard: undefined }, 'heard no change'],
])('%s are one failure', (_, change, words) => {
  const failures = listFailures([fast, { ...fast, ...change }]);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain(words);
});

test('during a failover a request may end without an answer or with 503', () => {
  expect(
    listWriteFailures([
      ['503 database_unavailable', 40],
      ['TimeoutError', 2],
    ]),
  ).toEqual([]);
});

test.each(['500 internal', '503 storage_full', '401 auth_required'])(
  'the answer %s during a failover is a failure',
  (cause) => {
    expect(listWriteFailures([[cause, 1]])).toEqual([
      `A server answered wrongly during a failover: 1 × ${cause}.`,
    ]);
  },
);

test('a lost write, and a record that no write acknowledges, are failures', () => {
  expect(listWriteFailures([], [])).toEqual([
    'Acknowledged writes are lost (1): record 1 is missing.',
  ]);
  expect(listWriteFailures([], [row, { ...row, id: '2', clientId: 'b', text: 'x' }])).toEqual([
    'Writes are stored twice (1): record 2 was never acknowledged.',
  ]);
});
