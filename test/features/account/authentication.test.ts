// Tests of signing in against a backend whose log-in answer does not contain the user, as the
// hosted platform answers: the account is read from the server after every kind of log-in.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import type { DataContext, SignInResult } from '../../../src/data/data-context.ts';
import { signIn, signUp, verifyCode } from '../../../src/features/account/authentication.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';

const user = { id: 'u1', email: 'ann@example.org', full_name: 'Ann', role: 'user' };
const credentials = { email: 'ann@example.org', password: 'a quiet place' };

afterEach(closeContexts);

/** Creates a guest's context. `respond` answers a request by the last part of its path. */
async function createGuest(respond: (path: string) => object | Error | Response) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const path = new URL(url).pathname.split('/').slice(-2).join('/');
    const { authorization = '' } = Object.fromEntries(new Headers(headers));
    requests.push(`${path} ${authorization}`.trim());
    const response = respond(path);
    if (response instanceof Error) throw response;
    if (response instanceof Response) return response;
    return Response.json(response);
  });
  const sessions: SignInResult[] = [];
  const startSession: DataContext['startSession'] = async (session) => void sessions.push(session);
  const data = await createAliceContext({
    account: null,
    backend: createBackend({
      serverUrl: 'http://backend.example.org',
      appId: 'selah',
      storage: null,
    }),
    startSession,
  });
  return { data, requests, sessions };
}

test.each([{ user: {} }, { user: undefined }, { user: { id: 'u1' } }])(
  'a log-in answer with $user reads the account from the server',
  async (part) => {
    const { data, requests, sessions } = await createGuest((path) =>
      path === 'User/me' ? user : { access_token: 'token-1', success: true, ...part },
    );
    expect(await signIn(data, ` ${credentials.email} `, credentials.password)).toBeNull();
    expect(requests).toEqual(['auth/login', 'User/me Bearer token-1']);
    expect(sessions).toMatchObject([
      { account: { id: 'u1', email: user.email, full_name: 'Ann' }, token: 'token-1' },
    ]);
  },
);

test('a verified code reads the account from the server', async () => {
  const { data, sessions } = await createGuest((path) =>
    path === 'User/me' ? user : { access_token: 'token-2', success: true },
  );
  expect(await verifyCode(data, credentials, '123456')).toBeNull();
  expect(sessions).toMatchObject([{ account: { id: 'u1' }, token: 'token-2' }]);
});

test('without a connection for the account no session starts', async () => {
  const { data, sessions } = await createGuest((path) =>
    path === 'User/me'
      ? new TypeError('no network')
      : { access_token: 'token-3', success: true, user: {} },
  );
  expect(await signIn(data, credentials.email, credentials.password)).toEqual({ kind: 'offline' });
  expect(sessions).toEqual([]);
});

const noObject = "{'email': 'ann@example.org', 'app_id': 'selah'} -> Object not found";

test.each([
  ['log-in', 400, { message: 'Invalid email or password' }, 'invalid_credentials'],
  ['log-in', 401, { error: 'Unauthorized' }, 'invalid_credentials'],
  ['registration', 400, { message: 'A user with this email already exists' }, 'email_taken'],
  ['code', 500, { error_type: 'ObjectNotFoundError', message: noObject }, 'code_wrong'],
  ['code', 400, { message: 'Verification code has expired' }, 'code_expired'],
  ['code', 500, { message: 'Internal server error' }, 'refused'],
])('an answer without a code to a %s, %i %j, means %s', async (call, status, body, code) => {
  const { data } = await createGuest(() => Response.json(body, { status }));
  const failure = {
    'log-in': () => signIn(data, credentials.email, credentials.password),
    registration: () => signUp(data, credentials.email, credentials.password, 'en'),
    code: () => verifyCode(data, credentials, '123456'),
  }[call];
  expect(await failure?.()).toMatchObject({ kind: 'refused', code });
});
