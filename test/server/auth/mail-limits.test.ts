// Tests of the mail limits for emails that strangers trigger: one a minute, a share for each
// requesting address, and a reserve for the owner.
import { describe, expect, test, vi } from 'vitest';
import { createRateLimits, limitRules } from '../../../server/http/rate-limits.ts';
import { createMailLimits } from '../../../server/auth/mail-limits.ts';
import { createTestServer, testSecret, type TestServer } from '../support/test-server.ts';
import { carol, waitForEmail, signUpUser } from '../support/signed-up-users.ts';
import { stores } from '../support/test-stores.ts';

const minute = 60_000;
const [firstAddress, secondAddress] = ['203.0.113.1', '198.51.100.1'];

function sendRequest(server: TestServer, path: string, address: string) {
  return server.anonymous.call(
    'POST',
    `/auth/${path}`,
    { email: carol.email, ...(path === 'register' && { password: 'the stranger’s own' }) },
    { 'x-forwarded-for': address },
  );
}

/**
 * Sends all requests that one address may send, over as many minutes as needed.
 * @param isFirst while requests are allowed, each request sends an email; the function waits for
 *   it, because some emails are sent after the response
 */
async function exhaustLimit(
  server: TestServer,
  path: string,
  address: string,
  isFirst = false,
): Promise<void> {
  const before = server.emails.length;
  for (let attempt = 0; attempt < limitRules.letterAsk.max + 3; attempt += 1) {
    await sendRequest(server, path, address);
    if (isFirst && attempt < limitRules.letterAsk.max)
      await waitForEmail(server, before + attempt + 1);
    server.clock.advance(minute);
  }
}

describe.each(stores.filter(({ name }) => name !== 'SQLite file'))('on $name', ({ open }) => {
  test('of forty sign-ups at once only one sends an email', async () => {
    const server = await createTestServer({ open });
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => sendRequest(server, 'register', secondAddress)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(39);
    expect(server.emails).toHaveLength(1);
  });

  test.each(['register', 'resend-otp', 'reset-password-request'])(
    'of many %s requests from different addresses at once only one sends an email',
    async (path) => {
      const server = await createTestServer({ open });
      if (path === 'reset-password-request') await signUpUser(server);
      else await sendRequest(server, 'register', firstAddress);
      server.clock.advance(minute);
      await Promise.all(
        Array.from({ length: 20 }, (_, one) => sendRequest(server, path, `198.51.100.${one}`)),
      );
      await server.app.close();
      expect(server.emails).toHaveLength(2);
    },
  );

  test('of several invitations to one email address at once only one sends an email', async () => {
    const server = await createTestServer({ open });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.admin.call('POST', '/users/invite-user', { user_email: carol.email }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(server.emails).toHaveLength(1);
  });

  test('a flood of code requests by a stranger leaves the owner codes and links', async () => {
    const server = await createTestServer({ open });
    for (const path of ['register', 'resend-otp'])
      await exhaustLimit(server, path, secondAddress, true);
    const count = server.emails.length;
    expect(count).toBe(limitRules.letterTo.max);
    expect((await sendRequest(server, 'register', secondAddress)).status).toBe(429);
    expect((await sendRequest(server, 'resend-otp', firstAddress)).status).toBe(200);
    await waitForEmail(server, count + 1);
    server.clock.advance(minute);
    expect((await sendRequest(server, 'register', firstAddress)).status).toBe(200);
    expect(server.emails).toHaveLength(count + 2);
    expect((await sendRequest(server, 'reset-password-request', firstAddress)).status).toBe(200);
    await waitForEmail(server, count + 3);
  });

  test('a flood of link requests by a stranger leaves the owner a link', async () => {
    const server = await createTestServer({ open });
    await signUpUser(server);
    await exhaustLimit(server, 'reset-password-request', secondAddress);
    await exhaustLimit(server, 'reset-password-request', '198.51.100.2');
    await exhaustLimit(server, 'reset-password-request', '198.51.100.3');
    const count = server.emails.length;
    expect(count).toBeLessThanOrEqual(1 + limitRules.letterTo.max + limitRules.letterToBeyond.max);
    await sendRequest(server, 'reset-password-request', firstAddress);
    await waitForEmail(server, count + 1);
  });
});

test('an address with too many requests does not make other addresses wait', async () => {
  const server = await createTestServer();
  const mailLimits = createMailLimits(createRateLimits(server.store.limits, testSecret));
  expect(await mailLimits.takeRequest('resend', carol.email, secondAddress)).toMatchObject({
    kind: 'taken',
  });
  expect(await mailLimits.takeRequest('resend', carol.email, secondAddress)).toEqual({
    kind: 'soon',
    retryAfterSeconds: 60,
  });
  expect(await mailLimits.takeRequest('resend', carol.email, firstAddress)).toMatchObject({
    kind: 'taken',
  });
  expect(await mailLimits.takeRequest('reset', carol.email, secondAddress)).toMatchObject({
    kind: 'taken',
  });
});

test.each(['register', 'resend-otp', 'reset-password-request'])(
  '%s: an email that the mail server does not take is sent a minute later',
  async (path) => {
    const server = await createTestServer();
    if (path === 'reset-password-request') await signUpUser(server);
    else await sendRequest(server, 'register', firstAddress);
    server.clock.advance(minute);
    const before = server.emails.length;
    server.mailServer.isUp = false;
    const answer = await sendRequest(server, path, secondAddress);
    expect(answer.status).toBe(200);
    await vi.waitFor(async () =>
      expect(await server.store.mails.list()).toMatchObject([{ attempts: 1 }]),
    );
    server.mailServer.isUp = true;
    await server.mails.run();
    expect(server.emails).toHaveLength(before);
    server.clock.advance(minute);
    await server.mails.run();
    expect(server.emails).toHaveLength(before + 1);
  },
);

test('the wait after an email that waits does not reveal whether an account exists', async () => {
  const server = await createTestServer();
  await sendRequest(server, 'register', firstAddress);
  server.mailServer.isUp = false;
  const status = async (email: string) =>
    (
      await server.anonymous.call(
        'POST',
        '/auth/resend-otp',
        { email },
        { 'x-forwarded-for': secondAddress },
      )
    ).status;
  const emails = [carol.email, 'unknown@example.org'];
  server.clock.advance(minute);
  expect([await status(emails[0] ?? ''), await status(emails[1] ?? '')]).toEqual([200, 200]);
  const mailLimits = createMailLimits(createRateLimits(server.store.limits, testSecret));
  await vi.waitFor(async () =>
    expect(await mailLimits.takeSend('code', carol.email, firstAddress)).toMatchObject({
      kind: 'soon',
    }),
  );
  expect([await status(emails[0] ?? ''), await status(emails[1] ?? '')]).toEqual([429, 429]);
});

test('an invitation that the mail server does not take is sent later, once', async () => {
  const server = await createTestServer();
  const invite = async () =>
    (await server.admin.call('POST', '/users/invite-user', { user_email: carol.email })).status;
  server.mailServer.isUp = false;
  expect(await invite()).toBe(200);
  server.mailServer.isUp = true;
  expect(await invite()).toBe(429);
  server.clock.advance(minute);
  await server.mails.run();
  expect(server.emails).toHaveLength(1);
});

test('a request that came too soon does not count towards the daily limit', async () => {
  const server = await createTestServer();
  const mailLimits = createMailLimits(createRateLimits(server.store.limits, testSecret));
  for (let attempt = 0; attempt < limitRules.letterTo.max; attempt += 1) {
    expect(await mailLimits.takeSend('code', carol.email, firstAddress)).toMatchObject({
      kind: 'taken',
    });
    expect(await mailLimits.takeSend('code', carol.email, firstAddress)).toMatchObject({
      kind: 'soon',
    });
    server.clock.advance(minute);
  }
  for (let attempt = 0; attempt < limitRules.letterToBeyond.max; attempt += 1) {
    expect(await mailLimits.takeSend('code', carol.email, firstAddress)).toMatchObject({
      kind: 'taken',
    });
    expect(await mailLimits.takeSend('code', carol.email, secondAddress)).toMatchObject({
      kind: 'soon',
    });
    server.clock.advance(minute);
  }
  expect(await mailLimits.takeSend('code', carol.email, firstAddress)).toMatchObject({
    kind: 'over',
  });
  expect(await mailLimits.takeSend('code', carol.email, secondAddress)).toMatchObject({
    kind: 'taken',
  });
});
