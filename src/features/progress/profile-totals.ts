// Computes the streak and totals in the user's profile, for clients that do not count themselves.
// Pure.
import type { Profile } from '../../../schemas/entities/user.ts';
import { addDays, isCalendarDay } from '../../data/user-days.ts';
import type { Ledger } from '../../data/activity/daily-activity.ts';
import { type Streak, computeStreak } from '../../data/activity/compute-streak.ts';

export interface ProfileTotals {
  current_streak: number;
  longest_streak: number;
  total_grace_notes: number;
  total_prayers: number;
  total_gratitude_entries: number;
  last_active_date?: string;
}

type CountedLedger = Pick<Ledger, 'graceNotes' | 'prayers' | 'gratitudeEntries' | 'days'>;

/**
 * Computes the totals from the counts of this device. Streaks and the last active day are not
 * lowered, because this device may lack earlier activity or activity on other devices.
 */
export function computeTotals(
  ledger: CountedLedger,
  streak: Streak,
  known: Profile,
  today: string,
): ProfileTotals {
  let last = '';
  for (const day of ledger.days.keys()) if (day <= today && day > last) last = day;
  const before = known.last_active_date ?? '';
  // A later date in the profile comes from a clock that is ahead and is ignored.
  if (before > last && before <= addDays(today, 1)) last = before;
  return {
    current_streak: canLowerStreak(ledger, known, today)
      ? streak.current
      : Math.max(streak.current, known.current_streak ?? 0),
    longest_streak: Math.max(streak.longest, known.longest_streak ?? 0),
    total_grace_notes: ledger.graceNotes,
    total_prayers: ledger.prayers,
    total_gratitude_entries: ledger.gratitudeEntries,
    ...(last !== '' && { last_active_date: last }),
  };
}

/** Days: a streak may continue over one missing day, but never over two. */
const maxBridgedDays = 2;

/**
 * Returns true when this device may lower the profile's streak. Either that streak has certainly
 * ended on every device, or this device also counted it up to its last day and knows its end.
 */
function canLowerStreak(
  { days }: CountedLedger,
  { current_streak: row, last_active_date: last }: Profile,
  today: string,
): boolean {
  if (!isCalendarDay(last)) return false;
  return (
    addDays(last, maxBridgedDays) < today ||
    (days.has(last) && computeStreak(days.keys(), last).current >= (row ?? 0))
  );
}

/**
 * Returns the totals to write: those that differ from the profile and were not written by this
 * device before. If two devices count differently, each writes only when its own count changes, so
 * they do not overwrite each other endlessly.
 *
 * @param writtenTotals totals that this device wrote or found in the profile since its session
 *   began
 */
export function computeTotalChanges(
  totals: ProfileTotals,
  known: Profile,
  writtenTotals: Partial<ProfileTotals>,
): Partial<ProfileTotals> {
  const fields = Object.keys(totals) as (keyof ProfileTotals)[];
  return Object.fromEntries(
    fields
      .filter(
        (field) =>
          totals[field] !== (known[field] ?? (field === 'last_active_date' ? '' : 0)) &&
          totals[field] !== writtenTotals[field],
      )
      .map((field) => [field, totals[field]]),
  );
}
