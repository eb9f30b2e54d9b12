// Tests of the validation of encrypted texts: a private text may be a ciphertext, and the rules for
// all other texts and their error messages are the same as before.
import { describe, expect, test } from 'vitest';
import {
  formatCiphertext,
  getMaxCiphertextLength,
} from '../../../schemas/encryption/ciphertext.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import { maxPrayerUpdateLength } from '../../../schemas/entities/prayer.ts';
import { entities } from '../../../schemas/entities/registry.ts';
import { maxTextLength } from '../../../schemas/fields.ts';
import { validateChange, validateNewRecord } from '../../../server/entities/validation.ts';
import { encryptRecord } from '../support/encrypted-texts.ts';

const { Prayer, GraceNote } = entities;
const prayer = { client_id: 'one', title: 'For rain', prayer_text: 'Lord, send rain.' };

/** A text with the form of a ciphertext, of exactly this length. */
function createCiphertext(length: number): string {
  const empty = formatCiphertext({ keyId: 'key-0123456789ab', data: '' });
  return empty + 'A'.repeat(length - empty.length);
}

function refusal(message: string): unknown {
  return expect.objectContaining({ status: 422, message });
}

describe('a private text', () => {
  test('is accepted as a ciphertext in each private field, also in lists, and stays unchanged', () => {
    const encrypted = encryptRecord('Prayer', {
      ...prayer,
      title: '祈'.repeat(200),
      request: '祈'.repeat(maxTextLength),
      category: 'c'.repeat(100),
      testimony: 't',
      updates: [
        {
          id: 'u1',
          date: '2026-01-01',
          text: '"'.repeat(maxPrayerUpdateLength),
          earlier: ['\u0001'.repeat(maxPrayerUpdateLength)],
          marks: ['0123456789abcdef'],
        },
      ],
      earlier_wordings: [{ field: 'title', text: '\uD83D'.repeat(maxTextLength) }],
    });
    expect(JSON.stringify(encrypted)).not.toMatch(/祈|\\u0001/);
    expect(validateNewRecord(Prayer, encrypted)).toEqual({ ...encrypted, is_answered: false });
    expect(validateChange(Prayer, encrypted)).toEqual(encrypted);
  });

  test('is accepted in clear up to its limit, with its default, and can be removed', () => {
    const longest = { ...prayer, prayer_text: 'x'.repeat(maxTextLength) };
    expect(validateNewRecord(Prayer, longest)).toEqual({
      ...longest,
      category: 'other',
      is_answered: false,
    });
    expect(validateChange(Prayer, { testimony: null, updates: null })).toEqual({
      testimony: null,
      updates: null,
    });
    const note = { id: 'u1', date: '2026-01-01', text: 'x', earlier: null };
    expect(validateChange(Prayer, { updates: [note] })).toEqual({ updates: [note] });
  });

  test.each([
    ['title', 'x'.repeat(201), 'Error in field title: must NOT have more than 200 characters'],
    [
      'prayer_text',
      'x'.repeat(maxTextLength + 1),
      'Error in field prayer_text: must NOT have more than 100000 characters',
    ],
    ['title', 7, 'Error in field title: must be string'],
    ['category', ['x'], 'Error in field category: must be string'],
    [
      'updates',
      [{ id: 'u1', date: '2026-01-01', text: 'x'.repeat(maxPrayerUpdateLength + 1) }],
      'Error in field updates.0.text: must NOT have more than 10000 characters',
    ],
    [
      'updates',
      [{ id: 'u1', date: '2026-01-01', text: 'x', marks: ['x'.repeat(17)] }],
      'Error in field updates.0.marks.0: must NOT have more than 16 characters',
    ],
    [
      'updates',
      [{ id: 'u1', date: '2026-01-01', text: null }],
      'Error in field updates.0.text: must be string',
    ],
  ])(
    '%s: a value that is no ciphertext has the same limits and errors',
    (field, value, message) => {
      expect(() => validateNewRecord(Prayer, { ...prayer, [field]: value })).toThrow(
        refusal(message),
      );
      expect(() => validateChange(Prayer, { [field]: value })).toThrow(refusal(message));
    },
  );

  test('is refused as a ciphertext that is longer than its longest text gives', () => {
    const max = getMaxCiphertextLength(200);
    const longest = { title: createCiphertext(max) };
    expect(validateChange(Prayer, longest)).toEqual(longest);
    expect(() => validateChange(Prayer, { title: createCiphertext(max + 1) })).toThrow(
      refusal('Error in field title: must NOT have more than 200 characters'),
    );
  });

  test.each([
    ['another prefix', (text: string) => text.replace('selah-e1', 'selah-e2')],
    ['no key id', (text: string) => text.replace(/\.[^.]+\./, '.')],
    ['a text after it', (text: string) => `${text} Lord, send rain.`],
    ['a text before it', (text: string) => ` ${text}`],
  ])('with %s, is an ordinary text', (_name, change) => {
    const short = change(createCiphertext(120));
    expect(validateChange(Prayer, { title: short })).toEqual({ title: short });
    const long = change(createCiphertext(300));
    expect(() => validateChange(Prayer, { title: long })).toThrow(
      refusal('Error in field title: must NOT have more than 200 characters'),
    );
  });
});

describe('a text that is not private', () => {
  const note = { client_id: 'n', date: '2026-01-01', mood: 'weary', message: 'Rest.' };
  const ciphertext = createCiphertext(300);

  test.each([
    ['mood', ciphertext, 'must be equal to one of the allowed values'],
    ['date', ciphertext, 'must NOT have more than 10 characters'],
    ['client_id', ciphertext, 'must NOT have more than 64 characters'],
    ['verses', [{ reference: ciphertext, text: 'x' }], 'must NOT have more than 100 characters'],
  ])('%s: a ciphertext has no other limit than any text', (field, value, message) => {
    expect(() => validateNewRecord(GraceNote, { ...note, [field]: value })).toThrow(
      expect.objectContaining({ status: 422, message: expect.stringContaining(message) }),
    );
  });

  test('accepts a ciphertext within its limit, as it accepts a text', () => {
    const verses = [{ reference: 'John 3:16', text: ciphertext }];
    expect(validateNewRecord(GraceNote, { ...note, verses })).toMatchObject({ verses });
  });
});

test('a private text with a pattern, a list of values and a format is checked by them in clear', () => {
  const schema: ObjectSchema = {
    type: 'object',
    properties: {
      code: { type: 'string', pattern: '^[a-z]+$', maxLength: 5, minLength: 2, private: true },
      color: { type: 'string', enum: ['red', 'blue'], private: true },
      box: {
        type: 'object',
        properties: {
          color: { type: 'string', enum: ['red', 'blue'], private: true },
          day: { type: 'string', format: 'date', private: true },
        },
      },
    },
  };
  const entity = { schema };
  const ciphertext = createCiphertext(getMaxCiphertextLength(5));
  for (const value of ['abc', ciphertext])
    expect(validateChange(entity, { code: value })).toEqual({ code: value });
  for (const value of ['red', ciphertext, null]) {
    const box = { color: value, day: value === 'red' ? '2026-01-01' : value };
    expect(validateChange(entity, { box })).toEqual({ box });
  }
  for (const [change, message] of [
    [{ code: 'ABC' }, 'Error in field code: must match pattern "^[a-z]+$"'],
    [{ code: 'a' }, 'Error in field code: must NOT have fewer than 2 characters'],
    [{ color: 'green' }, 'Error in field color: must be equal to one of the allowed values'],
    [{ box: { color: 'green' } }, 'Error in field box.color: must be equal to one of the allowed'],
    [{ box: { day: '2026-02-30' } }, 'Error in field box.day: must match format "date"'],
  ] as const)
    expect(() => validateChange(entity, change)).toThrow(message);
});
