// Brings the tables of a database up to date, and refuses a database of a newer version.
import { sql, type Kysely } from 'kysely';
import {
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  type Migration,
  type MigrationResultSet,
} from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Thrown for a database that a newer version of Selah has opened. The message is for operators. */
export class NewerDatabaseError extends Error {}

/**
 * Called before the tables of a database with data are changed, with the newest migration that the
 * database has. If it rejects, nothing is changed.
 */
export type BeforeTableChange = (from: string) => Promise<void>;

/** A finished change of the tables of a database with data. */
export interface TableChange {
  /** Names of the migrations that ran, in their order. */
  migrations: readonly string[];
  /** Time that the migrations took, without the backup before them. */
  millis: number;
}

export interface TableChangeHooks {
  beforeTableChange?: BeforeTableChange | undefined;
  afterTableChange?: ((change: TableChange) => void) | undefined;
}

/**
 * Runs the migrations that the database does not have yet, in the order of their names, in one
 * transaction.
 * @throws NewerDatabaseError, or the error of a migration. Nothing is changed then; on SQLite the
 *   caller must close the database, which undoes the transaction.
 */
export async function migrateTables(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  { beforeTableChange, afterTableChange }: TableChangeHooks = {},
): Promise<void> {
  const executed = await listExecutedMigrations(db);
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database belongs to a newer version of Selah (it has ${unknown.join(', ')}). Start that version, or restore a backup from before its first start. Nothing was changed.`,
    );
  // Without a transaction, so that a start waits for no writer.
  if (Object.keys(migrations).every((name) => executed.includes(name))) return;
  const newest = executed.at(-1);
  // A new database has no migrations yet.
  const isUpdate = newest !== undefined;
  if (isUpdate) await beforeTableChange?.(newest);
  const began = performance.now();
  const { error, results = [] } = await runInTransaction(db, (own) =>
    new Migrator({
      db: own,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest(),
  );
  if (error) throw error;
  if (isUpdate)
    afterTableChange?.({
      migrations: results.map(({ migrationName }) => migrationName),
      millis: performance.now() - began,
    });
}

/**
 * Kysely begins a transaction on PostgreSQL, but none on SQLite. Without one, a process that is
 * killed during a migration would leave tables that no version can open.
 */
async function runInTransaction(
  db: Kysely<Tables>,
  migrate: (db: Kysely<Tables>) => Promise<MigrationResultSet>,
): Promise<MigrationResultSet> {
  if (db.getExecutor().adapter.supportsTransactionalDdl) return migrate(db);
  return db.connection().execute(async (own) => {
    await sql`begin immediate`.execute(own);
    const answer = await migrate(own);
    // After an error there is no rollback: when the disk is full, SQLite has undone the transaction
    // itself, and the error of a rollback would hide the cause.
    if (answer.error === undefined) await sql`commit`.execute(own);
    return answer;
  });
}

/** Returns no name for a new database. */
async function listExecutedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
