// Watches the user's streak, first cached and then current, and the longest streak in the profile.
// The current streak is always computed from the days on this device.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DataContext } from '../data-context.ts';
import { watchToday } from '../user-days.ts';
import { watchProfile } from '../records/profile.ts';
import { watchCachedLedger } from './cached-daily-activity.ts';
import { type Streak, computeStreak } from './compute-streak.ts';

/** Milliseconds: the start of the app must not be slowed down by reading ten thousand records. */
const defaultRecountDelay = 4_000;

/** @param recountDelay milliseconds before the recount when cached counts are available */
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
 * Watches the longest streak in the profile, because the server may know a longer one from before
 * this device. The current streak is always computed from the days.
 */
export function watchLongestElsewhere(data: DataContext): Observable<number> {
  return watchProfile(data).pipe(
    map((person) => person?.longest_streak ?? 0),
    distinctUntilChanged(),
  );
}
