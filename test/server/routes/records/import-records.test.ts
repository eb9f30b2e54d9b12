// Tests of the import of records from a file: either all records are imported, or none, and the
// answer lists the invalid rows.
import { describe, expect, test } from 'vitest';
import {
  createTestServer,
  getRecords,
  type TestUser,
  type TestServer,
} from '../../support/test-server.ts';

interface ImportResult {
  status: string;
  details: string | null;
  output: Record<string, unknown>[] | null;
}

async function send(
  { app }: TestServer,
  person: Partial<TestUser>,
  content: string | Uint8Array<ArrayBuffer>,
  { entity = 'UserReadingProgress', name = 'file.csv', field = 'file' } = {},
): Promise<{ status: number; body: ImportResult }> {
  const form = new FormData();
  form.append(field, new File([content], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: `/api/apps/selah/entities/${entity}/import`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(person.token && { authorization: `Bearer ${person.token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

async function all(person: TestUser, entity = 'UserReadingProgress') {
  return getRecords(await person.call('GET', `/entities/${entity}?sort=created_date`));
}

test('a CSV becomes records of the right types, in its order', async () => {
  const server = await createTestServer();
  const csv =
    'plan_id,current_day,completed,completed_days,nothing of ours,started_date\r\n"plan, one",3,true,"[1,2]",x,2026-01-02\r\n\r\nplan two,,no,1|2|3,,\r\n"pl""an\n3",1,,,,\r\n';
  const { status, body } = await send(server, server.alice, `\uFEFF${csv}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'success',
    details: 'Successfully imported 3 entities with RLS enforcement',
  });
  expect(body.output).toEqual(await all(server.alice));
  expect(body.output).toMatchObject([
    {
      plan_id: 'plan, one',
      current_day: 3,
      completed: true,
      completed_days: [1, 2],
      started_date: '2026-01-02',
      user_email: 'alice@example.org',
    },
    { plan_id: 'plan two', current_day: 1, completed: false, completed_days: [1, 2, 3] },
    { plan_id: 'pl"an\n3', current_day: 1, completed: false },
  ]);
});

test('the import reads CSV with semicolons, with tabs, and JSON', async () => {
  const server = await createTestServer();
  expect(
    (await send(server, server.alice, 'plan_id;current_day\na;2\n')).body.output,
  ).toMatchObject([{ plan_id: 'a', current_day: 2 }]);
  expect(
    (await send(server, server.alice, 'plan_id\tcurrent_day\nb\t3')).body.output,
  ).toMatchObject([{ plan_id: 'b', current_day: 3 }]);
  expect(
    (
      await send(server, server.alice, ' [{"plan_id":"c","completed_days":[1]}]', {
        name: 'x.json',
      })
    ).body.output,
  ).toMatchObject([{ plan_id: 'c', completed_days: [1] }]);
  expect(await all(server.alice)).toHaveLength(3);
});

test('importing a file with client ids twice creates no copies', async () => {
  const server = await createTestServer();
  const csv = 'client_id,plan_id\none,a\ntwo,b\n';
  const first = await send(server, server.alice, csv);
  expect((await send(server, server.alice, csv)).body.output).toEqual(first.body.output);
  expect((await send(server, server.bob, csv)).body.status).toBe('success');
  expect(await all(server.alice)).toHaveLength(2);
});

describe('no record is imported', () => {
  const faults: [string, string | Uint8Array<ArrayBuffer>, string | RegExp][] = [
    [
      'a bad number',
      'plan_id,current_day\na,1\nb,two\n',
      'In row 3, field current_day, there must be a number.',
    ],
    [
      'a bad truth',
      'plan_id,completed\na,perhaps\n',
      'In row 2, field completed, there must be true or false.',
    ],
    [
      'what the schema does not want',
      'plan_id,current_day\na,1\n,5\nc,400\n',
      'Nothing was imported. Error in row 3, field plan_id: Field required; Error in row 4, field current_day: must be <= 366.',
    ],
    ['more cells than columns', 'plan_id\na,b\n', 'Row 2 has more cells than there are columns.'],
    [
      'no column of ours',
      'x,y\n1,2\n',
      /^No column has the name of a field of UserReadingProgress/,
    ],
    ['a column twice', 'plan_id,plan_id\n1,2\n', 'Two columns have the name plan_id.'],
    ['an open quote', 'plan_id,current_day\n"a,1\n', /^The file is not valid CSV/],
    ['nothing', '', /^No column/],
    ['only a header', 'plan_id\n', 'The file holds no records.'],
    ['broken JSON', '[{"plan_id":', 'The file is not valid JSON.'],
    ['JSON without objects', '[1]', 'Record 1 is not an object.'],
    [
      'bytes that are no text',
      new Uint8Array([0x70, 0xff, 0xfe]),
      'The file is not a text in UTF-8.',
    ],
    ['too many rows', `plan_id\n${'a\n'.repeat(5_001)}`, 'A file may hold at most 5000 records.'],
  ];
  test.each(faults)('with %s', async (_, content, details) => {
    const server = await createTestServer();
    const { status, body } = await send(server, server.alice, content);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'error',
      details: typeof details === 'string' ? details : expect.stringMatching(details),
      output: null,
    });
    expect(await all(server.alice)).toEqual([]);
  });

  test('without permission, without a file, or with a file that is too large', async () => {
    const server = await createTestServer();
    const csv = 'verse_key,scripture_reference\na,Psalm 4:8\n';
    expect((await send(server, server.alice, csv, { entity: 'ComfortingVerse' })).status).toBe(403);
    expect((await send(server, {}, csv, { entity: 'ComfortingVerse' })).status).toBe(401);
    expect((await send(server, server.admin, csv, { entity: 'Nothing' })).status).toBe(404);
    expect(
      (await send(server, server.admin, csv, { entity: 'ComfortingVerse', field: 'other' })).status,
    ).toBe(422);
    expect(
      (
        await send(server, server.admin, 'x'.repeat(11 * 1024 * 1024), {
          entity: 'ComfortingVerse',
        })
      ).status,
    ).toBe(413);
    expect((await server.admin.call('POST', '/entities/ComfortingVerse/import', {})).status).toBe(
      400,
    );
    expect((await server.admin.call('GET', '/entities/ComfortingVerse/count')).body).toEqual({
      count: 0,
    });
    expect((await send(server, server.admin, csv, { entity: 'ComfortingVerse' })).body.status).toBe(
      'success',
    );
  });
});
