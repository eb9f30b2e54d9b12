// Tests of reminder due times and of the start of the user's day in the user's time zone, also on
// days with a clock change.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reminder } from '../../../schemas/api/reminders.ts';
import { listDueBetween, findNextDue } from '../../../server/push/due-times.ts';
import {
  getUserDay,
  getUserDayStart,
  fromWallTime,
  toWallTime,
} from '../../../server/push/zoned-time.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function daily(time: string, days: readonly number[] = everyDay): Reminder[] {
  return [{ kind: 'grace', time, days }];
}

function nextAt(reminders: Reminder[], timeZone: string, after: string): string | undefined {
  const next = findNextDue({ reminders, timeZone }, Date.parse(after));
  return next === null ? undefined : new Date(next).toISOString();
}

function allBetween(time: string, timeZone: string, from: string, until: string): string[] {
  return listDueBetween(
    { reminders: daily(time), timeZone },
    Date.parse(from),
    Date.parse(until),
  ).map(({ at }) => new Date(at).toISOString());
}

describe('the time of a reminder', () => {
  test.each([
    ['UTC', '08:00', '2026-11-22T07:59:59Z', '2026-11-22T08:00:00.000Z'],
    ['UTC', '08:00', '2026-11-22T08:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['Europe/Paris', '08:00', '2026-11-22T06:00:00Z', '2026-11-22T07:00:00.000Z'],
    ['America/Sao_Paulo', '23:30', '2026-11-22T23:00:00Z', '2026-11-23T02:30:00.000Z'],
    ['Asia/Kathmandu', '06:00', '2026-11-22T00:00:00Z', '2026-11-22T00:15:00.000Z'],
    ['Pacific/Kiritimati', '00:05', '2026-11-22T09:00:00Z', '2026-11-22T10:05:00.000Z'],
    ['Pacific/Pago_Pago', '00:05', '2026-11-22T09:00:00Z', '2026-11-22T11:05:00.000Z'],
  ])('a reminder is due at the local time in %s', (zone, time, after, expected) => {
    expect(nextAt(daily(time), zone, after)).toBe(expected);
  });

  test('a reminder in a skipped hour is due at the next existing minute', () => {
    // Paris jumps from 02:00 to 03:00 on 2026-03-29.
    expect(
      allBetween('02:30', 'Europe/Paris', '2026-03-27T12:00:00Z', '2026-03-30T12:00:00Z'),
    ).toEqual(['2026-03-28T01:30:00.000Z', '2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z']);
    // Lord Howe jumps by half an hour, from 02:00 to 02:30 on 2026-10-04.
    expect(
      allBetween('02:10', 'Australia/Lord_Howe', '2026-10-03T12:00:00Z', '2026-10-04T12:00:00Z'),
    ).toEqual(['2026-10-03T15:30:00.000Z']);
  });

  test('a reminder in a repeated hour is due at the first of the two times', () => {
    // The clock in Paris goes back from 03:00 to 02:00 on 2026-10-25.
    expect(
      allBetween('02:30', 'Europe/Paris', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'),
    ).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']);
  });

  test('a reminder is due only on its weekdays', () => {
    // 2026-11-22 is a Sunday.
    expect(nextAt(daily('08:00', [7]), 'UTC', '2026-11-22T07:00:00Z')).toBe(
      '2026-11-22T08:00:00.000Z',
    );
    expect(nextAt(daily('08:00', [7]), 'UTC', '2026-11-22T09:00:00Z')).toBe(
      '2026-11-29T08:00:00.000Z',
    );
    expect(nextAt(daily('08:00', [1, 3]), 'UTC', '2026-11-23T09:00:00Z')).toBe(
      '2026-11-25T08:00:00.000Z',
    );
    expect(nextAt(daily('01:00', [1]), 'Asia/Tokyo', '2026-11-22T00:00:00Z')).toBe(
      '2026-11-22T16:00:00.000Z',
    );
  });

  test('without reminders there is no due time', () => {
    expect(findNextDue({ reminders: [], timeZone: 'UTC' }, 0)).toBeNull();
  });

  test('a daily reminder is due once on each local day, in every time zone, over years', () => {
    const skipped = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
        fc.integer({
          min: Date.parse('2020-01-01T00:00:00Z') / 60_000,
          max: Date.parse('2030-01-01T00:00:00Z') / 60_000,
        }),
        // Local clocks change at night.
        fc.oneof(
          fc.integer({ min: 0, max: 24 * 60 - 1 }),
          fc.integer({ min: 2 * 60, max: 3 * 60 - 1 }),
        ),
        (timeZone, minutes, minuteOfDay) => {
          const after = minutes * 60_000;
          const time = `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
          const dueReminders = listDueBetween(
            { reminders: daily(time), timeZone },
            after,
            after + 200 * 86_400_000,
          ).map(({ at }) => at);
          const days = dueReminders.map((at) => Math.floor(toWallTime(at, timeZone) / 86_400_000));
          expect(new Set(days).size).toBe(days.length);
          expect(days.length).toBeGreaterThanOrEqual(199);
          expect((days.at(-1) ?? 0) - (days[0] ?? 0)).toBe(days.length - 1);
          for (const at of dueReminders) {
            const minutesLate = (toWallTime(at, timeZone) % 86_400_000) / 60_000 - minuteOfDay;
            if (minutesLate !== 0) skipped.add(timeZone);
            expect(minutesLate).toBeGreaterThanOrEqual(0);
            expect(minutesLate).toBeLessThanOrEqual(180);
          }
          expect(findNextDue({ reminders: daily(time), timeZone }, after)).toBe(dueReminders[0]);
        },
      ),
      { numRuns: 60, seed: 8 },
    );
    expect(skipped.size).toBeGreaterThan(3);
  });
});

describe('the day of a user', () => {
  test('the day of a user begins at the hour that the user chose', () => {
    expect(getUserDay(Date.parse('2026-11-23T03:59:00Z'), 'UTC', 4)).toBe('2026-11-22');
    expect(getUserDay(Date.parse('2026-11-23T04:00:00Z'), 'UTC', 4)).toBe('2026-11-23');
    expect(getUserDay(Date.parse('2026-11-22T23:30:00Z'), 'Europe/Paris', 0)).toBe('2026-11-23');
    expect(new Date(getUserDayStart('2026-11-23', 'Europe/Paris', 4)).toISOString()).toBe(
      '2026-11-23T03:00:00.000Z',
    );
  });

  test("a person's day begins an hour later where a clock change skips its starting hour", () => {
    // Beirut jumps at midnight, from 00:00 to 01:00 on 2026-03-29.
    expect(
      new Date(fromWallTime(Date.parse('2026-03-29T00:00:00Z'), 'Asia/Beirut')).toISOString(),
    ).toBe('2026-03-28T22:00:00.000Z');
  });
});
