// Tests of return URLs: a browser is sent to the app itself and to addresses the owner configured,
// never elsewhere.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveReturnUrl } from '../../../server/auth/return-url.ts';

const rule = {
  publicUrl: 'https://selah.example.org/app',
  returnOrigins: ['https://church.example.org'],
};

test.each([
  ['/prayer', 'https://selah.example.org/prayer'],
  ['/prayer?a=1#b', 'https://selah.example.org/prayer?a=1#b'],
  ['prayer', 'https://selah.example.org/prayer'],
  ['https:evil.org', 'https://selah.example.org/evil.org'],
  ['https://selah.example.org/anywhere', 'https://selah.example.org/anywhere'],
  ['https://church.example.org/members?x=1', 'https://church.example.org/members?x=1'],
  ['HTTPS://CHURCH.example.org:443/', 'https://church.example.org/'],
])('the return URL %s is kept', (address, kept) => {
  expect(resolveReturnUrl(address, rule)).toBe(kept);
});

test.each([
  '//evil.org',
  '///evil.org',
  '/\\evil.org',
  '\\\\evil.org',
  'https:\\\\evil.org',
  'https://evil.org',
  'http://localhost:8080/',
  'http://selah.example.org/',
  'http://church.example.org/',
  'https://church.example.org.evil.org/',
  'https://church.example.org@evil.org/',
  'https://church.example.org:pass@church.example.org/',
  'https://user@church.example.org/',
  'https://church.example.org:8443/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://church.example.org/x',
  'filesystem:https://church.example.org/x',
  'ftp://church.example.org/',
  '/x\r\nset-cookie: a=b',
  '/\t/evil.org',
  'https://church.example.org\u0000.evil.org',
  'https://church.example.org\u202e.evil.org',
  'https://chürch.example.org/',
  'https://[::1/',
  '',
  `/${'x'.repeat(2_000)}`,
  undefined,
  ['/a', '/b'],
  { toString: () => '/' },
])('%j is dropped', (address) => {
  expect(resolveReturnUrl(address, rule)).toBeUndefined();
});

test('a kept return URL has a known origin and no line breaks, also with a host-like path', () => {
  const known = ['https://selah.example.org', 'https://church.example.org'];
  let keptCount = 0;
  const urlParts = fc.constantFrom(
    '/',
    '//',
    '\\',
    'https:',
    'http:',
    'javascript:',
    '@',
    ':',
    '.',
    '?',
    '#',
    'evil.org',
    'church.example.org',
    'selah.example.org',
    ':8080',
    '%2f',
    '%0d%0a',
    '\n',
    '\t',
    ' ',
    '\u2028',
    '..',
    'x',
  );
  fc.assert(
    fc.property(fc.array(urlParts, { maxLength: 8 }), (parts) => {
      const result = resolveReturnUrl(parts.join(''), rule);
      if (result === undefined) return;
      keptCount += 1;
      // Resolves the URL as a browser on either page would.
      for (const base of ['https://selah.example.org/login', 'https://evil.org/'])
        expect(known).toContain(new URL(result, base).origin);
      expect(result).toMatch(/^https?:\/\/[!-~]+$/);
    }),
    { seed: 1, numRuns: 5_000 },
  );
  expect(keptCount).toBeGreaterThan(100);
  expect(resolveReturnUrl('https://selah.example.org//evil.org', rule)).toBe(
    'https://selah.example.org//evil.org',
  );
});
