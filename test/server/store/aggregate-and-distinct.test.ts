// Tests of what every store computes from many records: the distinct values of a field, and
// aggregates by group.
import { describe, expect, test } from 'vitest';
import { always, type Scalar } from '../../../server/store/conditions/condition.ts';
import type { AggregateQuery } from '../../../server/store/store.ts';
import {
  buildTestDraft,
  buildField,
  amount,
  createTestRecord,
  openTestStore,
  done,
  buildOneOfCondition,
  createTestRecords,
  title,
} from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

const tags = buildField('tags', 'list');
const longName = 'a_measure_whose_name_is_longer_than_any_database_takes_'.repeat(3);

function buildAggregate(change: Partial<AggregateQuery>): AggregateQuery {
  return {
    where: always,
    groupBy: [],
    measures: [{ kind: 'count', name: 'count' }],
    having: always,
    sort: undefined,
    limit: 100,
    ...change,
  };
}

describe.each(stores)('$name', ({ open }) => {
  test('distinct values come in order, each once, page by page', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const sampleTexts = ['b', 'a', 'B', '', '🙏', 'é', 'a', 'x\0y', '\uffff'];
    await createTestRecords(store, aliceScope, alice, [
      ...sampleTexts.map((word, index) =>
        buildTestDraft({ title: word, amount: index % 3, done: index > 4 }),
      ),
      buildTestDraft({ title: 5 }),
      buildTestDraft({}),
    ]);
    const sortedTexts = ['', 'B', 'a', 'b', 'x\0y', 'é', '\uffff', '🙏'];
    expect(await store.records.distinct(aliceScope, title, { where: always, limit: 99 })).toEqual(
      sortedTexts,
    );
    expect(
      await store.records.distinct(aliceScope, title, { where: always, limit: 3, after: 'B' }),
    ).toEqual(['a', 'b', 'x\0y']);
    expect(
      await store.records.distinct(aliceScope, title, { where: always, limit: 3, after: 5 }),
    ).toEqual([]);
    expect(
      await store.records.distinct(aliceScope, amount, {
        where: buildOneOfCondition(title, 'b', 'a', 'B'),
        limit: 99,
      }),
    ).toEqual([0, 1, 2]);
    expect(
      await store.records.distinct(aliceScope, amount, { where: always, limit: 99, after: 0 }),
    ).toEqual([1, 2]);
    expect(await store.records.distinct(aliceScope, done, { where: always, limit: 99 })).toEqual([
      false,
      true,
    ]);
    expect(
      await store.records.distinct(aliceScope, done, { where: always, limit: 99, after: false }),
    ).toEqual([true]);
  });

  test('distinct values count list elements: booleans, then numbers, then texts', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const lists = [
      ['b', 'a', 1],
      [true, null, 'a', 10, 2],
      [false, ['x'], { y: 1 }, '1'],
      'no list',
      [],
    ];
    await createTestRecords(
      store,
      aliceScope,
      alice,
      lists.map((list) => buildTestDraft({ tags: list })),
    );
    const all: Scalar[] = [false, true, 1, 2, 10, '1', 'a', 'b'];
    expect(await store.records.distinct(aliceScope, tags, { where: always, limit: 99 })).toEqual(
      all,
    );
    for (const [index, after] of all.entries()) {
      expect(
        await store.records.distinct(aliceScope, tags, { where: always, limit: 2, after }),
      ).toEqual(all.slice(index + 1, index + 3));
    }
  });

  test('an aggregate returns measures of the requested groups in requested order', async () => {
    const { store, alice, bob, aliceScope, bobScope, allOwnersScope } = await openTestStore({
      open,
    });
    await createTestRecords(store, aliceScope, alice, [
      buildTestDraft({ title: 'a', amount: 1.5, done: true }),
      buildTestDraft({ title: 'a', amount: 2, done: true }),
      buildTestDraft({ title: 'b', amount: -4, done: false }),
      buildTestDraft({ title: 'b', amount: 'no number' }),
      buildTestDraft({ amount: 7 }),
    ]);
    await createTestRecord(store, bobScope, bob, { title: 'a', amount: 100 });
    const measures: AggregateQuery['measures'] = [
      { kind: 'count', name: 'count' },
      { kind: 'sum', field: amount, name: 'sum' },
      { kind: 'avg', field: amount, name: longName },
      { kind: 'min', field: amount, name: 'min' },
      { kind: 'max', field: title, name: `${longName}2` },
      { kind: 'count_distinct', field: done, name: 'distinct' },
    ];
    const groups = [
      { title: null, count: 1, sum: 7, [longName]: 7, min: 7, [`${longName}2`]: null, distinct: 0 },
      {
        title: 'a',
        count: 2,
        sum: 3.5,
        [longName]: 1.75,
        min: 1.5,
        [`${longName}2`]: 'a',
        distinct: 1,
      },
      {
        title: 'b',
        count: 2,
        sum: -4,
        [longName]: -4,
        min: -4,
        [`${longName}2`]: 'b',
        distinct: 1,
      },
    ];
    const byTitle = buildAggregate({ groupBy: [{ field: title, name: 'title' }], measures });
    expect(await store.records.aggregate(aliceScope, byTitle)).toEqual(groups);
    expect(
      await store.records.aggregate(aliceScope, {
        ...byTitle,
        sort: { name: 'sum', descending: true },
        limit: 2,
      }),
    ).toEqual([groups[0], groups[1]]);
    expect(
      await store.records.aggregate(aliceScope, {
        ...byTitle,
        sort: { name: 'title', descending: true },
      }),
    ).toEqual(groups.toReversed());
    expect(
      await store.records.aggregate(aliceScope, {
        ...byTitle,
        having: {
          op: 'and',
          all: [
            { op: '>', field: buildField('count', 'number'), value: 1 },
            buildOneOfCondition(buildField('title'), 'b', 'c'),
          ],
        },
      }),
    ).toEqual([groups[2]]);
    expect(
      await store.records.aggregate(aliceScope, {
        ...byTitle,
        having: buildOneOfCondition(buildField('title'), null),
      }),
    ).toEqual([groups[0]]);
    expect(
      await store.records.aggregate(
        allOwnersScope,
        buildAggregate({
          where: buildOneOfCondition(title, 'a'),
          groupBy: [{ field: buildField('created_by'), name: 'who' }],
        }),
      ),
    ).toEqual([
      { who: 'alice@example.org', count: 2 },
      { who: 'bob@example.org', count: 1 },
    ]);
    expect(
      await store.records.aggregate(
        aliceScope,
        buildAggregate({
          groupBy: [
            { field: done, name: 'done' },
            { field: title, name: 'title' },
          ],
          where: buildOneOfCondition(title, 'a', 'b'),
        }),
      ),
    ).toEqual([
      { done: null, title: 'b', count: 1 },
      { done: false, title: 'b', count: 1 },
      { done: true, title: 'a', count: 2 },
    ]);
  });

  test('sums and averages of extreme numbers are the same everywhere, without errors', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const [max, least] = [Number.MAX_VALUE, Number.MIN_VALUE];
    const groups: { title: string; amounts: number[]; sum: number; avg: number | null }[] = [
      { title: 'a', amounts: [least, 0], sum: least, avg: 0 },
      { title: 'b', amounts: [least, least], sum: 2 * least, avg: least },
      { title: 'c', amounts: [3 * least, 0, 0, 0], sum: 3 * least, avg: least },
      { title: 'd', amounts: [15 * least, -14 * least, -least], sum: 0, avg: 0 },
      { title: 'e', amounts: [max, max], sum: max, avg: max },
      { title: 'f', amounts: [-max, -max, -max, 0], sum: -max, avg: -0.75 * max },
      { title: 'g', amounts: [max, max, -max, -max], sum: 0, avg: 0 },
      { title: 'h', amounts: [max, max, -max], sum: max, avg: max / 3 },
      { title: 'i', amounts: [], sum: 0, avg: null },
      { title: 'j', amounts: [1e300, -1e300, 1], sum: 1, avg: 1 / 3 },
    ];
    for (const group of groups)
      await createTestRecords(store, aliceScope, alice, [
        buildTestDraft({ title: group.title }),
        ...group.amounts.map((one) => buildTestDraft({ title: group.title, amount: one })),
      ]);
    const measures: AggregateQuery['measures'] = [
      { kind: 'sum', field: amount, name: 'sum' },
      { kind: 'avg', field: amount, name: 'avg' },
    ];
    const byTitle = buildAggregate({ groupBy: [{ field: title, name: 'title' }], measures });
    expect(await store.records.aggregate(aliceScope, byTitle)).toEqual(
      groups.map(({ amounts: _, ...row }) => row),
    );
    const small = {
      op: 'and' as const,
      all: [
        { op: '>' as const, field: buildField('avg', 'number'), value: 0 },
        { op: '<' as const, field: buildField('avg', 'number'), value: 1e-300 },
      ],
    };
    expect(
      (
        await store.records.aggregate(aliceScope, {
          ...byTitle,
          having: small,
          sort: { name: 'sum', descending: true },
        })
      ).map((row) => row['title']),
    ).toEqual(['c', 'b']);
  });

  test('an aggregate without groups returns one row with a finite sum, even if empty', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const measures: AggregateQuery['measures'] = [
      { kind: 'count', name: 'count' },
      { kind: 'sum', field: amount, name: 'sum' },
      { kind: 'avg', field: amount, name: 'avg' },
      { kind: 'max', field: amount, name: 'max' },
    ];
    expect(await store.records.aggregate(aliceScope, buildAggregate({ measures }))).toEqual([
      { count: 0, sum: 0, avg: null, max: null },
    ]);
    await createTestRecords(store, aliceScope, alice, [
      buildTestDraft({ amount: Number.MAX_VALUE }),
      buildTestDraft({ amount: Number.MAX_VALUE }),
    ]);
    expect(
      await store.records.aggregate(aliceScope, buildAggregate({ measures: measures.slice(0, 2) })),
    ).toEqual([{ count: 2, sum: Number.MAX_VALUE }]);
    await createTestRecords(
      store,
      aliceScope,
      alice,
      [0.1, 0.2, 2 ** 60, -Number.MAX_VALUE, -Number.MAX_VALUE, 2 ** 60].map((value) =>
        buildTestDraft({ amount: value }),
      ),
    );
    expect(
      (
        await store.records.aggregate(
          aliceScope,
          buildAggregate({
            where: buildOneOfCondition(amount, 0.1, 0.2, 2 ** 60),
            measures: measures.slice(0, 2),
          }),
        )
      )[0],
    ).toEqual({ count: 4, sum: 2 ** 61 });
  });

  test('dates make groups by day, week, month and year', async () => {
    const { store, clock, alice, aliceScope } = await openTestStore({ open });
    // The test clock starts on Thursday, 1 January 2026.
    for (const [days, date] of [
      [0, '2026-03-31'],
      [3, '2026-03-31T23:59:59Z'],
      [1, '2026-04-01'],
      [360, 'no date'],
      [0, '2026-4-1'],
    ] as const) {
      clock.advance(days * 24 * 60 * 60_000);
      await createTestRecord(store, aliceScope, alice, { date });
    }
    const by = (field: ReturnType<typeof buildField>, unit: 'day' | 'week' | 'month' | 'year') =>
      store.records.aggregate(
        aliceScope,
        buildAggregate({ groupBy: [{ field, unit, name: 'when' }] }),
      );
    const created = buildField('created_date', 'stamp');
    expect(await by(created, 'day')).toEqual([
      { when: '2026-01-01', count: 1 },
      { when: '2026-01-04', count: 1 },
      { when: '2026-01-05', count: 1 },
      { when: '2026-12-31', count: 2 },
    ]);
    expect(await by(created, 'week')).toEqual([
      { when: '2025-12-29', count: 2 },
      { when: '2026-01-05', count: 1 },
      { when: '2026-12-28', count: 2 },
    ]);
    expect(await by(created, 'month')).toEqual([
      { when: '2026-01', count: 3 },
      { when: '2026-12', count: 2 },
    ]);
    expect(await by(created, 'year')).toEqual([{ when: '2026', count: 5 }]);
    expect(await by(buildField('date'), 'month')).toEqual([
      { when: null, count: 2 },
      { when: '2026-03', count: 2 },
      { when: '2026-04', count: 1 },
    ]);
  });
});
