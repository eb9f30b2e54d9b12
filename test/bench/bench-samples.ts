// Rows, benches and load meters for the tests of the benchmark table.
import type { Bench, BenchOptions, BenchResult, BenchRow } from '../../bench/table/bench.ts';
import type { LoadMeter } from '../../bench/table/load-meter.ts';

export function aRow(values: Partial<BenchRow> = {}): BenchRow {
  return {
    work: 'open a page',
    unit: 'ms',
    ours: [100],
    peers: {},
    rounds: 5,
    load: { average: 1, others: 0 },
    ...values,
  };
}

export function aBench(
  name: string,
  measure: (options: BenchOptions) => BenchResult = () => ({ rows: [], notes: [] }),
): Bench {
  return {
    name,
    parts: ['read', 'write'],
    needsBuild: false,
    unfairness: { toSelah: [`${name} flushes.`], toPeers: [`${name} is warm.`] },
    measure: async (options) => measure(options),
  };
}

/** The load averages are returned in turn; the last one is repeated. */
export function aLoadMeter(...averages: number[]): LoadMeter {
  let reads = 0;
  return {
    read() {
      const average = averages[Math.min(reads, averages.length - 1)] ?? 0;
      reads += 1;
      return { average, others: 0 };
    },
  };
}
