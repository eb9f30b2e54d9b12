// Reads all records of an entity that are not removed, in batches.
import type { MangoQuery } from 'rxdb';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { waitUntilIdle } from '../../platform/idle.ts';
import type { RecordCollection } from '../database/record-collection.ts';

/** Number of records read at once. */
const batchSize = 200;

/**
 * Yields the records newest first, each once, directly from the storage, without a live query and
 * without copies in memory. Waits between two batches until the page is idle, so that typing and
 * scrolling stay smooth.
 */
export async function* readBatches(
  records: RecordCollection,
): AsyncGenerator<readonly LocalRecord[]> {
  let last: LocalRecord | undefined;
  for (;;) {
    // Many records can share one time, for example after the import of a file.
    const sameTime = last ? await readAfter(records, last) : [];
    const docs =
      sameTime.length > 0
        ? sameTime
        : await read(records, {
            selector: { removed: false, order: last ? { $gt: last.order } : { $gte: '' } },
            sort: [{ removed: 'asc' }, { order: 'asc' }],
          });
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (!last || (sameTime.length === 0 && docs.length < batchSize)) return;
    await waitUntilIdle();
  }
}

/** Reads the records with the same time that follow by their ids. */
function readAfter(
  records: RecordCollection,
  { order, client_id: id }: LocalRecord,
): Promise<readonly LocalRecord[]> {
  return read(records, {
    selector: { removed: false, order, client_id: { $gt: id } },
    sort: [{ removed: 'asc' }, { order: 'asc' }, { client_id: 'asc' }],
  });
}

async function read(
  records: RecordCollection,
  query: MangoQuery<LocalRecord>,
): Promise<readonly LocalRecord[]> {
  const prepared = records.find({ ...query, limit: batchSize }).getPreparedQuery();
  return (await records.storageInstance.query(prepared)).documents;
}
