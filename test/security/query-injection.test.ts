// Attacks by filters, sorts, field names, ids and search texts: SQL, JSON paths, patterns,
// prototype names, unknown operators, deep nesting and huge lists. A plain query works before and
// after each.
import { afterEach, expect, test } from 'vitest';
import {
  buildPrayer,
  getRecord,
  getRecords,
  type TestUser,
} from '../server/support/test-server.ts';
import { shareServer } from './support/shared-server.ts';

const secret = 'Known to Alice only';
const prayers = '/entities/Prayer';

const getShared = shareServer(async ({ alice, bob }) => ({
  alicesId: getRecord(await alice.call('POST', prayers, buildPrayer({ title: secret }))).id,
  bobsId: getRecord(await bob.call('POST', prayers, buildPrayer({ title: 'Of Bob' }))).id,
}));

const buildFilter = (query: unknown) => `?q=${encodeURIComponent(JSON.stringify(query))}`;

/** Sends an attack of Bob and checks that its answer reveals nothing about Alice. */
async function attack(
  method: Parameters<TestUser['call']>[0],
  path: string,
  body?: Record<string, unknown>,
) {
  const { server, alicesId } = getShared();
  const response = await server.bob.call(method, path, body);
  const text = JSON.stringify(response.body) ?? '';
  expect(text).not.toContain(secret);
  expect(text).not.toContain(alicesId);
  expect(text).not.toMatch(/sqlite|syntax error|near "/i);
  return response;
}

afterEach(async () => {
  const { server, alicesId, bobsId } = getShared();
  const listIds = async ({ call }: TestUser, id: string) =>
    getRecords(await call('GET', `${prayers}${buildFilter({ id })}`)).map((record) => record.id);
  expect(await listIds(server.alice, alicesId)).toEqual([alicesId]);
  expect(await listIds(server.bob, bobsId)).toEqual([bobsId]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const refusedFilters: readonly [string, unknown][] = [
  ['SQL in a field name', { "title' OR 1=1 --": 'x' }],
  ['SQL with quotes in a field name', { 'title") OR ("1"="1': 'x' }],
  ['a JSON path in a field name', { '$.title': 'x' }],
  ['a JSON path behind a field name', { 'title.$[0]': 'x' }],
  ['a bracket in a field name', { 'verses[0].text': 'x' }],
  ['the column of the owner', { owner_id: 'x' }],
  ['the column of the stored fields', { fields: 'x' }],
  ['the name of a table', { 'users.password_hash': { $exists: true } }],
  ['__proto__ as a field', JSON.parse('{"__proto__":{"title":"x"}}')],
  ['constructor as a field', { constructor: 'x' }],
  ['toString inside of a field', { 'verses.toString': 'x' }],
  ['an empty field name', { '': 'x' }],
  ['the operator $where', { $where: 'this.title' }],
  ['the operator $where in a field', { title: { $where: '1' } }],
  ['the operator $expr', { $expr: { $eq: ['$title', '$title'] } }],
  ['the operator $function', { $expr: { $function: { body: 'return 1', args: [], lang: 'js' } } }],
  ['the operator $lookup', { $lookup: { from: 'users' } }],
  ['the operator $jsonSchema', { $jsonSchema: {} }],
  ['the operator $text', { $text: { $search: 'x' } }],
  ['the operator $comment', { $comment: '*/ OR 1=1' }],
  ['a misspelled operator', { title: { $NE: 'x' } }],
  ['a mix of operator and value', { title: { $ne: 'x', plain: 1 } }],
  ['an object in place of a value', { title: { $eq: { $ne: null } } }],
  ['a list inside of a list', { id: { $in: [['x']] } }],
  ['a text in place of a list', { $or: 'title' }],
  ['an empty list of alternatives', { $or: [] }],
  ['a list in place of a query', []],
  ['a text in place of a query', "' OR ''='"],
  ['a number in place of a query', 1],
  ['null in place of a query', null],
  ['a pattern with an exponential cost', { title: { $regex: '(a+)+$' } }],
  ['a pattern with nested alternatives', { title: { $regex: '(a|a)*b' } }],
  ['a pattern with a back reference', { title: { $regex: '(.)\\1' } }],
  ['a pattern with a look-ahead', { title: { $regex: '(?=Known)' } }],
  ['a pattern with unknown options', { title: { $regex: 'a', $options: 'gm' } }],
  ['a pattern that is an object', { title: { $regex: { source: '.*' } } }],
  ['a pattern of 101 characters', { title: { $regex: 'a'.repeat(101) } }],
  ['options without a pattern', { title: { $options: 'i' } }],
  ['six patterns', { $or: Array.from({ length: 6 }, () => ({ title: { $regex: 'a' } })) }],
  ['201 conditions', { $or: Array.from({ length: 201 }, (_, index) => ({ title: `${index}` })) }],
  ['a date that is SQL', { created_date: { $gt: "2026-01-01' OR '1'='1" } }],
  ['a negative size', { verses: { $size: -1 } }],
];

test.each(refusedFilters)('a filter with %s is refused', async (_what, query) => {
  const path = `${prayers}${buildFilter(query)}`;
  expect(await attack('GET', path)).toMatchObject({
    status: 400,
    body: { code: 'invalid_query' },
  });
  expect((await attack('GET', `${prayers}/count${buildFilter(query)}`)).status).toBe(400);
});

function nest(depth: number, operator: '$and' | '$or' | '$nor'): unknown {
  return depth === 0 ? { title: 'x' } : { [operator]: [nest(depth - 1, operator)] };
}

test.each(['$and', '$or', '$nor'] as const)(
  'a filter nested deeply in %s is refused',
  async (one) => {
    expect((await attack('GET', `${prayers}${buildFilter(nest(2, one))}`)).status).toBe(200);
    for (const depth of [20, 300])
      expect((await attack('GET', `${prayers}${buildFilter(nest(depth, one))}`)).status).toBe(400);
  },
);

test('a deletion by a list of 5,001 ids is refused', async () => {
  const buildIds = (count: number) =>
    Array.from({ length: count }, (_, index) => `no-such-id-${index}`);
  const send = (count: number) => attack('DELETE', prayers, { id: { $in: buildIds(count) } });
  expect(await send(5_000)).toMatchObject({ status: 200, body: { deleted: 0 } });
  expect((await send(5_001)).status).toBe(400);
});

/** Values that are compared as plain text and find nothing. */
const texts: readonly [string, string][] = [
  ['SQL that is always true', "' OR '1'='1"],
  ['SQL that ends a statement', "'); DELETE FROM records; --"],
  ['a union', "' UNION SELECT password_hash FROM users --"],
  ['a backslash and a quote', "\\' OR 1=1 --"],
  ['a wildcard of LIKE', '%'],
  ['a single wildcard of LIKE', '_'.repeat(secret.length)],
  ['a wildcard of GLOB', '*'],
  ['a class of GLOB', '[A-Z]*'],
  ['a zero byte', `${secret}\u0000`],
  ['a half of a character', '\ud800'],
  ['an operator as text', '{"$ne":null}'],
  ['a JSON path', '$.title'],
];

test.each(texts)('a search for %s finds only that text', async (_what, text) => {
  for (const query of [{ title: text }, { id: text }, { title: { $in: [text] } }])
    expect((await attack('GET', `${prayers}${buildFilter(query)}`)).body).toEqual([]);
});

test.each(texts)('a record id that is %s finds nothing', async (_what, text) => {
  const path = `${prayers}/${encodeURIComponent(text.toWellFormed())}`;
  for (const method of ['GET', 'DELETE'] as const)
    expect((await attack(method, path)).status).toBe(404);
});

test.each([
  ['%', { $regex: '%' }],
  ['_', { $regex: '^_+$'.replace('+', '') }],
  ['*', { $regex: '\\*' }],
  ['[', { $regex: '\\[' }],
  ["'", { $regex: "'" }],
])('the character %s in a pattern stands for itself', async (_sign, pattern) => {
  expect((await attack('GET', `${prayers}${buildFilter({ title: pattern })}`)).body).toEqual([]);
});

test.each([
  ['a subquery in sort', '?sort=(SELECT password_hash FROM users)'],
  ['a statement in sort', '?sort=title; DROP TABLE records'],
  ['a case in sort', '?sort=CASE WHEN 1=1 THEN title ELSE id END'],
  ['__proto__ in sort', '?sort=__proto__'],
])('%s sorts nothing', async (_what, query) => {
  const response = await attack('GET', prayers + encodeURI(query));
  expect(getRecords(response).map(({ id }) => id)).toEqual([getShared().bobsId]);
});

test.each([
  ['a list as sort', '?sort=verses'],
  ['a path out of a text', '?sort=title.length'],
  ['two sorts', '?sort=title&sort=id'],
  ['SQL in limit', '?limit=1;DROP TABLE records'],
  ['a negative limit', '?limit=-1'],
  ['a limit in hexadecimal', '?limit=0x10'],
  ['SQL in skip', '?skip=1 OR 1=1'],
  ['all columns as fields', '?fields=*'],
  ['SQL in fields', '?fields=id,(SELECT 1)'],
  ['__proto__ in fields', '?fields=__proto__'],
  ['a hidden column in fields', '?fields=owner_id'],
  ['an unknown parameter', '?where=1'],
  ['a nested parameter', '?q[$ne]=1'],
  ['a filter that is no JSON', '?q={title:1}'],
  ['two filters', '?q={}&q={}'],
])('a list with %s is refused', async (_what, query) => {
  expect((await attack('GET', prayers + encodeURI(query))).status).toBe(400);
});

test.each([
  ['SQL in groupBy', { groupBy: 'title) FROM users --' }],
  ['a hidden column in groupBy', { groupBy: 'owner_id' }],
  ['an unknown measure', { groupBy: 'title', eval: ['title'] }],
  ['a sum of texts', { sum: ['title'] }],
  ['SQL in a measure', { max: ['title); DROP TABLE records; --'] }],
  ['SQL in sort', { groupBy: 'title', sort: 'count; DROP TABLE records' }],
  ['a foreign column in having', { groupBy: 'title', having: { prayer_text: 'x' } }],
  ['an unknown unit', { dateBucket: { field: 'created_date', unit: "day') --" } }],
  ['five groups', { groupBy: ['title', 'category', 'id', 'created_by', 'prayer_text'] }],
  ['a limit that is SQL', { groupBy: 'title', limit: '1; DROP TABLE records' }],
  ['$where in its query', { groupBy: 'title', query: { $where: '1' } }],
])('an aggregation with %s is refused', async (_what, body) => {
  expect((await attack('POST', `${prayers}/aggregate`, { groupBy: 'title' })).status).toBe(200);
  expect((await attack('POST', `${prayers}/aggregate`, body)).status).toBe(400);
});

test.each([
  ['$where', { $where: '1' }],
  ['$eval', { $eval: '1' }],
  ['a rename of the owner', { $rename: { title: 'owner_id' } }],
  ['a set of the id', { $set: { 'id.x': 'x' } }],
  ['a set inside of a prototype', { $set: { '__proto__.admin': true } }],
  ['a set by a constructor', { $set: { 'constructor.prototype.admin': true } }],
  ['a number added to a text', { $inc: { title: 1 } }],
  ['a push into a text', { $push: { title: 'x' } }],
  ['an unset of a required field', { $unset: { prayer_text: '' } }],
])('an update with %s is refused', async (_what, data) => {
  const { bobsId } = getShared();
  const update = (change: object) =>
    attack('PATCH', `${prayers}/update-many`, { query: { id: bobsId }, data: change });
  expect(await update({ $set: { title: 'Of Bob' } })).toMatchObject({ status: 200 });
  const response = await update(data);
  expect([400, 422], JSON.stringify(response.body)).toContain(response.status);
});
