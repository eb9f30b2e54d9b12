// Types that all benches share: the bench with its options, and the rows that it returns.
import type { LoadMeter, RowLoad } from './load-meter.ts';

export interface BenchOptions {
  /** Values of each figure; contestants are measured in turns. */
  rounds: number;
  /** Small amounts and short loads, to see that the bench works. The figures are not comparable. */
  isQuick: boolean;
  /** The parts to measure. */
  parts: ReadonlySet<string>;
  loadMeter: LoadMeter;
  /** Aborted when the run is stopped. */
  signal: AbortSignal;
}

/** The values of one work for each contestant. */
export interface BenchRow {
  /** Name of the work; unique among all benches, because targets refer to it. */
  work: string;
  unit: string;
  ours: readonly number[];
  peers: Readonly<Record<string, readonly number[]>>;
  /** Number of rounds in which the work was measured. */
  rounds: number;
  load: RowLoad;
}

export interface BenchResult {
  rows: readonly BenchRow[];
  /** Observations that are no figures. */
  notes: readonly string[];
}

/** Statements about what a comparison leaves out. */
export interface Unfairness {
  toSelah: readonly string[];
  toPeers: readonly string[];
}

export interface Bench {
  name: string;
  /** Names of the parts that can be measured alone. */
  parts: readonly string[];
  /** Whether the bench opens the built app. */
  needsBuild: boolean;
  unfairness: Unfairness;
  /** @throws Error when a work could not be measured */
  measure(options: BenchOptions): Promise<BenchResult>;
}
