// Tests of batches: each change is answered as its single call would be, in order, and no change
// affects another.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { maxBatchChanges, type BatchAnswers } from '../../../../schemas/api/backend-api.ts';
import { openSqlite } from '../../../../server/store/sqlite/sqlite-store.ts';
import type { RecordStore, Store } from '../../../../server/store/store.ts';
import {
  listEvents,
  waitForAllEvents,
  startListening,
  getRoom,
} from '../../support/socket-listeners.ts';
import {
  makeTempFolder,
  buildPrayer,
  createTestServer,
  getRecord,
  getRecords,
  type TestResponse,
  type TestUser,
  type TestServer,
} from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const prayers = '/entities/Prayer';
type Change = Record<string, unknown>;

async function batch(
  { call }: Pick<TestUser, 'call'>,
  changes: readonly Change[],
  entity = 'Prayer',
): Promise<BatchAnswers['answers']> {
  const response = await call('POST', `/entities/${entity}/batch`, { changes });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return (response.body as BatchAnswers).answers;
}

function single(
  { call }: Pick<TestUser, 'call'>,
  { op, id, data, if_match: version }: Change,
  entity = 'Prayer',
): Promise<TestResponse> {
  const path = `/entities/${entity}`;
  const headers: Record<string, string> =
    typeof version === 'string' ? { 'if-match': `"${version}"` } : {};
  const body = data as Record<string, unknown> | undefined;
  if (op === 'create') return call('POST', path, body);
  return op === 'update'
    ? call('PUT', `${path}/${String(id)}`, body, headers)
    : call('DELETE', `${path}/${String(id)}`, undefined, headers);
}

/** Without what differs from one server to the other: ids in the order in which they appear. */
function plain(responses: readonly { status: number; body: unknown }[]): unknown {
  const ids = new Map<string, string>();
  const text = JSON.stringify(
    responses.map(({ status, body }) => ({
      status,
      body: { ...(body as object), request_id: '' },
    })),
  );
  return JSON.parse(
    text.replace(
      /"[0-9a-f]{24}"/g,
      (id) => ids.get(id) ?? (ids.set(id, `"id ${ids.size}"`), `"id ${ids.size - 1}"`),
    ),
  );
}

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('[R35] each change is answered as its single call, status and body', async () => {
    /** Changes of every outcome that there is, which name records of this server. */
    async function createChanges(server: TestServer): Promise<Change[]> {
      const { alice, bob } = server;
      const [a, b, c] = getRecords(
        await alice.call(
          'POST',
          `${prayers}/bulk`,
          ['a', 'b', 'c'].map((client_id) => buildPrayer({ client_id })),
        ),
      );
      const bobsRecord = getRecord(
        await bob.call('POST', prayers, buildPrayer({ client_id: 'his' })),
      );
      await alice.call('DELETE', `${prayers}/${c?.id}`);
      const long = { id: a?.id, title: 'x'.repeat(201) };
      return [
        { op: 'create', data: buildPrayer({ client_id: 'new' }) },
        { op: 'create', data: buildPrayer({ client_id: 'new', title: 'again' }) },
        { op: 'create', data: buildPrayer({ client_id: 'a' }) },
        { op: 'create', data: buildPrayer({ client_id: 'c' }) },
        { op: 'create', data: { title: 'no prayer' } },
        { op: 'create', data: ['no object'] },
        { op: 'create' },
        {
          op: 'update',
          id: a?.id,
          data: { title: 'two', request: null },
          if_match: a?.updated_date,
        },
        { op: 'update', id: a?.id, data: { title: 'three' }, if_match: a?.updated_date },
        { op: 'update', id: a?.id, data: long },
        { op: 'update', id: a?.id, data: 'no object' },
        { op: 'update', id: a?.id, data: { title: 'four' } },
        { op: 'update', id: bobsRecord.id, data: { title: 'mine' } },
        { op: 'update', id: 'nothing', data: { title: 'mine' } },
        { op: 'delete', id: b?.id, if_match: '2020-01-01T00:00:00.000000Z' },
        { op: 'delete', id: b?.id, if_match: b?.updated_date },
        { op: 'delete', id: b?.id },
        { op: 'delete', id: bobsRecord.id },
        { op: 'update', id: b?.id, data: { title: 'too late' } },
        { op: 'create', data: buildPrayer({ client_id: 'b' }) },
      ];
    }
    const [one, second] = [await createTestServer({ open }), await createTestServer()];
    const responses = await batch(one.alice, await createChanges(one));
    const singles: TestResponse[] = [];
    for (const change of await createChanges(second))
      singles.push(await single(second.alice, change));
    expect(responses.map(({ status }) => status)).toEqual([
      201, 200, 200, 410, 422, 400, 400, 200, 412, 422, 400, 200, 404, 404, 412, 200, 404, 404, 404,
      410,
    ]);
    expect(plain(responses)).toEqual(plain(singles.map(({ status, body }) => ({ status, body }))));
    // The resulting state is also the same, including every record and every deletion entry.
    for (const path of [prayers, `${prayers}/trash`, `${prayers}/deleted`]) {
      const [firstResponses, secondResponses] = [
        await one.alice.call('GET', path),
        await second.alice.call('GET', path),
      ];
      expect(plain([{ status: 200, body: { list: firstResponses.body } }]), path).toEqual(
        plain([{ status: 200, body: { list: secondResponses.body } }]),
      );
    }
  });

  test('[R35] changes of one record are made in their order, with growing dates', async () => {
    const { alice } = await createTestServer({ open });
    const { id } = getRecord(await alice.call('POST', prayers, buildPrayer({ client_id: 'one' })));
    const updates = Array.from({ length: 40 }, (_, number) => ({
      op: 'update',
      id,
      data: { title: `turn ${number}` },
    }));
    const responses = await batch(alice, [
      ...updates,
      { op: 'delete', id },
      { op: 'update', id, data: { title: 'late' } },
    ]);
    expect(responses.map(({ status }) => status)).toEqual([...updates.map(() => 200), 200, 404]);
    const dates = responses
      .slice(0, 40)
      .map(({ body }) => (body as { updated_date: string }).updated_date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect((await alice.call('GET', `${prayers}/trash`)).body).toMatchObject([
      { id, title: 'turn 39' },
    ]);
  });

  test('entity rules allow or refuse each change of a batch separately', async () => {
    const folder = makeTempFolder();
    const own = { created_by: '{{user.email}}' };
    writeFileSync(
      join(folder, 'Notice.json'),
      JSON.stringify({
        name: 'Notice',
        properties: { title: { type: 'string' }, status: { type: 'string' } },
        rls: { create: { 'data.status': 'in' }, read: true, update: own, delete: own },
      }),
    );
    const { alice, bob, admin, anonymous } = await createTestServer({
      open,
      settings: { entitiesDir: folder },
    });
    const bobsRecord = getRecord(
      await bob.call('POST', '/entities/Notice', { title: 'his', status: 'in' }),
    );
    const changes = [
      { op: 'create', data: { title: 'hers', status: 'in' } },
      { op: 'create', data: { title: 'hers', status: 'out' } },
      { op: 'create', data: { title: 'x'.repeat(1_000_001), status: 'in' } },
      { op: 'update', id: bobsRecord.id, data: { title: 'mine' } },
      { op: 'delete', id: bobsRecord.id },
    ];
    expect((await batch(alice, changes, 'Notice')).map(({ status }) => status)).toEqual([
      201, 403, 413, 403, 404,
    ]);
    expect(
      getRecords(await anonymous.call('GET', '/entities/Notice?sort=created_date')).map(
        ({ title }) => title,
      ),
    ).toEqual(['his', 'hers']);
    const verse = { op: 'create', data: { verse_key: 'v', scripture_reference: 'Psalm 4:8' } };
    expect(
      (await batch(alice, [verse], 'ComfortingVerse')).map(({ status, body }) => [
        status,
        (body as { code: string }).code,
      ]),
    ).toEqual([[403, 'forbidden']]);
    expect((await batch(admin, [verse], 'ComfortingVerse')).map(({ status }) => status)).toEqual([
      201,
    ]);
    expect(
      await anonymous.call('POST', '/entities/ComfortingVerse/batch', { changes: [verse] }),
    ).toMatchObject({ status: 401 });
    expect(await alice.call('POST', '/entities/User/batch', { changes: [verse] })).toMatchObject({
      status: 404,
      body: { code: 'not_for_people' },
    });
  });

  test('an invalid batch is refused as a whole, and none of its changes is made', async () => {
    const { alice } = await createTestServer({ open });
    const validChange = { op: 'create', data: buildPrayer() };
    const { id } = getRecord(await alice.call('POST', prayers, buildPrayer({ title: 'stays' })));
    const invalidChanges: [unknown, string][] = [
      [[validChange], 'invalid_body'],
      [{}, 'invalid_body'],
      [{ changes: { 0: validChange } }, 'invalid_body'],
      [{ changes: [validChange, null] }, 'invalid_body'],
      [{ changes: [validChange, { data: buildPrayer() }] }, 'invalid_body'],
      [{ changes: [validChange, { op: 'upsert', data: buildPrayer() }] }, 'invalid_body'],
      [{ changes: [validChange, { op: 'update', data: { title: 'x' } }] }, 'invalid_body'],
      [{ changes: [validChange, { op: 'delete', id: '' }] }, 'invalid_body'],
      [{ changes: [validChange, { op: 'delete', id: { $ne: 1 } }] }, 'invalid_body'],
      [{ changes: [validChange, { op: 'delete', id, if_match: 5 }] }, 'invalid_body'],
      [{ changes: Array(maxBatchChanges + 1).fill(validChange) }, 'too_many'],
    ];
    for (const [body, code] of invalidChanges)
      expect(
        await alice.call('POST', `${prayers}/batch`, body as Change),
        JSON.stringify(body).slice(0, 80),
      ).toMatchObject({
        status: 400,
        body: { code, message: expect.any(String), detail: expect.any(String) },
      });
    expect(getRecords(await alice.call('GET', prayers)).map(({ title }) => title)).toEqual([
      'stays',
    ]);
    expect(await batch(alice, [])).toEqual([]);
    expect(
      await batch(
        alice,
        Array.from({ length: maxBatchChanges }, () => ({ op: 'create', data: buildPrayer() })),
      ),
    ).toHaveLength(maxBatchChanges);
  });

  test('[R6] the same batch from two devices at once creates each record once', async () => {
    const { alice } = await createTestServer({ open });
    const changes = Array.from({ length: 60 }, (_, index) => ({
      op: 'create',
      data: buildPrayer({ client_id: `c${index}` }),
    }));
    const all = await Promise.all(
      [changes, changes.toReversed(), changes, changes.toReversed()].map((one) =>
        batch(alice, one),
      ),
    );
    expect(all.flat().filter(({ status }) => status === 201)).toHaveLength(60);
    expect(all.flat().filter(({ status }) => status === 200)).toHaveLength(180);
    expect((await alice.call('GET', `${prayers}/count`)).body).toEqual({ count: 60 });
  });

  test('sockets receive stored changes of a batch in order, and no refused changes', async () => {
    const server = await createTestServer({ open });
    const { alice, bob } = server;
    const connect = await startListening(server);
    const [alicesSocket, bobsSocket] = await Promise.all(
      [alice.token, bob.token].map((token) =>
        connect(token, getRoom('ComfortingVerse'), getRoom('Prayer')),
      ),
    );
    if (!alicesSocket || !bobsSocket) throw new Error('no listener');
    await waitForAllEvents(server, alicesSocket, bobsSocket);
    const { id } = getRecord(await alice.call('POST', prayers, buildPrayer({ client_id: 'one' })));
    await batch(alice, [
      { op: 'update', id, data: { title: 'two' } },
      { op: 'create', data: buildPrayer({ client_id: 'one' }) },
      { op: 'create', data: { title: 'no prayer' } },
      { op: 'create', data: buildPrayer({ title: 'three' }) },
      { op: 'delete', id },
    ]);
    await waitForAllEvents(server, alicesSocket, bobsSocket);
    expect(
      listEvents(alicesSocket, getRoom('Prayer')).map(({ type, data }) => [type, data['title']]),
    ).toEqual([
      ['create', 'For rain'],
      ['update', 'two'],
      ['create', 'three'],
      ['delete', 'two'],
    ]);
    expect(listEvents(bobsSocket, getRoom('Prayer'))).toEqual([]);
  });
});

/** A store that throws an error for some records, like a fault in the server. */
function createFailingStore(store: Store, failOn: (title: unknown) => void): Store {
  const guarded = (records: RecordStore): RecordStore => ({
    ...records,
    create: (scope, ownerId, drafts) => {
      for (const { fields } of drafts) failOn(fields['title']);
      return records.create(scope, ownerId, drafts);
    },
    runInOrder: (calls) => records.runInOrder(calls.map((call) => (inner) => call(guarded(inner)))),
  });
  return { ...store, records: guarded(store.records) };
}

test('[R35] a server error on one record of a batch answers 500 for this record only', async () => {
  const server = await createTestServer({
    open: async (clock) =>
      createFailingStore(await openSqlite({ path: ':memory:', clock }), (title) => {
        if (title === 'bad') throw new TypeError('a secret word');
      }),
  });
  const responses = await batch(
    server.alice,
    ['one', 'bad', 'two'].map((title) => ({ op: 'create', data: buildPrayer({ title }) })),
  );
  expect(responses).toMatchObject([
    { status: 201 },
    {
      status: 500,
      body: { code: 'internal', message: expect.any(String), request_id: expect.any(String) },
    },
    { status: 201 },
  ]);
  expect(JSON.stringify(responses)).not.toContain('secret');
  expect(
    getRecords(await server.alice.call('GET', `${prayers}?sort=created_date`)).map(
      ({ title }) => title,
    ),
  ).toEqual(['one', 'two']);
});
