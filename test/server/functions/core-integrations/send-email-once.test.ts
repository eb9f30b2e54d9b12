// Tests that an email whose response was lost is sent once, although the client submits it again.
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../support/test-server.ts';
import { stores } from '../../support/test-stores.ts';

const path = '/integration-endpoints/Core/SendEmail';
const support = { supportEmail: 'help@example.org' };
const feedback = {
  to: 'help@example.org',
  subject: 'Feedback',
  body: 'Thank you!',
  message_key: '0b5e3f9a-6f5e-4c7e-9a54-6f0a6d1a2b3c',
};
const send = (
  person: Pick<TestServer['alice'], 'call'>,
  change: Record<string, string> = {},
  address = '203.0.113.1',
) => person.call('POST', path, { ...feedback, ...change }, { 'x-forwarded-for': address });

describe.each(stores.filter(({ name }) => name !== 'SQLite file'))('on $name', ({ open }) => {
  test('a repeated email of a guest is sent once, also from elsewhere or signed in', async () => {
    const server = await createTestServer({ open, settings: support });
    const responses = [
      await send(server.anonymous),
      await send(server.anonymous),
      await send(server.anonymous, {}, '198.51.100.1'),
      await send(server.alice),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => (body as { messageId: string }).messageId))).toEqual(
      new Set([server.emails[0]?.messageId]),
    );
    expect(server.emails).toHaveLength(1);
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await send(server.anonymous)).status).toBe(200);
    expect(server.emails).toHaveLength(1);
  });
});

test('a different text, key or day makes it a different email', async () => {
  const server = await createTestServer({ settings: support });
  await send(server.alice);
  const changes: Record<string, string>[] = [
    { body: 'Thank you again!' },
    { subject: 'More' },
    { message_key: 'another' },
  ];
  for (const change of changes) expect((await send(server.alice, change)).status).toBe(200);
  expect(new Set(server.emails.map(({ messageId }) => messageId)).size).toBe(4);
  server.clock.advance(24 * 60 * 60_000);
  await send(server.alice);
  expect(server.emails).toHaveLength(5);
});

test('emails of different users, and emails without a key, are all sent', async () => {
  const server = await createTestServer();
  for (const person of [server.alice, server.admin, server.alice])
    expect((await send(person, { to: 'bob@example.org' })).status).toBe(200);
  expect(server.emails).toHaveLength(2);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await server.alice.call('POST', path, {
      to: 'bob@example.org',
      subject: 'Hello',
      body: 'Peace.',
    });
  expect(server.emails).toHaveLength(4);
});

test('a repeated email that the mail server did not accept yet is sent once', async () => {
  const server = await createTestServer({ settings: support });
  server.mailServer.isUp = false;
  expect((await send(server.alice)).status).toBe(200);
  server.mailServer.isUp = true;
  expect((await send(server.alice)).status).toBe(200);
  server.clock.advance(60_000);
  await server.mails.run();
  expect(server.emails).toHaveLength(1);
});

test.each([{ message_key: 'x'.repeat(65) }, { message_key: 7 }])(
  '%j is refused',
  async (change) => {
    const server = await createTestServer({ settings: support });
    expect((await server.alice.call('POST', path, { ...feedback, ...change })).status).toBe(400);
    expect(server.emails).toEqual([]);
  },
);
