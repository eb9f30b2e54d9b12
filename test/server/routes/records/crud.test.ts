// Tests of the record API: create, repeated create, update with If-Match, delete, bulk create and
// bulk delete, and the list of deletions.
import { describe, expect, test } from 'vitest';
import { buildPrayer, createTestServer, getRecord, getRecords } from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const prayers = '/entities/Prayer';

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  describe('create', () => {
    test('a create answers 201 with defaults and ignores server fields of a client', async () => {
      const { alice } = await createTestServer({ open });
      const sent = buildPrayer({
        id: 'mine',
        created_date: '1999-01-01',
        created_by: 'bob@example.org',
        created_by_id: 'bob',
        user_email: 'bob@example.org',
        undeclared: 1,
      });
      const response = await alice.call('POST', prayers, sent);
      expect(response).toMatchObject({ status: 201, headers: { 'cache-control': 'no-store' } });
      expect(response.body).toEqual({
        client_id: sent['client_id'],
        title: 'For rain',
        prayer_text: 'Lord, send rain.',
        category: 'other',
        is_answered: false,
        user_email: 'alice@example.org',
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        created_date: expect.stringMatching(/^2026-01-01T12:00:00\.\d{6}Z$/),
        updated_date: getRecord(response).created_date,
        created_by: 'alice@example.org',
        created_by_id: alice.id,
        is_sample: false,
      });
    });

    test.each([
      ['a missing field', { title: undefined }, 'Error in field title: Field required'],
      ['null for a field that is needed', { title: null }, 'Error in field title: Field required'],
      ['a wrong type', { is_answered: 'yes' }, 'Error in field is_answered: must be boolean'],
      [
        'an unknown choice',
        { language: 'de' },
        'Error in field language: must be equal to one of the allowed values',
      ],
      [
        'a day that does not exist',
        { answered_date: '2026-02-30' },
        'Error in field answered_date: must match format "date"',
      ],
      [
        'a time that does not exist',
        { written_date: '2024-05-01T25:00:00Z' },
        'Error in field written_date: must match format "date-time"',
      ],
      [
        'a text too long',
        { title: '🙏'.repeat(101) },
        'Error in field title: must NOT have more than 200 characters',
      ],
      [
        'a fault inside a field',
        { verses: [{ reference: 'John 3:16', text: 3 }] },
        'Error in field verses.0.text: must be string',
      ],
    ])('%s is 422 and names the field', async (_, change, message) => {
      const { alice } = await createTestServer({ open });
      const response = await alice.call('POST', prayers, buildPrayer(change));
      expect(response).toMatchObject({
        status: 422,
        body: { code: 'validation', message, detail: message, error_type: 'ValidationError' },
      });
      expect(getRecords(await alice.call('GET', prayers))).toEqual([]);
    });

    test('a create accepts optional nested nulls and drops undeclared nested fields', async () => {
      const { alice } = await createTestServer({ open });
      const verse = { reference: 'John 3:16', text: 'For God so loved', translation: null };
      const response = await alice.call(
        'POST',
        prayers,
        buildPrayer({ verses: [{ ...verse, extra: 1 }], testimony: null }),
      );
      expect(getRecord(response)['verses']).toEqual([verse]);
      expect(getRecord(response)).not.toHaveProperty('testimony');
    });

    test('a bulk create keeps the order, and one invalid record refuses all records', async () => {
      const { alice } = await createTestServer({ open });
      const invalidResponse = await alice.call('POST', `${prayers}/bulk`, [
        buildPrayer(),
        buildPrayer({ title: 5 }),
      ]);
      expect(invalidResponse).toMatchObject({
        status: 422,
        body: { message: 'Error in record 2, field title: must be string' },
      });
      const validResponse = await alice.call(
        'POST',
        `${prayers}/bulk`,
        ['a', 'b', 'c'].map((title) => buildPrayer({ title })),
      );
      expect(validResponse.status).toBe(201);
      expect(getRecords(validResponse).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
      expect(
        getRecords(await alice.call('GET', `${prayers}?sort=updated_date`)).map(
          ({ title }) => title,
        ),
      ).toEqual(['a', 'b', 'c']);
      expect(await alice.call('POST', `${prayers}/bulk`, Array(5_001).fill({}))).toMatchObject({
        status: 400,
        body: { code: 'too_many' },
      });
    });
  });

  describe('a repeated create', () => {
    test('a repeated create answers 200 with the current state of the first record', async () => {
      const { alice } = await createTestServer({ open });
      const first = getRecord(await alice.call('POST', prayers, buildPrayer({ client_id: 'one' })));
      const changed = getRecord(
        await alice.call('PUT', `${prayers}/${first.id}`, { title: 'changed' }),
      );
      const again = await alice.call(
        'POST',
        prayers,
        buildPrayer({ client_id: 'one', title: 'late' }),
      );
      expect(again).toMatchObject({ status: 200, body: changed });
      const bulk = await alice.call('POST', `${prayers}/bulk`, [buildPrayer({ client_id: 'one' })]);
      expect(bulk).toMatchObject({ status: 200, body: [changed] });
    });

    test('ten simultaneous bulk creates create each record once', async () => {
      const { alice, bob } = await createTestServer({ open });
      const sent = Array.from({ length: 25 }, (_, index) =>
        buildPrayer({ client_id: `c${index}`, title: `t${index}` }),
      );
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          alice.call('POST', `${prayers}/bulk`, number % 2 ? sent : sent.toReversed()),
        ),
      );
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(getRecords(await alice.call('GET', prayers))).toHaveLength(25);
      for (const response of responses)
        expect(new Set(getRecords(response).map(({ id }) => id)).size).toBe(25);
      expect((await bob.call('POST', `${prayers}/bulk`, sent)).status).toBe(201);
      expect(getRecords(await bob.call('GET', prayers))).toHaveLength(25);
    });

    test('a repeated create of a deleted record is 410, also for a whole bulk', async () => {
      const { alice, bob } = await createTestServer({ open });
      const { id } = getRecord(
        await alice.call('POST', prayers, buildPrayer({ client_id: 'one' })),
      );
      await alice.call('DELETE', `${prayers}/${id}`);
      expect(await alice.call('POST', prayers, buildPrayer({ client_id: 'one' }))).toMatchObject({
        status: 410,
        body: { code: 'deleted' },
      });
      expect(
        (
          await alice.call('POST', `${prayers}/bulk`, [
            buildPrayer(),
            buildPrayer({ client_id: 'one' }),
          ])
        ).status,
      ).toBe(410);
      expect(getRecords(await alice.call('GET', prayers))).toEqual([]);
      expect((await bob.call('POST', prayers, buildPrayer({ client_id: 'one' }))).status).toBe(201);
    });
  });

  describe('update', () => {
    test('an update merges fields, clears fields by null, and keeps immutable fields', async () => {
      const { alice, clock } = await createTestServer({ open });
      const created = getRecord(
        await alice.call('POST', prayers, buildPrayer({ request: 'rain' })),
      );
      clock.advance(1_000);
      const response = await alice.call('PUT', `${prayers}/${created.id}`, {
        title: 'new',
        request: null,
        client_id: 'other',
        user_email: 'x',
        id: 'y',
        updated_date: 'z',
        nope: 1,
      });
      const { request: _gone, ...rest } = created;
      expect(response).toMatchObject({
        status: 200,
        body: { ...rest, title: 'new', updated_date: '2026-01-01T12:00:01.000000Z' },
      });
      expect(getRecord(response)).not.toHaveProperty('request');
      expect(getRecord(await alice.call('GET', `${prayers}/${created.id}`))).toEqual(response.body);
    });

    test('an update checks types but requires no field', async () => {
      const { alice } = await createTestServer({ open });
      const { id } = getRecord(await alice.call('POST', prayers, buildPrayer()));
      expect((await alice.call('PUT', `${prayers}/${id}`, {})).status).toBe(200);
      expect(await alice.call('PUT', `${prayers}/${id}`, { verses: 'John' })).toMatchObject({
        status: 422,
        body: { message: 'Error in field verses: must be array' },
      });
      expect((await alice.call('PUT', `${prayers}/${id}`, [])).status).toBe(400);
    });

    test('If-Match: * requires no specific version, like no If-Match header', async () => {
      const { alice } = await createTestServer({ open });
      const { id } = getRecord(await alice.call('POST', prayers, buildPrayer()));
      const any = { 'if-match': ' * ' };
      expect(await alice.call('PUT', `${prayers}/${id}`, { title: 'two' }, any)).toMatchObject({
        status: 200,
        body: { title: 'two' },
      });
      expect(await alice.call('DELETE', `${prayers}/${id}`, undefined, any)).toMatchObject({
        status: 200,
        body: { success: true },
      });
      // `If-Match: *` still requires that the record exists.
      expect((await alice.call('PUT', `${prayers}/${id}`, { title: 'three' }, any)).status).toBe(
        404,
      );
    });

    test('If-Match refuses a stale write and a stale delete with the current record', async () => {
      const { alice } = await createTestServer({ open });
      const first = getRecord(await alice.call('POST', prayers, buildPrayer()));
      const second = getRecord(
        await alice.call(
          'PUT',
          `${prayers}/${first.id}`,
          { title: 'two' },
          { 'if-match': `"${first.updated_date}"` },
        ),
      );
      const staleHeaders = { 'if-match': `"${first.updated_date}"` };
      const refused = await alice.call(
        'PUT',
        `${prayers}/${first.id}`,
        { title: 'three' },
        staleHeaders,
      );
      expect(refused).toMatchObject({ status: 412, body: { code: 'stale', current: second } });
      expect(
        await alice.call('DELETE', `${prayers}/${first.id}`, undefined, staleHeaders),
      ).toMatchObject({
        status: 412,
        body: { code: 'stale', current: second },
      });
      expect(
        (
          await alice.call('DELETE', `${prayers}/${first.id}`, undefined, {
            'if-match': `"${second.updated_date}"`,
          })
        ).status,
      ).toBe(200);
    });
  });

  describe('delete', () => {
    test('a repeated delete answers 404', async () => {
      const { alice } = await createTestServer({ open });
      const { id } = getRecord(await alice.call('POST', prayers, buildPrayer()));
      expect(await alice.call('DELETE', `${prayers}/${id}`)).toMatchObject({
        status: 200,
        body: { success: true },
      });
      expect(await alice.call('DELETE', `${prayers}/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
      expect((await alice.call('GET', `${prayers}/${id}`)).status).toBe(404);
    });

    test('a bulk delete works by query or ids; deleting everything must be explicit', async () => {
      const { alice, bob } = await createTestServer({ open });
      const created = getRecords(
        await alice.call(
          'POST',
          `${prayers}/bulk`,
          ['a', 'b', 'c', 'd', 'e'].map((title) => buildPrayer({ title })),
        ),
      );
      await bob.call('POST', prayers, buildPrayer({ title: 'a' }));
      expect((await alice.call('DELETE', prayers, { title: ['a', 'b'] })).body).toEqual({
        success: true,
        deleted: 2,
      });
      expect((await alice.call('DELETE', prayers, [created[2]?.id, 'unknown'])).body).toEqual({
        success: true,
        deleted: 1,
      });
      expect((await alice.call('DELETE', prayers, [])).body).toEqual({ success: true, deleted: 0 });
      expect(await alice.call('DELETE', prayers, {})).toMatchObject({
        status: 400,
        body: { code: 'empty_query' },
      });
      expect(await alice.call('DELETE', prayers)).toMatchObject({
        status: 400,
        body: { code: 'empty_query' },
      });
      expect((await alice.call('DELETE', prayers, [{ $ne: 1 }])).status).toBe(400);
      expect((await alice.call('DELETE', `${prayers}?all=true`, {})).body).toEqual({
        success: true,
        deleted: 2,
      });
      expect(getRecords(await bob.call('GET', prayers))).toHaveLength(1);
    });

    test('the owner can list deletions afterwards, in order and from a given date', async () => {
      const { alice, bob } = await createTestServer({ open });
      const created = getRecords(
        await alice.call(
          'POST',
          `${prayers}/bulk`,
          ['a', 'b', 'c'].map((client_id) => buildPrayer({ client_id })),
        ),
      );
      for (const { id } of created.toReversed()) await alice.call('DELETE', `${prayers}/${id}`);
      const all = await alice.call('GET', `${prayers}/deleted?since=`);
      const rows = all.body as { id: string; client_id: string; deleted_date: string }[];
      expect(rows.map(({ id, client_id }) => [id, client_id])).toEqual(
        created.toReversed().map(({ id, client_id }) => [id, client_id]),
      );
      expect(
        (await alice.call('GET', `${prayers}/deleted?limit=1&since=${rows[0]?.deleted_date}`)).body,
      ).toEqual([rows[1]]);
      expect((await bob.call('GET', `${prayers}/deleted`)).body).toEqual([]);
      expect((await alice.call('GET', `${prayers}/deleted?since=yesterday`)).status).toBe(400);
    });
  });
});
