// SQL implementation of `MailStore`: e-mails that wait for the mail server, or that it refused.
import { sql, type Kysely, type Selectable } from 'kysely';
import { escapeText, unescapeText } from '../escape-text.ts';
import type { ClaimedMail, MailStore, NewMail, WaitingMailKind } from '../mail-store.ts';
import type { Database } from './database.ts';
import { insertMessage } from './sql-messages.ts';
import type { Tables } from './tables.ts';

type MailRow = Selectable<Tables['mails']>;

/** Stores an e-mail in the transaction of the write that causes it; nothing without an e-mail. */
export async function insertMail(trx: Kysely<Tables>, mail: NewMail | undefined): Promise<void> {
  if (!mail) return;
  await trx
    .insertInto('mails')
    .values({
      id: mail.id,
      kind: mail.kind,
      user_id: mail.userId,
      recipient: escapeText(mail.to),
      content: mail.content,
      code_hash: mail.codeHash,
      created_at: mail.createdAt,
      attempts: 0,
      next_attempt: mail.createdAt,
      stopped_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export function createSqlMails({ db, dialect, write }: Database): MailStore {
  /** Changes a row that still belongs to the claim. */
  function changeClaimed({ id, attempts }: ClaimedMail, change: Partial<MailRow>): Promise<void> {
    return write(
      async (trx) =>
        void (await trx
          .updateTable('mails')
          .set(change)
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .execute()),
    );
  }

  /** @param stopped `is`: counts e-mails that wait; `is not`: those that were given up */
  async function countMails(stopped: 'is' | 'is not'): Promise<number> {
    const { count } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('stopped_at', stopped, null)
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    add: (mail) => write((trx) => insertMail(trx, mail)),

    async claim(now, claimEndsAt, onlyIds) {
      const due = db
        .selectFrom('mails')
        .select('id')
        .where('next_attempt', '<=', now)
        .$if(onlyIds !== undefined, (query) =>
          query.where(dialect.isAmong(sql.ref('mails.id'), [...(onlyIds ?? [])])),
        )
        .orderBy('next_attempt')
        .orderBy('id')
        .limit(1);
      // Usually no e-mail is due, and then no lock is taken. An empty write would also count as a
      // sign that the disk has space.
      if (!(await due.executeTakeFirst())) return undefined;
      const row = await write((trx) =>
        trx
          .updateTable('mails')
          .set((build) => ({
            attempts: build('attempts', '+', 1),
            next_attempt: claimEndsAt,
            // Until the attempt has ended. `retryNow` recognizes a claim by it.
            last_error: null,
          }))
          .where('id', '=', dialect.name === 'PostgreSQL' ? due.forUpdate().skipLocked() : due)
          .returningAll()
          .executeTakeFirst(),
      );
      return row && { ...mailFromRow(row), content: row.content };
    },

    async hasValidCode({ codeHash }, now) {
      if (codeHash === null) return true;
      const rows = await db
        .selectFrom('codes')
        .select('hash')
        .where('hash', '=', codeHash)
        .where('expires_at', '>', now)
        .where('tries_left', '>', 0)
        .unionAll(
          db
            .selectFrom('tickets')
            .select('hash')
            .where('hash', '=', codeHash)
            .where('expires_at', '>', now),
        )
        .execute();
      return rows.length > 0;
    },

    remove: (id) =>
      write(async (trx) => void (await trx.deleteFrom('mails').where('id', '=', id).execute())),

    retryAt: (mail, nextAttemptAt, error) =>
      changeClaimed(mail, { next_attempt: nextAttemptAt, last_error: error }),

    giveUp: (mail, now, error) =>
      changeClaimed(mail, {
        next_attempt: null,
        stopped_at: now,
        last_error: error,
        ...(mail.codeHash !== null && { content: '' }),
      }),

    turnIntoMessage: ({ id, attempts }, message) =>
      write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('mails')
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n) await insertMessage(trx, message);
      }),

    async list(limit) {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map((row) => ({
        ...mailFromRow(row),
        nextAttemptAt: row.next_attempt,
        stoppedAt: row.stopped_at,
        lastError: row.last_error,
      }));
    },

    retryNow: (id, now) =>
      write(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('mails')
          .set((build) => ({
            next_attempt: build
              .case()
              .when(
                build.and([
                  build('attempts', '>', 0),
                  build('last_error', 'is', null),
                  build('next_attempt', '>', now),
                ]),
              )
              .then(build.ref('next_attempt'))
              .else(now)
              .end(),
            stopped_at: null,
          }))
          .where('id', '=', id)
          .where('content', '!=', '')
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),

    countWaiting: () => countMails('is'),
    countGivenUp: () => countMails('is not'),
  };
}

const kinds: readonly WaitingMailKind[] = ['code', 'link', 'notice', 'message', 'operator'];

function mailFromRow(row: MailRow): Omit<ClaimedMail, 'content'> {
  const kind = kinds.find((known) => known === row.kind);
  if (!kind)
    throw new Error('The database holds a kind of e-mail that this program does not know.');
  return {
    id: row.id,
    kind,
    userId: row.user_id,
    to: unescapeText(row.recipient),
    codeHash: row.code_hash,
    createdAt: row.created_at,
    attempts: row.attempts,
  };
}
