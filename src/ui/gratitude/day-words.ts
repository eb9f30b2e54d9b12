// Days as the journal writes them; a day is a date without a clock, the same in every time zone.
import type { Language } from '../../../schemas/fields.ts';

const shapes = {
  day: { day: 'numeric' },
  month: { month: 'short' },
  year: { year: 'numeric' },
  long: { dateStyle: 'long' },
  /** Saturday, 14 November 2026 */
  full: { dateStyle: 'full' },
  monthAndYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type Shape = keyof typeof shapes;

/** @param date YYYY-MM-DD; what is no date is shown as it came */
export function dayWords(language: Language, date: string, shape: Shape): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : formatOf(language, shape).format(day);
}

/** 14 November 2026 */
export function longDay(language: Language, date: string): string {
  return dayWords(language, date, 'long');
}

/** November 2026 */
export function monthWords(language: Language, date: string): string {
  return dayWords(language, date, 'monthAndYear');
}

/** A format takes longer to make than a hundred dates to write with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, shape: Shape): Intl.DateTimeFormat {
  const name = `${language} ${shape}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(language, { ...shapes[shape], timeZone: 'UTC' });
  formats.set(name, known);
  return known;
}
