// Tests of median, percentile, spread and mean of measured values.
import { expect, test } from 'vitest';
import { getSpread, mean, median, percentile } from '../../bench/table/statistics.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 4, 2])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a percentile is the smallest value that its share of the values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile([3, 1, 2], 0.99)).toBe(3);
  expect(percentile([3, 1, 2], 0)).toBe(1);
});

test('the spread is the lowest and the highest value', () => {
  expect(getSpread([4, 2, 8])).toEqual({ lowest: 2, highest: 8 });
});

test('median, percentile, spread and mean of no values are NaN', () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 0.5)).toBeNaN();
  expect(getSpread([])).toEqual({ lowest: Number.NaN, highest: Number.NaN });
  expect(mean([])).toBeNaN();
  expect(mean([1, 2, 6])).toBe(3);
});
