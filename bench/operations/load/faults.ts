// Faults of the load: a killed server, restarts, and a backup; and how soon devices recover.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAdminProgram, type Installation } from '../installation.ts';
import type { Results } from '../results.ts';
import type { LoadPerson } from './load-messages.ts';
import type { LoadProcess } from './load-process.ts';

export const part = 'load';
const recoveryLimitMillis = 30_000;
/** How long a device is observed, to distinguish a late recovery from none. */
const observationMillis = 60_000;
/** The server ends itself with exit code 1 after this time: `shutdownTimeoutMillis`. */
const stopLimitMillis = 8_000;
/** How long a killed server and a restarted PostgreSQL are down, at least. */
const outageMillis = 3_000;
/**
 * After this time Caddy sends requests to a restarted server again: `fail_duration` and
 * `health_interval` of deploy/Caddyfile. deploy/README.md tells operators to wait as long.
 */
export const proxyReturnMillis = 15_000;

export interface LoadParts {
  installation: Installation;
  load: LoadProcess;
  /** A person without devices, for requests of the trial itself. */
  visitor: LoadPerson;
  /** Duration of the load. */
  minutes: number;
  results: Results;
}

/** The other server works on, so the time counts from the kill. */
export async function killServer({ installation, load, results }: LoadParts): Promise<void> {
  const [server] = installation.servers;
  await server.kill();
  const [startMillis] = await Promise.all([
    wait(outageMillis).then(() => server.start()),
    checkRecovery(load, results, 'a server was killed (kill -9)'),
  ]);
  results.measure(part, 'Start of the killed server on the same data', toSeconds(startMillis));
}

export async function restartServers({ installation, load, results }: LoadParts): Promise<void> {
  const stops: { code: number | undefined; millis: number }[] = [];
  for (const server of installation.servers) {
    const began = performance.now();
    const code = await server.stop();
    stops.push({ code, millis: performance.now() - began });
    await server.start();
    await wait(proxyReturnMillis);
  }
  const codes = stops.map(({ code }) => code ?? 'none').join(', ');
  results.check({
    part,
    what: 'Stop of both servers under load (SIGTERM)',
    value: `exit codes ${codes} after ${stops.map(({ millis }) => toSeconds(millis)).join(', ')}`,
    limit: '0, within 8 s',
    isMet: stops.every(({ code, millis }) => code === 0 && millis < stopLimitMillis),
    failure: `A server did not stop by itself in time: exit codes ${codes}.`,
  });
  await checkRecovery(load, results, 'both servers were restarted, one after the other');
}

export async function restartPostgres({ installation, load, results }: LoadParts): Promise<void> {
  const { postgres } = installation;
  await postgres.stop();
  await wait(outageMillis);
  await postgres.start();
  await checkRecovery(load, results, 'PostgreSQL was restarted');
}

/** Call it at the moment at which the fault is over. */
export async function checkRecovery(
  load: LoadProcess,
  results: Results,
  after: string,
): Promise<void> {
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

export async function makeBackup({ installation, results }: LoadParts): Promise<void> {
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

export function toSeconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? 'never' : `${(milliseconds / 1_000).toFixed(1)} s`;
}
