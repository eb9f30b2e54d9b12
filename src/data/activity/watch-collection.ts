// Reads a collection once in batches, then follows its changes. Only the requested part of each
// record is kept in memory.
import { Observable } from 'rxjs';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import type { UserCollectionName } from '../database/collections.ts';
import type { RecordCollection } from '../database/record-collection.ts';
import type { DataContext } from '../data-context.ts';

/**
 * Number of records read at once. Between two batches, other code can write and the page can
 * render.
 */
const batchSize = 200;

/**
 * Watches the rows of all records that are not removed, by client id. Every emission is the same
 * map, updated in place.
 */
export function watchRows<R>(
  { userDatabase }: Pick<DataContext, 'userDatabase'>,
  name: UserCollectionName,
  toRow: (doc: LocalRecord) => R,
): Observable<ReadonlyMap<string, R>> {
  return new Observable((observer) => {
    const records = userDatabase[name];
    const rows = new Map<string, R>();
    /**
     * Ids of records that changed during the read; their changed values are newer than those in the
     * batches.
     */
    const changed = new Set<string>();
    let isWhole = false;

    const following = records.$.subscribe(({ documentId, operation, documentData }) => {
      if (operation === 'DELETE' || documentData.removed) rows.delete(documentId);
      else rows.set(documentId, toRow(documentData));
      if (isWhole) observer.next(rows);
      else changed.add(documentId);
    });

    async function readAll(): Promise<void> {
      for await (const docs of readBatches(records)) {
        if (observer.closed) return;
        for (const doc of docs)
          if (!changed.has(doc.client_id)) rows.set(doc.client_id, toRow(doc));
      }
      isWhole = true;
      changed.clear();
      observer.next(rows);
    }

    readAll().catch((fault: unknown) => {
      // After unsubscribing, an error is expected, because the database of a logged-out user is
      // closed.
      if (!observer.closed) observer.error(fault);
    });
    return () => following.unsubscribe();
  });
}

/**
 * Reads the records newest first, directly from the storage, without a live query and without
 * copies in memory.
 */
async function* readBatches(records: RecordCollection): AsyncGenerator<readonly LocalRecord[]> {
  let from = '';
  let size = batchSize;
  /** Ids at the end of the last batch that the next batch starts with again. */
  let edge = new Set<string>();
  for (;;) {
    const query = records.find({
      selector: { removed: false, order: { $gte: from } },
      sort: [{ removed: 'asc' }, { order: 'asc' }],
      limit: size,
    });
    const { documents } = await records.storageInstance.query(query.getPreparedQuery());
    const known = edge;
    yield documents.filter(({ client_id: id }) => !known.has(id));
    const last = documents.at(-1)?.order;
    if (last === undefined || documents.length < size) return;
    // More records than one batch can share one time, for example after the import of a file.
    size = last === from ? size * 2 : batchSize;
    edge = new Set(documents.filter(({ order }) => order === last).map(({ client_id: id }) => id));
    from = last;
  }
}
