// Tests of the limits of passkeys: guesses, challenges for guests, and calls of one network address.
import { expect, test } from 'vitest';
import { limitRules } from '../../../server/http/rate-limits.ts';
import { createCarol, expired, logIn, refused, startLogin } from '../support/passkey-calls.ts';
import { carol } from '../support/signed-up-users.ts';
import { createSoftwareAuthenticator, toBase64Url } from '../support/software-authenticator.ts';
import { createTestServer } from '../support/test-server.ts';

const minute = 60_000;

test('guesses at one passkey are limited for each address, and no stranger locks it', async () => {
  const server = await createTestServer();
  const { authenticator } = await createCarol(server);
  const wrong = { hasWrongSignature: true };
  for (let tries = 0; tries < limitRules.wrongPasskey.max; tries += 1)
    expect(await logIn(server, authenticator, wrong)).toMatchObject(refused);
  expect(await logIn(server, authenticator)).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
  });
  const elsewhere = { 'x-forwarded-for': '203.0.113.77' };
  expect((await logIn(server, authenticator, {}, elsewhere)).status).toBe(200);
  server.clock.advance(15 * minute);
  expect((await logIn(server, authenticator)).status).toBe(200);
});

test('refused passkeys leave the tries for passwords', async () => {
  const server = await createTestServer();
  const { authenticator } = await createCarol(server);
  const { wrongPasskeyHere, wrongPasskey, passkeyChallenge } = limitRules;
  // Otherwise the tries would leave some for passwords in any case.
  expect(wrongPasskeyHere.max).toBe(limitRules.wrongPasswordHere.max);
  const userHandle = toBase64Url(Buffer.from('unknown'));
  let current = authenticator;
  for (let tries = 0; tries < wrongPasskeyHere.max; tries += 1) {
    if (tries % wrongPasskey.max === 0) current = createSoftwareAuthenticator();
    if (tries % passkeyChallenge.max === 0) server.clock.advance(minute);
    expect(await logIn(server, current, { userHandle })).toMatchObject(refused);
  }
  server.clock.advance(minute);
  expect(await logIn(server, authenticator)).toMatchObject({ status: 429 });
  expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(200);
});

test('an answer to an old challenge does not count as a guess', async () => {
  const server = await createTestServer();
  const { authenticator } = await createCarol(server);
  for (let tries = 0; tries <= limitRules.wrongPasskey.max; tries += 1) {
    const credential = authenticator.answer({ challenge: 'invented' });
    expect(
      await server.anonymous.call('POST', '/auth/passkeys/login', { credential }),
    ).toMatchObject(expired);
  }
  expect((await logIn(server, authenticator)).status).toBe(200);
});

test('the challenges for guests are limited for each network address', async () => {
  const server = await createTestServer();
  const start = (headers = {}) =>
    server.anonymous.call('POST', '/auth/passkeys/login-options', undefined, headers);
  for (let count = 0; count < limitRules.passkeyChallenge.max; count += 1) await startLogin(server);
  expect(await start()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await start({ 'x-forwarded-for': '203.0.113.77' })).status).toBe(200);
  server.clock.advance(minute);
  expect((await start()).status).toBe(200);
});

test('the passkey routes count as auth calls of the network address', async () => {
  const server = await createTestServer();
  const send = () => server.anonymous.call('POST', '/auth/passkeys/login', {});
  for (let count = 0; count < limitRules.auth.max; count += 1)
    expect((await send()).status).toBe(400);
  expect((await send()).status).toBe(429);
});
