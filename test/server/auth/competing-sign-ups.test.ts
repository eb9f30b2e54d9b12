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

const competitor = { ...carol, password: 'the stranger’s own' };
const [ownerAddress, competitorAddress] = ['203.0.113.1', '198.51.100.1'];

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
    signUpOwner: () => Promise<unknown>,
    signUpCompetitor: () => Promise<unknown>,
    wait: () => void,
  ) => Promise<unknown>,
][] = [
  [
    'after hers',
    async (signUpOwner, signUpCompetitor, wait) => (
      await signUpOwner(),
      wait(),
      await signUpCompetitor()
    ),
  ],
  [
    'before hers',
    async (signUpOwner, signUpCompetitor, wait) => (
      await signUpCompetitor(),
      wait(),
      await signUpOwner()
    ),
  ],
  [
    'a moment after hers',
    async (signUpOwner, signUpCompetitor) => (await signUpOwner(), await signUpCompetitor()),
  ],
  [
    'a moment before hers',
    async (signUpOwner, signUpCompetitor) => (await signUpCompetitor(), await signUpOwner()),
  ],
  [
    'at the same time',
    async (signUpOwner, signUpCompetitor) => Promise.all([signUpOwner(), signUpCompetitor()]),
  ],
];

describe.each(stores.filter(({ name }) => name !== 'SQLite file'))('on $name', ({ open }) => {
  test.each(orders)(
    'stock client verifies, stranger signs up %s: no password works, a link lets the owner choose',
    async (_when, runInOrder) => {
      const server = await createTestServer({ open });
      const [owner, competitorClient] = [
        from(server, ownerAddress),
        from(server, competitorAddress),
      ];
      await runInOrder(
        () => owner('register', carol),
        () => competitorClient('register', competitor),
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
      for (const body of [carol, competitor, { ...carol, password: 'none' }])
        expect(await owner('login', body)).toMatchObject({
          status: 400,
          body: { code: 'invalid_credentials' },
        });

      const email = await waitForEmail(server, count + 1);
      expect(email).toMatchObject({
        to: carol.email,
        subject: 'Choose your password for Selah',
        text: expect.stringContaining('earlier passwords for this address no longer work'),
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
      expect((await competitorClient('login', competitor)).status).toBe(400);
    },
  );
});

test('a user who sends a password with the code, as our app does, sets the password', async () => {
  const server = await createTestServer();
  const owner = from(server, ownerAddress);
  await owner('register', carol);
  await from(server, competitorAddress)('register', competitor);
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
  const owner = from(server, ownerAddress);
  await owner('register', competitor);
  expect(await owner('register', carol)).toMatchObject({ status: 429, body: { code: 'too_soon' } });
  expect(
    (await owner('verify-otp', { email: carol.email, otp_code: getLastCode(server) })).status,
  ).toBe(200);
  expect((await owner('login', competitor)).status).toBe(400);
});

test('a sign-up during verification is refused, and the verified password stays', async () => {
  const server = await createTestServer();
  await signUpUser(server);
  const count = server.emails.length;
  // The stranger's sign-up reads before the verification and writes after it.
  vi.spyOn(server.store.users, 'findByEmail').mockResolvedValueOnce(undefined);
  expect(await from(server, competitorAddress)('register', competitor)).toMatchObject({
    status: 400,
    body: { code: 'email_taken' },
  });
  expect(server.emails).toHaveLength(count);
  expect((await from(server, competitorAddress)('login', competitor)).status).toBe(400);
  expect((await from(server, ownerAddress)('login', carol)).status).toBe(200);
});

test('refusals of a contested password and of an unknown user take equally long', async () => {
  const server = await createTestServer();
  const owner = from(server, ownerAddress);
  await owner('register', carol);
  await from(server, competitorAddress)('register', competitor);
  const timed = async (email: string) => {
    const start = performance.now();
    await owner('login', { ...carol, email });
    return performance.now() - start;
  };
  const times: { contested: number; unknown: number }[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1)
    times.push({
      contested: await timed(carol.email),
      unknown: await timed('unknown@example.org'),
    });
  const median = (name: 'contested' | 'unknown') =>
    times.map((one) => one[name]).toSorted((a, b) => a - b)[4] ?? 0;
  expect(median('contested') / median('unknown')).toBeGreaterThan(0.4);
  expect(median('contested') / median('unknown')).toBeLessThan(2.5);
});
