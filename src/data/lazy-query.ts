// Live queries whose code is loaded on first use, so that the first load of the app does not
// contain the code of the records.
import { catchError, from, NEVER, type Observable, switchMap } from 'rxjs';
import type { DataContext } from './data-context.ts';

type Query<T> = (data: DataContext) => Observable<T>;

/**
 * Returns a live query that loads another one. It emits nothing if the code cannot be loaded: the
 * shell works without the result, and the next start tries again.
 */
export function lazyQuery<T>(load: () => Promise<Query<T>>): Query<T> {
  return (data) =>
    from(load()).pipe(
      catchError((fault: unknown) => {
        data.report('a query could not be loaded', fault);
        return NEVER;
      }),
      switchMap((query) => query(data)),
    );
}
