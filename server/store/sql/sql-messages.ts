// SQL implementation of `MessageStore`: messages to the operator that could not be sent by e-mail.
import type { Kysely } from 'kysely';
import { escapeText, unescapeText } from '../escape-text.ts';
import type { MessageStore, NewOperatorMessage, StoredOperatorMessage } from '../message-store.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export function createSqlMessages({ db, write }: Database): MessageStore {
  return {
    add: (message) => write((trx) => insertMessage(trx, message)),

    list: () => readMessages(db),
    listNewest: (limit) => readMessages(db, { newest: limit }),

    async markRead(id, now) {
      await write((trx) =>
        trx
          .updateTable('operator_messages')
          .set({ read_at: now })
          .where('id', '=', id)
          .where('read_at', 'is', null)
          .execute(),
      );
      const [message] = await readMessages(db, { id });
      return message;
    },

    remove: (id) =>
      write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('operator_messages')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),

    async countUnread() {
      const { count } = await db
        .selectFrom('operator_messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('read_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

export async function insertMessage(
  trx: Kysely<Tables>,
  { id, userId, subject, body, createdAt }: NewOperatorMessage,
): Promise<void> {
  await trx
    .insertInto('operator_messages')
    .values({
      id,
      user_id: userId,
      subject: escapeText(subject),
      body: escapeText(body),
      created_at: createdAt,
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * @param which.id reads only this message
 * @param which.newest reads only that many, newest first; otherwise the oldest is first
 */
async function readMessages(
  db: Kysely<Tables>,
  { id, newest }: { id?: string; newest?: number } = {},
): Promise<StoredOperatorMessage[]> {
  const direction = newest === undefined ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('operator_messages')
    .leftJoin('users', 'users.id', 'operator_messages.user_id')
    .selectAll('operator_messages')
    .select('users.email')
    .$if(id !== undefined, (query) => query.where('operator_messages.id', '=', id ?? ''))
    .orderBy('operator_messages.created_at', direction)
    .orderBy('operator_messages.id', direction)
    .$if(newest !== undefined, (query) => query.limit(newest ?? 0))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    userEmail: row.email === null ? null : unescapeText(row.email),
    subject: unescapeText(row.subject),
    body: unescapeText(row.body),
    createdAt: row.created_at,
    readAt: row.read_at,
  }));
}
