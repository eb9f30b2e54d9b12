// The store on PostgreSQL, for several servers at once.
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { escapeText } from './escape.ts';
import { sqlFiles } from './files.ts';
import { refuseTheGone } from './gone.ts';
import { sqlLimits } from './limits.ts';
import { postgresMigrations } from './postgres-tables.ts';
import { postgresWords } from './postgres-words.ts';
import { sqlRecords } from './records.ts';
import { sqlSessions } from './sessions.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { tidy } from './tidy.ts';
import { sqlUsers } from './users.ts';

/** foreign_key_violation */
const foreignKeyFault = '23503';

/**
 * Opens the database and brings its tables up to date; servers that start together take turns.
 * @param options.connections at most so many at once; more calls than these wait for one
 */
export async function openPostgres({ url, clock, connections = 10 }: { url: string; clock: Clock; connections?: number }): Promise<Store> {
  const pool = await openPool(url, connections);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => postgresMigrations } }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  const write = refuseTheGone((work) => writeWithRetries(db, work), ({ code }) => code === foreignKeyFault);
  const database: Database = { db, words: postgresWords, clock, write };
  return {
    users: sqlUsers(database),
    sessions: sqlSessions(database),
    records: sqlRecords(database),
    files: sqlFiles(database),
    limits: sqlLimits(database),
    check: async () => void (await sql`select 1`.execute(db)),
    tidy: () => tidy(database),
    close: () => db.destroy(),
  };
}

/** Loaded only here: a server on SQLite does not carry it in its memory. */
async function openPool(url: string, connections: number): Promise<Pool> {
  const { default: pg } = await import('pg');
  const asNumber = new Set<number>([pg.types.builtins.INT8]);
  const asText = new Set<number>([pg.types.builtins.JSON, pg.types.builtins.JSONB]);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'selah',
    types: {
      getTypeParser: (type, format) => {
        // Counts and times fit into a double; JSON is parsed where its escaped texts are known.
        if (asNumber.has(type)) return Number;
        if (asText.has(type)) return String;
        return pg.types.getTypeParser(type, format);
      },
    },
  });
  // A connection that breaks while nobody uses it: the pool opens another, and a database that is gone fails the next call.
  pool.on('error', () => undefined);
  return pool;
}

/** Ids and the like come from outside, too: one that PostgreSQL could not read as text must be unknown to it, not an error. */
function guarded(pool: Pool): PostgresPool {
  const guard = (parameter: unknown): unknown => (typeof parameter === 'string' && (parameter.includes('\0') || !parameter.isWellFormed()) ? escapeText(parameter) : parameter);
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      return {
        // Kysely's type has a second form, with a cursor, which only its streams use: we have none.
        query: ((text: string, parameters: readonly unknown[]) => client.query(text, parameters.map(guard))) as unknown as PostgresPoolClient['query'],
        release: (discard) => client.release(discard),
      };
    },
  };
}

const mostTries = 10;

async function writeWithRetries<T>(db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries >= mostTries || !isConflict(error)) throw error;
      // Not at once, and not together with the other one.
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * 10 * 2 ** Math.min(tries, 6));
      });
    }
  }
}

/** Deadlocks, and transactions that a distributed database could not order. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}
