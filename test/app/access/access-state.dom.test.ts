// Tests of the app's access state at start-up: the answer stored last time, its account, and the
// effect of a new answer or no answer.
import { BehaviorSubject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccessCheckResult } from '../../../src/app/access/ask-access.ts';
import { createAccessController } from '../../../src/app/access/access-state.ts';

const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const key = 'selah_access';

beforeEach(() => localStorage.clear());

/** @param answers the server's answers in order; the last answer is repeated */
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
  'an app without access ($kind) stays closed at the next start until the server grants access',
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

test('a stored access answer applies to no other user and is dropped at a new login', async () => {
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

test('a user with a token is sent to log in only after the token was tried', async () => {
  const { access, kind } = aStart([{ kind: 'login' }]);
  access.setUser(alice, 'token', false);
  await access.check();
  access.setUser(alice, null, false);
  expect(kind()).toBe('login');
  access.setUser(alice, 'another tab’s', false);
  expect(kind()).toBe('open');
});

test('a user with an expired login stays in the app until the next server answer', async () => {
  localStorage.setItem(key, JSON.stringify({ who: 'alice', kind: 'login' }));
  const offline = aStart([{ kind: 'unknown' }, { kind: 'login' }], { isOnline: false });
  offline.access.setUser(alice, null, false);
  expect(offline.kind()).toBe('open');
  await offline.access.check();
  expect(offline.kind()).toBe('open');
  offline.online.next(true);
  await vi.waitFor(() => expect(offline.kind()).toBe('login'));

  // The device reports a network, but no server is reachable.
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

test('a build that requires a login redirects a guest at once, but not a known user', () => {
  const { access, kind } = aStart([], { requiresAuth: true });
  access.setUser(null, null, false);
  expect(kind()).toBe('login');
  access.setUser(alice, 'token', false);
  expect(kind()).toBe('open');
});

test('a server fault closes the app only if the device has no stored data', async () => {
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

test('an unanswered access check is repeated once when the network returns', async () => {
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

test('an access answer that arrives after a login is ignored', async () => {
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

test('an access check whose code cannot be loaded locks no user out', async () => {
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
])('a damaged stored access answer (%s) is ignored', (text) => {
  localStorage.setItem(key, text);
  const { access, kind } = aStart([]);
  access.setUser(null, null, false);
  expect(kind()).toBe('open');
});
