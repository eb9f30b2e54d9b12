// A record as a page sees it, and the verbs that all nouns share.
import type { RxDocument } from 'rxdb';
import { map, type Observable } from 'rxjs';
import { v7 as uuidv7, validate } from 'uuid';
import { editRecord, type Fields, type LocalRecord, newRecord, removeRecord, restoreRecord, sameValue, type Seen, writtenDate } from '../../schemas/local-record.ts';
import type { PersonalRecords } from './collections.ts';
import type { Data } from './data.ts';
import { makeRoom } from './room.ts';
import { isFull, withStorage } from './storage-faults.ts';

/** Where a record stands on its way. `safe`: the server holds it, too. `merged`: safe, and an earlier wording is kept with it. */
export type SyncState = { kind: 'safe' } | { kind: 'merged' } | { kind: 'waiting' } | { kind: 'sending' } | { kind: 'refused'; code: string; reason: string };

export interface Kept<F> {
  id: string;
  fields: F;
  /** ISO time at which the person wrote it. */
  createdDate: string;
  sync: SyncState;
}

/** The device would not keep it: it is `full`, the storage `failed`, or the record is `missing`. Nothing was written; the words are still in the person's hands. */
export class NotKept extends Error {
  readonly reason: 'full' | 'failed' | 'missing';

  constructor(cause: unknown) {
    super('The device could not keep a record.', { cause });
    this.name = 'NotKept';
    this.reason = cause === missing ? 'missing' : isFull(cause) ? 'full' : 'failed';
  }
}

const missing = Symbol('missing');

/** What a write needs of `Data`: the collection is taken from it at each try. */
type Home = Pick<Data, 'personal' | 'device' | 'connection' | 'report'>;

/** What a new record is kept under. */
export interface NewRecord {
  ref?: string;
  /** The id that its draft had from the first letter on: the same sheet, saved in two tabs, is one record. */
  id?: string | undefined;
  /** The fields that a person wrote on the sheet; of them `words` are words of their own. */
  written?: readonly string[];
  words?: readonly string[];
}

/** An id for a record that is not made yet. */
export function newId(): string {
  return uuidv7();
}

/**
 * Resolves with the new record's id when it is on the device's disk. Where another tab saved the same sheet before, both wordings are kept,
 * and nothing happens where it says the same.
 */
export async function keepNew(data: Home, collection: PersonalRecords, fields: Fields, { ref = '', id: wanted, written = [], words = [] }: NewRecord = {}): Promise<string> {
  // One that a foreign file brought may be anything.
  const id = wanted !== undefined && validate(wanted) ? wanted : newId();
  const record = newRecord(id, fields, new Date().toISOString(), ref);
  await kept(data, async () => {
    // The first of two tries may have reached the disk before its connection was lost.
    const here = await data.personal[collection].insertIfNotExists(record);
    const changes = Object.fromEntries(written.map((field) => [field, fields[field]]));
    const saysTheSame = (doc: LocalRecord) => !doc.removed && written.every((field) => sameValue(doc.record[field], fields[field]));
    // Of an empty sheet, because the other tab has just saved and put it away, nobody wants the words back.
    if (saysTheSame(here) || (words.length > 0 && words.every((field) => !fields[field]))) return;
    await here.incrementalModify((now) => (saysTheSame(now) ? now : { ...now, ...editRecord(now, changes, { fields: {}, words }) }));
  });
  return id;
}

/** @param seen what the person had before them when they began to write, for words of their own: what came in since is kept, too */
export function keepChanges(data: Home, collection: PersonalRecords, id: string, changes: Fields, seen?: Seen): Promise<void> {
  return changeKept(data, collection, id, (doc) => editRecord(doc, changes, seen));
}

export function removeKept(data: Home, collection: PersonalRecords, id: string): Promise<void> {
  return changeKept(data, collection, id, removeRecord);
}

export function restoreKept(data: Home, collection: PersonalRecords, id: string): Promise<void> {
  return changeKept(data, collection, id, restoreRecord);
}

/** Changes a record by a pure function of what the storage holds; it may run several times. Throws `NotKept`. */
export async function changeKept(data: Home, collection: PersonalRecords, id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void> {
  await kept(data, async () => {
    const doc = await data.personal[collection].findOne(id).exec();
    if (!doc) throw missing;
    await doc.incrementalModify((now) => ({ ...now, ...next(now) }));
  });
}

/** All that is not removed, newest first. */
export function listKept<F extends Fields>(data: Home, collection: PersonalRecords, ref?: string): Observable<Kept<F>[]> {
  const selector = ref === undefined ? { removed: false } : { ref, removed: false };
  return data.personal[collection].find({ selector, sort: [{ order: 'asc' }] }).$.pipe(map((docs) => docs.map((doc) => toKept<F>(doc))));
}

export function toKept<F>(doc: RxDocument<LocalRecord>): Kept<F> {
  return { id: doc.client_id, fields: doc.record as F, createdDate: writtenDate(doc.client_id, doc.created_date), sync: syncStateOf(doc) };
}

export function syncStateOf({ sync, sending, problem, record }: Pick<LocalRecord, 'sync' | 'sending' | 'problem' | 'record'>): SyncState {
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

/** A lost connection is opened again; where there is no room, chapters that can be fetched again give way, the least recently read first. */
export async function kept<T>(data: Home, write: () => Promise<T>): Promise<T> {
  try {
    for (;;) {
      try {
        return await withStorage(data, write);
      } catch (fault) {
        if (!isFull(fault) || (await makeRoom(data)) === 0) throw fault;
      }
    }
  } catch (cause) {
    throw new NotKept(cause);
  }
}
