// Opens the local databases: one of the device, one per person. Where the browser refuses to keep anything, both live in memory.
import { Dexie } from 'dexie';
import { createRxDatabase, type RxCollectionCreator, type RxDatabase, type RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { type DeviceCollections, openedOfDevice, openedOfPerson, type PersonalCollections } from './collections.ts';

export type DeviceDatabase = RxDatabase<DeviceCollections>;
export type PersonalDatabase = RxDatabase<PersonalCollections>;

/** `memory`: nothing outlives this window, which the person must be told. */
export type StorageKind = 'kept' | 'memory';

// A page that comes back from the back-forward cache would find its databases closed, and RxDB does not open them again.
Dexie.disableBfCache = true;

const deviceName = 'selah-device';
const personalPrefix = 'selah-person-';

/** The account of somebody who is not signed in. */
export const guest = 'guest';

export async function findStorage(): Promise<StorageKind> {
  try {
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

export function openDevice(storage: StorageKind): Promise<DeviceDatabase> {
  return open<DeviceCollections>(deviceName, storage, openedOfDevice);
}

/** @param account the user's id, or `guest` */
export function openPersonal(account: string, storage: StorageKind): Promise<PersonalDatabase> {
  return open<PersonalCollections>(personalPrefix + account, storage, openedOfPerson);
}

/** Removes everything of one person from this device. The storage of RxDB leaves empty databases behind: they go, too. */
export async function removePersonal(database: PersonalDatabase, account: string): Promise<void> {
  try {
    await database.remove();
  } finally {
    if ('databases' in indexedDB) {
      const own = `rxdb-dexie-${personalPrefix}${account}--`;
      for (const { name } of await indexedDB.databases()) if (name?.startsWith(own)) indexedDB.deleteDatabase(name);
    }
  }
}

async function open<Collections>(
  name: string,
  kind: StorageKind,
  plan: { readonly [Name in keyof Collections]: RxCollectionCreator },
): Promise<RxDatabase<Collections>> {
  const database = await createRxDatabase<Collections>({ name, storage: await storageOf(kind), multiInstance: kind === 'kept', closeDuplicates: true });
  await database.addCollections(plan);
  return database;
}

async function storageOf(kind: StorageKind): Promise<RxStorage<unknown, unknown>> {
  if (kind === 'kept') return getRxStorageDexie();
  const { getRxStorageMemory } = await import('rxdb/plugins/storage-memory');
  return getRxStorageMemory();
}
