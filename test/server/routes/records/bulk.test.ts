// Tests of calls with many records: bulk update, update by query and upsert. None of these calls
// changes records of another user.
import { describe, expect, test } from 'vitest';
import {
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  type TestUser,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const prayers = '/entities/Prayer';

async function some(
  person: TestUser,
  titles: readonly string[],
): Promise<ReturnType<typeof getRecords>> {
  return getRecords(
    await person.call(
      'POST',
      `${prayers}/bulk`,
      titles.map((title) => buildPrayer({ title, client_id: title })),
    ),
  );
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('the server assigns a client id when a stock client sends none', async () => {
    const { alice } = await createTestServer({ open });
    const { client_id: _none, ...prayer } = buildPrayer();
    const created = getRecord(await alice.call('POST', prayers, prayer));
    expect(created['client_id']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(getRecord(await alice.call('POST', prayers, prayer)).id).not.toBe(created.id);
  });

  test('invalid numbers and too deeply nested values are refused', async () => {
    const { alice, app } = await createTestServer({ open });
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/apps/selah/entities/UserReadingProgress',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${alice.token}` },
        payload,
      });
    expect((await send('{"plan_id":"a","current_day":1e999}')).statusCode).toBe(422);
    expect(
      (await send(`{"plan_id":"a","completed_days":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))
        .statusCode,
    ).toBe(422);
    expect(
      (await send(`{"plan_id":"a","undeclared":${'['.repeat(50_000)}${']'.repeat(50_000)}}`))
        .statusCode,
    ).toBe(201);
  });

  describe('bulk change', () => {
    test('a bulk update changes each record with its own fields, in the order sent', async () => {
      const { alice } = await createTestServer({ open });
      const [a, b] = await some(alice, ['a', 'b']);
      const response = await alice.call('PUT', `${prayers}/bulk`, [
        { id: b?.id, title: 'B' },
        { id: a?.id, request: 'new', client_id: 'other', user_email: 'x' },
      ]);
      expect(
        getRecords(response).map(({ id, title, request, client_id, user_email }) => [
          id,
          title,
          request,
          client_id,
          user_email,
        ]),
      ).toEqual([
        [b?.id, 'B', undefined, 'b', 'alice@example.org'],
        [a?.id, 'a', 'new', 'a', 'alice@example.org'],
      ]);
      const dates = getRecords(response).map(({ updated_date }) => updated_date);
      expect(dates.toSorted()).toEqual(dates);
      expect(new Set(dates).size).toBe(2);
    });

    test('a bulk update with one bad, unknown or foreign record changes nothing', async () => {
      const { alice, bob } = await createTestServer({ open });
      const [a] = await some(alice, ['a']);
      const [foreign] = await some(bob, ['b']);
      const before = getRecords(await alice.call('GET', prayers));
      const change = { id: a?.id, title: 'x' };
      expect(
        (await alice.call('PUT', `${prayers}/bulk`, [change, { id: foreign?.id, title: 'x' }]))
          .status,
      ).toBe(404);
      expect(
        (await alice.call('PUT', `${prayers}/bulk`, [change, { id: 'count', title: 'x' }])).status,
      ).toBe(404);
      expect(
        await alice.call('PUT', `${prayers}/bulk`, [change, { id: 'z', title: 5 }]),
      ).toMatchObject({
        status: 422,
        body: { message: 'Error in record 2, field title: must be string' },
      });
      for (const body of [{}, [change, change], [{ title: 'x' }], [5], Array(501).fill(change)])
        expect((await alice.call('PUT', `${prayers}/bulk`, body)).status).toBe(400);
      expect(getRecords(await alice.call('GET', prayers))).toEqual(before);
      expect(getRecords(await bob.call('GET', prayers))).toEqual([foreign]);
      expect((await alice.call('PUT', `${prayers}/bulk`, [])).body).toEqual([]);
    });
  });

  describe('change by query', () => {
    test('an update by query changes the matching records and returns their number', async () => {
      const { alice, bob } = await createTestServer({ open });
      await some(alice, ['a', 'b', 'c']);
      const [foreign] = await some(bob, ['a']);
      const response = await alice.call('PATCH', `${prayers}/update-many`, {
        query: { title: ['a', 'b'] },
        data: { $set: { is_answered: true }, $currentDate: { answered_date: true } },
      });
      expect(response).toMatchObject({
        status: 200,
        body: { success: true, updated: 2, has_more: false },
      });
      expect(
        getRecords(await alice.call('GET', `${prayers}?sort=title`)).map(
          ({ is_answered, answered_date }) => [is_answered, answered_date],
        ),
      ).toEqual([
        [true, '2026-01-01'],
        [true, '2026-01-01'],
        [false, undefined],
      ]);
      expect(getRecords(await bob.call('GET', prayers))).toEqual([foreign]);
    });

    test('an update by query works in batches of 500', async () => {
      const { alice } = await createTestServer({ open });
      await some(
        alice,
        Array.from({ length: 501 }, (_, index) => `t${index}`),
      );
      const call = () =>
        alice.call('PATCH', `${prayers}/update-many`, {
          query: { is_answered: false },
          data: { $set: { is_answered: true } },
        });
      expect((await call()).body).toEqual({ success: true, updated: 500, has_more: true });
      expect((await call()).body).toEqual({ success: true, updated: 1, has_more: false });
      expect((await call()).body).toEqual({ success: true, updated: 0, has_more: false });
    });

    test('an update by query changes nothing if one record would not fit the schema', async () => {
      const { alice } = await createTestServer({ open });
      await alice.call('POST', '/entities/UserReadingProgress/bulk', [
        { plan_id: 'a', current_day: 1 },
        { plan_id: 'b', current_day: 366 },
      ]);
      const before = getRecords(await alice.call('GET', '/entities/UserReadingProgress'));
      const response = await alice.call('PATCH', '/entities/UserReadingProgress/update-many', {
        query: {},
        data: { $inc: { current_day: 1 } },
      });
      expect(response).toMatchObject({
        status: 422,
        body: { message: 'Error in field current_day: must be <= 366' },
      });
      expect(getRecords(await alice.call('GET', '/entities/UserReadingProgress'))).toEqual(before);
    });

    test('an invalid update by query answers 400', async () => {
      const { alice } = await createTestServer({ open });
      const before = await some(alice, ['a']);
      const bodies = [
        { query: {}, data: {} },
        { query: {}, data: { title: 'x' } },
        { query: {}, data: { $set: { nope: 1 } } },
        { query: {}, data: { $set: { client_id: 'x' } } },
        { query: {}, data: { $set: { user_email: 'x' } } },
        { query: {}, data: { $set: { id: 'x' } } },
        { query: {}, data: { $set: { title: 'x' }, $unset: { title: '' } } },
        { query: {}, data: { $bit: { title: 1 } } },
        { query: { nope: 1 }, data: { $set: { title: 'x' } } },
        { data: { $set: { title: 'x' } } },
      ];
      for (const body of bodies)
        expect([body, await alice.call('PATCH', `${prayers}/update-many`, body)]).toMatchObject([
          body,
          { status: 400, body: { code: 'invalid_query' } },
        ]);
      expect(getRecords(await alice.call('GET', prayers))).toEqual(before);
    });
  });

  describe('upsert', () => {
    const upsert = (person: TestUser, records: readonly unknown[], key: unknown = 'title') =>
      person.call('POST', `${prayers}/upsert`, { records, key });

    test('an upsert updates records by key without defaults, and creates the rest', async () => {
      const { alice } = await createTestServer({ open });
      const created = getRecord(
        await alice.call(
          'POST',
          prayers,
          buildPrayer({ title: 'a', is_answered: true, request: 'kept' }),
        ),
      );
      const response = await upsert(alice, [
        { title: 'b', prayer_text: 'new' },
        { title: 'a', prayer_text: 'changed' },
      ]);
      expect(response).toMatchObject({
        status: 200,
        body: {
          created: 1,
          updated: 1,
          records: [
            { title: 'b', is_answered: false, category: 'other' },
            {
              id: created.id,
              prayer_text: 'changed',
              is_answered: true,
              request: 'kept',
              client_id: created['client_id'],
            },
          ],
        },
      });
      expect(
        (
          await upsert(alice, [
            { title: 'b', prayer_text: 'new' },
            { title: 'a', prayer_text: 'changed' },
          ])
        ).body,
      ).toMatchObject({ created: 0, updated: 2 });
      expect(getRecords(await alice.call('GET', prayers))).toHaveLength(2);
    });

    test('an upsert may have several key fields; of equal keys the last one counts', async () => {
      const { alice } = await createTestServer({ open });
      const records = [
        { title: 'a', language: 'fr', prayer_text: '1' },
        { title: 'a', language: 'es', prayer_text: '2' },
        { title: 'a', language: 'fr', prayer_text: '3' },
      ];
      const response = await upsert(alice, records, ['title', 'language']);
      expect(response.body).toMatchObject({
        created: 2,
        updated: 0,
        records: [
          { language: 'fr', prayer_text: '3' },
          { language: 'es', prayer_text: '2' },
        ],
      });
    });

    test('an upsert finds a record by its client id, but no record of another user', async () => {
      const { alice, bob } = await createTestServer({ open });
      const [alicesRecord] = await some(alice, ['a']);
      const response = await upsert(
        bob,
        [{ title: 'a', prayer_text: 'his', client_id: 'a' }],
        'client_id',
      );
      expect(response.body).toMatchObject({ created: 1, records: [{ created_by_id: bob.id }] });
      expect(
        (await upsert(alice, [{ client_id: 'a', prayer_text: 'changed' }], 'client_id')).body,
      ).toMatchObject({
        created: 0,
        updated: 1,
        records: [{ id: alicesRecord?.id, prayer_text: 'changed' }],
      });
      expect(getRecords(await bob.call('GET', prayers))).toHaveLength(1);
    });

    test('an upsert stores all records or none', async () => {
      const { alice } = await createTestServer({ open });
      const before = await some(alice, ['a']);
      expect(await upsert(alice, [{ title: 'a', prayer_text: 'x' }, { title: 'b' }])).toMatchObject(
        { status: 422, body: { message: 'Error in record 2, field prayer_text: Field required' } },
      );
      expect(await upsert(alice, [{ title: 'a' }, { prayer_text: 'x' }])).toMatchObject({
        status: 422,
        body: { message: 'Error in record 2, field title: Field required' },
      });
      for (const key of [
        'nope',
        'verses',
        'id',
        'created_by',
        '__proto__',
        [],
        ['title', 'title'],
        null,
        5,
      ])
        expect((await upsert(alice, [{ title: 'a' }], key)).status).toBe(400);
      expect((await upsert(alice, Array(501).fill({ title: 'a' }))).status).toBe(400);
      expect((await alice.call('POST', `${prayers}/upsert`, [])).status).toBe(400);
      expect(getRecords(await alice.call('GET', prayers))).toEqual(before);
    });

    test('an upsert takes 500 records, and ten simultaneous calls create each once', async () => {
      const { alice } = await createTestServer({ open });
      const records = Array.from({ length: 500 }, (_, index) => ({
        title: `t${index}`,
        prayer_text: 'p',
      }));
      const responses = await Promise.all(Array.from({ length: 4 }, () => upsert(alice, records)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await alice.call('GET', `${prayers}/count`)).body).toEqual({ count: 500 });
      for (const { body } of responses)
        expect(
          (body as { records: { title: string }[] }).records.map(({ title }) => title),
        ).toEqual(records.map(({ title }) => title));
    });
  });

  test('only admins can change many records of shared content at once', async () => {
    const { alice, admin } = await createTestServer({ open });
    const verses = '/entities/ComfortingVerse';
    const { id } = getRecord(
      await admin.call('POST', verses, { verse_key: 'one', scripture_reference: 'Psalm 4:8' }),
    );
    const calls = [
      ['PUT', `${verses}/bulk`, [{ id, verse_key: 'x' }]],
      ['PATCH', `${verses}/update-many`, { query: {}, data: { $set: { verse_key: 'x' } } }],
      [
        'POST',
        `${verses}/upsert`,
        { records: [{ verse_key: 'one', scripture_reference: 'x' }], key: 'verse_key' },
      ],
      ['GET', `${verses}/trash`, undefined],
      ['PUT', `${verses}/trash/restore`, {}],
      ['PUT', `${verses}/${id}/restore`, {}],
      ['DELETE', `${verses}/${id}/permanent`, undefined],
    ] as const;
    for (const [method, path, body] of calls)
      expect(await alice.call(method, path, body), path).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect(
      (
        await admin.call('POST', `${verses}/upsert`, {
          records: [{ verse_key: 'one', scripture_reference: 'Psalm 4:9' }],
          key: 'verse_key',
        })
      ).body,
    ).toMatchObject({ created: 0, updated: 1 });
  });
});
