// Who is signed in on this device, as the browser keeps it: by the contract's keys, and never an
// account beside another one's token.
import { beforeEach, expect, test, vi } from 'vitest';
import {
  removeSession,
  removeToken,
  storeSession,
  storeUnclaimedToken,
  readSessionText,
  readStoredSession,
  readUnclaimedToken,
} from '../../../src/app/session/stored-session.ts';

const alice = { id: 'a1', email: 'alice@example.org', full_name: 'alice' };
const token = 'header.content-of-alice.signature-of-alice';

beforeEach(() => localStorage.clear());

test('account and token are kept apart, the token under both keys of the contract', () => {
  storeSession({ account: alice, token });
  expect(readStoredSession()).toEqual({ account: alice, token });
  expect([localStorage.getItem('selah_access_token'), localStorage.getItem('token')]).toEqual([
    token,
    token,
  ]);
  expect(readSessionText()).not.toContain(token);
  removeSession();
  expect([readStoredSession(), Object.keys(localStorage)]).toEqual([null, []]);
});

test('who signed in with an earlier version stays signed in, and the token moves', () => {
  localStorage.setItem('selah_session', JSON.stringify({ account: alice, token }));
  expect(readStoredSession()).toEqual({ account: alice, token });
  expect(localStorage.getItem('token')).toBe(token);
  expect(readSessionText()).not.toContain(token);
  expect(readStoredSession()).toEqual({ account: alice, token });
});

test('another one’s token beside an account is nobody’s until the server says whose it is', () => {
  storeSession({ account: alice, token });
  localStorage.setItem('selah_access_token', 'header.content.signature-of-somebody-else');
  expect(readStoredSession()).toEqual({ account: alice, token: null });
  expect(readUnclaimedToken()).toBe('header.content.signature-of-somebody-else');
});

test('a token without an account is stray, one that belongs is not', () => {
  expect(readUnclaimedToken()).toBeNull();
  storeUnclaimedToken('stray');
  expect([readStoredSession(), readUnclaimedToken()]).toEqual([null, 'stray']);
  storeSession({ account: alice, token });
  expect(readUnclaimedToken()).toBeNull();
});

test('a refused login forgets the token and still knows the person, whose words may wait here', () => {
  storeSession({ account: alice, token });
  removeToken();
  expect(readStoredSession()).toEqual({ account: alice, token: null });
});

test('a damaged session is none', () => {
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"account":{"id":1}}',
    '{"account":{"id":"a1","email":"x"}}',
  ]) {
    localStorage.setItem('selah_session', text);
    expect(readStoredSession(), text).toBeNull();
    expect(localStorage.getItem('selah_session')).toBeNull();
  }
});

test('without storage a session lives as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeSession({ account: alice, token });
  expect(readStoredSession()).toEqual({ account: alice, token });
  refuse.mockRestore();
  removeSession();
  expect(readStoredSession()).toBeNull();
});
