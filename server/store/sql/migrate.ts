// Brings the tables of a database up to date, and refuses a database of a newer version.
import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import type { Tables } from './tables.ts';

/** Thrown for a database that a newer version of Selah has opened. The message is for operators. */
export class NewerDatabaseError extends Error {}

/**
 * Called before the tables of a database with data are changed, with the newest migration that the
 * database has. If it rejects, nothing is changed.
 */
export type BeforeTableChange = (from: string) => Promise<void>;

/**
 * Runs the migrations that the database does not have yet, in the order of their names.
 * @throws NewerDatabaseError; nothing is changed then
 */
export async function migrateTables(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  beforeTableChange?: BeforeTableChange,
): Promise<void> {
  const executed = await listExecutedMigrations(db);
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database belongs to a newer version of Selah (it has ${unknown.join(', ')}). Start that version, or restore a backup from before its first start. Nothing was changed.`,
    );
  const newest = executed.at(-1);
  // A new database has no migrations yet.
  if (newest !== undefined && Object.keys(migrations).some((name) => !executed.includes(name)))
    await beforeTableChange?.(newest);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
}

/** Returns no name for a new database. */
async function listExecutedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
