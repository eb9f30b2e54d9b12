// Test server whose SQL statements are recorded with their parameters and explained, on SQLite in
// memory or on PostgreSQL.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestDatabase } from './postgres-databases.ts';
import { createTestServer, type TestServer } from './test-server.ts';

export interface RecordedStatement {
  text: string;
  parameters: readonly unknown[];
}

export interface RecordedServer {
  server: TestServer;
  /** Returns the statements that the work runs, in their order. */
  record(work: () => Promise<unknown>): Promise<RecordedStatement[]>;
  /** Returns the lines of the query plan; none for a statement without a plan. */
  explain(statement: RecordedStatement): Promise<string[]>;
  /** Runs a statement that belongs to the test. */
  run(text: string): Promise<void>;
}

const hasPlan = (text: string): boolean => /^\s*(?:select|insert|update|delete)\b/i.test(text);

export async function createRecordedSqlite(): Promise<RecordedServer> {
  let recorded: RecordedStatement[] | undefined;
  // The store keeps prepared statements, so each run is recorded and not only the preparation.
  const prepare = DatabaseSync.prototype.prepare;
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    text: string,
  ): StatementSync {
    const statement = prepare.call(this, text);
    for (const name of ['all', 'run'] as const) {
      const run = statement[name].bind(statement) as (...parameters: unknown[]) => unknown;
      Object.defineProperty(statement, name, {
        value: (...parameters: unknown[]) => {
          recorded?.push({ text, parameters });
          return run(...parameters);
        },
      });
    }
    return statement;
  });
  onTestFinished(() => prepared.mockRestore());
  let connection: DatabaseSync | undefined;
  const server = await createTestServer({
    open: (clock) =>
      openSqlite({ path: ':memory:', clock, opened: (opened) => (connection = opened) }),
  });
  return {
    server,
    record: async (work) => {
      const statements: RecordedStatement[] = [];
      recorded = statements;
      await work();
      recorded = undefined;
      return statements;
    },
    explain: async ({ text }) =>
      hasPlan(text)
        ? (connection?.prepare(`explain query plan ${text}`).all() ?? []).map(({ detail }) =>
            String(detail),
          )
        : [],
    run: async (text) => connection?.exec(text),
  };
}

export async function createRecordedPostgres(): Promise<RecordedServer> {
  const url = await createTestDatabase();
  const server = await createTestServer({ open: (clock) => openPostgres({ url, clock }) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return {
    server,
    record: async (work) => {
      const queryCalls = vi.spyOn(pg.Client.prototype, 'query');
      try {
        await work();
        return queryCalls.mock.calls.flatMap(([query]) =>
          isQuery(query) ? { text: query.text, parameters: query.values ?? [] } : [],
        );
      } finally {
        queryCalls.mockRestore();
      }
    },
    explain: async ({ text, parameters }) => {
      if (!hasPlan(text)) return [];
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [
        ...parameters,
      ]);
      return rows.map((row) => row['QUERY PLAN']);
    },
    run: async (text) => void (await client.query(text)),
  };
}

function isQuery(query: unknown): query is { text: string; values?: unknown[] } {
  return (
    typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
  );
}
