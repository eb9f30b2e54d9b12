// Runs benches one after the other. A bench is not started on a busy machine, and a bench that
// fails does not stop the benches after it.
import type { BenchResult } from './bench.ts';
import type { LoadMeter } from './load-meter.ts';
import type { Commit } from './machine.ts';
import type { RunOptions } from './options.ts';

/** Milliseconds between two readings of the load average. */
const lookEvery = 5_000;

/**
 * Milliseconds that a bench waits for the load average to fall. The average of one minute still
 * contains the load of the bench before: from a load of 8 it falls below 2 in a minute and a half.
 */
const longestWait = 240_000;

export interface RunEnvironment {
  loadMeter: LoadMeter;
  cores: number;
  /** Aborted when the run is stopped. */
  signal: AbortSignal;
  wait(milliseconds: number): Promise<void>;
  report(line: string): void;
}

export interface NamedResult extends BenchResult {
  bench: string;
  /** When and on which commit it was measured; missing for the run itself. */
  measured?: { date: string; commit: Commit };
}

export interface RunOutcome {
  results: NamedResult[];
  /** A sentence for each bench that failed, and for a bench that was not started. */
  failures: string[];
}

/**
 * Runs the selected benches in their order.
 * @param isAfterOwnWork whether this run has just worked the machine itself, for example by a build
 */
export async function runBenches(
  { selected, rounds, isQuick, isBusyAllowed }: RunOptions,
  environment: RunEnvironment,
  isAfterOwnWork = false,
): Promise<RunOutcome> {
  const { loadMeter, report, signal } = environment;
  const outcome: RunOutcome = { results: [], failures: [] };
  let mayWait = isAfterOwnWork;
  for (const { bench, parts } of selected) {
    if (!isBusyAllowed) {
      const refusal = await findRefusal(bench.name, environment, mayWait);
      if (refusal !== null) {
        outcome.failures.push(refusal);
        break;
      }
    }
    if (signal.aborted) break;
    report(`${bench.name}: ${[...parts].join(', ')}`);
    try {
      const result = await bench.measure({ rounds, isQuick, parts, loadMeter, signal });
      outcome.results.push({ bench: bench.name, ...result });
    } catch (error) {
      // The error is then that of a closed browser.
      if (signal.aborted) break;
      const fault = error instanceof Error ? error : new Error(String(error));
      report(fault.stack ?? fault.message);
      outcome.failures.push(`${bench.name} failed: ${fault.message.split('\n')[0]}`);
    }
    mayWait = true;
  }
  if (signal.aborted) outcome.failures.push('The run was stopped.');
  return outcome;
}

/**
 * Returns why the bench may not start, or null. Waits first if the load may be that of the run
 * itself.
 */
export async function findRefusal(
  name: string,
  { loadMeter, cores, signal, wait, report }: RunEnvironment,
  mayWait: boolean,
): Promise<string | null> {
  const isBusy = () => loadMeter.read().average > cores;
  if (mayWait && isBusy()) {
    report(`Waiting for the load of the machine to fall before ${name} starts.`);
    for (let waited = 0; waited < longestWait && isBusy() && !signal.aborted; waited += lookEvery)
      await wait(lookEvery);
  }
  if (signal.aborted || !isBusy()) return null;
  return `${name} was not started: the load average is ${loadMeter.read().average.toFixed(2)} with ${cores} cores. Stop other programs, or measure in spite of them with --busy.`;
}
