// Schedule of memory verses, without side effects: reads the stored state, grades an answer by
// FSRS, chooses the verses of today and the modes of practice.
import { createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { StoredSchedule } from '../../../schemas/entities/memory-verse.ts';
import { isObject } from '../../../schemas/is-object.ts';
import { readDateTime } from '../../../schemas/local-record.ts';
import { addDays } from '../../data/user-days.ts';

/** Maximum number of verses that the app proposes on one day. */
export const maxVersesPerDay = 5;

/** The three answers to “How did it go?”. */
export const answers = ['not_yet', 'with_help', 'by_heart'] as const;
export type Answer = (typeof answers)[number];

/** The five ways to practise, from the easiest. */
export const modes = ['read', 'first_letters', 'gaps', 'order', 'type'] as const;
export type Mode = (typeof modes)[number];

const gradeByAnswer: Readonly<Record<Answer, Grade>> = {
  not_yet: Rating.Again,
  with_help: Rating.Hard,
  by_heart: Rating.Good,
};

/**
 * Days are counted, not minutes, because a verse is practised at most once a day. Without fuzz, two
 * devices compute the same day.
 */
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: 365,
});

const millisPerDay = 86_400_000;

/** Smallest and greatest difficulty of FSRS. */
const [minDifficulty, maxDifficulty] = [1, 10];

/**
 * Returns the state with the latest review; null for a new verse. Damaged states are ignored, and
 * so are reviews more than a day in the future, which come from a wrong clock.
 * @param stored the field `schedules` of a record, which may hold any value
 */
export function readSchedule(stored: unknown, now: Date): StoredSchedule | null {
  const readable = (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((value) => {
    const schedule = parseSchedule(value);
    return schedule && Date.parse(schedule.last_review) <= now.getTime() + millisPerDay
      ? [schedule]
      : [];
  });
  return readable.toSorted(compareSchedules)[0] ?? null;
}

function parseSchedule(value: unknown): StoredSchedule | null {
  if (!isObject(value)) return null;
  const { due, last_review, stability, difficulty, reps, lapses, state } = value;
  const [dueTime, reviewTime] = [readDateTime(due), readDateTime(last_review)];
  const isReadable =
    !Number.isNaN(dueTime) &&
    !Number.isNaN(reviewTime) &&
    isNumberBetween(stability, Number.MIN_VALUE, Number.MAX_VALUE) &&
    isNumberBetween(difficulty, minDifficulty, maxDifficulty) &&
    isNumberBetween(reps, 1, Number.MAX_SAFE_INTEGER) &&
    isNumberBetween(lapses, 0, Number.MAX_SAFE_INTEGER) &&
    isNumberBetween(state, 1, 3);
  if (!isReadable) return null;
  return {
    due: new Date(dueTime).toISOString(),
    last_review: new Date(reviewTime).toISOString(),
    stability,
    difficulty,
    reps,
    lapses,
    state,
  };
}

function isNumberBetween(value: unknown, least: number, greatest: number): value is number {
  return typeof value === 'number' && value >= least && value <= greatest;
}

/** The latest review first; the rest makes the order the same on every device. */
function compareSchedules(a: StoredSchedule, b: StoredSchedule): number {
  return (
    Date.parse(b.last_review) - Date.parse(a.last_review) ||
    b.reps - a.reps ||
    Date.parse(a.due) - Date.parse(b.due) ||
    a.stability - b.stability
  );
}

/**
 * Returns the state after an answer. “Not yet” brings the verse back on the next day.
 * @param schedule null for a new verse
 */
export function gradeAnswer(
  schedule: StoredSchedule | null,
  answer: Answer,
  now: Date,
): StoredSchedule {
  // A review by another device may be some hours ahead, and FSRS refuses a negative time.
  const time = schedule ? new Date(Math.max(now.getTime(), Date.parse(schedule.last_review))) : now;
  const card = schedule
    ? { ...schedule, elapsed_days: 0, scheduled_days: 0, learning_steps: 0 }
    : createEmptyCard(time);
  const next = scheduler.next(card, time, gradeByAnswer[answer]).card;
  const due = answer === 'not_yet' ? new Date(time.getTime() + millisPerDay) : next.due;
  return {
    due: due.toISOString(),
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    last_review: time.toISOString(),
  };
}

interface ScheduledVerse {
  /** ISO time. */
  createdDate: string;
  schedule: StoredSchedule | null;
}

export interface DayPlan<V> {
  /** Verses for today, in the order of practice. */
  due: readonly V[];
  /** YYYY-MM-DD of the next verse after today; null without verses. */
  nextDay: string | null;
}

/**
 * Chooses the verses for today: at most five a day, those practised today included. Verses that are
 * due come first, the earliest first, then new verses in the order of adding. The others wait
 * without a count.
 * @param today YYYY-MM-DD
 * @param toDay returns the user's day of an ISO time
 */
export function planDay<V extends ScheduledVerse>(
  verses: readonly V[],
  today: string,
  toDay: (time: string) => string,
): DayPlan<V> {
  const isPracticed = ({ schedule }: V) =>
    schedule !== null && toDay(schedule.last_review) === today;
  const getDueDay = ({ schedule }: V) => (schedule ? toDay(schedule.due) : today);
  const open = verses.filter((verse) => !isPracticed(verse) && getDueDay(verse) <= today);
  const sorted = open.toSorted((a, b) => compareDue(a, b));
  const left = Math.max(0, maxVersesPerDay - verses.filter(isPracticed).length);
  const due = sorted.slice(0, left);
  const later = verses.filter((verse) => !due.includes(verse));
  const tomorrow = addDays(today, 1);
  const days = later.map((verse) => getDueDay(verse)).map((day) => (day > today ? day : tomorrow));
  return { due, nextDay: days.toSorted()[0] ?? null };
}

function compareDue(a: ScheduledVerse, b: ScheduledVerse): number {
  if (a.schedule && b.schedule) return Date.parse(a.schedule.due) - Date.parse(b.schedule.due);
  if (a.schedule || b.schedule) return a.schedule ? -1 : 1;
  return Date.parse(a.createdDate) - Date.parse(b.createdDate);
}

/** Stability in days below which a verse needs its first letters, and gaps. */
const [weakBelow, growingBelow] = [1, 8];

/** Returns the modes to practise one after the other, by the strength of memory. */
export function chooseModes(schedule: StoredSchedule | null): readonly [Mode, ...Mode[]] {
  if (!schedule) return ['read', 'first_letters'];
  if (schedule.stability < weakBelow) return ['first_letters'];
  if (schedule.stability < growingBelow) return ['gaps'];
  return [schedule.reps % 2 === 0 ? 'order' : 'type'];
}
