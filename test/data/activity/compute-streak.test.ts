// Tests of `computeStreak`, which counts consecutive days: one bridged missing day per week, the
// longest streak, time zones and clock changes. 2026-11-16 is a Monday.
import { describe, expect, test } from 'vitest';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import { computeStreak } from '../../../src/data/activity/compute-streak.ts';

/** November 2026. */
function november(...days: number[]): string[] {
  return days.map((day) => `2026-11-${String(day).padStart(2, '0')}`);
}

describe('the streak', () => {
  test.each([
    [
      'is none without anything',
      [],
      18,
      { current: 0, longest: 0, todayCounts: false, graceUsed: false },
    ],
    [
      'begins today',
      november(18),
      18,
      { current: 1, longest: 1, todayCounts: true, graceUsed: false },
    ],
    [
      'still stands before today is over',
      november(16, 17),
      18,
      { current: 2, longest: 2, todayCounts: false, graceUsed: false },
    ],
    [
      'counts a day once',
      november(17, 17, 18, 18),
      18,
      { current: 2, longest: 2, todayCounts: true, graceUsed: false },
    ],
    [
      'minds no order',
      november(18, 16, 17),
      18,
      { current: 3, longest: 3, todayCounts: true, graceUsed: false },
    ],
    [
      'is bridged over one missing day, which adds nothing',
      november(15, 16, 18),
      18,
      { current: 3, longest: 3, todayCounts: true, graceUsed: true },
    ],
    [
      'stands by grace while yesterday is missing',
      november(15, 16),
      18,
      { current: 2, longest: 2, todayCounts: false, graceUsed: true },
    ],
    [
      'ends with two missing days',
      november(14, 15),
      18,
      { current: 0, longest: 2, todayCounts: false, graceUsed: false },
    ],
    [
      'starts again after two missing days',
      november(14, 15, 18),
      18,
      { current: 1, longest: 2, todayCounts: true, graceUsed: false },
    ],
    [
      'is bridged once a week: the second missing day of a week ends it',
      november(16, 18, 20),
      20,
      { current: 1, longest: 2, todayCounts: true, graceUsed: false },
    ],
    [
      'has no grace left for yesterday',
      november(16, 18),
      20,
      { current: 0, longest: 2, todayCounts: false, graceUsed: false },
    ],
    [
      'has a new day of grace each week: Sunday and the Tuesday after it',
      november(14, 16, 18),
      18,
      { current: 3, longest: 3, todayCounts: true, graceUsed: true },
    ],
    [
      'tells of a grace of last week only while it is yesterday’s',
      november(14, 16),
      16,
      { current: 2, longest: 2, todayCounts: true, graceUsed: true },
    ],
    [
      'tells of no grace of last week later on',
      november(14, 16, 17),
      17,
      { current: 3, longest: 3, todayCounts: true, graceUsed: false },
    ],
    [
      'does not get the week’s grace back by ending: a gap is bridged once',
      november(16, 18, 20, 22),
      22,
      { current: 1, longest: 2, todayCounts: true, graceUsed: false },
    ],
    [
      'leaves out what a clock wrote ahead of time',
      november(17, 18, 19, 20),
      18,
      { current: 2, longest: 2, todayCounts: true, graceUsed: false },
    ],
    [
      'is as it was then when the clock is set back',
      november(10, 11, 12, 16, 17, 18),
      12,
      { current: 3, longest: 3, todayCounts: true, graceUsed: false },
    ],
    [
      'is shorter than the longest one',
      november(1, 2, 3, 4, 5, 17, 18),
      18,
      { current: 2, longest: 5, todayCounts: true, graceUsed: false },
    ],
    [
      'ignores invalid days',
      ['', 'never', '2026-11-31', ...november(18)],
      18,
      { current: 1, longest: 1, todayCounts: true, graceUsed: false },
    ],
  ])('%s', (_name, days, day, expected) => {
    expect(computeStreak(days, november(day)[0] ?? '')).toEqual(expected);
  });

  test('after an inactive month the current streak is 0, and the longest streak is kept', () => {
    const year = Array.from({ length: 100 }, (_day, place) => addDays('2026-01-01', place));
    expect(computeStreak(year, addDays('2026-01-01', 131))).toEqual({
      current: 0,
      longest: 100,
      todayCounts: false,
      graceUsed: false,
    });
  });

  test('the streak of a whole leap year has 366 days', () => {
    const year = Array.from({ length: 366 }, (_day, place) => addDays('2028-01-01', place));
    expect(computeStreak(year, '2028-12-31')).toMatchObject({ current: 366, longest: 366 });
  });

  test('a year with one missed day per week counts six days per week', () => {
    // Every Wednesday is missing.
    const days = Array.from({ length: 364 }, (_day, place) => addDays('2026-01-05', place)).filter(
      (_day, place) => place % 7 !== 2,
    );
    expect(computeStreak(days, '2027-01-03')).toMatchObject({ current: 312, longest: 312 });
  });

  test('a streak ends when a second day of the same week is missed', () => {
    const days = Array.from({ length: 364 }, (_day, place) => addDays('2026-01-05', place)).filter(
      (_day, place) => place % 7 !== 2 && place % 7 !== 4,
    );
    // Friday is missing, so from Saturday over Monday and Tuesday to Thursday, with one day of
    // grace between.
    expect(computeStreak(days, '2027-01-03').longest).toBe(5);
  });
});

describe('the days of moments in time zones', () => {
  const day = (time: string, zone: string, start = 0) => toUserDay(time, zone, start);

  test('days of 23 and of 25 hours count as one day each', () => {
    const paris = ['2026-03-28T22:30:00Z', '2026-03-29T21:30:00Z', '2026-03-30T21:30:00Z'].map(
      (time) => day(time, 'Europe/Paris'),
    );
    expect(computeStreak(paris, '2026-03-30')).toMatchObject({ current: 3, graceUsed: false });
    const autumn = ['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z', '2026-10-26T22:30:00Z'].map(
      (time) => day(time, 'Europe/Paris'),
    );
    expect(computeStreak(autumn, '2026-10-26')).toMatchObject({ current: 3, graceUsed: false });
  });

  test('with a day start at four, moments after midnight count for the day before', () => {
    const nightTimes = ['2026-11-17T00:30:00Z', '2026-11-18T01:30:00Z', '2026-11-18T23:00:00Z'].map(
      (time) => day(time, 'UTC', 4),
    );
    expect(nightTimes).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    expect(computeStreak(nightTimes, '2026-11-18')).toMatchObject({ current: 3 });
  });

  test('a day that occurs twice after crossing the date line eastward counts once', () => {
    const days = [
      day('2026-11-17T20:00:00Z', 'Asia/Tokyo'),
      day('2026-11-18T06:00:00Z', 'Asia/Tokyo'),
      day('2026-11-18T20:00:00Z', 'America/Los_Angeles'),
      day('2026-11-19T20:00:00Z', 'America/Los_Angeles'),
    ];
    expect(days).toEqual(['2026-11-18', '2026-11-18', '2026-11-18', '2026-11-19']);
    expect(computeStreak(days, '2026-11-19')).toMatchObject({ current: 2, graceUsed: false });
  });

  test('the streak bridges a day that is skipped westward over the date line', () => {
    const days = [
      day('2026-11-18T06:00:00Z', 'America/Los_Angeles'),
      day('2026-11-18T21:00:00Z', 'Australia/Sydney'),
    ];
    expect(days).toEqual(['2026-11-17', '2026-11-19']);
    expect(computeStreak(days, '2026-11-19')).toMatchObject({ current: 2, graceUsed: true });
  });
});
