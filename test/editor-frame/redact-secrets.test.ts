// Tests of the redaction of secrets in URLs, data and texts before a report to an editor, and of
// its speed and length limit.
import { describe, expect, test } from 'vitest';
import {
  redactSecretsInUrl,
  redactData,
  redactText,
} from '../../src/editor-frame/redact-secrets.ts';
import { measureCpuTime } from '../support/cpu-time.ts';

const removed = '[removed]';

test.each([
  ['/files/x?signature=hidden&expires=1', '/files/x?[removed]&expires=1'],
  ['/login?from_url=%2FX%3Fcode%3Dhidden', '/login?from_url=%2FX%3F%5Bremoved%5D'],
  ['#/x?code=hidden', '#/x?[removed]'],
  ['token[]=hidden', removed],
  ['user%5Btoken%5D=hidden', removed],
  ['?a=1&jwt=hidden&b=2', '?a=1&[removed]&b=2'],
  ['X-Amz-Signature=hidden', removed],
  ['to%6Ben=hidden', removed],
  ['x=%E0%3Ftoken%3Dhidden', null],
  ['a=token=hidden', 'a=[removed]'],
  ['%2525252525253Ftoken%2525252525253Dhidden', null],
  ['he said {"note":1,"accessToken":"hidden"}', null],
  ['of eyJhbGci.eyJoaWRkZW4.hidden here', 'of [removed] here'],
])('no secret remains after redaction of the text %s', (text, wanted) => {
  for (const told of [
    redactText(text),
    (redactData({ deep: [text] }) as { deep: string[] }).deep[0],
  ]) {
    expect(told).not.toContain('hidden');
    if (wanted !== null) expect(told).toBe(wanted);
  }
});

test.each(['Psalm 23:1, and https://a.org/b?c=d&e=%2Ff#g', '100% sure that a=b', 'é=%ud800', ''])(
  'a text without secrets stays unchanged: %s',
  (text) => {
    expect(redactText(text)).toBe(text);
  },
);

test('one list for parameters and fields', () => {
  for (const name of [
    'token',
    'reset_token',
    'code',
    'otp_code',
    'password',
    'newPassword',
    'client_secret',
    'signature',
    'sig',
    'jwt',
    'api_key',
    'authorization',
    'p256dh',
    'auth',
  ]) {
    expect(redactData({ [name]: 'hidden' }), name).toEqual({ [name]: removed });
    expect(redactData({ [name]: ['hidden'] }), name).toEqual({ [name]: removed });
    expect(redactData({ text: JSON.stringify({ [name]: 'hidden words' }) }), name).toEqual({
      text: JSON.stringify({ [name]: removed }),
    });
    expect(redactSecretsInUrl(`https://a.org/x?${name}=hidden&y=2#${name}=hidden`), name).toBe(
      'https://a.org/x?y=2#',
    );
    expect(redactSecretsInUrl(`https://a.org/#/x?${name}=hidden`), name).toBe(
      'https://a.org/#/x?[removed]',
    );
  }
  expect(redactData({ signed_url: '/files/x?signature=abc&expires=1', passage: 'John 3' })).toEqual(
    { signed_url: '/files/x?[removed]&expires=1', passage: 'John 3' },
  );
});

describe('length', () => {
  test('a text that is too long is not reported', () => {
    expect(redactText('a'.repeat(50_001))).toBe('[too long]');
    expect(redactData({ text: 'a'.repeat(50_001), more: 'b' })).toEqual({
      text: '[too long]',
      more: 'b',
    });
    expect(redactData(Array.from({ length: 10 }, () => 'a'.repeat(20_000)))).toBe('[too long]');
    expect(redactData(JSON.stringify(Array.from({ length: 10 }, () => 'a'.repeat(20_000))))).toBe(
      '[too long]',
    );
    expect(redactSecretsInUrl(`https://a.org/?${'a'.repeat(100_000)}`).length).toBeLessThanOrEqual(
      10_000,
    );
  });

  test.each(['eyJ', 'eyJ-', 'eyJa.', 'Bearer ', 'token', 'a'])(
    'many times %s takes less than 50 ms of CPU time',
    async (part) => {
      for (const characters of [49_000, 200_000]) {
        const text = part.repeat(characters / part.length);
        const redact = () => {
          redactData({ text });
          redactText(text);
          redactSecretsInUrl(`https://a.org/?x=${text}#${text}`);
        };
        expect(await measureCpuTime(redact, 50)).toBeLessThan(50);
      }
    },
  );
});
