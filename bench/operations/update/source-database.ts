// A database of an earlier version, from which the trials of the updates copy. It starts at the
// oldest version, and goes from version to version as a server that was updated each time.
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isPostgres } from '../../../server/admin/database-copy/open-database.ts';
import { openPostgresDatabase } from '../../../server/admin/database-copy/postgres-table-access.ts';
import { openSqliteDatabase } from '../../../server/admin/database-copy/sqlite-table-access.ts';
import type { AdminDatabase } from '../../../server/admin/database-copy/table-access.ts';
import { hashPassword } from '../../../server/auth/password-hash.ts';
import { postgresMigrations } from '../../../server/store/postgres/postgres-migrations.ts';
import { migrateTables } from '../../../server/store/sql/migrate.ts';
import type { Tables } from '../../../server/store/sql/tables.ts';
import { createEarlierTables } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Cleanup } from '../cleanup.ts';
import { password } from '../container/person-calls.ts';
import {
  createDatabase,
  dropDatabase,
  getDatabaseAddress,
  type DatabaseKind,
} from '../databases.ts';
import type { RunningPostgres } from '../postgres.ts';
import { buildAddedRows, fillOldestVersion, type SampleSize } from './sample-rows.ts';
import { selectMigrations } from './versions.ts';

export interface SourceDatabase {
  readonly kind: DatabaseKind;
  /** A `postgres:` URL, or the path of the SQLite file. */
  readonly address: string;
  /** Changes the tables to those of the version, and adds rows to what the version added. */
  advance(version: string): Promise<void>;
  /** @param dataFolder DATA_DIR of the server that uses the copy */
  getCopyAddress(dataFolder: string): string;
  /** Copies the database for a server. The copy before must be removed. */
  copy(dataFolder: string): Promise<void>;
  /** Removes the copy, and the data folder. */
  removeCopy(dataFolder: string): Promise<void>;
  remove(): Promise<void>;
}

export interface SourceParts {
  folder: string;
  postgres: Pick<RunningPostgres, 'url'>;
  cleanup: Cleanup;
}

const sourceName = 'update_source';
const copyName = 'update_copy';

/** Creates a database of the version with the samples. */
export async function createSourceDatabase(
  { folder, postgres, cleanup }: SourceParts,
  kind: DatabaseKind,
  version: string,
  size: SampleSize,
): Promise<SourceDatabase> {
  const address =
    kind === 'SQLite'
      ? join(folder, `${sourceName}.sqlite`)
      : await createDatabase(postgres, sourceName);

  function getCopyAddress(dataFolder: string): string {
    return kind === 'SQLite'
      ? join(dataFolder, 'selah.sqlite')
      : getDatabaseAddress(postgres, copyName);
  }

  async function advance(to: string): Promise<void> {
    await migrateTo(address, to);
    await withDatabase(address, cleanup, async (database) => {
      for (const statement of buildAddedRows(to, kind, size)) await database.query(statement);
    });
  }

  await migrateTo(address, version);
  await withDatabase(address, cleanup, async (database) =>
    fillOldestVersion(database, kind, size, await hashPassword(password)),
  );
  // The rows of tables of the oldest version itself.
  await advance(version);
  return {
    kind,
    address,
    advance,
    getCopyAddress,
    async copy(dataFolder) {
      if (kind === 'PostgreSQL') await createDatabase(postgres, copyName, sourceName);
      else await copyFile(address, getCopyAddress(dataFolder));
    },
    async removeCopy(dataFolder) {
      if (kind === 'PostgreSQL') await dropDatabase(postgres, copyName);
      await rm(dataFolder, { recursive: true, force: true });
    },
    async remove() {
      if (kind === 'PostgreSQL') await dropDatabase(postgres, sourceName);
      else await rm(address);
    },
  };
}

async function migrateTo(address: string, version: string): Promise<void> {
  if (!isPostgres(address)) return createEarlierTables(address, version);
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  // Without a listener, a connection that breaks would end this process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateTables(db, selectMigrations(postgresMigrations, version));
  } finally {
    await db.destroy();
  }
}

/** Opens the database for fast writes that need not survive a crash. */
async function withDatabase(
  address: string,
  cleanup: Cleanup,
  work: (database: AdminDatabase) => Promise<void>,
): Promise<void> {
  const database = await openForWrites(address);
  // After Ctrl-C the next statement fails, and the work ends.
  const close = closeOnce(database);
  cleanup.add(close);
  try {
    await work(database);
  } finally {
    await close();
  }
}

async function openForWrites(address: string): Promise<AdminDatabase> {
  if (isPostgres(address)) {
    const database = await openPostgresDatabase(address);
    await database.query('set synchronous_commit = off');
    return database;
  }
  const database = openSqliteDatabase(address, { readOnly: false });
  database.database.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -200000; pragma temp_store = memory;',
  );
  return database;
}

function closeOnce(database: Pick<AdminDatabase, 'close'>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => (closing ??= database.close());
}
