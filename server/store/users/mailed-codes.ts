// Stores codes and links that were mailed to users, in SQL. Only their hashes are stored.
import type { Selectable } from 'kysely';
import type { Database } from '../sql/database.ts';
import { insertMail } from '../sql/sql-mails.ts';
import type { StoredCode, StoredTicket, TicketPurpose, UserStore } from '../store.ts';
import type { Tables } from '../sql/tables.ts';

type CodeStore = Pick<
  UserStore,
  | 'putCode'
  | 'findCode'
  | 'takeCodeTry'
  | 'putTicket'
  | 'findTicket'
  | 'findTicketByHash'
  | 'takeTicket'
>;

export function createSqlCodes({ db, write }: Pick<Database, 'db' | 'write'>): CodeStore {
  async function code(userId: string): Promise<StoredCode | undefined> {
    const row = await db
      .selectFrom('codes')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && codeFromRow(row);
  }

  return {
    findCode: code,

    putCode: (userId, { hash, sentAt, expiresAt, triesLeft }, mail) =>
      write(async (trx) => {
        const row = { hash, sent_at: sentAt, expires_at: expiresAt, tries_left: triesLeft };
        await trx
          .insertInto('codes')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute();
        await insertMail(trx, mail);
      }),

    async takeCodeTry(userId) {
      const used = await write((trx) =>
        trx
          .updateTable('codes')
          .set((build) => ({ tries_left: build('tries_left', '-', 1) }))
          .where('user_id', '=', userId)
          .where('tries_left', '>', 0)
          .returningAll()
          .executeTakeFirst(),
      );
      return used ? codeFromRow({ ...used, tries_left: used.tries_left + 1 }) : code(userId);
    },

    putTicket: ({ hash, userId, purpose, sentAt, expiresAt }, mail) =>
      write(async (trx) => {
        const row = { hash, sent_at: sentAt, expires_at: expiresAt };
        await trx
          .insertInto('tickets')
          .values({ user_id: userId, purpose, ...row })
          .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
          .execute();
        await insertMail(trx, mail);
      }),

    async findTicket(userId, purpose) {
      const row = await db
        .selectFrom('tickets')
        .selectAll()
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row && ticketFromRow(row, purpose);
    },

    async findTicketByHash(hash, purpose) {
      const row = await db
        .selectFrom('tickets')
        .selectAll()
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row && ticketFromRow(row, purpose);
    },

    takeTicket: (hash, purpose) =>
      write(async (trx) => {
        const row = await trx
          .deleteFrom('tickets')
          .where('hash', '=', hash)
          .where('purpose', '=', purpose)
          .returningAll()
          .executeTakeFirst();
        return row && ticketFromRow(row, purpose);
      }),
  };
}

function codeFromRow(row: Selectable<Tables['codes']>): StoredCode {
  return {
    hash: row.hash,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    triesLeft: row.tries_left,
  };
}

function ticketFromRow(row: Selectable<Tables['tickets']>, purpose: TicketPurpose): StoredTicket {
  return {
    hash: row.hash,
    userId: row.user_id,
    purpose,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}
