// Completes a run with the results of an earlier run, for benches that the run does not measure.
// All benches together take more than an hour.
import { readFileSync } from 'node:fs';
import { isObject } from '../../schemas/is-object.ts';
import type { Bench } from './bench.ts';
import type { Commit } from './machine.ts';
import type { SelectedBench } from './options.ts';
import type { NamedResult } from './run-benches.ts';

/** The part of a file in bench/results/ that is used again. */
export interface EarlierRun {
  date: string;
  commit: Commit;
  rounds: number;
  isQuick: boolean;
  results: readonly NamedResult[];
}

/** @throws Error if the file cannot be read, or is no complete run */
export function readEarlierRun(file: string): EarlierRun {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(value) || !Array.isArray(value['results']))
    throw new Error(`${file} has no results of a bench.`);
  const run = value as unknown as EarlierRun;
  if (run.isQuick) throw new Error(`${file} is a quick run, whose figures are not comparable.`);
  return run;
}

/** @returns results and benches in the order of `benches` */
export function addEarlierResults(
  { results, selected }: { results: readonly NamedResult[]; selected: readonly SelectedBench[] },
  { date, commit, results: earlier }: EarlierRun,
  benches: readonly Bench[],
): { results: NamedResult[]; selected: SelectedBench[] } {
  const found = benches.flatMap((bench) => {
    const current = results.find((result) => result.bench === bench.name);
    const former = earlier.find((result) => result.bench === bench.name);
    // The earlier run may itself have been completed by another one.
    const result = current ?? (former && { measured: { date, commit }, ...former });
    return result ? [{ bench, result }] : [];
  });
  return {
    results: found.map(({ result }) => result),
    selected: found.map(
      ({ bench }) =>
        selected.find((one) => one.bench === bench) ?? { bench, parts: new Set(bench.parts) },
    ),
  };
}
