// Tests of the list of people in the administration API, on every store: search, pages and figures.
import { describe, expect, test } from 'vitest';
import type { AdminPeoplePage } from '../../../../schemas/api/admin-api.ts';
import {
  buildPrayer,
  buildUser,
  createTestServer,
  getRecord,
  type TestServer,
} from '../../support/test-server.ts';
import { stores } from '../../support/test-stores.ts';

const serviceToken = 'a-service-token-of-the-tests-long-enough';

async function search(
  { admin }: TestServer,
  parameters: Record<string, string>,
): Promise<AdminPeoplePage> {
  const { status, body } = await admin.call(
    'GET',
    `/admin/people?${new URLSearchParams(parameters)}`,
  );
  expect(status).toBe(200);
  return body as AdminPeoplePage;
}

async function findEmails(server: TestServer, text: string): Promise<string[]> {
  const { people, next } = await search(server, { search: text });
  expect(next).toBeNull();
  return people.map(({ email }) => email);
}

describe.each(stores)('on $name', ({ open }) => {
  test('the list shows each person with figures, ordered by e-mail', async () => {
    const server = await createTestServer({ open, settings: { serviceToken } });
    const { alice, bob, admin, clock, store } = server;
    await server.anonymous.call('GET', '/entities/User/me', undefined, {
      authorization: `Bearer ${serviceToken}`,
    });
    const firstLogin = new Date(clock.now()).toISOString();
    clock.advance(60_000);
    await server.addUser('alice@example.org');
    await store.sessions.endAll(bob.id);
    const prayer = getRecord(await alice.call('POST', '/entities/Prayer', buildPrayer()));
    await alice.call('POST', '/entities/Prayer', buildPrayer());
    const { people, next } = await search(server, {});
    expect(next).toBeNull();
    expect(people).toEqual([
      {
        id: admin.id,
        email: 'admin@example.org',
        fullName: 'admin',
        role: 'admin',
        isVerified: true,
        isDisabled: false,
        createdDate: expect.stringMatching(/^2026-01-01T12:00:00\.\d{6}Z$/),
        lastLogin: firstLogin,
        recordBytes: 0,
      },
      expect.objectContaining({
        email: 'alice@example.org',
        role: 'user',
        lastLogin: new Date(clock.now()).toISOString(),
      }),
      expect.objectContaining({ email: 'bob@example.org', lastLogin: null, recordBytes: 0 }),
    ]);
    const [, { recordBytes } = { recordBytes: 0 }] = people;
    expect(recordBytes).toBeGreaterThan(700);
    // The trash counts, without the other columns of the record.
    await alice.call('DELETE', `/entities/Prayer/${prayer.id}`);
    expect((await search(server, { search: 'alice' })).people[0]?.recordBytes).toBe(
      recordBytes - 300,
    );
    await store.users.change(bob.id, { disabled: true });
    expect((await search(server, { search: 'bob' })).people).toMatchObject([{ isDisabled: true }]);
  });

  test('a search finds parts of e-mails and names in any case, and no patterns', async () => {
    const server = await createTestServer({ open });
    for (const [email, fullName] of [
      ['100%@example.org', 'Percent'],
      ['under_score@example.org', "Miles O'Brien"],
      ['élodie@example.org', 'Élodie Dupont'],
      ['dot.plus+tag@example.org', '[a-z]* (x|y)\\d'],
    ] as const)
      await server.store.users.add(buildUser({ email, fullName }));
    for (const [text, expected] of [
      ['ALICE@', ['alice@example.org']],
      ['  bob@example.org ', ['bob@example.org']],
      ['lice', ['alice@example.org']],
      ['%', ['100%@example.org']],
      ['_', ['under_score@example.org']],
      ["o'b", ['under_score@example.org']],
      ["'; drop table users; --", []],
      ['Élo', ['élodie@example.org']],
      ['ÉLODIE@', ['élodie@example.org']],
      ['dupont', ['élodie@example.org']],
      ['+tag', ['dot.plus+tag@example.org']],
      ['[a-z]*', ['dot.plus+tag@example.org']],
      ['(X|Y)\\D', ['dot.plus+tag@example.org']],
      ['.*', []],
      ['no-such-name', []],
      ['\u0000', []],
      ['\\', ['dot.plus+tag@example.org']],
    ] as const)
      expect([text, await findEmails(server, text)]).toEqual([text, expected]);
    expect(await findEmails(server, ' ')).toHaveLength(7);
  });

  test('120 people come in three pages, without gaps while people come and go', async () => {
    const server = await createTestServer({ open });
    const emails = Array.from(
      { length: 120 },
      (_, index) => `p${String(index).padStart(3, '0')}@example.org`,
    );
    for (const email of emails) await server.store.users.add(buildUser({ email }));
    const first = await search(server, { search: 'p' });
    expect(first.people.map(({ email }) => email)).toEqual(
      // “p” is in the domain of all addresses.
      ['admin@example.org', 'alice@example.org', 'bob@example.org', ...emails].slice(0, 50),
    );
    expect(first.next).toBe('p046@example.org');
    // The last person of the page is deleted, and a person is added before this place.
    const last = await server.store.users.findByEmail('p046@example.org');
    await server.store.users.remove(last?.id ?? '');
    await server.store.users.add(buildUser({ email: 'p000a@example.org' }));
    const second = await search(server, { search: 'p', after: first.next ?? '' });
    expect(second.people.map(({ email }) => email)).toEqual(emails.slice(47, 97));
    expect(second.next).toBe('p096@example.org');
    const third = await search(server, { search: 'p', after: second.next ?? '' });
    expect(third.people.map(({ email }) => email)).toEqual(emails.slice(97));
    expect(third.next).toBeNull();
    // Exactly one full page has no next one.
    const page = await search(server, { search: 'p0', after: 'p050@example.org' });
    expect(page.people).toHaveLength(49);
    expect(await search(server, { after: 'p069@example.org' })).toMatchObject({ next: null });
  });

  test('unknown, repeated and too long parameters are refused', async () => {
    const { admin } = await createTestServer({ open });
    for (const query of [
      'q=x',
      'limit=5',
      'search=a&search=b',
      `search=${'x'.repeat(321)}`,
      `after=${'x'.repeat(321)}`,
    ])
      expect(await admin.call('GET', `/admin/people?${query}`)).toMatchObject({
        status: 400,
        body: { code: expect.stringMatching(/^[a-z_]+$/) },
      });
    for (const query of ['after=%00', 'search=%ED%A0%80', 'after=zzz'])
      expect((await admin.call('GET', `/admin/people?${query}`)).status).toBe(200);
  });
});
