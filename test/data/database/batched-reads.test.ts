// Tests of the reads in batches: the same documents as the queries of RxDB's storage, in the same
// order, with fewer requests.
import 'fake-indexeddb/auto';
import { createRxDatabase, type MangoQuery, type RxCollection } from 'rxdb';
import {
  dexieQuery,
  getRxStorageDexie,
  type RxStorageInstanceDexie,
} from 'rxdb/plugins/storage-dexie';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildLocalRecord, type LocalRecord } from '../../../schemas/local-record.ts';
import { readInBatches } from '../../../src/data/database/batched-reads.ts';
import { localRecordSchema } from '../../../src/data/database/record-collection.ts';
import { createRandom } from '../../support/seeded-random.ts';

/** More than one batch. */
const count = 620;

let records: RxCollection<LocalRecord>;

beforeAll(async () => {
  const database = await createRxDatabase<{ records: RxCollection<LocalRecord> }>({
    name: 'batched-reads',
    storage: readInBatches(getRxStorageDexie()),
    multiInstance: false,
  });
  await database.addCollections({ records: { schema: localRecordSchema } });
  ({ records } = database);
  const random = createRandom(3);
  await records.bulkInsert(
    Array.from({ length: count }, (_, index) => ({
      ...buildLocalRecord(
        `id-${String(random.below(10_000)).padStart(5, '0')}-${index}`,
        { text: `entry ${index}`, is_answered: random.isTrueWith(0.3), '|odd': { '|name': index } },
        '2026-11-27T08:00:00.000Z',
      ),
      // Many records share one time, as after an import.
      order: String(random.below(20)).padStart(14, '0'),
      ref: random.pick(['', 'a', 'b']),
      removed: random.isTrueWith(0.1),
      sync: random.pick(['waiting', 'safe']),
    })),
  );
});

afterAll(() => records.database.remove());
afterEach(() => vi.restoreAllMocks());

const queries: readonly MangoQuery<LocalRecord>[] = [
  {},
  { selector: { removed: false }, sort: [{ order: 'asc' }] },
  { selector: { removed: false }, sort: [{ order: 'asc' }], limit: 7 },
  { selector: { removed: false }, sort: [{ order: 'asc' }], skip: 4, limit: 510 },
  { selector: { removed: false }, sort: [{ order: 'asc' }], limit: 0 },
  { selector: { removed: false, order: { $gte: '00000000000012' } }, limit: 300 },
  { selector: { ref: 'a', removed: false }, sort: [{ order: 'asc' }] },
  { selector: { sync: 'waiting' }, limit: 1 },
  { selector: { sync: { $in: ['waiting', 'refused'] } } },
  { selector: { removed: false, 'record.is_answered': { $ne: true } }, limit: 3 },
  { selector: { removed: false, 'record.is_answered': true }, sort: [{ order: 'asc' }] },
  { selector: { client_id: { $gte: 'id-05', $lt: 'id-06' } }, sort: [{ client_id: 'asc' }] },
  {
    selector: { removed: false },
    sort: [{ updated_date: 'desc' }, { client_id: 'asc' }],
    limit: 9,
  },
  { selector: { order: 'missing' } },
];

test.each(queries)('the same documents as by a cursor: %j', async (query) => {
  const prepared = records.find(query).getPreparedQuery();
  const instance =
    records.internalStorageInstance as unknown as RxStorageInstanceDexie<LocalRecord>;
  const { documents } = await dexieQuery(instance, prepared);
  expect((await records.internalStorageInstance.query(prepared)).documents).toEqual(documents);
  const isEmpty = query.limit === 0 || query.selector?.['order'] === 'missing';
  expect(documents.length > 0).toBe(!isEmpty);
});

test('names that RxDB stores in another way are converted back', async () => {
  const [first] = await records.find({ limit: 1 }).exec();
  expect(Object.keys(first?.record ?? {})).toContain('|odd');
});

test('a count by a condition that no index has is the number of documents', async () => {
  const query = { selector: { removed: false, 'record.is_answered': true } };
  const prepared = records.find(query).getPreparedQuery();
  const { count: counted } = await records.internalStorageInstance.count(prepared);
  expect(counted).toBe((await records.find(query).exec()).length);
});

test('a query makes a request for each 500 documents, and one for a few', async () => {
  const getAll = vi.spyOn(IDBIndex.prototype, 'getAll');
  const openCursor = vi.spyOn(IDBIndex.prototype, 'openCursor');
  const read = (query: MangoQuery<LocalRecord>) =>
    records.internalStorageInstance.query(records.find(query).getPreparedQuery());
  await read({});
  expect(getAll).toHaveBeenCalledTimes(2);
  await read({ selector: { removed: false }, sort: [{ order: 'asc' }], limit: 10 });
  expect(getAll).toHaveBeenCalledTimes(3);
  expect(getAll).toHaveBeenLastCalledWith(expect.anything(), 10);
  expect(openCursor).not.toHaveBeenCalled();
});
