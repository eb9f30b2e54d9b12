// SQL implementation of `SessionStore`: the sessions of signed-in users.
import { sql } from 'kysely';
import type { Database } from '../sql/database.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type { SessionStore } from '../store.ts';
import { userFromRow, type UserRow } from './user-store.ts';

export function createSqlSessions(
  database: Pick<Database, 'db' | 'dialect' | 'write'>,
): SessionStore {
  const { write } = database;
  return {
    start: ({ id, userId, createdAt, expiresAt }) =>
      write(
        async (trx) =>
          void (await trx
            .insertInto('sessions')
            .values({ id, user_id: userId, created_at: createdAt, expires_at: expiresAt })
            .execute()),
      ),

    async find(id) {
      const [row] = await createQuery<UserRow & { created_at: number; expires_at: number }>(
        database,
      )`
        select users.*, sessions.created_at, sessions.expires_at from sessions join users on users.id = sessions.user_id where sessions.id = ${id}`;
      return (
        row && {
          session: { id, userId: row.id, createdAt: row.created_at, expiresAt: row.expires_at },
          user: userFromRow(row),
        }
      );
    },

    extend: (id, expiresAt) =>
      write(
        async (trx) =>
          void (await trx
            .updateTable('sessions')
            .set({ expires_at: expiresAt })
            .where('id', '=', id)
            .execute()),
      ),

    end: (id) =>
      write(async (trx) => void (await trx.deleteFrom('sessions').where('id', '=', id).execute())),

    endAll: (userId, except) =>
      write(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
          .returning('id')
          .execute();
        return ended.map(({ id }) => id);
      }),

    async findActive(ids) {
      const rows = await database.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.id', 'users.updated_date'])
        .where(database.dialect.isAmong(sql.ref('sessions.id'), ids))
        .execute();
      return new Map(rows.map((row) => [row.id, row.updated_date]));
    },
  };
}
