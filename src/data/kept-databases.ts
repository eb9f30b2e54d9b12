// Whether the databases that this script would open lie on the device, exactly so: a worker must make none, and touch none of another shape.
import { devicePlan, personalPlan } from './collections.ts';
import { deviceName, personalPrefix } from './database.ts';

type Plan = Readonly<Record<string, { readonly schema: { readonly version: number } }>>;

/** False in browsers that do not tell. */
export async function isDeviceKept(storage: IDBFactory): Promise<boolean> {
  return isKept(storage, deviceName, devicePlan);
}

/** @param account the user's id */
export async function isPersonKept(storage: IDBFactory, account: string): Promise<boolean> {
  return isKept(storage, personalPrefix + account, personalPlan);
}

/**
 * Every collection of the plan, each in this version and in no other: where a newer app has been here, an older script stays away. The same
 * version with another schema is refused by RxDB itself, before it reads a record.
 */
async function isKept(storage: IDBFactory, database: string, plan: Plan): Promise<boolean> {
  if (!('databases' in storage)) return false;
  // As RxDB's Dexie storage names them: one for each collection.
  const begin = `rxdb-dexie-${database}--`;
  const here = (await storage.databases()).flatMap(({ name }) => (name?.startsWith(begin) ? [name.slice(begin.length)] : []));
  return Object.entries(plan).every(([collection, { schema }]) => {
    const versions = here.filter((name) => name.replace(/^\d+--/, '') === collection);
    return versions.length === 1 && versions[0] === `${schema.version}--${collection}`;
  });
}
