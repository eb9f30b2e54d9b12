// What a list can be asked, in the words of the contract.
import { beforeEach, describe, expect, test } from 'vitest';
import { aPrayer, aServer, recordsIn, type Person } from './fixture.ts';

let alice: Person;
let clock: { advance(millis: number): void };

beforeEach(async () => {
  ({ alice, clock } = await aServer());
  const rows = [
    { title: 'a', category: 'work', is_answered: true, request: 'x' },
    { title: 'b', category: 'family', is_answered: false },
    { title: 'c', category: 'work', is_answered: false, answered_date: '2026-02-01' },
    { title: 'd é & "q"', category: 'health', answered_date: '2026-03-01' },
  ];
  for (const row of rows) {
    await alice.call('POST', '/entities/Prayer', aPrayer({ ...row, client_id: row.title }));
    clock.advance(1_000);
  }
});

function ask(parameters: string): ReturnType<Person['call']> {
  return alice.call('GET', `/entities/Prayer?${parameters}`);
}

async function titles(query: unknown, rest = 'sort=title'): Promise<unknown[]> {
  return recordsIn(await ask(`q=${encodeURIComponent(JSON.stringify(query))}&${rest}`)).map(({ title }) => String(title)[0]);
}

test.each([
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
  [{ verses: null }, 'abcd'],
  [{ category: { $eq: 'work' } }, 'ac'],
  [{ category: { $ne: 'work' } }, 'bd'],
  [{ category: { $in: ['family', null] } }, 'b'],
  [{ answered_date: { $in: ['2026-02-01', null] } }, 'abc'],
  [{ category: { $nin: ['family', 'work'] } }, 'd'],
  [{ title: { $gt: 'a', $lte: 'c' } }, 'bc'],
  [{ title: { $gte: 5 } }, ''],
  [{ client_id: 'b' }, 'b'],
  [{ created_by: 'alice@example.org' }, 'abcd'],
  [{ created_date: { $gte: '2026-01-01T12:00:02Z' } }, 'cd'],
  [{ created_date: { $gte: '2026-01-01T12:00:02.000Z' } }, 'cd'],
  [{ created_date: { $gt: '2026-01-01T12:00:02' } }, 'd'],
  [{ updated_date: { $lt: '2026-01-01T14:00:01+02:00' } }, 'a'],
  [{ title: 'd é & "q"' }, 'd'],
])('q %j finds %j', async (query, found) => {
  expect((await titles(query)).join('')).toBe(found);
});

test('sort goes both ways, nothing first or last, and is the newest first by itself', async () => {
  expect((await titles({}, 'sort=-title')).join('')).toBe('dcba');
  expect((await titles({}, 'sort=%2Btitle')).join('')).toBe('abcd');
  expect((await titles({}, 'sort=+title')).join('')).toBe('abcd');
  expect((await titles({}, 'sort=answered_date')).slice(2).join('')).toBe('cd');
  expect((await titles({}, 'sort=-answered_date')).slice(0, 2).join('')).toBe('dc');
  expect((await titles({}, '')).join('')).toBe('dcba');
});

test('limit, skip and fields', async () => {
  expect((await titles({}, 'sort=title&limit=2&skip=1')).join('')).toBe('bc');
  expect((await titles({}, 'sort=title&limit=999999')).join('')).toBe('abcd');
  expect((await titles({}, 'sort=title&limit=0&skip=0')).join('')).toBe('abcd');
  expect(recordsIn(await ask('fields=title,client_id&sort=title&limit=1'))).toEqual([{ id: expect.any(String), title: 'a', client_id: 'a' }]);
  const [row] = recordsIn(await ask('fields=id,client_id,created_date,updated_date&limit=1'));
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['client_id', 'created_date', 'id', 'updated_date']);
});

test('the query as the stock client encodes it', async () => {
  const answer = await ask('q=%7B%22title%22:%22d+%C3%A9+%26+%5C%22q%5C%22%22,%22updated_date%22:%7B%22$gte%22:%222026-01-01T00:00:00.000Z%22%7D%7D&sort=-created_date&limit=3');
  expect(recordsIn(answer).map(({ title }) => title)).toEqual(['d é & "q"']);
});

describe('what makes no sense is 400 with a clear sentence', () => {
  test.each([
    ['q=nonsense', 'q must be JSON.'],
    ['q=[]', 'A query must be a JSON object.'],
    ['q=5', 'A query must be a JSON object.'],
    ['q={"nope":1}', 'Prayer has no field "nope".'],
    ['q={"__proto__":1}', 'Prayer has no field "__proto__".'],
    ['q={"$or":[]}', 'The query operator "$or" is not supported here.'],
    ['q={"title":{"$regex":"a"}}', 'The query operator "$regex" of title is not supported here.'],
    ['q={"title":{}}', 'The query for title is empty.'],
    ['q={"title":{"$in":"a"}}', '$in of title needs a list.'],
    ['q={"title":{"$gt":null}}', 'title cannot be compared with null.'],
    ['q={"title":{"$eq":{"a":1}}}', 'title can only be compared with single values.'],
    ['q={"title":{"$exists":1}}', '$exists of title must be true or false.'],
    ['q={"verses":"John"}', 'verses can only be compared with null here.'],
    ['q={"updated_date":"yesterday"}', 'updated_date can only be compared with an ISO 8601 date.'],
    ['sort=verses', 'A list cannot be sorted by verses.'],
    ['sort=-nope', 'Prayer has no field "nope".'],
    ['fields=id,nope', 'Prayer has no field "nope".'],
    ['limit=-1', 'limit must be a whole number.'],
    ['skip=x', 'skip must be a whole number.'],
    ['limit=1&limit=2', 'The query parameter limit may be given once.'],
    ['status=paid', 'The query parameter "status" is not known here. Known: q, sort, limit, skip, fields.'],
  ])('%s', async (parameters, message) => {
    expect(await ask(parameters)).toMatchObject({ status: 400, body: { code: 'invalid_query', message } });
  });

  test('more values than fit into a statement', async () => {
    const answer = await alice.call('DELETE', '/entities/Prayer', { title: Array.from({ length: 5_001 }, String) });
    expect(answer).toMatchObject({ status: 400, body: { message: 'A query may hold at most 5000 values.' } });
    expect((await alice.call('DELETE', '/entities/Prayer', { title: Array.from({ length: 5_000 }, String) })).status).toBe(200);
  });
});
