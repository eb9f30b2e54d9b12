// Tests how times of databases of several sizes are compared.
import { expect, test } from 'vitest';
import { findGrowth, findMedian } from '../../../../bench/operations/volume/measure-calls.ts';
import { listSizes } from '../../../../bench/operations/volume/try-volume.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[5], 5],
])('the median of %j is %d', (values, median) => {
  expect(findMedian(values)).toBe(median);
});

test('without times there is no median, so that no limit is met', () => {
  expect(findMedian([])).toBeNaN();
});

test.each([
  [[10, 12, 15], 1.5],
  [[10, 14, 11], 1.4],
  [[10, 8, 9], 1],
])('times %j on growing databases grow by the factor %d', (times, growth) => {
  expect(findGrowth(times)).toBe(growth);
});

test('one time is no growth, so that no limit is met', () => {
  expect(findGrowth([10])).toBeNaN();
});

test('the smaller databases have 10,000 and 100,000 records', () => {
  expect(listSizes(1_000_000)).toEqual([10_000, 100_000, 1_000_000]);
  expect(listSizes(100_000)).toEqual([10_000, 100_000]);
  expect(listSizes(10_100)).toEqual([10_000, 10_100]);
});
