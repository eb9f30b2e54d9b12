// Faults of the load: the disk of PostgreSQL has no space left. First tables cannot grow, and
// writes fail; then also its log of changes (WAL) cannot grow, and PostgreSQL ends.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { RunningCaddy } from '../caddy.ts';
import type { SmallDisk } from '../small-disk.ts';
import { waitUntil } from '../wait-until.ts';
import { checkRecovery, part, toSeconds, type LoadParts } from './faults.ts';
import { summarizeHealth, watchHealth, type HealthSummary } from './health-watch.ts';
import { createPrayer } from './visitor-calls.ts';

/** A server notices a full disk at its first write that needs new space; see `writeUntilFull`. */
const noticeLimitMillis = 10_000;
const logSwitchMillis = 500;
const writePauseMillis = 500;
const healthLimitMillis = 60_000;
const readTimeoutMillis = 20_000;

/** Both durations are for a load of three minutes; a shorter load has shorter ones. */
const tablesSeconds = { usual: 60, least: 15 };
const logSeconds = { usual: 20, least: 10 };

export function fillForTables(parts: LoadParts): Promise<void> {
  return tryFullDisk(parts, {
    name: 'Full disk',
    after: 'the disk of PostgreSQL was full',
    millis: scaleMillis(tablesSeconds, parts.minutes),
    expected: '503 storage_full',
    meanwhile: async () => undefined,
  });
}

export function fillForLog(parts: LoadParts): Promise<void> {
  return tryFullDisk(parts, {
    name: 'Full disk, log of PostgreSQL',
    after: 'the disk was full for the log of PostgreSQL, too',
    millis: scaleMillis(logSeconds, parts.minutes),
    expected: '503 database_unavailable',
    meanwhile: (end) => exhaustLog(parts.installation.postgres.url, end),
  });
}

/** @returns milliseconds */
export function scaleMillis(
  { usual, least }: { usual: number; least: number },
  minutes: number,
): number {
  return Math.min(usual, Math.max(least, (usual * minutes) / 3)) * 1_000;
}

const healthCauses = ['503 storage_full', '503 database_unavailable'] as const;
type HealthCause = (typeof healthCauses)[number];

interface DiskFault {
  name: string;
  /** End of a sentence that begins with "after". */
  after: string;
  millis: number;
  /** Answer of `/healthz` without which the fault was none. */
  expected: HealthCause;
  /**
   * Runs while the disk is full. Returns the last error, if any.
   * @param end time of `performance.now()`
   */
  meanwhile(end: number): Promise<string | undefined>;
}

async function tryFullDisk(parts: LoadParts, fault: DiskFault): Promise<void> {
  const { name, after, millis, meanwhile } = fault;
  const { installation, load, results } = parts;
  const { caddy, disk, postgres, servers } = installation;
  const small = requireDisk(disk);
  const watch = watchHealth(servers);
  // PostgreSQL may end by itself; deploy/compose.yaml would start it again.
  const kept = postgres.keepRunning();
  try {
    const full = await small.fill();
    const began = performance.now();
    const [token] = parts.visitor.tokens;
    const [lastError] = await Promise.all([
      meanwhile(began + millis),
      ...servers.map(({ url }) => writeUntilFull(url, token, began + millis)),
    ]);
    await wait(Math.max(0, began + millis - performance.now()));
    const { restartCount } = kept;
    const hasEnded = watch.answers.some(({ answer }) => answer === '503 database_unavailable');
    // Without PostgreSQL there are no reads.
    if (!hasEnded) await checkRead(parts, caddy, fault);
    const ended = performance.now();
    await full.free();
    await checkRecovery(load, results, after);
    const listSummaries = (): HealthSummary[] =>
      servers.map((server) =>
        summarizeHealth(
          watch.answers.filter((answer) => answer.server === server.name),
          { began, ended },
        ),
      );
    await waitUntil('an answer 200 of each server', healthLimitMillis, () =>
      listSummaries().every(({ recoveredMillis }) => recoveredMillis !== undefined),
    );
    reportHealth(parts, fault, listSummaries());
    results.measure(
      part,
      `${name}: how often PostgreSQL was started again before there was space`,
      `${restartCount}${restartCount === 0 && lastError !== undefined ? ` (${lastError})` : ''}`,
    );
  } finally {
    await watch.stop();
    await kept.stop();
  }
}

/**
 * Writes long prayers through one server until a write fails, so that each server needs new space
 * soon, however little the devices write.
 *
 * @param end time of `performance.now()`
 */
async function writeUntilFull(url: string, token: string, end: number): Promise<void> {
  while (
    performance.now() < end &&
    (await createPrayer(url, token, randomBytes(4_000).toString('hex'))) === 201
  )
    await wait(writePauseMillis);
}

function requireDisk(disk: LoadParts['installation']['disk']): SmallDisk {
  if (disk.kind !== 'mounted') throw new Error('PostgreSQL has no disk of its own.');
  return disk.disk;
}

/** The servers still answer reads, so the proxy must pass them on. */
async function checkRead(
  { results, visitor }: LoadParts,
  caddy: RunningCaddy,
  { name, after }: DiskFault,
): Promise<void> {
  const status = await readPrayers(caddy, visitor.tokens[0]);
  results.check({
    part,
    what: `${name}: a list of prayers through the proxy`,
    value: String(status ?? 'no answer'),
    limit: '200',
    isMet: status === 200,
    failure: `The proxy did not pass on reads while ${after}.`,
  });
}

/** Returns the status of a list of prayers. */
function readPrayers({ url, authority }: RunningCaddy, token: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = {
      ca: readFileSync(authority),
      timeout: readTimeoutMillis,
      headers: { authorization: `Bearer ${token}` },
    };
    const request = get(`${url}/api/apps/selah/entities/Prayer?limit=1`, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}

function reportHealth(
  { results }: LoadParts,
  { name, after, expected }: DiskFault,
  summaries: readonly HealthSummary[],
): void {
  const noticed = summaries.map(({ noticedMillis }) => noticedMillis);
  results.check({
    part,
    what: `${name}: from its beginning to 503 of /healthz, for each server`,
    value: noticed.map(toSeconds).join(', '),
    limit: `within ${noticeLimitMillis / 1_000} s`,
    isMet: noticed.every((millis) => millis !== undefined && millis <= noticeLimitMillis),
    failure: `A server did not answer 503 to /healthz soon enough when ${after}.`,
  });
  const counts = addCounts(summaries);
  const listed = Object.entries(counts).map(([answer, count]) => `${count} × ${answer}`);
  results.check({
    part,
    what: `${name}: answers of /healthz from then on until there was space`,
    value: listed.join(', ') || 'none',
    limit: `only ${healthCauses.join(' or ')}, with ${expected}`,
    isMet:
      counts[expected] !== undefined &&
      Object.keys(counts).every((answer) => healthCauses.some((cause) => cause === answer)),
    failure: `The servers did not say rightly what is wrong when ${after}: ${listed.join(', ')}.`,
  });
  results.measure(
    part,
    `${name}: from free space to 200 of /healthz, for each server`,
    summaries.map(({ recoveredMillis }) => toSeconds(recoveredMillis)).join(', '),
  );
}

function addCounts(summaries: readonly HealthSummary[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { counts } of summaries)
    for (const [answer, count] of Object.entries(counts))
      sums[answer] = (sums[answer] ?? 0) + count;
  return sums;
}

/**
 * Ends the current log file again and again, so that PostgreSQL needs space for the next one. It
 * then ends, because it cannot log what it must write.
 *
 * @returns the last error, if any
 * @param end time of `performance.now()`
 */
async function exhaustLog(url: string, end: number): Promise<string | undefined> {
  let lastError: string | undefined;
  while (performance.now() < end) {
    lastError = (await switchLog(url)) ?? lastError;
    await wait(logSwitchMillis);
  }
  return lastError;
}

/** Returns the error, if any: PostgreSQL has ended, or has no space for this either. */
async function switchLog(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener, a connection that breaks would end this process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_switch_wal()');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}
