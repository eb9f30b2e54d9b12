// Part `update`: updates of the tables from each earlier version to the newest, on SQLite and on
// PostgreSQL, and a server on a database of a newer version.
import type { Cleanup } from '../cleanup.ts';
import { databaseKinds, type DatabaseKind } from '../databases.ts';
import { startPostgres } from '../postgres.ts';
import type { Results } from '../results.ts';
import { checkDowngrade } from './check-downgrade.ts';
import { checkUpdate, part, readStateBefore, type UpdateTrial } from './check-update.ts';
import { createSourceDatabase } from './source-database.ts';
import { readVersions } from './versions.ts';

/** @returns the version of PostgreSQL, for a sentence */
export async function tryUpdate(
  folder: string,
  records: number,
  results: Results,
  cleanup: Cleanup,
): Promise<string> {
  const postgres = await startPostgres(folder, cleanup);
  for (const kind of databaseKinds)
    await tryKind({ parts: { folder, postgres, cleanup }, results, records }, kind);
  return `PostgreSQL ${postgres.version}`;
}

async function tryKind(trial: UpdateTrial, kind: DatabaseKind): Promise<void> {
  const { parts, results, records } = trial;
  const { earlier, newest } = readVersions(kind);
  const [oldest = newest] = earlier;
  const began = performance.now();
  const size = { records, now: Date.now() };
  const source = await createSourceDatabase(parts, kind, oldest, size);
  results.measure(
    part,
    `${kind}: database of the version ${oldest} (${records.toLocaleString('en')} records)`,
    `filled in ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  for (const version of earlier) {
    if (version !== oldest) await source.advance(version);
    const before = await readStateBefore(source);
    await checkUpdate(trial, source, { version, before, hasBackup: false });
    if (version === oldest || version === earlier.at(-1))
      await checkUpdate(trial, source, { version, before, hasBackup: true });
  }
  await source.advance(newest);
  await checkDowngrade(trial, source);
  await source.remove();
}
