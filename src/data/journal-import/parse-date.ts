// Parses dates of imported files: ISO 8601, numbers in an order that the whole column decides, and
// dates with the name of a month in each language of the app.
import { languages } from '../../../schemas/languages.ts';
import { isCalendarDay, toUserDay } from '../user-days.ts';
import { foldName } from './clean-text.ts';
import type { DateOrder, SourceDate, SourceDay } from './import-types.ts';

/** Longer texts are no dates. */
const maxDateLength = 60;

/** Returns null for a text that is no date. */
export function parseDate(text: string): SourceDate | null {
  const plain = text.trim();
  if (plain === '' || plain.length > maxDateLength) return null;
  return parseYearFirst(plain) ?? parseNumeric(plain) ?? parseNamedMonth(plain);
}

/** 2024-05-01, 2024/5/1 08:30, 2024-05-01T22:30:00Z, 20240501. */
function parseYearFirst(text: string): SourceDay | null {
  const [whole, year = '', month = '', dayOfMonth = ''] =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text)?.filter((_, group) => group !== 2) ??
    /^(\d{4})(\d\d)(\d\d)(?!\d)/.exec(text) ??
    [];
  if (whole === undefined) return null;
  const day = toDay(Number(year), Number(month), Number(dayOfMonth));
  return day === null ? null : withTime(day, text.slice(whole.length));
}

/** 3/4/2024, 03.04.24 8:30. */
function parseNumeric(text: string): SourceDate | null {
  const [whole, first, , second, year = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/.exec(text) ?? [];
  if (whole === undefined) return null;
  const date = {
    kind: 'numeric',
    first: Number(first),
    second: Number(second),
    year: toFullYear(year),
    clock: text.slice(whole.length),
  } as const;
  return resolveDate(date, 'dmy') || resolveDate(date, 'mdy') ? date : null;
}

/** Two digits are a year from 1970 to 2069. */
function toFullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

/** 1 May 2024, May 1st, 2024, mercredi 1er mai 2024, 1 de mayo de 2024. */
function parseNamedMonth(text: string): SourceDay | null {
  if (!/\p{L}{3}/u.test(text)) return null;
  const clock = /(?:[ ,]|\bat\b|\b[àa]s?\b)*\b\d{1,2}[:h]\d\d.*$/iu.exec(text)?.[0] ?? '';
  const words = foldName(text.slice(0, text.length - clock.length))
    .split(/[\s,./]+|(?<=\d)-|-(?=\d)/)
    .filter((word) => word !== '' && !connectors.has(word));
  const names = readCalendarNames();
  const [first = ''] = words;
  if (words.length === 4 && names.weekdays.has(first)) words.shift();
  if (words.length !== 3) return null;
  const [a = '', b = '', c = ''] = words;
  const year = /^\d{4}$/.test(c) ? Number(c) : null;
  const [month, dayWord] = names.months.has(a)
    ? [names.months.get(a), b]
    : [names.months.get(b), a];
  const dayOfMonth = /^(\d{1,2})(?:st|nd|rd|th|er|[oaº°])?$/.exec(dayWord)?.[1];
  if (year === null || month === undefined || dayOfMonth === undefined) return null;
  const day = toDay(year, month, Number(dayOfMonth));
  return day === null ? null : withTime(day, clock);
}

const connectors = new Set(['de', 'del', 'of', 'the', 'le', 'el', 'on']);

let calendarNames:
  | { months: ReadonlyMap<string, number>; weekdays: ReadonlySet<string> }
  | undefined;

/** The names of months and weekdays in each language, long and short, folded and without dots. */
function readCalendarNames() {
  if (calendarNames) return calendarNames;
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of languages)
    for (const length of ['long', 'short'] as const) {
      const format = (time: number, options: Intl.DateTimeFormatOptions) =>
        foldName(
          new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(time),
        ).replaceAll('.', '');
      for (let month = 1; month <= 12; month += 1)
        months.set(format(Date.UTC(2024, month - 1, 15), { month: length }), month);
      for (let day = 1; day <= 7; day += 1)
        weekdays.add(format(Date.UTC(2024, 0, day), { weekday: length }));
    }
  months.set('sept', 9);
  calendarNames = { months, weekdays };
  return calendarNames;
}

/**
 * Adds the time of day that follows a date. A time in UTC decides the day by the clock of this
 * device; with another offset, the day is the one that was written.
 */
function withTime(day: string, rest: string): SourceDay | null {
  if (rest.trim() === '') return { kind: 'day', day, time: null, key: day };
  const [, hour, minute, second = '00', half, zone] =
    /^[\sT,]*(?:at|[àa]s?)?\s*(\d{1,2})[:h](\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/iu.exec(
      rest,
    ) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const hours = to24Hours(Number(hour), half);
  const clock = `${day}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
  if (zone === undefined) return { kind: 'day', day, time: toIsoTime(clock), key: day };
  if (!/^[+-]/.test(zone)) {
    const time = toIsoTime(`${clock}Z`);
    return time === null ? null : { kind: 'day', day: toUserDay(time), time, key: time };
  }
  const time = toIsoTime(`${clock}${zone.slice(0, 3)}:${zone.slice(-2)}`);
  return { kind: 'day', day, time, key: day };
}

function to24Hours(hour: number, half: string | undefined): number {
  if (half === undefined || hour > 12) return hour;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

function toIsoTime(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** @returns YYYY-MM-DD; null for a day that the calendar does not have */
function toDay(year: number, month: number, dayOfMonth: number): string | null {
  const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
  return year >= 1 && isCalendarDay(day) ? day : null;
}

/** Returns the day and the time of a date; null if the date does not exist in this order. */
export function resolveDate(date: SourceDate, order: DateOrder): SourceDay | null {
  if (date.kind === 'day') return date;
  const { first, second, year, clock } = date;
  const day = order === 'dmy' ? toDay(year, second, first) : toDay(year, first, second);
  return day === null ? null : withTime(day, clock);
}

/**
 * Decides the order of the numbers from all dates of a column: the only order in which all dates
 * exist, otherwise the order in which more dates exist. `ask` if every date exists in both orders
 * and at least one differs; null if no date needs an order.
 */
export function decideDateOrder(dates: readonly (SourceDate | null)[]): DateOrder | 'ask' | null {
  let [dayFirst, monthFirst] = [0, 0];
  let isAmbiguous = false;
  for (const date of dates) {
    if (date?.kind !== 'numeric') continue;
    const [dmy, mdy] = [resolveDate(date, 'dmy')?.day, resolveDate(date, 'mdy')?.day];
    if (mdy === undefined) dayFirst += 1;
    else if (dmy === undefined) monthFirst += 1;
    else if (dmy !== mdy) isAmbiguous = true;
  }
  if (dayFirst === monthFirst) return isAmbiguous || dayFirst > 0 ? 'ask' : null;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
}
