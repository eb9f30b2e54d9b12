// Background updates of progress data: clock history, plan-day events, read chapters from the
// history, cached activity counts, and the totals in the profile. A lock keeps two tabs from doing
// the same update at once.
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
import { importHistoryAsRead } from '../../data/activity/chapters-read.ts';
import {
  getCurrentClock,
  watchDayOfTime,
  saveClock,
  watchDayClocks,
  findNewClock,
} from '../../data/activity/clock-history.ts';
import { cacheLedger } from '../../data/activity/cached-daily-activity.ts';
import { syncPlanDayEvents } from '../../data/records/day-events.ts';
import { watchLedger } from '../../data/activity/daily-activity.ts';
import { computeStreak } from '../../data/activity/compute-streak.ts';
import { computeTotalChanges, type ProfileTotals, computeTotals } from './profile-totals.ts';

/** Debounce in milliseconds: for changes of a few records, and for a recount of all records. */
const recordSettleMillis = 200;
const ledgerSettleMillis = 1_500;

/** Milliseconds: the start of the app must not be slowed down by reading ten thousand records. */
const defaultStartDelay = 8_000;

/**
 * Runs for the current user or guest, and stops when the account changes.
 *
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
 * Restarts all updates when the databases were reopened after a lost storage connection. A failure
 * of one update stops only that update.
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
            data.report('the progress totals could not be updated', fault);
            if (isConnectionLost(fault)) void connection?.reopen(openCount);
            return NEVER;
          }),
        ),
      );
      return merge(...works);
    }),
  );
}

/**
 * Stores a changed clock at once, so that a record written a minute after landing is dated by the
 * local clock.
 */
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

/** Runs once per visit; data of an imported file is found at the next visit. */
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
 * Emits true when a sync succeeded since the page was opened and the engine is online. Changes of
 * other devices have then arrived, and writes are sent at once.
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

/**
 * Without Web Locks in the browser the work runs unlocked, because two active tabs are unlikely
 * there.
 */
async function withTotalsLock({ account }: DataContext, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  await (locks ? locks.request(`selah-totals-${account?.id ?? guestAccountId}`, work) : work());
}
