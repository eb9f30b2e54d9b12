// Tests of record queries over the API: counts, cursor pages, distinct values, aggregates, and the
// trash.
import { describe, expect, test } from 'vitest';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  type TestResponse,
  type TestUser,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';
import type { TestStore } from '../../support/test-stores.ts';

const prayers = '/entities/Prayer';

interface Page {
  items: Record<string, unknown>[];
  next_cursor: string | null;
  has_more: boolean;
}

function pageIn({ status, body }: TestResponse): Page {
  if (status !== 200) throw new Error(`No page but ${status} ${JSON.stringify(body)}`);
  return body as Page;
}

async function readAllPages(
  person: Pick<TestUser, 'call'>,
  first: string,
  limit: number,
  entity = 'Prayer',
): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  let page = pageIn(
    await person.call('GET', `/entities/${entity}/v2/list?limit=${limit}&${first}`),
  );
  pages.push(page.items);
  while (page.next_cursor !== null) {
    expect(page.has_more).toBe(true);
    page = pageIn(
      await person.call(
        'GET',
        `/entities/${entity}/v2/list?limit=${limit}&cursor=${page.next_cursor}`,
      ),
    );
    pages.push(page.items);
  }
  expect(page.has_more).toBe(false);
  return pages;
}

const rows = [
  { title: 'a', category: 'work', answered_date: '2026-01-05', is_answered: true },
  { title: 'b', category: 'work' },
  { title: 'c', category: 'family', answered_date: '2026-01-20', is_answered: true },
  { title: 'd', category: 'family', answered_date: '2026-02-01', is_answered: true },
  { title: 'e', category: 'family' },
];

async function createFilledServer(open: TestStore['open']) {
  const server = await createTestServer({ open });
  await server.alice.call(
    'POST',
    `${prayers}/bulk`,
    rows.map((row) => buildPrayer(row)),
  );
  await server.bob.call('POST', prayers, buildPrayer({ title: 'z', category: 'secret' }));
  return server;
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('count counts only records that the user may read', async () => {
    const { alice, bob, anonymous } = await createFilledServer(open);
    expect((await alice.call('GET', `${prayers}/count`)).body).toEqual({ count: 5 });
    expect((await alice.call('GET', `${prayers}/count?q={"category":"family"}`)).body).toEqual({
      count: 3,
    });
    expect((await bob.call('GET', `${prayers}/count?q={"category":"family"}`)).body).toEqual({
      count: 0,
    });
    expect((await alice.call('GET', `${prayers}/count?limit=1`)).status).toBe(400);
    expect((await anonymous.call('GET', `${prayers}/count`)).body).toEqual({ count: 0 });
  });

  describe('pages with a cursor', () => {
    test('hold each record once, in every order, with ties and missing values', async () => {
      const { alice } = await createFilledServer(open);
      const titlesBy = async (first: string, limit: number) =>
        (await readAllPages(alice, first, limit)).map((page) =>
          (page as { title: string }[]).map(({ title }) => title),
        );
      expect(await titlesBy('sort=title', 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
      expect(await titlesBy('', 5)).toEqual([['e', 'd', 'c', 'b', 'a']]);
      for (const sort of [
        'answered_date',
        '-answered_date',
        'category',
        '-category',
        'is_answered',
        '-is_answered',
        'updated_date',
        '-created_by',
      ]) {
        for (const limit of [1, 2, 3]) {
          const all = (await titlesBy(`sort=${sort}`, limit)).flat();
          expect(all, sort).toEqual(
            getRecords(await alice.call('GET', `${prayers}?sort=${sort}`)).map(
              ({ title }) => title,
            ),
          );
          expect(all.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
        }
      }
    });

    test('cursor pages keep query, sort and fields, even with the sort field omitted', async () => {
      const { alice } = await createFilledServer(open);
      const pages = await readAllPages(
        alice,
        'q={"category":"family"}&sort=-title&fields=category',
        2,
      );
      expect(pages).toEqual([
        [
          { id: expect.any(String), category: 'family' },
          { id: expect.any(String), category: 'family' },
        ],
        [{ id: expect.any(String), category: 'family' }],
      ]);
    });

    test('do not shift when records before or on the boundary are deleted', async () => {
      const { alice } = await createFilledServer(open);
      const first = pageIn(await alice.call('GET', `${prayers}/v2/list?sort=title&limit=2`));
      for (const { id } of first.items) await alice.call('DELETE', `${prayers}/${String(id)}`);
      const second = pageIn(
        await alice.call('GET', `${prayers}/v2/list?limit=2&cursor=${first.next_cursor}`),
      );
      expect(second.items.map(({ title }) => title)).toEqual(['c', 'd']);
    });

    test('a cursor is good for its person, entity and question only', async () => {
      const { alice, bob, admin } = await createFilledServer(open);
      const { next_cursor: cursor } = pageIn(
        await alice.call('GET', `${prayers}/v2/list?sort=title&limit=1&q={"category":"family"}`),
      );
      const rejected = {
        status: 400,
        body: {
          code: 'invalid_cursor',
          message: expect.any(String),
          detail: expect.any(String),
          error: { code: 'invalid_cursor', message: expect.any(String), details: {} },
        },
      };
      expect(await bob.call('GET', `${prayers}/v2/list?cursor=${cursor}`)).toMatchObject(rejected);
      expect(await admin.call('GET', `${prayers}/v2/list?cursor=${cursor}`)).toMatchObject(
        rejected,
      );
      expect(await alice.call('GET', `/entities/BibleNote/v2/list?cursor=${cursor}`)).toMatchObject(
        rejected,
      );
      for (const invalidQuery of [
        'x',
        'x.y',
        `${cursor}x`,
        cursor?.replace(/^./, 'X'),
        cursor?.split('.')[0],
        '%00',
        '.'.repeat(9),
      ])
        expect(
          await alice.call('GET', `${prayers}/v2/list?cursor=${invalidQuery}`),
          invalidQuery,
        ).toMatchObject(rejected);
      for (const otherQuery of [
        'sort=-title',
        'q={"category":"work"}',
        'fields=title',
        'distinct=title',
      ])
        expect(
          await alice.call('GET', `${prayers}/v2/list?cursor=${cursor}&${otherQuery}`),
          otherQuery,
        ).toMatchObject(rejected);
      expect(
        pageIn(
          await alice.call(
            'GET',
            `${prayers}/v2/list?cursor=${cursor}&sort=title&q={"category":%20"family"}`,
          ),
        ).items.map(({ title }) => title),
      ).toEqual(['d', 'e']);
    });

    test('have a hundred records by default, and five thousand at most', async () => {
      const { alice } = await createTestServer({ open });
      await alice.call(
        'POST',
        `${prayers}/bulk`,
        Array.from({ length: 101 }, () => buildPrayer()),
      );
      expect(pageIn(await alice.call('GET', `${prayers}/v2/list`)).items).toHaveLength(100);
      expect(pageIn(await alice.call('GET', `${prayers}/v2/list?limit=99999`)).items).toHaveLength(
        101,
      );
      expect((await alice.call('GET', `${prayers}/v2/list?skip=1`)).status).toBe(400);
    });
  });

  describe('different values', () => {
    test('distinct values are sorted and paged, and a list counts by its elements', async () => {
      const { alice } = await createFilledServer(open);
      expect(await readAllPages(alice, 'distinct=title&q={"category":"family"}', 2)).toEqual([
        ['c', 'd'],
        ['e'],
      ]);
      expect(await readAllPages(alice, 'distinct=is_answered', 1)).toEqual([[false], [true]]);
      await alice.call('POST', '/entities/UserReadingProgress/bulk', [
        { plan_id: 'a', completed_days: [1, 10, 2] },
        { plan_id: 'b', completed_days: [2, 3] },
      ]);
      expect(
        await readAllPages(alice, 'distinct=completed_days', 2, 'UserReadingProgress'),
      ).toEqual([
        [1, 2],
        [3, 10],
      ]);
    });

    test('distinct values of a field without listable values answer 400', async () => {
      const { alice } = await createTestServer({ open });
      for (const parameters of [
        'distinct=verses',
        'distinct=nope',
        'distinct=title&sort=title',
        'distinct=verses.text',
      ]) {
        expect(
          (await alice.call('GET', `${prayers}/v2/list?${parameters}`)).status,
          parameters,
        ).toBe(400);
      }
    });
  });

  describe('aggregate', () => {
    async function aggregateRows(
      person: TestUser,
      spec: Record<string, unknown>,
    ): Promise<unknown> {
      return (await person.call('POST', `${prayers}/aggregate`, spec)).body;
    }

    test('groups, measures, picks and sorts', async () => {
      const { alice, bob } = await createFilledServer(open);
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
      const { alice } = await createFilledServer(open);
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

  test('no query on shared content can reveal who wrote a record', async () => {
    const { admin, anonymous } = await createTestServer({ open });
    await admin.call('POST', '/entities/ComfortingVerse', {
      verse_key: 'one',
      scripture_reference: 'Psalm 4:8',
    });
    for (const parameters of [
      '?q={"created_by":"admin@example.org"}',
      '?fields=created_by',
      '/v2/list?distinct=created_by',
    ]) {
      expect(
        (await anonymous.call('GET', `/entities/ComfortingVerse${parameters}`)).status,
        parameters,
      ).toBe(400);
    }
    expect((await anonymous.call('GET', '/entities/ComfortingVerse/count')).body).toEqual({
      count: 1,
    });
    // A sort by a hidden field has no effect: both directions give the default order.
    await admin.call('POST', '/entities/ComfortingVerse', {
      verse_key: 'two',
      scripture_reference: 'Psalm 4:9',
    });
    const orders = await Promise.all(
      ['', '?sort=created_by_id', '?sort=-created_by_id'].map(async (parameters) =>
        getRecords(await anonymous.call('GET', `/entities/ComfortingVerse${parameters}`)).map(
          (record) => record['verse_key'],
        ),
      ),
    );
    expect(orders).toEqual(orders.map(() => ['two', 'one']));
  });

  describe('the trash', () => {
    test('the trash holds deletions of its owner; restoring changes only the date', async () => {
      const { alice, bob } = await createTestServer({ open });
      const created = getRecord(
        await alice.call('POST', prayers, buildPrayer({ title: 'a', client_id: 'one' })),
      );
      await alice.call('POST', prayers, buildPrayer({ title: 'b' }));
      await alice.call('DELETE', `${prayers}?all=true`);
      expect(
        getRecords(await alice.call('GET', `${prayers}/trash?sort=title`)).map(
          ({ title }) => title,
        ),
      ).toEqual(['a', 'b']);
      expect((await bob.call('GET', `${prayers}/trash`)).body).toEqual([]);
      expect((await bob.call('PUT', `${prayers}/${created.id}/restore`)).status).toBe(404);
      expect((await bob.call('PUT', `${prayers}/trash/restore`, {})).body).toEqual({
        success: true,
        restored: 0,
      });
      expect((await bob.call('DELETE', `${prayers}/${created.id}/permanent`)).status).toBe(404);
      const restored = getRecord(await alice.call('PUT', `${prayers}/${created.id}/restore`));
      expect(restored).toEqual({ ...created, updated_date: restored.updated_date });
      expect(restored.updated_date > created.updated_date).toBe(true);
      expect((await alice.call('PUT', `${prayers}/${created.id}/restore`)).status).toBe(404);
      expect((await alice.call('POST', prayers, buildPrayer({ client_id: 'one' }))).status).toBe(
        200,
      );
      expect((await alice.call('PUT', `${prayers}/trash/restore`, { title: 'b' })).body).toEqual({
        success: true,
        restored: 1,
      });
      expect((await alice.call('GET', `${prayers}/trash`)).body).toEqual([]);
      expect((await alice.call('GET', `${prayers}/deleted`)).body).toEqual([]);
    });

    test('a permanently deleted record cannot be restored, but is listed in the feed', async () => {
      const { alice } = await createTestServer({ open });
      const { id } = getRecord(await alice.call('POST', prayers, buildPrayer()));
      expect((await alice.call('DELETE', `${prayers}/${id}/permanent`)).status).toBe(404);
      await alice.call('DELETE', `${prayers}/${id}`);
      expect((await alice.call('DELETE', `${prayers}/${id}/permanent`)).body).toEqual({
        success: true,
      });
      expect((await alice.call('GET', `${prayers}/trash`)).body).toEqual([]);
      expect((await alice.call('PUT', `${prayers}/${id}/restore`)).status).toBe(404);
      expect((await alice.call('GET', `${prayers}/deleted`)).body).toMatchObject([{ id }]);
    });
  });
});
