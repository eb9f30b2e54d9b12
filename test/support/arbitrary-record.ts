// Generators of records of any entity with any text, for property tests.
import fc from 'fast-check';
import type { FieldSchema, ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields } from '../../schemas/local-record.ts';
import { syncedEntities } from '../../src/data/database/collections.ts';

/** Generates texts that have caused program errors before, and any other texts. */
export const arbitraryText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.constantFrom(
    '# no heading',
    '---',
    '```',
    '<script>',
    '__proto__',
    '\uD83D',
    'a\r\nb\u2028c',
    '| a | b |',
    '    code',
    '1. one',
    '&amp;',
    'e\u0301',
  ),
);

export const arbitraryDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const kinds = syncedEntities.filter(({ entity }) => entity !== 'User');
export type ArbitraryKind = (typeof kinds)[number];

/** Generates a valid record of one of the entities, without its key and owner. */
export const arbitraryRecord: fc.Arbitrary<{ kind: ArbitraryKind; fields: Fields }> = fc
  .constantFrom(...kinds)
  .chain((kind) => arbitraryFields(kind).map((fields) => ({ kind, fields })));

export function arbitraryFields({ schema }: { schema: ObjectSchema }): fc.Arbitrary<Fields> {
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties).filter(
    ([name]) => name !== 'client_id' && name !== 'user_email',
  );
  return fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, arbitraryValue(field)])),
    { requiredKeys: required.filter((name) => name !== 'client_id') },
  );
}

function arbitraryValue(schema: FieldSchema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      if (schema.enum) return fc.constantFrom(...schema.enum);
      if (schema.format === 'date') return arbitraryDay;
      if (schema.format === 'date-time') return arbitraryDay.map((date) => `${date}T08:00:00.000Z`);
      return arbitraryText.map((text) => text.slice(0, schema.maxLength));
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.uniqueArray(arbitraryValue(schema.items), {
        maxLength: 3,
        comparator: 'SameValue',
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties).map(([name, field]) => [name, arbitraryValue(field)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'any':
      return fc.jsonValue();
  }
}
