// One collection of local records as the engine sees it: read from storage itself, written by pure modifiers.
import type { RxCollection, RxDocumentData } from 'rxdb';
import type { ObjectSchema } from '../schemas/json-schema.ts';
import type { LocalRecord } from '../schemas/local-record.ts';
import type { SyncedEntity } from './transport.ts';

export interface Shelf {
  readonly entity: SyncedEntity;
  readonly schema: ObjectSchema;
  readonly collection: RxCollection<LocalRecord>;
}

/** A record with the storage's own revision, by which [R3] tells whether it moved. */
export type Stored = RxDocumentData<LocalRecord>;

/** [R1] Another tab may have written a moment ago: this tab's query cache does not know, the storage does. */
export async function readByIds({ collection }: Shelf, ids: readonly string[]): Promise<Map<string, Stored>> {
  const found = await collection.storageInstance.findDocumentsById([...ids], false);
  return new Map(found.map((doc) => [doc.client_id, doc]));
}

export async function readOne(shelf: Shelf, id: string): Promise<Stored | undefined> {
  return (await readByIds(shelf, [id])).get(id);
}

export async function readWaiting({ collection }: Shelf): Promise<Stored[]> {
  const query = collection.find({ selector: { sync: 'waiting' } }).getPreparedQuery();
  return (await collection.storageInstance.query(query)).documents;
}

/** Every record that the server is believed to hold. Walks the whole collection: for reconcile only. */
export async function readSafe({ collection }: Shelf): Promise<Stored[]> {
  const query = collection.find({ selector: { sync: 'safe', removed: false } }).getPreparedQuery();
  return (await collection.storageInstance.query(query)).documents;
}

/**
 * [R2] Changes a record by a pure, total function of what the storage holds at the moment of writing.
 * @param next gives the new record, or null to leave it; runs again when another writer was faster
 * @returns the record as written, or null when it was left
 */
export async function change(shelf: Shelf, id: string, next: (doc: Stored) => LocalRecord | null): Promise<Stored | null> {
  const now = await readOne(shelf, id);
  return now ? write(shelf, now, next) : null;
}

/** The same for many records whose state was just read; one write of the storage for all. */
export async function changeMany(shelf: Shelf, docs: Iterable<Stored>, next: (doc: Stored) => LocalRecord | null): Promise<void> {
  await Promise.all([...docs].map((doc) => write(shelf, doc, next)));
}

/** Inserts what is not there yet. @returns ids that were already there and were not touched */
export async function insertMissing(shelf: Shelf, docs: readonly LocalRecord[]): Promise<string[]> {
  if (docs.length === 0) return [];
  const { error } = await shelf.collection.bulkInsert([...docs]);
  const other = error.find(({ status }) => status !== 409);
  if (other) throw new Error(`insert failed with status ${other.status}`);
  return error.map(({ documentId }) => documentId);
}

async function write(shelf: Shelf, doc: Stored, next: (doc: Stored) => LocalRecord | null): Promise<Stored | null> {
  if (next(doc) === null) return null;
  let left = false;
  const written = await shelf.collection.incrementalWriteQueue.addWrite(doc, (current) => {
    const wanted = next(current as Stored);
    left = wanted === null;
    return wanted === null ? current : ({ ...current, ...wanted } as Stored);
  });
  return left ? null : (written as Stored);
}
