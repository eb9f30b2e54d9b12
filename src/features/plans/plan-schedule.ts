// Where somebody stands on the path of a plan: from their progress, what they moved on this device,
// and the day it is. Pure.
import type { UserReadingProgress } from '../../../schemas/entities/reading-plan.ts';
import { countDaysBetween, isCalendarDay } from '../../data/user-days.ts';

/**
 * What a person moved when the calendar was ahead of them. The plan and the progress stay as they
 * are: without its steps a path is as it was.
 * - `shift` the day they had come to is that of `on`, and the rest follows from there
 * - `skip`  they go on with `day`, which the calendar had on `on`; what lies between stays open
 */
export interface PathStep {
  kind: 'shift' | 'skip';
  /** YYYY-MM-DD */
  on: string;
  day: number;
}

/**
 * `open`: passed by, and still there to be read. `next`: today’s is read already, and it waits for
 * another day.
 */
export type DayState = 'done' | 'today' | 'next' | 'open' | 'ahead';

export interface PlanPath {
  /** The day to read next; null when all of them are read. */
  day: number | null;
  /** Of day 1, day 2 and so on. */
  dayStates: readonly DayState[];
  /** How many days are read. */
  readCount: number;
  /** The day that the calendar has, at most the last one. */
  dueDay: number;
  /** How far the calendar is ahead of them; 0 when it is not. */
  daysBehind: number;
}

type PlanProgress = Pick<
  UserReadingProgress,
  'current_day' | 'completed_days' | 'started_date' | 'completed'
>;

/**
 * @param duration the plan's length as it is now: days that a plan has lost are left out, days that
 * it has gained are open
 * @param isReadToday whether a day of it was read today: then nobody is behind, and the next one is
 * not today's
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
  const stones = Array.from({ length: duration }, (_, index): DayState => {
    const at = index + 1;
    if (read.has(at)) return 'done';
    if (at === day) return isReadToday ? 'next' : 'today';
    return day !== null && at < day ? 'open' : 'ahead';
  });
  return {
    day,
    dayStates: stones,
    readCount: read.size,
    dueDay: due,
    daysBehind:
      day === null || isReadToday || progress.completed === true ? 0 : Math.max(0, due - day),
  };
}

/**
 * The day they have come to, and if that one is read the next that is not; null when all of them
 * are.
 */
export function findDayToRead(
  progress: PlanProgress,
  duration: number,
  steps: readonly PathStep[],
): number | null {
  const read = listReadDays(progress, duration);
  const skipped = steps.filter(({ kind }) => kind === 'skip').map(({ day }) => day);
  const come = Math.min(Math.max(progress.current_day ?? 1, 1, ...skipped), duration);
  const days = Array.from({ length: duration }, (_, index) => index + 1);
  return (
    [...days.slice(come - 1), ...days.slice(0, come - 1)].find((day) => !read.has(day)) ?? null
  );
}

/** The step that catches up; null where there is nothing to catch up with. */
export function buildCatchUpStep(
  kind: PathStep['kind'],
  path: PlanPath,
  today: string,
): PathStep | null {
  if (path.daysBehind === 0 || path.day === null) return null;
  return { kind, on: today, day: kind === 'shift' ? path.day : path.dueDay };
}

/**
 * Appends the day and goes one on. The last day completes the plan, whatever lies open before it.
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
