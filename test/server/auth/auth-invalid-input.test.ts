// Tests of invalid input to the auth routes: the input is rejected, causes no server error, and
// changes nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../support/test-server.ts';
import { stores } from '../support/test-stores.ts';

const routes: Record<string, readonly string[]> = {
  '/auth/register': ['email', 'password', 'language'],
  '/auth/login': ['email', 'password'],
  '/auth/verify-otp': ['email', 'otp_code', 'password'],
  '/auth/resend-otp': ['email'],
  '/auth/reset-password-request': ['email'],
  '/auth/reset-password': ['reset_token', 'new_password'],
  '/auth/change-password': ['user_id', 'current_password', 'new_password'],
  '/users/invite-user': ['user_email', 'role'],
};

const oddValue = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    'a\u0000@b.org',
    '\ud800@b.org',
    'a@b\u202e.org',
    '__proto__',
    'a@b.org\r\nbcc:c@d.org',
    'x'.repeat(1_000),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(null, 0, true, [], {}, ['a@b.org'], { $ne: '' }),
);

describe.each(stores)('on $name', ({ open }) => {
  test('auth routes reject any invalid input, or answer without revealing anything', async () => {
    const server = await createTestServer({ open });
    const before = await server.store.users.find(server.alice.id);
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(routes)),
        fc.array(oddValue, { minLength: 3, maxLength: 3 }),
        fc.constantFrom('anonymous', 'alice'),
        async (path, values, who) => {
          const names = routes[path] ?? [];
          // Advances the clock so that the limits do not apply; the limits have their own tests.
          server.clock.advance(60_000);
          const { status, body } = await server[who].call(
            'POST',
            path,
            Object.fromEntries(names.map((name, index) => [name, values[index]])),
          );
          statuses.add(status);
          expect(
            [200, 400, 401, 403, 404, 413, 422, 429],
            JSON.stringify({ path, values, body }),
          ).toContain(status);
          if (status === 200)
            expect(
              ['/auth/resend-otp', '/auth/reset-password-request'],
              JSON.stringify({ path, values }),
            ).toContain(path);
        },
      ),
      { seed: 7, numRuns: 120 },
    );
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 400, 401, 403]));
    expect(await server.store.users.find(server.alice.id)).toEqual(before);
    expect(server.emails).toEqual([]);
  });

  test('invalid ids are 404 for the service', async () => {
    const serviceToken = 'a-service-token-of-the-tests-long-enough';
    const server = await createTestServer({ open, settings: { serviceToken } });
    for (const id of ['%00', '%ED%A0%80', '..', '%2e%2e', "'--", 'x'.repeat(90), '__proto__']) {
      const { status } = await server.anonymous.call(
        'GET',
        `/auth/sso/accesstoken/${id}`,
        undefined,
        { authorization: `Bearer ${serviceToken}` },
      );
      expect([400, 404], id).toContain(status);
    }
  });
});
