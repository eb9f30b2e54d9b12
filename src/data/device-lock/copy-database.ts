// Copies a user's records between the database in clear and the locked one, while no tab has either
// of them open.
import {
  getChangedDocumentsSince,
  normalizeMangoQuery,
  prepareQuery,
  type RxCollection,
  type RxDocumentData,
  type RxStorage,
  type RxStorageInstance,
} from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { deleteDatabases } from '../database/database-lock.ts';
import {
  listDexieNames,
  lockedSuffix,
  openUserCollections,
  userDatabasePrefix,
} from '../database/database.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { LockSettings } from './lock-settings.ts';
import { createSeal } from './seal.ts';
import { clearKind, sealStorage } from './sealed-storage.ts';
import { storeSettingsCopy } from './settings-copy.ts';
import { withoutWordsInKeys } from '../records/activity-records.ts';
import type { DeviceRecord } from '../database/collections.ts';

type StoredDocument = RxDocumentData<Record<string, unknown>>;
const documentsPerBatch = 500;

/**
 * Copies all records, and the settings last: with them the copy is complete. A copy that an earlier
 * call has left is deleted first, and an incomplete one afterwards.
 *
 * @param to `locked`: from the database in clear to the locked database; `clear`: the other way
 * @throws Error if a record could not be copied; the copy then does not count
 */
export async function copyUserDatabase(
  settings: LockSettings,
  to: 'locked' | 'clear',
  key: DataKey,
): Promise<void> {
  const { account } = settings;
  const source = userDatabasePrefix + account + (to === 'clear' ? lockedSuffix : '');
  if (!(await deleteUserCopy(account, to))) throw new Error('An earlier copy is still open.');
  const seal = createSeal(key);
  const wrapStorage = (storage: RxStorage<unknown, unknown>) => sealStorage(storage, seal);
  const dexie: RxStorage<unknown, unknown> = getRxStorageDexie();
  const storage = to === 'clear' ? wrapStorage(dexie) : dexie;
  const database = await openUserCollections(
    account,
    'kept',
    to === 'locked' ? { wrapStorage } : null,
  );
  try {
    for (const collection of Object.values(database.collections))
      await copyCollection(source, storage, collection as unknown as RxCollection);
    await storeSettingsCopy(database, settings);
  } catch (fault) {
    await database.close();
    await deleteUserCopy(account, to);
    throw fault;
  }
  await database.close();
}

/** @returns false if the database is still open somewhere; it is then deleted later */
export async function deleteUserCopy(account: string, which: 'locked' | 'clear'): Promise<boolean> {
  const name = userDatabasePrefix + account + (which === 'locked' ? lockedSuffix : '');
  return deleteDatabases(await listDexieNames(name));
}

async function copyCollection(
  databaseName: string,
  storage: RxStorage<unknown, unknown>,
  target: RxCollection,
): Promise<void> {
  const source = (await storage.createStorageInstance({
    databaseInstanceToken: `copy-${Math.random()}`,
    databaseName,
    collectionName: target.name,
    schema: target.schema.jsonSchema,
    options: {},
    multiInstance: false,
    devMode: false,
  })) as RxStorageInstance<Record<string, unknown>, unknown, unknown>;
  try {
    /** Two spellings of a category, or of a question, become one record. */
    const seen = new Set<string>();
    const isFirst = (record: Record<string, unknown>) => {
      const id = String(record[target.schema.primaryPath]);
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    };
    let readCount = 0;
    let checkpoint: unknown;
    for (;;) {
      const batch = await getChangedDocumentsSince(source, documentsPerBatch, checkpoint);
      if (batch.documents.length === 0) break;
      checkpoint = batch.checkpoint;
      readCount += batch.documents.filter(({ _deleted: isDeleted }) => !isDeleted).length;
      const kept = batch.documents.filter(isCopied).map(toRecord);
      const { error } = await target.bulkInsert(kept.filter(isFirst));
      if (error[0]) throw new Error(`A record could not be copied: status ${error[0].status}.`);
    }
    const stored = await target.count({ selector: {} }).exec();
    if (stored !== seen.size || (await countSource(source)) !== readCount)
      throw new Error('The copy does not have all records.');
  } finally {
    await source.close();
  }
}

async function countSource(
  source: RxStorageInstance<Record<string, unknown>, unknown, unknown>,
): Promise<number> {
  const query = normalizeMangoQuery(source.schema, { selector: { _deleted: { $eq: false } } });
  return (await source.count(prepareQuery(source.schema, query))).count;
}

/** The settings of the lock belong to the locked database, which writes them itself. */
function isCopied(document: StoredDocument): boolean {
  return !document._deleted && document['kind'] !== clearKind;
}

/** Returns the document without the fields of RxDB. */
function toRecord(document: StoredDocument): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name]) => !name.startsWith('_'));
  const record = Object.fromEntries(fields);
  return 'kind' in record && 'value' in record
    ? { ...withoutWordsInKeys(record as unknown as DeviceRecord) }
    : record;
}
