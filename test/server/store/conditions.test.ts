// Tests of conditions: a condition means the same in every database and in `evaluateCondition`.
// One file holds all operators, because one test compares every operator on all stores.
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import {
  always,
  type Condition,
  type Field,
  type Pattern,
  type Scalar,
} from '../../../server/store/conditions/condition.ts';
import { evaluateCondition } from '../../../server/store/conditions/evaluate-condition.ts';
import type {
  Fields,
  ListQuery,
  AccessScope,
  Store,
  StoredRecord,
} from '../../../server/store/store.ts';
import { createTestClock, buildUser } from '../support/test-server.ts';
import { stores } from '../support/test-stores.ts';

const seed = 20_260_101;

/**
 * A small set of texts, so that conditions match records. It includes texts that cause problems in
 * databases.
 */
const texts = [
  '',
  'a',
  'A',
  'b',
  'ab',
  'aB',
  'Ä',
  'ä',
  'e\u0301',
  'é',
  'ſ',
  'a%b',
  'a_b',
  'a*b',
  'a?b',
  '[a]',
  'a.b',
  '(a|b)',
  '^a$',
  'aab',
  'abab',
  '{"a":1}',
  '["a"]',
  'a\\b',
  "a'b",
  'a"b',
  '0',
  '1',
  'true',
  'null',
  'a\0b',
  '\0',
  '\ud800',
  'a\udc00',
  '\u{10f800}',
  '\u{10f801}x',
  '\ufdd0',
  '\uffff',
  '🙏',
  '🙏a',
  '2026-01-01',
  'a\nb',
];
const numbers = [
  0,
  1,
  -1,
  2,
  2.5,
  -0.1,
  0.1 + 0.2,
  1e21,
  1e-7,
  5e-324,
  1.7976931348623157e308,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 60,
  2 ** 63,
  -(2 ** 63),
  123456789.123456789,
  ...fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), { seed, numRuns: 20 }),
];

const arbitraryText = fc.constantFrom(...texts);
const arbitraryNumber = fc.constantFrom(...numbers);
const arbitraryScalar: fc.Arbitrary<Scalar> = fc.oneof(
  arbitraryText,
  arbitraryNumber,
  fc.boolean(),
);
const arbitraryElement = fc.oneof(
  arbitraryScalar,
  fc.constant(null),
  fc.record(
    {
      kind: arbitraryText,
      amount: arbitraryNumber,
      tags: fc.array(arbitraryScalar, { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  fc.array(arbitraryScalar, { maxLength: 2 }),
);

/** Generates values of the type that the field name suggests nine times in ten. */
function mostly(arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary },
    {
      weight: 1,
      arbitrary: fc.oneof(
        arbitraryScalar,
        fc.array(arbitraryScalar, { maxLength: 2 }),
        fc.record({ a: arbitraryScalar }),
      ),
    },
  );
}

const someFields: fc.Arbitrary<Fields> = fc.record(
  {
    text: mostly(arbitraryText),
    number: mostly(arbitraryNumber),
    flag: mostly(fc.boolean()),
    list: mostly(fc.array(arbitraryElement, { maxLength: 3 })),
    'odd "name".\\$': mostly(arbitraryText),
    inner: mostly(
      fc.record(
        {
          text: mostly(fc.option(arbitraryText)),
          deep: fc.record({ number: mostly(arbitraryNumber) }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
);

const fieldsHere: readonly Field[] = [
  { path: ['text'], type: 'string' },
  { path: ['number'], type: 'number' },
  { path: ['flag'], type: 'boolean' },
  { path: ['list'], type: 'list' },
  { path: ['odd "name".\\$'], type: 'string' },
  { path: ['inner'], type: 'object' },
  { path: ['inner', 'text'], type: 'string' },
  { path: ['inner', 'deep', 'number'], type: 'number' },
  // This field exists neither in the record nor in the list: numbers in a path are field names.
  { path: ['list', '0'], type: 'string' },
  { path: ['constructor'], type: 'string' },
  { path: ['client_id'], type: 'string' },
  { path: ['created_by'], type: 'string' },
  { path: ['is_sample'], type: 'boolean' },
  { path: ['created_date'], type: 'stamp' },
  { path: ['updated_date'], type: 'stamp' },
];

const fieldsOfElements: readonly Field[] = [
  { path: [], type: 'string' },
  { path: [], type: 'number' },
  { path: [], type: 'boolean' },
  { path: [], type: 'list' },
  { path: ['kind'], type: 'string' },
  { path: ['amount'], type: 'number' },
  { path: ['tags'], type: 'list' },
];

const arbitraryPattern: fc.Arbitrary<Pattern> = fc.record({
  texts: fc.array(fc.oneof(arbitraryText, fc.constantFrom('a', 'b', '0')), { maxLength: 3 }),
  atStart: fc.boolean(),
  atEnd: fc.boolean(),
  ignoreCase: fc.boolean(),
});

function valueFor({ path, type }: Field): fc.Arbitrary<Scalar> {
  const [name = ''] = path;
  const similarText = fc.constantFrom(
    'c3',
    'c17',
    'alice@example.org',
    'bob@example.org',
    '2026-01-01T12:00:00.000004Z',
    '2026-01-01T12:00:00.000030Z',
  );
  if (type === 'stamp' || name.startsWith('c')) return fc.oneof(similarText, arbitraryText);
  const matchingScalar =
    type === 'number' ? arbitraryNumber : type === 'boolean' ? fc.boolean() : arbitraryText;
  return fc.oneof(
    { weight: 9, arbitrary: matchingScalar },
    { weight: 1, arbitrary: arbitraryScalar },
  );
}

function arbitraryCondition(fields: readonly Field[], depth: number): fc.Arbitrary<Condition> {
  const simpleCondition = fc.constantFrom(...fields).chain((field): fc.Arbitrary<Condition> => {
    const value = valueFor(field);
    return fc.oneof(
      ...(['>', '>=', '<', '<='] as const).map((op) =>
        fc.record({ op: fc.constant(op), field: fc.constant(field), value }),
      ),
      fc.record({
        op: fc.constant('in' as const),
        field: fc.constant(field),
        values: fc.array(
          fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) }),
          { maxLength: 12 },
        ),
      }),
      fc.record({
        op: fc.constant('matches' as const),
        field: fc.constant(field),
        pattern: arbitraryPattern,
      }),
      ...(field.type === 'list'
        ? [
            fc.record({
              op: fc.constant('size' as const),
              field: fc.constant(field),
              value: fc.constantFrom(0, 1, 2, 2.5, -1),
            }),
          ]
        : []),
      ...(depth > 0
        ? [
            fc.record({
              op: fc.constant('some' as const),
              field: fc.constant<Field>(
                field.type === 'list' ? field : { path: ['list'], type: 'list' },
              ),
              one: arbitraryCondition(fieldsOfElements, depth - 1),
            }),
          ]
        : []),
    );
  });
  if (depth === 0) return simpleCondition;
  const inner = arbitraryCondition(fields, depth - 1);
  return fc.oneof(
    { weight: 3, arbitrary: simpleCondition },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('not' as const), one: inner }) },
    {
      weight: 1,
      arbitrary: fc.record({
        op: fc.constantFrom('and' as const, 'or' as const),
        all: fc.array(inner, { maxLength: 3 }),
      }),
    },
  );
}

interface FilledTable {
  name: string;
  store: Store;
  scope: AccessScope;
  records: StoredRecord[];
}

/** The same records in every store; only their ids differ. */
async function filledStores(all: readonly Fields[]): Promise<FilledTable[]> {
  return Promise.all(
    stores.map(async ({ name, open }) => {
      const store = await open(createTestClock());
      onTestFinished(() => store.close());
      const [alice, bob] = [
        await store.users.add(buildUser()),
        await store.users.add(buildUser({ email: 'bob@example.org' })),
      ];
      if (!alice || !bob) throw new Error('taken');
      const scope: AccessScope = { entity: 'Thing', ownerId: null, shared: true };
      const [alicesRecords, bobsRecords] = [
        all.slice(0, all.length / 2),
        all.slice(all.length / 2),
      ];
      const creations = [
        await store.records.create(
          scope,
          alice.id,
          alicesRecords.map((fields, index) => ({
            clientId: index % 5 === 4 ? null : `c${index}`,
            fields,
          })),
        ),
        await store.records.create(
          scope,
          bob.id,
          bobsRecords.map((fields) => ({ clientId: null, fields })),
        ),
      ];
      return {
        name,
        store,
        scope,
        records: creations.flatMap((result) =>
          result.kind === 'done' ? result.records.map(({ record }) => record) : [],
        ),
      };
    }),
  );
}

function buildFind(change: Partial<ListQuery>): ListQuery {
  return {
    where: always,
    sort: { field: { path: ['created_date'], type: 'stamp' }, descending: false },
    limit: 5_000,
    skip: 0,
    withFields: true,
    ...change,
  };
}

/** Returns the conditions of a tree, except conditions on list elements. */
function listParts(condition: Condition): Condition[] {
  switch (condition.op) {
    case 'and':
    case 'or':
      return [condition, ...condition.all.flatMap(listParts)];
    case 'not':
      return [condition, ...listParts(condition.one)];
    default:
      return [condition];
  }
}

test('every store finds exactly the matching records, and returns them unchanged', async () => {
  const filled = await filledStores(fc.sample(someFields, { seed, numRuns: 160 }));
  for (const { name, store, scope, records } of filled)
    expect({ name, all: await store.records.list(scope, buildFind({})) }).toEqual({
      name,
      all: records,
    });

  const seenOperators = new Set<string>();
  await fc.assert(
    fc.asyncProperty(arbitraryCondition(fieldsHere, 2), async (where) => {
      for (const { name, store, scope, records } of filled) {
        const expected = records
          .filter((record) => evaluateCondition(where, record))
          .map(({ createdDate }) => createdDate);
        const actual = (
          await store.records.list(scope, buildFind({ where, withFields: false }))
        ).map(({ createdDate }) => createdDate);
        expect({ name, found: actual }).toEqual({ name, found: expected });
        expect(await store.records.count(scope, where)).toBe(expected.length);
      }
      const records = filled[0]?.records ?? [];
      for (const part of listParts(where)) {
        const type = 'field' in part ? part.field.type : '';
        for (const record of records)
          seenOperators.add(`${part.op} ${type} ${evaluateCondition(part, record)}`);
      }
    }),
    { seed, numRuns: 800 },
  );
  const missing = [
    'and ',
    'or ',
    'not ',
    ...['>', '>=', '<', '<=', 'in'].flatMap((op) =>
      ['string', 'number', 'boolean', 'stamp'].map((type) => `${op} ${type}`),
    ),
    'matches string',
    'matches stamp',
    'size list',
    'some list',
    'in list',
    'in object',
  ]
    .flatMap((part) => [`${part} true`, `${part} false`])
    .filter((part) => !seenOperators.has(part));
  expect(missing).toEqual([]);
});

test('every store pages in any order, nulls first, losing or repeating no record', async () => {
  const filled = await filledStores(fc.sample(someFields, { seed: seed + 1, numRuns: 60 }));
  const sortOrders = fieldsHere
    .filter(({ type }) => type !== 'list' && type !== 'object')
    .flatMap((field) => [false, true].map((descending) => ({ field, descending })));
  const answers = await Promise.all(
    filled.map(async ({ store, scope, records }) => {
      const byId = new Map(records.map((record, index) => [record.id, index]));
      const all: (number | undefined)[][] = [];
      for (const sort of sortOrders) {
        const allIds = (await store.records.list(scope, buildFind({ sort }))).map(({ id }) => id);
        const paged: string[] = [];
        let after: ListQuery['after'];
        for (let page: StoredRecord[] = []; ;) {
          page = await store.records.list(
            scope,
            buildFind({ sort, limit: 7, ...(after && { after }) }),
          );
          paged.push(...page.map(({ id }) => id));
          const last = page.at(-1);
          if (!last) break;
          after = { value: getValue(last, sort.field), id: last.id };
        }
        expect(paged).toEqual(allIds);
        expect(new Set(paged).size).toBe(records.length);
        all.push(allIds.map((id) => byId.get(id)));
      }
      return all;
    }),
  );
  // Ties go by id, and ids differ from store to store: compare the values in their order.
  for (const [which, all] of answers.entries()) {
    for (const [index, { field }] of sortOrders.entries()) {
      const values = (order: (number | undefined)[] | undefined, from: FilledTable | undefined) =>
        order?.map((at) => getValue(from?.records[at ?? 0], field));
      expect(values(all[index], filled[which])).toEqual(values(answers[0]?.[index], filled[0]));
    }
  }
});

/** Returns the value in the form in which a cursor holds the value. */
function getValue(record: StoredRecord | undefined, { path, type }: Field): Scalar | null {
  const [name = ''] = path;
  const known: Record<string, Scalar | null | undefined> = {
    client_id: record?.clientId,
    created_by: record?.ownerEmail,
    is_sample: false,
    created_date: record?.createdDate,
    updated_date: record?.updatedDate,
  };
  const value = Object.hasOwn(known, name)
    ? known[name]
    : path.reduce<unknown>(
        (inner, key) =>
          typeof inner === 'object' &&
          inner !== null &&
          !Array.isArray(inner) &&
          Object.hasOwn(inner, key)
            ? (inner as Fields)[key]
            : null,
        record?.fields,
      );
  return typeof value === type || (type === 'stamp' && typeof value === 'string')
    ? (value as Scalar)
    : null;
}
