// Tests of findOnThisDay, which selects the entries of the same day in other years.
import { expect, test } from 'vitest';
import { findOnThisDay } from '../../../src/features/journal/find-on-this-day.ts';

const remembered = (dates: readonly string[], today: string) =>
  findOnThisDay(dates, (date) => date, today).map(({ years, items }) => [years, ...items]);

test('entries of the same day in other years are grouped by date, nearest year first', () => {
  const dates = [
    '2026-11-22',
    '2024-11-22',
    '2024-11-21',
    '2023-11-22',
    '2024-11-22',
    '2025-11-22',
    '2025-10-22',
  ];
  expect(remembered(dates, '2026-11-22')).toEqual([
    [1, '2025-11-22'],
    [2, '2024-11-22', '2024-11-22'],
    [3, '2023-11-22'],
  ]);
});

test.each([
  [
    '2027-02-28',
    [
      [3, '2024-02-29'],
      [4, '2023-02-28'],
    ],
  ],
  ['2028-02-28', [[5, '2023-02-28']]],
  ['2028-02-29', [[4, '2024-02-29']]],
  // A century that is no leap year.
  [
    '2100-02-28',
    [
      [76, '2024-02-29'],
      [77, '2023-02-28'],
    ],
  ],
  ['2027-03-01', []],
])('on %s entries of a leap day are found on the correct day', (today, expected) => {
  expect(remembered(['2024-02-29', '2023-02-28'], today)).toEqual(expected);
});

test('entries of today, of a future year or without a valid date are not found', () => {
  expect(
    remembered(
      ['2026-11-22', '2027-11-22', '', '22.11.2025', '2025-11-22T08:00:00Z', '11-22'],
      '2026-11-22',
    ),
  ).toEqual([]);
  expect(remembered(['2025-11-22'], 'soon')).toEqual([]);
});
