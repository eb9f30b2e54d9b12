// All that the page of progress shows, in one question.
import { combineLatest, map, type Observable } from 'rxjs';
import type { Data } from '../data.ts';
import { today } from '../days.ts';
import { type Achieved, achievedBy } from './achievements.ts';
import { toldLedger } from './counted.ts';
import type { Ledger } from './ledger.ts';
import { type Streak, streakOf } from './streak-of.ts';
import { longestElsewhere, withLongest } from './streak.ts';

export interface Progress {
  ledger: Ledger;
  streak: Streak;
  achieved: Achieved;
  /** YYYY-MM-DD */
  today: string;
}

/** As it was counted last, then as it is. */
export function progress(data: Data): Observable<Progress> {
  return combineLatest([toldLedger(data, 0), longestElsewhere(data), today(data)]).pipe(
    map(([counted, longest, now]) => {
      const row = withLongest(streakOf(counted.days.keys(), now), longest);
      return { ledger: counted, streak: row, achieved: achievedBy(counted, row.longest), today: now };
    }),
  );
}
