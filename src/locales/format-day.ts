// Formats days for the journal; a day is a date without a time, the same in every time zone.
import type { Language } from '../../schemas/languages.ts';

const dateStyles = {
  day: { day: 'numeric' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  /** Saturday, 14 November 2026 */
  full: { dateStyle: 'full' },
  monthAndYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  /** Friday 27, below a heading with the month */
  weekdayAndDay: { weekday: 'long', day: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type DateStyle = keyof typeof dateStyles;

/**
 * Formats a day.
 * @param date YYYY-MM-DD; an invalid date is returned unchanged
 */
export function formatDay(language: Language, date: string, style: DateStyle): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : getFormatter(language, style).format(day);
}

/** 14 November 2026 */
export function formatLongDay(language: Language, date: string): string {
  return formatDay(language, date, 'long');
}

/** November 2026 */
export function formatMonth(language: Language, date: string): string {
  return formatDay(language, date, 'monthAndYear');
}

/** A format takes longer to make than a hundred dates to write with it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(language: Language, style: DateStyle): Intl.DateTimeFormat {
  const name = `${language} ${style}`;
  const known =
    formatters.get(name) ??
    new Intl.DateTimeFormat(getLocale(language, style), { ...dateStyles[style], timeZone: 'UTC' });
  formatters.set(name, known);
  return known;
}

/** For a weekday and a day, the locale `en` has “27 Friday”. */
function getLocale(language: Language, style: DateStyle): string {
  return language === 'en' && style === 'weekdayAndDay' ? 'en-GB' : language;
}
