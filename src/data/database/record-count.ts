// Counts the records that match a selector, once or live, always from the storage itself.
import type { MangoQuerySelector } from 'rxdb';
import { type Observable, startWith, switchMap, throttleTime } from 'rxjs';

/** A collection of RxDB, or the view of one entity in a shared collection. */
interface CountableCollection<Doc, Prepared> {
  readonly $: Observable<unknown>;
  count(query: { selector: MangoQuerySelector<Doc> }): { getPreparedQuery(): Prepared };
  readonly storageInstance: { count(prepared: Prepared): Promise<{ count: number }> };
}

/** Shortest time between two live counts, in milliseconds. */
const recountInterval = 100;

/**
 * Returns the number of matching records. Records that another tab has just written are included.
 * Rejects if the storage is closed.
 */
export async function countRecords<Doc, Prepared>(
  collection: CountableCollection<Doc, Prepared>,
  selector: MangoQuerySelector<Doc>,
): Promise<number> {
  const prepared = collection.count({ selector }).getPreparedQuery();
  return (await collection.storageInstance.count(prepared)).count;
}

/**
 * Emits the number of matching records now and after changes. RxDB's own live count adds each
 * change event to its last result. A frozen tab receives the events of other tabs late, after it
 * has counted the changed records already; RxDB's number then stays wrong until a reload.
 */
export function watchRecordCount<Doc, Prepared>(
  collection: CountableCollection<Doc, Prepared>,
  selector: MangoQuerySelector<Doc>,
): Observable<number> {
  return collection.$.pipe(
    throttleTime(recountInterval, undefined, { leading: true, trailing: true }),
    startWith(null),
    switchMap(() => countRecords(collection, selector)),
  );
}
