// Record as a page sees it, and the functions that all entities share: create, update, remove,
// restore, watch.
import type { RxDocument } from 'rxdb';
import { map, type Observable } from 'rxjs';
import { v7 as uuidv7, validate } from 'uuid';
import {
  applyEdit,
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  applyRemoval,
  applyRestore,
  isSameValue,
  type SeenVersion,
  getWrittenDate,
} from '../../../schemas/local-record.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import {
  findRecordSchema,
  syncedEntities,
  type UserCollectionName,
} from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { freeSpace } from '../database/free-space.ts';
import { toReadableFields } from './readable-fields.ts';
import { isStorageFull, withReconnect } from '../database/storage-errors.ts';

/**
 * Sync state of a record as shown. `safe`: the server has it, too. `merged`: safe, with a previous
 * version.
 */
export type DisplayedSyncState =
  | { kind: 'safe' }
  | { kind: 'merged' }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'refused'; code: string };

export interface SavedRecord<F> {
  id: string;
  fields: F;
  /** ISO time at which the user wrote it. */
  createdDate: string;
  sync: DisplayedSyncState;
}

/**
 * Error of a write: the device is `full`, the storage `failed`, or the record is `missingRecord`.
 * Nothing was written; the text is still in the form.
 */
export class StorageWriteError extends Error {
  readonly reason: 'full' | 'failed' | 'missing';

  constructor(cause: unknown) {
    super('The device could not keep a record.', { cause });
    this.name = 'StorageWriteError';
    this.reason = cause === missingRecord ? 'missing' : isStorageFull(cause) ? 'full' : 'failed';
  }
}

const missingRecord = Symbol('missing');

/** The part of `DataContext` that a write needs; each attempt reads the collection from it. */
type WriteContext = Pick<DataContext, 'userDatabase' | 'deviceDatabase' | 'connection' | 'report'>;

/** Options for the keys and text fields of a new record. */
export interface CreateRecordOptions {
  ref?: string;
  /**
   * The id that the draft has from its first character on: the same form, saved in two tabs, is one
   * record.
   */
  id?: string | undefined;
  /** Fields that the user filled in the form; `textFields` of them contain free text. */
  formFields?: readonly string[];
  textFields?: readonly string[];
}

/** An id for a record that is not made yet. */
export function createRecordId(): string {
  return uuidv7();
}

/**
 * Resolves with the new record's id when it is on disk. If another tab saved the same form before,
 * both versions are kept; if both are equal, nothing is written.
 */
export async function createRecord(
  data: WriteContext,
  collection: UserCollectionName,
  fields: Fields,
  { ref = '', id: wantedId, formFields = [], textFields = [] }: CreateRecordOptions = {},
): Promise<string> {
  // The id of a draft from an imported file may be any text.
  const id = wantedId !== undefined && validate(wantedId) ? wantedId : createRecordId();
  const now = new Date().toISOString();
  const record = buildLocalRecord(id, withWrittenDate(collection, id, fields, now), now, ref);
  await writeToStorage(data, async () => {
    // The first attempt may have reached the disk before the connection was lost.
    const stored = await data.userDatabase[collection].insertIfNotExists(record);
    const changes = Object.fromEntries(formFields.map((field) => [field, fields[field]]));
    const saysTheSame = (doc: LocalRecord) =>
      !doc.removed && formFields.every((field) => isSameValue(doc.record[field], fields[field]));
    // The form is empty because the other tab has just saved and cleared it: an empty version is
    // not kept.
    if (
      saysTheSame(stored) ||
      (textFields.length > 0 && textFields.every((field) => !fields[field]))
    )
      return;
    await stored.incrementalModify((now) =>
      saysTheSame(now)
        ? now
        : { ...now, ...applyEdit(now, changes, { fields: {}, words: textFields }) },
    );
  });
  return id;
}

/** Adds the date of writing where the entity has that field. @param now ISO time of the device */
function withWrittenDate(
  collection: UserCollectionName,
  id: string,
  fields: Fields,
  now: string,
): Fields {
  return schemas.get(collection)?.properties['written_date']
    ? {
        ...fields,
        written_date: getWrittenDate({ client_id: id, created_date: now, record: fields }),
      }
    : fields;
}

/**
 * @param seen values that were shown when the user began to edit, for text fields: changes that
 *   arrived since then are kept, too
 */
export function updateRecord(
  data: WriteContext,
  collection: UserCollectionName,
  id: string,
  changes: Fields,
  seen?: SeenVersion,
): Promise<void> {
  return modifyRecord(data, collection, id, (doc) => applyEdit(doc, changes, seen));
}

export function removeRecord(
  data: WriteContext,
  collection: UserCollectionName,
  id: string,
): Promise<void> {
  return modifyRecord(data, collection, id, applyRemoval);
}

export function restoreRecord(
  data: WriteContext,
  collection: UserCollectionName,
  id: string,
): Promise<void> {
  return modifyRecord(data, collection, id, applyRestore);
}

/**
 * Changes a record with a pure function of the stored record; the function may run several times.
 * Throws `StorageWriteError`.
 */
export async function modifyRecord(
  data: WriteContext,
  collection: UserCollectionName,
  id: string,
  next: (doc: LocalRecord) => LocalRecord,
): Promise<void> {
  await writeToStorage(data, async () => {
    const doc = await data.userDatabase[collection].findOne(id).exec();
    if (!doc) throw missingRecord;
    await doc.incrementalModify((now) => ({ ...now, ...next(now) }));
  });
}

/** Emits all records that are not deleted, newest first. */
export function watchRecords<F extends Fields>(
  data: WriteContext,
  collection: UserCollectionName,
  ref?: string,
): Observable<SavedRecord<F>[]> {
  const selector = ref === undefined ? { removed: false } : { ref, removed: false };
  return data.userDatabase[collection]
    .find({ selector, sort: [{ order: 'asc' }] })
    .$.pipe(map((docs) => docs.map((doc) => toSavedRecord<F>(doc))));
}

/** An RxDB document never changes, so it is converted once. */
const savedRecords = new WeakMap<RxDocument<LocalRecord>, SavedRecord<Fields>>();

export function toSavedRecord<F extends Fields>(document: RxDocument<LocalRecord>): SavedRecord<F> {
  const known = savedRecords.get(document);
  if (known) return known as SavedRecord<F>;
  // The stored data itself: the properties of an RxDB document would copy `record`, and return a
  // proxy, which takes five times as long.
  const stored = document.toJSON(true) as LocalRecord;
  const createdDate = readWrittenDate(stored);
  const saved: SavedRecord<Fields> = {
    id: stored.client_id,
    fields: readFields(findRecordSchema(document), stored, createdDate),
    createdDate,
    sync: toDisplayedSyncState(stored),
  };
  savedRecords.set(document, saved);
  return saved as SavedRecord<F>;
}

/** Returns the ISO time of writing; the first day of 1970 if the stored date is damaged. */
export function readWrittenDate(
  doc: Pick<LocalRecord, 'client_id' | 'created_date' | 'record'>,
): string {
  const date = getWrittenDate(doc);
  return Number.isNaN(Date.parse(date)) ? new Date(0).toISOString() : date;
}

function readFields(
  schema: ObjectSchema | undefined,
  { record }: LocalRecord,
  createdDate: string,
): Fields {
  return schema ? toReadableFields(schema, record, createdDate.slice(0, 10)) : record;
}

const schemas = new Map<string, ObjectSchema>(
  syncedEntities.map(({ collection, schema }) => [collection, schema]),
);

export function toDisplayedSyncState({
  sync,
  sending,
  problem,
  record,
}: Pick<LocalRecord, 'sync' | 'sending' | 'problem' | 'record'>): DisplayedSyncState {
  const { earlier_wordings: earlier } = record;
  switch (sync) {
    case 'safe':
      return { kind: Array.isArray(earlier) && earlier.length > 0 ? 'merged' : 'safe' };
    case 'waiting':
      return { kind: sending ? 'sending' : 'waiting' };
    case 'refused':
      return { kind: 'refused', code: problem?.code ?? 'refused' };
  }
}

/**
 * Reopens a lost connection. On a full device, deletes chapters that can be fetched again, the
 * least recently read first.
 */
export async function writeToStorage<T>(data: WriteContext, write: () => Promise<T>): Promise<T> {
  try {
    for (;;) {
      try {
        return await withReconnect(data, write);
      } catch (fault) {
        if (!isStorageFull(fault) || (await freeSpace(data)) === 0) throw fault;
      }
    }
  } catch (cause) {
    throw new StorageWriteError(cause);
  }
}
