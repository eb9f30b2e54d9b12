// Creates and removes databases of a PostgreSQL, and says how large a file is.
import { statSync } from 'node:fs';
import pg from 'pg';
import type { RunningPostgres } from './postgres.ts';

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * @param template name of the database to copy, to which nothing may be connected; without it, the
 *   new database is empty
 * @returns the address of the new database
 */
export async function createDatabase(
  postgres: Pick<RunningPostgres, 'url'>,
  name: string,
  template?: string,
): Promise<string> {
  await runStatement(postgres.url, (escape) => {
    const source = template === undefined ? '' : ` template ${escape(template)}`;
    return `create database ${escape(name)}${source}`;
  });
  return getDatabaseAddress(postgres, name);
}

export function getDatabaseAddress({ url }: Pick<RunningPostgres, 'url'>, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Ends open connections, and removes the database if it exists. */
export function dropDatabase({ url }: Pick<RunningPostgres, 'url'>, name: string): Promise<void> {
  return runStatement(url, (escape) => `drop database if exists ${escape(name)} with (force)`);
}

async function runStatement(
  url: string,
  build: (escape: (name: string) => string) => string,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, a connection that breaks would end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(build((name) => client.escapeIdentifier(name)));
  } finally {
    await client.end();
  }
}

export function readMegabytes(file: string): number {
  return Math.round(statSync(file).size / 1e6);
}
