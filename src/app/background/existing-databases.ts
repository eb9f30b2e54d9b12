// Checks whether the device database or a user's database exists on the device in exactly the
// schema version of this script. A worker must not create a database, nor open another version.
import {
  deviceCollectionCreators,
  userCollectionCreators,
} from '../../data/database/collections.ts';
import { deviceDatabaseName, userDatabasePrefix } from '../../data/database/database.ts';

type CollectionCreators = Readonly<
  Record<string, { readonly schema: { readonly version: number } }>
>;

/** Returns false in browsers that cannot list their databases. */
export async function hasDeviceDatabase(storage: IDBFactory): Promise<boolean> {
  return hasDatabase(storage, deviceDatabaseName, deviceCollectionCreators);
}

/** @param account the user's id */
export async function hasUserDatabase(storage: IDBFactory, account: string): Promise<boolean> {
  return hasDatabase(storage, userDatabasePrefix + account, userCollectionCreators);
}

/**
 * Returns true only if every collection exists in this version and in no other. An older script
 * thus leaves databases of a newer app alone. RxDB itself rejects the same version with another
 * schema, before it reads a record.
 */
async function hasDatabase(
  storage: IDBFactory,
  database: string,
  plan: CollectionCreators,
): Promise<boolean> {
  if (!('databases' in storage)) return false;
  // RxDB's Dexie storage creates one database for each collection, named like this.
  const begin = `rxdb-dexie-${database}--`;
  const here = (await storage.databases()).flatMap(({ name }) =>
    name?.startsWith(begin) ? [name.slice(begin.length)] : [],
  );
  return Object.entries(plan).every(([collection, { schema }]) => {
    const versions = here.filter((name) => name.replace(/^\d+--/, '') === collection);
    return versions.length === 1 && versions[0] === `${schema.version}--${collection}`;
  });
}
