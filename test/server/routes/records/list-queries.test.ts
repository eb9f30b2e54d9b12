// Tests of record queries over the API: counts, cursor pages and distinct values.
import { describe, expect, test } from 'vitest';
import { createServerWithPrayers } from '../../support/server-with-prayers.ts';
import {
  buildPrayer,
  createTestServer,
  getRecords,
  type TestResponse,
  type TestUser,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

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

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('count counts only records that the user may read', async () => {
    const { alice, bob, anonymous } = await createServerWithPrayers(open);
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
    test('cursor pages have each record once, also with ties and missing values', async () => {
      const { alice } = await createServerWithPrayers(open);
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
      const { alice } = await createServerWithPrayers(open);
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

    test('cursor pages do not shift when earlier or boundary records are deleted', async () => {
      const { alice } = await createServerWithPrayers(open);
      const first = pageIn(await alice.call('GET', `${prayers}/v2/list?sort=title&limit=2`));
      for (const { id } of first.items) await alice.call('DELETE', `${prayers}/${String(id)}`);
      const second = pageIn(
        await alice.call('GET', `${prayers}/v2/list?limit=2&cursor=${first.next_cursor}`),
      );
      expect(second.items.map(({ title }) => title)).toEqual(['c', 'd']);
    });

    test('a cursor is valid for its user, entity and query only', async () => {
      const { alice, bob, admin } = await createServerWithPrayers(open);
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

    test('lists have a hundred records by default, and five thousand at most', async () => {
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

  describe('distinct values', () => {
    test('distinct values are sorted and paged, and a list counts by its elements', async () => {
      const { alice } = await createServerWithPrayers(open);
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
});
