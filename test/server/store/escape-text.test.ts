// Tests of text escaping: every text is restored exactly, and every database can store the escaped
// text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  escapeJson,
  escapeText,
  unescapeJson,
  unescapeText,
} from '../../../server/store/escape-text.ts';

const arbitraryUnit = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\0',
      '\ud800',
      '\udfff',
      '\udbfc',
      '\udc00',
      '\u{10f000}',
      '\u{10f7ff}',
      '\u{10f800}',
      '\u{10f801}',
      '\u{10f802}',
      '\ufdd0',
      '\\',
      '\\u0000',
      '\\ud800',
      '"',
      'u0000',
      '🙏',
      'e\u0301',
      '\n',
    ),
  },
);
const arbitraryText = fc.array(arbitraryUnit, { maxLength: 12 }).map((units) => units.join(''));

test('an escaped text has no NUL or lone surrogate, and unescaping restores the text', () => {
  fc.assert(
    fc.property(arbitraryText, (text) => {
      const escaped = escapeText(text);
      expect(escaped.includes('\0') || !escaped.isWellFormed()).toBe(false);
      expect(unescapeText(escaped)).toBe(text);
    }),
    { seed: 1, numRuns: 3_000 },
  );
});

test('different texts have different escaped texts', () => {
  fc.assert(
    fc.property(arbitraryText, arbitraryText, (first, second) => {
      expect(escapeText(first) === escapeText(second)).toBe(first === second);
    }),
    { seed: 2, numRuns: 1_000 },
  );
  expect(escapeText('\0')).not.toBe(escapeText('\u{10f800}'));
});

test('escaping JSON equals the JSON of the escaped texts, and unescaping restores the JSON', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        arbitraryText,
        fc.oneof(
          arbitraryText,
          fc.array(arbitraryText),
          fc.dictionary(arbitraryText, arbitraryText),
        ),
        {
          noNullPrototype: true,
        },
      ),
      (value) => {
        const escaped = escapeJson(JSON.stringify(value));
        expect(/\\u0000|\\ud[89a-f]/.test(escaped.replaceAll('\\\\', ''))).toBe(false);
        expect(JSON.parse(unescapeJson(escaped))).toEqual(value);
      },
    ),
    { seed: 3, numRuns: 2_000 },
  );
  expect(JSON.parse(escapeJson(JSON.stringify({ text: 'a\0\ud800' })))).toEqual({
    text: escapeText('a\0\ud800'),
  });
});

test('ordinary text is left as it is', () => {
  for (const text of ['', 'Lord, send rain.', 'é 🙏 \ufdd0 \\u0000', '\u{10ffff}']) {
    expect(escapeText(text)).toBe(text);
    expect(escapeJson(JSON.stringify(text))).toBe(JSON.stringify(text));
  }
});
