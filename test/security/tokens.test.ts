// Attacks with tokens: forged, altered, expired, for another purpose, and used after the session or
// the account has ended. The unchanged token works first.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  callWithToken,
  getLastCode,
  getLinkToken,
  waitForEmail,
} from '../server/support/signed-up-users.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  testSecret,
  type TestServer,
  type TestUser,
} from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const day = 24 * 60 * 60_000;

const getShared = shareServer(async ({ alice }) => ({
  prayer: getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer())).id,
}));

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(header: object, claims: object, key = testSecret): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

function decodeClaims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

const hs256 = { alg: 'HS256' };

const forgeries: readonly [string, (alice: TestUser, bob: TestUser) => string][] = [
  ['signed with an empty key', ({ token }) => sign(hs256, decodeClaims(token), '\0')],
  ['signed with the name of the app', ({ token }) => sign(hs256, decodeClaims(token), 'selah')],
  [
    'signed with a key in its header',
    ({ token }) => sign({ ...hs256, jwk: { kty: 'oct', k: 'eA' } }, decodeClaims(token), 'x'),
  ],
  [
    'signed with a key at an address',
    ({ token }) => sign({ ...hs256, jku: 'https://evil.example/keys' }, decodeClaims(token), 'x'),
  ],
  [
    'with a key id that is a path',
    ({ token }) => sign({ ...hs256, kid: '../../dev/null' }, decodeClaims(token), '\0'),
  ],
  ['with the algorithm none', ({ token }) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
  ['with the algorithm None', ({ token }) => `${encode({ alg: 'None' })}.${token.split('.')[1]}.`],
  ['with the algorithm HS1', ({ token }) => sign({ alg: 'HS1' }, decodeClaims(token))],
  [
    'with the user of another session',
    ({ id }, { token }) => sign(hs256, { ...decodeClaims(token), sub: id }),
  ],
  [
    'with the session of another user',
    ({ token }, bob) =>
      sign(hs256, { ...decodeClaims(token), sid: decodeClaims(bob.token)['sid'] }),
  ],
  [
    'with an unknown session',
    ({ token }) => sign(hs256, { ...decodeClaims(token), sid: crypto.randomUUID() }),
  ],
  ['without a session', ({ id }) => sign(hs256, { sub: id, aud: 'selah' })],
  [
    'with a list of sessions',
    ({ token }) => sign(hs256, { ...decodeClaims(token), sid: [decodeClaims(token)['sid']] }),
  ],
  ['with a pattern as session', ({ token }) => sign(hs256, { ...decodeClaims(token), sid: '%' })],
  ['for another app', ({ token }) => sign(hs256, { ...decodeClaims(token), aud: 'other' })],
  ['without an app', ({ token }) => sign(hs256, { ...decodeClaims(token), aud: undefined })],
  ['that has expired', ({ token }) => sign(hs256, { ...decodeClaims(token), exp: 1 })],
  [
    'that is not yet valid',
    ({ token }) => sign(hs256, { ...decodeClaims(token), nbf: 9_999_999_999 }),
  ],
  [
    'with a claim in front',
    ({ token }) =>
      `${token.split('.')[0]}.${encode({ ...decodeClaims(token), role: 'admin' })}.${token.split('.')[2]}`,
  ],
  ['without its signature', ({ token }) => token.split('.').slice(0, 2).join('.')],
  ['with an empty signature', ({ token }) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['with a signature cut off by half', ({ token }) => token.slice(0, -22)],
  ['with a part too many', ({ token }) => `${token}.e30`],
  ['that is encrypted in form', ({ token }) => `${token}.e30.e30`],
  ['that is the id of the user', ({ id }) => id],
  ['that is the id of the session', ({ token }) => String(decodeClaims(token)['sid'])],
  ['that is "null"', () => 'null'],
  ['of a thousand dots', () => '.'.repeat(1_000)],
];

/** Fails when a caller reads or changes anything of Alice, or is not asked to sign in. */
async function expectNoAccess(call: TestUser['call'], prayer: string): Promise<void> {
  expect((await call('GET', '/entities/User/me')).status).toBe(401);
  expect((await call('GET', '/changes')).status).toBe(401);
  expect((await call('GET', `/entities/Prayer/${prayer}`)).status).toBe(401);
  expect((await call('POST', '/entities/Prayer', buildPrayer())).status).toBe(401);
  expect((await call('DELETE', `/entities/Prayer/${prayer}`)).status).toBe(401);
  expect((await call('GET', '/agents/conversations')).status).toBe(401);
}

test.each(forgeries)('a token %s opens nothing', async (_what, forge) => {
  const { server, prayer } = getShared();
  const { alice, bob } = server;
  // The claims are right: signed by the server, they open the account.
  const whole = callWithToken(server, sign(hs256, decodeClaims(alice.token)));
  expect(await whole('GET', '/entities/User/me')).toMatchObject({ body: { id: alice.id } });
  await expectNoAccess(callWithToken(server, forge(alice, bob)), prayer);
});

const carriers: readonly [
  string,
  (token: string) => { query?: string; headers?: Record<string, string> },
][] = [
  ['in the address', (token) => ({ query: `?access_token=${token}` })],
  ['in a cookie', (token) => ({ headers: { cookie: `token=${token}; access_token=${token}` } })],
  ['with the scheme Basic', (token) => ({ headers: { authorization: `Basic ${token}` } })],
  ['without a scheme', (token) => ({ headers: { authorization: token } })],
  [
    'in a header of a proxy',
    (token) => ({
      headers: {
        'x-forwarded-authorization': `Bearer ${token}`,
        'proxy-authorization': `Bearer ${token}`,
      },
    }),
  ],
  ['for a service', (token) => ({ headers: { 'on-behalf-of': `Bearer ${token}` } })],
];

test.each(carriers)(
  'a token %s is not accepted, so that other sites cannot send it',
  async (_where, carry) => {
    const { server } = getShared();
    const { alice, anonymous } = server;
    expect((await alice.call('GET', '/entities/User/me')).status).toBe(200);
    const { query = '', headers = {} } = carry(alice.token);
    const response = await anonymous.call('GET', `/entities/User/me${query}`, undefined, headers);
    expect(response.status).toBe(401);
  },
);

type End = (user: TestUser, server: TestServer) => Promise<unknown>;

const ends: readonly [string, End][] = [
  ['a log-out', ({ call }) => call('POST', '/auth/logout')],
  ['thirty days without use', async (_user, { clock }) => clock.advance(30 * day)],
  [
    'the account was disabled',
    ({ id }, { admin }) => admin.call('PUT', `/entities/User/${id}`, { disabled: true }),
  ],
  ['the account was deleted', ({ id }, { store }) => store.users.remove(id)],
  [
    'the account was deleted by its owner',
    async ({ call }, server) => {
      await call('POST', '/auth/delete-account-code', {});
      await call('POST', '/auth/delete-account', { otp_code: getLastCode(server) });
    },
  ],
  [
    'a new password was chosen by a link',
    async ({ email }, server) => {
      await server.anonymous.call('POST', '/auth/reset-password-request', { email });
      const link = getLinkToken(await waitForEmail(server, 1));
      await server.anonymous.call('POST', '/auth/reset-password', {
        reset_token: link,
        new_password: 'violet harbour 93 kestrel',
      });
    },
  ],
  [
    'another device ended all other sessions',
    async ({ email }, { addUser }) => (await addUser(email)).call('DELETE', '/auth/sessions'),
  ],
];

test.each(ends)('a token opens nothing after %s', async (_what, end) => {
  const server = await createTestServer();
  const user = await server.addUser('carol@example.org');
  const prayer = getRecord(await user.call('POST', '/entities/Prayer', buildPrayer())).id;
  await end(user, server);
  await expectNoAccess(user.call, prayer);
});
