// Queries and checks about users for the admin commands: user lists, data counts, and the
// protection of the last admin.
import { createCatalog } from '../../entities/catalog.ts';
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
  const signIns = new Map(
    (
      await database.query(
        'select user_id, max(created_at) as latest from sessions group by user_id',
      )
    ).map((row) => [row['user_id'], Number(row['latest'])]),
  );
  const summaries: UserSummary[] = [];
  for await (const user of iterateUsers(store)) {
    if (user.isService) continue;
    const signedIn = signIns.get(user.id);
    summaries.push({
      id: user.id,
      email: user.email,
      role: user.role,
      verified: user.isVerified,
      disabled: user.disabled,
      signed_in: signedIn === undefined ? undefined : new Date(signedIn).toISOString(),
      records: records.get(user.id) ?? 0,
    });
  }
  return summaries;
}

async function* iterateUsers(store: Store): AsyncIterable<StoredUser> {
  const limit = 500;
  let after: { value: string; id: string } | undefined;
  for (;;) {
    const page = await store.users.list({
      where: { op: 'and', all: [] },
      sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
      limit,
      skip: 0,
      withFields: true,
      ...(after && { after }),
    });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    after = { value: last.createdDate, id: last.id };
  }
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
  return {
    records: Object.fromEntries(
      records.map((row) => [String(row['entity']), Number(row['count'])]),
    ),
    trash: Number(trash?.['count']),
    files: Number(files?.['count']),
    fileBytes: Number(files?.['bytes']),
    sessions: Number(sessions?.['count']),
  };
}

/** Returns the entities of this server whose records all users read and only admins write. */
export function listContentEntities({ entitiesDir }: Pick<Settings, 'entitiesDir'>): string[] {
  const catalog = entitiesDir ? loadCatalog(entitiesDir) : createCatalog();
  return catalog.all().flatMap(({ name, access }) => (access === 'content' ? [name] : []));
}

/** @throws CommandError when the user is the last active admin of the app */
export async function refuseLastAdmin(store: Store, user: StoredUser): Promise<void> {
  if (user.role !== 'admin' || (await findOtherAdmin(store, user))) return;
  throw new CommandError(
    `${user.email} is the last admin. Make another account an admin first. Nothing was changed.`,
  );
}

/** Returns the oldest active admin other than the user. */
export async function findOtherAdmin(
  store: Store,
  user: StoredUser,
): Promise<StoredUser | undefined> {
  for await (const other of iterateUsers(store)) {
    if (other.id !== user.id && isActiveAdmin(other)) return other;
  }
  return undefined;
}

export function isActiveAdmin({ role, isVerified, disabled, isService }: StoredUser): boolean {
  return role === 'admin' && isVerified && !disabled && !isService;
}
