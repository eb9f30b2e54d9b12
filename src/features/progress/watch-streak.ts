// Days in a row, of this device: told at once as they were counted last, then as they are.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { watchToday } from '../../data/user-days.ts';
import { watchProfile } from '../../data/records/profile.ts';
import { watchCachedLedger } from './cached-daily-activity.ts';
import { type Streak, computeStreak } from './compute-streak.ts';

/**
 * Milliseconds: who opens the app wants other things first than to have ten thousand records read.
 */
const defaultRecountDelay = 4_000;

/**
 * @param recountDelay milliseconds before it is counted anew, where something can be told without
 */
export function watchStreak(
  data: DataContext,
  recountDelay = defaultRecountDelay,
): Observable<Streak> {
  return combineLatest([
    watchCachedLedger(data, recountDelay),
    watchToday(data),
    watchLongestElsewhere(data),
  ]).pipe(
    map(([{ days }, now, longest]) => applyLongestStreak(computeStreak(days.keys(), now), longest)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
}

export function applyLongestStreak(streak: Streak, longest: number): Streak {
  return { ...streak, longest: Math.max(streak.longest, longest) };
}

/**
 * Of the time before this device, the server may know of a longer one. The present one is never
 * taken from anywhere but the days.
 */
export function watchLongestElsewhere(data: DataContext): Observable<number> {
  return watchProfile(data).pipe(
    map((person) => person?.longest_streak ?? 0),
    distinctUntilChanged(),
  );
}
