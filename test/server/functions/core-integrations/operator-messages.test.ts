// Tests of messages to the operator: they go to SUPPORT_EMAIL, else to ADMIN_EMAIL, else they are
// stored on the server.
import { describe, expect, test } from 'vitest';
import { operatorRecipient } from '../../../../schemas/api/backend-api.ts';
import { createTestServer, type TestServer, type TestUser } from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const message = {
  to: operatorRecipient,
  subject: 'Selah: feedback',
  body: 'From: alice@example.org\n\nThank you!',
  message_key: '0b5e3f9a-6f5e-4c7e-9a54-6f0a6d1a2b3c',
};
const send = (user: Pick<TestUser, 'call'>, change: Record<string, string> = {}) =>
  user.call('POST', '/integration-endpoints/Core/SendEmail', { ...message, ...change });
const listStored = async ({ store }: TestServer) =>
  (await store.messages.list()).map(({ userEmail, subject, body }) => [userEmail, subject, body]);
const admin = { email: 'root@example.org', password: 'a long password' };
const dayMillis = 24 * 60 * 60_000;

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('without an address, messages of guests and users are stored, each once', async () => {
    const server = await createTestServer({ open });
    expect(await send(server.anonymous)).toMatchObject({ status: 200, body: { success: true } });
    expect((await send(server.anonymous)).status).toBe(200);
    server.clock.advance(2 * 24 * 60 * 60_000);
    expect((await send(server.anonymous)).status).toBe(200);
    expect((await send(server.alice, { message_key: 'other', body: 'A\u0000B' })).status).toBe(200);
    expect(server.emails).toEqual([]);
    expect(await listStored(server)).toEqual([
      [null, message.subject, message.body],
      ['alice@example.org', message.subject, 'AB'],
    ]);
  });

  test('a stored message of a user is deleted with the account', async () => {
    const server = await createTestServer({ open });
    await send(server.alice);
    await send(server.bob, { body: 'Bob' });
    await server.store.users.remove(server.alice.id);
    expect(await listStored(server)).toEqual([['bob@example.org', message.subject, 'Bob']]);
  });
});

test('messages to the operator go to SUPPORT_EMAIL, else to ADMIN_EMAIL', async () => {
  const both = await createTestServer({ settings: { admin, supportEmail: 'help@example.org' } });
  await send(both.anonymous);
  const adminOnly = await createTestServer({ settings: { admin } });
  await send(adminOnly.anonymous);
  await send(adminOnly.anonymous);
  expect([both.emails, adminOnly.emails].map((sent) => sent.map(({ to }) => to))).toEqual([
    ['help@example.org'],
    ['root@example.org'],
  ]);
  expect([await listStored(both), await listStored(adminOnly)]).toEqual([[], []]);
});

test('a message that the mail server rejects for good is stored', async () => {
  for (const settings of [{ admin }, { supportEmail: 'help@example.org' }]) {
    const server = await createTestServer({ settings });
    server.mailServer.isRejecting = true;
    const to = settings.supportEmail ?? operatorRecipient;
    expect((await send(server.alice, { to })).status).toBe(200);
    expect(await listStored(server)).toHaveLength(1);
  }
});

test('a message that the mail server cannot take now is sent later, or stored after a day', async () => {
  const server = await createTestServer({ settings: { admin } });
  server.mailServer.isUp = false;
  expect(await send(server.alice)).toMatchObject({ status: 200, body: { success: true } });
  expect(await send(server.alice, { body: 'Another' })).toMatchObject({ status: 200 });
  expect(await listStored(server)).toEqual([]);
  server.mailServer.isUp = true;
  server.clock.advance(60_000);
  // Another server claims one of the two e-mails, and crashes.
  await server.store.mails.claim(server.clock.now(), server.clock.now() + dayMillis);
  await server.mails.run();
  expect(server.emails).toHaveLength(1);
  server.mailServer.isUp = false;
  server.clock.advance(dayMillis);
  await server.mails.run();
  expect(await listStored(server)).toEqual([
    ['alice@example.org', message.subject, expect.any(String)],
  ]);
});

test('the public settings name the capability, and not the e-mail of the admin', async () => {
  const { app } = await createTestServer({ settings: { admin } });
  const { body } = await app.inject({
    url: '/api/apps/public/prod/public-settings/by-id/selah',
  });
  expect(body).toContain('operator_messages');
  expect(body).not.toContain('root@');
});

test('guests cannot send more stored messages than e-mails', async () => {
  const server = await createTestServer();
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await send(server.anonymous, { body: `Message ${count}` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
