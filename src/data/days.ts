// The days of a person: they begin at the hour that the person chose, wherever the person is.
import { combineLatest, distinctUntilChanged, EMPTY, fromEvent, interval, map, merge, type Observable, share, startWith } from 'rxjs';
import { choiceRecord } from './activity.ts';
import type { Data } from './data.ts';
import { kept } from './record.ts';

/** The latest hour at which a day may begin: who works at night is still on the evening before. */
export const latestDayStart = 6;

const choiceId = 'choice|day_start';

/** The hour at which the person's day begins, 0 to 6. */
export function dayStart(data: Pick<Data, 'personal'>): Observable<number> {
  return data.personal.activity.findOne(choiceId).$.pipe(
    map((doc) => readDayStart(doc?.value['value'])),
    distinctUntilChanged(),
  );
}

/** Throws `NotKept`. */
export async function chooseDayStart(data: Data, hour: number): Promise<void> {
  await kept(data, () => data.personal.activity.incrementalUpsert(choiceRecord('day_start', String(hour))));
}

export function readDayStart(value: unknown): number {
  const hour = Number(value ?? 0);
  return Number.isInteger(hour) && hour >= 0 && hour <= latestDayStart ? hour : 0;
}

/** YYYY-MM-DD: the person's own day now. Emits anew when it is another one, also after a sleep of the device or a journey. */
export function today(data: Pick<Data, 'personal'>): Observable<string> {
  return combineLatest([dayStart(data), moments]).pipe(
    map(([hour]) => dayOf(new Date(), undefined, hour)),
    distinctUntilChanged(),
  );
}

/** Milliseconds. A timer stands still while the device sleeps, so none is set to the end of the day itself. */
const lookEvery = 60_000;

/** Now, and each time at which it may have become another day, or the device be in another zone. */
export const moments: Observable<unknown> = merge(
  interval(lookEvery),
  typeof document === 'undefined' ? EMPTY : fromEvent(document, 'visibilitychange'),
  typeof window === 'undefined' ? EMPTY : merge(fromEvent(window, 'focus'), fromEvent(window, 'pageshow')),
).pipe(share(), startWith(null));

/**
 * The day to which a moment belongs, YYYY-MM-DD, by the clock on the wall: a night of 23 or of 25 hours changes nothing. Empty for what is no time.
 * @param zone IANA; without one, or with one that nobody knows, where the device is now
 * @param startHour the hour at which the day begins: what is earlier belongs to the day before
 */
export function dayOf(time: string | Date, zone?: string, startHour = 0): string {
  const date = typeof time === 'string' ? new Date(time) : time;
  if (Number.isNaN(date.getTime())) return '';
  const { year, month, day, hour } = (zone !== undefined && wallClock(date, zone)) || hereClock(date);
  return dayText(Date.UTC(year, month - 1, hour < startHour ? day - 1 : day));
}

/** IANA name of the zone in which the device is now. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  return dayText(dayTime(day) + count * dayLength);
}

/** How many days later `to` is; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayTime(to) - dayTime(from)) / dayLength);
}

/** The Monday of the ISO week in which a day lies: it names the week. */
export function weekOf(day: string): string {
  const time = dayTime(day);
  return dayText(time - ((new Date(time).getUTCDay() + 6) % 7) * dayLength);
}

/** Whether it is a day of the calendar: 2025-02-29 is none. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  // Reckoned, not parsed and printed again: the years of a person are thousands of days, looked through at each start.
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A calendar day as a time in UTC, for reckoning and for Intl with `timeZone: 'UTC'`. */
export function dayTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

const dayLength = 86_400_000;

function dayText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

interface Clock {
  year: number;
  month: number;
  day: number;
  hour: number;
}

/** Not by Intl: its default zone is the one of the moment at which it was made, and a person travels. */
function hereClock(date: Date): Clock {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), hour: date.getHours() };
}

function wallClock(date: Date, zone: string): Clock | null {
  const format = formatFor(zone);
  if (!format) return null;
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}

/** Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatFor(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    format = createFormat(zone);
    formats.set(zone, format);
  }
  return format;
}

function createFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' });
  } catch {
    return null;
  }
}
