// The one place where React meets the local data: a page asks a live question and is drawn again when the answer changes.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { catchError, from, NEVER, type Observable, of, switchMap, throwError } from 'rxjs';
import type { Data } from './data.ts';
import { isLost } from './storage-faults.ts';

const DataContext = createContext<Data | null>(null);

export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

export function useData(): Data {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData needs a DataProvider above it');
  return data;
}

/**
 * The latest answer to a live question; undefined until the first one. When the databases were opened anew it is asked again, and the last
 * answer stands meanwhile. A question that fails otherwise throws to the page's boundary.
 * @param key says which question it is: when it changes, `ask` is asked anew and the old answer is dropped at once
 */
export function useLive<T>(key: string, ask: (data: Data) => Observable<T>): T | undefined {
  const data = useData();
  // `ask` is a new function at every render; the key says when the question is a new one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const question = useMemo(() => createQuestion(() => askAgain(data, ask)), [data, key]);
  const answer = useSyncExternalStore(
    useCallback((changed: () => void) => question.listen(changed), [question]),
    () => question.latest(),
  );
  if (answer.fault) throw answer.fault;
  return answer.value;
}

function askAgain<T>(data: Data, ask: (data: Data) => Observable<T>): Observable<T> {
  const { connection } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((opening) =>
      whenOpen(data, () => ask(data)).pipe(
        catchError((fault: unknown) => {
          if (!connection || !isLost(fault)) return throwError(() => fault);
          // Mended, it is asked by the next opening.
          return from(connection.mend(opening)).pipe(switchMap((isMended) => (isMended ? NEVER : throwError(() => fault))));
        }),
      ),
    ),
  );
}

/** While the databases are being opened anew there is nobody to ask. */
function whenOpen<T>({ connection }: Data, ask: () => Observable<T>): Observable<T> {
  const mending = connection?.mending();
  return mending ? from(mending).pipe(switchMap(ask)) : ask();
}

interface Latest<T> {
  value?: T;
  fault?: Error;
}

function createQuestion<T>(ask: () => Observable<T>) {
  let latest: Latest<T> = {};
  return {
    latest: () => latest,
    listen(changed: () => void): () => void {
      const subscription = ask().subscribe({
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
