// React provider of the data context, and hooks for the data context and for live queries. A
// component subscribes to a live query and renders again when the result changes.
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
 * Returns the latest result of a live query; undefined until the first one. After the databases
 * were reopened, the query runs again; the last result stays meanwhile. Any other failure is thrown
 * to the page's error boundary.
 * @param key identifies the query: when the key changes, `query` runs again and the old result is
 *   dropped at once
 */
export function useLiveQuery<T>(
  key: string,
  query: (data: DataContext) => Observable<T>,
): T | undefined {
  const data = useData();
  // `query` is a new function at every render; the key tells when the query has changed.
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
          // After a successful repair, the next opening runs the query again.
          return from(connection.reopen(openCount)).pipe(
            switchMap((isReopened) => (isReopened ? NEVER : throwError(() => fault))),
          );
        }),
      ),
    ),
  );
}

/** Waits while the databases are being reopened, because no query can run then. */
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
