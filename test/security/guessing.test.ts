// Attacks that guess: passwords, codes and links, ways around the limits, values of a wrong type,
// and answers that would tell whether an account exists.
import { expect, test } from 'vitest';
import { limitRules } from '../../server/http/rate-limits.ts';
import {
  carol,
  getLastCode,
  getLinkToken,
  omitRequestId,
  signUpUser,
  waitForEmail,
} from '../server/support/signed-up-users.ts';
import { createTestServer, type TestServer } from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const wrongPassword = 'violet harbour 93 kestrel';
const unknown = 'unknown@example.org';

const pendingEmail = 'pending@example.org';

const getShared = shareServer(async (server) => {
  await signUpUser(server);
  return { pendingCode: await register(server, pendingEmail) };
});

/** Inputs that a careless comparison would accept. */
const wrongTypes: readonly [string, unknown][] = [
  ['an operator', { $ne: '' }],
  ['a pattern', { $regex: '.*' }],
  ['a list', [carol.password]],
  ['true', true],
  ['zero', 0],
  ['null', null],
];

test.each(
  wrongTypes.flatMap(([what, value]) =>
    (
      [
        ['the password of a login', '/auth/login', { email: carol.email, password: value }],
        ['the address of a login', '/auth/login', { email: value, password: carol.password }],
        ['a code', '/auth/verify-otp', { email: carol.email, otp_code: value }],
        [
          'the token of a password link',
          '/auth/reset-password',
          { reset_token: value, new_password: wrongPassword },
        ],
      ] as const
    ).map(([where, path, body]) => ({ what, where, path, body })),
  ),
)('$what in place of $where is refused', async ({ path, body }) => {
  const { call } = getShared().server.anonymous;
  expect(await call('POST', path, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_body' },
  });
});

test.each([
  ['a login with a wrong password', '/auth/login', { password: wrongPassword }],
  ['a wrong code', '/auth/verify-otp', { otp_code: '000000' }],
  ['a request for a code', '/auth/resend-otp', {}],
  ['a request for a password link', '/auth/reset-password-request', {}],
])('%s does not tell whether an account exists', async (_what, path, body) => {
  const { call } = getShared().server.anonymous;
  const send = async (email: string) => omitRequestId(await call('POST', path, { email, ...body }));
  expect(await send(carol.email)).toEqual(await send(unknown));
});

test.each([
  ['with capitals and spaces', (index: number) => ({ email: ` ${flipCase(carol.email, index)} ` })],
  [
    'with a new address in headers of proxies',
    (index: number) => ({ email: carol.email, headers: buildProxyHeaders(index) }),
  ],
])('guesses of one password %s are counted together', async (_how, vary) => {
  const server = await createTestServer();
  await signUpUser(server);
  const logIn = (index: number, password: string) => {
    const { email, headers = {} } = { headers: undefined, ...vary(index) };
    return server.anonymous.call('POST', '/auth/login', { email, password }, headers);
  };
  expect((await logIn(0, carol.password)).status).toBe(200);
  for (let index = 0; index < limitRules.wrongPassword.max; index += 1)
    expect((await logIn(index, wrongPassword)).status).toBe(400);
  expect((await logIn(11, carol.password)).status).toBe(429);
});

function flipCase(email: string, index: number): string {
  return email.slice(0, index) + (email[index] ?? '').toUpperCase() + email.slice(index + 1);
}

function buildProxyHeaders(index: number): Record<string, string> {
  const address = `203.0.113.${index}`;
  return {
    'x-real-ip': address,
    'x-client-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
    forwarded: `for=${address}`,
  };
}

async function register(server: TestServer, email: string): Promise<string> {
  await server.anonymous.call('POST', '/auth/register', { ...carol, email });
  return getLastCode(server);
}

let addressCount = 0;

/** Sends a code from a new address, so that the limit of one address does not refuse it. */
function verify({ anonymous }: TestServer, email: string, otp_code: string) {
  addressCount += 1;
  return anonymous.call(
    'POST',
    '/auth/verify-otp',
    { email, otp_code },
    { 'x-forwarded-for': `198.51.100.${addressCount}` },
  );
}

const wrongCodes: readonly [string, (code: string) => string][] = [
  ['without its last digit', (code) => code.slice(0, -1)],
  ['with one more digit', (code) => `${code}0`],
  [
    'of Arabic digits',
    (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  ],
  [
    'of wide digits',
    (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  ],
  ['as a number with an exponent', (code) => `${Number(code)}e0`],
  ['with a wildcard', (code) => `${code.slice(0, -1)}%`],
  ['with a zero byte', (code) => `${code}\0`],
  ['among other codes', (code) => `000000,${code}`],
  ['that is empty', () => ''],
];

test.each(wrongCodes)('a code %s is not accepted', async (_what, change) => {
  const { server, pendingCode } = getShared();
  expect((await verify(server, pendingEmail, change(pendingCode))).status).toBe(400);
});

test('the code that the attacks changed is still accepted', async () => {
  const { server, pendingCode } = getShared();
  expect((await verify(server, pendingEmail, pendingCode)).status).toBe(200);
});

test('ten simultaneous requests with one code open one session', async () => {
  const server = await createTestServer();
  const email = 'dave@example.org';
  const otp_code = await register(server, email);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      server.anonymous.call('POST', '/auth/verify-otp', { email, otp_code }),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code that was used opens no second session', async () => {
  const { server } = getShared();
  const email = `${crypto.randomUUID()}@example.org`;
  const code = await register(server, email);
  expect((await verify(server, email, code)).status).toBe(200);
  expect(await verify(server, email, code)).toMatchObject({ status: 400 });
});

test('the code of one account does not verify another', async () => {
  const { server } = getShared();
  const emails = [1, 2].map(() => `${crypto.randomUUID()}@example.org`);
  const [first = '', second = ''] = emails;
  const code = await register(server, first);
  const other = await register(server, second);
  expect(code === other || (await verify(server, second, code)).status === 400).toBe(true);
  expect((await verify(server, first, code)).status).toBe(200);
});

test('the code for a deletion does not log in', async () => {
  const server = await createTestServer();
  const user = await signUpUser(server);
  expect((await user.call('POST', '/auth/delete-account-code', {})).status).toBe(200);
  const code = getLastCode(server);
  expect((await verify(server, user.email, code)).status).toBe(400);
  expect((await user.call('POST', '/auth/delete-account', { otp_code: code })).status).toBe(200);
});

test('the code for a deletion does not delete another account', async () => {
  const server = await createTestServer();
  const user = await signUpUser(server);
  await user.call('POST', '/auth/delete-account-code', {});
  const otp_code = getLastCode(server);
  expect((await server.bob.call('POST', '/auth/delete-account', { otp_code })).status).toBe(400);
  expect(await server.store.users.find(server.bob.id)).toBeDefined();
  expect((await user.call('POST', '/auth/delete-account', { otp_code })).status).toBe(200);
});

const wrongLinks: readonly [string, (token: string, userId: string) => string][] = [
  ['without its last character', (token) => token.slice(0, -1)],
  [
    'in other capitals',
    (token) =>
      token.replace(/[a-z]/i, (letter) =>
        letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
      ),
  ],
  ['with a space behind it', (token) => `${token}\t.`],
  ['that is the id of the user', (_token, userId) => userId],
  ['that is a wildcard', () => '%'],
  ['that is empty', () => ''],
];

test('guessed tokens of password links change no password, and the link works', async () => {
  const server = await createTestServer();
  const { id } = await signUpUser(server);
  await server.anonymous.call('POST', '/auth/reset-password-request', { email: carol.email });
  const token = getLinkToken(await waitForEmail(server, 2));
  const reset = (reset_token: string) =>
    server.anonymous.call('POST', '/auth/reset-password', {
      reset_token,
      new_password: wrongPassword,
    });
  for (const [what, change] of wrongLinks)
    expect((await reset(change(token, id))).status, what).toBe(400);
  expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
});
