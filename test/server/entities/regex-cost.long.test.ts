// Tests of patterns in entity files: patterns with unbounded matching time are rejected, and common
// patterns are accepted.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireSafePattern } from '../../../server/entities/regex-cost.ts';

const acceptedPatterns = [
  '^[^@\\s]+@[^@\\s.]+\\.[^@\\s]+$',
  '^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$',
  '^\\d{5}(-\\d{4})?$',
  '^(?:red|green|blue)$',
  "^\\p{L}[\\p{L}\\p{M} '-]*$",
  '^\\+?[0-9 ()-]{7,20}$',
  '^https?://.+$',
  '^(?<year>\\d{4})-\\d{2}$',
  '^\\s*\\S+\\s*$',
  '[A-Z]\\d',
  '^a*ab$',
  '^\\u{1F64F}|\\ud83d\\ude4f$',
];

const rejectedPatterns: [string, RegExp][] = [
  ['^a*a*a*a*a*b$', /very long/],
  ['^[ab]*[bc]*d$', /very long/],
  ['a+b', /very long/],
  ['^\\w*(?:\\d?)\\w*$', /very long/],
  [`^${'a?'.repeat(30)}${'a'.repeat(30)}$`, /very long/],
  [`^${'(a|a)'.repeat(20)}b$`, /very long/],
  ['^(a+)+$', /repeats a group/],
  ['^(?:ab){2}$', /repeats a group/],
  ['^(?=a)b$', /has "\(\?=a", which this server does not know/],
  ['^(a)\\1$', /has "\\\\1\$", which this server does not know/],
];

test('common patterns are accepted', () => {
  for (const pattern of acceptedPatterns)
    expect(() => requireSafePattern(pattern, 1_000), pattern).not.toThrow();
});

test.each(rejectedPatterns)('%s is refused', (pattern, why) => {
  expect(() => requireSafePattern(pattern, 1_000)).toThrow(why);
});

test('a pattern that is expensive on a long text may be acceptable on a short one', () => {
  expect(() => requireSafePattern('[a-z]+[0-9]', 1_000)).toThrow(/maxLength/);
  expect(() => requireSafePattern('[a-z]+[0-9]', 20)).not.toThrow();
});

test('every accepted pattern matches the worst texts quickly', () => {
  const item = fc
    .tuple(
      fc.constantFrom(
        'a',
        'b',
        '[ab]',
        '[^a]',
        '.',
        '\\w',
        '(?:a|ab)',
        '(a|a)',
        '(?:a*|b)',
        '(?:b?a|$)',
      ),
      fc.constantFrom('', '', '*', '+', '?', '{2,9}', '{3}', '*?'),
    )
    .map(([what, often]) => what + (what.startsWith('(') && often !== '?' ? '' : often));
  const pattern = fc
    .tuple(
      fc.constantFrom('^', '^', ''),
      fc.array(item, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('$', 'c', '', 'b$'),
    )
    .map(([start, items, end]) => start + items.join('') + end);
  const texts = [
    'a'.repeat(1_000),
    'b'.repeat(1_000),
    'ab'.repeat(500),
    `${'a'.repeat(500)}${'b'.repeat(500)}`,
    `${'a'.repeat(999)}!`,
  ];
  const counts = { taken: 0, refused: 0 };
  let slowest = 0;
  fc.assert(
    fc.property(pattern, (one) => {
      try {
        requireSafePattern(one, 1_000);
      } catch {
        counts.refused += 1;
        return;
      }
      counts.taken += 1;
      const regex = new RegExp(one, 'u');
      const start = performance.now();
      for (const text of texts) regex.test(text);
      slowest = Math.max(slowest, performance.now() - start);
    }),
    { seed: 11, numRuns: 3_000 },
  );
  // A hundred steps for each of five thousand characters take a millisecond or two; a rejected
  // pattern may take years.
  expect(slowest).toBeLessThan(200);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(300);
});
