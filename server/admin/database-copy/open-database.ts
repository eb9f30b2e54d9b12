// Which database is meant, by its address: a postgres URL, or the path of an SQLite file.
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock as clock } from '../../clock.ts';
import type { Settings } from '../../settings.ts';
import { openSqlite } from '../../store/sqlite/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { CommandError, type AdminDatabase } from './table-access.ts';
import { openPostgresDatabase } from './postgres-table-access.ts';
import { openSqliteDatabase } from './sqlite-table-access.ts';

/** The database that a server with these settings uses. */
export function getDatabaseAddress({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl ?? join(dataDir, 'selah.sqlite');
}

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:/.test(address);
}

/** To read from. @throws CommandError when there is none */
export async function openSourceDatabase(address: string): Promise<AdminDatabase> {
  if (isPostgres(address)) return openPostgresDatabase(address);
  requireDatabase(address);
  return openSqliteDatabase(address, { readOnly: true });
}

/** To write into: made when absent, with the tables of this version. */
export async function openTargetDatabase(address: string): Promise<AdminDatabase> {
  // For its owner alone: what SQLite makes by itself, others may read.
  if (!isPostgres(address) && !existsSync(address)) closeSync(openSync(address, 'a', 0o600));
  const store = await openStore(address);
  await store.close();
  return isPostgres(address)
    ? openPostgresDatabase(address)
    : openSqliteDatabase(address, { readOnly: false });
}

/** The store that a server would open, its tables brought up to date. */
export async function openStore(address: string): Promise<Store> {
  if (!isPostgres(address)) return openSqlite({ path: address, clock });
  const { openPostgres } = await import('../../store/postgres/postgres-store.ts');
  // Whoever sits in front of it waits as long as it takes.
  return openPostgres({ url: address, clock, statementTimeoutMillis: 0 });
}

/** @throws CommandError: nobody wants an empty database made by a slip in a path */
export function requireDatabase(address: string): void {
  if (!isPostgres(address) && !existsSync(address))
    throw new CommandError(`There is no database at ${address}. Look at DATA_DIR or DATABASE_URL.`);
}
