// `npm run bench`: runs all benches one after the other, prints one table with targets and peers,
// and writes the results to bench/results/. Linux only for processor time and memory.
//
//   --only=bible,server:create  some benches, or one part of a bench
//   --rounds=5                  values of each figure; fewer than five are not reliable
//   --busy                      measures although the load average is above the number of cores
//   --docs                      writes the table to docs/performance.md
//   --with=bench/results/x.json rows of an earlier run, for benches that are not selected
//   --quick                     small amounts and one round, to see that the benches work
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from '../.ci/build.ts';
import { onStop } from '../.ci/stop-signals.ts';
import { bibleBench } from './bible/bench.ts';
import { encryptionBench } from './encryption/bench.ts';
import { firstVisitBench } from './first-visit/bench.ts';
import { journalBench } from './journal/bench.ts';
import { layoutShiftBench } from './layout-shift/bench.ts';
import { repeatVisitsBench } from './repeat-visits/bench.ts';
import { replicationBench } from './replication/bench.ts';
import { serverBench } from './server/bench.ts';
import type { Bench } from './table/bench.ts';
import { addEarlierResults, readEarlierRun } from './table/earlier-results.ts';
import { formatDocument, formatText, type Report } from './table/format-report.ts';
import { cores, createLoadMeter } from './table/load-meter.ts';
import { describeMachine, readCommit } from './table/machine.ts';
import { parseOptions, type RunOptions } from './table/options.ts';
import { findRefusal, runBenches, type RunEnvironment } from './table/run-benches.ts';
import { targets } from './table/targets.ts';

const root = join(import.meta.dirname, '..');
const resultFolder = join(import.meta.dirname, 'results');

/** In the order of the table. */
export const benches: readonly Bench[] = [
  firstVisitBench,
  repeatVisitsBench,
  layoutShiftBench,
  journalBench,
  bibleBench,
  serverBench,
  replicationBench,
  encryptionBench,
];

if (import.meta.main) {
  const parsed = parseOptions(process.argv.slice(2), benches);
  if (parsed.kind === 'refused') {
    console.error(parsed.reason);
    process.exitCode = 1;
  } else if (!(await runAndReport(parsed.options))) process.exitCode = 1;
}

/** @returns whether all selected benches were measured */
async function runAndReport(options: RunOptions): Promise<boolean> {
  const { selected, rounds, isQuick, isBusyAllowed, writesDocs, earlierFile } = options;
  // Read first: a file that cannot be read must not end an hour of measurements.
  const earlier = earlierFile === null ? null : readEarlierRun(earlierFile);
  const stopping = new AbortController();
  onStop(() => {
    stopping.abort(new Error('The run was stopped.'));
    // Playwright closes the browsers, which ends the current measurement.
    process.kill(process.pid, 'SIGTERM');
  });
  const environment: RunEnvironment = {
    signal: stopping.signal,
    loadMeter: createLoadMeter(),
    cores,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (line) => console.error(line),
  };
  const [first] = selected;
  // Before the build, which itself loads the machine.
  const refusal =
    first && !isBusyAllowed ? await findRefusal(first.bench.name, environment, false) : null;
  if (refusal !== null) {
    console.error(refusal);
    return false;
  }
  const date = new Date().toISOString();
  const commit = readCommit();
  if (selected.some(({ bench }) => bench.needsBuild) && !buildWhenStale()) return false;
  const { results, failures } = await runBenches(options, environment, true);
  for (const failure of failures) console.error(failure);
  if (results.length === 0) return false;

  const machine = describeMachine();
  const whole = earlier
    ? addEarlierResults({ results, selected }, earlier, benches)
    : { results, selected };
  const report: Report = {
    date,
    machine,
    commit,
    rounds,
    isQuick,
    ...whole,
    failures,
    targets,
  };
  console.log(`\n${formatText(report)}`);
  mkdirSync(resultFolder, { recursive: true });
  const file = join(resultFolder, `${date.replaceAll(':', '-')}.json`);
  const stored = { date, machine, commit, rounds, isQuick, results: whole.results, failures };
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
  console.log(`\n${file}`);
  if (writesDocs) writeFileSync(join(root, 'docs/performance.md'), formatDocument(report));
  return failures.length === 0;
}
