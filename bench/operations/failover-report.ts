// Turns the failovers and the comparison of the writes into lines of the results.
import { median } from '../table/statistics.ts';
import { compareWrites, type StoredWrite } from './compare-writes.ts';
import type { Writers } from './failover-writers.ts';
import type { FaultKind } from './ha-node.ts';
import type { Results } from './results.ts';

const part = 'failover';
const writeLimitMillis = 30_000;

/** Times in milliseconds from the fault; undefined: not within the observation. */
export interface Failover {
  kind: FaultKind;
  /** Until both servers have acknowledged a write. */
  writes: number | undefined;
  /** Until the socket of the other server has heard a change. */
  heard: number | undefined;
  /** Until the failed node takes part again, counted from its restart. */
  rejoined: number;
}

export function reportFailovers(results: Results, failovers: readonly Failover[]): void {
  const kinds = [...new Set(failovers.map(({ kind }) => kind))].map(
    (kind) => `${failovers.filter((one) => one.kind === kind).length} × ${kind}`,
  );
  results.measure(part, 'Faults of the primary: kill -9, and once SIGSTOP', kinds.join(', '));
  const writes = failovers.map((one) => one.writes);
  results.check({
    part,
    what: 'From the fault to a write through each server',
    value: formatTimes(writes),
    limit: 'within 30 s',
    isMet: writes.every((time) => time !== undefined && time <= writeLimitMillis),
    failure: `After a fault of the primary, writes took longer than 30 seconds (${formatTimes(writes)}).`,
  });
  const heard = failovers.map((one) => one.heard);
  results.check({
    part,
    what: 'From the fault to a change on the socket of the other server',
    value: formatTimes(heard),
    limit: 'each time',
    isMet: !heard.includes(undefined),
    failure: 'After a fault of the primary, the socket of the other server heard no change.',
  });
  results.measure(
    part,
    'From the restart of the failed node until it takes part again',
    formatTimes(failovers.map((one) => one.rejoined)),
  );
}

export function reportWrites(
  results: Results,
  writers: Omit<Writers, 'stop' | 'abort'>,
  rows: readonly StoredWrite[],
): void {
  const { lost, doubled } = compareWrites(writers.acknowledged, rows);
  const causes = [...writers.failures].map(([cause, count]) => `${count} × ${cause}`);
  results.measure(
    part,
    'Writes acknowledged',
    `${writers.acknowledged.length}; ${writers.repeatedCount} after a repetition, of which ${writers.storedBeforeCount} were stored by a request without an answer`,
  );
  results.check({
    part,
    what: 'Acknowledged writes that are lost or changed',
    value: String(lost.length),
    limit: 'none',
    isMet: lost.length === 0,
    failure: `Acknowledged writes are lost (${lost.length}): ${lost.slice(0, 3).join('; ')}.`,
  });
  results.check({
    part,
    what: 'Writes that are stored twice',
    value: String(doubled.length),
    limit: 'none',
    isMet: doubled.length === 0,
    failure: `Writes are stored twice (${doubled.length}): ${doubled.slice(0, 3).join('; ')}.`,
  });
  results.check({
    part,
    what: 'Requests without success',
    value: causes.join(', ') || 'none',
    limit: 'only 503 database_unavailable, or no answer',
    isMet: [...writers.failures.keys()].every((cause) =>
      ['503 database_unavailable', 'TimeoutError', 'TypeError'].includes(cause),
    ),
    failure: `A server answered wrongly during a failover: ${causes.join(', ')}.`,
  });
}

function formatTimes(times: readonly (number | undefined)[]): string {
  const known = times.filter((time) => time !== undefined).toSorted((a, b) => a - b);
  const missing = times.length - known.length;
  const middle = known.length > 0 ? median(known) : undefined;
  return `median ${toSeconds(middle)}, max ${toSeconds(known.at(-1))}${missing > 0 ? `, ${missing} × never` : ''}`;
}

export function toSeconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? 'never' : `${(milliseconds / 1_000).toFixed(1)} s`;
}
