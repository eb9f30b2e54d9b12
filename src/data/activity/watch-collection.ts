// Reads a collection once in batches, then follows its changes. Only the requested part of each
// record is kept in memory.
import { Observable } from 'rxjs';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import type { UserCollectionName } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { readBatches } from '../records/read-batches.ts';

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
