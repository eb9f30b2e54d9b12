// Keeps in step, beside the pages: the clock by which the person lives, the dates of what has none,
// and the totals in the profile. In one tab at a time.
import {
  catchError,
  combineLatest,
  concatMap,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type Subscription,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import { watchDayStart, possibleDayChanges, watchToday } from '../../data/user-days.ts';
import { watchProfile, updateProfile } from '../../data/records/profile.ts';
import { isConnectionLost } from '../../data/database/storage-errors.ts';
import { watchSyncStatus } from '../../data/records/sync-status.ts';
import { importHistoryAsRead } from './chapters-read.ts';
import {
  getCurrentClock,
  watchDayOfTime,
  saveClock,
  watchDayClocks,
  findNewClock,
} from './clock-history.ts';
import { cacheLedger } from './cached-daily-activity.ts';
import { syncPlanDayEvents } from '../../data/records/day-events.ts';
import { watchLedger } from './daily-activity.ts';
import { computeStreak } from './compute-streak.ts';
import { computeTotalChanges, type ProfileTotals, computeTotals } from './profile-totals.ts';

/** Milliseconds: until what comes together is there, of a few records and of all. */
const recordSettleMillis = 200;
const ledgerSettleMillis = 1_500;

/**
 * Milliseconds: who opens the app wants other things first than to have ten thousand records read.
 */
const defaultStartDelay = 8_000;

/**
 * Works for whoever is here, and stops when somebody else comes.
 * @param startDelay milliseconds before the records are read
 */
export function startTotalsSync(
  current: Observable<DataContext | null>,
  startDelay = defaultStartDelay,
): Subscription {
  return current
    .pipe(switchMap((data) => (data ? syncWhileOpen(data, startDelay) : EMPTY)))
    .subscribe();
}

/**
 * After a lost connection the databases are others, and it begins anew. What fails alone stops
 * alone.
 */
function syncWhileOpen(data: DataContext, startDelay: number): Observable<unknown> {
  const { connection } = data;
  const later = (work: (data: DataContext) => Observable<unknown>) => (about: DataContext) =>
    timer(startDelay).pipe(switchMap(() => work(about)));
  return (connection?.openings ?? of(0)).pipe(
    switchMap((openCount) => {
      const works = [
        saveClocks,
        syncPlanDays,
        importHistory,
        later(cacheLedgerChanges),
        later(updateTotals),
      ].map((work) =>
        work(data).pipe(
          catchError((fault: unknown) => {
            data.report('the progress is not kept in step', fault);
            if (isConnectionLost(fault)) void connection?.reopen(openCount);
            return NEVER;
          }),
        ),
      );
      return merge(...works);
    }),
  );
}

/** Noted at once: what is written a minute after a landing is dated by the clock of the place. */
function saveClocks(data: DataContext): Observable<unknown> {
  return combineLatest([watchDayClocks(data), watchDayStart(data), possibleDayChanges]).pipe(
    concatMap(async ([known, start]) => {
      const clock = findNewClock(known, getCurrentClock(start));
      if (clock) await saveClock(data, clock);
    }),
  );
}

function syncPlanDays(data: DataContext): Observable<unknown> {
  return watchDayOfTime(data).pipe(
    switchMap((dayOfTime) =>
      merge(of(null), data.userDatabase.readingProgress.$).pipe(
        debounceTime(recordSettleMillis),
        concatMap(() => withTotalsLock(data, () => syncPlanDayEvents(data, dayOfTime))),
      ),
    ),
  );
}

/** What a file brought in is seen at the next visit. */
function importHistory(data: DataContext): Observable<unknown> {
  return watchDayOfTime(data).pipe(
    take(1),
    concatMap((dayOfTime) => withTotalsLock(data, () => importHistoryAsRead(data, dayOfTime))),
  );
}

function cacheLedgerChanges(data: DataContext): Observable<unknown> {
  return watchLedger(data).pipe(
    debounceTime(ledgerSettleMillis),
    concatMap((counted) => cacheLedger(data, counted)),
  );
}

/** A guest has no profile. */
function updateTotals(data: DataContext): Observable<unknown> {
  if (!data.account) return EMPTY;
  let writtenTotals: Partial<ProfileTotals> = {};
  return combineLatest([
    watchLedger(data),
    watchProfile(data),
    watchToday(data),
    watchIsSynced(data),
  ]).pipe(
    debounceTime(ledgerSettleMillis),
    concatMap(async ([counted, known, now, isReady]) => {
      if (!known || !isReady) return;
      const all = computeTotals(counted, computeStreak(counted.days.keys(), now), known, now);
      const changes = computeTotalChanges(all, known, writtenTotals);
      writtenTotals = { ...writtenTotals, ...all };
      if (Object.keys(changes).length > 0)
        await withTotalsLock(data, () => updateProfile(data, changes));
    }),
  );
}

/**
 * Since this page was opened: what other devices did is here, too, and what is written goes out at
 * once.
 */
function watchIsSynced(data: DataContext): Observable<boolean> {
  const opened = new Date(performance.timeOrigin).toISOString();
  return watchSyncStatus(data).pipe(
    map(
      ({ online, syncing, signedOut, failure, lastSuccess }) =>
        online &&
        !syncing &&
        !signedOut &&
        failure === null &&
        lastSuccess !== null &&
        lastSuccess >= opened,
    ),
    distinctUntilChanged(),
  );
}

/** Where the browser has no locks there is hardly a second tab at work. */
async function withTotalsLock({ account }: DataContext, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(`selah-totals-${account?.id ?? guestAccountId}`, work) : work());
}
