// Puts the list of cross references on a device on which the Bible is read, before it is asked for without a network.
import { liveQuery } from 'dexie';
import { distinctUntilChanged, filter, Observable, of } from 'rxjs';
import { crossReferencesOf, listKey, needsCrossReferences } from './cross-references.ts';
import type { Data } from './data.ts';
import { gridCode } from './grid-ranges.ts';
import { untilIdle } from './idle.ts';
import { libraryOf } from './library-place.ts';

/** Fetches it once, where it is not here or another one is there: when the page is idle, there is a network, and it costs nothing. Tried again each time the network is back, until what it returns is called. */
export function keepCrossReferences(data: Data, isCostly: () => boolean): () => void {
  if (!libraryOf(data)) return () => {};
  let isOver = false;
  let isBusy = false;
  const watch = data.online.pipe(distinctUntilChanged(), filter(Boolean)).subscribe(() => {
    if (isBusy) return;
    isBusy = true;
    void keepNow()
      .catch((fault: unknown) => data.report('the cross references could not be kept ahead', fault))
      .finally(() => {
        isBusy = false;
      });
  });
  return () => {
    isOver = true;
    watch.unsubscribe();
  };

  async function keepNow(): Promise<void> {
    await untilIdle();
    if (isOver || isCostly() || !(await needsCrossReferences(data))) return;
    await crossReferencesOf(data, gridCode, { book: 'GEN', chapter: 1, verse: 1 });
  }
}

/** Whether the list lies on this device; emits at once and at each change. */
export function crossReferencesHere(data: Pick<Data, 'storage'>): Observable<boolean> {
  const library = libraryOf(data);
  if (!library) return of(false);
  return new Observable((subscriber) => liveQuery(async () => (await library.extras.where('key').equals(listKey).count()) > 0).subscribe(subscriber));
}
