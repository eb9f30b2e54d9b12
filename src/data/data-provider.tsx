// The one place where React meets the local data: a page asks a live question and is drawn again
// when the answer changes.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { catchError, from, NEVER, type Observable, of, switchMap, throwError } from 'rxjs';
import type { DataContext } from './data-context.ts';
import { isConnectionLost } from './database/storage-errors.ts';

const ReactDataContext = createContext<DataContext | null>(null);

export function DataProvider({ data, children }: { data: DataContext; children: ReactNode }) {
  return <ReactDataContext value={data}>{children}</ReactDataContext>;
}

export function useData(): DataContext {
  const data = useContext(ReactDataContext);
  if (!data) throw new Error('useData needs a DataProvider above it');
  return data;
}

/**
 * The latest answer to a live question; undefined until the first one. When the databases were
 * opened anew it is asked again, and the last answer stands meanwhile. A question that fails
 * otherwise throws to the page's boundary.
 * @param key says which question it is: when it changes, `query` is asked anew and the old answer
 * is dropped at once
 */
export function useLiveQuery<T>(
  key: string,
  query: (data: DataContext) => Observable<T>,
): T | undefined {
  const data = useData();
  // `query` is a new function at every render; the key says when the question is a new one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const liveQuery = useMemo(() => createLiveQuery(() => watchWithReopen(data, query)), [data, key]);
  const answer = useSyncExternalStore(
    useCallback((changed: () => void) => liveQuery.listen(changed), [liveQuery]),
    () => liveQuery.latest(),
  );
  if (answer.fault) throw answer.fault;
  return answer.value;
}

function watchWithReopen<T>(
  data: DataContext,
  query: (data: DataContext) => Observable<T>,
): Observable<T> {
  const { connection } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      watchWhenOpen(data, () => query(data)).pipe(
        catchError((fault: unknown) => {
          if (!connection || !isConnectionLost(fault)) return throwError(() => fault);
          // Mended, it is asked by the next opening.
          return from(connection.reopen(openCount)).pipe(
            switchMap((isReopened) => (isReopened ? NEVER : throwError(() => fault))),
          );
        }),
      ),
    ),
  );
}

/** While the databases are being opened anew there is nobody to ask. */
function watchWhenOpen<T>({ connection }: DataContext, query: () => Observable<T>): Observable<T> {
  const reopening = connection?.getReopening();
  return reopening ? from(reopening).pipe(switchMap(query)) : query();
}

interface LatestAnswer<T> {
  value?: T;
  fault?: Error;
}

function createLiveQuery<T>(query: () => Observable<T>) {
  let latest: LatestAnswer<T> = {};
  return {
    latest: () => latest,
    listen(changed: () => void): () => void {
      const subscription = query().subscribe({
        next(value) {
          latest = { value };
          changed();
        },
        error(fault: unknown) {
          latest = { fault: fault instanceof Error ? fault : new Error(String(fault)) };
          changed();
        },
      });
      return () => subscription.unsubscribe();
    },
  };
}
