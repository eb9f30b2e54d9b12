// One collection of local records as the engine sees it: read from storage itself, written by pure
// modifiers.
import {
  getWrittenDocumentsFromBulkWriteResponse,
  type RxCollection,
  type RxDocumentData,
} from 'rxdb';
import type { ObjectSchema } from '../schemas/json-schema.ts';
import type { EntityAccess } from '../schemas/entities/registry.ts';
import type { Fields, LocalRecord } from '../schemas/local-record.ts';
import type { SyncedEntity } from './transport.ts';

/** Where the engine keeps its own place, beside the records. */
export interface SyncStateStore {
  /** Empty when nothing was kept. */
  read(key: string): Promise<string>;
  write(key: string, value: string): Promise<void>;
}

/** One entity on the device. */
export interface SyncCollection {
  readonly entity: SyncedEntity;
  readonly schema: ObjectSchema;
  readonly collection: RxCollection<LocalRecord>;
  /** `owner`: goes both ways. `content`: everybody's, only pulled. */
  readonly access: EntityAccess;
  /** Begins the key of each record where several entities share a collection; else empty. */
  readonly prefix: string;
  /**
   * How far the pull came: beside the records of the same person; where those were lost and this
   * was not, `resetLostCheckpoints` notices.
   */
  readonly state: SyncStateStore;
  /** What a record is listed under on the device, from its fields. */
  refOf(fields: Fields): string;
}

/** A record with the storage's own revision, by which [R3] tells whether it moved. */
export type StoredDocument = RxDocumentData<LocalRecord>;

/**
 * [R1] Another tab may have written a moment ago: this tab's query cache does not know, the storage
 * does.
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
 * Every record that the server is believed to hold. Walks the whole collection: not for every
 * cycle.
 */
export async function readSynced(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { sync: 'safe', removed: false });
}

/** Every record that is not removed. */
export async function readVisible(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { removed: false });
}

/** Removed records of which nothing is left to be told. */
export async function readTombstones(syncCollection: SyncCollection): Promise<StoredDocument[]> {
  return readWhere(syncCollection, { sync: 'safe', removed: true });
}

/** Whether there is no record at all, graves included. */
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
 * [R2] Changes a record by a pure, total function of what the storage holds at the moment of
 * writing.
 * @param next gives the new record, or null to leave it; runs again when another writer was faster
 * @returns the record as written, or null when it was left
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
 * The same for many records whose state was just read, each once; one write of the storage for all.
 * Whoever was faster at one of them is seen, and that one is decided anew.
 * @returns as `updateDocument`, in their order
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
      // What it is listed under follows from what it says, whoever said it.
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
      // Another tab may have taken an old grave away.
      return fault.documentInDb._deleted ? [] : [fault.documentInDb];
    });
  }
  return asked.map(({ client_id: id }) => written.get(id) ?? null);
}

/**
 * Takes records away for good, as they were read: one that moved since, because somebody brought it
 * back, stays.
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

/** Inserts what is not there yet. @returns ids that were already there and were not touched */
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
