// Keeps in step, beside the pages: the clock by which the person lives, the dates of what has none, and the totals in the profile. In one tab at a time.
import { catchError, combineLatest, concatMap, debounceTime, distinctUntilChanged, EMPTY, map, merge, NEVER, type Observable, of, type Subscription, switchMap, take, timer } from 'rxjs';
import type { Data } from '../data.ts';
import { guest } from '../guest.ts';
import { dayStart, moments, today } from '../days.ts';
import { profile, saveProfile } from '../profile.ts';
import { isLost } from '../storage-faults.ts';
import { syncStatus } from '../sync-status.ts';
import { keepHistoryAsRead } from './chapters-read.ts';
import { clockNow, dayReader, keepClock, keptClocks, newClock } from './clocks.ts';
import { rememberLedger } from './counted.ts';
import { keepPlanDays } from './events.ts';
import { ledger } from './ledger.ts';
import { streakOf } from './streak-of.ts';
import { changesOf, type Totals, totalsOf } from './totals.ts';

/** Milliseconds: until what comes together is there, of a few records and of all. */
const gathering = 200;
const rest = 1_500;

/** Milliseconds: who opens the app wants other things first than to have ten thousand records read. */
const unhurried = 8_000;

/**
 * Works for whoever is here, and stops when somebody else comes.
 * @param patience milliseconds before the records are read
 */
export function keepTotals(current: Observable<Data | null>, patience = unhurried): Subscription {
  return current.pipe(switchMap((data) => (data ? keeping(data, patience) : EMPTY))).subscribe();
}

/** After a lost connection the databases are others, and it begins anew. What fails alone stops alone. */
function keeping(data: Data, patience: number): Observable<unknown> {
  const { connection } = data;
  const later = (work: (data: Data) => Observable<unknown>) => (about: Data) => timer(patience).pipe(switchMap(() => work(about)));
  return (connection?.openings ?? of(0)).pipe(
    switchMap((opening) => {
      const works = [clocks, planDays, history, later(remembered), later(totals)].map((work) =>
        work(data).pipe(
          catchError((fault: unknown) => {
            data.report('the progress is not kept in step', fault);
            if (isLost(fault)) void connection?.mend(opening);
            return NEVER;
          }),
        ),
      );
      return merge(...works);
    }),
  );
}

/** Noted at once: what is written a minute after a landing is dated by the clock of the place. */
function clocks(data: Data): Observable<unknown> {
  return combineLatest([keptClocks(data), dayStart(data), moments]).pipe(
    concatMap(async ([known, start]) => {
      const clock = newClock(known, clockNow(start));
      if (clock) await keepClock(data, clock);
    }),
  );
}

function planDays(data: Data): Observable<unknown> {
  return dayReader(data).pipe(
    switchMap((dayOfTime) =>
      merge(of(null), data.personal.readingProgress.$).pipe(
        debounceTime(gathering),
        concatMap(() => inTurn(data, () => keepPlanDays(data, dayOfTime))),
      ),
    ),
  );
}

/** What a file brought in is seen at the next visit. */
function history(data: Data): Observable<unknown> {
  return dayReader(data).pipe(
    take(1),
    concatMap((dayOfTime) => inTurn(data, () => keepHistoryAsRead(data, dayOfTime))),
  );
}

function remembered(data: Data): Observable<unknown> {
  return ledger(data).pipe(
    debounceTime(rest),
    concatMap((counted) => rememberLedger(data, counted)),
  );
}

/** A guest has no profile. */
function totals(data: Data): Observable<unknown> {
  if (!data.account) return EMPTY;
  let said: Partial<Totals> = {};
  return combineLatest([ledger(data), profile(data), today(data), hasMetServer(data)]).pipe(
    debounceTime(rest),
    concatMap(async ([counted, known, now, isReady]) => {
      if (!known || !isReady) return;
      const all = totalsOf(counted, streakOf(counted.days.keys(), now), known, now);
      const changes = changesOf(all, known, said);
      said = { ...said, ...all };
      if (Object.keys(changes).length > 0) await inTurn(data, () => saveProfile(data, changes));
    }),
  );
}

/** Since this page was opened: what other devices did is here, too, and what is written goes out at once. */
function hasMetServer(data: Data): Observable<boolean> {
  const opened = new Date(performance.timeOrigin).toISOString();
  return syncStatus(data).pipe(
    map(({ online, syncing, signedOut, trouble, lastSuccess }) => online && !syncing && !signedOut && trouble === null && lastSuccess !== null && lastSuccess >= opened),
    distinctUntilChanged(),
  );
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function inTurn({ account }: Data, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(`selah-totals-${account?.id ?? guest}`, work) : work());
}
