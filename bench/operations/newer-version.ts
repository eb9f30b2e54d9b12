// Makes a newer version of the server from the work tree: the same server with one more migration.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Name of the added migration. It comes after each real one. */
export const addedMigration = '9999-ops-try';

export type MigrationsKind = 'sqlite' | 'postgres';

const root = resolve(import.meta.dirname, '../..');

/** Path of the file with the migrations, from the root of the work tree. */
export function getMigrationsFile(kind: MigrationsKind): string {
  return `server/store/${kind}/${kind}-migrations.ts`;
}

/**
 * Returns the file of the work tree with one more migration.
 * @param statements SQL without backticks
 */
export function buildNewerMigrations(kind: MigrationsKind, statements: readonly string[]): string {
  return addMigration(readFileSync(join(root, getMigrationsFile(kind)), 'utf8'), kind, statements);
}

/** @throws Error when the file has no list of migrations */
export function addMigration(
  source: string,
  kind: MigrationsKind,
  statements: readonly string[],
): string {
  const beginning = `export const ${kind}Migrations: Record<string, Migration> = {`;
  if (!source.includes(beginning))
    throw new Error(`${getMigrationsFile(kind)} has no line "${beginning}".`);
  const calls = statements.map((statement) => `await sql\`${statement}\`.execute(db);`).join(' ');
  return source.replace(
    beginning,
    () => `${beginning}\n  '${addedMigration}': { up: async (db) => { ${calls} } },`,
  );
}

/**
 * Copies the server with one more migration into a folder `newer`. All else that the server imports
 * or serves is linked.
 *
 * @param statements of the migration, for PostgreSQL
 * @returns path of its program
 */
export function makeNewerServer(parent: string, statements: readonly string[]): string {
  const folder = join(parent, 'newer');
  mkdirSync(folder);
  const linked = readdirSync(root).filter((name) => name !== 'server' && name !== '.git');
  for (const name of linked) symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true });
  writeFileSync(
    join(folder, getMigrationsFile('postgres')),
    buildNewerMigrations('postgres', statements),
  );
  return join(folder, 'server/index.ts');
}
