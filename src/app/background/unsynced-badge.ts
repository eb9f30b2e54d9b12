// What the icon of the installed app says: how many things of a person only this device holds, the
// number in the header.
import {
  catchError,
  combineLatest,
  debounceTime,
  distinctUntilChanged,
  map,
  NEVER,
  type Observable,
  of,
  type Subscription,
  switchMap,
} from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { watchPendingFeedbackCount } from '../../features/feedback/outbox.ts';
import { isConnectionLost } from '../../data/database/storage-errors.ts';
import { watchSyncStatus } from '../../data/records/sync-status.ts';

/** Milliseconds: what is on its way already is no news. */
const settleMillis = 2_000;

/**
 * Follows whoever is here. A guest has no server for which anything waits: a number would stand
 * there for ever.
 */
export function startBadgeUpdates(
  current: Observable<DataContext | null>,
  show: (count: number) => Promise<void>,
): Subscription {
  let report: DataContext['report'] = () => {};
  return current
    .pipe(
      switchMap((data) => {
        report = data?.report ?? report;
        return data?.account ? watchBadgeCount(data) : of(0);
      }),
      distinctUntilChanged(),
    )
    .subscribe(
      (count) =>
        void show(count).catch((fault: unknown) => report('the badge could not be shown', fault)),
    );
}

/** After a lost connection the databases are others, and are asked anew. */
function watchBadgeCount(data: DataContext): Observable<number> {
  return (data.connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([watchSyncStatus(data), watchPendingFeedbackCount(data)]).pipe(
        map(([{ pending, rejected }, letters]) => pending + rejected + letters),
        debounceTime(settleMillis),
        catchError((fault: unknown) => {
          data.report('nobody knows what waits', fault);
          if (isConnectionLost(fault)) void data.connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}
