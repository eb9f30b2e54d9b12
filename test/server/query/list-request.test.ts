// Tests of list requests: the queries, sorts and other parameters that the API contract allows.
import { describe, expect, test } from 'vitest';
import {
  buildPrayer,
  createTestServer,
  getRecords,
  type TestUser,
} from '../support/test-server.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';
import type { TestStore } from '../support/test-stores.ts';

const psalm = { reference: 'Psalm 23', text: 'The Lord', translation: 'KJV' };
const john = { reference: 'John 3:16', text: 'For God', translation: null };

/** Alice, with four prayers made a second after each other. */
async function alicesServer(open?: TestStore['open']): Promise<TestUser> {
  const { alice, clock } = await createTestServer(open && { open });
  const rows = [
    { title: 'a', category: 'work', is_answered: true, request: 'x' },
    { title: 'b', category: 'family', is_answered: false, verses: [psalm] },
    {
      title: 'c',
      category: 'work',
      is_answered: false,
      answered_date: '2026-02-01',
      verses: [psalm, john],
    },
    { title: 'd é & "q"', category: 'health', answered_date: '2026-03-01', verses: [] },
  ];
  for (const row of rows) {
    await alice.call('POST', '/entities/Prayer', buildPrayer({ ...row, client_id: row.title }));
    clock.advance(1_000);
  }
  return alice;
}

function list(alice: TestUser, parameters: string, path = 'Prayer'): ReturnType<TestUser['call']> {
  return alice.call('GET', `/entities/${path}?${parameters}`);
}

async function titles(
  alice: TestUser,
  query: unknown,
  otherParameters = 'sort=title',
): Promise<string> {
  const rows = getRecords(
    await list(alice, `q=${encodeURIComponent(JSON.stringify(query))}&${otherParameters}`),
  );
  return rows.map(({ title }) => String(title)[0]).join('');
}

const prayerQueries: [unknown, string][] = [
  [{}, 'abcd'],
  [{ category: 'work' }, 'ac'],
  [{ category: 'work', is_answered: false }, 'c'],
  [{ is_answered: 'false' }, ''],
  [{ is_answered: 1 }, ''],
  [{ is_answered: { $ne: 'x' } }, 'abcd'],
  [{ category: ['family', 'health'] }, 'bd'],
  [{ category: [] }, ''],
  [{ request: null }, 'bcd'],
  [{ request: { $exists: true } }, 'a'],
  [{ request: { $exists: false } }, 'bcd'],
  [{ request: { $ne: null } }, 'a'],
  [{ verses: null }, 'a'],
  [{ category: { $eq: 'work' } }, 'ac'],
  [{ category: { $ne: 'work' } }, 'bd'],
  [{ category: { $in: ['family', null] } }, 'b'],
  [{ answered_date: { $in: ['2026-02-01', null] } }, 'abc'],
  [{ category: { $nin: ['family', 'work'] } }, 'd'],
  [{ category: { $nin: [] } }, 'abcd'],
  [{ title: { $gt: 'a', $lte: 'c' } }, 'bc'],
  [{ title: { $gte: 5 } }, ''],
  [{ client_id: 'b' }, 'b'],
  [{ created_by: 'alice@example.org' }, 'abcd'],
  [{ created_date: { $gte: '2026-01-01T12:00:02Z' } }, 'cd'],
  [{ created_date: { $gte: '2026-01-01T12:00:02.000Z' } }, 'cd'],
  [{ created_date: { $gt: '2026-01-01T12:00:02.5' } }, 'd'],
  [{ is_sample: false }, 'abcd'],
  [{ is_sample: true }, ''],
  [{ is_sample: { $ne: false } }, ''],
  [{ is_sample: null }, ''],
  [{ updated_date: { $lt: '2026-01-01T14:00:01+02:00' } }, 'a'],
  [{ title: 'd é & "q"' }, 'd'],
  [{ $or: [{ category: 'health' }, { title: 'b' }] }, 'bd'],
  [{ $and: [{ category: 'work' }, { is_answered: true }] }, 'a'],
  [{ $nor: [{ category: 'work' }, { title: 'b' }] }, 'd'],
  [{ category: 'work', $or: [{ title: 'a' }, { title: 'b' }] }, 'a'],
  [{ category: { $not: { $in: ['work'] } } }, 'bd'],
  [{ answered_date: { $not: { $gt: '2026-02-15' } } }, 'abc'],
  [{ title: { $regex: '^d' } }, 'd'],
  [{ title: { $regex: 'Q', $options: 'i' } }, 'd'],
  [{ title: { $regex: 'Q' } }, ''],
  [{ category: { $regex: '^w.*k$|^fam' } }, 'abc'],
  [{ category: { $regex: '^work$' } }, 'ac'],
  [{ category: { $regex: '^$' } }, ''],
  [{ category: { $regex: '^.*$' } }, 'abcd'],
  [{ category: { $regex: 'h.*a.*lth$' } }, 'd'],
  [{ category: { $regex: 'HEALTHH|aa.*aa|^ork|wor$', $options: 'i' } }, ''],
  [{ title: { $regex: '\\&' } }, 'd'],
  [{ 'verses.reference': 'Psalm 23' }, 'bc'],
  [{ 'verses.reference': { $ne: 'John 3:16' } }, 'abd'],
  [{ 'verses.translation': { $exists: true } }, 'bc'],
  [{ 'verses.translation': null }, 'ac'],
  [{ verses: { $size: 2 } }, 'c'],
  [{ verses: { $elemMatch: { reference: 'John 3:16', translation: null } } }, 'c'],
  [{ verses: { $elemMatch: { reference: 'John 3:16', translation: 'KJV' } } }, ''],
  [{ 'verses.reference': { $all: ['Psalm 23', 'John 3:16'] } }, 'c'],
  [{ 'verses.text': { $regex: 'god', $options: 'i' } }, 'c'],
];

const numberQueries: [unknown, string][] = [
  [{ completed_days: 2 }, 'ab'],
  [{ completed_days: [3, 9] }, 'b'],
  [{ completed_days: { $in: [1] } }, 'a'],
  [{ completed_days: { $nin: [1] } }, 'bc'],
  [{ completed_days: { $all: [2, 3] } }, 'b'],
  [{ completed_days: { $all: [] } }, ''],
  [{ completed_days: { $size: 0 } }, ''],
  [{ completed_days: { $gt: 2 } }, 'b'],
  [{ completed_days: { $elemMatch: { $gt: 1, $lt: 3 } } }, 'ab'],
  [{ completed_days: { $not: { $elemMatch: { $gt: 2 } } } }, 'ac'],
  [{ completed_days: null }, 'c'],
];

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  test('every query operator finds the matching records', async () => {
    const alice = await alicesServer(open);
    for (const [query, expected] of prayerQueries)
      expect([query, await titles(alice, query)]).toEqual([query, expected]);
  });

  test('a condition on a list of numbers matches any element', async () => {
    const alice = await alicesServer(open);
    const rows = [
      { plan_id: 'a', completed_days: [1, 2] },
      { plan_id: 'b', completed_days: [2, 3] },
      { plan_id: 'c' },
    ];
    await alice.call('POST', '/entities/UserReadingProgress/bulk', rows);
    for (const [query, expected] of numberQueries) {
      const response = await list(
        alice,
        `sort=plan_id&q=${encodeURIComponent(JSON.stringify(query))}`,
        'UserReadingProgress',
      );
      expect([
        query,
        getRecords(response)
          .map(({ plan_id }) => plan_id)
          .join(''),
      ]).toEqual([query, expected]);
    }
  });

  test('sort has two directions, places missing values, and defaults to newest first', async () => {
    const alice = await alicesServer(open);
    expect(await titles(alice, {}, 'sort=-title')).toBe('dcba');
    expect(await titles(alice, {}, 'sort=%2Btitle')).toBe('abcd');
    expect(await titles(alice, {}, 'sort=+title')).toBe('abcd');
    expect((await titles(alice, {}, 'sort=answered_date')).slice(2)).toBe('cd');
    expect((await titles(alice, {}, 'sort=-answered_date')).slice(0, 2)).toBe('dc');
    expect(await titles(alice, {}, '')).toBe('dcba');
    // A client that means a limit writes the number in the place of the sort.
    for (const noField of ['10', '-nope', 'nope.title'])
      expect(await titles(alice, {}, `sort=${noField}`)).toBe('dcba');
  });

  test('limit, skip and fields', async () => {
    const alice = await alicesServer(open);
    expect(await titles(alice, {}, 'sort=title&limit=2&skip=1')).toBe('bc');
    for (const many of ['999999', '99999999999999999999', '9'.repeat(400)])
      expect(await titles(alice, {}, `sort=title&limit=${many}`)).toBe('abcd');
    expect(await titles(alice, {}, `skip=${'9'.repeat(20)}`)).toBe('');
    expect(await titles(alice, {}, 'sort=title&limit=0&skip=0')).toBe('abcd');
    expect(getRecords(await list(alice, 'fields=title,client_id&sort=title&limit=1'))).toEqual([
      { id: expect.any(String), title: 'a', client_id: 'a' },
    ]);
    const [row] = getRecords(
      await list(alice, 'fields=id,client_id,created_date,updated_date,is_sample&limit=1'),
    );
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'client_id',
      'created_date',
      'id',
      'is_sample',
      'updated_date',
    ]);
    expect(row).toMatchObject({ is_sample: false });
    for (const sort of ['is_sample', '-is_sample'])
      expect(await titles(alice, {}, `sort=${sort}`)).toHaveLength(4);
    expect((await list(alice, 'distinct=is_sample', 'Prayer/v2/list')).body).toMatchObject({
      items: [false],
    });
  });

  test('the query as the stock client encodes it', async () => {
    const alice = await alicesServer(open);
    const response = await list(
      alice,
      'q=%7B%22title%22:%22d+%C3%A9+%26+%5C%22q%5C%22%22,%22updated_date%22:%7B%22$gte%22:%222026-01-01T00:00:00.000Z%22%7D%7D&sort=-created_date&limit=3',
    );
    expect(getRecords(response).map(({ title }) => title)).toEqual(['d é & "q"']);
  });
});

const regexRefusal = /may hold literal text, escaped signs/;

const rejectedQueries: [string, string | RegExp][] = [
  ['q=nonsense', 'q must be JSON.'],
  ['q=[]', 'A query must be a JSON object.'],
  ['q=5', 'A query must be a JSON object.'],
  ['q={"nope":1}', 'Prayer has no field "nope".'],
  ['q={"__proto__":1}', 'Prayer has no field "__proto__".'],
  ['q={"constructor":1}', 'Prayer has no field "constructor".'],
  ['q={"title.constructor":1}', 'Prayer has no field "title.constructor".'],
  ['q={"verses.__proto__":1}', 'Prayer has no field "verses.__proto__".'],
  ['q={"verses.0.text":1}', 'Prayer has no field "verses.0.text".'],
  ['q={"$or":[]}', '$or needs a list of queries.'],
  ['q={"$where":"1"}', 'The query operator "$where" is not supported here.'],
  ['q={"title":{"$where":"a"}}', 'The query operator "$where" of title is not supported here.'],
  ['q={"title":{}}', 'The query for title is empty.'],
  ['q={"title":{"$in":"a"}}', '$in of title needs a list.'],
  ['q={"title":{"$gt":null}}', 'title cannot be compared with null.'],
  ['q={"title":{"$eq":{"a":1}}}', 'title can only be compared with single values.'],
  ['q={"title":{"$exists":1}}', '$exists of title must be true or false.'],
  ['q={"title":{"$size":1}}', '$size is for lists, and title is not a list.'],
  ['q={"verses":{"$size":-1}}', '$size of verses must be a whole number.'],
  ['q={"title":{"$not":1}}', '$not of title needs operators.'],
  ['q={"title":{"$options":"i"}}', '$options of title goes with $regex.'],
  ['q={"title":{"$regex":"a","$options":"m"}}', '$options of title can only be "i" here.'],
  ['q={"title":{"$regex":5}}', '$regex of title must be a text.'],
  ['q={"is_answered":{"$regex":"a"}}', '$regex is for texts, and is_answered is not a text.'],
  ['q={"title":{"$regex":"(a%2B)%2B$"}}', regexRefusal],
  ['q={"title":{"$regex":"a*"}}', regexRefusal],
  ['q={"title":{"$regex":"[a]"}}', regexRefusal],
  ['q={"title":{"$regex":"a{2}"}}', regexRefusal],
  ['q={"title":{"$regex":"\\\\\\\\d"}}'.replaceAll('\\\\\\\\', '\\\\'), regexRefusal],
  ['q={"title":{"$regex":"a^"}}', regexRefusal],
  ['q={"title":{"$regex":"a.c"}}', /not a "\." alone either \(write "\\\." for a full stop\)/],
  [
    'q={"title":{"$regex":"a.*b.*c.*d"}}',
    '$regex of title may have at most 3 texts with ".*" between them.',
  ],
  [
    `q={"title":{"$regex":"${'a'.repeat(101)}"}}`,
    '$regex of title may have at most 100 characters.',
  ],
  [
    `q={"$or":[${Array(6).fill('{"title":{"$regex":"a"}}').join(',')}]}`,
    'A query may hold at most 5 $regex.',
  ],
  ['q={"title":{"$regex":"a|b|c|d|e|f|g"}}', 'A query may hold at most 6 alternatives of $regex.'],
  ['q={"verses":"John"}', 'verses can only be compared with null here.'],
  ['q={"updated_date":"yesterday"}', 'updated_date can only be compared with an ISO 8601 date.'],
  [
    'q={"$and":[{"$and":[{"$and":[{"$and":[{"$and":[{"$and":[{"title":1}]}]}]}]}]}]}',
    'A query may be nested at most 6 levels deep.',
  ],
  [
    `q={"$or":[${Array(201).fill('{"title":"a"}').join(',')}]}`,
    'A query may hold at most 200 conditions.',
  ],
  ['sort=verses', 'A list cannot be sorted by verses.'],
  ['sort=verses.text', 'A list cannot be sorted by verses.text.'],
  ['fields=id,nope', 'Prayer has no field "nope".'],
  ['limit=-1', 'limit must be a whole number.'],
  ['skip=x', 'skip must be a whole number.'],
  ['limit=1&limit=2', 'The query parameter limit may be given once.'],
  [
    'status=paid',
    'The query parameter "status" is not known here. Known: q, sort, limit, skip, fields.',
  ],
];

test('an invalid list request answers 400 with a clear message', async () => {
  const alice = await alicesServer();
  for (const [parameters, message] of rejectedQueries) {
    const expectedMessage = typeof message === 'string' ? message : expect.stringMatching(message);
    expect([parameters, await list(alice, parameters)]).toMatchObject([
      parameters,
      { status: 400, body: { code: 'invalid_query', message: expectedMessage } },
    ]);
  }
});

test('more values than fit into a statement', async () => {
  const alice = await alicesServer();
  const response = await alice.call('DELETE', '/entities/Prayer', {
    title: Array.from({ length: 5_001 }, String),
  });
  expect(response).toMatchObject({
    status: 400,
    body: { message: 'A query may hold at most 5000 values.' },
  });
  expect(
    (
      await alice.call('DELETE', '/entities/Prayer', {
        title: Array.from({ length: 5_000 }, String),
      })
    ).status,
  ).toBe(200);
});

// Patterns that were longer and matched by LIKE stopped a server for three quarters of a minute.
test.each(oneStorePerDatabase)(
  'on $name: the most expensive patterns over eleven million characters do not block the server',
  async ({ open }) => {
    const { alice } = await createTestServer({ open });
    const row = buildPrayer({ prayer_text: 'a'.repeat(19_000) });
    for (let bulk = 0; bulk < 3; bulk += 1)
      expect(
        (
          await alice.call(
            'POST',
            '/entities/Prayer/bulk',
            Array(200).fill({ ...row, client_id: undefined }),
          )
        ).status,
      ).toBe(201);
    const [some, long] = ['a'.repeat(30), 'a'.repeat(98)];
    for (const pattern of [`${long}b`, `b${long}`, `${some}.*${some}.*${some}b`, 'b|c|d|e|f|g']) {
      const each = pattern.includes('|') ? 1 : 5;
      const query = {
        $or: Array.from({ length: each }, (_, index) => ({
          prayer_text: { $regex: `${pattern}${index}`, $options: 'i' },
        })),
      };
      const start = performance.now();
      expect(await alice.call('POST', '/entities/Prayer/aggregate', { query })).toMatchObject({
        status: 200,
        body: { rows: [{ count: 0 }] },
      });
      // Half a second on an idle machine.
      expect([pattern, performance.now() - start < 5_000]).toEqual([pattern, true]);
    }
  },
);
