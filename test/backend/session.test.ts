// @vitest-environment happy-dom
// Who is signed in on this device, as the browser keeps it: by the contract's keys, and never an account beside another one's token.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, forgetToken, keepSession, keepStrayToken, sessionText, storedSession, strayToken } from '../../src/main-session.ts';

const alice = { id: 'a1', email: 'alice@example.org', full_name: 'alice' };
const token = 'header.content-of-alice.signature-of-alice';

beforeEach(() => localStorage.clear());

test('account and token are kept apart, the token under both keys of the contract', () => {
  keepSession({ account: alice, token });
  expect(storedSession()).toEqual({ account: alice, token });
  expect([localStorage.getItem('selah_access_token'), localStorage.getItem('token')]).toEqual([token, token]);
  expect(sessionText()).not.toContain(token);
  forgetSession();
  expect([storedSession(), Object.keys(localStorage)]).toEqual([null, []]);
});

test('who signed in with an earlier version stays signed in, and the token moves', () => {
  localStorage.setItem('selah_session', JSON.stringify({ account: alice, token }));
  expect(storedSession()).toEqual({ account: alice, token });
  expect(localStorage.getItem('token')).toBe(token);
  expect(sessionText()).not.toContain(token);
  expect(storedSession()).toEqual({ account: alice, token });
});

test('another one’s token beside an account is nobody’s until the server says whose it is', () => {
  keepSession({ account: alice, token });
  localStorage.setItem('selah_access_token', 'header.content.signature-of-somebody-else');
  expect(storedSession()).toEqual({ account: alice, token: null });
  expect(strayToken()).toBe('header.content.signature-of-somebody-else');
});

test('a token without an account is stray, one that belongs is not', () => {
  expect(strayToken()).toBeNull();
  keepStrayToken('stray');
  expect([storedSession(), strayToken()]).toEqual([null, 'stray']);
  keepSession({ account: alice, token });
  expect(strayToken()).toBeNull();
});

test('a refused login forgets the token and still knows the person, whose words may wait here', () => {
  keepSession({ account: alice, token });
  forgetToken();
  expect(storedSession()).toEqual({ account: alice, token: null });
});

test('a damaged session is none', () => {
  for (const text of ['', '{', 'null', '[]', '{"account":{"id":1}}', '{"account":{"id":"a1","email":"x"}}']) {
    localStorage.setItem('selah_session', text);
    expect(storedSession(), text).toBeNull();
    expect(localStorage.getItem('selah_session')).toBeNull();
  }
});

test('without storage a session lives as long as the page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSession({ account: alice, token });
  expect(storedSession()).toEqual({ account: alice, token });
  refuse.mockRestore();
  forgetSession();
  expect(storedSession()).toBeNull();
});
