// SQL implementation of `SessionStore`: the sessions of signed-in users.
import { sql } from 'kysely';
import type { Database } from '../sql/database.ts';
import { isOwnedBy } from '../sql/owner-condition.ts';
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

    async find(id, userId) {
      const [row] = await createQuery<UserRow & { created_at: number; expires_at: number }>(
        database,
      )`
        select users.*, sessions.created_at, sessions.expires_at from sessions join users on users.id = sessions.user_id where sessions.id = ${id} and sessions.user_id = ${userId}`;
      return (
        row && {
          session: { id, userId: row.id, createdAt: row.created_at, expiresAt: row.expires_at },
          user: userFromRow(row),
        }
      );
    },

    extend: ({ id, userId }, expiresAt, network = null) =>
      write(
        async (trx) =>
          void (await trx
            .updateTable('sessions')
            .set({ expires_at: expiresAt, ...(network !== null && { network }) })
            .where('id', '=', id)
            .where('user_id', '=', userId)
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
              .whereRef('push_subscriptions.user_id', '=', 'sessions.user_id')
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

    end: (id, userId) =>
      write(
        async (trx) =>
          void (await trx
            .deleteFrom('sessions')
            .where('id', '=', id)
            .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
            .execute()),
      ),

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

    async findActive(sessions) {
      const { db, dialect } = database;
      const userIds = [...new Set(sessions.map(({ userId }) => userId))];
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.id', 'users.updated_date'])
        .where(
          dialect.isAmong(
            sql.ref('sessions.id'),
            sessions.map(({ id }) => id),
          ),
        )
        .where(isOwnedBy(dialect, sql.ref('sessions.user_id'), userIds))
        .execute();
      return new Map(rows.map((row) => [row.id, row.updated_date]));
    },
  };
}
