// Tests of the years with activity, of the year that a review shows first, and of the year that the
// progress page offers.
import { expect, test } from 'vitest';
import {
  findReviewYear,
  listYears,
  pickReviewYear,
} from '../../../src/data/activity/review-year.ts';

test('years are listed once, newest first, without invalid days and without years to come', () => {
  const days = ['2024-05-01', '2026-01-01', '2024-12-31', '2026-02-30', '', 'soon', '2031-01-01'];
  expect(listYears(days, '2026-06-01')).toEqual([2026, 2024]);
});

test('the current year is reviewed first, and in January the year before', () => {
  const years = [2027, 2026, 2024];
  expect(pickReviewYear(years, '2026-12-31')).toBe(2026);
  expect(pickReviewYear(years, '2027-01-31')).toBe(2026);
  expect(pickReviewYear(years, '2027-02-01')).toBe(2027);
});

test('without days in the wanted year the newest year is reviewed', () => {
  expect(pickReviewYear([2024, 2020], '2026-06-01')).toBe(2024);
  expect(pickReviewYear([2027], '2027-01-15')).toBe(2027);
  expect(pickReviewYear([], '2026-06-01')).toBeUndefined();
});

const daysOf = (year: number, count: number) =>
  Array.from(
    { length: count },
    (_day, index) => `${year}-03-${String(index + 1).padStart(2, '0')}`,
  );

test('a year with three active days is offered, and a year with two is not', () => {
  expect(findReviewYear(daysOf(2026, 3), '2026-06-01')).toBe(2026);
  expect(findReviewYear(daysOf(2026, 2), '2026-06-01')).toBeUndefined();
  expect(findReviewYear([...daysOf(2026, 2), ...daysOf(2024, 9)], '2026-06-01')).toBe(2024);
});

test('in January the year before is offered', () => {
  const days = [...daysOf(2026, 5), '2027-01-01', '2027-01-02', '2027-01-03'];
  expect(findReviewYear(days, '2027-01-04')).toBe(2026);
});
