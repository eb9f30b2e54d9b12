// What the profile says of a person's streak and totals, for clients that do not count themselves. Pure.
import type { Profile } from '../../../schemas/user.ts';
import { addDays } from '../days.ts';
import type { Ledger } from './ledger.ts';
import type { Streak } from './streak-of.ts';

export interface Totals {
  current_streak: number;
  longest_streak: number;
  total_grace_notes: number;
  total_prayers: number;
  total_gratitude_entries: number;
  last_active_date?: string;
}

type Counted = Pick<Ledger, 'graceNotes' | 'prayers' | 'gratitudeEntries' | 'days'>;

/** What this device counts. Two of them are never lowered: this device may not know of what was before it, or what was read elsewhere. */
export function totalsOf(ledger: Counted, streak: Streak, known: Profile, today: string): Totals {
  let last = '';
  for (const day of ledger.days.keys()) if (day <= today && day > last) last = day;
  const before = known.last_active_date ?? '';
  // What was written by a clock that went ahead is no day to wait for.
  if (before > last && before <= addDays(today, 1)) last = before;
  return {
    current_streak: streak.current,
    longest_streak: Math.max(streak.longest, known.longest_streak ?? 0),
    total_grace_notes: ledger.graceNotes,
    total_prayers: ledger.prayers,
    total_gratitude_entries: ledger.gratitudeEntries,
    ...(last !== '' && { last_active_date: last }),
  };
}

/**
 * What is to be written: what differs from the profile and has not been said by this device before. Where two devices count differently, each
 * says it once when its own count changes, and neither answers the other.
 * @param said what this device wrote or found in the profile since its session began
 */
export function changesOf(totals: Totals, known: Profile, said: Partial<Totals>): Partial<Totals> {
  const fields = Object.keys(totals) as (keyof Totals)[];
  return Object.fromEntries(fields.filter((field) => totals[field] !== (known[field] ?? (field === 'last_active_date' ? '' : 0)) && totals[field] !== said[field]).map((field) => [field, totals[field]]));
}
