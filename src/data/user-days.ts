// Days of the user, which begin at the hour that the user chose, in the device's current time zone,
// and arithmetic with calendar days.
import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  fromEvent,
  interval,
  map,
  merge,
  type Observable,
  share,
  startWith,
} from 'rxjs';
import { buildChoiceRecord } from './records/activity-records.ts';
import type { DataContext } from './data-context.ts';
import { writeToStorage } from './records/record.ts';

/**
 * The latest hour at which a day may begin. For people who work at night, the early hours belong to
 * the previous day.
 */
export const maxDayStartHour = 6;

const recordId = 'choice|day_start';

/** The hour at which the user's day begins, 0 to 6. */
export function watchDayStart(data: Pick<DataContext, 'userDatabase'>): Observable<number> {
  return data.userDatabase.activity.findOne(recordId).$.pipe(
    map((doc) => parseDayStart(doc?.value['value'])),
    distinctUntilChanged(),
  );
}

/** Throws `StorageWriteError`. */
export async function saveDayStart(data: DataContext, hour: number): Promise<void> {
  await writeToStorage(data, () =>
    data.userDatabase.activity.incrementalUpsert(buildChoiceRecord('day_start', String(hour))),
  );
}

export function parseDayStart(value: unknown): number {
  const hour = Number(value ?? 0);
  return Number.isInteger(hour) && hour >= 0 && hour <= maxDayStartHour ? hour : 0;
}

/**
 * Emits the user's current day as YYYY-MM-DD, and again when it changes, also after the device
 * slept or changed its time zone.
 */
export function watchToday(data: Pick<DataContext, 'userDatabase'>): Observable<string> {
  return combineLatest([watchDayStart(data), possibleDayChanges]).pipe(
    map(([hour]) => toUserDay(new Date(), undefined, hour)),
    distinctUntilChanged(),
  );
}

/**
 * Milliseconds. Timers stop while the device sleeps, so a timer until the end of the day would be
 * late.
 */
const checkInterval = 60_000;

/** Emits now, and each time when the day or the time zone of the device may have changed. */
export const possibleDayChanges: Observable<unknown> = merge(
  interval(checkInterval),
  typeof document === 'undefined' ? EMPTY : fromEvent(document, 'visibilitychange'),
  typeof window === 'undefined'
    ? EMPTY
    : merge(fromEvent(window, 'focus'), fromEvent(window, 'pageshow')),
).pipe(share(), startWith(null));

/**
 * Returns the day of a time as YYYY-MM-DD, by wall clock: nights of 23 or 25 hours do not matter.
 * Empty for an invalid time.
 * @param zone IANA zone; without a valid zone, the device's current zone
 * @param startHour hour at which the day begins: earlier times belong to the previous day
 */
export function toUserDay(time: string | Date, zone?: string, startHour = 0): string {
  const date = typeof time === 'string' ? new Date(time) : time;
  if (Number.isNaN(date.getTime())) return '';
  const { year, month, day, hour } =
    (zone !== undefined && readZoneClock(date, zone)) || readDeviceClock(date);
  return formatDay(Date.UTC(year, month - 1, hour < startHour ? day - 1 : day));
}

/** IANA name of the zone in which the device is now. */
export function getDeviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  return formatDay(parseDayAsUtc(day) + count * millisPerDay);
}

/** How many days later `to` is; negative when it is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((parseDayAsUtc(to) - parseDayAsUtc(from)) / millisPerDay);
}

/** Returns the Monday of the day's ISO week, which identifies the week. */
export function getWeekStart(day: string): string {
  const time = parseDayAsUtc(day);
  return formatDay(time - ((new Date(time).getUTCDay() + 6) % 7) * millisPerDay);
}

/** Returns whether the text is a calendar day: 2025-02-29 is not. */
export function isCalendarDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  // Calculated, not parsed and formatted again, because each start checks thousands of days.
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ];
  return month >= 1 && month <= 12 && day >= 1 && day <= getDaysInMonth(year, month);
}

function getDaysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** A calendar day as a time in UTC, for calculations and for Intl with `timeZone: 'UTC'`. */
export function parseDayAsUtc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

const millisPerDay = 86_400_000;

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

interface ClockReading {
  year: number;
  month: number;
  day: number;
  hour: number;
}

/**
 * Does not use Intl: a formatter keeps the default zone of its creation, but a user may travel to
 * another zone.
 */
function readDeviceClock(date: Date): ClockReading {
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
  };
}

function readZoneClock(date: Date, zone: string): ClockReading | null {
  const format = getZoneFormat(zone);
  if (!format) return null;
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') };
}

/** Creating a formatter takes longer than using it a hundred times. */
const formatsByZone = new Map<string, Intl.DateTimeFormat | null>();

function getZoneFormat(zone: string): Intl.DateTimeFormat | null {
  let format = formatsByZone.get(zone);
  if (format === undefined) {
    format = createFormat(zone);
    formatsByZone.set(zone, format);
  }
  return format;
}

function createFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
    });
  } catch {
    return null;
  }
}
