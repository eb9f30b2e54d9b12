// Opens the local databases: one of the device, one per person. Where the browser refuses to keep anything, both live in memory.
import { Dexie } from 'dexie';
import { createRxDatabase, removeRxDatabase, type RxCollectionCreator, type RxDatabase, type RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type DeviceCollections, devicePlan, personalPlan, type PersonalCollections } from './collections.ts';
import { deleteDatabases, holdHome, withEmptyHome } from './home-lock.ts';
import { decideUpsertsFromStorage } from './upserts.ts';

export type DeviceDatabase = RxDatabase<DeviceCollections>;
export type PersonalDatabase = RxDatabase<PersonalCollections>;

/** `memory`: nothing outlives this window, which the person must be told. */
export type StorageKind = 'kept' | 'memory';

// A page that comes back from the back-forward cache would find its databases closed, and RxDB does not open them again.
Dexie.disableBfCache = true;

export const deviceName = 'selah-device';
export const personalPrefix = 'selah-person-';

export async function findStorage(): Promise<StorageKind> {
  try {
    // Something lies here already: what is made and deleted only to be sure holds up every start.
    if (await hasDevice()) return 'kept';
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
    // Private windows of some browsers, a full disk, storage switched off: reading must go on.
    return 'memory';
  }
}

async function hasDevice(): Promise<boolean> {
  return 'databases' in indexedDB && (await indexedDB.databases()).some(({ name }) => name?.startsWith(homeName(deviceName)));
}

export async function openDevice(storage: StorageKind): Promise<DeviceDatabase> {
  const database = await open<DeviceCollections>(deviceName, storage, devicePlan);
  decideUpsertsFromStorage(database.chapters);
  return database;
}

/** @param account the user's id, or `guest` */
export async function openPersonal(account: string, storage: StorageKind): Promise<PersonalDatabase> {
  const letGo = storage === 'kept' ? await holdHome(account) : () => {};
  try {
    const database = await open<PersonalCollections>(personalPrefix + account, storage, personalPlan);
    database.onClose.push(async () => letGo());
    decideUpsertsFromStorage(database.activity);
    return database;
  } catch (fault) {
    letGo();
    throw fault;
  }
}

/** Closes a person's database and removes everything in it from this device. @returns as `removeHome` does */
export async function removePersonal(database: PersonalDatabase, account: string, isStillWanted?: () => boolean): Promise<boolean> {
  if (database.storage.name === 'memory') {
    await database.remove();
    return true;
  }
  // A connection that was lost before may fail to close; what is to be removed does not need it.
  await database.close().catch(() => false);
  return removeHome(account, isStillWanted);
}

/**
 * Removes everything of one person from this device, in whichever tab it was opened. Where a page that stands still keeps the databases
 * open, they are emptied at once, and must be removed later: a removal that waits would keep every later opening waiting, too.
 * @param isStillWanted asked at the last moment: the same person may have come back in another tab
 * @returns false when empty databases are left, which are to be removed at the next start
 */
export async function removeHome(account: string, isStillWanted: () => boolean = () => true): Promise<boolean> {
  const name = personalPrefix + account;
  const isDone = await withEmptyHome(account, async () => !isStillWanted() || deleteDatabases(await namesOf(name)));
  if (isDone || !isStillWanted()) return true;
  await removeRxDatabase(name, getRxStorageDexie(), true);
  return false;
}

/** RxDB keeps each collection in a database of its own. */
async function namesOf(database: string): Promise<string[]> {
  const begin = homeName(database);
  // Browsers that do not tell: all there can be.
  if (!('databases' in indexedDB)) return ['_rxdb_internal', ...Object.keys(personalPlan)].map((collection) => `${begin}0--${collection}`);
  return (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith(begin) ? [name] : []));
}

function homeName(database: string): string {
  return `rxdb-dexie-${database}--`;
}

async function open<Collections>(
  name: string,
  kind: StorageKind,
  plan: { readonly [Name in keyof Collections]: RxCollectionCreator },
): Promise<RxDatabase<Collections>> {
  const database = await createRxDatabase<Collections>({ name, storage: await storageOf(kind), multiInstance: kind === 'kept', closeDuplicates: true });
  try {
    await database.addCollections(plan);
  } catch (fault) {
    // Half of it may be open, and RxDB counts it: the next try would find no room.
    await database.close().catch(() => false);
    throw fault;
  }
  return database;
}

async function storageOf(kind: StorageKind): Promise<RxStorage<unknown, unknown>> {
  if (kind === 'kept') return getRxStorageDexie();
  const { getRxStorageMemory } = await import('rxdb/plugins/storage-memory');
  return getRxStorageMemory();
}
