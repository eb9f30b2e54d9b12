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
  const parts = await readParts(data);
  const pause = createPause();
  for (const [index, { id, value }] of parts.entries()) {
    const part = readImportPart(value);
    if (part) await removePart(data, part, counts);
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

/** A part of an import has as many records as are written at once. */
async function removePart(
  data: DataContext,
  { collection, ids, hashes }: ImportPart,
  counts: UndoCounts,
): Promise<void> {
  const schema = schemas.get(collection);
  if (!schema) return;
  const hashById = new Map(ids.map((id, index) => [id, hashes[index]]));
  const isAsAdded = (doc: LocalRecord) =>
    hashRecord(schema, doc.record) === hashById.get(doc.client_id);
  const docs = await writeToStorage(data, () =>
    data.userDatabase[collection].storageInstance.findDocumentsById([...ids], false),
  );
  const present = docs.filter(({ removed }) => !removed);
  const unchanged = present.filter(isAsAdded);
  let removedCount = 0;
  // Writes that run at the same time are written to the storage together.
  await Promise.all(
    unchanged.map(async ({ client_id: id }) => {
      let isRemoved = false;
      await modifyRecord(data, collection, id, (now) => {
        isRemoved = !now.removed && isAsAdded(now);
        return isRemoved ? applyRemoval(now) : now;
      });
      if (isRemoved) removedCount += 1;
    }),
  );
  counts.removed += removedCount;
  counts.kept += present.length - removedCount;
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
