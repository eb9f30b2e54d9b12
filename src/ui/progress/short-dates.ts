// Names of months and weekdays where there is little room, by Intl.
import type { Language } from '../../../schemas/fields.ts';

const shapes = {
  /** November */
  month: { month: 'long' },
  /** N */
  narrowMonth: { month: 'narrow' },
  /** M */
  narrowWeekday: { weekday: 'narrow' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A format takes longer to make than a hundred dates to write with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @param date YYYY-MM-DD */
export function shortDate(language: Language, date: string, shape: keyof typeof shapes): string {
  const name = `${language} ${shape}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(language, { ...shapes[shape], timeZone: 'UTC' });
  formats.set(name, known);
  return known.format(new Date(`${date}T00:00:00Z`));
}
