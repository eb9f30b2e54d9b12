// Sends one kind of call to one server for some seconds and returns the measured rates and times.
import autocannon, { type Client, type Request } from 'autocannon';
import type { SeededRandom } from '../../test/support/seeded-random.ts';
import { percentile } from '../table/statistics.ts';
import { buildBenchPrayer } from './sample-prayers.ts';
import {
  buildHeaders,
  benchRecordsPath,
  readProcessorSeconds,
  type BenchTarget,
} from './server-under-test.ts';

export const loadKinds = ['list', 'filter', 'create', 'update'] as const;
export type LoadKind = (typeof loadKinds)[number];

export interface LoadResult {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
  /** Milliseconds of the server's processor for one call. */
  processor: number;
  /** Answers other than 2xx, and broken connections. */
  failed: number;
}

interface Load {
  kind: LoadKind;
  connections: number;
  seconds: number;
  chance: SeededRandom;
}

export async function measureLoad(target: BenchTarget, load: Load): Promise<LoadResult> {
  const times: number[] = [];
  const { kind, connections, seconds, chance: random } = load;
  const processorBefore = readProcessorSeconds(target);
  const began = performance.now();
  const failed = await new Promise<number>((resolve, reject) => {
    const running = autocannon(
      {
        url: target.url,
        connections,
        duration: seconds,
        requests: [
          {
            setupRequest: (request: Request) => ({
              ...request,
              ...buildCall(target, kind, random),
            }),
          },
        ],
      },
      (error: unknown, result) =>
        error ? reject(error) : resolve(result.non2xx + result.errors + result.timeouts),
    );
    running.on(
      'response',
      (_client: Client, _status: number, _bytes: number, time: number) => void times.push(time),
    );
  });
  const elapsed = (performance.now() - began) / 1_000;
  const processor = readProcessorSeconds(target) - processorBefore;
  await drain(target);
  return {
    rate: times.length / elapsed,
    p99: percentile(times, 0.99),
    processor: (processor * 1_000) / times.length,
    failed,
  };
}

/**
 * Waits for a slow server that still processes calls of closed connections, so that the next load
 * does not wait behind them.
 */
async function drain(target: BenchTarget): Promise<void> {
  const [person] = target.people;
  if (person)
    await fetch(`${target.url}${benchRecordsPath}/${person.records[0]}`, {
      headers: buildHeaders(person),
    });
}

function buildCall(target: BenchTarget, kind: LoadKind, random: SeededRandom): Partial<Request> {
  const person = random.pick(target.people);
  const headers = buildHeaders(person);
  switch (kind) {
    case 'list':
      return {
        method: 'GET',
        path: `${benchRecordsPath}?${target.listNeedsOwner ? ownersQuery({ user_email: person.email }) : ''}sort=-created_date&limit=50`,
        headers,
      };
    case 'filter':
      // The query of the app: filtered by the user's own e-mail and by open prayers.
      return {
        method: 'GET',
        path: `${benchRecordsPath}?${ownersQuery({ user_email: person.email, is_answered: false })}sort=-created_date&limit=20`,
        headers,
      };
    case 'create':
      return {
        method: 'POST',
        path: benchRecordsPath,
        headers,
        body: JSON.stringify(buildBenchPrayer(person.email, random)),
      };
    case 'update':
      return {
        method: 'PUT',
        path: `${benchRecordsPath}/${random.pick(person.records)}`,
        headers,
        body: JSON.stringify({
          title: `Changed ${random.below(1e9)}`,
          is_answered: random.isTrueWith(0.3),
        }),
      };
  }
}

function ownersQuery(query: object): string {
  return `q=${encodeURIComponent(JSON.stringify(query))}&`;
}
