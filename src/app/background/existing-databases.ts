// Whether the databases that this script would open lie on the device, exactly so: a worker must
// make none, and touch none of another shape.
import {
  deviceCollectionCreators,
  userCollectionCreators,
} from '../../data/database/collections.ts';
import { deviceDatabaseName, userDatabasePrefix } from '../../data/database/database.ts';

type CollectionCreators = Readonly<
  Record<string, { readonly schema: { readonly version: number } }>
>;

/** False in browsers that do not tell. */
export async function hasDeviceDatabase(storage: IDBFactory): Promise<boolean> {
  return hasDatabase(storage, deviceDatabaseName, deviceCollectionCreators);
}

/** @param account the user's id */
export async function hasUserDatabase(storage: IDBFactory, account: string): Promise<boolean> {
  return hasDatabase(storage, userDatabasePrefix + account, userCollectionCreators);
}

/**
 * Every collection of the plan, each in this version and in no other: where a newer app has been
 * here, an older script stays away. The same version with another schema is refused by RxDB itself,
 * before it reads a record.
 */
async function hasDatabase(
  storage: IDBFactory,
  database: string,
  plan: CollectionCreators,
): Promise<boolean> {
  if (!('databases' in storage)) return false;
  // As RxDB's Dexie storage names them: one for each collection.
  const begin = `rxdb-dexie-${database}--`;
  const here = (await storage.databases()).flatMap(({ name }) =>
    name?.startsWith(begin) ? [name.slice(begin.length)] : [],
  );
  return Object.entries(plan).every(([collection, { schema }]) => {
    const versions = here.filter((name) => name.replace(/^\d+--/, '') === collection);
    return versions.length === 1 && versions[0] === `${schema.version}--${collection}`;
  });
}
