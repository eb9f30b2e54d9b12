// Opens the store on PostgreSQL, which several servers can share: migrates the tables, limits query
// times, and retries conflicting writes.
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool, QueryConfig } from 'pg';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../errors.ts';
import { migrateTables, type TableChangeHooks } from '../sql/migrate.ts';
import { usualRecordLimits, type Database, type RecordLimits } from '../sql/database.ts';
import { escapeText } from '../escape-text.ts';
import { rejectWritesOfRemovedUsers } from '../sql/deleted-user-writes.ts';
import { createSqlLimits } from '../sql/sql-limits.ts';
import { DatabaseOutage } from '../database-outage.ts';
import { getOutage } from './postgres-outage.ts';
import { postgresMigrations } from './postgres-migrations.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../sql/tables.ts';
import { deleteExpired } from '../sql/cleanup.ts';
import { createSqlStore } from '../sql/sql-store.ts';
import { trackWrites } from '../sql/full-disk-check.ts';

/** foreign_key_violation */
const foreignKeyFault = '23503';
/** query_canceled */
const canceled = '57014';
/** Key of the lock of a server that migrates. Kysely has another one. */
const startLock = 7_318_254_906;

interface PostgresParts extends TableChangeHooks {
  url: string;
  clock: Clock;
  recordLimits?: RecordLimits;
  connections?: number;
  statementTimeoutMillis?: number;
  responseTimeoutMillis?: number;
}

/**
 * Opens the database and migrates its tables. Servers that start at the same time back up and
 * migrate one after the other.
 * @param options.connections maximum number of connections; further calls wait for a free
 *   connection
 * @param options.statementTimeoutMillis maximum duration of a statement including lock waits, so
 *   that no query holds a connection for ever; 0: no limit
 * @param options.responseTimeoutMillis time without a response after which the database counts as
 *   unavailable. The time must be longer than `statementTimeoutMillis`, whose expiry the database
 *   reports itself. 0: no limit
 */
export async function openPostgres({
  url,
  clock,
  recordLimits = usualRecordLimits,
  connections = 10,
  statementTimeoutMillis = 15_000,
  responseTimeoutMillis = statementTimeoutMillis && statementTimeoutMillis + 5_000,
  ...hooks
}: PostgresParts): Promise<Store> {
  await unhurried(url, (own) => migrateAlone(own, hooks), 2);
  const db = openDatabase(
    await openPool({ url, connections, statementTimeoutMillis, responseTimeoutMillis }),
  );
  const { write, check } = trackWrites({
    write: rejectWritesOfRemovedUsers(
      (work) => writeWithRetries(db, work),
      ({ code }) => code === foreignKeyFault,
    ),
    clock,
  });
  const database: Database = {
    db,
    reader: db,
    dialect: postgresDialect,
    clock,
    recordLimits,
    write,
  };
  return {
    ...createSqlStore(database, check),
    limits: createSqlLimits(database),
    deleteExpired: (maxSessionMillis) =>
      unhurried(url, (own) =>
        deleteExpired({ clock, write: (work) => writeWithRetries(own, work) }, maxSessionMillis),
      ),
    close: () => db.destroy(),
  };
}

/**
 * Checks, backs up and migrates the tables while no other server does so: a server that waited finds
 * the tables migrated. The lock belongs to a transaction, so that it also works behind a connection
 * pooler, and ends with its connection. The work uses a second connection.
 */
function migrateAlone(db: Kysely<Tables>, hooks: TableChangeHooks): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The transaction is idle during the backup and the migration.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(startLock)})`.execute(trx);
    await migrateTables(db, postgresMigrations, hooks);
  });
}

/** Runs work for which no request waits, without time limits and on separate connections. */
async function unhurried(
  url: string,
  work: (db: Kysely<Tables>) => Promise<void>,
  connections = 1,
): Promise<void> {
  const db = openDatabase(
    await openPool({ url, connections, statementTimeoutMillis: 0, responseTimeoutMillis: 0 }),
  );
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

function openDatabase({ pool, responseTimeoutMillis }: Line): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: wrapPool(pool, responseTimeoutMillis) }),
  });
}

interface Line {
  pool: Pool;
  responseTimeoutMillis: number;
}

/**
 * Opens a connection pool. The driver is loaded only here, so that a server on SQLite does not hold
 * the driver in memory.
 */
async function openPool({
  url,
  connections,
  statementTimeoutMillis,
  responseTimeoutMillis,
}: Required<
  Omit<PostgresParts, 'clock' | 'recordLimits' | keyof TableChangeHooks>
>): Promise<Line> {
  const { default: pg } = await import('pg');
  const asNumber = new Set<number>([pg.types.builtins.INT8]);
  const asText = new Set<number>([pg.types.builtins.JSON, pg.types.builtins.JSONB]);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: Math.min(10_000, responseTimeoutMillis || Infinity),
    keepAlive: true,
    application_name: 'selah',
    // The timeout is set after the connection is open, because connection poolers reject it as a
    // startup parameter.
    onConnect: async (client) =>
      void (await client.query(
        withTimeout(responseTimeoutMillis, `set statement_timeout = ${statementTimeoutMillis}`),
      )),
    types: {
      getTypeParser: (type, format) => {
        // Counts and times fit into a double; JSON is parsed where its escaped texts are known.
        if (asNumber.has(type)) return Number;
        if (asText.has(type)) return String;
        return pg.types.getTypeParser(type, format);
      },
    },
  });
  // An idle connection broke. The pool opens another connection, and the next call fails if the
  // database is unreachable.
  pool.on('error', () => undefined);
  // A connection in use can break, and the pool does not handle its error event. The current query
  // fails by itself, or otherwise the next query.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return { pool, responseTimeoutMillis };
}

/**
 * Returns the configuration of a query with a response timeout. The timeout is set for each query,
 * because the driver's global setting cannot be unset.
 */
function withTimeout(
  responseTimeoutMillis: number,
  text: string,
  values: unknown[] = [],
): QueryConfig {
  return {
    text,
    values,
    ...(responseTimeoutMillis > 0 && { query_timeout: responseTimeoutMillis }),
  };
}

/**
 * Adapts the pool for Kysely. Parameters such as ids come from clients. A parameter that PostgreSQL
 * cannot read as text is escaped, so that it matches nothing instead of causing an error.
 */
function wrapPool(pool: Pool, responseTimeoutMillis: number): PostgresPool {
  const guard = (parameter: unknown): unknown =>
    typeof parameter === 'string' && (parameter.includes('\0') || !parameter.isWellFormed())
      ? escapeText(parameter)
      : parameter;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseOutage('unavailable', error);
      });
      let lost: DatabaseOutage | undefined;
      async function query(text: string, parameters: readonly unknown[]): Promise<unknown> {
        // After a query without a response, no further queries are sent on this connection. Each of
        // them would wait just as long.
        if (lost) throw lost;
        try {
          return await client.query(
            withTimeout(responseTimeoutMillis, text, parameters.map(guard)),
          );
        } catch (error) {
          const fault = toFault(error);
          if (fault instanceof DatabaseOutage && fault.kind === 'unavailable') lost = fault;
          throw fault;
        }
      }
      return {
        // Kysely's type has an overload with a cursor, which only its streams use. This store has
        // no streams.
        query: query as unknown as PostgresPoolClient['query'],
        release: (discard) => client.release(discard || lost !== undefined),
      };
    },
  };
}

function toFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  // The caller may not be the cause, because the statement may have waited for other transactions.
  if (code === canceled)
    return new HttpError(
      503,
      'query_too_costly',
      'The database took too long. Request less data at once, or try again later.',
      { retryAfter: 30 },
    );
  const kind = getOutage(code, error.message);
  return kind === undefined ? error : new DatabaseOutage(kind, error);
}

const maxTries = 10;

async function writeWithRetries<T>(
  db: Kysely<Tables>,
  work: (trx: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries >= maxTries || !isConflict(error)) throw error;
      // A random delay keeps the two conflicting transactions from retrying at the same moment.
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * 10 * 2 ** Math.min(tries, 6));
      });
    }
  }
}

/** Deadlocks, and transactions that a distributed database could not order. */
function isConflict(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
  );
}
