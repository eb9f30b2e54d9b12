// Tests of the access check of guests and known users: each answer of the server, the platform or a
// proxy gives exactly one result. Also covers which requests are sent, the time limit, and the log.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import { checkAccess, type AccessCheckInput } from '../../../src/app/access/ask-access.ts';

type Answer = () => Promise<Response>;

const json =
  (status: number, body: unknown, statusText = ''): Answer =>
  async () =>
    Response.json(body, { status, statusText });
const html =
  (status: number): Answer =>
  async () =>
    new Response('<html>Sign in to this network</html>', {
      status,
      headers: { 'content-type': 'text/html' },
    });
const noAnswer: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const settings = (access: string): Answer => json(200, { id: 'selah', public_settings: access });
const rejectWith = (reason: string, message = 'No.'): Answer =>
  json(403, { message, extra_data: { app_id: 'selah', reason } });
const offline = json(
  503,
  { error: 'Offline', message: 'You are offline and this data is not cached' },
  'Offline',
);
const userResponse = json(200, { id: 'alice' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** @param answers to the public settings, then to the question who is here */
async function callCheckAccess(
  answers: readonly [Answer, Answer?],
  changes: Partial<AccessCheckInput> = {},
) {
  const requests: string[] = [];
  const reports: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address.includes('public-settings') ? 'settings' : 'me');
    return (address.includes('public-settings') ? answers[0] : (answers[1] ?? noAnswer))();
  });
  const backend = createBackend({
    serverUrl: 'https://selah.example',
    appId: 'selah',
    token: 'alice',
    storage: null,
    onSignedOut: () => undefined,
  });
  const answer = await checkAccess({
    backend,
    isSignedIn: false,
    requiresAuth: false,
    report: (what) => reports.push(what),
    ...changes,
  });
  return { answer, requests, token: backend.auth.token(), reports };
}

describe('a guest', () => {
  test.each<[string, Answer, unknown]>([
    ['an open app', settings('public_without_login'), { kind: 'open' }],
    [
      'an app of the platform that wants a login, and says so with 200',
      settings('public_with_login'),
      { kind: 'login' },
    ],
    ['one for a workspace', settings('workspace_with_login'), { kind: 'login' }],
    ['auth_required', rejectWith('auth_required'), { kind: 'login' }],
    ['user_not_registered', rejectWith('user_not_registered'), { kind: 'unregistered' }],
    [
      'another reason',
      rejectWith('trial_over', 'The trial is over.'),
      { kind: 'refused', code: 'trial_over' },
    ],
    ['403 of a proxy', html(403), { kind: 'fault' }],
    ['403 without a reason', json(403, { message: 'Forbidden' }), { kind: 'fault' }],
    [
      '403 with a reason that is none',
      json(403, { message: 'No.', extra_data: { reason: 7 } }),
      { kind: 'fault' },
    ],
    [
      'an app that is not there',
      json(404, { message: 'There is no app of this name on this server.' }),
      { kind: 'fault' },
    ],
    ['a server error', json(500, { message: 'Something broke.' }), { kind: 'fault' }],
    [
      'a server that is busy',
      json(429, { message: 'Too many.', code: 'rate_limited' }),
      { kind: 'fault' },
    ],
    ['nonsense with 200', json(200, []), { kind: 'fault' }],
    ['nothing with 200', json(200, null), { kind: 'fault' }],
    ['the sign-in page of a network', html(200), { kind: 'unknown' }],
    ['no network', noAnswer, { kind: 'unknown' }],
    ['the worker in the place of a server', offline, { kind: 'unknown' }],
  ])('%s', async (_, answer, meaning) => {
    expect((await callCheckAccess([answer])).answer).toEqual(meaning);
  });

  test('a build that requires a login sends a guest to log in after one request', async () => {
    expect(
      await callCheckAccess([settings('public_without_login')], { requiresAuth: true }),
    ).toMatchObject({
      answer: { kind: 'login' },
      requests: ['settings'],
    });
  });

  test('a guest’s access check ends after eight seconds without an answer', async () => {
    vi.useFakeTimers();
    const answer = callCheckAccess([
      () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('too late')), 60_000)),
    ]);
    const before = await Promise.race([
      answer.then(() => 'answered'),
      vi.advanceTimersByTimeAsync(7_900).then(() => 'waiting'),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([before, (await answer).answer]).toEqual(['waiting', { kind: 'unknown' }]);
  });
});

describe('a known user', () => {
  const signedIn = { isSignedIn: true };

  test('a known user is not checked when the app is public', async () => {
    expect(await callCheckAccess([settings('public_without_login')], signedIn)).toMatchObject({
      answer: { kind: 'open' },
      requests: ['settings'],
      token: 'alice',
    });
  });

  test.each<[string, Answer, Answer, unknown, string | null]>([
    [
      'whom the server knows',
      settings('private_with_login'),
      userResponse,
      { kind: 'open' },
      'alice',
    ],
    [
      'whose login has ended',
      rejectWith('auth_required'),
      json(401, { message: 'Please sign in.', code: 'unauthorized' }),
      { kind: 'login' },
      null,
    ],
    [
      'whose login has ended on the platform',
      settings('private_with_login'),
      json(401, { detail: 'Unauthorized' }),
      { kind: 'login' },
      null,
    ],
    [
      'who was deleted on the server',
      settings('public_with_login'),
      json(404, { detail: 'Entity not found', code: 'NOT_FOUND' }),
      { kind: 'login' },
      null,
    ],
    [
      'with the token of another app',
      rejectWith('auth_required'),
      json(403, { message: 'No.', extra_data: { reason: 'auth_required' } }),
      { kind: 'login' },
      null,
    ],
    [
      'who was not invited',
      settings('private_with_login'),
      rejectWith('user_not_registered'),
      { kind: 'unregistered' },
      'alice',
    ],
    [
      'before a proxy that says 404 in JSON',
      settings('private_with_login'),
      json(404, { message: 'Not Found' }),
      { kind: 'fault' },
      'alice',
    ],
    [
      'before a proxy that says 404 with a code',
      settings('private_with_login'),
      json(404, { message: 'Not Found', code: 'not_found' }),
      { kind: 'fault' },
      'alice',
    ],
    [
      'before one that names another thing that is not there',
      settings('private_with_login'),
      json(404, { message: 'No.', detail: 'No.', code: 'unknown_app' }),
      { kind: 'fault' },
      'alice',
    ],
    [
      'before a proxy that says 401',
      rejectWith('auth_required'),
      html(401),
      { kind: 'fault' },
      'alice',
    ],
    [
      'before a proxy that says 404',
      rejectWith('auth_required'),
      html(404),
      { kind: 'fault' },
      'alice',
    ],
    [
      'while the server stumbles',
      settings('private_with_login'),
      json(500, { message: 'Broken.' }),
      { kind: 'fault' },
      'alice',
    ],
    [
      'when the network ends between two questions',
      settings('private_with_login'),
      noAnswer,
      { kind: 'unknown' },
      'alice',
    ],
  ])('%s', async (_, first, second, meaning, token) => {
    const { answer, ...otherResults } = await callCheckAccess([first, second], signedIn);
    expect([answer, otherResults.token]).toEqual([meaning, token]);
  });

  test('a failed check of a known user is logged with the specified text', async () => {
    expect(
      (await callCheckAccess([settings('private_with_login'), noAnswer], signedIn)).reports,
    ).toEqual(['Authentication check failed:']);
  });

  test('a build that requires a login trusts a known user when no server answers', async () => {
    expect(
      await callCheckAccess([settings('public_without_login'), userResponse], {
        ...signedIn,
        requiresAuth: true,
      }),
    ).toMatchObject({ answer: { kind: 'open' }, requests: ['settings', 'me'] });
    expect(
      await callCheckAccess([noAnswer, noAnswer], { ...signedIn, requiresAuth: true }),
    ).toMatchObject({
      answer: { kind: 'unknown' },
      token: 'alice',
    });
  });
});
