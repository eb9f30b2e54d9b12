// Writes records of a file into one collection. Each record is written completely or not at all,
// and a repeated import does not write it twice.
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../../schemas/local-record.ts';
import type { UserCollectionName } from '../database/collections.ts';
import {
  type ImportedRecord,
  mergeImportedRecord,
  buildImportedRecord,
} from './imported-record.ts';
import type { DataContext } from '../data-context.ts';
import { modifyRecord, writeToStorage } from '../records/record.ts';

/** Target collection for the records of one entity. */
export interface ImportTarget {
  collection: UserCollectionName;
  schema: ObjectSchema;
  refOf(fields: Fields): string;
  /** False if no record may be inserted: only the server creates a profile. */
  canCreate: boolean;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/** Number of records that are looked up and inserted at once. */
const batchSize = 200;

/**
 * Imports records in batches.
 * @throws StorageWriteError if the device is full or fails: earlier batches are stored, and the
 *   same file can be imported again
 */
export async function importBatches(
  data: DataContext,
  target: ImportTarget,
  records: readonly ImportedRecord[],
  counts: ImportCounts,
): Promise<void> {
  for (let start = 0; start < records.length; start += batchSize)
    await importBatch(data, target, records.slice(start, start + batchSize), counts);
}

async function importBatch(
  data: DataContext,
  target: ImportTarget,
  records: readonly ImportedRecord[],
  counts: ImportCounts,
): Promise<void> {
  const { collection, schema, refOf, canCreate } = target;
  const here = await readCurrentRecords(data, collection, records);
  const unknown = new Map<string, LocalRecord>();
  const known: ImportedRecord[] = [];
  for (const record of records) {
    // A manually edited file may contain a record twice: the second one is merged into the first.
    if (here.has(record.clientId) || unknown.has(record.clientId)) known.push(record);
    else if (canCreate)
      unknown.set(record.clientId, buildImportedRecord(schema, record, refOf(record.fields)));
    else counts.unchanged += 1;
  }
  const { error } = await writeToStorage(data, () =>
    data.userDatabase[collection].bulkInsert([...unknown.values()]),
  );
  // Another tab was faster with the same file.
  const faster = new Set(error.map(({ documentId }) => documentId));
  counts.added += unknown.size - faster.size;
  known.push(...records.filter(({ clientId }) => faster.has(clientId) && unknown.has(clientId)));
  for (const record of known)
    await mergeRecord(
      data,
      target,
      here.get(record.clientId)?.client_id ?? record.clientId,
      record,
      counts,
    );
}

async function mergeRecord(
  data: DataContext,
  { collection, schema }: ImportTarget,
  id: string,
  record: ImportedRecord,
  counts: ImportCounts,
): Promise<void> {
  const doc = (await readByIds(data, collection, [id])).get(id);
  if (doc && mergeImportedRecord(schema, doc, record) === null) {
    counts.unchanged += 1;
    return;
  }
  await modifyRecord(
    data,
    collection,
    id,
    (now) => mergeImportedRecord(schema, now, record) ?? now,
  );
  if (doc?.removed === true) counts.added += 1;
  else counts.changed += 1;
}

/**
 * Returns the device's version of each record: unchanged, or recreated after its row was deleted
 * elsewhere (R12).
 */
export async function readCurrentRecords(
  data: DataContext,
  collection: UserCollectionName,
  records: readonly ImportedRecord[],
): Promise<Map<string, LocalRecord>> {
  const idsByClientId = new Map(
    records.map(({ clientId }) => [clientId, [clientId, ...listSuccessorIds(clientId)]]),
  );
  const docs = await readByIds(data, collection, [...new Set([...idsByClientId.values()].flat())]);
  const found = [...idsByClientId].flatMap(([id, ids]) => {
    const versions = ids.flatMap((successorId) => docs.get(successorId) ?? []);
    const doc = versions.find(({ removed }) => !removed) ?? versions.at(-1);
    return doc ? [[id, doc] as const] : [];
  });
  return new Map(found);
}

/** From the storage itself: another tab may have written a moment ago. */
async function readByIds(
  data: DataContext,
  collection: UserCollectionName,
  ids: readonly string[],
): Promise<Map<string, LocalRecord>> {
  const docs = await writeToStorage(data, () =>
    data.userDatabase[collection].storageInstance.findDocumentsById([...ids], false),
  );
  return new Map(docs.map((doc) => [doc.client_id, doc]));
}

/**
 * Returns successor client ids as the engine forms them; a record is hardly ever recreated more
 * than twice.
 */
function listSuccessorIds(clientId: string): string[] {
  const [, stem = clientId, count = '1'] = /^(.*?)(?:~(\d+))?$/.exec(clientId) ?? [];
  return [1, 2].map((more) => `${stem}~${Number(count) + more}`);
}
