// Watches the summary for the progress page as one observable: activity counts, streak,
// achievements and the current day. The chapters read are watched separately.
import { combineLatest, map, type Observable } from 'rxjs';
import type { DataContext } from '../../data/data-context.ts';
import { watchToday } from '../../data/user-days.ts';
import { type AchievementSummary, computeAchievements } from './achievements.ts';
import { watchCachedLedger } from '../../data/activity/cached-daily-activity.ts';
import type { Ledger } from '../../data/activity/daily-activity.ts';
import { type Streak, computeStreak } from '../../data/activity/compute-streak.ts';
import { watchLongestElsewhere, applyLongestStreak } from '../../data/activity/watch-streak.ts';

export interface ProgressSummary {
  ledger: Ledger;
  streak: Streak;
  achieved: AchievementSummary;
  /** YYYY-MM-DD */
  today: string;
}

/** Emits the cached counts first, then the current counts. */
export function watchProgress(data: DataContext): Observable<ProgressSummary> {
  return combineLatest([
    watchCachedLedger(data, 0),
    watchLongestElsewhere(data),
    watchToday(data),
  ]).pipe(
    map(([counted, longest, now]) => {
      const row = applyLongestStreak(computeStreak(counted.days.keys(), now), longest);
      return {
        ledger: counted,
        streak: row,
        achieved: computeAchievements(counted, row.longest),
        today: now,
      };
    }),
  );
}
