// Tests of the app's access state at start-up: the stored answer of the last access check, its
// account, and a new, failed or missing answer.
import { BehaviorSubject } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccessCheckResult } from '../../../src/app/access/ask-access.ts';
import { createAccessController } from '../../../src/app/access/access-state.ts';

const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const key = 'selah_access';

beforeEach(() => localStorage.clear());

/** @param answers the server's answers in order; the last answer is repeated */
function createStart(
  answers: readonly AccessCheckResult[],
  { requiresAuth = false, isOnline = true } = {},
) {
  const online = new BehaviorSubject(isOnline);
  let checkCount = 0;
  const access = createAccessController({
    backend: {} as never,
    requiresAuth,
    online,
    load: async () => ({
      checkAccess: async () =>
        answers[Math.min((checkCount += 1), answers.length) - 1] ?? { kind: 'unknown' },
    }),
  });
  return { access, online, countChecks: () => checkCount, kind: () => access.state.value.kind };
}

test.each<AccessCheckResult>([
  { kind: 'login' },
  { kind: 'unregistered' },
  { kind: 'refused', code: 'trial_over' },
])(
  'an app without access ($kind) stays closed at the next start until the server grants access',
  async (answer) => {
    const first = createStart([answer]);
    first.access.setUser(null, null, false);
    expect(first.kind()).toBe('open');
    await first.access.check();
    expect(first.access.state.value).toEqual(answer);

    const offline = createStart([{ kind: 'unknown' }]);
    offline.access.setUser(null, null, false);
    expect(offline.access.state.value).toEqual(answer);
    await offline.access.check();
    expect(offline.access.state.value).toEqual(answer);

    const second = createStart([{ kind: 'open' }]);
    second.access.setUser(null, null, false);
    await second.access.check();
    expect([second.kind(), JSON.parse(localStorage.getItem(key) ?? '')]).toEqual([
      'open',
      { who: 'guest', kind: 'open' },
    ]);
  },
);

test('a stored access answer applies to no other user and is dropped at a new login', async () => {
  const { access, kind } = createStart([{ kind: 'unregistered' }]);
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
  const { access, kind } = createStart([{ kind: 'login' }]);
  access.setUser(alice, 'token', false);
  await access.check();
  access.setUser(alice, null, false);
  expect(kind()).toBe('login');
  access.setUser(alice, 'another tab’s', false);
  expect(kind()).toBe('open');
});

test('a user with an expired login stays in the app until the next server answer', async () => {
  localStorage.setItem(key, JSON.stringify({ who: 'alice', kind: 'login' }));
  const offline = createStart([{ kind: 'unknown' }, { kind: 'login' }], { isOnline: false });
  offline.access.setUser(alice, null, false);
  expect(offline.kind()).toBe('open');
  await offline.access.check();
  expect(offline.kind()).toBe('open');
  offline.online.next(true);
  await vi.waitFor(() => expect(offline.kind()).toBe('login'));

  // The device reports a network, but no server is reachable.
  const alone = createStart([{ kind: 'unknown' }]);
  alone.access.setUser(alice, null, false);
  await alone.access.check();
  expect(alone.kind()).toBe('open');

  const visitor = createStart([{ kind: 'login' }, { kind: 'unknown' }], { isOnline: false });
  visitor.access.setUser(null, null, false);
  await visitor.access.check();
  await visitor.access.check();
  expect(visitor.kind()).toBe('login');
});

test('a build that requires a login redirects a guest at once, but not a known user', () => {
  const { access, kind } = createStart([], { requiresAuth: true });
  access.setUser(null, null, false);
  expect(kind()).toBe('login');
  access.setUser(alice, 'token', false);
  expect(kind()).toBe('open');
});

test('a server fault closes the app only if the device has no stored data', async () => {
  const first = createStart([{ kind: 'fault' }, { kind: 'unknown' }]);
  first.access.setUser(null, null, false);
  await first.access.check();
  expect(first.access.state.value).toEqual({ kind: 'failed' });
  expect(localStorage.getItem(key)).toBeNull();
  await first.access.check();
  expect(first.kind()).toBe('open');

  const known = createStart([{ kind: 'fault' }]);
  known.access.setUser(alice, 'token', false);
  await known.access.check();
  expect(known.kind()).toBe('open');

  localStorage.setItem(key, JSON.stringify({ who: 'guest', kind: 'open' }));
  const again = createStart([{ kind: 'fault' }]);
  again.access.setUser(null, null, false);
  await again.access.check();
  expect(again.kind()).toBe('open');
});

test('an unanswered access check is repeated once when the network returns', async () => {
  const { access, online, countChecks, kind } = createStart([
    { kind: 'unknown' },
    { kind: 'login' },
  ]);
  access.setUser(null, null, false);
  await access.check();
  expect([countChecks(), kind()]).toEqual([1, 'open']);
  online.next(false);
  expect(countChecks()).toBe(1);
  online.next(true);
  await vi.waitFor(() => expect([countChecks(), kind()]).toEqual([2, 'login']));

  const thirdStart = createStart([{ kind: 'unknown' }, { kind: 'login' }]);
  thirdStart.access.setUser(null, null, false);
  await thirdStart.access.check();
  thirdStart.access.setUser(alice, 'token', true);
  thirdStart.online.next(true);
  await Promise.resolve();
  expect([thirdStart.countChecks(), thirdStart.kind()]).toEqual([1, 'open']);
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
  const { access, kind } = createStart([]);
  access.setUser(null, null, false);
  expect(kind()).toBe('open');
});
