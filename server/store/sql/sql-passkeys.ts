// SQL implementation of `PasskeyStore`: passkeys and the challenges of their registration and use.
// Only the name of a passkey is free text; all other texts were validated as plain ASCII.
import { sql, type Kysely, type Selectable } from 'kysely';
import { escapeText, unescapeText } from '../escape-text.ts';
import type { PasskeyStore, StoredPasskey } from '../passkey-store.ts';
import type { Database } from './database.ts';
import { createId, lockStampScopes } from './ids-and-timestamps.ts';
import { isOwnedBy } from './owner-condition.ts';
import { insertMail } from './sql-mails.ts';
import type { Tables } from './tables.ts';

export function createSqlPasskeys(database: Database): PasskeyStore {
  const { db, dialect, clock, write } = database;
  return {
    add: (passkey, max, mail) =>
      write(async (trx) => {
        // The lock keeps parallel registrations of one user from exceeding the maximum.
        await lockStampScopes(database, trx, [passkey.userId]);
        const { count } = await trx
          .selectFrom('passkeys')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', passkey.userId)
          .executeTakeFirstOrThrow();
        if (count >= max) return { kind: 'full' };
        const row = await trx
          .insertInto('passkeys')
          .values({
            id: createId(clock),
            user_id: passkey.userId,
            credential_id: passkey.credentialId,
            public_key: passkey.publicKey,
            counter: passkey.counter,
            transports: JSON.stringify(passkey.transports),
            is_multi_device: passkey.isMultiDevice ? 1 : 0,
            is_backed_up: passkey.isBackedUp ? 1 : 0,
            name: passkey.name === null ? null : escapeText(passkey.name),
            device: passkey.device,
            created_at: clock.now(),
            last_used_at: null,
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!row) return { kind: 'taken' };
        await insertMail(trx, mail);
        return { kind: 'added', passkey: passkeyFromRow(row) };
      }),

    async list(userId) {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(passkeyFromRow);
    },

    async findOfUser(userId, credentialId) {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .where(isOwnedBy(dialect, sql.ref('user_id'), [userId]))
        .executeTakeFirst();
      return row && passkeyFromRow(row);
    },

    recordUse: ({ id, userId }, { counter, isBackedUp }) =>
      write(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('passkeys')
          .set({ counter, is_backed_up: isBackedUp ? 1 : 0, last_used_at: clock.now() })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where((where) =>
            counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter),
          )
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),

    remove: (userId, id) =>
      write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),

    removeAll: (userId) => write((trx) => deletePasskeys(trx, userId)),

    putChallenge: ({ hash, purpose, userId, expiresAt }) =>
      write(async (trx) => {
        await trx.deleteFrom('passkey_challenges').where('expires_at', '<=', clock.now()).execute();
        await trx
          .insertInto('passkey_challenges')
          .values({ hash, purpose, user_id: userId, expires_at: expiresAt })
          .execute();
      }),

    takeChallenge: (hash, purpose) =>
      write(async (trx) => {
        const row = await trx
          .deleteFrom('passkey_challenges')
          .where('hash', '=', hash)
          .where('purpose', '=', purpose)
          .returningAll()
          .executeTakeFirst();
        return row && { hash, purpose, userId: row.user_id, expiresAt: row.expires_at };
      }),
  };
}

/** Deletes all passkeys of a user, and returns how many there were. */
export async function deletePasskeys(trx: Kysely<Tables>, userId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function passkeyFromRow(row: Selectable<Tables['passkeys']>): StoredPasskey {
  const transports: unknown = JSON.parse(row.transports);
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: Array.isArray(transports) ? transports.map(String) : [],
    isMultiDevice: row.is_multi_device === 1,
    isBackedUp: row.is_backed_up === 1,
    name: row.name === null ? null : unescapeText(row.name),
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
