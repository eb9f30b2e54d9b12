// Tests of the integration SendEmail: recipients, headers, feedback, and limits.
import { describe, expect, test } from 'vitest';
import { createTestClock, createTestServer, buildUser } from '../../support/test-server.ts';

const core = '/integration-endpoints/Core';

describe('SendEmail', () => {
  const email = { to: 'bob@example.org', subject: 'Hello', body: 'Peace to you.' };
  const support = { supportEmail: 'Help@example.org' };

  test('SendEmail sends to a user of the app, and names the sender in the email', async () => {
    const { alice, emails } = await createTestServer();
    expect(
      await alice.call('POST', `${core}/SendEmail`, {
        ...email,
        to: ' Bob@Example.org',
        from_name: 'Alice',
      }),
    ).toMatchObject({
      status: 200,
      body: { success: true, messageId: expect.stringMatching(/^<[0-9a-f-]{36}@localhost>$/) },
    });
    expect(emails).toEqual([
      {
        to: 'bob@example.org',
        subject: 'Hello',
        fromName: 'Alice via Selah',
        messageId: expect.any(String),
        text: expect.stringMatching(
          /^Peace to you\.\n\n-- \nThis email was written by alice@example\.org/,
        ),
      },
    ]);
  });

  test('SendEmail refuses strangers and unverified, disabled or non-human accounts', async () => {
    const { alice, anonymous, clock, emails, store } = await createTestServer({
      settings: support,
    });
    await store.users.add(buildUser({ email: 'new@example.org', isVerified: false }));
    await store.users.add(buildUser({ email: 'locked@example.org', disabled: true }));
    await store.users.add(buildUser({ email: 'service@example.org', isService: true }));
    for (const to of [
      'stranger@example.org',
      'new@example.org',
      'locked@example.org',
      'service@example.org',
      'bob@example.org, stranger@example.org',
      'bob@example.org\nBcc: stranger@example.org',
      '',
    ]) {
      expect(await alice.call('POST', `${core}/SendEmail`, { ...email, to }), to).toMatchObject({
        status: 403,
        body: { code: 'recipient_not_allowed' },
      });
      clock.advance(6 * 60 * 60_000);
    }
    expect((await anonymous.call('POST', `${core}/SendEmail`, email)).status).toBe(401);
    expect(emails).toEqual([]);
  });

  test('SendEmail allows no header injection and no other sender', async () => {
    const { alice, emails } = await createTestServer();
    await alice.call('POST', `${core}/SendEmail`, {
      ...email,
      subject: 'Hi\r\nBcc: x@example.org\u2028X: y',
      from_name: 'Bank" <bank@example.org>\r\nX: y',
      body: 'One\r\ntwo\0',
    });
    expect(emails[0]).toMatchObject({
      subject: 'Hi Bcc: x@example.org X: y',
      fromName: 'Bank bank example.org X y via Selah',
      text: expect.stringMatching(/^One\ntwo\n/),
    });
  });

  test.each([
    ['Carol', 'Carol via Selah'],
    [undefined, 'alice via Selah'],
    ['Selah', 'alice via Selah'],
    ['The S e l a h team', 'alice via Selah'],
    ['Ｓｅｌａｈ', 'alice via Selah'],
    ['Administrator', 'alice via Selah'],
    ['Tech-Support', 'alice via Selah'],
  ])('a user who wants the sender name %s gets %s', async (fromName, expected) => {
    const { alice, emails } = await createTestServer();
    await alice.call('POST', `${core}/SendEmail`, {
      ...email,
      ...(fromName !== undefined && { from_name: fromName }),
    });
    expect(emails).toMatchObject([{ fromName: expected }]);
  });

  test('a user with an official name and address is named a user', async () => {
    const { admin, emails } = await createTestServer();
    await admin.call('POST', `${core}/SendEmail`, { ...email, from_name: 'Admin' });
    expect(emails).toMatchObject([{ fromName: 'User via Selah' }]);
  });

  test('a guest cannot pose as the app, and the service may use its name', async () => {
    const { anonymous, emails } = await createTestServer({
      settings: { ...support, serviceToken: 's'.repeat(40) },
    });
    const feedback = { ...email, to: 'help@example.org' };
    const write = (fromName: string, headers?: Record<string, string>) =>
      anonymous.call('POST', `${core}/SendEmail`, { ...feedback, from_name: fromName }, headers);
    await write('Selah Support');
    await write('Carol');
    await write('Selah', { authorization: `Bearer ${'s'.repeat(40)}` });
    expect(emails.map(({ fromName }) => fromName)).toEqual([undefined, 'Carol via Selah', 'Selah']);
  });

  test('feedback needs no sign-in, and is limited to five emails an hour per address', async () => {
    const { anonymous, alice, emails } = await createTestServer({ settings: support });
    const feedback = {
      to: 'help@example.org',
      subject: 'Feedback',
      body: 'Not logged in\nThank you!',
    };
    for (let count = 0; count < 5; count += 1)
      expect((await anonymous.call('POST', `${core}/SendEmail`, feedback)).status).toBe(200);
    expect(await anonymous.call('POST', `${core}/SendEmail`, feedback)).toMatchObject({
      status: 429,
    });
    expect((await alice.call('POST', `${core}/SendEmail`, feedback)).status).toBe(200);
    expect(emails).toHaveLength(6);
    expect(emails[0]).toMatchObject({ to: 'Help@example.org', text: 'Not logged in\nThank you!' });
  });

  test('a user may send ten emails an hour, including those that do not arrive', async () => {
    const { alice, emails } = await createTestServer();
    for (let count = 0; count < 4; count += 1)
      await alice.call('POST', `${core}/SendEmail`, {
        ...email,
        to: `stranger${count}@example.org`,
      });
    for (let count = 0; count < 6; count += 1)
      expect((await alice.call('POST', `${core}/SendEmail`, email)).status).toBe(200);
    expect(await alice.call('POST', `${core}/SendEmail`, email)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    expect(emails).toHaveLength(6);
  });

  test('SendEmail does not reveal accounts: five refusals a day stop all emails', async () => {
    const { alice, bob, admin, clock, emails } = await createTestServer();
    const write = (person: typeof alice, to: string) =>
      person.call('POST', `${core}/SendEmail`, { ...email, to });
    for (let count = 0; count < 5; count += 1)
      expect((await write(alice, `stranger${count}@example.org`)).status).toBe(403);
    for (const to of ['stranger9@example.org', 'bob@example.org'])
      expect(await write(alice, to)).toMatchObject({
        status: 429,
        body: { code: 'too_many_requests' },
      });
    expect((await write(bob, 'alice@example.org')).status).toBe(200);
    for (let count = 0; count < 7; count += 1)
      expect((await write(admin, `stranger${count}@example.org`)).status).toBe(403);
    clock.advance(24 * 60 * 60_000);
    expect((await write(alice, 'bob@example.org')).status).toBe(200);
    expect(emails).toHaveLength(2);
  });

  test('a user receives at most twenty emails a day from all other users together', async () => {
    const clock = createTestClock();
    const { alice, bob, emails } = await createTestServer({ clock });
    const emailToAdmin = { ...email, to: 'admin@example.org' };
    for (let count = 0; count < 10; count += 1)
      for (const one of [alice, bob])
        expect((await one.call('POST', `${core}/SendEmail`, emailToAdmin)).status).toBe(200);
    clock.advance(60 * 60_000);
    expect((await alice.call('POST', `${core}/SendEmail`, emailToAdmin)).status).toBe(429);
    expect((await alice.call('POST', `${core}/SendEmail`, email)).status).toBe(200);
    expect(emails).toHaveLength(21);
  });

  test.each([
    { subject: '' },
    { subject: '\r\n' },
    { body: ' ' },
    { to: 7 },
    { subject: 'x'.repeat(201) },
    { body: 'x'.repeat(20_001) },
    { from_name: {} },
  ])('%j is refused', async (change) => {
    const { alice, emails } = await createTestServer();
    expect(await alice.call('POST', `${core}/SendEmail`, { ...email, ...change })).toMatchObject({
      status: 400,
      body: { code: 'bad_parameters' },
    });
    expect(emails).toEqual([]);
  });
});
