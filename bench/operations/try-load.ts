// Part `load`: devices with the real sync engine write through Caddy while a server is killed, both
// servers and PostgreSQL are restarted and a backup is made; at the end every record is compared.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock as clock } from '../../server/clock.ts';
import { openPostgres } from '../../server/store/postgres/postgres-store.ts';
import type { Cleanup } from './cleanup.ts';
import { runAdminProgram, type Installation } from './installation.ts';
import type { LoadPerson, LoadReport } from './load-messages.ts';
import { startLoadProcess, type LoadProcess } from './load-process.ts';
import type { Percentiles, PhaseSummary } from './load-samples.ts';
import type { TryOptions } from './options.ts';
import type { Results } from './results.ts';
import { addPerson, createSignIn } from './seed-people.ts';
import { startServerSampler, summarizeServers, type ServerSample } from './server-metrics.ts';

const part = 'load';
const recoveryLimitMillis = 30_000;
/** How long a device is observed, to distinguish a late recovery from none. */
const observationMillis = 60_000;
/** How long a killed server and a restarted PostgreSQL are down, at least. */
const outageMillis = 3_000;
/**
 * After this time Caddy sends requests to a restarted server again: `fail_duration` and
 * `health_interval` of deploy/Caddyfile. deploy/README.md tells operators to wait as long.
 */
const proxyReturnMillis = 15_000;

interface LoadParts {
  installation: Installation;
  load: LoadProcess;
  results: Results;
}

interface Phase {
  name: string;
  /** Share of the duration of the load. */
  share: number;
  inject(parts: LoadParts): Promise<void>;
}

const phases: readonly Phase[] = [
  { name: 'no fault', share: 0.25, inject: async () => {} },
  { name: 'kill -9 of a server', share: 0.15, inject: killServer },
  { name: 'rolling restart of both servers', share: 0.2, inject: restartServers },
  { name: 'restart of PostgreSQL', share: 0.15, inject: restartPostgres },
  { name: 'backup', share: 0.1, inject: makeBackup },
  { name: 'after the faults', share: 0.15, inject: async () => {} },
];

/** Phases in which no request may fail. */
const faultless = ['no fault', 'backup', 'after the faults'];

export async function tryLoad(
  installation: Installation,
  { devices, minutes, pauseSeconds }: Pick<TryOptions, 'devices' | 'minutes' | 'pauseSeconds'>,
  results: Results,
  cleanup: Cleanup,
): Promise<void> {
  const people = await seedPeople(installation, devices / 2);
  const load = startLoadProcess(installation, cleanup);
  const sampler = startServerSampler(installation.servers);
  cleanup.add(() => sampler.stop());
  await load.send(
    {
      kind: 'start',
      settings: { serverUrl: installation.caddy.url, people, pauseSeconds, seed: 20261127 },
    },
    'started',
  );
  for (const { name, share, inject } of phases) {
    const end = performance.now() + minutes * 60_000 * share;
    sampler.phase = name;
    await load.send({ kind: 'phase', name }, 'done');
    await inject({ installation, load, results });
    await wait(Math.max(0, end - performance.now()));
  }
  sampler.phase = 'end';
  const { report } = await load.send({ kind: 'finish' }, 'report');
  await sampler.stop();
  await load.end();
  reportPhases(results, report.phases, sampler.samples);
  reportComparison(results, report, devices);
}

async function seedPeople(
  { postgres, secret }: Installation,
  count: number,
): Promise<LoadPerson[]> {
  const store = await openPostgres({ url: postgres.url, clock });
  try {
    const signIn = createSignIn(store, secret);
    const people: LoadPerson[] = [];
    for (let index = 0; index < count; index += 1) {
      const person = await addPerson(store, `writer-${index}@example.org`);
      people.push({ ...person, tokens: [await signIn(person), await signIn(person)] });
    }
    return people;
  } finally {
    await store.close();
  }
}

/** The other server works on, so the time counts from the kill. */
async function killServer({ installation, load, results }: LoadParts): Promise<void> {
  const [server] = installation.servers;
  await server.kill();
  const [startMillis] = await Promise.all([
    wait(outageMillis).then(() => server.start()),
    checkRecovery(load, results, 'a server was killed (kill -9)'),
  ]);
  results.measure(part, 'Start of the killed server on the same data', toSeconds(startMillis));
}

async function restartServers({ installation, load, results }: LoadParts): Promise<void> {
  for (const server of installation.servers) {
    await server.stop();
    await server.start();
    await wait(proxyReturnMillis);
  }
  await checkRecovery(load, results, 'both servers were restarted, one after the other');
}

async function restartPostgres({ installation, load, results }: LoadParts): Promise<void> {
  const { postgres } = installation;
  await postgres.stop();
  await wait(outageMillis);
  await postgres.start();
  await checkRecovery(load, results, 'PostgreSQL was restarted');
}

async function checkRecovery(load: LoadProcess, results: Results, after: string): Promise<void> {
  const { failedCount, stuckCount, milliseconds } = await load.send(
    { kind: 'fault-over', limitMillis: observationMillis },
    'recovered',
  );
  results.check({
    part,
    what: `Recovery of devices after ${after}`,
    value:
      stuckCount > 0
        ? `${stuckCount} of ${failedCount} devices never`
        : `${toSeconds(milliseconds)}; ${failedCount} devices had a failed cycle`,
    limit: 'within 30 s',
    isMet: stuckCount === 0 && milliseconds <= recoveryLimitMillis,
    failure: `Devices needed more than 30 seconds to sync again after ${after}.`,
  });
}

async function makeBackup({ installation, results }: LoadParts): Promise<void> {
  const file = join(installation.folder, 'during-load.sqlite');
  const began = performance.now();
  const { code, output } = await runAdminProgram(installation, 'backup', file);
  results.check({
    part,
    what: 'Backup under load, read again and compared',
    value: toSeconds(performance.now() - began),
    limit: 'exit code 0',
    isMet: code === 0,
    failure: `The backup ended with exit code ${code}: ${output}`,
  });
}

function reportPhases(
  results: Results,
  summaries: readonly PhaseSummary[],
  samples: readonly ServerSample[],
): void {
  for (const { name } of phases) {
    const summary = summaries.find(({ phase }) => phase === name);
    if (!summary) throw new Error(`The load did not report the phase "${name}".`);
    const { durations, errors, seconds } = summary;
    const rate = (durations.request.count / seconds).toFixed(0);
    const causes =
      Object.entries(errors)
        .map(([cause, count]) => `${count} × ${cause}`)
        .join(', ') || 'none';
    const isCalm = faultless.includes(name);
    const line = {
      part,
      what: `Requests: ${name}`,
      value: `${durations.request.count} (${rate}/s), ${formatPercentiles(durations.request)}; failed: ${causes}`,
    };
    if (isCalm)
      results.check({
        ...line,
        limit: 'none failed',
        isMet: causes === 'none',
        failure: `Requests failed without a fault of the installation (${name}): ${causes}.`,
      });
    else results.measure(line.part, line.what, line.value);
    results.measure(
      part,
      `From an action to the server, and to the other device: ${name}`,
      `${formatPercentiles(durations.saved)}; ${formatPercentiles(durations.shown)}`,
    );
    const servers = summarizeServers(samples, name);
    if (servers)
      results.measure(
        part,
        `Servers: ${name}`,
        `event-loop lag p99 up to ${servers.maxLagMillis.toFixed(0)} ms, memory up to ${servers.maxMemoryMegabytes.toFixed(0)} MB each`,
      );
  }
}

function reportComparison(results: Results, report: LoadReport, devices: number): void {
  const { actions } = report;
  results.measure(
    part,
    `Actions of ${devices} devices`,
    Object.entries(actions)
      .map(([name, count]) => `${count} ${name}`)
      .join(', '),
  );
  results.measure(part, 'Last action until nothing is pending', toSeconds(report.settleMillis));
  requireNone(results, {
    what: `Lost texts, of ${report.requiredCount} that must exist (${report.writtenCount} written)`,
    found: report.lostTexts.map((text) => text.slice(0, 50)),
    failure: 'Texts are lost',
  });
  requireNone(results, {
    what: `Differences between devices and server, ${report.rowCount} records`,
    found: report.differences,
    failure: 'Devices and server differ',
  });
  requireNone(results, {
    what: 'Removed records that came back',
    found: report.returnedRecords,
    failure: 'Removed records came back',
  });
  requireNone(results, {
    what: 'Unexpected errors of the sync engine',
    found: report.engineFaults,
    failure: 'The sync engine failed',
  });
}

function requireNone(
  results: Results,
  { what, found, failure }: { what: string; found: readonly string[]; failure: string },
): void {
  const examples = found.slice(0, 3).join('; ');
  results.check({
    part,
    what,
    value: String(found.length),
    limit: 'none',
    isMet: found.length === 0,
    failure: `${failure} (${found.length}): ${examples}.`,
  });
}

function formatPercentiles({ count, p50, p95, p99 }: Percentiles): string {
  if (count === 0) return 'no sample';
  const [a, b, c] = [p50, p95, p99].map((value) => value.toFixed(0));
  return `p50 ${a} ms, p95 ${b} ms, p99 ${c} ms`;
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
