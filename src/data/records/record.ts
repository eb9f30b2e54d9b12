// A record as a page sees it, and the verbs that all nouns share.
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
import type { UserCollectionName } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { freeSpace } from '../database/free-space.ts';
import { isStorageFull, withReconnect } from '../database/storage-errors.ts';

/**
 * Where a record stands on its way. `safe`: the server holds it, too. `merged`: safe, and an
 * earlier wording is kept with it.
 */
export type DisplayedSyncState =
  | { kind: 'safe' }
  | { kind: 'merged' }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'refused'; code: string; reason: string };

export interface SavedRecord<F> {
  id: string;
  fields: F;
  /** ISO time at which the person wrote it. */
  createdDate: string;
  sync: DisplayedSyncState;
}

/**
 * The device would not keep it: it is `full`, the storage `failed`, or the record is
 * `missingRecord`. Nothing was written; the words are still in the person's hands.
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

/** What a write needs of `DataContext`: the collection is taken from it at each try. */
type WriteContext = Pick<DataContext, 'userDatabase' | 'deviceDatabase' | 'connection' | 'report'>;

/** What a new record is kept under. */
export interface CreateRecordOptions {
  ref?: string;
  /**
   * The id that its draft had from the first letter on: the same sheet, saved in two tabs, is one
   * record.
   */
  id?: string | undefined;
  /** The fields that a person wrote on the sheet; of them `textFields` are words of their own. */
  formFields?: readonly string[];
  textFields?: readonly string[];
}

/** An id for a record that is not made yet. */
export function createRecordId(): string {
  return uuidv7();
}

/**
 * Resolves with the new record's id when it is on the device's disk. Where another tab saved the
 * same sheet before, both wordings are kept, and nothing happens where it says the same.
 */
export async function createRecord(
  data: WriteContext,
  collection: UserCollectionName,
  fields: Fields,
  { ref = '', id: wantedId, formFields = [], textFields = [] }: CreateRecordOptions = {},
): Promise<string> {
  // One that a foreign file brought may be anything.
  const id = wantedId !== undefined && validate(wantedId) ? wantedId : createRecordId();
  const record = buildLocalRecord(id, fields, new Date().toISOString(), ref);
  await writeToStorage(data, async () => {
    // The first of two tries may have reached the disk before its connection was lost.
    const stored = await data.userDatabase[collection].insertIfNotExists(record);
    const changes = Object.fromEntries(formFields.map((field) => [field, fields[field]]));
    const saysTheSame = (doc: LocalRecord) =>
      !doc.removed && formFields.every((field) => isSameValue(doc.record[field], fields[field]));
    // Of an empty sheet, because the other tab has just saved and put it away, nobody wants the
    // words back.
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

/**
 * @param seen what the person had before them when they began to write, for words of their own:
 * what came in since is kept, too
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
 * Changes a record by a pure function of what the storage holds; it may run several times. Throws
 * `StorageWriteError`.
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

/** All that is not removed, newest first. */
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

export function toSavedRecord<F>(doc: RxDocument<LocalRecord>): SavedRecord<F> {
  return {
    id: doc.client_id,
    fields: doc.record as F,
    createdDate: getWrittenDate(doc.client_id, doc.created_date),
    sync: toDisplayedSyncState(doc),
  };
}

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
      return { kind: 'refused', code: problem?.code ?? 'refused', reason: problem?.message ?? '' };
  }
}

/**
 * A lost connection is opened again; where there is no room, chapters that can be fetched again
 * give way, the least recently read first.
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
