// A sync collection: the local records of one entity as the engine uses them, read directly from
// storage and written by pure modifiers.
import {
  fillObjectDataBeforeInsert,
  getWrittenDocumentsFromBulkWriteResponse,
  type RxCollection,
  type RxDocumentData,
} from 'rxdb';
import type { ObjectSchema } from '../schemas/json-schema.ts';
import type { EntityAccess } from '../schemas/entities/entity-definition.ts';
import type { EntityName } from '../schemas/entities/registry.ts';
import type { Fields, LocalRecord } from '../schemas/local-record.ts';

/** The entities that replicate. `User` is the profile, one row per user. */
export type SyncedEntity = EntityName | 'User';

/** Key-value store for the engine's own state, such as checkpoints, beside the records. */
export interface SyncStateStore {
  /** Returns an empty string if the key has no value. */
  read(key: string): Promise<string>;
  write(key: string, value: string): Promise<void>;
}

/**
 * The operations of RxDB that the engine uses. A collection that several entities share offers them
 * for the records of one entity.
 */
export interface SyncedRecords extends Pick<
  RxCollection<LocalRecord>,
  'schema' | 'find' | 'bulkInsert'
> {
  readonly storageInstance: Pick<
    RxCollection<LocalRecord>['storageInstance'],
    'findDocumentsById' | 'query' | 'count' | 'bulkWrite' | 'cleanup'
  >;
}

/** One entity on the device. */
export interface SyncCollection {
  readonly entity: SyncedEntity;
  readonly schema: ObjectSchema;
  readonly collection: SyncedRecords;
  /** `owner`: pushed and pulled. `content`: public, only pulled. */
  readonly access: EntityAccess;
  /**
   * Prefix of each record's client id if several content entities share a collection; otherwise
   * empty.
   */
  readonly prefix: string;
  /**
   * Checkpoints of the pull, stored beside the records of the same user. `resetLostCheckpoints`
   * detects checkpoints whose records were lost.
   */
  readonly state: SyncStateStore;
  /** Returns the local index key of a record, computed from its fields. */
  refOf(fields: Fields): string;
}

/** A record with the storage's revision, which shows whether the record changed [R3]. */
export type StoredDocument = RxDocumentData<LocalRecord>;

/**
 * [R1] Reads records directly from the storage. Another tab may have written a moment ago, and this
 * tab's query cache does not contain that write.
 */
export async function readByIds(
  { collection }: SyncCollection,
  ids: readonly string[],
): Promise<Map<string, StoredDocument>> {
  const found = await collection.storageInstance.findDocumentsById([...ids], false);
  return new Map(found.map((doc) => [doc.client_id, doc]));
}

export async function readOne(
  syncCollection: SyncCollection,
  id: string,
): Promise<StoredDocument | undefined> {
  return (await readByIds(syncCollection, [id])).get(id);
}

/** In the order in which they were made: client ids begin with a time. */
export async function readPending(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  const pending = await readWhere(syncCollection, { sync: 'waiting' });
  return pending.toSorted((a, b) => (a.client_id < b.client_id ? -1 : 1));
}

/**
 * Reads all records that the server is assumed to hold. This reads the whole collection and is too
 * slow for every cycle.
 */
export async function readSynced(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { sync: 'safe', removed: false });
}

/** Every record that is not removed. */
export async function readVisible(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { removed: false });
}

/** Reads removed records whose removal has no pending change for the server. */
export async function readTombstones(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { sync: 'safe', removed: true });
}

/** Reads records with a change that the server rejected. */
export async function readRejected(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { sync: 'refused' });
}

/** Returns whether the collection has no record at all, tombstones included. */
export async function isEmpty({ collection, prefix }: SyncCollection): Promise<boolean> {
  const selector = prefix === '' ? {} : { client_id: { $gte: prefix, $lt: `${prefix}\uffff` } };
  const query = collection.find({ selector, limit: 1 }).getPreparedQuery();
  return (await collection.storageInstance.query(query)).documents.length === 0;
}

async function readWhere(
  { collection, prefix }: SyncCollection,
  selector: { sync?: LocalRecord['sync']; removed?: boolean },
): Promise<StoredDocument[]> {
  const query = collection.find({ selector }).getPreparedQuery();
  const { documents } = await collection.storageInstance.query(query);
  return prefix === '' ? documents : documents.filter(({ client_id: id }) => id.startsWith(prefix));
}

/**
 * [R2] Changes a record with a pure, total function of the stored record at the moment of writing.
 * @param next returns the new record, or null to leave the record; runs again after a write
 *   conflict
 * @returns the record as written, or null if it was left
 */
export async function updateDocument(
  syncCollection: SyncCollection,
  id: string,
  next: (doc: StoredDocument) => LocalRecord | null,
): Promise<StoredDocument | null> {
  const now = await readOne(syncCollection, id);
  return now ? ((await updateDocuments(syncCollection, [now], next))[0] ?? null) : null;
}

/**
 * Changes many records in one storage write, like `updateDocument`. Each record must have just been
 * read and must occur once. After a write conflict, `next` runs again with the newly stored record.
 * @returns the results as in `updateDocument`, in the order of `docs`
 */
export async function updateDocuments(
  syncCollection: SyncCollection,
  docs: Iterable<StoredDocument>,
  next: (doc: StoredDocument) => LocalRecord | null,
): Promise<(StoredDocument | null)[]> {
  const asked = [...docs];
  const written = new Map<string, StoredDocument>();
  for (let left = asked; left.length > 0;) {
    const rows = left.flatMap((previous) => {
      const wanted = next(previous);
      // `ref` follows from the record's fields, whether the person or the server changed them.
      return wanted === null
        ? []
        : [
            {
              previous,
              document: { ...previous, ...wanted, ref: syncCollection.refOf(wanted.record) },
            },
          ];
    });
    if (rows.length === 0) break;
    const response = await syncCollection.collection.storageInstance.bulkWrite(rows, 'replication');
    for (const doc of getWrittenDocumentsFromBulkWriteResponse('client_id', rows, response))
      written.set(doc.client_id, doc);
    left = response.error.flatMap((fault) => {
      if (fault.status !== 409) throw new Error(`a write failed with status ${fault.status}`);
      // Another tab may have purged an old tombstone.
      return fault.documentInDb._deleted ? [] : [fault.documentInDb];
    });
  }
  return asked.map(({ client_id: id }) => written.get(id) ?? null);
}

/**
 * Deletes records permanently in the state in which they were read. A record that changed since,
 * for example because it was restored, stays.
 */
export async function deleteDocuments(
  { collection }: SyncCollection,
  docs: readonly StoredDocument[],
): Promise<void> {
  if (docs.length === 0) return;
  const { error } = await collection.storageInstance.bulkWrite(
    docs.map((doc) => ({ previous: doc, document: { ...doc, _deleted: true } })),
    'drop-records',
  );
  const other = error.find(({ status }) => status !== 409);
  if (other) throw new Error(`drop failed with status ${other.status}`);
  await collection.storageInstance.cleanup(0);
}

/**
 * Inserts records that do not exist yet.
 * @returns ids of records that existed already and were not changed
 */
export async function insertMissing(
  syncCollection: SyncCollection,
  docs: readonly LocalRecord[],
): Promise<string[]> {
  if (docs.length === 0) return [];
  const { error } = await syncCollection.collection.bulkInsert([...docs]);
  const other = error.find(({ status }) => status !== 409);
  if (other) throw new Error(`insert failed with status ${other.status}`);
  return error.map(({ documentId }) => documentId);
}

/**
 * Inserts a record and updates another record in one storage transaction, so that no reader and no
 * crash finds only one of the two writes. A record that another tab inserted or changed since it
 * was read keeps its state.
 * @param previous the record to update, as it was read
 * @returns which of the two writes was made
 */
export async function insertWithUpdate(
  { collection, refOf }: SyncCollection,
  inserted: LocalRecord,
  previous: StoredDocument,
  updated: LocalRecord,
): Promise<{ isInserted: boolean; isUpdated: boolean }> {
  const { error } = await collection.storageInstance.bulkWrite(
    [
      { document: fillObjectDataBeforeInsert(collection.schema, inserted) },
      { previous, document: { ...previous, ...updated, ref: refOf(updated.record) } },
    ],
    'replication',
  );
  const other = error.find(({ status }) => status !== 409);
  if (other) throw new Error(`a write failed with status ${other.status}`);
  const conflicts = new Set(error.map(({ documentId }) => documentId));
  return {
    isInserted: !conflicts.has(inserted.client_id),
    isUpdated: !conflicts.has(previous.client_id),
  };
}
