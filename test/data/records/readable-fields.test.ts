// Tests of damaged records: whatever a backend sends in any field, pages get values of the declared
// types, and intact fields stay.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entities, type EntityName, getSchema } from '../../../schemas/entities/registry.ts';
import type { FieldSchema } from '../../../schemas/json-schema.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { toReadableFields } from '../../../src/data/records/readable-fields.ts';
import { arbitraryFields } from '../../support/arbitrary-record.ts';

const day = '2026-11-20';

/** Returns whether a value has the declared type, written independently of the code under test. */
function hasType(schema: FieldSchema, value: unknown): boolean {
  if (schema.type === 'array')
    return Array.isArray(value) && value.every((item) => hasType(schema.items, item));
  if (schema.type === 'object')
    return Object.entries(schema.properties).every(([name, field]) => {
      const inner = (value as Fields)[name] ?? undefined;
      const isOptional = name === 'client_id' || !schema.required?.includes(name);
      return inner === undefined ? isOptional : hasType(field, inner);
    });
  if (schema.type === 'any') return true;
  if (schema.type === 'string' && schema.format)
    return !Number.isNaN(new Date(value as string).getTime());
  return typeof value === (schema.type === 'integer' ? 'number' : schema.type);
}

describe.each(Object.keys(entities) as EntityName[])('%s', (name) => {
  const schema = getSchema(name);

  test('random damage to any field leaves readable fields', () => {
    const damage = fc.dictionary(
      fc.constantFrom(...Object.keys(schema.properties)),
      fc.oneof(fc.anything(), fc.constantFrom(null, 'text', [null], [[]], [{}], -1, Number.NaN)),
    );
    fc.assert(
      fc.property(arbitraryFields({ schema }), damage, (fields, changes) => {
        const readable = toReadableFields(schema, { ...fields, ...changes }, day);
        expect(hasType(schema, readable)).toBe(true);
        for (const [field, value] of Object.entries(fields))
          if (!(field in changes)) expect(readable[field]).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  test('intact fields are returned unchanged', () => {
    fc.assert(
      fc.property(arbitraryFields({ schema }), (fields) => {
        expect(toReadableFields(schema, fields, day)).toBe(fields);
      }),
    );
  });

  test.each([null, undefined, 'text', 7, []])('fields that are %o become empty fields', (value) => {
    expect(hasType(schema, toReadableFields(schema, value, day))).toBe(true);
  });
});

test('the intact items of a damaged list stay', () => {
  const verse = { reference: 'John 3:16', text: 'words' };
  const readable = toReadableFields(
    getSchema('Prayer'),
    { title: 'x', prayer_text: 'y', verses: [null, verse, 'text'], updates: 'text' },
    day,
  );
  expect(readable).toEqual({ title: 'x', prayer_text: 'y', verses: [verse] });
});
