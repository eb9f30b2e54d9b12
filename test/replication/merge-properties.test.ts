// Property tests of mergeRecord and mergeDuplicateFields on a thousand random records: purity, no
// lost text, kept previous versions, idempotence and field rules.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDuplicateFields } from '../../replication/basic-backend/duplicate-rows.ts';
import { mergeRecord } from '../../replication/merge.ts';
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
    written: { type: 'string', merge: 'earliest' },
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

const word = fc.constantFrom('', ' ', 'a', 'b', 'c', 'd');
const unset = <T>(value: fc.Arbitrary<T>) =>
  fc.option(fc.option(value, { nil: null }), { nil: undefined });
const days = fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 });
const previousVersion = fc.record({
  field: fc.constantFrom('text', 'note'),
  text: fc.constantFrom('a', 'b', 'x', 'y'),
});
const versions = fc.uniqueArray(previousVersion, {
  maxLength: 4,
  selector: ({ field, text }) => `${field} ${text}`,
});
const record: fc.Arbitrary<Fields> = fc.record({
  text: unset(word),
  note: unset(word),
  category: unset(word),
  days: unset(days),
  day: unset(fc.integer({ min: 0, max: 5 })),
  done: unset(fc.boolean()),
  written: unset(
    fc.constantFrom('', '2024-05-01T07:30:00.000Z', '2024-05-01T07:30:00', '2026-11-20T10:00:00Z'),
  ),
  count: unset(fc.nat(5)),
  email: unset(word),
  earlier_wordings: unset(versions),
});
const merge = fc.record({
  base: record,
  mine: record,
  theirs: record,
  echoes: fc.array(record, { maxLength: 3 }),
  isBaseGuessed: fc.boolean(),
});
const runOptions = { numRuns: 1_000 };

function listFieldsWithRule(rule: FieldSchema['merge']): string[] {
  return Object.keys(schema.properties).filter(
    (field) => field !== 'earlier_wordings' && schema.properties[field]?.merge === rule,
  );
}

/**
 * Returns whether the text is the current value of this field or a previous version of the field.
 */
function containsText(merged: Fields, field: string, text: unknown): boolean {
  const previousVersions = (merged['earlier_wordings'] ?? []) as { field: string; text: string }[];
  return (
    merged[field] === text ||
    previousVersions.some((previous) => previous.field === field && previous.text === text)
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
      runOptions,
    );
  });

  test('[R2] [R40] mergeRecord of any JSON values returns only declared fields with values', () => {
    const anyFields = fc.dictionary(
      fc.constantFrom(
        ...Object.keys(schema.properties).filter((field) => field !== 'earlier_wordings'),
        'stranger',
      ),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(anyFields, anyFields, anyFields, (base, mine, theirs) => {
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
        for (const field of listFieldsWithRule('words')) {
          if (isText(mine[field]) && !isSameValue(mine[field], base[field]))
            expect(merged[field]).toBe(mine[field]);
          const isEcho = [base, ...echoes].some((version) =>
            isSameValue(version[field], theirs[field]),
          );
          if (isText(theirs[field]) && !isEcho)
            expect(containsText(merged, field, theirs[field])).toBe(true);
        }
      }),
      runOptions,
    );
  });

  test('[R30] a merge with a guessed base loses no local text either', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const merged = mergeRecord(schema, { ...question, isBaseGuessed: true });
        for (const field of listFieldsWithRule('words'))
          if (isText(question.mine[field]))
            expect(containsText(merged, field, question.mine[field])).toBe(true);
      }),
      runOptions,
    );
  });

  test('[R22] a merge keeps previous versions that one side added or neither side deleted', () => {
    fc.assert(
      fc.property(merge, (question) => {
        const { base, mine, theirs, echoes } = question;
        const merged = mergeRecord(schema, question);
        const listPreviousVersions = (version: Fields) =>
          (version['earlier_wordings'] ?? []) as { field: string; text: string }[];
        const isEcho = [base, ...echoes].some((version) =>
          isSameValue(version['earlier_wordings'], theirs['earlier_wordings']),
        );
        const isChanged = !isSameValue(mine['earlier_wordings'], base['earlier_wordings']);
        for (const { field, text } of isChanged ? listPreviousVersions(mine) : [])
          expect(listPreviousVersions(merged)).toContainEqual({ field, text });
        for (const { field, text } of isEcho ? [] : listPreviousVersions(theirs))
          expect(listPreviousVersions(merged)).toContainEqual({ field, text });
      }),
      runOptions,
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
      runOptions,
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
      runOptions,
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
        const mergedDuplicate = mergeDuplicateFields(schema, mine, duplicate, seen);
        for (const field of listFieldsWithRule('words')) {
          if (!isSameValue(mine[field], undefined))
            expect(mergedDuplicate[field]).toBe(mine[field]);
          const isSeen = seen.some((version) => isSameValue(version[field], duplicate[field]));
          if (isText(duplicate[field]) && !isSeen)
            expect(containsText(mergedDuplicate, field, duplicate[field])).toBe(true);
        }
        for (const day of [mine, duplicate].flatMap(
          (version) => (version['days'] ?? []) as number[],
        ))
          expect(mergedDuplicate['days']).toContain(day);
        for (const previousVersion of [mine, duplicate].flatMap(
          (version) => (version['earlier_wordings'] ?? []) as object[],
        ))
          expect(mergedDuplicate['earlier_wordings']).toContainEqual(previousVersion);
        expect(isSameValue(mergedDuplicate['email'], mine['email'])).toBe(true);
      }),
      runOptions,
    );
  });

  test('[R32] a second merge of one duplicate row changes nothing, so the repair ends', () => {
    fc.assert(
      fc.property(duplicates, ({ mine, duplicate, seen }) => {
        const mergedDuplicate = mergeDuplicateFields(schema, mine, duplicate, seen);
        expect(
          isSameValue(
            mergeDuplicateFields(schema, mergedDuplicate, duplicate, seen),
            mergedDuplicate,
          ),
        ).toBe(true);
        expect(isSameValue(mergeDuplicateFields(schema, mine, mine, seen), mine)).toBe(true);
      }),
      runOptions,
    );
  });

  test('[R32] full of earlier wordings it still ends', () => {
    const buildVersions = (from: number) =>
      Array.from({ length: 20 }, (_, index) => ({ field: 'text', text: `w${from + index}` }));
    for (const from of [0, 5, 20]) {
      const mine = { text: 'mine', earlier_wordings: buildVersions(0) };
      const duplicate = { text: 'of the duplicate', earlier_wordings: buildVersions(from) };
      const mergedDuplicate = mergeDuplicateFields(schema, mine, duplicate, []);
      expect(mergedDuplicate['earlier_wordings']).toHaveLength(20);
      expect(containsText(mergedDuplicate, 'text', 'of the duplicate')).toBe(true);
      expect(mergeDuplicateFields(schema, mergedDuplicate, duplicate, [])).toEqual(mergedDuplicate);
    }
  });
});
