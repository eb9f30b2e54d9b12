// Tests of access tokens: only tokens for this app, signed with our key and algorithm, are
// accepted.
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTokens } from '../../../server/auth/tokens.ts';
import { createTestClock, testSecret } from '../support/test-server.ts';

const content = { userId: 'alice', sessionId: 'one' };

function createTestTokens(change: Partial<Parameters<typeof createTokens>[0]> = {}) {
  return createTokens({ secret: testSecret, appId: 'selah', clock: createTestClock(), ...change });
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token with any header and claims, correctly signed with a key. */
function sign(header: object, claims: object, key = testSecret, hash = 'sha256'): string {
  const text = `${base64(header)}.${base64(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

const claims = { sub: 'alice', sid: 'one', aud: 'selah', iat: 1_767_268_800 };

test('an access token names user and session, can be reused, and never expires', async () => {
  const clock = createTestClock();
  const ownTokens = createTestTokens({ clock });
  const token = await ownTokens.create(content);
  clock.advance(10 * 365 * 24 * 60 * 60_000);
  expect([await ownTokens.read(token), await ownTokens.read(token)]).toEqual([content, content]);
  expect(await createTestTokens().read(token)).toEqual(content);
  expect(await createTestTokens().read(sign({ alg: 'HS256' }, claims))).toEqual(content);
});

test.each([
  [
    'of another key',
    sign({ alg: 'HS256' }, claims, 'another secret of the tests, also long enough'),
  ],
  ['without a signature', `${base64({ alg: 'none' })}.${base64(claims)}.`],
  ['with alg none and a signature', sign({ alg: 'none' }, claims)],
  ['of a longer hash', sign({ alg: 'HS512' }, claims, testSecret, 'sha512')],
  ['whose header names another hash than it is signed with', sign({ alg: 'HS512' }, claims)],
  ['for another app', sign({ alg: 'HS256' }, { ...claims, aud: 'other' })],
  ['for no app', sign({ alg: 'HS256' }, { sub: 'alice', sid: 'one' })],
  ['without a session', sign({ alg: 'HS256' }, { sub: 'alice', aud: 'selah' })],
  ['with a session that is no text', sign({ alg: 'HS256' }, { ...claims, sid: { $ne: '' } })],
  ['without a person', sign({ alg: 'HS256' }, { sid: 'one', aud: 'selah' })],
  ['with unknown demands', sign({ alg: 'HS256', crit: ['x'], x: 1 }, claims)],
  ['that is no JSON', `${Buffer.from('{').toString('base64url')}.e30.`],
  ['that is nothing', ''],
  ['that is dots', '...'],
  ['that is long', 'a.'.repeat(50_000)],
])('a token %s means an anonymous visitor', async (_what, token) => {
  expect(await createTestTokens().read(token)).toBeUndefined();
});

test('a public key in place of the secret opens nothing', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const token = await new SignJWT({ sid: 'one' })
    .setProtectedHeader({ alg: 'RS256' })
    .setSubject('alice')
    .setAudience('selah')
    .sign(privateKey);
  expect(await createTestTokens().read(token)).toBeUndefined();
});

test('a changed token means an anonymous visitor, even after the original was read', async () => {
  const ownTokens = createTestTokens();
  const token = await ownTokens.create(content);
  expect(await ownTokens.read(token)).toEqual(content);
  for (let index = 0; index < token.length; index += 7) {
    const replacement = token[index] === 'A' ? 'B' : 'A';
    expect(
      await ownTokens.read(token.slice(0, index) + replacement + token.slice(index + 1)),
      `at ${index}`,
    ).toBeUndefined();
  }
  expect(await ownTokens.read(`${token}x`)).toBeUndefined();
  expect(await ownTokens.read(token.slice(0, -1))).toBeUndefined();
});
