// Tests of the list of targets, and of the list of benches.
import { expect, test } from 'vitest';
import { benches } from '../../bench/run.ts';
import { targets } from '../../bench/table/targets.ts';

test('each bench has a unique name, and at least one part', () => {
  const names = benches.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, parts } of benches) expect(parts.length, name).toBeGreaterThan(0);
});

test('each target belongs to a bench, has a unique work and at least one limit', () => {
  const names = new Set(benches.map(({ name }) => name));
  const works = targets.map(({ work }) => work);
  expect(new Set(works).size).toBe(works.length);
  for (const { bench, work, limits } of targets) {
    expect(names.has(bench), work).toBe(true);
    expect(limits.length, work).toBeGreaterThan(0);
    for (const { value } of limits) expect(value, work).toBeGreaterThan(0);
  }
});
