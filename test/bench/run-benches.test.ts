// Tests of running benches one after the other: refusal on a busy machine, waiting for the run's own
// load to fall, and benches that fail.
import { expect, test } from 'vitest';
import type { Bench, BenchOptions } from '../../bench/table/bench.ts';
import type { LoadMeter } from '../../bench/table/load-meter.ts';
import { parseOptions, type RunOptions } from '../../bench/table/options.ts';
import { runBenches, type RunOutcome } from '../../bench/table/run-benches.ts';
import { aBench, aLoadMeter, aRow } from './bench-samples.ts';

interface Run {
  outcome: RunOutcome;
  reports: string[];
  waits: number[];
}

async function run(
  benches: readonly Bench[],
  loadMeter: LoadMeter,
  {
    words = [],
    isAfterOwnWork = false,
    stopping = new AbortController(),
  }: { words?: string[]; isAfterOwnWork?: boolean; stopping?: AbortController } = {},
): Promise<Run> {
  const reports: string[] = [];
  const waits: number[] = [];
  const outcome = await runBenches(
    parse(words, benches),
    {
      loadMeter,
      cores: 2,
      signal: stopping.signal,
      wait: async (milliseconds) => void waits.push(milliseconds),
      report: (line) => void reports.push(line),
    },
    isAfterOwnWork,
  );
  return { outcome, reports, waits };
}

function parse(words: readonly string[], benches: readonly Bench[]): RunOptions {
  const parsed = parseOptions(words, benches);
  if (parsed.kind === 'refused') throw new Error(parsed.reason);
  return parsed.options;
}

const measured = () => ({ rows: [aRow()], notes: ['a note'] });

test('the benches run in their order, each with rounds and parts, and their rows are returned', async () => {
  const seen: BenchOptions[] = [];
  const remember = (options: BenchOptions) => {
    seen.push(options);
    return measured();
  };
  const { outcome } = await run(
    [aBench('bible', remember), aBench('server', remember)],
    aLoadMeter(1),
    { words: ['--rounds=3', '--only=bible,server:write'] },
  );
  expect(outcome).toEqual({
    results: [
      { bench: 'bible', ...measured() },
      { bench: 'server', ...measured() },
    ],
    failures: [],
  });
  expect(seen.map(({ rounds, parts }) => [rounds, [...parts]])).toEqual([
    [3, ['read', 'write']],
    [3, ['write']],
  ]);
});

test('a load average above the number of cores refuses the first bench at once, with the figure', async () => {
  const { outcome, waits } = await run([aBench('bible', measured)], aLoadMeter(2.31));
  expect(outcome.results).toEqual([]);
  expect(outcome.failures).toEqual([
    'bible was not started: the load average is 2.31 with 2 cores. Stop other programs, or measure in spite of them with --busy.',
  ]);
  expect(waits).toEqual([]);
});

test('a load average equal to the number of cores is not refused', async () => {
  const { outcome } = await run([aBench('bible', measured)], aLoadMeter(2));
  expect(outcome.failures).toEqual([]);
});

test('with --busy, a bench runs on a busy machine', async () => {
  const { outcome } = await run([aBench('bible', measured)], aLoadMeter(40), {
    words: ['--busy'],
  });
  expect(outcome.results).toHaveLength(1);
});

test('a bench waits until the load of the bench before has fallen', async () => {
  const { outcome, waits, reports } = await run(
    [aBench('bible', measured), aBench('server', measured)],
    // The first bench starts on a quiet machine.
    aLoadMeter(1, 5, 4, 3, 1.5),
  );
  expect(outcome.results.map(({ bench }) => bench)).toEqual(['bible', 'server']);
  expect(waits.length).toBeGreaterThan(0);
  expect(reports).toContain('Waiting for the load of the machine to fall before server starts.');
});

test('a bench that waited for minutes is refused; the results before it are returned', async () => {
  const { outcome, waits } = await run(
    [aBench('bible', measured), aBench('server', measured), aBench('journal', measured)],
    aLoadMeter(1, 9),
  );
  expect(outcome.results.map(({ bench }) => bench)).toEqual(['bible']);
  expect(outcome.failures).toHaveLength(1);
  expect(outcome.failures[0]).toContain('server was not started: the load average is 9.00');
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(240_000);
});

test('after a build, the first bench waits, too', async () => {
  const { outcome, waits } = await run([aBench('bible', measured)], aLoadMeter(3, 3, 1), {
    isAfterOwnWork: true,
  });
  expect(outcome.failures).toEqual([]);
  expect(waits.length).toBeGreaterThan(0);
});

test('a bench that fails is named with its reason, and the benches after it run', async () => {
  const failing = aBench('bible', () => {
    throw new Error('The page closed.\nCall log: …');
  });
  const { outcome, reports } = await run([failing, aBench('server', measured)], aLoadMeter(1));
  expect(outcome.failures).toEqual(['bible failed: The page closed.']);
  expect(outcome.results.map(({ bench }) => bench)).toEqual(['server']);
  // The whole error with its stack is in the output of the run.
  expect(reports.join('\n')).toContain('Call log: …');
});

test('a stopped run starts no other bench, and reports no failure of the stopped one', async () => {
  const stopping = new AbortController();
  const stopped = aBench('server', () => {
    stopping.abort();
    throw new Error('The browser has been closed.');
  });
  const { outcome } = await run(
    [aBench('bible', measured), stopped, aBench('journal', measured)],
    aLoadMeter(1),
    { stopping },
  );
  expect(outcome.results.map(({ bench }) => bench)).toEqual(['bible']);
  expect(outcome.failures).toEqual(['The run was stopped.']);
});

test('a stopped run does not wait for the load to fall', async () => {
  const stopping = new AbortController();
  stopping.abort();
  const { outcome, waits } = await run([aBench('bible', measured)], aLoadMeter(9), {
    stopping,
    isAfterOwnWork: true,
  });
  expect(outcome).toEqual({ results: [], failures: ['The run was stopped.'] });
  expect(waits).toEqual([]);
});
