// Tests of passkeys over the API, on every kind of database: registration, log-in, list and
// removal, with an authenticator in software whose answers can be wrong.
// One file holds them, because each refusal is tested on the same registered passkey and on every
// kind of database; passkey-limits.test.ts has the limits.
import { describe, expect, test, vi } from 'vitest';
import { maxPasskeys, type PasskeyRegistrationOptions } from '../../../schemas/api/passkeys.ts';
import type { SessionRow } from '../../../schemas/api/backend-api.ts';
import { limitRules } from '../../../server/http/rate-limits.ts';
import { createLogger } from '../../../server/log.ts';
import { noPassword } from '../../../server/auth/password-hash.ts';
import {
  createCarol,
  expired,
  listPasskeys,
  logIn,
  type Person,
  refused,
  register,
  startLogin,
  startRegistration,
} from '../support/passkey-calls.ts';
import {
  callWithToken,
  carol,
  getLinkToken,
  getToken,
  omitRequestId,
  signUpUser,
  waitForEmail,
} from '../support/signed-up-users.ts';
import {
  createSoftwareAuthenticator,
  toBase64Url,
  type SoftwareAuthenticator,
  type WrongParts,
} from '../support/software-authenticator.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';
import {
  createTestClock,
  createTestServer,
  type TestResponse,
  type TestServer,
} from '../support/test-server.ts';
import { sharedStores, stores } from '../support/test-stores.ts';

// The real package, whose calls a test can count or replace.
vi.mock(import('@simplewebauthn/server'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    verifyRegistrationResponse: vi.fn(original.verifyRegistrationResponse),
    verifyAuthenticationResponse: vi.fn(original.verifyAuthenticationResponse),
  };
});

const minute = 60_000;
const newPassword = 'a new horse';

function changePassword({ id, call }: Person): Promise<TestResponse> {
  return call('POST', '/auth/change-password', {
    user_id: id,
    current_password: carol.password,
    new_password: newPassword,
  });
}

/** Sets a new password by the link of an e-mail. */
async function resetPassword(server: TestServer, email: string): Promise<void> {
  const count = server.emails.length + 1;
  await server.anonymous.call('POST', '/auth/reset-password-request', { email });
  const reset_token = getLinkToken(await waitForEmail(server, count));
  const body = { reset_token, new_password: newPassword };
  expect(await server.anonymous.call('POST', '/auth/reset-password', body)).toMatchObject({
    status: 200,
  });
}

const dora = { ...carol, email: 'dora@example.org' };

/** Dora, who has not entered the code of her sign-up, with the passkey that Carol had. */
async function createUnverifiedDora(server: TestServer): Promise<{
  authenticator: SoftwareAuthenticator;
  userHandle: string;
  userId: string;
}> {
  const { person, authenticator } = await createCarol(server);
  await server.anonymous.call('POST', '/auth/register', dora);
  const user = await server.store.users.findByEmail(dora.email);
  const [passkey] = await server.store.passkeys.list(person.id);
  if (!user || !passkey) throw new Error('The user or the passkey is missing.');
  await server.store.passkeys.removeAll(person.id);
  await server.store.passkeys.add({ ...passkey, userId: user.id }, 1);
  return { authenticator, userHandle: toBase64Url(Buffer.from(user.id)), userId: user.id };
}

function logInByPassword({ anonymous }: Pick<TestServer, 'anonymous'>): Promise<TestResponse> {
  return anonymous.call('POST', '/auth/login', carol);
}

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('a user adds a passkey, logs in with it without an e-mail address, and removes it', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    const authenticator = createSoftwareAuthenticator();
    const options = await startRegistration(person);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Selah' },
      user: { id: toBase64Url(Buffer.from(person.id)), name: carol.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await person.call(
      'POST',
      '/auth/passkeys',
      { credential: authenticator.create(options), name: ' My phone 📱 ' },
      { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0' },
    );
    const row = {
      id: expect.any(String),
      name: 'My phone 📱',
      device: 'Firefox (Android)',
      created_date: '2026-01-01T12:00:00.000Z',
      last_used_date: null,
    };
    expect(added).toMatchObject({ status: 200, body: row });
    expect(await waitForEmail(server, 2)).toMatchObject({
      to: carol.email,
      subject: 'A passkey was added to Selah',
      text: expect.stringContaining('http://localhost:8080/Account'),
    });
    expect((await startRegistration(person)) as object).toMatchObject({
      excludeCredentials: [
        { id: authenticator.credentialId, type: 'public-key', transports: ['internal'] },
      ],
    });

    server.clock.advance(minute);
    expect(await startLogin(server)).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
    const answer = await logIn(server, authenticator, {}, { 'user-agent': 'Selah/1 (Windows)' });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { id: person.id, email: carol.email } },
    });
    const other = { call: callWithToken(server, getToken(answer)) };
    expect(await listPasskeys(other)).toEqual([
      { ...row, last_used_date: '2026-01-01T12:01:00.000Z' },
    ]);
    // The session is like any other: listed with its device, and ended with all others.
    const sessions = (await person.call('GET', '/auth/sessions')).body as SessionRow[];
    expect(sessions.map(({ device }) => device)).toContain('Windows');
    await person.call('DELETE', '/auth/sessions');
    expect((await other.call('GET', '/entities/User/me')).status).toBe(401);

    const [{ id = '' } = {}] = await listPasskeys(person);
    expect(await person.call('DELETE', `/auth/passkeys/${id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await listPasskeys(person)).toEqual([]);
    expect(await logIn(server, authenticator)).toMatchObject(refused);
    expect((await person.call('DELETE', `/auth/passkeys/${id}`)).status).toBe(404);
  });

  test('a passkey that does not count its uses logs in again and again', async () => {
    const server = await createTestServer({ open });
    const { authenticator } = await createCarol(server, { counts: false });
    // Log-ins that succeed do not count as guesses.
    for (let use = 0; use <= limitRules.wrongPasskey.max; use += 1)
      expect((await logIn(server, authenticator)).status).toBe(200);
  });

  test('a counter that does not grow is refused: the passkey may have been copied', async () => {
    const server = await createTestServer({ open });
    const { authenticator } = await createCarol(server);
    expect((await logIn(server, authenticator, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 8, 0])
      expect(await logIn(server, authenticator, { counter }), String(counter)).toMatchObject(
        refused,
      );
    expect((await logIn(server, authenticator, { counter: 10 })).status).toBe(200);
  });

  test('a challenge is used once, by one of two requests at the same time', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    const second = createSoftwareAuthenticator();
    const credential = second.create(await startRegistration(person));
    const create = () => person.call('POST', '/auth/passkeys', { credential });
    const statuses = (await Promise.all([create(), create()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await create()).toMatchObject(expired);
    expect(await listPasskeys(person)).toHaveLength(2);

    const answer = { credential: authenticator.answer(await startLogin(server)) };
    const send = () => server.anonymous.call('POST', '/auth/passkeys/login', answer);
    const both = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(both.toSorted()).toEqual([200, 400]);
    expect(await send()).toMatchObject(expired);
  });

  test('a refused answer uses its challenge up', async () => {
    const server = await createTestServer({ open });
    const { authenticator } = await createCarol(server);
    const options = await startLogin(server);
    const send = (wrong: WrongParts) =>
      server.anonymous.call('POST', '/auth/passkeys/login', {
        credential: authenticator.answer(options, wrong),
      });
    expect(await send({ hasWrongSignature: true })).toMatchObject(refused);
    expect(await send({})).toMatchObject(expired);
  });

  test('a challenge is valid for five minutes', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    for (const [millis, status] of [
      [5 * minute - 1, 200],
      [5 * minute, 400],
    ] as const) {
      const [creation, login] = [await startRegistration(person), await startLogin(server)];
      server.clock.advance(millis);
      const credential = createSoftwareAuthenticator().create(creation);
      expect((await person.call('POST', '/auth/passkeys', { credential })).status).toBe(status);
      const answer = { credential: authenticator.answer(login) };
      expect((await server.anonymous.call('POST', '/auth/passkeys/login', answer)).status).toBe(
        status,
      );
    }
  });

  test('a challenge serves only its purpose and its user', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    const dora = await signUpUser(server, { ...carol, email: 'dora@example.org' });
    const [creation, login] = [await startRegistration(person), await startLogin(server)];
    const finish = ({ call }: Pick<Person, 'call'>, challenge: string) =>
      call('POST', '/auth/passkeys', {
        credential: createSoftwareAuthenticator().create({ ...creation, challenge }),
      });
    expect(await finish(person, login.challenge)).toMatchObject(expired);
    expect(await finish(dora, creation.challenge)).toMatchObject(expired);
    const { challenge } = await startRegistration(person);
    expect(
      await server.anonymous.call('POST', '/auth/passkeys/login', {
        credential: authenticator.answer({ challenge }),
      }),
    ).toMatchObject(expired);
    expect(
      await server.anonymous.call('POST', '/auth/passkeys/login', {
        credential: authenticator.answer({ challenge: 'invented' }),
      }),
    ).toMatchObject(expired);
    expect(await listPasskeys(dora)).toEqual([]);
    expect(await listPasskeys(person)).toHaveLength(1);
  });

  test('unknown passkeys, wrong signatures and wrong parts get the same answer', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    const dora = await signUpUser(server, { ...carol, email: 'dora@example.org' });
    const doras = createSoftwareAuthenticator();
    await register(dora, doras);
    const answers = [
      await logIn(server, createSoftwareAuthenticator(), {
        userHandle: toBase64Url(Buffer.from(person.id)),
      }),
      await logIn(server, authenticator, { hasWrongSignature: true }),
      // The passkey of another user.
      await logIn(server, doras, { credentialId: authenticator.credentialId }),
      await logIn(server, doras, { userHandle: toBase64Url(Buffer.from(person.id)) }),
      await logIn(server, authenticator, { origin: 'https://evil.example.org' }),
      await logIn(server, authenticator, { origin: 'http://localhost:8081' }),
      await logIn(server, authenticator, { rpId: 'evil.example.org' }),
      await logIn(server, authenticator, { type: 'webauthn.create' }),
      await logIn(server, authenticator, { isUserVerified: false }),
    ];
    expect(answers[0]).toMatchObject(refused);
    expect(new Set(answers.map((answer) => JSON.stringify(omitRequestId(answer)))).size).toBe(1);
    expect((await logIn(server, authenticator)).status).toBe(200);
  });

  test.each<WrongParts>([
    { origin: 'https://evil.example.org' },
    { rpId: 'evil.example.org' },
    { type: 'webauthn.get' },
    { isUserVerified: false },
    { credentialId: 'AAAA' },
    { attestation: 'certificate' },
  ])('a new passkey with %j is refused', async (wrong) => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    expect(await register(person, createSoftwareAuthenticator(), wrong)).toMatchObject(refused);
    expect(await listPasskeys(person)).toEqual([]);
    expect(server.emails).toHaveLength(1);
  });

  test('a disabled user cannot log in with a passkey', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    await server.store.users.change(person.id, { disabled: true });
    expect(await logIn(server, authenticator)).toMatchObject({
      status: 403,
      body: { code: 'account_disabled' },
    });
    expect(await server.store.sessions.list(person.id)).toHaveLength(1);
    await server.store.users.change(person.id, { disabled: false });
    expect((await logIn(server, authenticator)).status).toBe(200);
  });

  test('a user whose address is not verified cannot log in with a passkey', async () => {
    const server = await createTestServer({ open });
    const { authenticator, userHandle, userId } = await createUnverifiedDora(server);
    expect(await logIn(server, authenticator, { userHandle })).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
    expect(await server.store.sessions.list(userId)).toEqual([]);
  });

  test('a password set by e-mail removes all passkeys of the user', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    const other = await signUpUser(server, { ...carol, email: 'other@example.org' });
    await register(other, createSoftwareAuthenticator());
    await resetPassword(server, carol.email);
    expect(await server.store.passkeys.list(person.id)).toEqual([]);
    expect(await logIn(server, authenticator)).toMatchObject(refused);
    expect(await listPasskeys(other)).toHaveLength(1);
  });

  test('a password set by e-mail verifies the address, and removes all passkeys then, too', async () => {
    const server = await createTestServer({ open });
    const { authenticator, userHandle, userId } = await createUnverifiedDora(server);
    await resetPassword(server, dora.email);
    expect((await server.store.users.find(userId))?.isVerified).toBe(true);
    expect(await server.store.passkeys.list(userId)).toEqual([]);
    expect(await logIn(server, authenticator, { userHandle })).toMatchObject(refused);
  });

  test('a password changed with the old one keeps the passkeys; the e-mail names them', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    expect(await changePassword(person)).toMatchObject({ status: 200 });
    expect(server.emails.at(-1)).toMatchObject({
      subject: 'Your Selah password was changed',
      text: expect.stringContaining('passkeys'),
    });
    expect(await listPasskeys(person)).toHaveLength(1);
    expect((await logIn(server, authenticator)).status).toBe(200);
  });

  test('a registration ends with a change of the password, and belongs to one session', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    const finish = ({ call }: Pick<Person, 'call'>, options: PasskeyRegistrationOptions) =>
      call('POST', '/auth/passkeys', { credential: createSoftwareAuthenticator().create(options) });
    const other = { call: callWithToken(server, getToken(await logInByPassword(server))) };
    const options = await startRegistration(person);
    expect(await finish(other, options)).toMatchObject(expired);
    expect((await finish(person, options)).status).toBe(200);

    const early = await startRegistration(person);
    expect(await changePassword(person)).toMatchObject({ status: 200 });
    expect(await finish(person, early)).toMatchObject(expired);
    const late = await startRegistration(person, newPassword);
    expect((await finish(person, late)).status).toBe(200);
    expect(await listPasskeys(person)).toHaveLength(2);
  });

  test('the passkeys of a deleted user are gone', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    await server.store.users.remove(person.id);
    expect(await logIn(server, authenticator)).toMatchObject(refused);
    // The same authenticator may belong to a new account.
    const again = await signUpUser(server, { ...carol, email: 'again@example.org' });
    expect((await register(again, authenticator)).status).toBe(200);
  });

  test('users see and remove only their own passkeys', async () => {
    const server = await createTestServer({ open });
    const { person, authenticator } = await createCarol(server);
    const [{ id = '' } = {}] = await listPasskeys(person);
    for (const { call } of [server.alice, server.admin])
      expect(await call('DELETE', `/auth/passkeys/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect(await listPasskeys(server.alice)).toEqual([]);
    expect((await logIn(server, authenticator)).status).toBe(200);
  });

  test('an account has at most twenty passkeys', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    const waiting = await startRegistration(person);
    for (let count = 0; count < maxPasskeys; count += 1)
      expect((await register(person, createSoftwareAuthenticator())).status).toBe(200);
    const full = { status: 409, body: { code: 'passkeys_full' } };
    expect(
      await person.call('POST', '/auth/passkeys/registration-options', {
        current_password: carol.password,
      }),
    ).toMatchObject(full);
    const credential = createSoftwareAuthenticator().create(waiting);
    expect(await person.call('POST', '/auth/passkeys', { credential })).toMatchObject(full);
    expect(await listPasskeys(person)).toHaveLength(maxPasskeys);
  });
});

test('a passkey needs the current password, and guesses are limited', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  const start = (body: Record<string, unknown>) =>
    person.call('POST', '/auth/passkeys/registration-options', body);
  const wrong = { status: 400, body: { code: 'password_wrong' } };
  expect(await start({})).toMatchObject(wrong);
  expect(await start({ current_password: ['x'] })).toMatchObject(wrong);
  for (let tries = 2; tries < limitRules.wrongPassword.max; tries += 1)
    expect(await start({ current_password: 'wrong horse' })).toMatchObject(wrong);
  const limited = { status: 429, body: { code: 'too_many_requests' } };
  expect(await start({ current_password: carol.password })).toMatchObject(limited);
  // The tries count together with those of a password change.
  expect(await changePassword(person)).toMatchObject(limited);
});

test.each([{}, { current_password: carol.password }])(
  'a user without a password adds no passkey, with %j',
  async (body) => {
    const server = await createTestServer();
    const person = await signUpUser(server);
    await server.store.users.setPasswordHash(person.id, noPassword);
    expect(await person.call('POST', '/auth/passkeys/registration-options', body)).toMatchObject({
      status: 409,
      body: { code: 'password_needed' },
    });
  },
);

test('certificates of an authenticator are refused unread; a signature of the key is accepted', async () => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const server = await createTestServer();
  const person = await signUpUser(server);
  vi.mocked(verifyRegistrationResponse).mockClear();
  expect(
    await register(person, createSoftwareAuthenticator(), { attestation: 'certificate' }),
  ).toMatchObject(refused);
  expect(verifyRegistrationResponse).not.toHaveBeenCalled();
  expect(
    (await register(person, createSoftwareAuthenticator(), { attestation: 'self' })).status,
  ).toBe(200);
});

test('a credential id that is already stored is refused, also for its own user', async () => {
  const server = await createTestServer();
  const { person, authenticator } = await createCarol(server);
  const dora = await signUpUser(server, { ...carol, email: 'dora@example.org' });
  for (const { call } of [person, dora])
    expect(await register({ call }, authenticator)).toMatchObject(refused);
  expect(await listPasskeys(person)).toHaveLength(1);
});

test('a refusal is logged with its reason and without the credential, a fault as an error', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const server = await createTestServer({ log });
  const { authenticator } = await createCarol(server);
  const listLogged = () =>
    lines.filter((line) => line.includes('passkey') && !line.includes('"req')).join('');
  await logIn(server, authenticator, { origin: 'https://evil.example.org' });
  expect(listLogged()).toMatch(/"level":30.*Unexpected authentication response origin/);
  expect(listLogged()).not.toContain(authenticator.credentialId);

  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  for (const fault of [new TypeError('a fault'), new RangeError('a fault')]) {
    lines.length = 0;
    vi.mocked(verifyAuthenticationResponse).mockRejectedValueOnce(fault);
    expect(await logIn(server, authenticator)).toMatchObject(refused);
    expect(listLogged()).toMatch(/"level":50.*the verification of a passkey failed/);
  }
});

test.each([
  ['no handle', undefined],
  ['a zero byte', toBase64Url(Buffer.from('\u0000'))],
  ['bytes that are no UTF-8', toBase64Url(Buffer.from([0xff, 0xfe]))],
])('%s is refused', async (_name, userHandle) => {
  const server = await createTestServer();
  const { authenticator } = await createCarol(server);
  const answer = authenticator.answer(await startLogin(server));
  const { userHandle: _left, ...rest } = answer.response;
  const response = { ...rest, ...(userHandle !== undefined && { userHandle }) };
  expect(
    await server.anonymous.call('POST', '/auth/passkeys/login', {
      credential: { ...answer, response },
    }),
  ).toMatchObject(refused);
});

test('visitors and the service manage no passkeys', async () => {
  const serviceToken = 'a-service-token-of-the-tests-long-enough';
  const server = await createTestServer({ settings: { serviceToken } });
  const service = callWithToken(server, serviceToken);
  for (const [method, path] of [
    ['GET', '/auth/passkeys'],
    ['POST', '/auth/passkeys'],
    ['POST', '/auth/passkeys/registration-options'],
    ['DELETE', '/auth/passkeys/any'],
  ] as const) {
    const body = method === 'POST' ? {} : undefined;
    expect((await server.anonymous.call(method, path, body)).status, path).toBe(401);
    expect(await service(method, path, body), path).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  }
});

test.each([
  {},
  { credential: [] },
  { credential: { id: 'AA', rawId: 'AA', type: 'public-key' } },
  { credential: { id: 'A+', rawId: 'A+', type: 'public-key', response: {} } },
  { credential: { id: 'A'.repeat(1_365), rawId: 'AA', type: 'public-key', response: {} } },
  { credential: { id: 'AA', rawId: 'AA', type: 'password', response: {} } },
  { credential: { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 1 } } },
])('the invalid body %j is 400', async (body) => {
  const server = await createTestServer();
  const invalid = { status: 400, body: { code: 'invalid_body' } };
  expect(await server.alice.call('POST', '/auth/passkeys', body)).toMatchObject(invalid);
  expect(await server.anonymous.call('POST', '/auth/passkeys/login', body)).toMatchObject(invalid);
});

test.each([7, 'x'.repeat(61)])('the invalid name %j is 400', async (name) => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  const credential = createSoftwareAuthenticator().create(await startRegistration(person));
  expect(await person.call('POST', '/auth/passkeys', { credential, name })).toMatchObject({
    status: 400,
    body: { code: 'invalid_body' },
  });
});

test('without a host name over https, and at other addresses, there are no passkeys', async () => {
  const unavailable = { status: 404, body: { code: 'passkeys_unavailable' } };
  const settingsPath = '/api/apps/public/prod/public-settings/by-id/selah';
  for (const publicUrl of [
    'http://selah.example.org',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
  ]) {
    const { anonymous, app } = await createTestServer({ settings: { publicUrl } });
    expect(await anonymous.call('POST', '/auth/passkeys/login-options')).toMatchObject(unavailable);
    const settings = (await app.inject(settingsPath)).json<object>();
    expect(settings).not.toHaveProperty('passkey_origin');
    expect(settings).toHaveProperty('capabilities', expect.not.arrayContaining(['passkeys']));
  }
  const publicUrl = 'https://selah.example.org/app';
  const { anonymous, app } = await createTestServer({ settings: { publicUrl } });
  expect((await app.inject(settingsPath)).json()).toMatchObject({
    capabilities: expect.arrayContaining(['passkeys']),
    passkey_origin: 'https://selah.example.org',
  });
  const startAt = (origin: string) =>
    anonymous.call('POST', '/auth/passkeys/login-options', undefined, { origin });
  expect(await startAt('https://selah.example.org')).toMatchObject({
    status: 200,
    body: { rpId: 'selah.example.org' },
  });
  for (const origin of ['http://selah.example.org', 'https://192.0.2.7', 'null'])
    expect(await startAt(origin), origin).toMatchObject(unavailable);
});

test.each([...stores.filter(({ openShared }) => openShared), ...sharedStores].slice(0, 2))(
  '$name: a challenge of one server is valid on another server',
  async ({ openShared }) => {
    const open = await openShared?.();
    if (!open) throw new Error('This store is not shared.');
    const clock = createTestClock();
    const first = await createTestServer({ open, clock });
    const { authenticator } = await createCarol(first);
    const options = await startLogin(first);
    const second = await createTestServer({ open, clock });
    const credential = authenticator.answer(options);
    expect(
      (await second.anonymous.call('POST', '/auth/passkeys/login', { credential })).status,
    ).toBe(200);
    expect(
      await first.anonymous.call('POST', '/auth/passkeys/login', { credential }),
    ).toMatchObject(expired);
  },
);
