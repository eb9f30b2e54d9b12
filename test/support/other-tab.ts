// Simulates another tab of the same user with a separate storage handle on the same databases. No
// channel notifies this tab of its changes.
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { LocalRecord } from '../../schemas/local-record.ts';
import type { UserCollectionName } from '../../src/data/database/collections.ts';
import type { DataContext } from '../../src/data/data-context.ts';

/**
 * Writes a record as another tab would while this tab is suspended: the storage has the record, the
 * cache of this tab does not.
 */
export async function writeInOtherTab(
  { userDatabase }: DataContext,
  collection: UserCollectionName,
  record: LocalRecord,
): Promise<void> {
  const { schema } = userDatabase[collection];
  const handle = await getRxStorageDexie().createStorageInstance<LocalRecord>({
    databaseInstanceToken: 'another tab',
    databaseName: userDatabase.name,
    collectionName: collection,
    schema: schema.jsonSchema,
    options: {},
    multiInstance: false,
    devMode: false,
  });
  const document = {
    ...record,
    _deleted: false,
    _attachments: {},
    _meta: { lwt: Date.now() },
    _rev: '1-othertab',
  };
  const { error } = await handle.bulkWrite([{ document }], 'another tab');
  await handle.close();
  if (error.length > 0) throw new Error('The other tab could not write.');
}
