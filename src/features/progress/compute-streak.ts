// Days in a row: a pure function of the days on which something was done. One missing day a week is
// bridged, and never counts.
import { addDays, countDaysBetween, isCalendarDay, getWeekStart } from '../../data/user-days.ts';

export interface Streak {
  /** Days on which something was done, in the row that goes on today, or still may. */
  current: number;
  longest: number;
  /** Whether today is one of them already. */
  todayCounts: boolean;
  /** Whether a day of grace carries the present row: one of this week, or yesterday. */
  graceUsed: boolean;
}

/**
 * A single missing day is bridged when no other one of its ISO week was; two missing days end the
 * row. Today is not missing before it is over.
 * @param days YYYY-MM-DD, in any order; what is later than today was written by a clock that went
 * wrong, and waits for its day
 * @param today YYYY-MM-DD
 */
export function computeStreak(days: Iterable<string>, today: string): Streak {
  const lived = [...new Set(days)].filter((day) => isCalendarDay(day) && day <= today).toSorted();
  /** Mondays. */
  const spent = new Set<string>();
  let row = 0;
  let longest = 0;
  let bridged: string[] = [];
  let before: string | null = null;

  /** Whether the row reaches over what lies between two days. */
  function reaches(from: string, to: string): boolean {
    const gap = countDaysBetween(from, to);
    if (gap <= 1) return true;
    const missing = addDays(from, 1);
    if (gap > 2 || spent.has(getWeekStart(missing))) return false;
    spent.add(getWeekStart(missing));
    bridged.push(missing);
    return true;
  }

  for (const day of lived) {
    if (before === null || !reaches(before, day)) {
      row = 0;
      bridged = [];
    }
    row += 1;
    longest = Math.max(longest, row);
    before = day;
  }

  if (before === null || !reaches(before, today))
    return { current: 0, longest, todayCounts: false, graceUsed: false };
  const graceUsed = bridged.some(
    (day) => getWeekStart(day) === getWeekStart(today) || addDays(day, 1) === today,
  );
  return { current: row, longest, todayCounts: before === today, graceUsed };
}
