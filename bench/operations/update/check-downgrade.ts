// Checks that a server refuses a database of a newer version with a sentence, and changes nothing
// in it. Also measures the start of a server that changes no tables.
import { isDeepStrictEqual } from 'node:util';
import { part, type UpdateTrial } from './check-update.ts';
import { openForCheck } from './row-sums.ts';
import type { SourceDatabase } from './source-database.ts';
import { createUpdateServer } from './update-server.ts';

const newerVersion = '9999-ops-try';

/** @param source has the tables of this version */
export async function checkDowngrade(
  { parts, results, records }: UpdateTrial,
  source: SourceDatabase,
): Promise<void> {
  const { kind } = source;
  const name = `update-${kind.toLowerCase()}-newest`;
  const updated = await createUpdateServer(parts, source, name, { hasBackup: true });
  const seconds = (await updated.server.start()) / 1_000;
  await updated.server.stop();
  const change = updated.readTableChange();
  results.check({
    part,
    what: `${kind}: start without an update (${records.toLocaleString('en')} records)`,
    value: `answers after ${seconds.toFixed(1)} s`,
    limit: 'no change of the tables',
    isMet: change === undefined,
    failure: `${kind}: a start on the newest tables changed ${change?.migrations.join(', ')}.`,
  });

  await addNewerMigration(updated.address);
  const before = await readWholeState(updated.address);
  const { exitCode, output } = await updated.startToEnd();
  const isUnchanged = isDeepStrictEqual(await readWholeState(updated.address), before);
  const isSentence =
    output.includes(`belongs to a newer version of Selah (it has ${newerVersion})`) &&
    !output.includes('    at ');
  results.check({
    part,
    what: `${kind}: a server on the database of a newer version`,
    value: `exit code ${exitCode}, ${isUnchanged ? 'nothing changed' : 'the database changed'}: ${output.split('. ')[0] ?? ''}`,
    limit: '1, nothing changed, a sentence',
    isMet: exitCode === 1 && isUnchanged && isSentence,
    failure: `${kind}: the server does not refuse the database of a newer version: ${output}`,
  });
  await updated.remove();
}

/** Does what the update to a newer version would do. */
async function addNewerMigration(address: string): Promise<void> {
  const database = await openForCheck(address, { readOnly: false });
  try {
    await database.query('create index ops_try on users (full_name)');
    await database.query(
      `insert into kysely_migration (name, timestamp) values ('${newerVersion}', '${new Date().toISOString()}')`,
    );
  } finally {
    await database.close();
  }
}

async function readWholeState(address: string): Promise<unknown> {
  const database = await openForCheck(address);
  try {
    const sums = await database.sumRows(await database.listTables(), 'all');
    return { sums, schema: await database.listSchema() };
  } finally {
    await database.close();
  }
}
