// Tests of the prayer search (normalised words, states and categories with counts) and of custom
// categories.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import { parseSearchQuery } from '../../../schemas/bible/search-query.ts';
import {
  addCategory,
  validateCategory,
  watchCustomCategories,
  maxCategoryLength,
  removeCategory,
} from '../../../src/features/prayer/custom-categories.ts';
import { findPrayers } from '../../../src/features/prayer/journal/find-prayers.ts';
import type { PrayerQuery } from '../../../src/features/prayer/journal/find-prayers.ts';
import type { SavedRecord } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

function buildPrayer(id: string, fields: Partial<Prayer>): SavedRecord<Prayer> {
  return {
    id,
    createdDate: '2026-01-01T00:00:00Z',
    sync: { kind: 'safe' },
    fields: { client_id: id, title: id, prayer_text: id, ...fields },
  };
}

const prayers = [
  buildPrayer('a', { request: 'Pour ma sœur à l’hôpital', category: 'health' }),
  buildPrayer('b', {
    request: 'For work',
    category: 'work',
    is_answered: true,
    testimony: 'The Lord provided',
  }),
  buildPrayer('c', {
    request: 'For bread',
    category: 'Choir',
    updates: [{ id: '1', date: '2026-01-02', text: 'The choir sang' }],
  }),
  buildPrayer('d', { request: 'For peace', category: null }),
];

function find(query: Partial<PrayerQuery> = {}, resting: readonly string[] = []) {
  return findPrayers(prayers, new Set(resting), {
    terms: [],
    state: 'all',
    category: null,
    ...query,
  });
}
const ids = (result: { prayers: readonly SavedRecord<Prayer>[] }) =>
  result.prayers.map(({ id }) => id).join('');

describe('the prayer search', () => {
  test('a search without filters returns the same list object, to avoid a new render', () => {
    expect(find().prayers).toBe(prayers);
  });

  test.each([
    ['SOEUR hopital', 'a'],
    ['provided', 'b'],
    ['choir sang', 'c'],
    ['sung', ''],
    ['', 'abcd'],
    ['( * \\', 'abcd'],
  ])('%j finds %j', (words, result) => {
    expect(ids(find({ terms: parseSearchQuery(words) }))).toBe(result);
  });

  test('prayers are filtered by state and category, and each option has its result count', () => {
    const result = find({ state: 'open', category: 'health' }, ['a']);
    expect(ids(result)).toBe('a');
    expect(result.countByState).toEqual({ all: 1, open: 1, answered: 0, resting: 1 });
    expect([...result.countByCategory]).toEqual([
      ['Choir', 1],
      ['health', 1],
      ['other', 1],
      ['work', 0],
    ]);
    expect(ids(find({ state: 'resting' }, ['a', 'b']))).toBe('a');
    expect(ids(find({ category: 'other' }))).toBe('d');
    expect(find({ terms: parseSearchQuery('for') }).countByState).toEqual({
      all: 3,
      open: 2,
      answered: 1,
      resting: 0,
    });
  });

  test('the name of a prototype property is a valid category', () => {
    const oddPrayers = [
      buildPrayer('x', { category: '__proto__' }),
      buildPrayer('y', { category: 'constructor' }),
    ];
    const result = findPrayers(oddPrayers, new Set(), {
      terms: [],
      state: 'all',
      category: '__proto__',
    });
    expect(ids(result)).toBe('x');
    expect(result.countByCategory.get('constructor')).toBe(1);
  });
});

describe('categories', () => {
  const french = ['Famille', 'Santé', 'Ma chorale'];
  test.each([
    ['  Voisins \n du   bas ', { kind: 'new', name: 'Voisins du bas' }],
    ['   ', { kind: 'blank' }],
    ['\u200f\u200b \u2066', { kind: 'blank' }],
    ['famille', { kind: 'exists' }],
    ['SANTE\u0301', { kind: 'exists' }],
    [' ma CHORALE', { kind: 'exists' }],
    ['work', { kind: 'exists' }],
    ['spiritual_growth', { kind: 'exists' }],
    ['👨‍👩‍👧', { kind: 'new', name: '👨‍👩‍👧' }],
    ['שכנים', { kind: 'new', name: 'שכנים' }],
  ])('%j is %j', (typed, expected) => {
    expect(validateCategory(typed, french)).toEqual(expected);
  });

  test('a category name of 100,000 characters is cut, but not inside a character', () => {
    const name = validateCategory(`${'a'.repeat(maxCategoryLength - 1)}${'😀'.repeat(50_000)}`, []);
    expect(name).toEqual({ kind: 'new', name: 'a'.repeat(maxCategoryLength - 1) });
  });

  test('custom categories are stored locally, sorted by name, and can be removed', async () => {
    const alice = await createAliceContext();
    await addCategory(alice, 'Voisins');
    await addCategory(alice, 'Chorale');
    await addCategory(alice, 'Voisins');
    expect(await firstValueFrom(watchCustomCategories(alice))).toEqual(['Chorale', 'Voisins']);
    await removeCategory(alice, 'Voisins');
    await removeCategory(alice, 'Voisins');
    expect(await firstValueFrom(watchCustomCategories(alice))).toEqual(['Chorale']);
  });
});
