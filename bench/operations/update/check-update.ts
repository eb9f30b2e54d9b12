// Checks one update: time until the server answers, the rows of all tables, the usage, the
// references, and a log-in with a list.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { benchRecordsPath } from '../../server/server-under-test.ts';
import { getEmail } from '../../server/sample-prayers.ts';
import type { Table } from '../../../server/admin/database-copy/table-access.ts';
import { logIn } from '../container/person-calls.ts';
import { readMegabytes } from '../databases.ts';
import type { Results } from '../results.ts';
import { callAs } from '../volume/measure-calls.ts';
import { openForCheck, type RowSums } from './row-sums.ts';
import { recordsEach } from './sample-rows.ts';
import type { SourceDatabase, SourceParts } from './source-database.ts';
import { createUpdateServer, type UpdateServer } from './update-server.ts';

export const part = 'update';
/** Longest allowed time of an update without the backup, in seconds. */
const limitSeconds = 60;
/** The person who logs in after each update. */
const person = 0;

export interface UpdateTrial {
  parts: SourceParts;
  results: Results;
  records: number;
}

/** What the database had before the update. */
export interface StateBefore {
  tables: readonly Table[];
  sums: RowSums;
  /** Prayers of the person who logs in: id and text of each, in order. */
  prayers: readonly string[];
}

export async function readStateBefore({
  address,
}: Pick<SourceDatabase, 'address'>): Promise<StateBefore> {
  const database = await openForCheck(address);
  try {
    const tables = await database.listTables();
    const rows = await database.query(
      'select id, fields from records where owner_id in (select id from users where email = $1)',
      [getEmail(person)],
    );
    const prayers = rows.map(({ id, fields }) =>
      describePrayer({ ...(JSON.parse(String(fields)) as object), id }),
    );
    if (prayers.length !== recordsEach)
      throw new Error(`The person has ${prayers.length} prayers before the update.`);
    return { tables, sums: await database.sumRows(tables, 'samples'), prayers: prayers.toSorted() };
  } finally {
    await database.close();
  }
}

/**
 * Starts a server on a copy of the database, and checks what it has made of it.
 *
 * @param version of the database, the name of its newest migration
 */
export async function checkUpdate(
  { parts, results, records }: UpdateTrial,
  source: SourceDatabase,
  { version, before, hasBackup }: { version: string; before: StateBefore; hasBackup: boolean },
): Promise<void> {
  const { kind } = source;
  const suffix = hasBackup ? '-backup' : '';
  const name = `update-${kind.toLowerCase()}-${version}${suffix}`;
  const what = `${kind}: update from ${version}${hasBackup ? ', with the backup before it' : ''}`;
  const updated = await createUpdateServer(parts, source, name, { hasBackup });
  const seconds = (await updated.server.start()) / 1_000;
  const change = updated.readTableChange();
  const times = `answers after ${seconds.toFixed(1)} s; changes of the tables: ${change?.migrations.length ?? 0}, in ${formatSeconds(change?.ms)}`;
  if (hasBackup) checkBackup(results, what, times, findBackups(updated, version));
  else
    results.check({
      part,
      what: `${what} (${records.toLocaleString('en')} records)`,
      value: times,
      limit: `≤ ${limitSeconds} s`,
      isMet: seconds <= limitSeconds && change !== undefined,
      failure:
        change === undefined
          ? `${what}: the log does not say that the tables were updated.`
          : `${what} takes longer than ${limitSeconds} s.`,
    });
  const faults = await listFaults(updated, before);
  results.check({
    part,
    what: `${what}: rows, usage, references, log-in and list`,
    value: faults.length === 0 ? 'as before' : faults.join('; '),
    limit: 'as before',
    isMet: faults.length === 0,
    failure: `${what}: ${faults.join('; ')}.`,
  });
  await updated.remove();
}

function formatSeconds(millis = Number.NaN): string {
  return `${(millis / 1_000).toFixed(1)} s`;
}

function findBackups({ dataFolder }: UpdateServer, version: string): string[] {
  const folder = join(dataFolder, 'backups');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`before-update-${version}-`) && name.endsWith('.sqlite'))
    .map((name) => join(folder, name));
}

function checkBackup(
  results: Results,
  what: string,
  times: string,
  files: readonly string[],
): void {
  results.check({
    part,
    what,
    value: `${times}; backup ${files.map((file) => `${readMegabytes(file)} MB`).join(' and ')}`,
    limit: 'one backup',
    isMet: files.length === 1,
    failure: `${what}: there are ${files.length} backups.`,
  });
}

/** Logs in, stops the server, and compares the database. Returns what is wrong. */
async function listFaults(
  { server, address }: UpdateServer,
  { tables, sums, prayers }: StateBefore,
): Promise<string[]> {
  const token = await logIn(server.url, getEmail(person));
  const listed = await callAs(
    server.url,
    { token },
    `${benchRecordsPath}?limit=${recordsEach * 2}`,
  );
  if (!Array.isArray(listed)) throw new Error('The list of prayers is no list.');
  const found = (listed as object[]).map(describePrayer).toSorted();
  await server.stop();
  const database = await openForCheck(address);
  try {
    const faults = listDifferences(sums, await database.sumRows(tables, 'samples'));
    const usage = await database.countWrongUsage();
    if (usage > 0) faults.push(`the usage of ${usage} people is wrong`);
    const broken = await database.countBrokenReferences();
    if (broken > 0) faults.push(`${broken} rows reference a row that does not exist`);
    if (found.join() !== prayers.join())
      faults.push(`the list has ${found.length} prayers, or other texts`);
    return faults;
  } finally {
    await database.close();
  }
}

/** Returns a sentence part for each table whose rows are others. */
export function listDifferences(before: RowSums, after: RowSums): string[] {
  return Object.entries(before).flatMap(([table, sum]) =>
    after[table] === sum ? [] : [`${table}: ${sum} before, ${after[table] ?? 'nothing'} after`],
  );
}

function describePrayer(prayer: { id?: unknown; prayer_text?: unknown }): string {
  return `${String(prayer.id)} ${String(prayer.prayer_text)}`;
}
