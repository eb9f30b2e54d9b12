// Tests of aggregates of records over the API: groups, measures, dates, and invalid requests.
import { describe, expect, test } from 'vitest';
import { createServerWithPrayers } from '../../support/server-with-prayers.ts';
import { createTestServer, type TestUser } from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const prayers = '/entities/Prayer';

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  describe('aggregate', () => {
    async function aggregateRows(
      person: TestUser,
      spec: Record<string, unknown>,
    ): Promise<unknown> {
      return (await person.call('POST', `${prayers}/aggregate`, spec)).body;
    }

    test('groups, measures, picks and sorts', async () => {
      const { alice, bob } = await createServerWithPrayers(open);
      expect(await aggregateRows(alice, {})).toEqual({ rows: [{ count: 5 }], truncated: false });
      expect(await aggregateRows(alice, { groupBy: 'category', sort: '-count' })).toEqual({
        rows: [
          { category: 'family', count: 3 },
          { category: 'work', count: 2 },
        ],
        truncated: false,
      });
      expect(
        await aggregateRows(alice, {
          groupBy: ['category', 'is_answered'],
          having: { count: { $gt: 1 } },
        }),
      ).toEqual({ rows: [{ category: 'family', is_answered: true, count: 2 }], truncated: false });
      expect(
        await aggregateRows(alice, {
          groupBy: 'category',
          min: 'answered_date',
          max: 'answered_date',
          countDistinct: 'title',
          count: false,
          sort: 'category',
        }),
      ).toEqual({
        rows: [
          {
            category: 'family',
            min_answered_date: '2026-01-20',
            max_answered_date: '2026-02-01',
            count_distinct_title: 3,
          },
          {
            category: 'work',
            min_answered_date: '2026-01-05',
            max_answered_date: '2026-01-05',
            count_distinct_title: 1 + 1,
          },
        ],
        truncated: false,
      });
      expect(
        await aggregateRows(alice, {
          groupBy: 'title',
          limit: 2,
          sort: 'title',
          query: { category: 'family' },
        }),
      ).toEqual({
        rows: [
          { title: 'c', count: 1 },
          { title: 'd', count: 1 },
        ],
        truncated: true,
      });
      expect(await aggregateRows(bob, { groupBy: 'category' })).toEqual({
        rows: [{ category: 'secret', count: 1 }],
        truncated: false,
      });
    });

    test('makes groups of days, weeks, months and years', async () => {
      const { alice } = await createServerWithPrayers(open);
      const bucket = (field: string, unit: string, more = {}) =>
        aggregateRows(alice, {
          dateBucket: { field, unit },
          query: { answered_date: { $ne: null } },
          sort: field,
          ...more,
        });
      expect(await bucket('answered_date', 'month')).toMatchObject({
        rows: [{ count: 2 }, { count: 1 }],
      });
      expect(await bucket('answered_date', 'day')).toMatchObject({
        rows: [{ count: 1 }, { count: 1 }, { count: 1 }],
      });
      expect(await bucket('answered_date', 'year')).toMatchObject({ rows: [{ count: 3 }] });
      expect(await bucket('created_date', 'week')).toMatchObject({ rows: [{ count: 3 }] });
    });

    test('sums and averages numbers', async () => {
      const { alice } = await createTestServer({ open });
      await alice.call('POST', '/entities/UserReadingProgress/bulk', [
        { plan_id: 'a', current_day: 2 },
        { plan_id: 'a', current_day: 4 },
        { plan_id: 'b' },
      ]);
      const response = await alice.call('POST', '/entities/UserReadingProgress/aggregate', {
        groupBy: 'plan_id',
        sum: 'current_day',
        avg: ['current_day'],
        sort: '-sum_current_day',
      });
      expect(response.body).toEqual({
        rows: [
          { plan_id: 'a', count: 2, sum_current_day: 6, avg_current_day: 3 },
          { plan_id: 'b', count: 1, sum_current_day: 1, avg_current_day: 1 },
        ],
        truncated: false,
      });
    });

    test('an invalid aggregate answers 400', async () => {
      const { alice } = await createTestServer({ open });
      const specs = [
        { groupby: 'title' },
        { groupBy: 'nope' },
        { groupBy: 'verses' },
        { groupBy: ['title', 'category', 'language', 'is_answered', 'request'] },
        { groupBy: '__proto__' },
        { sum: 'title' },
        { avg: 5 },
        { min: 'is_answered' },
        { count: 'yes' },
        { dateBucket: { field: 'title', unit: 'day' } },
        { dateBucket: { field: 'answered_date', unit: 'week' } },
        { dateBucket: { field: 'created_date', unit: 'hour' } },
        { dateBucket: 'created_date' },
        { groupBy: 'created_date', dateBucket: { field: 'created_date', unit: 'day' } },
        { having: { nope: 1 } },
        { sort: 'title' },
        { limit: -1 },
        { limit: '5' },
        { query: { nope: 1 } },
        [],
      ];
      for (const spec of specs)
        expect([spec, await alice.call('POST', `${prayers}/aggregate`, spec)]).toMatchObject([
          spec,
          { status: 400, body: { code: 'invalid_query' } },
        ]);
    });
  });
});
