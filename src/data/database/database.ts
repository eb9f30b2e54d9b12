// Opens and deletes the local databases: one for the device, one per user. If the browser denies
// storage, both are in memory.
import { Dexie } from 'dexie';
import {
  createRxDatabase,
  removeRxDatabase,
  type RxCollectionCreator,
  type RxDatabase,
  type RxStorage,
} from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { readInBatches } from './batched-reads.ts';
import {
  addSharedEntities,
  type DeviceCollections,
  deviceCollectionCreators,
  userCollectionCreators,
  type UserCollections,
} from './collections.ts';
import {
  deleteDatabases,
  acquireDatabaseLock,
  withExclusiveDatabaseLock,
} from './database-lock.ts';
import { sharedCollectionName } from './shared-collection.ts';
import { patchUpserts } from './upsert-from-storage.ts';

export type DeviceDatabase = RxDatabase<DeviceCollections>;
export type UserDatabase = RxDatabase<UserCollections>;

/** Encrypts the database of a user: see src/data/device-lock/open-lock.ts. */
export interface DatabaseLock {
  wrapStorage(storage: RxStorage<unknown, unknown>): RxStorage<unknown, unknown>;
}

/** `memory`: all data is lost with this window, and the user must be informed. */
export type StorageKind = 'kept' | 'memory';

// A page restored from the back-forward cache would find its databases closed, and RxDB does not
// reopen them.
Dexie.disableBfCache = true;

export const deviceDatabaseName = 'selah-device';
export const userDatabasePrefix = 'selah-person-';
/**
 * Ends the name of an encrypted database. It is another database, so that no code without the key,
 * such as an earlier version of the app, ever reads an encrypted record.
 */
export const lockedSuffix = '-locked';

export async function detectStorageKind(): Promise<StorageKind> {
  try {
    // An existing database proves that storage works; creating and deleting a test database would
    // delay every start.
    if (await isDeviceDatabasePresent()) return 'kept';
    const probe = 'selah-probe';
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(probe);
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
      opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
      opening.addEventListener('blocked', () => reject(new Error('blocked')));
    });
    indexedDB.deleteDatabase(probe);
    return 'kept';
  } catch {
    // The storage is unavailable (a private window of some browsers, a full disk, storage switched
    // off), but the user must still be able to read.
    return 'memory';
  }
}

async function isDeviceDatabasePresent(): Promise<boolean> {
  return (
    'databases' in indexedDB &&
    (await indexedDB.databases()).some(({ name }) =>
      name?.startsWith(getDexiePrefix(deviceDatabaseName)),
    )
  );
}

export async function openDeviceDatabase(storage: StorageKind): Promise<DeviceDatabase> {
  const database = await openDatabase<DeviceCollections>(
    deviceDatabaseName,
    storage,
    deviceCollectionCreators,
  );
  patchUpserts(database.chapters);
  return database;
}

/**
 * @param account the user's id, or `guest`
 * @param lock opens the encrypted database of the user
 */
export async function openUserDatabase(
  account: string,
  storage: StorageKind,
  lock: DatabaseLock | null = null,
): Promise<UserDatabase> {
  const releaseLock = storage === 'kept' ? await acquireDatabaseLock(account) : () => {};
  try {
    const database = await openUserCollections(account, storage, lock);
    database.onClose.push(async () => releaseLock());
    return database;
  } catch (fault) {
    releaseLock();
    throw fault;
  }
}

/** As `openUserDatabase`, for a caller that has exclusive use of the user's databases. */
export async function openUserCollections(
  account: string,
  storage: StorageKind,
  lock: DatabaseLock | null,
): Promise<UserDatabase> {
  const database = await openDatabase<UserCollections>(
    userDatabasePrefix + account + (lock ? lockedSuffix : ''),
    storage,
    userCollectionCreators,
    lock,
  );
  patchUpserts(database.activity);
  addSharedEntities(database);
  return database;
}

/**
 * Closes the database of a user and removes all its data from this device. @returns as
 * `deleteUserDatabase` does
 */
export async function closeAndDeleteUserDatabase(
  database: UserDatabase,
  account: string,
  isStillWanted?: () => boolean,
): Promise<boolean> {
  if (database.storage.name === 'memory') {
    await database.remove();
    return true;
  }
  // A connection that was lost may fail to close; the deletion does not need it.
  await database.close().catch(() => false);
  return deleteUserDatabase(account, isStillWanted);
}

/**
 * Deletes all data of one user from this device, whichever tab has opened it. If a frozen page
 * holds the databases, they are emptied at once and must be deleted later: a waiting deletion would
 * block every later opening.
 * @param isStillWanted called at the last moment, because the same user may have signed in again in
 *   another tab
 * @returns false if empty databases are left, which the next start has to delete
 */
export async function deleteUserDatabase(
  account: string,
  isStillWanted: () => boolean = () => true,
): Promise<boolean> {
  const name = userDatabasePrefix + account;
  const names = [name, name + lockedSuffix];
  const isDone = await withExclusiveDatabaseLock(
    account,
    async () =>
      !isStillWanted() || deleteDatabases((await Promise.all(names.map(listDexieNames))).flat()),
  );
  if (isDone || !isStillWanted()) return true;
  for (const one of names)
    if ((await listDexieNames(one)).length > 0)
      await removeRxDatabase(one, getRxStorageDexie(), true);
  return false;
}

/**
 * Returns the names of all databases of the user; RxDB stores each collection in a separate
 * database.
 */
export async function listDexieNames(database: string): Promise<string[]> {
  const begin = getDexiePrefix(database);
  // Some browsers cannot list databases: all possible names are returned, also that of the shared
  // collection, which a later version of the app may have opened.
  if (!('databases' in indexedDB))
    return [
      ...new Set(['_rxdb_internal', sharedCollectionName, ...Object.keys(userCollectionCreators)]),
    ].map((collection) => `${begin}0--${collection}`);
  return (await indexedDB.databases()).flatMap(({ name }) =>
    name?.startsWith(begin) ? [name] : [],
  );
}

function getDexiePrefix(database: string): string {
  return `rxdb-dexie-${database}--`;
}

async function openDatabase<Collections>(
  name: string,
  kind: StorageKind,
  creators: Readonly<Record<string, RxCollectionCreator>>,
  lock: DatabaseLock | null = null,
): Promise<RxDatabase<Collections>> {
  const storage = await createStorage(kind);
  const database = await createRxDatabase<Collections>({
    name,
    storage: lock?.wrapStorage(storage) ?? storage,
    multiInstance: kind === 'kept',
    closeDuplicates: true,
  });
  try {
    await database.addCollections(creators);
  } catch (fault) {
    // A part of the database may be open, and RxDB counts it: without closing it, the next attempt
    // would exceed RxDB's limit.
    await database.close().catch(() => false);
    throw fault;
  }
  return database;
}

async function createStorage(kind: StorageKind): Promise<RxStorage<unknown, unknown>> {
  if (kind === 'kept') return readInBatches(getRxStorageDexie());
  const { getRxStorageMemory } = await import('rxdb/plugins/storage-memory');
  return getRxStorageMemory();
}
