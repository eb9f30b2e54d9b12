// Computes when reminders are due: at their local time in the user's time zone, on their weekdays.
import type { Reminder, ReminderKind } from '../../schemas/api/reminders.ts';
import { fromWallTime, toWallTime } from './zoned-time.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface DueReminder {
  kind: ReminderKind;
  /** Milliseconds since 1970, UTC. */
  at: number;
}

interface Plan {
  reminders: readonly Reminder[];
  timeZone: string;
}

/**
 * Returns the time of the earliest reminder after `after`, or null when no reminder is ever due.
 */
export function findNextDue(plan: Plan, after: number): number | null {
  // A week contains each weekday once. One more day on both sides allows for time zone offsets and
  // clock changes.
  const times = listDueBetween(plan, after, after + 8 * day).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

/** Lists all due times after `after` and up to `until`, the earliest first. */
export function listDueBetween(
  { reminders, timeZone }: Plan,
  after: number,
  until: number,
): DueReminder[] {
  const firstDay = startOfDay(toWallTime(after, timeZone)) - day;
  const lastDay = startOfDay(toWallTime(until, timeZone)) + day;
  const found: DueReminder[] = [];
  for (let wallDay = firstDay; wallDay <= lastDay; wallDay += day) {
    for (const { kind, time, days } of reminders) {
      if (!days.includes(isoWeekday(wallDay))) continue;
      const at = fromWallTime(wallDay + parseMinutes(time) * minute, timeZone);
      if (at > after && at <= until) found.push({ kind, at });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

function startOfDay(wall: number): number {
  return wall - (((wall % day) + day) % day);
}

/** Returns the ISO weekday, 1 for Monday to 7 for Sunday. */
function isoWeekday(wallDay: number): number {
  return new Date(wallDay).getUTCDay() || 7;
}

function parseMinutes(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
