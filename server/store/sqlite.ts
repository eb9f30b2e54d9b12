// The store on SQLite, through Node's own driver.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Clock } from '../clock.ts';
import { sqlRecords } from './records.ts';
import type { Store } from './store.ts';
import { migrations, type Tables } from './tables.ts';
import { sqlUsers } from './users.ts';

/**
 * Opens the database and brings its tables up to date.
 * @param options.path file, made when absent, or `:memory:`
 */
export async function openSqlite({ path, clock }: { path: string; clock: Clock }): Promise<Store> {
  const database = new DatabaseSync(path, { timeout: 5_000, enableForeignKeyConstraints: true });
  // WAL with FULL: each commit is flushed to the disk before it is answered, so that what was acknowledged survives
  // not only kill -9 (for which NORMAL would do) but also a power cut. It costs one flush a commit.
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  // Kysely gives SQLite's one connection to one query or transaction at a time: nobody reads what is half written.
  return {
    users: sqlUsers(db, clock),
    records: sqlRecords(db, clock),
    check: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  };
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    // A transaction of ours always writes: take the write lock at its start, where busy_timeout waits for it.
    prepare: (text) => adaptStatement(database.prepare(text === 'begin' ? 'begin immediate' : text)),
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
