// Opens a database by its address, a PostgreSQL URL or an SQLite path, as source or target of a
// copy, or as the store. A missing SQLite target is created; a missing source is an error.
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock as clock } from '../../clock.ts';
import type { Settings } from '../../settings.ts';
import { openSqlite } from '../../store/sqlite/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { CommandError, type AdminDatabase } from './table-access.ts';
import { openPostgresDatabase } from './postgres-table-access.ts';
import { openSqliteDatabase } from './sqlite-table-access.ts';

/** Returns the address of the database that a server with these settings uses. */
export function getDatabaseAddress({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): string {
  return databaseUrl ?? join(dataDir, 'selah.sqlite');
}

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:/.test(address);
}

/**
 * Opens a database for reading.
 * @throws CommandError when the database does not exist
 */
export async function openSourceDatabase(address: string): Promise<AdminDatabase> {
  if (isPostgres(address)) return openPostgresDatabase(address);
  requireDatabase(address);
  return openSqliteDatabase(address, { readOnly: true });
}

/** Opens a database for writing. Creates a missing database, and the tables of this version. */
export async function openTargetDatabase(address: string): Promise<AdminDatabase> {
  // Created here with access for its owner only: other users could read a file that SQLite creates
  // itself.
  if (!isPostgres(address) && !existsSync(address)) closeSync(openSync(address, 'a', 0o600));
  const store = await openStore(address);
  await store.close();
  return isPostgres(address)
    ? openPostgresDatabase(address)
    : openSqliteDatabase(address, { readOnly: false });
}

/** Opens the store as a server does, and migrates its tables. */
export async function openStore(address: string): Promise<Store> {
  if (!isPostgres(address)) return openSqlite({ path: address, clock });
  const { openPostgres } = await import('../../store/postgres/postgres-store.ts');
  // No timeout for statements: the person at the terminal waits until the command ends.
  return openPostgres({ url: address, clock, statementTimeoutMillis: 0 });
}

/**
 * Prevents that a wrong path creates an empty database.
 * @throws CommandError when the SQLite file does not exist
 */
export function requireDatabase(address: string): void {
  if (!isPostgres(address) && !existsSync(address))
    throw new CommandError(`There is no database at ${address}. Look at DATA_DIR or DATABASE_URL.`);
}
