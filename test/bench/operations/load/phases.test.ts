// Tests of the phases of the load.
import { expect, test } from 'vitest';
import { scaleMillis } from '../../../../bench/operations/load/full-disk.ts';
import { phases } from '../../../../bench/operations/load/phases.ts';

test('the shares of the phases are the whole load, and each phase has its own name', () => {
  expect(phases.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(new Set(phases.map(({ name }) => name)).size).toBe(phases.length);
});

test('the load begins and ends without a fault', () => {
  expect(phases[0]).toMatchObject({ isFaultless: true });
  expect(phases.at(-1)).toMatchObject({ isFaultless: true });
});

test.each([
  [0.5, 15_000],
  [1, 20_000],
  [3, 60_000],
  [10, 60_000],
])('in a load of %d minutes, the disk is full for %d milliseconds', (minutes, millis) => {
  expect(scaleMillis({ usual: 60, least: 15 }, minutes)).toBe(millis);
});
