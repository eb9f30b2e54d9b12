// Tests of a user's access to the built-in entities over the API: own records, own profile, shared
// content, and no records of other users.
import { describe, expect, test } from 'vitest';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  type TestUser,
} from '../support/test-server.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';

const prayers = '/entities/Prayer';
const plans = '/entities/ReadingPlan';
const planFields = {
  theme: 'peace',
  duration_days: 1,
  title_en: 'One day',
  daily_readings: [{ passages: ['John 3'] }],
};

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  describe('access', () => {
    test('no call of Bob reads or changes a record of Alice', async () => {
      const { alice, bob } = await createTestServer({ open });
      const alicesRecord = getRecord(
        await alice.call('POST', prayers, buildPrayer({ client_id: 'one' })),
      );
      const byEmail = encodeURIComponent(JSON.stringify({ user_email: alice.email }));
      const byOwner = encodeURIComponent(JSON.stringify({ created_by_id: alice.id }));
      expect((await bob.call('GET', `${prayers}/${alicesRecord.id}`)).status).toBe(404);
      expect((await bob.call('GET', prayers)).body).toEqual([]);
      expect((await bob.call('GET', `${prayers}?q=${byEmail}`)).body).toEqual([]);
      expect((await bob.call('GET', `${prayers}?q=${byOwner}`)).body).toEqual([]);
      expect((await bob.call('PUT', `${prayers}/${alicesRecord.id}`, { title: 'x' })).status).toBe(
        404,
      );
      expect((await bob.call('DELETE', `${prayers}/${alicesRecord.id}`)).status).toBe(404);
      expect((await bob.call('DELETE', prayers, [alicesRecord.id])).body).toEqual({
        success: true,
        deleted: 0,
      });
      expect((await bob.call('DELETE', prayers, { user_email: alice.email })).body).toEqual({
        success: true,
        deleted: 0,
      });
      expect((await bob.call('DELETE', `${prayers}?all=true`)).body).toEqual({
        success: true,
        deleted: 0,
      });
      expect(
        getRecord(await bob.call('POST', prayers, buildPrayer({ client_id: 'one' }))).id,
      ).not.toBe(alicesRecord.id);
      expect((await alice.call('GET', prayers)).body).toEqual([alicesRecord]);
    });

    test('with ids of alice, each call by bob is 404 or empty, and changes nothing', async () => {
      const { alice, bob } = await createTestServer({ open });
      const alicesRecord = getRecord(
        await alice.call('POST', prayers, buildPrayer({ client_id: 'one', title: 'hers' })),
      );
      const deletedRecord = getRecord(await alice.call('POST', prayers, buildPrayer()));
      await alice.call('DELETE', `${prayers}/${deletedRecord.id}`);
      const readAll = () =>
        Promise.all(
          ['', '/trash', '/deleted'].map(
            async (path) => (await alice.call('GET', prayers + path)).body,
          ),
        );
      const before = await readAll();
      const version = { 'if-match': `"${alicesRecord.updated_date}"` };
      const missing = [
        await bob.call('GET', `${prayers}/${alicesRecord.id}`),
        await bob.call('PUT', `${prayers}/${alicesRecord.id}`, { title: 'x' }),
        await bob.call('PUT', `${prayers}/${alicesRecord.id}`, { title: 'x' }, version),
        await bob.call('DELETE', `${prayers}/${alicesRecord.id}`, undefined, version),
        await bob.call('DELETE', `${prayers}/${alicesRecord.id}`),
        await bob.call('PUT', `${prayers}/bulk`, [{ id: alicesRecord.id, title: 'x' }]),
        await bob.call('PUT', `${prayers}/${deletedRecord.id}/restore`),
        await bob.call('DELETE', `${prayers}/${deletedRecord.id}/permanent`),
        await bob.call('DELETE', `${prayers}/${alicesRecord.id}/permanent`),
      ];
      for (const response of missing)
        expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
      const byId = encodeURIComponent(JSON.stringify({ id: [alicesRecord.id, deletedRecord.id] }));
      const empty = [
        [await bob.call('GET', `${prayers}?q=${byId}`), []],
        [await bob.call('GET', `${prayers}/trash?q=${byId}`), []],
        [await bob.call('GET', `${prayers}/count?q=${byId}`), { count: 0 }],
        [
          await bob.call('GET', `${prayers}/v2/list?q=${byId}`),
          { items: [], next_cursor: null, has_more: false },
        ],
        [
          await bob.call('GET', `${prayers}/v2/list?distinct=title&q=${byId}`),
          { items: [], next_cursor: null, has_more: false },
        ],
        [
          await bob.call('POST', `${prayers}/aggregate`, {
            query: { id: alicesRecord.id },
            groupBy: 'title',
          }),
          { rows: [], truncated: false },
        ],
        [
          await bob.call('PATCH', `${prayers}/update-many`, {
            query: { id: alicesRecord.id },
            data: { $set: { title: 'x' } },
          }),
          { success: true, updated: 0, has_more: false },
        ],
        [await bob.call('DELETE', prayers, [alicesRecord.id]), { success: true, deleted: 0 }],
        [await bob.call('DELETE', prayers, { id: alicesRecord.id }), { success: true, deleted: 0 }],
        [
          await bob.call('PUT', `${prayers}/trash/restore`, [deletedRecord.id]),
          { success: true, restored: 0 },
        ],
      ] as const;
      for (const [response, body] of empty) expect(response).toMatchObject({ status: 200, body });
      expect(await readAll()).toEqual(before);
    });

    test('names of calls are not taken for ids, and strange ids are unknown ids', async () => {
      const { alice } = await createTestServer({ open });
      await alice.call('POST', prayers, buildPrayer());
      for (const name of [
        'bulk',
        'import',
        'count',
        'trash',
        'v2',
        'upsert',
        'update-many',
        'aggregate',
        'deleted',
        '%00',
        '%ef%b7%90',
        "'--",
        '..%2f',
        'x'.repeat(90),
        '__proto__',
      ]) {
        for (const [method, body] of [['GET'], ['PUT', { title: 'x' }], ['DELETE']] as const) {
          const response = await alice.call(method, `${prayers}/${name}`, body);
          if (method === 'GET' && ['count', 'trash', 'deleted'].includes(name))
            expect(response.status).toBe(200);
          else if (method === 'PUT' && name === 'bulk') expect(response.status).toBe(400);
          else expect([name, method, response.status]).toEqual([name, method, 404]);
        }
        expect((await alice.call('PUT', `${prayers}/${name}/restore`)).status, name).toBe(
          name === 'trash' ? 200 : 404,
        );
      }
      expect(getRecords(await alice.call('GET', prayers))).toHaveLength(1);
    });

    test('an admin has no special access to the personal records of users', async () => {
      const { alice, admin } = await createTestServer({ open });
      const { id } = getRecord(await alice.call('POST', prayers, buildPrayer()));
      expect((await admin.call('GET', `${prayers}/${id}`)).status).toBe(404);
      expect((await admin.call('GET', prayers)).body).toEqual([]);
    });

    test('a list is empty without a token, and 401 with a forged one', async () => {
      const { alice, anonymous } = await createTestServer({ open });
      await alice.call('POST', prayers, buildPrayer());
      const readWith = (headers: Record<string, string>) =>
        Promise.all(
          ['', '/v2/list', '/count'].map((path) =>
            anonymous.call('GET', `${prayers}${path}`, undefined, headers),
          ),
        );
      expect((await readWith({})).map(({ body }) => body)).toEqual([
        [],
        { items: [], next_cursor: null, has_more: false },
        { count: 0 },
      ]);
      for (const authorization of ['Bearer null', `${alice.token}x`])
        for (const { status } of await readWith({ authorization })) expect(status).toBe(401);
    });

    test('without a valid token, personal records answer 401', async () => {
      const { alice, anonymous, clock } = await createTestServer({ open });
      const calls = (person: Pick<TestUser, 'call'>, headers = {}) =>
        Promise.all([
          person.call('GET', `${prayers}/x`, undefined, headers),
          person.call('POST', prayers, buildPrayer(), headers),
          person.call('POST', `${prayers}/bulk`, [buildPrayer()], headers),
          person.call('PUT', `${prayers}/x`, {}, headers),
          person.call('DELETE', `${prayers}/x`, undefined, headers),
          person.call('DELETE', prayers, {}, headers),
          person.call('GET', `${prayers}/deleted`, undefined, headers),
          person.call('GET', '/entities/User/me', undefined, headers),
          person.call('PUT', '/entities/User/me', {}, headers),
        ]);
      const [head, body] = alice.token.split('.');
      const unsigned = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`;
      for (const authorization of [
        '',
        'Bearer null',
        `Bearer ${unsigned}`,
        `Bearer ${head}.${body}.AAAA`,
      ]) {
        for (const response of await calls(anonymous, authorization && { authorization }))
          expect(response).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      }
      clock.advance(29 * 24 * 3_600_000);
      expect((await alice.call('GET', prayers)).status).toBe(200);
      clock.advance(30 * 24 * 3_600_000 + 1_000);
      for (const response of await calls(alice)) expect(response.status).toBe(401);
    });

    test('content is readable by all callers and writable by admins', async () => {
      const { alice, admin, anonymous } = await createTestServer({ open });
      expect((await anonymous.call('POST', plans, planFields)).status).toBe(401);
      expect(await alice.call('POST', plans, planFields)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      const plan = getRecord(await admin.call('POST', plans, planFields));
      expect((await anonymous.call('GET', plans)).body).toEqual([plan]);
      expect((await anonymous.call('GET', `${plans}?q={"id":"${plan.id}"}`)).body).toEqual([plan]);
      expect((await alice.call('GET', `${plans}/${plan.id}`)).body).toEqual(plan);
      expect((await alice.call('PUT', `${plans}/${plan.id}`, { theme: 'hope' })).status).toBe(403);
      expect((await alice.call('DELETE', `${plans}/${plan.id}`)).status).toBe(403);
      expect((await alice.call('DELETE', `${plans}?all=true`)).status).toBe(403);
      expect(
        getRecord(await admin.call('PUT', `${plans}/${plan.id}`, { theme: 'hope' }))['theme'],
      ).toBe('hope');
      expect((await admin.call('DELETE', `${plans}/${plan.id}`)).status).toBe(200);
      expect((await anonymous.call('GET', `${plans}/deleted`)).body).toMatchObject([
        { id: plan.id, client_id: null },
      ]);
    });
  });

  describe('the profile', () => {
    test('the profile has identity and settings; only settings can be changed', async () => {
      const { alice } = await createTestServer({ open });
      const before = getRecord(await alice.call('GET', '/entities/User/me'));
      expect(before).toMatchObject({
        id: alice.id,
        email: alice.email,
        full_name: 'alice',
        role: 'user',
        is_verified: true,
        disabled: false,
      });
      expect(before).not.toHaveProperty('passwordHash');
      const changed = getRecord(
        await alice.call('PUT', '/entities/User/me', {
          language: 'pt',
          total_prayers: 3,
          role: 'admin',
          email: 'x@y.org',
          is_verified: false,
          full_name: 'Root',
          nope: 1,
        }),
      );
      expect(changed).toEqual({
        ...before,
        language: 'pt',
        total_prayers: 3,
        updated_date: changed.updated_date,
      });
      expect(getRecord(await alice.call('GET', '/entities/User/me'))).toEqual(changed);
      expect((await alice.call('PUT', '/entities/User/me', { language: 'xx' })).status).toBe(422);
      const staleResponse = await alice.call(
        'PUT',
        '/entities/User/me',
        { language: 'es' },
        { 'if-match': `"${before.updated_date}"` },
      );
      expect(staleResponse).toMatchObject({
        status: 412,
        body: { code: 'stale', current: changed },
      });
    });
  });

  test('the author of shared content is not revealed; an empty $nin deletes nothing', async () => {
    const { admin, anonymous, alice } = await createTestServer({ open });
    await admin.call('POST', '/entities/ComfortingVerse', {
      verse_key: 'one',
      scripture_reference: 'Psalm 4:8',
    });
    const [verse] = getRecords(await anonymous.call('GET', '/entities/ComfortingVerse'));
    expect(verse).toMatchObject({ verse_key: 'one' });
    expect(Object.keys(verse ?? {})).not.toContain('created_by');
    expect(JSON.stringify(verse)).not.toContain(admin.id);
    await alice.call('POST', '/entities/Prayer', buildPrayer());
    expect(await alice.call('DELETE', '/entities/Prayer', { id: { $nin: [] } })).toMatchObject({
      status: 400,
      body: { code: 'empty_query' },
    });
    expect(getRecords(await alice.call('GET', '/entities/Prayer'))).toHaveLength(1);
  });
});
