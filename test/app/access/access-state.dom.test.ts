// What a start knows of the app's access: what was said the last time, to whom, and what becomes of
// it when the server speaks or does not.
import { BehaviorSubject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccessCheckResult } from '../../../src/app/access/ask-access.ts';
import { createAccessController } from '../../../src/app/access/access-state.ts';

const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const key = 'selah_access';

beforeEach(() => localStorage.clear());

/** @param answers the server's, one after the other; the last one stands */
function aStart(
  answers: readonly AccessCheckResult[],
  { requiresAuth = false, isOnline = true } = {},
) {
  const online = new BehaviorSubject(isOnline);
  let asked = 0;
  const access = createAccessController({
    backend: {} as never,
    requiresAuth,
    online,
    load: async () => ({
      checkAccess: async () =>
        answers[Math.min((asked += 1), answers.length) - 1] ?? { kind: 'unknown' },
    }),
  });
  return { access, online, asked: () => asked, kind: () => access.state.value.kind };
}

test.each<AccessCheckResult>([
  { kind: 'login' },
  { kind: 'unregistered' },
  { kind: 'refused', code: 'trial_over', message: 'The trial is over.' },
])(
  'a shut app ($kind) is shut at once at the next start, and opens by the server’s word alone',
  async (answer) => {
    const first = aStart([answer]);
    first.access.setUser(null, null, false);
    expect(first.kind()).toBe('open');
    await first.access.check();
    expect(first.access.state.value).toEqual(answer);

    const offline = aStart([{ kind: 'unknown' }]);
    offline.access.setUser(null, null, false);
    expect(offline.access.state.value).toEqual(answer);
    await offline.access.check();
    expect(offline.access.state.value).toEqual(answer);

    const second = aStart([{ kind: 'open' }]);
    second.access.setUser(null, null, false);
    await second.access.check();
    expect([second.kind(), JSON.parse(localStorage.getItem(key) ?? '')]).toEqual([
      'open',
      { who: 'guest', kind: 'open' },
    ]);
  },
);

test('what one was told counts for nobody else', async () => {
  const { access, kind } = aStart([{ kind: 'unregistered' }]);
  access.setUser(alice, 'token', false);
  await access.check();
  expect(kind()).toBe('unregistered');
  access.setUser({ ...alice, id: 'bob' }, 'token', false);
  expect(kind()).toBe('open');
  access.setUser(alice, 'token', false);
  expect(kind()).toBe('unregistered');
  access.setUser(alice, 'a new token', true);
  expect([kind(), localStorage.getItem(key)]).toEqual(['open', null]);
});

test('who has a token is not sent to log in before it was tried; who lost theirs is, at once', async () => {
  const { access, kind } = aStart([{ kind: 'login' }]);
  access.setUser(alice, 'token', false);
  await access.check();
  access.setUser(alice, null, false);
  expect(kind()).toBe('login');
  access.setUser(alice, 'another tab’s', false);
  expect(kind()).toBe('open');
});

test('whose login has ended stays inside where nobody can log in, and is sent there when the server speaks again', async () => {
  localStorage.setItem(key, JSON.stringify({ who: 'alice', kind: 'login' }));
  const offline = aStart([{ kind: 'unknown' }, { kind: 'login' }], { isOnline: false });
  offline.access.setUser(alice, null, false);
  expect(offline.kind()).toBe('open');
  await offline.access.check();
  expect(offline.kind()).toBe('open');
  offline.online.next(true);
  await vi.waitFor(() => expect(offline.kind()).toBe('login'));

  // The device says that there is a network, and no server is in it.
  const alone = aStart([{ kind: 'unknown' }]);
  alone.access.setUser(alice, null, false);
  await alone.access.check();
  expect(alone.kind()).toBe('open');

  const stranger = aStart([{ kind: 'login' }, { kind: 'unknown' }], { isOnline: false });
  stranger.access.setUser(null, null, false);
  await stranger.access.check();
  await stranger.access.check();
  expect(stranger.kind()).toBe('login');
});

test('a build that wants a login sends a guest there before anybody was asked, and leaves whoever is known', () => {
  const { access, kind } = aStart([], { requiresAuth: true });
  access.setUser(null, null, false);
  expect(kind()).toBe('login');
  access.setUser(alice, 'token', false);
  expect(kind()).toBe('open');
});

test('a fault of the server shuts only where nothing is kept, and a try that finds nobody opens again', async () => {
  const first = aStart([{ kind: 'fault', message: 'Broken.' }, { kind: 'unknown' }]);
  first.access.setUser(null, null, false);
  await first.access.check();
  expect(first.access.state.value).toEqual({ kind: 'failed', message: 'Broken.' });
  expect(localStorage.getItem(key)).toBeNull();
  await first.access.check();
  expect(first.kind()).toBe('open');

  const known = aStart([{ kind: 'fault', message: 'Broken.' }]);
  known.access.setUser(alice, 'token', false);
  await known.access.check();
  expect(known.kind()).toBe('open');

  localStorage.setItem(key, JSON.stringify({ who: 'guest', kind: 'open' }));
  const again = aStart([{ kind: 'fault', message: 'Broken.' }]);
  again.access.setUser(null, null, false);
  await again.access.check();
  expect(again.kind()).toBe('open');
});

test('without an answer it is asked once more when the network is back, unless somebody else is here by then', async () => {
  const { access, online, asked, kind } = aStart([{ kind: 'unknown' }, { kind: 'login' }]);
  access.setUser(null, null, false);
  await access.check();
  expect([asked(), kind()]).toEqual([1, 'open']);
  online.next(false);
  expect(asked()).toBe(1);
  online.next(true);
  await vi.waitFor(() => expect([asked(), kind()]).toEqual([2, 'login']));

  const other = aStart([{ kind: 'unknown' }, { kind: 'login' }]);
  other.access.setUser(null, null, false);
  await other.access.check();
  other.access.setUser(alice, 'token', true);
  other.online.next(true);
  await Promise.resolve();
  expect([other.asked(), other.kind()]).toEqual([1, 'open']);
});

test('an answer that comes after somebody logged in is of no use any more', async () => {
  const answer = Promise.withResolvers<AccessCheckResult>();
  const access = createAccessController({
    backend: {} as never,
    requiresAuth: false,
    online: new BehaviorSubject(true),
    load: async () => ({ checkAccess: () => answer.promise }),
  });
  access.setUser(null, null, false);
  const asking = access.check();
  access.setUser(alice, 'token', true);
  answer.resolve({ kind: 'login' });
  await asking;
  expect([access.state.value.kind, localStorage.getItem(key)]).toEqual(['open', null]);
});

test('a question that cannot be fetched shuts nobody out', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const access = createAccessController({
    backend: {} as never,
    requiresAuth: false,
    online: new BehaviorSubject(true),
    load: () => Promise.reject(new TypeError('no chunk')),
  });
  access.setUser(null, null, false);
  await access.check();
  expect([access.state.value.kind, warned.mock.calls.length]).toEqual(['open', 1]);
  warned.mockRestore();
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"open"',
  '{"who":"guest"}',
  '{"who":"guest","kind":"admin"}',
  '{"who":"guest","kind":"refused"}',
  '{"who":"guest","kind":"refused","code":1,"message":{}}',
  '{"who":"guest","kind":"failed","message":"x"}',
])('a kept answer that is damaged (%s) is none', (text) => {
  localStorage.setItem(key, text);
  const { access, kind } = aStart([]);
  access.setUser(null, null, false);
  expect(kind()).toBe('open');
});
