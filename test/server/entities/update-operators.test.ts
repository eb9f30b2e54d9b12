// Tests of the update operators on a record: the result of each operator, and updates refused with
// 400 or 422.
import { describe, expect, test } from 'vitest';
import type { Entity } from '../../../server/entities/catalog.ts';
import { parseUpdate } from '../../../server/entities/update-operators.ts';

const entity: Entity = {
  name: 'Thing',
  rules: { create: true, read: true, update: true, delete: true },
  access: 'rules',
  schema: {
    type: 'object',
    properties: {
      text: { type: 'string', maxLength: 10 },
      other: { type: 'string' },
      day: { type: 'string', format: 'date' },
      moment: { type: 'string', format: 'date-time' },
      count: { type: 'integer', minimum: 0, maximum: 1_000 },
      flag: { type: 'boolean' },
      days: { type: 'array', maxItems: 5, items: { type: 'integer' } },
      verses: {
        type: 'array',
        items: { type: 'object', properties: { ref: { type: 'string' }, n: { type: 'integer' } } },
      },
      client_id: { type: 'string' },
    },
  },
};

function nested(depth: number): unknown {
  return JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
}

const now = Date.parse('2026-03-04T05:06:07.089Z');

function after(data: unknown, fields: Record<string, unknown>): Record<string, unknown> {
  const update = parseUpdate(entity, data, { fixedFields: ['client_id'], now });
  const result = update({
    id: 'r',
    ownerId: 'o',
    ownerEmail: 'e',
    clientId: null,
    createdDate: '',
    updatedDate: '',
    fields,
  });
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null));
}

test.each([
  [{ $set: { text: 'b', count: 2 } }, { text: 'a' }, { text: 'b', count: 2 }],
  [{ $set: { text: null } }, { text: 'a', count: 1 }, { count: 1 }],
  [{ $unset: { text: '' } }, { text: 'a', count: 1 }, { count: 1 }],
  [{ $rename: { text: 'other' } }, { text: 'a', other: 'b' }, { other: 'a' }],
  [{ $rename: { text: 'other' } }, { other: 'b' }, { other: 'b' }],
  [{ $inc: { count: 2 } }, { count: 1 }, { count: 3 }],
  [{ $inc: { count: 2 } }, {}, { count: 2 }],
  [{ $mul: { count: 3 } }, { count: 2 }, { count: 6 }],
  [{ $mul: { count: 3 } }, {}, { count: 0 }],
  [{ $min: { count: 3 } }, { count: 5 }, { count: 3 }],
  [{ $min: { count: 3 } }, { count: 2 }, { count: 2 }],
  [
    { $max: { count: 3 }, $min: { text: 'a' } },
    { count: 2, text: 'b' },
    { count: 3, text: 'a' },
  ],
  [{ $max: { day: '2026-01-02' } }, {}, { day: '2026-01-02' }],
  [
    { $currentDate: { day: true, moment: { $type: 'date' } } },
    {},
    { day: '2026-03-04', moment: '2026-03-04T05:06:07.089Z' },
  ],
  [{ $push: { days: 2 } }, { days: [2] }, { days: [2, 2] }],
  [{ $push: { days: { $each: [3, 4] } } }, {}, { days: [3, 4] }],
  [{ $push: { verses: { ref: 'a', undeclared: 1 } } }, {}, { verses: [{ ref: 'a' }] }],
  [{ $addToSet: { days: 2 } }, { days: [2] }, { days: [2] }],
  [{ $addToSet: { days: { $each: [2, 3, 3] } } }, { days: [2] }, { days: [2, 3] }],
  [{ $addToSet: { verses: { ref: 'a' } } }, { verses: [{ ref: 'a' }] }, { verses: [{ ref: 'a' }] }],
  [{ $pull: { days: 2 } }, { days: [1, 2, 2] }, { days: [1] }],
  [{ $pull: { days: { $gte: 2 } } }, { days: [1, 2, 3] }, { days: [1] }],
  [{ $pull: { days: { $in: [1, 3] } } }, { days: [1, 2, 3] }, { days: [2] }],
  [
    { $pull: { verses: { ref: 'a', n: { $gt: 1 } } } },
    {
      verses: [
        { ref: 'a', n: 1 },
        { ref: 'a', n: 2 },
      ],
    },
    { verses: [{ ref: 'a', n: 1 }] },
  ],
  [{ $pull: { days: 2 } }, {}, {}],
])('%j of %j makes %j', (data, fields, expected) => {
  const before = structuredClone(fields);
  expect(after(data, fields)).toEqual(expected);
  expect(fields).toEqual(before);
});

test('a record that no operator changes is returned unchanged', () => {
  const fields = { days: [1], text: 'a' };
  expect(
    after({ $addToSet: { days: 1 }, $set: { text: 'a' }, $pull: { verses: { ref: 'x' } } }, fields),
  ).toEqual(fields);
});

describe('refused with 400', () => {
  test.each([
    [null],
    [[]],
    [{}],
    [{ text: 'a' }],
    [{ $set: 'a' }],
    [{ $set: { nope: 1 } }],
    [{ $set: { __proto__x: 1 } }],
    [JSON.parse('{"$set":{"__proto__":{"polluted":true}}}')],
    [{ $set: { client_id: 'x' } }],
    [{ $set: { 'verses.ref': 'x' } }],
    [{ $rename: { text: 'text' } }],
    [{ $rename: { text: 'client_id' } }],
    [{ $rename: { text: 5 } }],
    [{ $inc: { text: 1 } }],
    [{ $inc: { count: '1' } }],
    [{ $inc: { count: Number.POSITIVE_INFINITY } }],
    [{ $max: { count: [1] } }],
    [{ $currentDate: { count: true } }],
    [{ $currentDate: { day: 'now' } }],
    [{ $push: { text: 'a' } }],
    [{ $push: { days: { $each: 1 } } }],
    [{ $push: { days: { $each: [1], $slice: 1 } } }],
    [{ $push: { days: { $each: Array(1_001).fill(1) } } }],
    [{ $pull: { days: { $where: '1' } } }],
    [{ $pull: { verses: { nope: 1 } } }],
    [{ $pull: { text: 'a' } }],
    [{ $set: { text: 'a' }, $unset: { text: '' } }],
    [{ $set: { other: 'a' }, $rename: { text: 'other' } }],
    [{ $setOnInsert: { text: 'a' } }],
    [{ $addToSet: { verses: nested(50_000) } }],
    [{ $set: { verses: nested(50_000) } }],
  ])('%#', (data) => {
    expect(() => after(data, { text: 'a' })).toThrow(
      expect.objectContaining({ status: 400, code: 'invalid_query' }),
    );
    expect({}).not.toHaveProperty('polluted');
  });
});

test.each([
  [{ $set: { text: 5 } }, {}],
  [{ $set: { text: 'x'.repeat(11) } }, {}],
  [{ $inc: { count: 1 } }, { count: 1_000 }],
  [{ $inc: { count: 0.5 } }, {}],
  [{ $push: { days: 6 } }, { days: [1, 2, 3, 4, 5] }],
  [{ $push: { days: 'a' } }, {}],
  [{ $rename: { text: 'count' } }, { text: 'a' }],
])('%j of %j would not fit the schema: 422', (data, fields) => {
  expect(() => after(data, fields)).toThrow(
    expect.objectContaining({ status: 422, code: 'validation' }),
  );
});
