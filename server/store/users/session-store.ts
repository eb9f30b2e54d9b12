// SQL implementation of `SessionStore`: the sessions of signed-in users.
import { sql } from 'kysely';
import type { Database } from '../sql/database.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type { SessionStore } from '../store.ts';
import { userFromRow, type UserRow } from './user-store.ts';

export function createSqlSessions(
  database: Pick<Database, 'db' | 'dialect' | 'clock' | 'write'>,
): SessionStore {
  const { write } = database;
  return {
    start: ({ id, userId, createdAt, expiresAt, device = null, network = null }) =>
      write(
        async (trx) =>
          void (await trx
            .insertInto('sessions')
            .values({
              id,
              user_id: userId,
              created_at: createdAt,
              expires_at: expiresAt,
              device,
              network,
            })
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

    extend: (id, expiresAt, network = null) =>
      write(
        async (trx) =>
          void (await trx
            .updateTable('sessions')
            .set({ expires_at: expiresAt, ...(network !== null && { network }) })
            .where('id', '=', id)
            .execute()),
      ),

    async list(userId) {
      const rows = await database.db
        .selectFrom('sessions')
        .select(['id', 'created_at', 'expires_at', 'device', 'network'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('push_subscriptions')
              .select('push_subscriptions.id')
              .whereRef('push_subscriptions.session_id', '=', 'sessions.id')
              .where('push_subscriptions.next_due', 'is not', null),
          ).as('receives_reminders'),
        )
        .where('user_id', '=', userId)
        .where('expires_at', '>', database.clock.now())
        .orderBy('expires_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        userId,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        device: row.device,
        network: row.network,
        receivesReminders: Boolean(row.receives_reminders),
      }));
    },

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
