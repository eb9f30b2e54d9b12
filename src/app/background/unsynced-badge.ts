// Badge on the icon of the installed app: the number of items that exist on this device only, as in
// the header.
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
import { countForBadge } from '../../data/records/feedback-state.ts';
import { watchUnsentFeedback } from '../../features/feedback/outbox.ts';
import { isConnectionLost } from '../../data/database/storage-errors.ts';
import { watchSyncStatus } from '../../data/records/sync-status.ts';

/** Milliseconds; items that are being sent already do not change the badge. */
const settleMillis = 2_000;

/**
 * Follows the current user. Guests get no badge: their items are never sent to a server, so the
 * number would never go away.
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

/** Reopened after a lost storage connection, because the databases are then new objects. */
function watchBadgeCount(data: DataContext): Observable<number> {
  return (data.connection?.openings ?? of(0)).pipe(
    switchMap((openCount) =>
      combineLatest([watchSyncStatus(data), watchUnsentFeedback(data)]).pipe(
        map(
          ([{ pending, rejected }, unsentFeedback]) =>
            pending + rejected + countForBadge(unsentFeedback),
        ),
        debounceTime(settleMillis),
        catchError((fault: unknown) => {
          data.report('the pending records could not be counted', fault);
          if (isConnectionLost(fault)) void data.connection?.reopen(openCount);
          return NEVER;
        }),
      ),
    ),
  );
}
