// Days in a row, of this device: told at once as they were counted last, then as they are.
import { combineLatest, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Data } from '../data.ts';
import { today } from '../days.ts';
import { profile } from '../profile.ts';
import { toldLedger } from './counted.ts';
import { type Streak, streakOf } from './streak-of.ts';

/** Milliseconds: who opens the app wants other things first than to have ten thousand records read. */
const unhurried = 4_000;

/** @param patience milliseconds before it is counted anew, where something can be told without */
export function streak(data: Data, patience = unhurried): Observable<Streak> {
  return combineLatest([toldLedger(data, patience), today(data), longestElsewhere(data)]).pipe(
    map(([{ days }, now, longest]) => withLongest(streakOf(days.keys(), now), longest)),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
}

export function withLongest(streak: Streak, longest: number): Streak {
  return { ...streak, longest: Math.max(streak.longest, longest) };
}

/** Of the time before this device, the server may know of a longer one. The present one is never taken from anywhere but the days. */
export function longestElsewhere(data: Data): Observable<number> {
  return profile(data).pipe(
    map((person) => person?.longest_streak ?? 0),
    distinctUntilChanged(),
  );
}
