// The operations of a store that are the same on SQLite and PostgreSQL.
import { sql } from 'kysely';
import { buildLatestStampSql, buildNewEpochSql } from '../database-epoch.ts';
import { readChangeSummary } from '../records/latest-changes.ts';
import { createSqlRecords } from '../records/record-store.ts';
import type { Store } from '../store.ts';
import { createSqlSessions } from '../users/session-store.ts';
import { createSqlUsers } from '../users/user-store.ts';
import type { Database } from './database.ts';
import { createSqlFiles } from './sql-files.ts';
import { createSqlMails } from './sql-mails.ts';
import { createSqlMessages } from './sql-messages.ts';
import { createSqlPasskeys } from './sql-passkeys.ts';
import { createSqlPush } from './sql-push.ts';

/** @param checkWrites rejects while the database cannot write */
export function createSqlStore(
  database: Database,
  checkWrites: () => Promise<void>,
): Omit<Store, 'limits' | 'deleteExpired' | 'close'> {
  const { db, write } = database;
  return {
    users: createSqlUsers(database),
    sessions: createSqlSessions(database),
    records: createSqlRecords(database),
    files: createSqlFiles(database),
    push: createSqlPush(database),
    passkeys: createSqlPasskeys(database),
    messages: createSqlMessages(database),
    mails: createSqlMails(database),
    readChangeSummary: (which) => readChangeSummary(database, which),
    renewEpoch: () => write(async (trx) => void (await buildNewEpochSql().execute(trx))),
    renewUserEpoch: (ownerId) =>
      write(async (trx) => void (await buildNewEpochSql(ownerId).execute(trx))),
    readLatestStamp: async () => (await buildLatestStampSql().execute(db)).rows[0]?.last ?? '',
    async check() {
      await sql`select 1`.execute(db);
      await checkWrites();
    },
  };
}
