// Part `volume`: databases of growing size, on SQLite and on PostgreSQL. Measures start, memory,
// the calls of one person, backup, restore, copy to the other database, and a deleted account. The
// calls of one person must not become slower with the records of other people.
import { join } from 'node:path';
import type { Cleanup } from '../cleanup.ts';
import { databaseKinds, readMegabytes, type DatabaseKind } from '../databases.ts';
import { runAdminProgram } from '../installation.ts';
import { startPostgres } from '../postgres.ts';
import type { Results } from '../results.ts';
import { callAs, callKinds, findGrowth, findMedian, measureCalls } from './measure-calls.ts';
import {
  createEmptyTarget,
  openSizedDatabase,
  readMailedCode,
  type SizedDatabase,
  type SizedDatabaseParts,
} from './sized-databases.ts';

const part = 'volume';
const smallerSizes = [10_000, 100_000];
/** Largest allowed ratio of the time of a call to its time on the smallest database. */
const growthLimit = 1.3;
/** Accounts of each database that are deleted. */
const deletionCount = 10;

interface Trial {
  parts: SizedDatabaseParts;
  results: Results;
}

/** @returns the version of PostgreSQL, for a sentence */
export async function tryVolume(
  folder: string,
  records: number,
  results: Results,
  cleanup: Cleanup,
): Promise<string> {
  const postgres = await startPostgres(folder, cleanup);
  const trial = { parts: { folder, postgres, cleanup }, results };
  for (const kind of databaseKinds) await tryDatabase(trial, kind, listSizes(records));
  return `PostgreSQL ${postgres.version}`;
}

/** The smaller sizes, and the size of the option. */
export function listSizes(records: number): number[] {
  return [...smallerSizes.filter((size) => size < records), records];
}

async function tryDatabase(
  trial: Trial,
  kind: DatabaseKind,
  sizes: readonly number[],
): Promise<void> {
  const { parts, results } = trial;
  const databases: SizedDatabase[] = [];
  for (const size of sizes) databases.push(await openSizedDatabase(parts, kind, size));
  const each = (read: (database: SizedDatabase) => string): string =>
    databases.map(read).join(', ');
  const sizeText = sizes.map((size) => size.toLocaleString('en')).join(', ');
  const measure = (what: string, value: string): void =>
    results.measure(part, `${kind}: ${what} (${sizeText} records)`, value);
  measure(
    'filled through the store',
    each(({ seedSeconds }) => `${Math.round(seedSeconds)} s`),
  );
  measure(
    'start of the server',
    each(({ startSeconds }) => `${startSeconds.toFixed(1)} s`),
  );

  const times = await measureCalls(
    databases.map(({ records, server, people }) => ({ records, url: server.url, people })),
  );
  for (const call of callKinds)
    checkGrowth(results, `${kind}: ${call} (${sizeText} records)`, times[call]);
  checkGrowth(
    results,
    `${kind}: deletion of an account (${sizeText} records)`,
    await measureDeletions(databases),
  );
  measure(
    'memory of the server',
    each(({ server }) => `${Math.round(server.readMemory())} MB`),
  );

  const largest = databases.at(-1);
  for (const { server } of databases.slice(0, -1)) await server.stop();
  if (largest) await tryPrograms(trial, largest);
}

function checkGrowth(results: Results, what: string, times: readonly number[]): void {
  const growth = findGrowth(times);
  results.check({
    part,
    what,
    value: `${times.map((time) => `${time.toFixed(1)} ms`).join(', ')}; ratio ${growth.toFixed(2)}`,
    limit: `ratio ≤ ${growthLimit}`,
    isMet: growth <= growthLimit,
    failure: `${what}: the call becomes slower with the records of other people.`,
  });
}

/** Deletes accounts with 100 prayers each, by turns. Returns the median times in milliseconds. */
async function measureDeletions(databases: readonly SizedDatabase[]): Promise<number[]> {
  const samples = databases.map((): number[] => []);
  for (let index = 0; index < deletionCount; index += 1)
    for (const [size, database] of databases.entries()) {
      const person = database.people[index];
      if (!person) throw new Error('There are not enough people with a session.');
      const { url } = database.server;
      const path = '/api/apps/selah/auth/delete-account';
      await callAs(url, person, `${path}-code`, {});
      const code = readMailedCode(database, person.email);
      const began = performance.now();
      await callAs(url, person, path, { otp_code: code });
      samples[size]?.push(performance.now() - began);
    }
  return samples.map(findMedian);
}

/** Backup while the server runs; restore and copy after its stop. */
async function tryPrograms({ parts, results }: Trial, largest: SizedDatabase): Promise<void> {
  const { kind, address, environment, server } = largest;
  const { folder } = parts;
  const what = (name: string): string =>
    `${kind}: ${name} (${largest.records.toLocaleString('en')} records)`;
  const file = join(folder, `volume-${kind}.backup.sqlite`);

  async function run(
    name: string,
    program: 'backup' | 'restore' | 'db-copy',
    own: Readonly<Record<string, string>>,
    ...args: string[]
  ): Promise<void> {
    const began = performance.now();
    const { code, output } = await runAdminProgram({ environment: own, folder }, program, ...args);
    const seconds = (performance.now() - began) / 1_000;
    const size = program === 'backup' && code === 0 ? `, ${readMegabytes(file)} MB` : '';
    results.check({
      part,
      what: what(name),
      value: `exit code ${code} after ${seconds.toFixed(1)} s${size}`,
      limit: 'exit code 0',
      isMet: code === 0,
      failure: `${what(name)} failed: ${output.slice(-500)}`,
    });
  }

  await run('backup of a running server', 'backup', environment, file);
  await server.stop();
  const restored = await createEmptyTarget(parts, kind, `restored-${kind.toLowerCase()}`);
  await run('restore into an empty database', 'restore', restored.environment, file);
  const other = kind === 'SQLite' ? 'PostgreSQL' : 'SQLite';
  const copied = await createEmptyTarget(parts, other, `copied-from-${kind.toLowerCase()}`);
  await run(`db:copy to ${other}`, 'db-copy', {}, '--from', address, '--to', copied.address);
}
