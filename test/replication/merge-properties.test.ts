// Tests of properties that hold for every merge of any records, checked on a thousand random
// records.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRecord, mergeDuplicateFields } from '../../replication/merge.ts';
import type { FieldSchema, ObjectSchema } from '../../schemas/json-schema.ts';
import { type Fields, isSameValue } from '../../schemas/local-record.ts';

/** A field of each rule. */
const schema: ObjectSchema = {
  type: 'object',
  properties: {
    text: { type: 'string', merge: 'words' },
    note: { type: 'string', merge: 'words' },
    category: { type: 'string' },
    days: { type: 'array', merge: 'union', items: { type: 'integer' } },
    day: { type: 'integer', merge: 'greater' },
    done: { type: 'boolean', merge: 'greater' },
    count: { type: 'integer', merge: 'derived' },
    email: { type: 'string', merge: 'theirs' },
    earlier_wordings: {
      type: 'array',
      merge: 'union',
      maxItems: 20,
      items: { type: 'object', properties: {} },
    },
  },
};

const words = fc.constantFrom('', ' ', 'a', 'b', 'c', 'd');
const unset = <T>(value: fc.Arbitrary<T>) =>
  fc.option(fc.option(value, { nil: null }), { nil: undefined });
const days = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
const wording = fc.record({
  field: fc.constantFrom('text', 'note'),
  text: fc.constantFrom('a', 'b', 'x', 'y'),
});
const wordings = fc.uniqueArray(wording, {
  maxLength: 4,
  selector: ({ field, text }) => `${field} ${text}`,
});
const record: fc.Arbitrary<Fields> = fc.record({
  text: unset(words),
  note: unset(words),
  category: unset(words),
  days: unset(days),
  day: unset(fc.integer({ min: 0, max: 5 })),
  done: unset(fc.boolean()),
  count: unset(fc.nat(5)),
  email: unset(words),
  earlier_wordings: unset(wordings),
});
const merge = fc.record({
  base: record,
  mine: record,
  theirs: record,
  echoes: fc.array(record, { maxLength: 3 }),
  isBaseGuessed: fc.boolean(),
});
const runs = { numRuns: 1_000 };

function fieldsOf(rule: FieldSchema['merge']): string[] {
  return Object.keys(schema.properties).filter(
    (field) => field !== 'earlier_wordings' && schema.properties[field]?.merge === rule,
  );
}

/**
 * Returns whether the text is the current value of this field or a previous version of the field.
 */
function holds(merged: Fields, field: string, text: unknown): boolean {
  const kept = (merged['earlier_wordings'] ?? []) as { field: string; text: string }[];
  return (
    merged[field] === text || kept.some((other) => other.field === field && other.text === text)
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

describe('every merge', () => {
  test('[R2] [R40] mergeRecord is pure: same input, same result, and unchanged input', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const before = structuredClone(question);
        const merged = mergeRecord(schema, question);
        expect(mergeRecord(schema, question)).toEqual(merged);
        expect(question).toEqual(before);
      }),
      runs,
    );
  });

  test('[R2] [R40] mergeRecord is total: any values give a record of declared, set fields', () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        ...Object.keys(schema.properties).filter((field) => field !== 'earlier_wordings'),
        'stranger',
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anything, anything, anything, (base, mine, theirs) => {
        const merged = mergeRecord(schema, { base, mine, theirs, echoes: [] });
        expect(Object.keys(merged).every((field) => Object.hasOwn(schema.properties, field))).toBe(
          true,
        );
        expect(Object.values(merged).every((value) => value !== undefined && value !== null)).toBe(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('[R21] [R22] a merge loses no text: the local edit wins, other text is kept', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const { base, mine, theirs, echoes } = question;
        const merged = mergeRecord(schema, question);
        for (const field of fieldsOf('words')) {
          if (isText(mine[field]) && !isSameValue(mine[field], base[field]))
            expect(merged[field]).toBe(mine[field]);
          const isEcho = [base, ...echoes].some((version) =>
            isSameValue(version[field], theirs[field]),
          );
          if (isText(theirs[field]) && !isEcho)
            expect(holds(merged, field, theirs[field])).toBe(true);
        }
      }),
      runs,
    );
  });

  test('[R30] a merge with a guessed base loses no local text either', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const merged = mergeRecord(schema, { ...question, isBaseGuessed: true });
        for (const field of fieldsOf('words'))
          if (isText(question.mine[field]))
            expect(holds(merged, field, question.mine[field])).toBe(true);
      }),
      runs,
    );
  });

  test('[R22] a merge keeps previous versions that one side added or neither side deleted', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const { base, mine, theirs, echoes } = question;
        const merged = mergeRecord(schema, question);
        const of = (version: Fields) =>
          (version['earlier_wordings'] ?? []) as { field: string; text: string }[];
        const isEcho = [base, ...echoes].some((version) =>
          isSameValue(version['earlier_wordings'], theirs['earlier_wordings']),
        );
        const isChanged = !isSameValue(mine['earlier_wordings'], base['earlier_wordings']);
        for (const { field, text } of isChanged ? of(mine) : [])
          expect(of(merged)).toContainEqual({ field, text });
        for (const { field, text } of isEcho ? [] : of(theirs))
          expect(of(merged)).toContainEqual({ field, text });
      }),
      runs,
    );
  });

  test('[R40] a repeated merge changes nothing, with the same row or with itself', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const merged = mergeRecord(schema, question);
        expect(
          mergeRecord(schema, {
            base: question.theirs,
            mine: merged,
            theirs: question.theirs,
            echoes: [],
          }),
        ).toEqual(merged);
        expect(
          mergeRecord(schema, { base: question.theirs, mine: merged, theirs: merged, echoes: [] }),
        ).toEqual(merged);
      }),
      runs,
    );
  });

  test('[R23] [R24] [R40] a merge unites lists, takes greater values, keeps server fields', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const { base, mine, theirs, echoes } = question;
        const merged = mergeRecord(schema, question);
        const isDisputed = (field: string) =>
          ![mine, base, ...echoes].some((version) => isSameValue(version[field], theirs[field])) &&
          !isSameValue(mine[field], base[field]);
        expect(isSameValue(merged['email'], theirs['email'])).toBe(true);
        if (isDisputed('days'))
          for (const day of [mine, theirs].flatMap(
            (version) => (version['days'] ?? []) as number[],
          ))
            expect(merged['days']).toContain(day);
        if (isDisputed('day'))
          expect(Number(merged['day'] ?? 0)).toBe(
            Math.max(Number(mine['day'] ?? 0), Number(theirs['day'] ?? 0)),
          );
        if (isDisputed('done'))
          expect(merged['done'] === true).toBe(mine['done'] === true || theirs['done'] === true);
        if (isDisputed('count')) expect(isSameValue(merged['count'], theirs['count'])).toBe(true);
      }),
      runs,
    );
  });
});

describe('taking in a second row', () => {
  const duplicates = fc.record({
    mine: record,
    duplicate: record,
    seen: fc.array(record, { maxLength: 2 }),
  });

  test('[R32] merging a duplicate row keeps the values and all text, and unites lists', () => {
    fc.assert(
      fc.property(duplicates, ({ mine, duplicate, seen }) => {
        const united = mergeDuplicateFields(schema, mine, duplicate, seen);
        for (const field of fieldsOf('words')) {
          if (!isSameValue(mine[field], undefined)) expect(united[field]).toBe(mine[field]);
          const isSeen = seen.some((version) => isSameValue(version[field], duplicate[field]));
          if (isText(duplicate[field]) && !isSeen)
            expect(holds(united, field, duplicate[field])).toBe(true);
        }
        for (const day of [mine, duplicate].flatMap(
          (version) => (version['days'] ?? []) as number[],
        ))
          expect(united['days']).toContain(day);
        for (const wording of [mine, duplicate].flatMap(
          (version) => (version['earlier_wordings'] ?? []) as object[],
        ))
          expect(united['earlier_wordings']).toContainEqual(wording);
        expect(isSameValue(united['email'], mine['email'])).toBe(true);
      }),
      runs,
    );
  });

  test('[R32] a second merge of one duplicate row changes nothing, so the repair ends', () => {
    fc.assert(
      fc.property(duplicates, ({ mine, duplicate, seen }) => {
        const united = mergeDuplicateFields(schema, mine, duplicate, seen);
        expect(isSameValue(mergeDuplicateFields(schema, united, duplicate, seen), united)).toBe(
          true,
        );
        expect(isSameValue(mergeDuplicateFields(schema, mine, mine, seen), mine)).toBe(true);
      }),
      runs,
    );
  });

  test('[R32] full of earlier wordings it still ends', () => {
    const many = (from: number) =>
      Array.from({ length: 20 }, (_, index) => ({ field: 'text', text: `w${from + index}` }));
    for (const from of [0, 5, 20]) {
      const mine = { text: 'mine', earlier_wordings: many(0) };
      const duplicate = { text: 'of the duplicate', earlier_wordings: many(from) };
      const united = mergeDuplicateFields(schema, mine, duplicate, []);
      expect(united['earlier_wordings']).toHaveLength(20);
      expect(holds(united, 'text', 'of the duplicate')).toBe(true);
      expect(mergeDuplicateFields(schema, united, duplicate, [])).toEqual(united);
    }
  });
});
