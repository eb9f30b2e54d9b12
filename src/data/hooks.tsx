// The one place where React meets the local data: a page asks a live question and is drawn again when the answer changes.
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import type { Data } from './data.ts';

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
 * The latest answer to a live question; undefined until the first one. A question that fails throws to the page's boundary.
 * @param key says which question it is: when it changes, `ask` is asked anew and the old answer is dropped at once
 */
export function useLive<T>(key: string, ask: (data: Data) => Observable<T>): T | undefined {
  const data = useData();
  // `ask` is a new function at every render; the key says when the question is a new one.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const question = useMemo(() => createQuestion(() => ask(data)), [data, key]);
  const answer = useSyncExternalStore(
    useCallback((changed: () => void) => question.listen(changed), [question]),
    () => question.latest(),
  );
  if (answer.fault) throw answer.fault;
  return answer.value;
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
