// Sends the letters that wait when there is a network again, and tries anew later what the server would not take.
import { catchError, combineLatest, EMPTY, NEVER, Observable, of, type Subscription, switchMap } from 'rxjs';
import type { Data } from './data.ts';
import { postAll, type Posted } from './letter-post.ts';
import { lettersWaiting } from './letters.ts';
import { isLost } from './storage-faults.ts';

/** Milliseconds: where the way was closed; after the first refusal and at most. */
const offlineRest = 60_000;
const shortestRest = 60_000;
const longestRest = 6 * 3_600_000;

/** Works for whoever is here, and stops at once when somebody else comes. */
export function keepLetters(current: Observable<Data | null>): Subscription {
  return current.pipe(switchMap((data) => (data ? sending(data) : EMPTY))).subscribe();
}

/** Sends while somebody listens; tells nothing. */
function sending(data: Data): Observable<never> {
  return new Observable(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let refusals = 0;
    let isSending = false;
    let isGone = false;
    let mayGo = false;

    function plan(rest: number): void {
      clearTimeout(timer);
      if (mayGo && !isGone && !isSending) timer = setTimeout(() => void send(), rest);
    }

    async function send(): Promise<void> {
      isSending = true;
      let rest = 0;
      try {
        const posted = await postAll(data);
        refusals = posted.kind === 'refused' || posted.kind === 'nobody' ? refusals + 1 : 0;
        rest = restAfter(posted, refusals);
      } catch (fault) {
        refusals += 1;
        rest = growing(refusals);
        data.report('letters could not be sent', fault);
      } finally {
        isSending = false;
        plan(rest);
      }
    }

    const watch = watched(data).subscribe(([isOnline, waiting]) => {
      mayGo = isOnline && waiting > 0;
      plan(refusals === 0 ? 0 : growing(refusals));
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      watch.unsubscribe();
    };
  });
}

/** After a lost connection the databases are others, and are asked anew. */
function watched(data: Data): Observable<[isOnline: boolean, waiting: number]> {
  const { connection, online, report } = data;
  return (connection?.openings ?? of(0)).pipe(
    switchMap((opening) =>
      combineLatest([online, lettersWaiting(data)]).pipe(
        catchError((fault: unknown) => {
          report('nobody knows which letters wait', fault);
          if (isLost(fault)) void connection?.mend(opening);
          return NEVER;
        }),
      ),
    ),
  );
}

function restAfter(posted: Posted, refusals: number): number {
  switch (posted.kind) {
    case 'sent':
      return 0;
    case 'waits':
      return offlineRest;
    case 'nobody':
      return longestRest;
    case 'refused':
      return Math.min(Math.max(growing(refusals), (posted.retryAfter ?? 0) * 1_000), longestRest);
  }
}

function growing(times: number): number {
  return Math.min(shortestRest * 2 ** (times - 1), longestRest);
}
