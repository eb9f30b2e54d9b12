// Asks `/healthz` of the servers again and again, and summarizes the answers around a fault.
import { setTimeout as wait } from 'node:timers/promises';
import type { SelahServer } from '../selah-server.ts';

export interface HealthAnswer {
  /** Name of the server. */
  server: string;
  /** Time of `performance.now()` of the request. */
  time: number;
  /** For example `200`, `503 storage_full` or `no answer`. */
  answer: string;
}

export interface HealthWatch {
  readonly answers: readonly HealthAnswer[];
  stop(): Promise<void>;
}

const intervalMillis = 250;
const timeoutMillis = 5_000;

export function watchHealth(servers: readonly Pick<SelahServer, 'name' | 'url'>[]): HealthWatch {
  const answers: HealthAnswer[] = [];
  const ending = new AbortController();
  const running = servers.map(async ({ name, url }) => {
    while (!ending.signal.aborted) {
      const time = performance.now();
      answers.push({ server: name, time, answer: await readHealth(url) });
      await wait(intervalMillis, undefined, { signal: ending.signal }).catch(() => {
        // The watch stops: the pause ends early.
      });
    }
  });
  return {
    answers,
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}

async function readHealth(url: string): Promise<string> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeoutMillis) });
    const { code } = (await response.json()) as { code?: unknown };
    return response.ok ? '200' : `${response.status} ${String(code)}`;
  } catch {
    return 'no answer';
  }
}

export interface HealthSummary {
  /** From the fault to the first answer that is not 200, in milliseconds; undefined: never. */
  noticedMillis: number | undefined;
  /** Number of answers by kind, from the first answer that is not 200 to the end of the fault. */
  counts: Readonly<Record<string, number>>;
  /** From the end of the fault to the first 200 after it, in milliseconds; undefined: never. */
  recoveredMillis: number | undefined;
}

/**
 * @param answers of one server, in the order of the requests
 * @param fault times of `performance.now()`
 */
export function summarizeHealth(
  answers: readonly Pick<HealthAnswer, 'time' | 'answer'>[],
  fault: { began: number; ended: number },
): HealthSummary {
  const during = answers.filter(({ time }) => time >= fault.began && time < fault.ended);
  const first = during.findIndex(({ answer }) => answer !== '200');
  const noticed = during[first];
  const recovered = answers.find(({ time, answer }) => time >= fault.ended && answer === '200');
  return {
    noticedMillis: noticed && noticed.time - fault.began,
    counts: countAnswers(noticed ? during.slice(first) : []),
    recoveredMillis: recovered && recovered.time - fault.ended,
  };
}

function countAnswers(answers: readonly Pick<HealthAnswer, 'answer'>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { answer } of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
