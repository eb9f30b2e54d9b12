// Computes a user's position in a plan from the progress, the adjustments on this device and the
// current day. Pure.
import type { UserReadingProgress } from '../../../schemas/entities/reading-plan.ts';
import { countDaysBetween, isCalendarDay } from '../../data/user-days.ts';

/**
 * An adjustment made when the user was behind the schedule. Plan and progress are not changed, so
 * removing the step restores the schedule.
 * - `shift`: the day that the user has reached becomes the day of `on`, and the schedule continues
 *   from there
 * - `skip`: the user continues with `day`, the day of the schedule on `on`; the days between stay
 *   open
 */
export interface PathStep {
  kind: 'shift' | 'skip';
  /** YYYY-MM-DD */
  on: string;
  day: number;
}

/**
 * `open`: passed without being read, and can still be read. `next`: today’s day is read already, so
 * this day is for another day.
 */
export type DayState = 'done' | 'today' | 'next' | 'open' | 'ahead';

export interface PlanPath {
  /** The day to read next; null when all days are read. */
  day: number | null;
  /** States of day 1, day 2 and so on. */
  dayStates: readonly DayState[];
  /** How many days are read. */
  readCount: number;
  /** The day of the schedule by the calendar, at most the last day. */
  dueDay: number;
  /** Number of days behind the schedule; 0 when the user is not behind. */
  daysBehind: number;
}

type PlanProgress = Pick<
  UserReadingProgress,
  'current_day' | 'completed_days' | 'started_date' | 'completed'
>;

/**
 * Computes the state of every day.
 *
 * @param duration current length of the plan; removed days are left out, added days are open
 * @param isReadToday whether a day was read today; then the user is not behind, and the next day is
 *   not today's
 */
export function computePlanPath(
  progress: PlanProgress,
  duration: number,
  steps: readonly PathStep[],
  today: string,
  isReadToday = false,
): PlanPath {
  const day = findDayToRead(progress, duration, steps);
  const read = listReadDays(progress, duration);
  const due = computeDueDay(progress, duration, steps, today);
  const dayStates = Array.from({ length: duration }, (_, index): DayState => {
    const at = index + 1;
    if (read.has(at)) return 'done';
    if (at === day) return isReadToday ? 'next' : 'today';
    return day !== null && at < day ? 'open' : 'ahead';
  });
  return {
    day,
    dayStates,
    readCount: read.size,
    dueDay: due,
    daysBehind:
      day === null || isReadToday || progress.completed === true ? 0 : Math.max(0, due - day),
  };
}

/**
 * Returns the day that the user has reached or, if that day is read, the next unread day; null when
 * all days are read.
 */
export function findDayToRead(
  progress: PlanProgress,
  duration: number,
  steps: readonly PathStep[],
): number | null {
  const read = listReadDays(progress, duration);
  const skipped = steps.filter(({ kind }) => kind === 'skip').map(({ day }) => day);
  const firstDay = Math.min(Math.max(progress.current_day ?? 1, 1, ...skipped), duration);
  const days = Array.from({ length: duration }, (_, index) => index + 1);
  return (
    [...days.slice(firstDay - 1), ...days.slice(0, firstDay - 1)].find((day) => !read.has(day)) ??
    null
  );
}

/** Returns the step that catches up with the schedule; null if the user is not behind. */
export function buildCatchUpStep(
  kind: PathStep['kind'],
  path: PlanPath,
  today: string,
): PathStep | null {
  if (path.daysBehind === 0 || path.day === null) return null;
  return { kind, on: today, day: kind === 'shift' ? path.day : path.dueDay };
}

/**
 * Adds the day and moves to the next day. The last day completes the plan, even if earlier days are
 * open.
 */
export function addReadDay(
  progress: PlanProgress,
  day: number,
  duration: number,
): Required<Omit<PlanProgress, 'started_date'>> {
  const days = new Set([...(progress.completed_days ?? []), day]);
  return {
    completed_days: [...days].toSorted((a, b) => a - b),
    current_day: Math.max(progress.current_day ?? 1, Math.min(day + 1, duration)),
    completed: progress.completed === true || day >= duration,
  };
}

function computeDueDay(
  { started_date: started }: PlanProgress,
  duration: number,
  steps: readonly PathStep[],
  today: string,
): number {
  const { on, day } = steps.at(-1) ?? { on: started ?? today, day: 1 };
  // Another client may have written anything.
  const passed = isCalendarDay(on) ? countDaysBetween(on, today) : 0;
  return Math.min(Math.max(day + passed, 1), duration);
}

function listReadDays(
  { completed_days: days }: PlanProgress,
  duration: number,
): ReadonlySet<number> {
  return new Set(
    (days ?? []).filter((day) => Number.isInteger(day) && day >= 1 && day <= duration),
  );
}
