// Tests of sign-in from a URL: a guest confirms before anything is stored, unless this tab itself
// started the login.
import { BehaviorSubject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import {
  markAwaitedLogin,
  getSessionStorage,
  takeAwaitedLogin,
} from '../../../src/backend/awaited-login.ts';
import {
  signInConfirmation,
  signInWithUnknownToken,
} from '../../../src/app/session/sign-in-from-url.ts';
import {
  storeUnclaimedToken,
  readUnclaimedToken,
} from '../../../src/app/session/stored-session.ts';

const mia = { id: 'm1', email: 'mia@example.org', full_name: 'mia' };
const link = { accessToken: 'of-mia', isLoginAwaited: false };
const isSignedOut = () => false;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInConfirmation.next(null);
});

function createPage(account: typeof mia | null = null) {
  const startSession = vi.fn(async () => {});
  const loadUser = vi.fn(async (_call: { token: string }) => mia);
  const online = new BehaviorSubject(true);
  return {
    data: {
      account,
      online,
      startSession,
      backend: { auth: { me: loadUser } },
    } as unknown as DataContext,
    startSession,
    loadUser,
    online,
  };
}

test('a guest who opened a sign-in link confirms the account before data is stored', async () => {
  const { data, startSession } = createPage();
  const proving = signInWithUnknownToken(data, link, isSignedOut);
  await vi.waitFor(() => expect(signInConfirmation.value?.email).toBe('mia@example.org'));
  expect([startSession.mock.calls.length, localStorage.length, sessionStorage.length]).toEqual([
    0, 0, 0,
  ]);
  signInConfirmation.value?.answer(true);
  await proving;
  expect(startSession).toHaveBeenCalledExactlyOnceWith({
    account: mia,
    user: mia,
    token: 'of-mia',
  });
  expect(signInConfirmation.value).toBeNull();
});

test('a guest who declines the sign-in stays a guest, and no token is stored', async () => {
  const { data, startSession } = createPage();
  storeUnclaimedToken('of-mia');
  const proving = signInWithUnknownToken(data, link, isSignedOut);
  await vi.waitFor(() => expect(signInConfirmation.value).not.toBeNull());
  signInConfirmation.value?.answer(false);
  await proving;
  expect([startSession.mock.calls.length, localStorage.length, signInConfirmation.value]).toEqual([
    0,
    0,
    null,
  ]);
});

test('a user whom this tab has just sent to log in is not asked to confirm', async () => {
  const { data, startSession } = createPage();
  await signInWithUnknownToken(data, { accessToken: 'of-mia', isLoginAwaited: true }, isSignedOut);
  expect(startSession).toHaveBeenCalledTimes(1);
  expect(signInConfirmation.value).toBeNull();
});

test('an interrupted login of this app continues without confirmation', async () => {
  const { data, startSession } = createPage();
  storeUnclaimedToken('of-mia');
  await signInWithUnknownToken(data, { accessToken: null, isLoginAwaited: false }, isSignedOut);
  expect(startSession).toHaveBeenCalledTimes(1);
});

test('a user who signed in during the token check is neither asked nor replaced', async () => {
  const { data, startSession } = createPage();
  await signInWithUnknownToken(data, link, () => true);
  expect([startSession.mock.calls.length, signInConfirmation.value]).toEqual([0, null]);
  const signedIn = createPage({ ...mia, id: 'other user' });
  await signInWithUnknownToken(signedIn.data, link, () => true);
  expect([signedIn.startSession.mock.calls.length, readUnclaimedToken()]).toEqual([0, null]);
});

test('a sign-in link without a network asks for confirmation once online', async () => {
  const { data, loadUser, online } = createPage();
  loadUser.mockRejectedValueOnce(new BackendError('no network', { code: 'network' }));
  void signInWithUnknownToken(data, link, isSignedOut);
  await vi.waitFor(() => expect(online.observed).toBe(true));
  expect([signInConfirmation.value, localStorage.length]).toEqual([null, 0]);
  online.next(false);
  online.next(true);
  await vi.waitFor(() => expect(signInConfirmation.value?.email).toBe('mia@example.org'));
});

test('a tab remembers for fifteen minutes that it sent the user to log in', () => {
  expect(takeAwaitedLogin(getSessionStorage(), 1_000)).toBe(false);
  markAwaitedLogin(getSessionStorage(), 1_000);
  expect(localStorage.length).toBe(0);
  expect([
    takeAwaitedLogin(getSessionStorage(), 2_000),
    takeAwaitedLogin(getSessionStorage(), 2_000),
  ]).toEqual([true, false]);
  markAwaitedLogin(getSessionStorage(), 1_000);
  expect(takeAwaitedLogin(getSessionStorage(), 901_000)).toBe(false);
  markAwaitedLogin(getSessionStorage(), 1_000);
  expect(takeAwaitedLogin(getSessionStorage(), 999)).toBe(false);
  expect(takeAwaitedLogin(null)).toBe(false);
});
