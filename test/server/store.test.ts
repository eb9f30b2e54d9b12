// The acceptance suite of Store, on every database that we have.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { stampAfter, stampFromMillis, stampFromText } from '../../server/store/stamp.ts';
import { aFolder } from './fixture.ts';
import { storeSuite } from './store-suite.ts';

storeSuite('SQLite in memory', (clock) => openSqlite({ path: ':memory:', clock }));

let file = '';
storeSuite(
  'SQLite file',
  (clock) => {
    file = join(aFolder(), 'selah.sqlite');
    return openSqlite({ path: file, clock });
  },
  (clock) => openSqlite({ path: file, clock }),
);

test('dates of other clients become stamps that compare as text', () => {
  const noon = '2026-01-01T12:00:00.000000Z';
  const forms = ['2026-01-01T12:00:00Z', '2026-01-01T12:00:00.000Z', '2026-01-01T12:00:00.000000', '2026-01-01 12:00', '2026-01-01T14:00:00+02:00'];
  expect(forms.map(stampFromText)).toEqual(forms.map(() => noon));
  expect(stampFromText('2026-01-01')).toBe('2026-01-01T00:00:00.000000Z');
  expect(stampFromText('2026-01-01T12:00:00.1234567Z')).toBe('2026-01-01T12:00:00.123456Z');
  expect(['', 'yesterday', '2026-13-01', '0000-01-01T00:00:00+01:00', '2026-01-01T12:00:00Z; drop'].map(stampFromText)).toEqual(Array(5).fill(undefined));
});

test('the stamp after the last microsecond of a second is the next second', () => {
  const now = stampFromMillis(Date.parse('2026-01-01T00:00:00Z'));
  expect(stampAfter('2026-12-31T23:59:59.999999Z', now)).toBe('2027-01-01T00:00:00.000000Z');
  expect(stampAfter(now, now)).toBe('2026-01-01T00:00:00.000001Z');
  expect(stampAfter(undefined, now)).toBe(now);
});
