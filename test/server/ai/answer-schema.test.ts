// Tests of answer schemas sent by clients: invalid schemas are rejected, dangerous parts are
// removed, and valid parts are kept.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError } from '../../../server/errors.ts';
import { requireAnswerSchema } from '../../../server/ai/answer-schema.ts';

function nested(levels: number): object {
  return levels === 0
    ? { type: 'string' }
    : { type: 'object', properties: { inner: nested(levels - 1) } };
}

test('the answer schemas of the app are kept unchanged', async () => {
  const schema = {
    type: 'object',
    properties: {
      prayer_text: { type: 'string', description: '100 to 150 words' },
      verses: {
        type: 'array',
        items: {
          type: 'object',
          properties: { reference: { type: 'string' }, text: { type: 'string' } },
        },
      },
    },
    required: ['prayer_text'],
  };
  const { schema: keptSchema, findFaults } = requireAnswerSchema(schema);
  expect(keptSchema).toEqual(schema);
  expect(
    await findFaults({ prayer_text: 'Lord, send rain.', verses: [{ reference: 'Psalm 65:9' }] }),
  ).toEqual([]);
  expect(await findFaults({ verses: {} })).toEqual([
    "The answer must have required property 'prayer_text'.",
  ]);
  expect(await findFaults({ prayer_text: '', verses: {} })).toEqual(['/verses must be array.']);
  expect(await findFaults('Lord, send rain.')).toEqual(['The answer must be one JSON object.']);
});

test('a schema without a type describes an object', async () => {
  expect(
    await requireAnswerSchema({ properties: { a: { enum: ['x'] } } }).findFaults({ a: 'y' }),
  ).toEqual(['/a must be equal to one of the allowed values (["x"]).']);
});

test('references to definitions inside the answer schema are resolved inline', async () => {
  const { schema, findFaults } = requireAnswerSchema({
    type: 'object',
    properties: { verse: { $ref: '#/$defs/verse' } },
    $defs: { verse: { type: 'string', maxLength: 3 } },
  });
  expect(schema).toEqual({
    type: 'object',
    properties: { verse: { type: 'string', maxLength: 3 } },
  });
  expect(await findFaults({ verse: 'John' })).toHaveLength(1);
});

test('patterns and keywords unknown to this server are removed from an answer schema', async () => {
  const { schema, findFaults } = requireAnswerSchema({
    type: 'object',
    patternProperties: { '(a+)+$': {} },
    properties: { pattern: { type: 'string', pattern: '^(a+)+$', format: 'email' } },
  });
  expect(schema).toEqual({ type: 'object', properties: { pattern: { type: 'string' } } });
  expect(await findFaults({ pattern: `${'a'.repeat(50)}!` })).toEqual([]);
});

test.each([
  ['no object', 'text'],
  ['a list', []],
  ['null', null],
  ['a schema of a list', { type: 'array', items: {} }],
  ['an unknown type', { type: 'object', properties: { a: { type: 'prayer' } } }],
  ['a keyword of the wrong kind', { type: 'object', required: 'a' }],
  ['the same required field twice', { type: 'object', required: ['a', 'a'] }],
  ['a negative length', { type: 'object', properties: { a: { maxLength: -1 } } }],
  ['a type that is named twice', { type: 'object', properties: { a: { type: ['null', 'null'] } } }],
  ['an empty list of alternatives', { type: 'object', anyOf: [] }],
  [
    'too many alternatives',
    { type: 'object', properties: { a: { anyOf: Array.from({ length: 101 }, () => ({})) } } },
  ],
  [
    'a long list of values that references repeat',
    {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 100 }, (_one, index) => [`p${index}`, { $ref: '#/$defs/a' }]),
      ),
      $defs: { a: { enum: Array.from({ length: 2_000 }, (_one, index) => index) } },
    },
  ],
  [
    'a reference to elsewhere',
    { type: 'object', properties: { a: { $ref: 'https://example.org/schema.json' } } },
  ],
  [
    'a reference to nothing',
    { type: 'object', properties: { a: { $ref: '#/$defs/constructor' } } },
  ],
  [
    'a reference to itself',
    {
      type: 'object',
      properties: { a: { $ref: '#/$defs/a' } },
      $defs: { a: { properties: { a: { $ref: '#/$defs/a' } } } },
    },
  ],
  ['too deep a nest', nested(30)],
  ['too much text', { type: 'object', description: 'x'.repeat(40_000) }],
  [
    'too many parts',
    {
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 600 }, (_one, index) => [`p${index}`, {}]),
      ),
    },
  ],
  [
    'a name that would be dangerous',
    JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}'),
  ],
])('%s is refused', (_name, value) => {
  expect(() => requireAnswerSchema(value)).toThrow(
    expect.objectContaining({ status: 422, code: 'bad_schema' }),
  );
});

test('a small answer schema that would expand without limit is rejected', () => {
  const $defs = Object.fromEntries(
    Array.from({ length: 14 }, (_one, index) => [
      `d${index}`,
      { allOf: [{ $ref: `#/$defs/d${index + 1}` }, { $ref: `#/$defs/d${index + 1}` }] },
    ]),
  );
  expect(() =>
    requireAnswerSchema({
      type: 'object',
      properties: { a: { $ref: '#/$defs/d0' } },
      $defs: { ...$defs, d14: { type: 'string' } },
    }),
  ).toThrow(HttpError);
});

test('any input is accepted as an answer schema or rejected with an HttpError', async () => {
  const key = fc.constantFrom(
    'type',
    'properties',
    'items',
    '$ref',
    '$defs',
    'required',
    'enum',
    'anyOf',
    'minLength',
    'multipleOf',
    '__proto__',
    'pattern',
    'not',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('object', 'string', '#/$defs/a', null, -1, 0, true, 1e400),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
    ),
  }));
  let keptCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.dictionary(key, tree, { maxKeys: 4 }), async (value) => {
      try {
        await requireAnswerSchema(value).findFaults({ a: 1 });
        keptCount += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(HttpError);
      }
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(keptCount).toBeGreaterThan(10);
});
