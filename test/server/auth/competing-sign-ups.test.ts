// Tests of two sign-ups with one unverified address: neither password is valid until the owner of
// the mailbox has chosen.
import { describe, expect, test, vi } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import {
  callWithToken,
  carol,
  getLastCode,
  waitForEmail,
  getLinkToken,
  signUpUser,
  getToken,
} from '../support/signed-up-users.ts';
import { stores } from '../support/test-stores.ts';

const stranger = { ...carol, password: 'the stranger’s own' };
const [home, elsewhere] = ['203.0.113.1', '198.51.100.1'];

function from(server: TestServer, address: string) {
  return (path: string, body: Record<string, string>) =>
    server.anonymous.call('POST', `/auth/${path}`, body, { 'x-forwarded-for': address });
}

/**
 * Orders of sign-up: the stranger signs up after the owner, before the owner, or in the same
 * minute, always from another network address.
 */
const orders: [
  string,
  (
    hers: () => Promise<unknown>,
    theirs: () => Promise<unknown>,
    wait: () => void,
  ) => Promise<unknown>,
][] = [
  ['after hers', async (hers, theirs, wait) => (await hers(), wait(), await theirs())],
  ['before hers', async (hers, theirs, wait) => (await theirs(), wait(), await hers())],
  ['a moment after hers', async (hers, theirs) => (await hers(), await theirs())],
  ['a moment before hers', async (hers, theirs) => (await theirs(), await hers())],
  ['at the same time', async (hers, theirs) => Promise.all([hers(), theirs()])],
];

describe.each(stores.filter(({ name }) => name !== 'SQLite file'))('on $name', ({ open }) => {
  test.each(orders)(
    'stock client verifies, stranger signs up %s: no password works, a link lets the owner choose',
    async (_when, inOrder) => {
      const server = await createTestServer({ open });
      const [owner, other] = [from(server, home), from(server, elsewhere)];
      await inOrder(
        () => owner('register', carol),
        () => other('register', stranger),
        () => server.clock.advance(62_000),
      );
      const count = server.emails.length;
      const verified = await owner('verify-otp', {
        email: carol.email,
        otp_code: getLastCode(server),
      });
      expect(verified).toMatchObject({ status: 200, body: { success: true } });
      expect(
        (await callWithToken(server, getToken(verified))('GET', '/entities/User/me')).status,
      ).toBe(200);
      for (const body of [carol, stranger, { ...carol, password: 'none' }])
        expect(await owner('login', body)).toMatchObject({
          status: 400,
          body: { code: 'invalid_credentials' },
        });

      const email = await waitForEmail(server, count + 1);
      expect(email).toMatchObject({
        to: carol.email,
        subject: 'Choose your password for Selah',
        text: expect.stringContaining('no password given so far counts'),
      });
      expect(
        (
          await owner('reset-password', {
            reset_token: getLinkToken(email),
            new_password: carol.password,
          })
        ).status,
      ).toBe(200);
      expect((await owner('login', carol)).status).toBe(200);
      expect((await other('login', stranger)).status).toBe(400);
    },
  );
});

test('a user who sends a password with the code, as our app does, sets the password', async () => {
  const server = await createTestServer();
  const owner = from(server, home);
  await owner('register', carol);
  await from(server, elsewhere)('register', stranger);
  expect(
    (
      await owner('verify-otp', {
        email: carol.email,
        otp_code: getLastCode(server),
        password: carol.password,
      })
    ).status,
  ).toBe(200);
  expect((await owner('login', carol)).status).toBe(200);
  await server.app.close();
  expect(server.emails).toHaveLength(1);
});

test('a sign-up refused as too soon contests the address, and the first code works', async () => {
  const server = await createTestServer();
  const owner = from(server, home);
  await owner('register', stranger);
  expect(await owner('register', carol)).toMatchObject({ status: 429, body: { code: 'too_soon' } });
  expect(
    (await owner('verify-otp', { email: carol.email, otp_code: getLastCode(server) })).status,
  ).toBe(200);
  expect((await owner('login', stranger)).status).toBe(400);
});

test('a sign-up during verification is refused, and the verified password stays', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const count = server.emails.length;
  // The stranger's sign-up reads before the verification and writes after it.
  vi.spyOn(server.store.users, 'findByEmail').mockResolvedValueOnce(undefined);
  expect(await from(server, elsewhere)('register', stranger)).toMatchObject({
    status: 400,
    body: { code: 'email_taken' },
  });
  expect(server.emails).toHaveLength(count);
  expect((await from(server, elsewhere)('login', stranger)).status).toBe(400);
  expect((await from(server, home)('login', carol)).status).toBe(200);
});

test('refusals of a contested password and of an unknown user take equally long', async () => {
  const server = await createTestServer();
  const owner = from(server, home);
  await owner('register', carol);
  await from(server, elsewhere)('register', stranger);
  const timed = async (email: string) => {
    const start = performance.now();
    await owner('login', { ...carol, email });
    return performance.now() - start;
  };
  const times: { contested: number; unknown: number }[] = [];
  for (let turn = 0; turn < 9; turn += 1)
    times.push({
      contested: await timed(carol.email),
      unknown: await timed('unknown@example.org'),
    });
  const median = (name: 'contested' | 'unknown') =>
    times.map((one) => one[name]).toSorted((a, b) => a - b)[4] ?? 0;
  expect(median('contested') / median('unknown')).toBeGreaterThan(0.4);
  expect(median('contested') / median('unknown')).toBeLessThan(2.5);
});
