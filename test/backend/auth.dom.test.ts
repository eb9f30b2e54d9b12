// Tests of authentication in the backend client: token storage, login redirects, log-out, 401
// responses, endpoints, and an origin address without secrets.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import { getSessionStorage, takeAwaitedLogin } from '../../src/backend/awaited-login.ts';

/** Requests to the page's faked `fetch`; the `fetch` of happy-dom would send CORS requests. */
let requests: { url: string; init: RequestInit }[];
let answer: Response;

beforeEach(() => {
  localStorage.clear();
  requests = [];
  answer = Response.json({});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer.clone();
  });
});

afterEach(() => vi.unstubAllGlobals());

const keys = () => [localStorage.getItem('selah_access_token'), localStorage.getItem('token')];
const parseBody = (index: number) => JSON.parse(String(requests[index]?.init.body)) as unknown;

test('a login stores the token under both keys, and the next call sends it', async () => {
  answer = Response.json({ access_token: 'fresh', user: { id: 'u1' } });
  const { auth } = createBackend({ serverUrl: '', appId: 'selah' });
  expect(await auth.login({ email: 'a@example.org', password: 'a quiet place' })).toEqual({
    access_token: 'fresh',
    user: { id: 'u1' },
  });
  expect(keys()).toEqual(['fresh', 'fresh']);
  await auth.me();
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/apps/selah/auth/login',
    '/api/apps/selah/entities/User/me',
  ]);
  expect(parseBody(0)).toEqual({ email: 'a@example.org', password: 'a quiet place' });
  expect(requests[1]?.init.headers).toMatchObject({ authorization: 'Bearer fresh' });
});

test('a stored token is reused, and a given token takes precedence', async () => {
  localStorage.setItem('selah_access_token', 'kept');
  expect(createBackend({ serverUrl: '', appId: 'selah' }).auth.token()).toBe('kept');
  const { auth } = createBackend({ serverUrl: '', appId: 'selah', token: 'given' });
  expect(auth.token()).toBe('given');
  auth.setToken('passing', false);
  expect([auth.token(), ...keys()]).toEqual(['passing', 'kept', null]);
});

test('a 401 at the login logs out, a 400 does not', async () => {
  const onSignedOut = vi.fn();
  const { auth } = createBackend({ serverUrl: '', appId: 'selah', onSignedOut });
  auth.setToken('old');
  answer = Response.json({ message: 'Wrong.' }, { status: 400 });
  await expect(auth.login({ email: 'a', password: 'b' })).rejects.toThrow('Wrong.');
  expect([auth.token(), ...keys(), onSignedOut.mock.calls.length]).toEqual([
    'old',
    'old',
    'old',
    0,
  ]);
  answer = Response.json({ message: 'Who?' }, { status: 401 });
  await expect(auth.login({ email: 'a', password: 'b' })).rejects.toThrow('Who?');
  expect([auth.token(), ...keys(), onSignedOut.mock.calls.length]).toEqual([null, null, null, 1]);
});

test('a log-out removes the token and passes the target address on', () => {
  const onSignedOut = vi.fn();
  const { auth } = createBackend({ serverUrl: '', appId: 'selah', token: 'x', onSignedOut });
  auth.setToken('x');
  auth.logout('/bye');
  expect([auth.token(), ...keys()]).toEqual([null, null, null]);
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('/bye');
});

test('with blocked browser storage a session lasts as long as the page', () => {
  const throwOnAccess = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const { auth } = createBackend({
    serverUrl: '',
    appId: 'selah',
    storage: { getItem: throwOnAccess, setItem: throwOnAccess, removeItem: throwOnAccess },
  });
  auth.setToken('x');
  expect(auth.token()).toBe('x');
});

describe('the redirect to the login page', () => {
  const reloads: string[] = [];
  beforeEach(() => {
    reloads.length = 0;
    sessionStorage.clear();
    vi.stubGlobal('location', {
      href: 'https://selah.example/Prayer?view=mine',
      origin: 'https://selah.example',
      assign: (href: string) => reloads.push(href),
    });
  });

  test('the login redirect returns to the current page or to the given page', () => {
    const { auth } = createBackend({ serverUrl: '', appId: 'selah' });
    auth.redirectToLogin();
    auth.redirectToLogin('/Bible');
    createBackend({
      serverUrl: '',
      appId: 'selah',
      appBaseUrl: 'https://login.example',
    }).auth.redirectToLogin('/');
    expect(reloads).toEqual([
      '/login?from_url=https%3A%2F%2Fselah.example%2FPrayer%3Fview%3Dmine',
      '/login?from_url=https%3A%2F%2Fselah.example%2FBible',
      'https://login.example/login?from_url=https%3A%2F%2Fselah.example%2F',
    ]);
  });

  test('a login at another site is remembered in this tab; a login at this site is not', () => {
    createBackend({ serverUrl: '', appId: 'selah' }).auth.redirectToLogin();
    expect(takeAwaitedLogin(getSessionStorage())).toBe(false);
    createBackend({
      serverUrl: '',
      appId: 'selah',
      appBaseUrl: 'https://login.example',
    }).auth.redirectToLogin();
    expect(takeAwaitedLogin(getSessionStorage())).toBe(true);
  });

  test('when a login is required, only an unknown visitor is redirected to log in', async () => {
    answer = Response.json({ message: 'Who?' }, { status: 401 });
    createBackend({ serverUrl: '', appId: 'selah', requiresAuth: true });
    await vi.waitFor(() => expect(reloads).toHaveLength(1));
    answer = Response.json({ id: 'u1' });
    createBackend({ serverUrl: '', appId: 'selah', token: 'x', requiresAuth: true });
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(
      await createBackend({ serverUrl: '', appId: 'selah', token: 'x' }).auth.isAuthenticated(),
    ).toBe(true);
    expect(reloads).toHaveLength(1);
  });

  test('every call sends its origin address without the secrets in that address', async () => {
    const { auth } = createBackend({ serverUrl: '', appId: 'selah' });
    await auth.me();
    vi.stubGlobal('location', {
      href: 'https://selah.example/reset-password?token=secret&x=1&access_token=secret#top',
    });
    await auth.me();
    vi.stubGlobal('location', {
      href: `https://selah.example/login?from_url=${encodeURIComponent('/?access_token=secret&y=2')}`,
    });
    await auth.me();
    expect(
      requests.map(({ init }) => (init.headers as Record<string, string>)['x-origin-url']),
    ).toEqual([
      'https://selah.example/Prayer?view=mine',
      'https://selah.example/reset-password?x=1#top',
      `https://selah.example/login?from_url=${encodeURIComponent('/?y=2')}`,
    ]);
  });
});

test('every auth call of section 3 goes to its endpoint', async () => {
  const { auth, users, publicSettings } = createBackend({ serverUrl: '', appId: 'selah' });
  await auth.register({
    email: 'a',
    password: 'b',
    language: 'fr',
    turnstileToken: 't',
    referralCode: 'r',
  });
  await auth.verifyOtp({ email: 'a', code: '123456' });
  await auth.resendOtp('a');
  await auth.resetPasswordRequest('a');
  await auth.resetPassword({ resetToken: 't', newPassword: 'n' });
  await auth.changePassword({ userId: 'u', currentPassword: 'c', newPassword: 'n' });
  await auth.inviteUser('b@example.org', 'user');
  await users.inviteUser('b@example.org', 'admin');
  await auth.updateMe({ language: 'fr' });
  await auth.revoke();
  await publicSettings();
  await expect(users.inviteUser('b@example.org', 'owner' as 'admin')).rejects.toThrow(
    'Invalid role: "owner". Role must be either "user" or "admin".',
  );
  expect(
    requests.map(({ url, init }) => [
      init.method,
      url.replace('/api/apps/', ''),
      init.body === undefined ? undefined : JSON.parse(String(init.body)),
    ]),
  ).toEqual([
    [
      'POST',
      'selah/auth/register',
      { email: 'a', password: 'b', language: 'fr', turnstile_token: 't', referral_code: 'r' },
    ],
    ['POST', 'selah/auth/verify-otp', { email: 'a', otp_code: '123456' }],
    ['POST', 'selah/auth/resend-otp', { email: 'a' }],
    ['POST', 'selah/auth/reset-password-request', { email: 'a' }],
    ['POST', 'selah/auth/reset-password', { reset_token: 't', new_password: 'n' }],
    [
      'POST',
      'selah/auth/change-password',
      { user_id: 'u', current_password: 'c', new_password: 'n' },
    ],
    ['POST', 'selah/users/invite-user', { user_email: 'b@example.org', role: 'user' }],
    ['POST', 'selah/runtime/users/invite-user', { user_email: 'b@example.org', role: 'admin' }],
    ['PUT', 'selah/entities/User/me', { language: 'fr' }],
    ['POST', 'selah/auth/logout', undefined],
    ['GET', 'public/prod/public-settings/by-id/selah', undefined],
  ]);
});
