// Stores which records the last import added, so that the import can be undone, also after a reload.
// Records that changed since stay.
import { bytesToHex } from '@noble/hashes/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { map, type Observable } from 'rxjs';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import { applyRemoval, type Fields, type LocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../data-context.ts';
import {
  type DeviceRecord,
  syncedEntities,
  type UserCollectionName,
} from '../database/collections.ts';
import { importKind, importPartKind } from '../records/activity-records.ts';
import { toCanonicalJson } from '../records/canonical-json.ts';
import { modifyRecord, writeToStorage } from '../records/record.ts';
import { createPause } from './pause.ts';
import type { Progress } from './import-types.ts';

/** The last import of files of other apps on this device. */
export interface LastImport {
  /** ISO time. */
  date: string;
  /** Identifies the content of the files, so that the same import continues after a failure. */
  fingerprint: string;
  /** Number of records that it added. */
  added: number;
  /** False: it was interrupted, or is running. */
  isComplete: boolean;
}

/** Ids of records that an import added, and a hash of each record as it was added. */
export interface ImportPart {
  collection: UserCollectionName;
  ids: readonly string[];
  hashes: readonly string[];
}

const recordId = 'import|last';

/** Emits null while there is no import that could be undone. */
export function watchLastImport({ userDatabase }: DataContext): Observable<LastImport | null> {
  return userDatabase.activity
    .findOne(recordId)
    .$.pipe(map((doc) => doc && readLastImport(doc.value)));
}

/** From the storage itself: another tab may have written a moment ago. */
export async function loadLastImport(data: DataContext): Promise<LastImport | null> {
  const [doc] = await writeToStorage(data, () =>
    data.userDatabase.activity.storageInstance.findDocumentsById([recordId], false),
  );
  return doc ? readLastImport(doc.value) : null;
}

/** Throws `StorageWriteError`. */
export async function saveLastImport(data: DataContext, value: LastImport): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: recordId,
      kind: importKind,
      order: '',
      value: { ...value },
    }),
  );
}

function readLastImport(value: Fields): LastImport | null {
  const { date, fingerprint, added, isComplete } = value;
  return typeof date === 'string' && typeof added === 'number'
    ? { date, fingerprint: String(fingerprint), added, isComplete: isComplete === true }
    : null;
}

/** Throws `StorageWriteError`. @param name unique within the import, the same after a failure */
export async function saveImportPart(
  data: DataContext,
  name: string,
  part: ImportPart,
): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert({
      id: `${importPartKind}|${name}`,
      kind: importPartKind,
      order: '',
      value: { ...part },
    }),
  );
}

/** Removes the list of an import. Its records stay. Throws `StorageWriteError`. */
export async function forgetLastImport(data: DataContext): Promise<void> {
  const parts = await readParts(data);
  await writeToStorage(data, () =>
    data.userDatabase.activity.bulkRemove([recordId, ...parts.map(({ id }) => id)]),
  );
}

async function readParts(data: DataContext): Promise<DeviceRecord[]> {
  const { documents } = await writeToStorage(data, () => {
    const { activity } = data.userDatabase;
    return activity.storageInstance.query(
      activity.find({ selector: { kind: importPartKind } }).getPreparedQuery(),
    );
  });
  return documents;
}

/**
 * Returns how many records of the list are here. After a crash, this differs from the count that
 * was stored. Throws `StorageWriteError`.
 */
export async function countListedRecords(data: DataContext): Promise<number> {
  const seen = new Set<string>();
  let count = 0;
  for (const { value } of await readParts(data)) {
    const part = readImportPart(value);
    if (!part) continue;
    const docs = await findRecords(data, part);
    for (const { client_id: id } of docs.filter(({ removed }) => !removed)) {
      const key = `${part.collection}|${id}`;
      if (!seen.has(key)) count += 1;
      seen.add(key);
    }
  }
  return count;
}

/** Counts of an undo. `kept`: records that were changed since, and stay. */
export interface UndoCounts {
  removed: number;
  kept: number;
}

/**
 * Removes the records that the last import added, unless they changed since. Records that are
 * removed already do not count.
 * @throws StorageWriteError if the storage fails: a second call continues
 */
export async function undoLastImport(
  data: DataContext,
  onProgress: Progress = () => {},
): Promise<UndoCounts> {
  const counts: UndoCounts = { removed: 0, kept: 0 };
  const parts = (await readParts(data)).map(({ id, value }) => ({
    id,
    part: readImportPart(value),
  }));
  const hashes = collectHashes(parts.flatMap(({ part }) => part ?? []));
  const pause = createPause();
  for (const [index, { id, part }] of parts.entries()) {
    if (part) await removePart(data, part, hashes, counts);
    await writeToStorage(data, () => data.userDatabase.activity.bulkRemove([id]));
    onProgress((index + 1) / parts.length);
    await pause();
  }
  await writeToStorage(data, () => data.userDatabase.activity.bulkRemove([recordId]));
  void data.sync();
  return counts;
}

const schemas = new Map<string, ObjectSchema>(
  syncedEntities.map(({ collection, schema }) => [collection, schema]),
);

function readImportPart(value: Fields): ImportPart | null {
  const { collection, ids, hashes } = value;
  const known = syncedEntities.find((entity) => entity.collection === collection);
  return known && Array.isArray(ids) && Array.isArray(hashes)
    ? { collection: known.collection, ids: ids.map(String), hashes: hashes.map(String) }
    : null;
}

/**
 * The hashes of each record that is not handled yet, by `collection|id`. After a crash before a
 * batch, its ids are in the part of the first attempt and again in a part of the second one.
 */
type HashesByRecord = Map<string, Set<string>>;

function collectHashes(parts: readonly ImportPart[]): HashesByRecord {
  const found: HashesByRecord = new Map();
  for (const { collection, ids, hashes } of parts)
    for (const [index, id] of ids.entries()) {
      const key = `${collection}|${id}`;
      const known = found.get(key) ?? new Set();
      found.set(key, known.add(hashes[index] ?? ''));
    }
  return found;
}

/** A part of an import has as many records as are written at once. */
function findRecords(data: DataContext, { collection, ids }: ImportPart): Promise<LocalRecord[]> {
  return writeToStorage(data, () =>
    data.userDatabase[collection].storageInstance.findDocumentsById([...ids], false),
  );
}

/** Handles each record once: those of the part are removed from `hashes`. */
async function removePart(
  data: DataContext,
  part: ImportPart,
  hashes: HashesByRecord,
  counts: UndoCounts,
): Promise<void> {
  const { collection } = part;
  const schema = schemas.get(collection);
  if (!schema) return;
  const isAsAdded = ({ record }: LocalRecord, added: ReadonlySet<string>) =>
    added.has(hashRecord(schema, record));
  const docs = await findRecords(data, part);
  // Writes that run at the same time are written to the storage together.
  await Promise.all(
    docs.map(async (doc) => {
      const key = `${collection}|${doc.client_id}`;
      const added = hashes.get(key);
      hashes.delete(key);
      if (!added || doc.removed) return;
      let isRemoved = false;
      if (isAsAdded(doc, added))
        await modifyRecord(data, collection, doc.client_id, (now) => {
          isRemoved = !now.removed && isAsAdded(now, added);
          return isRemoved ? applyRemoval(now) : now;
        });
      counts[isRemoved ? 'removed' : 'kept'] += 1;
    }),
  );
}

/** Fields that a person does not change. */
const ignoredFields = new Set(['client_id', 'user_email', 'written_date', 'language']);

/** Returns a hash of what a person can change in a record. Empty values and defaults do not count. */
export function hashRecord({ properties }: ObjectSchema, record: Fields): string {
  const content = Object.entries(properties).flatMap(([name, { default: usual }]) => {
    const value = record[name];
    const isEmpty =
      value === undefined ||
      value === null ||
      value === '' ||
      value === usual ||
      (Array.isArray(value) && value.length === 0);
    return isEmpty || ignoredFields.has(name) ? [] : [[name, value] as const];
  });
  const json = toCanonicalJson(Object.fromEntries(content));
  return bytesToHex(sha256(new TextEncoder().encode(json))).slice(0, 16);
}
