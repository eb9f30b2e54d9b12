// A record as a page sees it, and the verbs that all nouns share.
import type { RxDocument } from 'rxdb';
import { map, type Observable } from 'rxjs';
import { v7 as uuidv7 } from 'uuid';
import { editRecord, type Fields, type LocalRecord, newRecord, removeRecord, restoreRecord, type Seen } from '../../schemas/local-record.ts';
import type { Records } from './collections.ts';

/** Where a record stands on its way. `safe`: the server holds it, too. `merged`: safe, and an earlier wording is kept with it. */
export type SyncState = { kind: 'safe' } | { kind: 'merged' } | { kind: 'waiting' } | { kind: 'sending' } | { kind: 'refused'; code: string; reason: string };

export interface Kept<F> {
  id: string;
  fields: F;
  /** ISO time. */
  createdDate: string;
  sync: SyncState;
}

/** The device would not keep it: it is `full`, the storage `failed`, or the record is `missing`. Nothing was written; the words are still in the person's hands. */
export class NotKept extends Error {
  readonly reason: 'full' | 'failed' | 'missing';

  constructor(cause: unknown) {
    super('The device could not keep a record.', { cause });
    this.name = 'NotKept';
    this.reason = cause === missing ? 'missing' : isQuota(cause) ? 'full' : 'failed';
  }
}

const missing = Symbol('missing');

/** Resolves with the new record's id when it is on the device's disk. */
export async function keepNew(records: Records, fields: Fields, ref = ''): Promise<string> {
  const id = uuidv7();
  await kept(() => records.insert(newRecord(id, fields, new Date().toISOString(), ref)));
  return id;
}

/** @param seen what the person had before them when they began to write, for words of their own: what came in since is kept, too */
export function keepChanges(records: Records, id: string, changes: Fields, seen?: Seen): Promise<void> {
  return modify(records, id, (doc) => editRecord(doc, changes, seen));
}

export function removeKept(records: Records, id: string): Promise<void> {
  return modify(records, id, removeRecord);
}

export function restoreKept(records: Records, id: string): Promise<void> {
  return modify(records, id, restoreRecord);
}

/** All that is not removed, newest first. */
export function listKept<F extends Fields>(records: Records, ref?: string): Observable<Kept<F>[]> {
  const selector = ref === undefined ? { removed: false } : { ref, removed: false };
  return records.find({ selector, sort: [{ order: 'asc' }] }).$.pipe(map((docs) => docs.map((doc) => toKept<F>(doc))));
}

export function toKept<F>(doc: RxDocument<LocalRecord>): Kept<F> {
  return { id: doc.client_id, fields: doc.record as F, createdDate: doc.created_date, sync: syncStateOf(doc) };
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

async function modify(records: Records, id: string, next: (doc: LocalRecord) => LocalRecord): Promise<void> {
  await kept(async () => {
    const doc = await records.findOne(id).exec();
    if (!doc) throw missing;
    await doc.incrementalModify((data) => ({ ...data, ...next(data) }));
  });
}

async function kept<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    throw new NotKept(cause);
  }
}

/** The storage wraps the browser's own error in one or two of its own. */
function isQuota(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause ?? ('inner' in cause ? cause.inner : undefined)) {
    if (cause.name === 'QuotaExceededError' || cause.message.includes('QuotaExceeded')) return true;
  }
  return false;
}
