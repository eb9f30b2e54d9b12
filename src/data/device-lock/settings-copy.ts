// Copy of the settings of the device lock in the user's databases, written last into a complete copy
// of the records. It tells which database counts if the browser lost the text in localStorage, or
// stored it late.
import { createRxDatabase, type RxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import {
  type DeviceRecord,
  type UserCollections,
  userCollectionCreators,
} from '../database/collections.ts';
import {
  listDexieNames,
  lockedSuffix,
  type UserDatabase,
  userDatabasePrefix,
} from '../database/database.ts';
import { formatLockSettings, type LockSettings, parseLockSettings } from './lock-settings.ts';
import { clearKind } from './sealed-storage.ts';

const copyId = 'device-lock';

export function buildSettingsCopy(settings: LockSettings): DeviceRecord {
  return {
    id: copyId,
    kind: clearKind,
    order: '',
    value: { text: formatLockSettings(settings) },
  };
}

export async function storeSettingsCopy(
  { activity }: Pick<UserDatabase, 'activity'>,
  settings: LockSettings,
): Promise<void> {
  await activity.incrementalUpsert(buildSettingsCopy(settings));
}

/** The database no longer counts as a complete copy. */
export async function removeSettingsCopy({
  activity,
}: Pick<UserDatabase, 'activity'>): Promise<void> {
  await (await activity.findOne(copyId).exec())?.incrementalRemove();
}

/**
 * Opens the device records of a database without the key: the others stay encrypted.
 * @returns null if the database does not exist, or is no complete copy
 */
export async function readSettingsCopy(
  account: string,
  which: 'locked' | 'clear',
): Promise<LockSettings | null> {
  const name = userDatabasePrefix + account + (which === 'locked' ? lockedSuffix : '');
  // Without a list of databases, all possible names are returned: nothing is known then.
  if (!('databases' in indexedDB) || (await listDexieNames(name)).length === 0) return null;
  const database: RxDatabase<Pick<UserCollections, 'activity'>> = await createRxDatabase({
    name,
    storage: getRxStorageDexie(),
    multiInstance: false,
    closeDuplicates: true,
  });
  try {
    await database.addCollections({ activity: userCollectionCreators.activity });
    const [doc] = await database.activity.storageInstance.findDocumentsById([copyId], false);
    const text = doc?.value['text'];
    return typeof text === 'string' ? parseLockSettings(text) : null;
  } finally {
    await database.close();
  }
}
