// Compares the rows of the benches with the targets.
import type { BenchRow } from './bench.ts';
import { median, percentile } from './statistics.ts';
import type { FigureName, Limit, Target } from './targets.ts';

export interface Verdict {
  limit: Limit;
  /** What the limit is compared with: the figure, or its ratio to the median of the peer. */
  measured: number;
  /** The measured value divided by the limit. */
  ratio: number;
  /** False when the value could not be measured, for example because the peer is missing. */
  isReached: boolean;
}

const readFigure: Readonly<Record<FigureName, (values: readonly number[]) => number>> = {
  median,
  p95: (values) => percentile(values, 0.95),
  p99: (values) => percentile(values, 0.99),
  'p95 of the median': (values) => percentile(values, 0.95) / median(values),
};

export function getFigure(values: readonly number[], figure: FigureName): number {
  return readFigure[figure](values);
}

/** Ratio of our median to the median of the peer; NaN when one of them is missing. */
export function getPeerRatio({ ours, peers }: BenchRow, peer: string): number {
  return median(ours) / median(peers[peer] ?? []);
}

export function judge(row: BenchRow, limit: Limit): Verdict {
  const { bound, figure, peer, value } = limit;
  const own = getFigure(row.ours, figure);
  const measured = peer === undefined ? own : own / median(row.peers[peer] ?? []);
  return {
    limit,
    measured,
    ratio: measured / value,
    // A comparison with NaN is false.
    isReached: bound === 'at most' ? measured <= value : measured >= value,
  };
}

export function findTarget(
  targets: readonly Target[],
  { work }: Pick<BenchRow, 'work'>,
): Target | undefined {
  return targets.find((target) => target.work === work);
}

/** Targets without a row. */
export function listUnmeasured(targets: readonly Target[], rows: readonly BenchRow[]): Target[] {
  const measured = new Set(rows.map(({ work }) => work));
  return targets.filter(({ work }) => !measured.has(work));
}
