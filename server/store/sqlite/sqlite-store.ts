// Opens the store on SQLite with Node's built-in driver: migrates the tables, and adapts the driver
// with cached prepared statements.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Clock } from '../../clock.ts';
import { migrateTables, type TableChangeHooks } from '../sql/migrate.ts';
import { usualRecordLimits, type Database, type RecordLimits } from '../sql/database.ts';
import { rejectWritesOfRemovedUsers } from '../sql/deleted-user-writes.ts';
import { createGroupCommit } from './group-commit.ts';
import { createMemoryLimits, createSqlLimits } from '../sql/sql-limits.ts';
import { DatabaseOutage, type OutageKind } from '../database-outage.ts';
import { sqliteMigrations } from './sqlite-migrations.ts';
import { openReader } from './reader-thread.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../sql/tables.ts';
import { deleteExpired } from '../sql/cleanup.ts';
import { createSqlStore } from '../sql/sql-store.ts';
import { trackWrites } from '../sql/full-disk-check.ts';

/** SQLITE_CONSTRAINT_FOREIGNKEY */
const foreignKeyFault = 787;

/**
 * Counters of limits with a window of at least this length are stored in the database and survive a
 * restart. In milliseconds.
 */
const longWindowMillis = 24 * 60 * 60_000;

interface SqliteParts extends TableChangeHooks {
  path: string;
  clock: Clock;
  recordLimits?: RecordLimits;
  opened?: (connection: DatabaseSync) => void;
}

/**
 * Creates the tables of an earlier version in a new file.
 * @param newest name of the last migration to run
 */
export async function createEarlierTables(path: string, newest: string): Promise<void> {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: adapt(new DatabaseSync(path)) }),
  });
  try {
    await migrateTables(
      db,
      Object.fromEntries(Object.entries(sqliteMigrations).filter(([name]) => name <= newest)),
    );
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the database and migrates its tables.
 * @param options.path path of the file, which is created when missing, or `:memory:`
 * @param options.opened receives the connection when the store is ready; used by tests to inspect
 *   and limit the connection
 */
export async function openSqlite({
  path,
  clock,
  recordLimits = usualRecordLimits,
  opened,
  ...hooks
}: SqliteParts): Promise<Store> {
  const connection = new DatabaseSync(path, { timeout: 5_000, enableForeignKeyConstraints: true });
  // WAL with FULL: each commit is flushed to disk before the response is sent. Acknowledged writes
  // thus survive a power failure, and not only kill -9, for which NORMAL would be enough. The cost
  // is one flush per commit. `secure_delete` overwrites deleted content with zeros: otherwise a
  // text that was erased, or replaced by a ciphertext, stays in free pages of the file. The value `fast`
  // is not enough, because it leaves the pages of long texts.
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;',
  );
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(connection) }) });
  try {
    await migrateTables(db, sqliteMigrations, hooks);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  // Kysely gives the only SQLite connection to one query or transaction at a time, so no query
  // reads an unfinished write.
  const { write, check } = trackWrites({
    write: rejectWritesOfRemovedUsers(
      createGroupCommit(db),
      ({ errcode }) => errcode === foreignKeyFault,
    ),
    clock,
  });
  // A database in memory has only one connection.
  const reader =
    path === ':memory:'
      ? db
      : openReader(path, (error) => {
          const kind = getOutage(error);
          return kind === undefined ? error : new DatabaseOutage(kind, error);
        });
  const database: Database = { db, reader, dialect: sqliteDialect, clock, recordLimits, write };
  const [short, long] = [createMemoryLimits(clock), createSqlLimits(database)];
  opened?.(connection);
  return {
    ...createSqlStore(database, check),
    limits: {
      take: (key, rule, amount) =>
        (rule.windowMillis < longWindowMillis ? short : long).take(key, rule, amount),
      countUsed: async (key) => (await short.countUsed(key)) || long.countUsed(key),
    },
    async deleteExpired(maxSessionMillis) {
      short.deleteExpired();
      await deleteExpired(database, maxSessionMillis);
    },
    async close() {
      if (reader !== db) await reader.destroy();
      await db.destroy();
    },
  };
}

/**
 * Maximum number of cached prepared statements. The least recently used statement is dropped first.
 */
const maxStatements = 300;

function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) statements.delete(text);
      const statement = known ?? orOutage(() => prepare(connection, text));
      statements.set(text, statement);
      if (statements.size > maxStatements) evictOldest(statements);
      return statement;
    },
  };
}

function evictOldest(statements: Map<string, SqliteStatement>): void {
  const [oldest] = statements.keys();
  if (oldest !== undefined) statements.delete(oldest);
}

function prepare(connection: DatabaseSync, text: string): SqliteStatement {
  // Kysely's own transactions (its migrations) always write as well. `begin immediate` takes the
  // write lock at the start, where busy_timeout applies.
  const statement = connection.prepare(text === 'begin' ? 'begin immediate' : text);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => orOutage(() => statement.all(...(parameters as SQLInputValue[]))),
    run: (parameters) => orOutage(() => statement.run(...(parameters as SQLInputValue[]))),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

function orOutage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const kind = getOutage(error);
    throw kind === undefined ? error : new DatabaseOutage(kind, error);
  }
}

function getOutage(error: unknown): OutageKind | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'))
    return undefined;
  // The higher bits only give details of the same error.
  switch (error.errcode & 0xff) {
    case sqlite.full:
    case sqlite.ioError:
    case sqlite.readOnly:
      return 'full';
    case sqlite.busy:
    case sqlite.locked:
    case sqlite.cannotOpen:
      return 'unavailable';
    default:
      return undefined;
  }
}

/** Result codes from https://sqlite.org/rescode.html. */
const sqlite = { busy: 5, locked: 6, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 } as const;
