// Requests the PostgreSQL of the test run, and gives each test a separate, empty database with the
// server's tables.
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import type { PostgresAnswer } from './postgres-server.ts';

let answerPromise: Promise<PostgresAnswer> | undefined;

/**
 * Starts PostgreSQL if no earlier call has started it. `npm test` sets SELAH_DATABASES=sqlite;
 * `npm run test:long` runs the same files on PostgreSQL.
 */
export function requestPostgres(): Promise<PostgresAnswer> {
  if (process.env['SELAH_DATABASES'] === 'sqlite')
    return Promise.resolve({ kind: 'failed', why: 'npm run test:long runs it on PostgreSQL' });
  answerPromise ??= fetch(inject('postgres')).then(
    async (answer) => (await answer.json()) as PostgresAnswer,
  );
  return answerPromise;
}

/** The address of a database with our tables, empty, for this test alone. */
export async function createTestDatabase(): Promise<string> {
  const answer = await requestPostgres();
  if (answer.kind === 'failed') throw new Error(answer.why);
  const url = free.pop() ?? (await makeDatabase(answer.url));
  onTestFinished(async () => {
    // All other tables are emptied with the users. This is faster than a new database per test.
    await run(
      url,
      'delete from users; delete from clocks; delete from limits; delete from operator_messages; delete from mails; delete from passkey_challenges',
    );
    free.push(url);
  });
  return url;
}

/** Emptied by tests of this process that have ended. */
const free: string[] = [];

async function makeDatabase(url: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(url, `create database ${name}`);
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const store = await openPostgres({ url: databaseUrl, clock: { now: () => 0 } });
  await store.close();
  return databaseUrl;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
