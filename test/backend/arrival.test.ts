// @vitest-environment happy-dom
// A token that came with the address: a guest is asked before anything is kept, unless this tab itself had sent them away to log in.
import { BehaviorSubject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Data } from '../../src/data/data.ts';
import { BackendError } from '../../src/backend/backend-error.ts';
import { awaitLogin, tabStorage, takeAwaitedLogin } from '../../src/backend/login-return.ts';
import { arrival, proveToken } from '../../src/main-arrival.ts';
import { keepStrayToken, strayToken } from '../../src/main-session.ts';

const mia = { id: 'm1', email: 'mia@example.org', full_name: 'mia' };
const link = { accessToken: 'of-mia', loginAwaited: false };
const nobodyIsIn = () => false;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  arrival.next(null);
});

function aPage(account: typeof mia | null = null) {
  const enter = vi.fn(async () => {});
  const me = vi.fn(async (_call: { token: string }) => mia);
  const online = new BehaviorSubject(true);
  return { data: { account, online, enter, backend: { auth: { me } } } as unknown as Data, enter, me, online };
}

test('a guest who opened a link is asked with the account’s e-mail, and until the yes nothing is kept and nobody enters', async () => {
  const { data, enter } = aPage();
  const proving = proveToken(data, link, nobodyIsIn);
  await vi.waitFor(() => expect(arrival.value?.email).toBe('mia@example.org'));
  expect([enter.mock.calls.length, localStorage.length, sessionStorage.length]).toEqual([0, 0, 0]);
  arrival.value?.answer(true);
  await proving;
  expect(enter).toHaveBeenCalledExactlyOnceWith({ account: mia, user: mia, token: 'of-mia' });
  expect(arrival.value).toBeNull();
});

test('a no leaves the guest a guest, without a trace of the token', async () => {
  const { data, enter } = aPage();
  keepStrayToken('of-mia');
  const proving = proveToken(data, link, nobodyIsIn);
  await vi.waitFor(() => expect(arrival.value).not.toBeNull());
  arrival.value?.answer(false);
  await proving;
  expect([enter.mock.calls.length, localStorage.length, arrival.value]).toEqual([0, 0, null]);
});

test('who has just been sent away to log in is not asked', async () => {
  const { data, enter } = aPage();
  await proveToken(data, { accessToken: 'of-mia', loginAwaited: true }, nobodyIsIn);
  expect(enter).toHaveBeenCalledTimes(1);
  expect(arrival.value).toBeNull();
});

test('a login of ours that was cut short goes on without a question', async () => {
  const { data, enter } = aPage();
  keepStrayToken('of-mia');
  await proveToken(data, { accessToken: null, loginAwaited: false }, nobodyIsIn);
  expect(enter).toHaveBeenCalledTimes(1);
});

test('whoever signed in while the link was being proven is not asked and not changed', async () => {
  const { data, enter } = aPage();
  await proveToken(data, link, () => true);
  expect([enter.mock.calls.length, arrival.value]).toEqual([0, null]);
  const signedIn = aPage({ ...mia, id: 'somebody else' });
  await proveToken(signedIn.data, link, () => true);
  expect([signedIn.enter.mock.calls.length, strayToken()]).toEqual([0, null]);
});

test('without a network a link keeps nothing, and is asked about when there is one', async () => {
  const { data, me, online } = aPage();
  me.mockRejectedValueOnce(new BackendError('nobody there', { code: 'network' }));
  void proveToken(data, link, nobodyIsIn);
  await vi.waitFor(() => expect(online.observed).toBe(true));
  expect([arrival.value, localStorage.length]).toEqual([null, 0]);
  online.next(false);
  online.next(true);
  await vi.waitFor(() => expect(arrival.value?.email).toBe('mia@example.org'));
});

test('the tab knows once, and for a quarter of an hour, that it sent somebody away', () => {
  expect(takeAwaitedLogin(tabStorage(), 1_000)).toBe(false);
  awaitLogin(tabStorage(), 1_000);
  expect(localStorage.length).toBe(0);
  expect([takeAwaitedLogin(tabStorage(), 2_000), takeAwaitedLogin(tabStorage(), 2_000)]).toEqual([true, false]);
  awaitLogin(tabStorage(), 1_000);
  expect(takeAwaitedLogin(tabStorage(), 901_000)).toBe(false);
  awaitLogin(tabStorage(), 1_000);
  expect(takeAwaitedLogin(tabStorage(), 999)).toBe(false);
  expect(takeAwaitedLogin(null)).toBe(false);
});
