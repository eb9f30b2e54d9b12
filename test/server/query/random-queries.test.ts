// Tests with random queries: each query is accepted or refused with 400. No other error is thrown,
// and nothing leaks into Object.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalog } from '../../../server/entities/catalog.ts';
import { createCursors } from '../../../server/query/page-cursor.ts';
import { HttpError } from '../../../server/errors.ts';
import { readAggregate } from '../../../server/query/aggregate-request.ts';
import { readQuery } from '../../../server/query/filter-parser.ts';
import { readListRequest } from '../../../server/query/list-request.ts';
import { getQueryFields, userQueryFields } from '../../../server/query/queryable-fields.ts';
import type { Condition } from '../../../server/store/conditions/condition.ts';
import { evaluateCondition } from '../../../server/store/conditions/evaluate-condition.ts';
import { parseUpdate } from '../../../server/entities/update-operators.ts';

const entity = createCatalog().find('Prayer');
if (!entity) throw new Error('There is no Prayer.');
const prayer = entity;
const queryFields = getQueryFields(prayer);

const tokens = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$exists',
  '$not',
  '$regex',
  '$options',
  '$all',
  '$size',
  '$elemMatch',
  '$and',
  '$or',
  '$nor',
  '$set',
  '$inc',
  '$push',
  '$pull',
  '$each',
  '$rename',
];
const names = [
  'title',
  'is_answered',
  'verses',
  'verses.text',
  'created_date',
  'id',
  'client_id',
  'created_by',
  'nope',
  '__proto__',
  'constructor',
  'toString',
  'verses.__proto__',
  '',
  '.',
  'title.',
  '.title',
];
const texts = [
  'a',
  '^a.*b$',
  '(a+)+$',
  'a|b',
  '\\',
  '[',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  'i',
  '\u0000',
  '\ud800',
];

const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(...texts),
    fc.constantFrom<unknown>(null, true, false, 0, -1, 2, 1.5, 1e308),
    fc.double(),
    fc.string(),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...tokens), fc.constantFrom(...names), fc.string()),
        tie('value'),
      ),
      { maxLength: 4 },
    )
    .map(
      (entries) =>
        JSON.parse(
          `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
        ) as unknown,
    ),
}));

function isRefused(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error;
    expect(error.message.length).toBeLessThan(400);
    return true;
  }
}

const record = {
  id: 'r',
  ownerId: 'o',
  ownerEmail: 'e',
  clientId: null,
  createdDate: '2026-01-01T00:00:00.000000Z',
  updatedDate: '2026-01-01T00:00:00.000000Z',
  fields: { title: 'a', verses: [{ reference: 'r', text: 'a b' }] },
};

test('queries are understood or refused', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const counts = { refused: 0, held: 0, other: 0 };
  fc.assert(
    fc.property(tree.value, (query) => {
      let condition: Condition | undefined;
      if (isRefused(() => (condition = readQuery(queryFields, query)))) counts.refused += 1;
      else if (condition && evaluateCondition(condition, record)) counts.held += 1;
      else counts.other += 1;
      isRefused(() => readQuery(userQueryFields, query));
      isRefused(() => readAggregate(queryFields, query));
      isRefused(() =>
        readAggregate(queryFields, { groupBy: query, sum: query, having: query, sort: query }),
      );
      isRefused(() => parseUpdate(prayer, query, { fixedFields: [], now: 0 }));
    }),
    { numRuns: 3_000, seed: 7 },
  );
  // Neither half of the claim was empty.
  expect(counts.refused).toBeGreaterThan(100);
  expect(counts.held + counts.other).toBeGreaterThan(20);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

test('single fields with single operators are understood or refused, and both happen', () => {
  const counts = { refused: 0, held: 0, other: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...tokens),
      tree.value,
      (name, word, value) => {
        let condition: Condition | undefined;
        if (
          isRefused(
            () =>
              (condition = readQuery(
                queryFields,
                JSON.parse(JSON.stringify({ [name]: { [word]: value } })),
              )),
          )
        )
          counts.refused += 1;
        else if (condition && evaluateCondition(condition, record)) counts.held += 1;
        else counts.other += 1;
      },
    ),
    { numRuns: 3_000, seed: 8 },
  );
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(30);
});

test('addresses are understood or refused', () => {
  const parameter = fc.oneof(
    fc.constantFrom('q', 'sort', 'limit', 'skip', 'fields', '__proto__', 'status'),
    fc.string(),
  );
  const value = fc.oneof(
    fc.constantFrom(
      '{}',
      '[]',
      '-1',
      '1e9',
      '999999999999999',
      '-title',
      '+title',
      'title,id',
      '__proto__',
      '{"__proto__":1}',
      'NaN',
    ),
    fc.string(),
    fc.array(fc.string(), { maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.dictionary(parameter, value, { maxKeys: 4 }), (parameters) => {
      isRefused(() => {
        const { listQuery } = readListRequest(queryFields, parameters);
        expect(listQuery.limit).toBeGreaterThan(0);
        expect(listQuery.limit).toBeLessThanOrEqual(5_000);
      });
    }),
    { numRuns: 1_000, seed: 9 },
  );
});

test('cursors that the server did not create are refused', () => {
  const cursors = createCursors('a secret');
  const holder = { appId: 'selah', entity: 'Prayer', userId: 'alice', isService: false };
  const cursor = cursors.write({ walk: {}, value: 'a', id: 'r' }, holder);
  expect(cursors.read(cursor, holder, {})).toEqual({ walk: {}, value: 'a', id: 'r' });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `${text}.${text}`),
      ),
      (text) => isRefused(() => cursors.read(text, holder, {})),
    ),
    { seed: 10 },
  );
  for (const changed of [
    { userId: 'bob' },
    { userId: undefined },
    { entity: 'BibleNote' },
    { appId: 'x' },
    { isService: true },
  ])
    expect(isRefused(() => cursors.read(cursor, { ...holder, ...changed }, {}))).toBe(true);
  expect(isRefused(() => createCursors('another').read(cursor, holder, {}))).toBe(true);
});
