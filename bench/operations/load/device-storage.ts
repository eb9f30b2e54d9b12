// Local records of a simulated device in RxDB's memory storage. The storage instances are used
// directly, as the engine uses them: RxDB's collections are limited to 13 in a process, and one
// process holds hundreds of devices.
import {
  createRxDatabase,
  createRxSchema,
  fillObjectDataBeforeInsert,
  getWrappedStorageInstance,
  normalizeMangoQuery,
  prepareQuery,
  type MangoQuery,
  type RxDatabase,
  type RxJsonSchema,
  type RxStorageInstance,
} from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { StoredDocument, SyncedRecords } from '../../../replication/sync-collection.ts';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { localRecordSchema } from '../../../src/data/database/record-collection.ts';

export interface DeviceRecords {
  readonly synced: SyncedRecords;
  insert(record: LocalRecord): Promise<void>;
  query(selector: MangoQuery<LocalRecord>['selector']): Promise<StoredDocument[]>;
  /** Calls `onRecord` with each record that was written. */
  onWrite(onRecord: (doc: StoredDocument) => void): void;
}

const storage = getRxStorageMemory();

/** The database has no collections; it holds what all storage instances share. */
export function openMemoryDatabase(): Promise<RxDatabase> {
  return createRxDatabase({ name: 'load', storage, multiInstance: false });
}

/** @param name unique name of the device and the entity */
export async function openDeviceRecords(
  database: RxDatabase,
  name: string,
): Promise<DeviceRecords> {
  const schema = createRxSchema(
    localRecordSchema as unknown as RxJsonSchema<LocalRecord>,
    database.hashFunction,
  );
  const instance = getWrappedStorageInstance<LocalRecord, unknown, unknown, unknown>(
    database,
    (await storage.createStorageInstance<LocalRecord>({
      databaseInstanceToken: database.token,
      databaseName: database.name,
      collectionName: name,
      schema: schema.jsonSchema,
      options: {},
      multiInstance: false,
      devMode: false,
    })) as RxStorageInstance<LocalRecord, unknown, unknown, unknown>,
    schema.jsonSchema,
  );
  const prepare = (query: MangoQuery<LocalRecord> = {}) =>
    prepareQuery(schema.jsonSchema, normalizeMangoQuery(schema.jsonSchema, query));

  async function bulkInsert(records: readonly LocalRecord[]) {
    const { error } = await instance.bulkWrite(
      records.map((record) => ({ document: fillObjectDataBeforeInsert(schema, record) })),
      'insert',
    );
    return { success: [], error };
  }

  return {
    synced: {
      schema,
      find: (query?: MangoQuery<LocalRecord>) => ({ getPreparedQuery: () => prepare(query) }),
      bulkInsert,
      storageInstance: instance,
      // The engine calls no other member of an RxDB query or of a result of an insert.
    } as unknown as SyncedRecords,
    async insert(record) {
      const { error } = await bulkInsert([record]);
      if (error[0]) throw new Error(`The insert failed with status ${error[0].status}.`);
    },
    query: async (selector) =>
      (await instance.query(prepare(selector === undefined ? {} : { selector }))).documents,
    onWrite(onRecord) {
      instance.changeStream().subscribe(({ events }) => {
        for (const { documentData } of events) onRecord(documentData as StoredDocument);
      });
    },
  };
}
