// Names of the versions of the tables. A version is the name of its newest migration: it has all
// migrations up to this one.
import { postgresMigrations } from '../../../server/store/postgres/postgres-migrations.ts';
import { sqliteMigrations } from '../../../server/store/sqlite/sqlite-migrations.ts';
import type { DatabaseKind } from '../databases.ts';

export interface Versions {
  /** All versions that were released before the newest, oldest first. */
  earlier: readonly string[];
  newest: string;
}

/** @throws Error when there is no earlier version */
export function listVersions(migrations: Readonly<Record<string, unknown>>): Versions {
  const earlier = Object.keys(migrations).toSorted();
  const newest = earlier.pop();
  if (newest === undefined || earlier.length === 0)
    throw new Error('An update needs two migrations.');
  return { earlier, newest };
}

export function readVersions(kind: DatabaseKind): Versions {
  return listVersions(kind === 'SQLite' ? sqliteMigrations : postgresMigrations);
}

/** The migrations of a version, and no later ones. */
export function selectMigrations<T>(
  migrations: Readonly<Record<string, T>>,
  version: string,
): Record<string, T> {
  if (!Object.hasOwn(migrations, version)) throw new Error(`There is no version ${version}.`);
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= version));
}
