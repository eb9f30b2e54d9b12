// Tests the Hebrew and Greek verse numbering of our tables against
// @bibletags/bibletags-versification, verse by verse, and the table rows against the output of
// numbering-rows.ts.
import { expect, test } from 'vitest';
import {
  fromCanonicalVerses,
  toCanonicalVerses,
  type VerseId,
} from '../../../schemas/bible/numbering.ts';
import { numberingByCode } from '../../../schemas/bible/numbering-tables.ts';
import { listLibraryPairs, buildRows } from './numbering-rows.ts';

const pairs = listLibraryPairs();
const name = ({ book, chapter, verse }: VerseId) => `${book}.${chapter}.${verse}`;

/**
 * The library equates Nestle's Acts 19 with that of King James; all editions of Nestle end the
 * chapter with verse 40.
 */
const ours = new Set(['ACT.19.41']);
/**
 * Where the title only opens verse 1, the table shows verse 1 for the title and keeps the verse
 * mapped to itself.
 */
const isTitleWithin = ({ own, grid }: { own: VerseId; grid: VerseId }) =>
  own.book === 'PSA' &&
  grid.verse === 0 &&
  pairs.some((one) => name(one.own) === name(own) && one.grid.verse === 1);

test('every verse of the Hebrew and the Greek Bible has the same mapping as in the library', () => {
  const known = pairs.filter(({ own }) => !ours.has(name(own)));
  const lost = known.filter(
    (pair) =>
      !isTitleWithin(pair) &&
      !toCanonicalVerses('NBS', pair.own).some((grid) => name(grid) === name(pair.grid)),
  );
  const lostBack = known.filter(
    ({ own, grid }) => !fromCanonicalVerses('NBS', grid).some((found) => name(found) === name(own)),
  );
  expect([lost, lostBack]).toEqual([[], []]);
  expect(pairs.length).toBeGreaterThan(31_000);
});

test('our numbering tables have no mapping that the library lacks, except in Acts 19', () => {
  const allowed = new Set(pairs.map(({ own, grid }) => `${name(own)} ${name(grid)}`));
  const more = pairs
    .flatMap(({ own }) => toCanonicalVerses('NBS', own).map((grid) => `${name(own)} ${name(grid)}`))
    .filter((pair) => !allowed.has(pair));
  expect([...new Set(more)]).toEqual(['ACT.19.40 ACT.19.41', 'ACT.19.41 ACT.19.40']);
});

test('the rows of the numbering table are those that the script writes', () => {
  const rows = buildRows(pairs);
  const table = { ...numberingByCode['NBS']?.rows };
  expect(table.ACT).toBe('19:40=19:40-41');
  expect(rows.get('PSA')).toContain(table.PSA);
  for (const book of ['ACT', 'PSA'] as const) {
    delete table[book];
    rows.delete(book);
  }
  expect(table).toEqual(Object.fromEntries(rows));
});
