// Tests of the service token, which acts for the server owner, as a named user or as itself;
// without a configured token, no service call works.
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createEmailLinks } from '../../../server/auth/password-links.ts';
import { createLogger } from '../../../server/log.ts';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  testSecret,
  type TestServer,
} from '../support/test-server.ts';
import { callWithToken, getLinkToken, getToken } from '../support/signed-up-users.ts';

const serviceToken = 'a-service-token-of-the-tests-long-enough';

async function createServerWithService(): Promise<{
  server: TestServer;
  service: TestServer['alice']['call'];
}> {
  const server = await createTestServer({ settings: { serviceToken } });
  return { server, service: callWithToken(server, serviceToken) };
}

test('the service reads the records of all users, and owns what it writes itself', async () => {
  const { server, service } = await createServerWithService();
  const alicesRecord = getRecord(
    await server.alice.call('POST', '/entities/Prayer', buildPrayer()),
  );
  expect(getRecords(await service('GET', '/entities/Prayer')).map(({ id }) => id)).toEqual([
    alicesRecord.id,
  ]);
  const profile = await service('GET', '/entities/User/me');
  expect(profile).toMatchObject({ status: 200, body: { email: 'service@selah.invalid' } });
  const servicesRecord = getRecord(await service('POST', '/entities/Prayer', buildPrayer()));
  expect(servicesRecord).toMatchObject({ created_by_id: getRecord(profile).id });
  expect((await server.alice.call('GET', `/entities/Prayer/${servicesRecord.id}`)).status).toBe(
    404,
  );
});

test('there is exactly one service user, even when several first calls run at once', async () => {
  const { server, service } = await createServerWithService();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => service('GET', '/entities/User/me')),
  );
  expect(new Set(responses.map((response) => getRecord(response).id)).size).toBe(1);
  expect(
    (
      await server.anonymous.call('POST', '/auth/login', {
        email: 'service@selah.invalid',
        password: serviceToken,
      })
    ).status,
  ).toBe(400);
});

test('no link gives the service user a password, were there ever one', async () => {
  const { server, service } = await createServerWithService();
  const { id } = getRecord(await service('GET', '/entities/User/me'));
  const links = createEmailLinks({
    users: server.store.users,
    mails: server.mails,
    clock: server.clock,
    secret: testSecret,
    publicUrl: 'http://localhost:8080',
  });
  for (const purpose of ['reset', 'invitation'] as const) {
    await links.send({ id, email: 'service@selah.invalid' }, purpose, (link) => ({
      subject: 'a',
      text: link,
    }));
    const reset_token = getLinkToken(server.emails.at(-1));
    expect(
      await server.anonymous.call('POST', '/auth/reset-password', {
        reset_token,
        new_password: 'a new horse',
      }),
    ).toMatchObject({ status: 400, body: { code: 'link_expired' } });
  }
  expect(
    (
      await server.anonymous.call('POST', '/auth/login', {
        email: 'service@selah.invalid',
        password: 'a new horse',
      })
    ).status,
  ).toBe(400);
  expect(await server.store.users.find(id)).toMatchObject({ isVerified: false });
});

test('the service user is not listed and is not counted as the last active admin', async () => {
  const { server, service } = await createServerWithService();
  const serviceProfile = getRecord(await service('GET', '/entities/User/me'));
  for (const call of [service, server.admin.call]) {
    expect(
      getRecords(await call('GET', '/entities/User'))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([server.alice.id, server.bob.id, server.admin.id].toSorted());
    expect(await call('GET', '/entities/User/count')).toMatchObject({ body: { count: 3 } });
    expect((await call('GET', `/entities/User/${serviceProfile.id}`)).status).toBe(404);
  }
  await service('POST', '/users/invite-user', { user_email: 'dan@example.org', role: 'admin' });
  expect(await service('PUT', `/entities/User/${server.admin.id}`, { role: 'user' })).toMatchObject(
    { status: 409 },
  );
});

test('a record written on behalf of a user belongs to this user, who must exist', async () => {
  const { server, service } = await createServerWithService();
  const created = getRecord(
    await service('POST', '/entities/Prayer', buildPrayer(), {
      'on-behalf-of': `Bearer ${server.alice.token}`,
    }),
  );
  expect(created).toMatchObject({ created_by_id: server.alice.id });
  expect((await server.alice.call('GET', `/entities/Prayer/${created.id}`)).status).toBe(200);
  for (const value of ['Bearer forged', '', serviceToken, `Bearer ${serviceToken}`]) {
    expect(
      await service('POST', '/entities/Prayer', buildPrayer(), { 'on-behalf-of': value }),
      value,
    ).toMatchObject({ status: 401 });
  }
  // Without the service token the header is only a header.
  const bobsRecord = getRecord(
    await server.bob.call('POST', '/entities/Prayer', buildPrayer(), {
      'on-behalf-of': `Bearer ${server.alice.token}`,
    }),
  );
  expect(bobsRecord).toMatchObject({ created_by_id: server.bob.id });
  expect(
    (
      await server.anonymous.call('GET', '/entities/User/me', undefined, {
        'on-behalf-of': `Bearer ${server.alice.token}`,
      })
    ).status,
  ).toBe(401);
});

test.each(['Prayer', 'User'])(
  'in a list of %s, neither the service nor a user can use a cursor of the other',
  async (name) => {
    const { server, service } = await createServerWithService();
    await server.alice.call('POST', '/entities/Prayer/bulk', [buildPrayer(), buildPrayer()]);
    const path = `/entities/${name}/v2/list`;
    const cursorIn = ({ body }: { body: unknown }) =>
      (body as { next_cursor: string | null }).next_cursor;
    // A user with two pages of their own records.
    const person = name === 'User' ? server.admin : server.alice;
    const value = { 'on-behalf-of': `Bearer ${person.token}` };
    const [serviceCursor, personCursor] = [
      cursorIn(await service('GET', `${path}?limit=1`, undefined, value)),
      cursorIn(await person.call('GET', `${path}?limit=1`)),
    ];
    if (serviceCursor === null || personCursor === null)
      throw new Error('There is no second page.');
    const refused = { status: 400, body: { code: 'invalid_cursor' } };
    expect(await person.call('GET', `${path}?cursor=${serviceCursor}`)).toMatchObject(refused);
    expect(await service('GET', `${path}?cursor=${personCursor}`, undefined, value)).toMatchObject(
      refused,
    );
    expect((await service('GET', `${path}?cursor=${serviceCursor}`, undefined, value)).status).toBe(
      200,
    );
    expect((await person.call('GET', `${path}?cursor=${personCursor}`)).status).toBe(200);
  },
);

test('only the service can create a token for a user', async () => {
  const { server, service } = await createServerWithService();
  const path = (id: string) => `/auth/sso/accesstoken/${id}`;
  const created = await service('GET', path(server.alice.id), undefined, {
    'on-behalf-of': `Bearer ${server.bob.token}`,
  });
  expect(await callWithToken(server, getToken(created))('GET', '/entities/User/me')).toMatchObject({
    status: 200,
    body: { email: server.alice.email },
  });
  for (const caller of [server.anonymous, server.alice, server.admin])
    expect(await caller.call('GET', path(server.alice.id))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  const serviceUser = getRecord(await service('GET', '/entities/User/me'));
  for (const id of ['no-such-user', serviceUser.id])
    expect(await service('GET', path(id))).toMatchObject({ status: 404 });
  await server.store.users.change(server.bob.id, { disabled: true });
  expect(await service('GET', path(server.bob.id))).toMatchObject({ status: 404 });
});

test.each([`${serviceToken}x`, serviceToken.slice(1), serviceToken.toUpperCase(), 'undefined', ''])(
  '%j is no service token',
  async (token) => {
    const { server } = await createServerWithService();
    expect((await callWithToken(server, token)('GET', '/entities/User/me')).status).toBe(401);
  },
);

test('without a configured token there is no service', async () => {
  const server = await createTestServer();
  for (const token of [serviceToken, 'undefined'])
    expect((await callWithToken(server, token)('GET', '/entities/User/me')).status).toBe(401);
  expect(await server.store.users.findByEmail('service@selah.invalid')).toBeUndefined();
});

test('headers that ask to bypass the access rules have no effect', async () => {
  const { server } = await createServerWithService();
  const alicesRecord = getRecord(
    await server.alice.call('POST', '/entities/Prayer', buildPrayer()),
  );
  const headers = {
    'x-bypass-rls': 'true',
    'x-data-env': 'prod',
    'base44-service-authorization': `Bearer ${serviceToken}`,
  };
  expect(getRecords(await server.bob.call('GET', '/entities/Prayer', undefined, headers))).toEqual(
    [],
  );
  expect(
    (await server.bob.call('GET', `/entities/Prayer/${alicesRecord.id}`, undefined, headers))
      .status,
  ).toBe(404);
  expect((await server.anonymous.call('GET', '/entities/Prayer', undefined, headers)).body).toEqual(
    [],
  );
});

test('the service token never reaches the log', async () => {
  const lines: string[] = [];
  const log = createLogger(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()),
    }),
  );
  const server = await createTestServer({ log, settings: { serviceToken } });
  const service = callWithToken(server, serviceToken);
  await service('GET', '/entities/User/me');
  await service('GET', `/entities/Prayer?q=${serviceToken}`);
  await service('POST', '/entities/Prayer', { title: serviceToken });
  await service('GET', `/auth/sso/accesstoken/${serviceToken}`);
  await server.alice.call('GET', '/entities/User/me', undefined, {
    'base44-service-authorization': `Bearer ${serviceToken}`,
  });
  await server.app.inject({ url: `/api/${serviceToken}?token=${serviceToken}` });
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toContain(serviceToken);
});
