// Measures the calls of one person on databases of several sizes, by turns, so that other work of
// the machine slows all sizes in the same way.
import { createRandom } from '../../../test/support/seeded-random.ts';
import { buildBenchPrayer } from '../../server/sample-prayers.ts';
import { benchRecordsPath } from '../../server/server-under-test.ts';
import type { SignedInPerson } from './seed-volume.ts';

export const callKinds = ['list', 'filter', 'changes', 'create'] as const;
export type CallKind = (typeof callKinds)[number];

export interface SizedServer {
  records: number;
  url: string;
  people: readonly SignedInPerson[];
}

/** Median times in milliseconds, by size in the given order. */
export type CallTimes = Readonly<Record<CallKind, readonly number[]>>;

const warmUpRounds = 30;
const measuredRounds = 200;

/** @throws Error when a server refuses a call */
export async function measureCalls(servers: readonly SizedServer[]): Promise<CallTimes> {
  const samples = new Map<string, number[]>();
  const random = createRandom(11);
  for (let round = 0; round < warmUpRounds + measuredRounds; round += 1)
    for (const kind of callKinds)
      // The order alternates: a flush to the disk may have to wait for the one before.
      for (const [size, server] of inTurn([...servers.entries()], round)) {
        const person = random.pick(server.people);
        const body = buildBenchPrayer(person.email, random);
        const began = performance.now();
        await callAs(server.url, person, ...buildCall(kind, person.email, body));
        const millis = performance.now() - began;
        if (round < warmUpRounds) continue;
        const key = `${kind} ${size}`;
        const own = samples.get(key) ?? [];
        own.push(millis);
        samples.set(key, own);
      }
  const read = (kind: CallKind): number[] =>
    servers.map((_, size) => findMedian(samples.get(`${kind} ${size}`) ?? []));
  return {
    list: read('list'),
    filter: read('filter'),
    changes: read('changes'),
    create: read('create'),
  };
}

function inTurn<T>(items: readonly T[], round: number): readonly T[] {
  return round % 2 === 0 ? items : items.toReversed();
}

function buildCall(kind: CallKind, email: string, body: unknown): [path: string, body?: unknown] {
  switch (kind) {
    case 'list':
      return [`${benchRecordsPath}?sort=-created_date&limit=50`];
    case 'filter': {
      const query = encodeURIComponent(JSON.stringify({ user_email: email, is_answered: false }));
      return [`${benchRecordsPath}?q=${query}&sort=-created_date&limit=20`];
    }
    case 'changes':
      return ['/api/apps/selah/changes'];
    case 'create':
      return [benchRecordsPath, body];
  }
}

/** Sends GET, or POST with a body. Returns the answer. */
export async function callAs(
  url: string,
  { token }: Pick<SignedInPerson, 'token'>,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return answer;
}

/** NaN without a value. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

/**
 * The longest time of any size divided by the time on the smallest database. NaN, which meets no
 * limit, for fewer than two sizes.
 */
export function findGrowth(times: readonly number[]): number {
  if (times.length < 2) return Number.NaN;
  return Math.max(...times) / (times[0] ?? Number.NaN);
}
