// Update of the tables under load, as deploy/README.md tells operators of two servers: the newer
// version replaces the first server, while the second one works on, and then the second.
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { lowMemoryFlags } from '../../../.ci/server-memory-options.ts';
import { runToEnd } from '../installation.ts';
import { addedMigration, makeNewerServer } from '../newer-version.ts';
import { serverProgram, type SelahServer } from '../selah-server.ts';
import { sumMetric } from '../server-metrics.ts';
import { checkRecovery, part, proxyReturnMillis, toSeconds, type LoadParts } from './faults.ts';
import { createPrayer, listPrayers } from './visitor-calls.ts';

const statements = [
  'alter table records add column ops_try text',
  'create index ops_try on records (owner_id, ops_try)',
];
const refusalLimitMillis = 120_000;

export async function updateTables(parts: LoadParts): Promise<void> {
  const { installation, load, results } = parts;
  const [first, second] = installation.servers;
  const newer = makeNewerServer(installation.folder, statements);
  // After the fault before, the proxy may send requests to one of the servers only.
  await wait(proxyReturnMillis);
  const failedBefore = await countFailed(second);

  await first.stop();
  first.replaceProgram(newer);
  const startMillis = await first.start();
  results.measure(
    part,
    'Start of the newer version: backup, change of the tables, answer of /healthz',
    toSeconds(startMillis),
  );
  checkBackup(parts, first.name);
  await wait(proxyReturnMillis);
  await checkEarlierServer(parts, second, failedBefore);

  await second.stop();
  second.replaceProgram(newer);
  await second.start();
  await wait(proxyReturnMillis);
  await checkRecovery(load, results, 'both servers were updated, one after the other');
  await checkRefusal(parts);
}

function checkBackup({ installation, results }: LoadParts, server: string): void {
  const folder = join(installation.folder, server, 'backups');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^before-update-.*\.sqlite$/.test(name))
    : [];
  const [name] = names;
  const found = name === undefined ? undefined : readBackup(join(folder, name));
  results.check({
    part,
    what: 'Backup before the update of the tables',
    value: found
      ? `${names.length}; ${found.records} records, ${found.megabytes.toFixed(1)} MB`
      : 'missing',
    limit: 'one, with records and without the change',
    isMet: names.length === 1 && found !== undefined && found.records > 0 && !found.isChanged,
    failure: 'The newer version made no usable backup before it changed the tables.',
  });
}

function readBackup(file: string): { records: number; megabytes: number; isChanged: boolean } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const columns = database.prepare('pragma table_info(records)').all();
    return {
      records: Number(database.prepare('select count(*) as count from records').get()?.['count']),
      megabytes: statSync(file).size / 1_000_000,
      isChanged: columns.some((column) => column['name'] === 'ops_try'),
    };
  } finally {
    database.close();
  }
}

/** The server of the earlier version, on the changed tables. */
async function checkEarlierServer(
  parts: LoadParts,
  earlier: SelahServer,
  failedBefore: number,
): Promise<void> {
  const { installation, visitor, results } = parts;
  const [token] = visitor.tokens;
  const text = `A prayer of ${crypto.randomUUID()}`;
  const status = await createPrayer(earlier.url, token, text);
  const seen = await Promise.all(
    installation.servers.map(async ({ url }) => (await listPrayers(url, token)).includes(text)),
  );
  const failedCount = (await countFailed(earlier)) - failedBefore;
  const isWorking = status === 201 && seen.every(Boolean);
  results.check({
    part,
    what: 'The second server, still of the earlier version, after the change of the tables',
    value: `${isWorking ? 'writes and reads' : `create: ${status ?? 'no answer'}, seen: ${seen.join(', ')}`}; ${failedCount} answers 5xx since the beginning of the update`,
    limit: 'writes and reads; none',
    isMet: isWorking && failedCount === 0,
    failure: 'The server of the earlier version does not work on the changed tables.',
  });
}

/** @throws Error while the server does not answer */
async function countFailed(server: SelahServer): Promise<number> {
  const text = await server.readMetrics();
  if (text === undefined) throw new Error(`${server.name} has no metrics.`);
  return sumMetric(text, 'selah_http_request_duration_seconds_count', 'status="5xx"');
}

/** A server of the earlier version that starts after the update must refuse the database. */
async function checkRefusal({ installation, results }: LoadParts): Promise<void> {
  const dataFolder = join(installation.folder, 'earlier');
  mkdirSync(dataFolder);
  const { code, output } = await runToEnd(
    [...lowMemoryFlags, serverProgram],
    { ...installation.environment, PORT: '0', DATA_DIR: dataFolder },
    refusalLimitMillis,
  );
  results.check({
    part,
    what: 'Start of a server of the earlier version after the update',
    value: `exit code ${code}: ${output.split('. ')[0] ?? ''}`,
    limit: '1, a sentence',
    isMet:
      code === 1 &&
      output.includes('newer version') &&
      output.includes(addedMigration) &&
      !output.includes('    at '),
    failure: 'The earlier version does not say that the database is newer.',
  });
}
