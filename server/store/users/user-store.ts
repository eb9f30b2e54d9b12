// SQL implementation of `UserStore`: users with their settings, roles and passwords, and the
// deletion of a user with all data. Codes and links are in mailed-codes.ts, figures in
// user-figures.ts.
import { sql, type Selectable } from 'kysely';
import { roles, type Role } from '../../../schemas/entities/user.ts';
import { transferOwnership } from './transfer-ownership.ts';
import { createSqlCodes } from './mailed-codes.ts';
import { createSqlFigures } from './user-figures.ts';
import { lastAdminError } from '../../errors.ts';
import { getUserEpochName } from '../database-epoch.ts';
import type { Database } from '../sql/database.ts';
import { escapeText, unescapeText } from '../escape-text.ts';
import { createUserResolver } from '../sql/field-columns.ts';
import { lockStampScopes, createId, sharedScope } from '../sql/ids-and-timestamps.ts';
import { buildOrder } from '../sql/sort-order.ts';
import { fieldsFromJson, fieldsToJson, mergeFields } from '../records/record-rows.ts';
import { toSqlCondition } from '../sql/sql-condition.ts';
import { stampFromMillis } from '../timestamp.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type { ChangeResult, ExpectedVersions, StoredUser, UserStore } from '../store.ts';
import type { NewMail } from '../mail-store.ts';
import { insertMail } from '../sql/sql-mails.ts';
import { deletePasskeys } from '../sql/sql-passkeys.ts';
import type { Tables } from '../sql/tables.ts';

export function createSqlUsers(database: Database): UserStore {
  const { db, dialect, clock, write } = database;

  /** Writes the changes that `edit` makes to a user, with a new date. */
  function changeUser(
    id: string,
    edit: (current: StoredUser) => Partial<StoredUser>,
    {
      expected,
      dropCode = false,
      codeHash,
      mail,
      dropsPasskeys = false,
    }: {
      expected?: ExpectedVersions;
      dropCode?: boolean;
      codeHash?: string | undefined;
      mail?: NewMail | undefined;
      dropsPasskeys?: boolean;
    } = {},
  ) {
    return write(async (trx): Promise<ChangeResult<StoredUser>> => {
      const stamps = await lockStampScopes(database, trx, [id]);
      const current = await findUser({ db: trx, dialect }, id);
      if (!current) return { kind: 'absent' };
      if (expected && !expected.includes(current.updatedDate)) return { kind: 'stale', current };
      if (dropCode) {
        const dropped = await trx
          .deleteFrom('codes')
          .where('user_id', '=', id)
          .$if(codeHash !== undefined, (query) => query.where('hash', '=', codeHash ?? ''))
          .executeTakeFirst();
        if (codeHash !== undefined && dropped.numDeletedRows === 0n) return { kind: 'absent' };
      }
      const value = { ...current, ...edit(current), updatedDate: stamps.allocate(id) };
      await trx.updateTable('users').set(userToRow(value)).where('id', '=', id).execute();
      if (dropsPasskeys) await deletePasskeys(trx, id);
      await insertMail(trx, mail);
      await stamps.save();
      return { kind: 'done', value };
    });
  }

  /** Writes a password hash. The update date stays, because no visible property has changed. */
  function putPasswordHash(
    id: string,
    passwordHash: string,
    {
      onlyUnproven = false,
      mail,
      dropsPasskeys = false,
    }: { onlyUnproven?: boolean; mail?: NewMail; dropsPasskeys?: boolean } = {},
  ): Promise<void> {
    return write(async (trx) => {
      await lockStampScopes(database, trx, [id]);
      await trx
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .$if(onlyUnproven, (query) => query.where('is_verified', '=', 0))
        .execute();
      if (dropsPasskeys) await deletePasskeys(trx, id);
      await insertMail(trx, mail);
    });
  }

  return {
    ...createSqlCodes(database),
    ...createSqlFigures(database),
    find: (id) => findUser(database, id),

    async findByEmail(email) {
      const [row] = await createQuery<UserRow>(
        database,
      )`select * from users where email = ${email}`;
      return row && userFromRow(row);
    },

    async list(listQuery) {
      const order = buildOrder(
        dialect,
        listQuery,
        createUserResolver(dialect),
        sql.ref('users.id'),
      );
      const rows = await db
        .selectFrom('users')
        .selectAll()
        .where(order.where)
        .orderBy(order.by)
        .orderBy('users.id')
        .limit(listQuery.limit)
        .$if(listQuery.skip > 0, (query) => query.offset(listQuery.skip))
        .execute();
      return rows.map(userFromRow);
    },

    async count(where) {
      const query = db
        .selectFrom('users')
        .select((build) => build.fn.countAll<number>().as('count'));
      return (
        await query
          .where(toSqlCondition(dialect, where, createUserResolver(dialect)))
          .executeTakeFirstOrThrow()
      ).count;
    },

    add: (user) =>
      write(async (trx) => {
        // The new id is not known to any other transaction yet, so its stamps need no lock.
        const stamp = stampFromMillis(clock.now());
        const added: StoredUser = {
          ...user,
          id: createId(clock),
          createdDate: stamp,
          updatedDate: stamp,
        };
        const row = await trx
          .insertInto('users')
          .values({ ...userToRow(added), id: added.id, created_date: stamp })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!row) return undefined;
        await trx.insertInto('clocks').values({ scope: added.id, last: stamp }).execute();
        return added;
      }),

    changeSettings: (id, change, expected) =>
      changeUser(id, ({ settings }) => ({ settings: mergeFields(settings, change) }), { expected }),
    change: (id, change) => changeUser(id, () => change),
    async verify(id, passwordHash, more) {
      const change = await changeUser(
        id,
        () => ({ isVerified: true, ...(passwordHash !== undefined && { passwordHash }) }),
        { dropCode: true, ...more },
      );
      return change.kind === 'done' ? change.value : undefined;
    },
    makeAdmin: async (id, passwordHash) =>
      void (await changeUser(id, () => ({ role: 'admin', isVerified: true, passwordHash }), {
        dropCode: true,
      })),

    setPasswordHash: putPasswordHash,
    setUnprovenPasswordHash: (id, passwordHash) =>
      putPasswordHash(id, passwordHash, { onlyUnproven: true }),

    remove: (id, transfer, mail) =>
      write(async (trx) => {
        const stamps = await lockStampScopes(database, trx, [
          id,
          sharedScope,
          ...(transfer ? [transfer.newOwnerId] : []),
        ]);
        if (
          transfer?.requireActiveAdmin &&
          !isActiveAdmin(await findUser({ db: trx, dialect }, transfer.newOwnerId))
        )
          throw lastAdminError();
        if (transfer) await transferOwnership({ db: trx, dialect }, stamps, id, transfer);
        // Foreign keys delete all other rows of the user. Records are deleted first, in the lock
        // order of every other write.
        await trx.deleteFrom('records').where('owner_id', '=', id).execute();
        const { numDeletedRows } = await trx
          .deleteFrom('users')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await trx.deleteFrom('clocks').where('scope', '=', id).execute();
        await trx.deleteFrom('facts').where('name', '=', getUserEpochName(id)).execute();
        if (numDeletedRows > 0n) await insertMail(trx, mail);
        await stamps.save();
        return numDeletedRows > 0n;
      }),
  };
}

function isActiveAdmin(user: StoredUser | undefined): boolean {
  return (
    user !== undefined &&
    user.role === 'admin' &&
    user.isVerified &&
    !user.disabled &&
    !user.isService
  );
}

async function findUser(
  database: Pick<Database, 'db' | 'dialect'>,
  id: string,
): Promise<StoredUser | undefined> {
  const [row] = await createQuery<UserRow>(database)`select * from users where id = ${id}`;
  return row && userFromRow(row);
}

export type UserRow = Selectable<Tables['users']>;

export function userFromRow(row: UserRow): StoredUser {
  return {
    id: row.id,
    email: unescapeText(row.email),
    passwordHash: row.password_hash,
    fullName: unescapeText(row.full_name),
    role: requireRole(row.role),
    isVerified: row.is_verified === 1,
    isAdmitted: row.is_admitted === 1,
    isService: row.is_service === 1,
    disabled: row.disabled === 1,
    settings: fieldsFromJson(row.settings),
    createdDate: row.created_date,
    updatedDate: row.updated_date,
  };
}

function userToRow(user: StoredUser) {
  return {
    email: user.email,
    password_hash: user.passwordHash,
    full_name: escapeText(user.fullName),
    role: user.role,
    is_verified: user.isVerified ? 1 : 0,
    is_admitted: user.isAdmitted ? 1 : 0,
    is_service: user.isService ? 1 : 0,
    disabled: user.disabled ? 1 : 0,
    settings: fieldsToJson(user.settings),
    updated_date: user.updatedDate,
  };
}

function requireRole(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new Error('The database holds a role that this program does not know.');
  return role;
}
