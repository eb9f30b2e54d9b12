// Page of the contestant `limit`: bare requests and bare IndexedDB, with the same pages, records
// and indexes, and without any replication logic.
import type { ServerRow } from '../../replication/transport.ts';
import {
  type LocalRecord,
  toNewestFirstKey,
  buildLocalRecord,
} from '../../schemas/local-record.ts';
import { maxBatchChanges } from '../../schemas/api/backend-api.ts';
import { callServer, getPagePath, prayersPath } from './api-calls.ts';
import { buildPagePrayer } from './new-prayer.ts';
import { exposeContestant } from './page-harness.ts';
import { liveListSize, rowsInRequest, type BenchDevice } from './page-messages.ts';

/**
 * A record as RxDB stores it: with RxDB's own fields, and booleans as keys that IndexedDB can sort.
 */
type StoredDocument = Omit<LocalRecord, 'removed'> & {
  removed: '0' | '1';
  _deleted: '0';
  _rev: string;
  _meta: { lwt: number };
  _attachments: object;
};

/** The indexes that RxDB creates from src/data/database/collections.ts. */
const indexes = [
  ['_deleted', 'client_id'],
  ['_deleted', 'removed', 'order', 'client_id'],
  ['_deleted', 'sync', 'client_id'],
  ['_deleted', 'ref', 'order', 'client_id'],
  ['_meta.lwt', 'client_id'],
  ['_meta.lwt'],
];
const newestIndex = '_deleted,removed,order,client_id';
const waitingIndex = '_deleted,sync,client_id';

let database: IDBDatabase;
let benchDevice: BenchDevice;
let show: () => void = () => {};

exposeContestant({
  async open(who) {
    benchDevice = who;
    const opening = indexedDB.open('bench-limit', 1);
    opening.addEventListener('upgradeneeded', () => {
      const store = opening.result.createObjectStore('prayers', { keyPath: 'client_id' });
      for (const path of indexes)
        store.createIndex(path.join(), path.length === 1 ? (path[0] ?? '') : path);
    });
    database = await done(opening);
  },
  watch(tell) {
    show = async () => {
      const range = IDBKeyRange.bound(['0', '0'], ['0', '0', []]);
      const newest = (await done(
        reading().index(newestIndex).getAll(range, liveListSize),
      )) as StoredDocument[];
      tell(
        newest.map(({ client_id: id, record, created_date: created }) => ({
          id,
          title: String(record['title']),
          testimony: String(record['testimony'] ?? ''),
          created,
        })),
      );
    };
  },
  async pull() {
    let writing: Promise<void> = Promise.resolve();
    let next: Promise<ServerRow[]> | null = page('');
    while (next) {
      const rows: ServerRow[] = await next;
      const last = rows.at(-1);
      // The next page is requested while the current page is being written.
      next = last && rows.length === rowsInRequest ? page(last.updated_date) : null;
      await writing;
      writing = put(rows.map(fromRow));
    }
    await writing;
    show();
  },
  count: () =>
    done(
      reading()
        .index(newestIndex)
        .count(IDBKeyRange.bound(['0', '0'], ['0', '0', []])),
    ),
  async edit(count, text) {
    const docs = (await done(reading().getAll(null, count))) as StoredDocument[];
    await put(
      docs.map((doc) => ({ ...doc, record: { ...doc.record, testimony: text }, sync: 'waiting' })),
    );
  },
  async create(count) {
    await put(
      Array.from({ length: count }, () =>
        toStoredDocument(
          buildLocalRecord(
            crypto.randomUUID(),
            buildPagePrayer(benchDevice.email),
            new Date().toISOString(),
          ),
        ),
      ),
    );
  },
  async push() {
    const waiting = (await done(
      reading()
        .index(waitingIndex)
        .getAll(IDBKeyRange.bound(['0', 'waiting'], ['0', 'waiting', []])),
    )) as StoredDocument[];
    let writing: Promise<void> = Promise.resolve();
    for (let index = 0; index < waiting.length; index += maxBatchChanges) {
      const docs = waiting.slice(index, index + maxBatchChanges);
      const changes = docs.map(({ record, base, server_id: id, updated_date: expected }) =>
        base === null
          ? { op: 'create', data: record }
          : { op: 'update', id, data: { testimony: record['testimony'] }, if_match: expected },
      );
      const { answers } = (await callServer(benchDevice, 'POST', `${prayersPath}/batch`, {
        changes,
      })) as { answers: { status: number; body: ServerRow }[] };
      const failed = answers.find(({ status }) => status >= 300);
      if (failed) throw new Error(`the server answered ${failed.status}`);
      await writing;
      writing = put(answers.map(({ body }) => fromRow(body)));
    }
    await writing;
  },
  async idle() {
    await callServer(benchDevice, 'GET', '/api/apps/selah/changes');
  },
  live: () => Promise.reject(new Error('The limit has no live replication.')),
  write: () => Promise.reject(new Error('The limit has no live replication.')),
});

function page(since: string): Promise<ServerRow[]> {
  return callServer(benchDevice, 'GET', getPagePath(since, rowsInRequest)) as Promise<ServerRow[]>;
}

function fromRow({
  id,
  created_date: created,
  updated_date: updated,
  created_by: _by,
  created_by_id: _byId,
  is_sample: _sample,
  ...fields
}: ServerRow): StoredDocument {
  const record = {
    ...buildLocalRecord(String(fields['client_id']), fields, created),
    base: { ...fields },
    server_id: id,
    updated_date: updated,
    order: toNewestFirstKey(created),
  };
  return { ...toStoredDocument(record), sync: 'safe' };
}

function toStoredDocument(record: LocalRecord): StoredDocument {
  return {
    ...record,
    removed: '0',
    _deleted: '0',
    _rev: '1-abcdefghij',
    _meta: { lwt: Date.now() },
    _attachments: {},
  };
}

function reading(): IDBObjectStore {
  return database.transaction('prayers', 'readonly').objectStore('prayers');
}

async function put(docs: readonly StoredDocument[]): Promise<void> {
  const transaction = database.transaction('prayers', 'readwrite');
  const store = transaction.objectStore('prayers');
  for (const doc of docs) store.put(doc);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
  });
}
