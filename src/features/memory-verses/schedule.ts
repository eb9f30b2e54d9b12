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

/** Smallest and greatest difficulty, and stability in days, of FSRS. */
const [minDifficulty, maxDifficulty] = [1, 10];
const [minStability, maxStability] = [0.001, 36_500];

/** Greatest number of reviews and lapses. */
const maxCount = 1_000_000;

/** Milliseconds between a review and the day on which the verse is due; FSRS adds up to 366 days. */
const maxPause = 400 * millisPerDay;

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
  const { due, last_review, stability, difficulty, reps, lapses, state, extra } = value;
  const [dueTime, reviewTime] = [readDateTime(due), readDateTime(last_review)];
  const isReadable =
    dueTime >= 0 &&
    reviewTime >= 0 &&
    dueTime - reviewTime <= maxPause &&
    isNumberBetween(stability, minStability, maxStability) &&
    isNumberBetween(difficulty, minDifficulty, maxDifficulty) &&
    isIntegerBetween(reps, 1, maxCount) &&
    isIntegerBetween(lapses, 0, maxCount) &&
    isIntegerBetween(state, 1, 3);
  if (!isReadable) return null;
  return {
    due: new Date(dueTime).toISOString(),
    last_review: new Date(reviewTime).toISOString(),
    stability,
    difficulty,
    reps,
    lapses,
    state,
    ...(extra === true && { extra }),
  };
}

function isIntegerBetween(value: unknown, least: number, greatest: number): value is number {
  return Number.isInteger(value) && isNumberBetween(value, least, greatest);
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

/** Returns the user's day on which a verse is due, YYYY-MM-DD, the same in every time zone. */
export function getDueDay({ due }: StoredSchedule): string {
  return due.slice(0, 10);
}

/** Noon UTC stands for a day: between two days are then always whole days for FSRS. */
function toNoon(day: string): Date {
  return new Date(`${day}T12:00:00.000Z`);
}

/** Returns the later of two days, YYYY-MM-DD. */
function getLaterDay(a: string, b: string): string {
  return a > b ? a : b;
}

/**
 * Returns the state after an answer. Days are the user's days. “Not yet” brings the verse back on
 * the next day.
 * @param schedule null for a new verse
 * @param toDay returns the user's day of an ISO time
 */
export function gradeAnswer(
  schedule: StoredSchedule | null,
  answer: Answer,
  now: Date,
  toDay: (time: string) => string,
): StoredSchedule {
  // A review by another device may be some hours ahead, and FSRS refuses a negative time.
  const time = schedule ? new Date(Math.max(now.getTime(), Date.parse(schedule.last_review))) : now;
  const reviewDay = schedule && toDay(schedule.last_review);
  // After a journey to the west, the day of the last review may be later than today.
  const today = getLaterDay(toDay(time.toISOString()), reviewDay ?? '');
  const card = schedule
    ? {
        ...schedule,
        due: toNoon(getDueDay(schedule)),
        last_review: toNoon(reviewDay ?? today),
        elapsed_days: 0,
        scheduled_days: 0,
        learning_steps: 0,
      }
    : createEmptyCard(toNoon(today));
  const next = scheduler.next(card, toNoon(today), gradeByAnswer[answer]).card;
  const due = answer === 'not_yet' ? toNoon(addDays(today, 1)) : next.due;
  return {
    due: due.toISOString(),
    stability: next.stability,
    difficulty: next.difficulty,
    reps: Math.min(next.reps, maxCount),
    lapses: Math.min(next.lapses, maxCount),
    state: next.state,
    last_review: time.toISOString(),
    ...(schedule && isExtra(schedule, reviewDay === today, today) && { extra: true }),
  };
}

/**
 * Returns whether a practice is in addition to those of the day. A verse that was due, and is
 * practised again on the same day, still counts for the day.
 */
function isExtra(schedule: StoredSchedule, isAgain: boolean, today: string): boolean {
  return isAgain ? schedule.extra === true : getDueDay(schedule) > today;
}

interface ScheduledVerse {
  /** ISO time. */
  createdDate: string;
  schedule: StoredSchedule | null;
}

export interface DayPlan<V> {
  /** Verses for today, in the order of practice. */
  due: readonly V[];
  /** Whether further verses are due or new, for which today has no place. */
  hasMore: boolean;
  /** YYYY-MM-DD of the next verse after today; null without verses. */
  nextDay: string | null;
}

/**
 * Chooses the verses for today: at most five a day, those practised today included. A verse that was
 * practised before its day is not included. Verses that are due come first, the earliest first, then
 * new verses in the order of adding. The others wait without a count.
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
  const getDay = ({ schedule }: V) => (schedule ? getDueDay(schedule) : today);
  const open = verses.filter((verse) => !isPracticed(verse) && getDay(verse) <= today);
  const sorted = open.toSorted((a, b) => compareDue(a, b));
  const counted = verses.filter((verse) => isPracticed(verse) && verse.schedule?.extra !== true);
  const left = Math.max(0, maxVersesPerDay - counted.length);
  const due = sorted.slice(0, left);
  const later = verses.filter((verse) => !due.includes(verse));
  const tomorrow = addDays(today, 1);
  const days = later.map((verse) => getDay(verse)).map((day) => (day > today ? day : tomorrow));
  return { due, hasMore: open.length > due.length, nextDay: days.toSorted()[0] ?? null };
}

function compareDue(a: ScheduledVerse, b: ScheduledVerse): number {
  const added = Date.parse(a.createdDate) - Date.parse(b.createdDate);
  if (a.schedule && b.schedule)
    return Date.parse(getDueDay(a.schedule)) - Date.parse(getDueDay(b.schedule)) || added;
  return a.schedule || b.schedule ? (a.schedule ? -1 : 1) : added;
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
