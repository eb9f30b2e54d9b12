// What the profile says of a person's streak and totals, for clients that do not count themselves.
// Pure.
import type { Profile } from '../../../schemas/entities/user.ts';
import { addDays, isCalendarDay } from '../../data/user-days.ts';
import type { Ledger } from './daily-activity.ts';
import { type Streak, computeStreak } from './compute-streak.ts';

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
 * What this device counts. The rows and the last day are not lowered by a device that may not know
 * of what was before it, or what was read elsewhere.
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
  // What was written by a clock that went ahead is no day to wait for.
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

/** Days: over one missing day a row may go on, over two it never does. */
const maxBridgedDays = 2;

/**
 * Whether the row of the profile is over for everybody, so that no device knows better; or it is
 * one that this device counted, too, to its last day, so that it knows when it ended.
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
 * What is to be written: what differs from the profile and has not been said by this device before.
 * Where two devices count differently, each says it once when its own count changes, and neither
 * answers the other.
 * @param writtenTotals what this device wrote or found in the profile since its session began
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
