// Reads the metrics and the memory of the servers at intervals, and summarizes them by phase.
import { setTimeout as wait } from 'node:timers/promises';
import type { SelahServer } from './selah-server.ts';

export interface ServerSample {
  phase: string;
  /** Event-loop lag since the sample before, 99th percentile in milliseconds. */
  lagMillis: number;
  memoryMegabytes: number;
}

export interface ServerSampler {
  phase: string;
  readonly samples: readonly ServerSample[];
  stop(): Promise<void>;
}

const intervalMillis = 2_000;

export function startServerSampler(servers: readonly SelahServer[]): ServerSampler {
  const samples: ServerSample[] = [];
  const ending = new AbortController();
  const sampler = {
    phase: 'start',
    samples,
    async stop() {
      ending.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      const { phase } = sampler;
      for (const server of servers) {
        const text = await server.readMetrics();
        const lag = readMetric(text ?? '', 'nodejs_eventloop_lag_p99_seconds');
        const memoryMegabytes = server.readMemory();
        // A server that was killed or restarts has neither.
        if (!Number.isNaN(lag) && !Number.isNaN(memoryMegabytes))
          samples.push({ phase, lagMillis: lag * 1_000, memoryMegabytes });
      }
      await wait(intervalMillis, undefined, { signal: ending.signal }).catch(() => {
        // The sampler stops: the pause ends early.
      });
    }
  }

  const running = run();
  return sampler;
}

/** Returns the value of a metric without labels from the text format of Prometheus; NaN without it. */
export function readMetric(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/**
 * Returns the sum of a metric over all its labels.
 * @param label only values with this label, for example `status="5xx"`
 */
export function sumMetric(text: string, name: string, label: string): number {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

export function summarizeServers(
  samples: readonly ServerSample[],
  phase: string,
): { maxLagMillis: number; maxMemoryMegabytes: number } | undefined {
  const own = samples.filter((sample) => sample.phase === phase);
  if (own.length === 0) return undefined;
  return {
    maxLagMillis: Math.max(...own.map(({ lagMillis }) => lagMillis)),
    maxMemoryMegabytes: Math.max(...own.map(({ memoryMegabytes }) => memoryMegabytes)),
  };
}
