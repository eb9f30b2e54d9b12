// React hook that tells whether the user has achieved something in the app: only then a prompt is
// welcome.
import { map } from 'rxjs';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { watchToday } from '../../data/user-days.ts';
import { watchCachedLedger } from '../../data/activity/cached-daily-activity.ts';
import type { Ledger } from '../../data/activity/daily-activity.ts';
import { countVisitDay } from './prompt-answers.ts';

/** Milliseconds before the recount when cached counts are available. */
const recountDelay = 4_000;
const minDays = 3;

/**
 * Returns true after a completed day of a plan, an answered prayer, three days with activity, or
 * visits on three days. Also counts today's visit.
 */
export function useAchievement(): boolean {
  const visitDays = useLiveQuery('visit-days', (data) => watchToday(data).pipe(map(countVisitDay)));
  const ledger = useLiveQuery('ledger', (data) => watchCachedLedger(data, recountDelay));
  return (visitDays ?? 0) >= minDays || (ledger !== undefined && hasAchieved(ledger));
}

function hasAchieved({ answeredPrayers, days }: Ledger): boolean {
  return (
    answeredPrayers > 0 ||
    days.size >= minDays ||
    [...days.values()].some(({ planDays }) => planDays > 0)
  );
}
