// Tests of the User entity over the API: who may read, list and change users and roles, and the
// protection of the last admin.
import { describe, expect, test } from 'vitest';
import { createTestServer, getRecord, getRecords } from '../support/test-server.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';

const users = '/entities/User';

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('every form of query gives a user only themselves, and an admin all users', async () => {
    const { alice, bob, admin, anonymous } = await createTestServer({ open });
    const profile = getRecord(await alice.call('GET', `${users}/me`));
    expect((await alice.call('GET', users)).body).toEqual([profile]);
    expect((await alice.call('GET', `${users}/${alice.id}`)).body).toEqual(profile);
    expect((await alice.call('GET', `${users}?q={"id":"${bob.id}"}`)).body).toEqual([]);
    for (const id of [bob.id, admin.id, 'no-such-user'])
      expect(await alice.call('GET', `${users}/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    expect((await alice.call('GET', `${users}/count`)).body).toEqual({ count: 1 });
    expect((await anonymous.call('GET', users)).status).toBe(401);
    expect((await anonymous.call('GET', `${users}/${alice.id}`)).status).toBe(401);

    expect(
      getRecords(await admin.call('GET', `${users}?sort=email`)).map(({ email }) => email),
    ).toEqual(['admin@example.org', 'alice@example.org', 'bob@example.org']);
    expect(
      (await admin.call('GET', `${users}?q={"role":"user","email":{"$regex":"^b"}}&fields=email`))
        .body,
    ).toEqual([{ id: bob.id, email: 'bob@example.org' }]);
    expect(
      getRecords(await admin.call('GET', `${users}?sort=-email&limit=1&skip=1`)),
    ).toMatchObject([{ id: alice.id }]);
    await alice.call('PUT', `${users}/me`, { language: 'pt', total_prayers: 3 });
    expect(
      getRecords(
        await admin.call(
          'GET',
          `${users}?q={"language":"pt","total_prayers":{"$gt":2},"disabled":false,"is_verified":true}`,
        ),
      ),
    ).toMatchObject([{ id: alice.id }]);
    expect((await admin.call('GET', `${users}/count?q={"role":"user"}`)).body).toEqual({
      count: 2,
    });
    for (const parameters of ['q={"passwordHash":"none"}', 'fields=settings', 'role=admin'])
      expect((await admin.call('GET', `${users}?${parameters}`)).status).toBe(400);
    // A sort by a hidden field has no effect: both directions give the default order.
    const sorted = await Promise.all(
      ['', '?sort=password_hash', '?sort=-password_hash'].map(async (sort) =>
        getRecords(await admin.call('GET', `${users}${sort}`)).map(({ id }) => id),
      ),
    );
    expect(sorted).toEqual(sorted.map(() => sorted[0]));
    expect(JSON.stringify((await admin.call('GET', users)).body)).not.toContain('none');
  });

  test('an admin can grant and revoke roles of other users, and change nothing else', async () => {
    const { alice, bob, admin } = await createTestServer({ open });
    await alice.call('PUT', `${users}/me`, { language: 'fr' });
    const changed = getRecord(
      await admin.call('PUT', `${users}/${alice.id}`, {
        role: 'admin',
        language: 'es',
        full_name: 'X',
        email: 'x@y.org',
        is_verified: false,
      }),
    );
    expect(changed).toMatchObject({
      id: alice.id,
      role: 'admin',
      language: 'fr',
      full_name: 'alice',
      email: 'alice@example.org',
      is_verified: true,
    });
    expect((await alice.call('GET', `${users}/${bob.id}`)).status).toBe(200);
    expect(
      getRecord(await admin.call('PUT', `${users}/${alice.id}`, { role: 'user' })),
    ).toMatchObject({ role: 'user' });
    expect((await alice.call('GET', `${users}/${bob.id}`)).status).toBe(404);
    expect((await admin.call('PUT', `${users}/${alice.id}`, { role: 'owner' })).status).toBe(422);
    expect((await admin.call('PUT', `${users}/${alice.id}`, { disabled: 'yes' })).status).toBe(422);
    for (const id of ['no-such-user', '%00', "'%20or%201=1"])
      expect((await admin.call('PUT', `${users}/${id}`, { role: 'admin' })).status).toBe(404);
  });

  test('a user without the admin role can change only their own settings, no roles', async () => {
    const { alice, bob, admin } = await createTestServer({ open });
    expect(
      (await alice.call('PUT', `${users}/${bob.id}`, { role: 'admin', language: 'fr' })).status,
    ).toBe(404);
    expect((await alice.call('PUT', `${users}/${admin.id}`, { disabled: true })).status).toBe(404);
    expect(
      getRecord(
        await alice.call('PUT', `${users}/${alice.id}`, {
          role: 'admin',
          disabled: true,
          language: 'fr',
        }),
      ),
    ).toMatchObject({ role: 'user', disabled: false, language: 'fr' });
    expect(getRecord(await bob.call('GET', `${users}/me`))).not.toHaveProperty('language');
  });

  test('a user whose account is disabled is signed out immediately', async () => {
    const { alice, admin } = await createTestServer({ open });
    expect(
      getRecord(await admin.call('PUT', `${users}/${alice.id}`, { disabled: true })),
    ).toMatchObject({ disabled: true });
    expect((await alice.call('GET', `${users}/me`)).status).toBe(401);
    expect(
      getRecord(await admin.call('PUT', `${users}/${alice.id}`, { disabled: false })),
    ).toMatchObject({ disabled: false });
    // The old session stays ended after the account is enabled again.
    expect((await alice.call('GET', `${users}/me`)).status).toBe(401);
  });

  test('the last admin stays an admin, even if two admins disable each other at once', async () => {
    const { alice, admin } = await createTestServer({ open });
    for (const change of [{ role: 'user' }, { disabled: true }])
      expect(await admin.call('PUT', `${users}/${admin.id}`, change)).toMatchObject({
        status: 409,
        body: { code: 'last_admin' },
      });
    await admin.call('PUT', `${users}/${alice.id}`, { role: 'admin' });
    await Promise.all([
      admin.call('PUT', `${users}/${alice.id}`, { role: 'user' }),
      alice.call('PUT', `${users}/${admin.id}`, { role: 'user' }),
    ]);
    const roles = await Promise.all(
      [admin, alice].map(
        async (person) => getRecord(await person.call('GET', `${users}/me`))['role'],
      ),
    );
    expect(roles).toContain('admin');
  });

  test('users can be neither created nor deleted through the entity calls', async () => {
    const { alice, admin, anonymous, store } = await createTestServer({ open });
    for (const person of [alice, admin]) {
      for (const [method, path, body] of [
        ['POST', users, { email: 'new@example.org', role: 'admin' }],
        ['DELETE', users, {}],
        ['DELETE', `${users}/${alice.id}`, undefined],
        ['POST', `${users}/bulk`, [{ email: 'new@example.org' }]],
        ['PUT', `${users}/bulk`, [{ id: alice.id, role: 'admin' }]],
      ] as const) {
        expect(await person.call(method, path, body)).toMatchObject({ status: 200, body: {} });
      }
    }
    expect((await anonymous.call('DELETE', users)).status).toBe(401);
    expect(await store.users.count({ op: 'and', all: [] })).toBe(3);
    expect((await store.users.find(alice.id))?.role).toBe('user');
    const otherChanges = [
      ['GET', 'trash'],
      ['GET', 'deleted'],
      ['PATCH', 'update-many'],
      ['POST', 'aggregate'],
      ['POST', 'upsert'],
      ['POST', 'import'],
      ['PUT', 'trash/restore'],
      ['PUT', `${alice.id}/restore`],
      ['DELETE', `${alice.id}/permanent`],
    ] as const;
    for (const [method, path] of otherChanges) {
      expect([
        path,
        await admin.call(method, `${users}/${path}`, method === 'GET' ? undefined : {}),
      ]).toMatchObject([
        path,
        {
          status: 404,
          body: { code: 'not_for_people', message: expect.stringContaining('sign-up') },
        },
      ]);
    }
  });

  test('user pages show a user only themselves, and have cursors for one user only', async () => {
    const { alice, bob, admin, anonymous } = await createTestServer({ open });
    const path = `${users}/v2/list`;
    const profile = getRecord(await alice.call('GET', `${users}/me`));
    expect((await alice.call('GET', `${path}?limit=5`)).body).toEqual({
      items: [profile],
      next_cursor: null,
      has_more: false,
    });
    expect((await alice.call('GET', `${path}?q={"id":"${bob.id}"}`)).body).toMatchObject({
      items: [],
    });
    await admin.call('PUT', `${users}/me`, { total_prayers: 2 });
    for (const [sort, order] of [
      ['-email', [bob, alice, admin]],
      ['total_prayers', [alice, bob, admin]],
      ['is_verified', [alice, bob, admin]],
    ] as const) {
      const foundUsers: unknown[] = [];
      let next = `?limit=1&sort=${sort}&fields=email`;
      while (next !== '') {
        const { items, next_cursor, has_more } = (await admin.call('GET', `${path}${next}`))
          .body as { items: unknown[]; next_cursor: string | null; has_more: boolean };
        expect(has_more).toBe(next_cursor !== null);
        foundUsers.push(...items);
        if (next_cursor !== null)
          expect(await alice.call('GET', `${path}?cursor=${next_cursor}`)).toMatchObject({
            status: 400,
            body: { code: 'invalid_cursor' },
          });
        next = next_cursor === null ? '' : `?limit=1&cursor=${next_cursor}`;
      }
      // Users with equal sort values are ordered by ascending id.
      const expected = order.map(({ id, email }) => ({ id, email }));
      expect([sort, foundUsers]).toEqual([
        sort,
        sort === '-email' ? expected : expect.arrayContaining(expected),
      ]);
      expect(foundUsers).toHaveLength(3);
    }
    expect((await anonymous.call('GET', path)).status).toBe(401);
    for (const parameters of ['distinct=email', 'q={"passwordHash":"x"}', 'skip=1', 'cursor=x'])
      expect((await admin.call('GET', `${path}?${parameters}`)).status).toBe(400);
  });
});
