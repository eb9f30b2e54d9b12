// Tests of login URLs: the return path within the app, rejected return targets, and the token that
// another site receives after the login.
import { expect, test } from 'vitest';
import {
  addTokenToUrl,
  parseForeignTarget,
  buildLoginUrl,
  getReturnPath,
} from '../../src/platform/storage/login-return-path.ts';

const origin = 'https://selah.example';
const from = (target: string) => getReturnPath(`?from_url=${encodeURIComponent(target)}`, origin);

test('the login URL contains the return path', () => {
  const address = new URL(buildLoginUrl('/Bible/KJV/JHN/3#v16'), origin);
  expect(getReturnPath(address.search, origin)).toBe('/Bible/KJV/JHN/3#v16');
  expect(from('/Prayer?view=mine')).toBe('/Prayer?view=mine');
  expect(from(`${origin}/Prayer`)).toBe('/Prayer');
});

test('a malformed, manipulated or foreign return target leads to the start page', () => {
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://selah.example.evil.com/x',
    'https://selah.example@evil.com/',
    'http://selah.example/Prayer',
    'https://[',
    '/login',
    '/login/?from_url=/login',
    '/LOGIN',
    '',
  ]) {
    expect(from(target), target).toBe('/');
  }
  expect(getReturnPath('', origin)).toBe('/');
});

test('a return target on another site is recognised; a manipulated or malformed one is not', () => {
  const foreign = (target: string) =>
    parseForeignTarget(`?from_url=${encodeURIComponent(target)}`, origin)?.href ?? null;
  expect(foreign('https://other.example/a?b=1#c')).toBe('https://other.example/a?b=1#c');
  expect(foreign('//other.example')).toBe('https://other.example/');
  for (const target of [
    '/Prayer',
    `${origin}/Prayer`,
    'javascript:alert(1)',
    'data:text/html,x',
    'https://owner@other.example/',
    'https://[',
    '',
  ])
    expect(foreign(target), target).toBeNull();
});

test('the other site receives the token and a new-user flag, and its own parameters stay', () => {
  const target = new URL('https://other.example/a?b=1&access_token=old#c');
  expect(addTokenToUrl(target, 'to.ken', false)).toBe(
    'https://other.example/a?b=1&access_token=to.ken#c',
  );
  expect(addTokenToUrl(target, 'to.ken', true)).toBe(
    'https://other.example/a?b=1&access_token=to.ken&is_new_user=true#c',
  );
});
