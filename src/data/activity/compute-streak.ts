// Computes the streak from the active days. Pure. One missing day a week is bridged and is not
// counted.
import { addDays, countDaysBetween, isCalendarDay, getWeekStart } from '../user-days.ts';

export interface Streak {
  /** Active days in the current streak, which includes today or can still be continued today. */
  current: number;
  longest: number;
  /** True when today is already an active day. */
  todayCounts: boolean;
  /**
   * True when a grace day keeps the current streak alive: a missing day of this week, or yesterday.
   */
  graceUsed: boolean;
}

/**
 * Computes the streak. A single missing day is bridged if no other day of its ISO week was bridged;
 * two missing days in a row end the streak. Today does not count as missing.
 *
 * @param days YYYY-MM-DD, in any order; days after today come from a wrong clock and are ignored
 *   until their date
 * @param today YYYY-MM-DD
 */
export function computeStreak(days: Iterable<string>, today: string): Streak {
  const activeDays = [...new Set(days)]
    .filter((day) => isCalendarDay(day) && day <= today)
    .toSorted();
  /** Mondays of the weeks in which a missing day was bridged. */
  const bridgedWeeks = new Set<string>();
  let length = 0;
  let longest = 0;
  let bridged: string[] = [];
  let before: string | null = null;

  /** Returns true when the streak continues over the days between two active days. */
  function continuesStreak(from: string, to: string): boolean {
    const gap = countDaysBetween(from, to);
    if (gap <= 1) return true;
    const missing = addDays(from, 1);
    if (gap > 2 || bridgedWeeks.has(getWeekStart(missing))) return false;
    bridgedWeeks.add(getWeekStart(missing));
    bridged.push(missing);
    return true;
  }

  for (const day of activeDays) {
    if (before === null || !continuesStreak(before, day)) {
      length = 0;
      bridged = [];
    }
    length += 1;
    longest = Math.max(longest, length);
    before = day;
  }

  if (before === null || !continuesStreak(before, today))
    return { current: 0, longest, todayCounts: false, graceUsed: false };
  const graceUsed = bridged.some(
    (day) => getWeekStart(day) === getWeekStart(today) || addDays(day, 1) === today,
  );
  return { current: length, longest, todayCounts: before === today, graceUsed };
}
