// Copy of the settings of the device lock in the locked database. A browser may lose localStorage
// and keep the databases; the copy then makes the locked records readable again.
import type { DeviceRecord } from '../database/collections.ts';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { createRxDatabase, type RxDatabase } from 'rxdb';
import {
  listDexieNames,
  lockedSuffix,
  type UserDatabase,
  userDatabasePrefix,
} from '../database/database.ts';
import { type UserCollections, userCollectionCreators } from '../database/collections.ts';
import {
  formatLockSettings,
  type LockSettings,
  parseLockSettings,
  readLockSettings,
  writeLockSettings,
} from './lock-settings.ts';
import { clearKind } from './sealed-storage.ts';

const copyId = 'device-lock';

export async function storeSettingsCopy(
  { activity }: Pick<UserDatabase, 'activity'>,
  settings: LockSettings,
): Promise<void> {
  const record: DeviceRecord = {
    id: copyId,
    kind: clearKind,
    order: '',
    value: { text: formatLockSettings(settings) },
  };
  await activity.incrementalUpsert(record);
}

/**
 * Restores the settings in localStorage from a locked database that has all records of the user,
 * before the user's database is opened.
 * @returns whether they were restored; the page must then start again
 */
export async function restoreSettings(account: string): Promise<boolean> {
  const current = readLockSettings();
  // Another user has used the browser meanwhile.
  if (current?.account === account) return current.state === 'on';
  const name = userDatabasePrefix + account;
  // Without a list of databases, all possible names are returned: nothing is known then.
  if (!('databases' in indexedDB)) return false;
  if ((await listDexieNames(name)).length > 0) return false;
  if ((await listDexieNames(name + lockedSuffix)).length === 0) return false;
  const text = await readSettingsCopy(name + lockedSuffix);
  if (text === null) return false;
  const settings = parseLockSettings(text);
  if (settings.account !== account) return false;
  writeLockSettings({ ...settings, state: 'on' });
  return true;
}

/** Opens the collection of the device records without the key: the others stay encrypted. */
async function readSettingsCopy(name: string): Promise<string | null> {
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
    return typeof text === 'string' ? text : null;
  } finally {
    await database.close();
  }
}
