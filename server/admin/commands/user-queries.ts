// Queries about users for the admin commands: user lists, data counts, and their error messages.
import { listPeople } from '../../auth/people.ts';
import { createCatalog, listContentEntities } from '../../entities/catalog.ts';
import { loadCatalog } from '../../entities/entities-dir.ts';
import type { Settings } from '../../settings.ts';
import type { StoredUser, Store } from '../../store/store.ts';
import { CommandError, type AdminDatabase } from '../database-copy/table-access.ts';

export interface UserSummary {
  id: string;
  email: string;
  role: string;
  verified: boolean;
  disabled: boolean;
  /** ISO 8601 UTC; missing when the user has no session. */
  signed_in: string | undefined;
  records: number;
}

/** Returns all users, the oldest account first, without the service user of the server. */
export async function listUsers(store: Store, database: AdminDatabase): Promise<UserSummary[]> {
  const records = new Map(
    (await database.query('select owner_id, count(*) as count from records group by owner_id')).map(
      (row) => [row['owner_id'], Number(row['count'])],
    ),
  );
  return (await listPeople(store.users)).map(
    ({ id, email, role, isVerified, isDisabled, lastLogin }) => ({
      id,
      email,
      role,
      verified: isVerified,
      disabled: isDisabled,
      signed_in: lastLogin ?? undefined,
      records: records.get(id) ?? 0,
    }),
  );
}

/** @throws CommandError */
export async function requireUser(store: Store, emailOrId: string): Promise<StoredUser> {
  const user =
    (await store.users.findByEmail(emailOrId.trim().toLowerCase())) ??
    (await store.users.find(emailOrId.trim()));
  if (!user || user.isService)
    throw new CommandError(`There is no account with the e-mail or id ${emailOrId}.`);
  return user;
}

export interface UserDataCounts {
  /** Number of records by entity. */
  records: Record<string, number>;
  /** The number of deleted records that can still be restored. */
  trash: number;
  files: number;
  fileBytes: number;
  sessions: number;
  passkeys: number;
}

export async function countUserData(
  database: AdminDatabase,
  userId: string,
): Promise<UserDataCounts> {
  const records = await database.query(
    'select entity, count(*) as count from records where owner_id = $1 group by entity order by entity',
    [userId],
  );
  const [trash] = await database.query(
    'select count(*) as count from deletions where owner_id = $1 and fields is not null',
    [userId],
  );
  const [files] = await database.query(
    'select count(*) as count, coalesce(sum(size), 0) as bytes from files where owner_id = $1',
    [userId],
  );
  const [sessions] = await database.query(
    'select count(*) as count from sessions where user_id = $1',
    [userId],
  );
  const [passkeys] = await database.query(
    'select count(*) as count from passkeys where user_id = $1',
    [userId],
  );
  return {
    records: Object.fromEntries(
      records.map((row) => [String(row['entity']), Number(row['count'])]),
    ),
    trash: Number(trash?.['count']),
    files: Number(files?.['count']),
    fileBytes: Number(files?.['bytes']),
    sessions: Number(sessions?.['count']),
    passkeys: Number(passkeys?.['count']),
  };
}

/** Returns the entities of this server whose records all users read and only admins write. */
export function readContentEntities({ entitiesDir }: Pick<Settings, 'entitiesDir'>): string[] {
  return listContentEntities(entitiesDir ? loadCatalog(entitiesDir) : createCatalog());
}

/** Returns the error for a change that would leave no active admin. */
export function lastAdminCommandError({ email }: StoredUser): CommandError {
  return new CommandError(
    `${email} is the last admin. Make another account an admin first. Nothing was changed.`,
  );
}
