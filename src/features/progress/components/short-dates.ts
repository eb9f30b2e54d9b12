// Formats short names of months and weekdays with Intl, for places with little space.
import type { Language } from '../../../../schemas/languages.ts';

const dateStyles = {
  /** November */
  month: { month: 'long' },
  /** N */
  narrowMonth: { month: 'narrow' },
  /** M */
  narrowWeekday: { weekday: 'narrow' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A format takes longer to make than a hundred dates to write with it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @param date YYYY-MM-DD */
export function formatShortDate(
  language: Language,
  date: string,
  style: keyof typeof dateStyles,
): string {
  const name = `${language} ${style}`;
  const known =
    formatters.get(name) ??
    new Intl.DateTimeFormat(language, { ...dateStyles[style], timeZone: 'UTC' });
  formatters.set(name, known);
  return known.format(new Date(`${date}T00:00:00Z`));
}
