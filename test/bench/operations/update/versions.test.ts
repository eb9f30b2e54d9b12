// Tests which versions of the tables the trial of the updates knows.
import { expect, test } from 'vitest';
import { databaseKinds } from '../../../../bench/operations/databases.ts';
import {
  listVersions,
  readVersions,
  selectMigrations,
} from '../../../../bench/operations/update/versions.ts';

test('each prefix of the migrations but the whole list is an earlier version', () => {
  expect(listVersions({ b: 1, a: 1, c: 1 })).toEqual({ earlier: ['a', 'b'], newest: 'c' });
});

test.each([{}, { a: 1 }])('the migrations %j have no earlier version', (migrations) => {
  expect(() => listVersions(migrations)).toThrow('two migrations');
});

test('a version has its migration and all before it', () => {
  expect(selectMigrations({ b: 2, c: 3, a: 1 }, 'b')).toEqual({ a: 1, b: 2 });
});

test('an unknown version is refused', () => {
  expect(() => selectMigrations({ a: 1 }, 'b')).toThrow('no version b');
});

test.each(databaseKinds)('%s: the oldest and the newest version are not the same', (kind) => {
  const { earlier, newest } = readVersions(kind);
  expect(earlier.length).toBeGreaterThan(1);
  expect(earlier).not.toContain(newest);
});
