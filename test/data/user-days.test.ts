// Tests of the user's days: start hour, time zones, daylight saving time, calendar arithmetic,
// weeks, and the change to a new day.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  saveDayStart,
  toUserDay,
  countDaysBetween,
  watchDayStart,
  isCalendarDay,
  watchToday,
  getWeekStart,
} from '../../src/data/user-days.ts';
import { createAliceContext, closeContexts } from '../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

describe('a moment belongs to the day', () => {
  test.each([
    ['of the wall clock', '2026-11-22T22:30:00Z', 'Europe/Paris', 0, '2026-11-22'],
    ['that has begun in the east', '2026-11-22T15:30:00Z', 'Asia/Tokyo', 0, '2026-11-23'],
    [
      'that has not ended in the west',
      '2026-11-22T03:00:00Z',
      'America/Sao_Paulo',
      0,
      '2026-11-22',
    ],
    ['before, until its hour', '2026-11-22T02:59:59Z', 'America/Sao_Paulo', 4, '2026-11-21'],
    ['that begins with the hour', '2026-11-22T07:00:00Z', 'America/Sao_Paulo', 4, '2026-11-22'],
    ['before, in the first minute of a month', '2026-03-01T00:01:00Z', 'UTC', 3, '2026-02-28'],
    ['before, on a leap day', '2028-03-01T00:01:00Z', 'UTC', 3, '2028-02-29'],
    ['before, in the first hour of a year', '2027-01-01T00:30:00Z', 'UTC', 1, '2026-12-31'],
    [
      'also in a night of 23 hours: 01:59 is before three',
      '2026-03-29T00:59:00Z',
      'Europe/Paris',
      3,
      '2026-03-28',
    ],
    [
      'also in a night of 23 hours: a minute later it is three',
      '2026-03-29T01:00:00Z',
      'Europe/Paris',
      3,
      '2026-03-29',
    ],
    [
      'also in a night of 25 hours: two o’clock the first time',
      '2026-10-25T00:30:00Z',
      'Europe/Paris',
      3,
      '2026-10-24',
    ],
    [
      'also in a night of 25 hours: two o’clock the second time',
      '2026-10-25T01:30:00Z',
      'Europe/Paris',
      3,
      '2026-10-24',
    ],
    [
      'also in a night of 25 hours: three o’clock',
      '2026-10-25T02:00:00Z',
      'Europe/Paris',
      3,
      '2026-10-25',
    ],
    [
      'also where midnight is left out',
      '2018-11-04T03:00:00Z',
      'America/Sao_Paulo',
      0,
      '2018-11-04',
    ],
    ['west of the date line', '2026-11-22T10:30:00Z', 'Pacific/Pago_Pago', 0, '2026-11-21'],
    ['east of the date line', '2026-11-22T10:30:00Z', 'Pacific/Kiritimati', 0, '2026-11-23'],
    ['by quarters of an hour', '2026-11-22T18:14:00Z', 'Asia/Kathmandu', 0, '2026-11-22'],
    [
      'by quarters of an hour, a minute later',
      '2026-11-22T18:15:00Z',
      'Asia/Kathmandu',
      0,
      '2026-11-23',
    ],
  ])('%s', (_name, time, zone, start, day) => {
    expect(toUserDay(time, zone, start)).toBe(day);
  });

  test('a user day in an unknown time zone uses the local time zone', () => {
    expect(toUserDay(new Date(2026, 10, 22, 23, 59), 'Mars/Olympus')).toBe('2026-11-22');
  });

  test('an invalid time gives no user day', () => {
    expect(toUserDay('never')).toBe('');
  });
});

test('calendar arithmetic crosses months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(countDaysBetween('2026-12-30', '2027-01-02')).toBe(3);
  expect(countDaysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});

test('a week begins on Monday, also over a new year', () => {
  expect(['2026-11-16', '2026-11-22', '2027-01-03'].map(getWeekStart)).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-12-28',
  ]);
});

test('an invalid calendar day is not accepted', () => {
  expect(
    [
      '2026-11-22',
      '2028-02-29',
      '2027-02-29',
      '2026-13-01',
      '2026-1-1',
      'today',
      '',
      null,
      20261122,
    ].map(isCalendarDay),
  ).toEqual([true, true, false, false, false, false, false, false, false]);
});

test('calendar days are validated correctly at month ends and in century years', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  for (const year of [1900, 1999, 2000, 2024, 2026, 2100])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const date = new Date(Date.UTC(year, month - 1, day));
        const text = `${year}-${two(month)}-${two(day)}`;
        expect(isCalendarDay(text), text).toBe(date.toISOString().startsWith(text));
      }
});

test('today changes at the chosen hour, or at the first check after device sleep', async () => {
  const alice = await createAliceContext();
  await saveDayStart(alice, 4);
  expect(await firstValueFrom(watchDayStart(alice))).toBe(4);

  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date(2026, 10, 22, 3, 58, 30),
  });
  const days: string[] = [];
  let notify = () => {};
  const watching = watchToday(alice).subscribe((day) => {
    days.push(day);
    notify();
  });
  if (days.length === 0) await new Promise<void>((resolve) => (notify = resolve));
  expect(days).toEqual(['2026-11-21']);

  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-11-21']);
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-11-21', '2026-11-22']);
  // The device slept for three days: no timer ran.
  vi.setSystemTime(new Date(2026, 10, 25, 12, 0));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-25']);
  watching.unsubscribe();
});

test('an invalid start hour of the day, as from a file, counts as midnight', async () => {
  const alice = await createAliceContext();
  await alice.userDatabase.activity.insert({
    id: 'choice|day_start',
    kind: 'choice',
    order: '',
    value: { value: '17' },
  });
  expect(await firstValueFrom(watchDayStart(alice))).toBe(0);
});
