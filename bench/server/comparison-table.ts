// Comparison table of the server benchmark: medians of the rounds, and the Selah server's ratio to
// the others.
import type { LoadKind, LoadResult } from './generate-load.ts';

export interface Row {
  kind: LoadKind;
  connections: number;
  server: string;
  rounds: LoadResult[];
  median?: LoadResult;
}

/** Returns the median of each figure separately; failed calls are added up. */
export function median(rounds: readonly LoadResult[]): LoadResult {
  const middle = (figure: (one: LoadResult) => number): number =>
    rounds.map(figure).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return {
    rate: middle(({ rate }) => rate),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    processor: middle(({ processor }) => processor),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}

export function printTable(rows: readonly Row[], memory: { start: number; load: number }): void {
  console.log(
    `\n${['call', 'connections', 'server', 'calls/s', 'p50 ms', 'p99 ms', 'cpu ms', 'failed', 'selah is'].map(column).join('')}`,
  );
  for (const { kind, connections, server, median: figures } of rows) {
    if (!figures) continue;
    const ours = rows.find(
      (row) => row.kind === kind && row.connections === connections && row.server === 'selah',
    )?.median;
    const ratio =
      server === 'selah' || !ours ? '' : `${(ours.rate / figures.rate).toFixed(2)} of it`;
    console.log(
      [
        kind,
        connections,
        server,
        figures.rate.toFixed(0),
        figures.p50.toFixed(2),
        figures.p99.toFixed(2),
        figures.processor.toFixed(3),
        figures.failed,
        ratio,
      ]
        .map(column)
        .join(''),
    );
  }
  console.log(
    `\nMemory of selah: ${memory.start.toFixed(0)} MB at the start, ${memory.load.toFixed(0)} MB after the load.`,
  );
}

function column(value: string | number): string {
  return String(value).padEnd(13);
}
