// Puts the list of cross references on a device on which the Bible is read, before it is asked for
// without a network.
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
 * Fetches it once, where it is not here or another one is there: when the page is idle, there is a
 * network, and it costs nothing. Tried again each time the network is back, until what it returns
 * is called.
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
      .catch((fault: unknown) => data.report('the cross references could not be kept ahead', fault))
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

/** Whether the list lies on this device; emits at once and at each change. */
export function watchHasCrossReferences(data: Pick<DataContext, 'storage'>): Observable<boolean> {
  const library = getLibrary(data);
  if (!library) return of(false);
  return new Observable((subscriber) =>
    liveQuery(
      async () => (await library.extras.where('key').equals(crossReferencesKey).count()) > 0,
    ).subscribe(subscriber),
  );
}
