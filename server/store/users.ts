// People, their settings and the codes mailed to them, in SQL.
import type { Kysely, Selectable } from 'kysely';
import { roles, type Role } from '../../schemas/user.ts';
import type { Clock } from '../clock.ts';
import { newId, takeStamp } from './marks.ts';
import { mergeFields, parseFields } from './rows.ts';
import type { StoredCode, StoredUser, UserStore } from './store.ts';
import type { Tables } from './tables.ts';

export function sqlUsers(db: Kysely<Tables>, clock: Clock): UserStore {
  return {
    find: (id) => findUser(db, 'id', id),
    findByEmail: (email) => findUser(db, 'email', email),

    add: (user) =>
      db.transaction().execute(async (trx) => {
        const id = newId(clock);
        const stamp = await takeStamp(trx, clock, id);
        const added = await trx
          .insertInto('users')
          .values({
            id,
            email: user.email,
            password_hash: user.passwordHash,
            full_name: user.fullName,
            role: user.role,
            is_verified: user.isVerified ? 1 : 0,
            disabled: user.disabled ? 1 : 0,
            settings: JSON.stringify(user.settings),
            created_date: stamp,
            updated_date: stamp,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returningAll()
          .executeTakeFirst();
        return added && userFromRow(added);
      }),

    changeSettings: (id, change, expected) =>
      db.transaction().execute(async (trx) => {
        const current = await findUser(trx, 'id', id);
        if (!current) return { kind: 'absent' };
        if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
        const settings = mergeFields(current.settings, change);
        const updatedDate = await takeStamp(trx, clock, id);
        await trx.updateTable('users').set({ settings: JSON.stringify(settings), updated_date: updatedDate }).where('id', '=', id).execute();
        return { kind: 'done', value: { ...current, settings, updatedDate } };
      }),

    verify: (id) =>
      db.transaction().execute(async (trx) => {
        const updated_date = await takeStamp(trx, clock, id);
        await trx.updateTable('users').set({ is_verified: 1, updated_date }).where('id', '=', id).execute();
        await trx.deleteFrom('codes').where('user_id', '=', id).execute();
      }),

    setPasswordHash: async (id, passwordHash) => {
      await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    },

    makeAdmin: (id, passwordHash) =>
      db.transaction().execute(async (trx) => {
        const updated_date = await takeStamp(trx, clock, id);
        await trx.updateTable('users').set({ role: 'admin', is_verified: 1, password_hash: passwordHash, updated_date }).where('id', '=', id).execute();
        await trx.deleteFrom('codes').where('user_id', '=', id).execute();
      }),

    putCode: (userId, code) =>
      db.transaction().execute(async (trx) => {
        const row = { hash: code.hash, sent_at: code.sentAt, expires_at: code.expiresAt, tries_left: code.triesLeft };
        await trx
          .insertInto('codes')
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute();
      }),

    code: (userId) => findCode(db, userId),

    takeTry: (userId) =>
      db.transaction().execute(async (trx) => {
        const code = await findCode(trx, userId);
        if (code && code.triesLeft > 0) {
          await trx.updateTable('codes').set({ tries_left: code.triesLeft - 1 }).where('user_id', '=', userId).execute();
        }
        return code;
      }),
  };
}

async function findUser(db: Kysely<Tables>, column: 'id' | 'email', value: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
  return row && userFromRow(row);
}

function userFromRow(row: Selectable<Tables['users']>): StoredUser {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    fullName: row.full_name,
    role: mustBeRole(row.role),
    isVerified: row.is_verified === 1,
    disabled: row.disabled === 1,
    settings: parseFields(row.settings),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
  };
}

function mustBeRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new Error('The database holds a role that this program does not know.');
  return role;
}

async function findCode(db: Kysely<Tables>, userId: string): Promise<StoredCode | undefined> {
  const row = await db.selectFrom('codes').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && { hash: row.hash, sentAt: row.sent_at, expiresAt: row.expires_at, triesLeft: row.tries_left };
}
