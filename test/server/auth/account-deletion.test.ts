// Tests of account deletion by the owner: only with the emailed code, complete and immediate, and
// never for the last admin.
import { describe, expect, test } from 'vitest';
import { buildDeletionCodeEmail } from '../../../content/emails/build-emails.ts';
import { languages } from '../../../schemas/languages.ts';
import { startListening, getRoom } from '../support/socket-listeners.ts';
import {
  buildPrayer,
  createTestServer,
  buildUser,
  getRecord,
  getRecords,
  type TestUser,
  type TestServer,
} from '../support/test-server.ts';
import {
  callWithToken,
  carol,
  getLastCode,
  waitForEmail,
  getWrongCode,
  omitRequestId,
  signUpUser,
} from '../support/signed-up-users.ts';
import { openTestStore } from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

const minute = 60_000;
const shared = stores.filter(({ name }) => name !== 'SQLite file');

const requestCode = (person: Pick<TestUser, 'call'>) =>
  person.call('POST', '/auth/delete-account-code', {});
const deleteWith = (person: Pick<TestUser, 'call'>, otp_code: string) =>
  person.call('POST', '/auth/delete-account', { otp_code });

async function code(server: TestServer, person: Pick<TestUser, 'call'>): Promise<string> {
  const { status } = await requestCode(person);
  expect(status).toBe(200);
  return getLastCode(server);
}

describe.each(shared)('on $name', ({ open }) => {
  test('account deletion removes all data of this user only, and sends a last email', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    const prayer = getRecord(await person.call('POST', '/entities/Prayer', buildPrayer()));
    await person.call('POST', '/entities/Prayer', buildPrayer());
    await person.call('DELETE', `/entities/Prayer/${prayer.id}`);
    const bobsRecord = getRecord(await server.bob.call('POST', '/entities/Prayer', buildPrayer()));
    const digits = await code(server, person);
    expect(server.emails.at(-1)).toMatchObject({
      to: carol.email,
      subject: `${digits} deletes your Selah account`,
      text: expect.stringContaining('10 minutes'),
    });

    expect(await deleteWith(person, ` ${digits} `)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await server.store.users.find(person.id)).toBeUndefined();
    for (const path of ['/entities/User/me', '/changes'])
      expect(await person.call('GET', path)).toMatchObject({
        status: 401,
        body: { code: 'account_deleted' },
      });
    expect((await server.anonymous.call('POST', '/auth/login', carol)).status).toBe(400);
    const scope = { entity: 'Prayer', ownerId: person.id, shared: false };
    expect(await server.store.records.listDeleted(scope, '', 9)).toEqual([]);
    expect(
      getRecords(await server.bob.call('GET', '/entities/Prayer')).map(({ id }) => id),
    ).toEqual([bobsRecord.id]);
    expect(await waitForEmail(server, 3)).toMatchObject({
      to: carol.email,
      subject: 'Your Selah account has been deleted',
    });
    // The email address is free: the owner of the mailbox may sign up again and starts without
    // data.
    server.clock.advance(minute);
    const again = await signUpUser(server);
    expect(again.id).not.toBe(person.id);
    expect(getRecords(await again.call('GET', '/entities/Prayer'))).toEqual([]);
  });

  test('only the same code and former token make a repeated deletion report success', async () => {
    const server = await createTestServer({ open, settings: { access: 'private_with_login' } });
    const person = server.bob;
    await server.store.users.change(person.id, { isAdmitted: true });
    const digits = await code(server, person);
    expect((await deleteWith(person, digits)).status).toBe(200);
    expect(await deleteWith(person, ` ${digits} `)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await deleteWith(person, getWrongCode(digits))).status).toBe(401);
    expect((await deleteWith(server.anonymous, digits)).status).toBe(401);
    expect(
      (
        await callWithToken(server, `${person.token}x`)('POST', '/auth/delete-account', {
          otp_code: digits,
        })
      ).status,
    ).toBe(401);
    // A session that ended is no account that ended: nothing was done.
    const alicesCode = await code(server, server.alice);
    await server.store.sessions.endAll(server.alice.id);
    expect((await deleteWith(server.alice, alicesCode)).status).toBe(401);
    expect(await server.store.users.find(server.alice.id)).toBeDefined();
    server.clock.advance(24 * 60 * minute);
    expect((await deleteWith(person, digits)).status).toBe(401);
  });

  test('a code that the mail server does not take arrives later, unless it was replaced', async () => {
    const server = await createTestServer({ open });
    server.mailServer.isUp = false;
    expect(await requestCode(server.alice)).toMatchObject({ status: 200 });
    expect(await requestCode(server.alice)).toMatchObject({
      status: 429,
      body: { code: 'too_soon' },
    });
    server.clock.advance(minute);
    expect(await requestCode(server.alice)).toMatchObject({ status: 200 });
    server.mailServer.isUp = true;
    server.clock.advance(minute);
    await server.mails.run();
    expect(server.emails).toHaveLength(1);
    expect((await deleteWith(server.alice, getLastCode(server))).status).toBe(200);
  });

  test('of two simultaneous deletions with one code, at least one reports success', async () => {
    const server = await createTestServer({ open });
    const person = await signUpUser(server);
    const digits = await code(server, person);
    const responses = await Promise.all([deleteWith(person, digits), deleteWith(person, digits)]);
    expect(responses.map(({ status }) => status)).toContain(200);
    expect(
      responses.every(({ status }) => status === 200 || status === 400 || status === 401),
    ).toBe(true);
    await waitForEmail(server, 3);
    await server.app.close();
    expect(server.emails).toHaveLength(3);
  });

  test('content of a deleted admin passes to another admin; the last admin stays', async () => {
    const server = await createTestServer({ open });
    const verse = getRecord(
      await server.admin.call('POST', '/entities/ComfortingVerse', {
        verse_key: 'hers',
        scripture_reference: 'Psalm 4:8',
      }),
    );
    await server.store.users.change(server.bob.id, { role: 'admin' });
    const [adminCode, bobsCode] = [
      await code(server, server.admin),
      await code(server, server.bob),
    ];
    const responses = await Promise.all([
      deleteWith(server.admin, adminCode),
      deleteWith(server.bob, bobsCode),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [stayed, deleted] =
      responses[0]?.status === 409 ? [server.admin, server.bob] : [server.bob, server.admin];
    expect(await server.store.users.find(deleted.id)).toBeUndefined();
    expect((await stayed.call('GET', '/entities/User/me')).status).toBe(200);
    expect(
      (
        await server.store.records.get(
          { entity: 'ComfortingVerse', ownerId: null, shared: true },
          verse.id,
        )
      )?.ownerId,
    ).toBe(stayed.id);
  });
});

describe.each(stores)('a store: $name', ({ open }) => {
  test('nothing is removed when the new owner is no longer an admin', async () => {
    const { store, alice, bob, sharedScope: all } = await openTestStore({ open });
    const transfer = {
      entities: [all.entity],
      newOwnerId: bob.id,
      keepRecords: true,
      requireActiveAdmin: true,
    };
    await expect(store.users.remove(alice.id, transfer)).rejects.toMatchObject({
      status: 409,
      code: 'last_admin',
    });
    await store.users.change(bob.id, { role: 'admin', disabled: true });
    await expect(store.users.remove(alice.id, transfer)).rejects.toMatchObject({ status: 409 });
    expect(await store.users.find(alice.id)).toBeDefined();
    await store.users.change(bob.id, { disabled: false });
    expect(await store.users.remove(alice.id, transfer)).toBe(true);
  });
});

test('a wrong deletion code deletes nothing, and five wrong codes void the code', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  expect(await deleteWith(person, '123456')).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  });
  const digits = await code(server, person);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await deleteWith(person, getWrongCode(digits))).toMatchObject({
      status: 400,
      body: { code: 'code_wrong' },
    });
  expect(await deleteWith(person, digits)).toMatchObject({
    status: 400,
    body: { code: 'code_expired' },
  });
  server.clock.advance(minute);
  expect(await deleteWith(person, await code(server, person))).toMatchObject({ status: 200 });
});

test('guessing deletion codes is limited, also over several codes', async () => {
  const server = await createTestServer();
  const person = await signUpUser(server);
  for (let round = 0; round < 4; round += 1) {
    const digits = await code(server, person);
    for (let attempt = 0; attempt < 5; attempt += 1) await deleteWith(person, getWrongCode(digits));
    server.clock.advance(minute);
  }
  const correctCode = await code(server, person);
  const response = await deleteWith(person, correctCode);
  expect(response).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(60);
  expect(await server.store.users.find(person.id)).toBeDefined();
});

test('a deletion code is valid for ten minutes and for its own user only', async () => {
  const server = await createTestServer();
  const alicesCode = await code(server, server.alice);
  await code(server, server.bob);
  expect(await deleteWith(server.bob, alicesCode)).toMatchObject({ status: 400 });
  server.clock.advance(9 * minute);
  expect(await deleteWith(server.alice, getWrongCode(alicesCode))).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  });
  server.clock.advance(minute);
  expect(await deleteWith(server.alice, alicesCode)).toMatchObject({
    status: 400,
    body: { code: 'code_expired' },
  });
  expect(await server.store.users.find(server.alice.id)).toBeDefined();
});

test('a verification code deletes nothing, and a deletion code verifies nothing', async () => {
  const server = await createTestServer();
  await server.anonymous.call('POST', '/auth/register', carol);
  const lastCode = getLastCode(server);
  const person = await signUpUser(server, { email: 'dora@example.org', password: 'correct horse' });
  expect(await deleteWith(person, lastCode)).toMatchObject({ status: 400 });
  const digits = await code(server, person);
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const otp_code = attempt === 0 ? digits : getWrongCode(digits);
    expect(
      await server.anonymous.call('POST', '/auth/verify-otp', { email: person.email, otp_code }),
    ).toMatchObject({ status: 400, body: { code: 'code_wrong' } });
  }
  expect(await deleteWith(person, digits)).toMatchObject({ status: 200 });
});

test('one deletion code email is sent a minute, with the same response each time', async () => {
  const server = await createTestServer();
  const first = await requestCode(server.alice);
  const digits = getLastCode(server);
  const secondRequest = await requestCode(server.alice);
  expect(secondRequest).toMatchObject({ status: 429, body: { code: 'too_soon' } });
  expect(server.emails).toHaveLength(1);
  server.clock.advance(minute);
  expect(omitRequestId(await requestCode(server.alice))).toEqual(omitRequestId(first));
  expect(server.emails).toHaveLength(2);
  expect(await deleteWith(server.alice, digits)).toMatchObject({
    status: digits === getLastCode(server) ? 200 : 400,
  });
});

test('a visitor, the service and an invalid token cannot delete an account', async () => {
  const serviceToken = 'a-service-token-of-the-tests-long-enough';
  const server = await createTestServer({ settings: { serviceToken } });
  const onBehalfOfAlice = { 'on-behalf-of': `Bearer ${server.alice.token}` };
  const service = callWithToken(server, serviceToken);
  for (const [path, body] of [
    ['delete-account-code', {}],
    ['delete-account', { otp_code: '123456' }],
  ] as const) {
    expect((await server.anonymous.call('POST', `/auth/${path}`, body)).status).toBe(401);
    expect((await callWithToken(server, 'forged')('POST', `/auth/${path}`, body)).status).toBe(401);
    expect((await service('POST', `/auth/${path}`, body)).status).toBe(403);
    expect((await service('POST', `/auth/${path}`, body, onBehalfOfAlice)).status).toBe(403);
  }
  expect(server.emails).toEqual([]);
  expect(await server.store.users.find(server.alice.id)).toBeDefined();
});

test.each([undefined, {}, { otp_code: 123456 }, { otp_code: null }, []])(
  'account deletion without a code as text, %j, is 400',
  async (body) => {
    const server = await createTestServer();
    expect(await server.alice.call('POST', '/auth/delete-account', body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_body' },
    });
  },
);

test('the last admin gets the reason for the refusal before any email is sent', async () => {
  const server = await createTestServer();
  await server.store.users.add(
    buildUser({ email: 'invited@example.org', role: 'admin', isVerified: false }),
  );
  expect(await requestCode(server.admin)).toMatchObject({
    status: 409,
    body: { code: 'last_admin' },
  });
  expect(server.emails).toEqual([]);
});

test.each([
  [{}, false],
  [{ backupDays: 30 }, true],
])(
  'the last email mentions backups when the owner configured their lifetime: %j',
  async (settings, isSaid) => {
    const server = await createTestServer({ settings });
    await deleteWith(server.alice, await code(server, server.alice));
    const { text } = await waitForEmail(server, 2);
    expect(text.includes('for up to 30 more days')).toBe(isSaid);
    expect(text.includes('Backups')).toBe(isSaid);
  },
);

test('account deletion closes the sockets of this user on every device, no others', async () => {
  const server = await createTestServer();
  const connect = await startListening(server);
  const [firstSocket, secondSocket, bobsSocket] = await Promise.all(
    [server.alice.token, server.alice.token, server.bob.token].map((token) =>
      connect(token, getRoom('Prayer')),
    ),
  );
  await deleteWith(server.alice, await code(server, server.alice));
  await Promise.all([firstSocket?.closed, secondSocket?.closed]);
  expect(bobsSocket?.socket.connected).toBe(true);
});

test('the server announces account deletion, and the email exists in four languages', async () => {
  const { app } = await createTestServer();
  const settings = await app.inject({ url: '/api/apps/public/prod/public-settings/by-id/selah' });
  expect(settings.json()).toMatchObject({
    capabilities: expect.arrayContaining(['account_deletion']),
  });
  const emails = languages.map((language) =>
    buildDeletionCodeEmail(language, { code: '123456', minutes: 10 }),
  );
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(4);
  for (const { subject, text } of emails) {
    expect(subject).toContain('123456');
    expect(text).toMatch(/123456[^]*\b10\b/);
  }
  expect(buildDeletionCodeEmail('fr', { code: '123456', minutes: 10 }).text).not.toMatch(
    /vous|votre|[Ss]aisissez/,
  );
  expect(buildDeletionCodeEmail('fr', { code: '123456', minutes: 10 }).text).not.toMatch(
    /[^\u202f][!?;]|[^\u00a0]:/,
  );
});
