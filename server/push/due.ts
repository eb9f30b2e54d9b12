// When reminders come: at their time on the wall of the person's zone, on their days of the calendar.
import type { Reminder, ReminderKind } from '../../schemas/reminders.ts';
import { timeOfWall, wallTimeAt } from './wall-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface Due {
  kind: ReminderKind;
  /** Milliseconds since 1970, UTC. */
  at: number;
}

interface Plan {
  reminders: readonly Reminder[];
  timeZone: string;
}

/** The earliest moment after `after` at which one comes; null where none ever does. */
export function nextDue(plan: Plan, after: number): number | null {
  // A week holds every weekday once; a day more on both sides for what zones and leaps shift.
  const times = dueBetween(plan, after, after + 8 * day).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}

/** All after `after` and up to `until`, the earliest first. */
export function dueBetween({ reminders, timeZone }: Plan, after: number, until: number): Due[] {
  const firstDay = startOfDay(wallTimeAt(after, timeZone)) - day;
  const lastDay = startOfDay(wallTimeAt(until, timeZone)) + day;
  const found: Due[] = [];
  for (let wallDay = firstDay; wallDay <= lastDay; wallDay += day) {
    for (const { kind, time, days } of reminders) {
      if (!days.includes(isoWeekday(wallDay))) continue;
      const at = timeOfWall(wallDay + minutesOf(time) * minute, timeZone);
      if (at > after && at <= until) found.push({ kind, at });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

function startOfDay(wall: number): number {
  return wall - (((wall % day) + day) % day);
}

/** 1 Monday to 7 Sunday */
function isoWeekday(wallDay: number): number {
  return new Date(wallDay).getUTCDay() || 7;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
