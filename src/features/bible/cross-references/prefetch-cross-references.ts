// Prefetches the cross-reference list for offline use on a device on which the Bible is read, and
// watches whether the list is stored.
import { liveQuery } from 'dexie';
import { distinctUntilChanged, filter, Observable, of } from 'rxjs';
import {
  findCrossReferences,
  crossReferencesKey,
  isCrossReferenceFileMissing,
} from './find-cross-references.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { canonicalTranslation } from '../../../data/bible/canonical-ranges.ts';
import { waitUntilIdle } from '../../../platform/idle.ts';
import { getLibrary } from '../../../data/bible/library/library-rules.ts';

/**
 * Fetches the list once, if it is missing or a newer list exists: when the page is idle, and the
 * network is not metered. Retries each time the network is back, until the returned function is
 * called.
 */
export function startCrossReferencePrefetch(
  data: DataContext,
  isMetered: () => boolean,
): () => void {
  if (!getLibrary(data)) return () => {};
  let isOver = false;
  let isBusy = false;
  const watch = data.online.pipe(distinctUntilChanged(), filter(Boolean)).subscribe(() => {
    if (isBusy) return;
    isBusy = true;
    void prefetchNow()
      .catch((fault: unknown) => data.report('the cross references could not be prefetched', fault))
      .finally(() => {
        isBusy = false;
      });
  });
  return () => {
    isOver = true;
    watch.unsubscribe();
  };

  async function prefetchNow(): Promise<void> {
    await waitUntilIdle();
    if (isOver || isMetered() || !(await isCrossReferenceFileMissing(data))) return;
    await findCrossReferences(data, canonicalTranslation, { book: 'GEN', chapter: 1, verse: 1 });
  }
}

/** Emits whether the list is on this device, at once and at each change. */
export function watchHasCrossReferences(data: Pick<DataContext, 'storage'>): Observable<boolean> {
  const library = getLibrary(data);
  if (!library) return of(false);
  return new Observable((subscriber) =>
    liveQuery(
      async () => (await library.extras.where('key').equals(crossReferencesKey).count()) > 0,
    ).subscribe(subscriber),
  );
}
