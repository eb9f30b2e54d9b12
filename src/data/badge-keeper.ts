// What the icon of the installed app says: how many things of a person only this device holds, the number in the header.
import { catchError, combineLatest, debounceTime, distinctUntilChanged, map, NEVER, type Observable, of, type Subscription, switchMap } from 'rxjs';
import type { Data } from './data.ts';
import { lettersWaiting } from './letters.ts';
import { isLost } from './storage-faults.ts';
import { syncStatus } from './sync-status.ts';

/** Milliseconds: what is on its way already is no news. */
const patience = 2_000;

/** Follows whoever is here. A guest has no server for which anything waits: a number would stand there for ever. */
export function keepBadge(current: Observable<Data | null>, show: (count: number) => Promise<void>): Subscription {
  let report: Data['report'] = () => {};
  return current
    .pipe(
      switchMap((data) => {
        report = data?.report ?? report;
        return data?.account ? pending(data) : of(0);
      }),
      distinctUntilChanged(),
    )
    .subscribe((count) => void show(count).catch((fault: unknown) => report('the badge could not be shown', fault)));
}

/** After a lost connection the databases are others, and are asked anew. */
function pending(data: Data): Observable<number> {
  return (data.connection?.openings ?? of(0)).pipe(
    switchMap((opening) =>
      combineLatest([syncStatus(data), lettersWaiting(data)]).pipe(
        map(([{ waiting, refused }, letters]) => waiting + refused + letters),
        debounceTime(patience),
        catchError((fault: unknown) => {
          data.report('nobody knows what waits', fault);
          if (isLost(fault)) void data.connection?.mend(opening);
          return NEVER;
        }),
      ),
    ),
  );
}
