// Runs the commands of `npm run check` and `npm test`, counts their tests and prints the summary.
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { concurrently, type CloseEvent } from 'concurrently';
import { countTests, type TestCount } from './junit.ts';

const root = join(import.meta.dirname, '..');

export interface Step {
  name: string;
  /** A shell command; commands of packages are found in node_modules/.bin. */
  command: string;
  /** The JUnit file that the command writes. A command without one counts as one test. */
  report?: string;
}

export interface StepResult extends TestCount {
  name: string;
  seconds: number;
}

/**
 * Runs steps in parallel, at most `atOnce` at a time. The results have the order of the steps. A
 * failing step does not reject the promise.
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<StepResult[]> {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const { result } = concurrently(
    steps.map(({ name, command }) => ({ name, command, env: { PATH: path } })),
    {
      cwd: root,
      maxProcesses: atOnce,
      prefix: 'name',
      padPrefix: true,
      prefixColors: false,
      raw: steps.length === 1,
    },
  );
  const ends = await result.catch((failed: CloseEvent[] | Error) => {
    if (failed instanceof Error) throw failed;
    return failed;
  });
  return steps.map((step, place) =>
    buildResult(
      step,
      ends.find(({ index }) => index === place),
    ),
  );
}

/**
 * Returns the result of a step. A step whose command failed has at least one failure, whatever its
 * report says. So has a step that ran no test.
 */
export function buildResult(
  { name, report }: Step,
  end: Pick<CloseEvent, 'exitCode' | 'timings'> | undefined,
): StepResult {
  const seconds = end?.timings.durationSeconds ?? 0;
  const isGreen = end?.exitCode === 0;
  if (report === undefined)
    return {
      name,
      seconds,
      passed: isGreen ? 1 : 0,
      failed: isGreen ? 0 : 1,
      skipped: 0,
      failures: [],
    };
  const file = join(root, report);
  const count = existsSync(file)
    ? countTests(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, skipped: 0, failures: [`${name} wrote no report`] };
  const isSilent = count.failed === 0 && (!isGreen || count.passed === 0);
  return {
    name,
    seconds,
    ...count,
    ...(isSilent && {
      failed: 1,
      failures: [
        `${name} ended with ${end?.exitCode ?? 'no exit code'} after ${count.passed} passed tests`,
      ],
    }),
  };
}

/**
 * Prints a line for each step, a line for each failed test, and last `N passed, N failed`. @returns
 * whether all passed
 */
export function printSummary(results: readonly StepResult[]): boolean {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log();
  for (const result of results) {
    const verdict = result.failed > 0 ? 'FAILED' : 'ok';
    console.log(
      `${verdict.padEnd(8)}${result.name.padEnd(width + 2)}${formatCount(result).padEnd(36)}${result.seconds.toFixed(1).padStart(7)} s`,
    );
  }
  console.log();
  for (const failure of results.flatMap(({ failures }) => failures))
    console.log(`FAILED  ${failure}`);
  const total = sum(results);
  console.log(`\n${formatCount(total)}`);
  return total.failed === 0;
}

export function sum(results: readonly StepResult[]): Omit<TestCount, 'failures'> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * `3 passed, 1 failed`, and `, 2 skipped` when there are any. CI reads the last line of a run in
 * this form.
 */
export function formatCount({ passed, failed, skipped }: Omit<TestCount, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
