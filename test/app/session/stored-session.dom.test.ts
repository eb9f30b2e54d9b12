// Tests of the stored session: it uses the keys of the contract and never combines an account with
// another user's token.
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

test('account and token are stored separately, the token under both keys of the contract', () => {
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

test('a session of an earlier version stays signed in, and its token moves to its own key', () => {
  localStorage.setItem('selah_session', JSON.stringify({ account: alice, token }));
  expect(readStoredSession()).toEqual({ account: alice, token });
  expect(localStorage.getItem('token')).toBe(token);
  expect(readSessionText()).not.toContain(token);
  expect(readStoredSession()).toEqual({ account: alice, token });
});

test('a foreign token beside an account stays unclaimed until the server names its user', () => {
  storeSession({ account: alice, token });
  localStorage.setItem('selah_access_token', 'header.content.signature-of-another-user');
  expect(readStoredSession()).toEqual({ account: alice, token: null });
  expect(readUnclaimedToken()).toBe('header.content.signature-of-another-user');
});

test('a token without an account is unclaimed; a token of the stored account is not', () => {
  expect(readUnclaimedToken()).toBeNull();
  storeUnclaimedToken('stray');
  expect([readStoredSession(), readUnclaimedToken()]).toEqual([null, 'stray']);
  storeSession({ account: alice, token });
  expect(readUnclaimedToken()).toBeNull();
});

test('removing the token after a refused login keeps the account', () => {
  storeSession({ account: alice, token });
  removeToken();
  expect(readStoredSession()).toEqual({ account: alice, token: null });
});

test('a damaged stored session is removed', () => {
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

test('without browser storage a session lasts as long as the page', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeSession({ account: alice, token });
  expect(readStoredSession()).toEqual({ account: alice, token });
  setItem.mockRestore();
  removeSession();
  expect(readStoredSession()).toBeNull();
});
