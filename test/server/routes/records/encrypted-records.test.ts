// Tests of records with encrypted texts over HTTP: a record that the server accepts in clear is
// also accepted when it is encrypted, and queries on encrypted texts are answered.
import { describe, expect, test } from 'vitest';
import { usualRecordLimits } from '../../../../server/store/sql/database.ts';
import { encryptRecord } from '../../support/encrypted-texts.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';
import { buildPrayer, createTestServer, getRecord, getRecords } from '../../support/test-server.ts';

const prayers = '/entities/Prayer';
const long = (character: string, length = 100_000) => character.repeat(length);

/** Prayers that the usual limits accept in clear, at the limits of the record and of its fields. */
const largePrayers: [string, Record<string, unknown>][] = [
  ['one text of 100,000 characters of three bytes', { prayer_text: long('祈') }],
  [
    'five texts of 100,000 characters',
    {
      prayer_text: long('a'),
      request: long('b'),
      testimony: long('c'),
      earlier_wordings: ['d', 'e'].map((text) => ({ field: 'request', text: long(text) })),
    },
  ],
  [
    'two texts of 100,000 quotation marks, which JSON escapes',
    { prayer_text: long('"'), request: long('"') },
  ],
  ['a text of characters that JSON writes with six bytes', { prayer_text: long('\u0001', 80_000) }],
  [
    '200 notes with five previous texts each',
    {
      updates: Array.from({ length: 200 }, (_, index) => ({
        id: `u${index}`,
        date: '2026-01-01',
        text: long('n', 200),
        earlier: Array.from({ length: 5 }, () => long('p', 200)),
      })),
      prayer_text: long('a'),
      request: long('b'),
    },
  ],
];

describe.each(oneStorePerDatabase)('on $name:', ({ open }) => {
  const openUsual = (clock: Parameters<typeof open>[0]) => open(clock, usualRecordLimits);

  test.each(largePrayers)('%s: is accepted in clear and encrypted', async (_name, change) => {
    const { alice } = await createTestServer({ open: openUsual });
    const prayer = buildPrayer({ client_id: 'one', ...change });
    const clear = await alice.call('POST', prayers, prayer);
    expect(clear.status).toBe(201);
    const { id } = getRecord(clear);
    const encrypted = encryptRecord('Prayer', prayer);
    const answer = await alice.call('PUT', `${prayers}/${id}`, encrypted);
    expect(answer.status).toBe(200);
    expect(getRecord(await alice.call('GET', `${prayers}/${id}`))).toMatchObject(encrypted);
    // The way of a device with many records.
    const changes = [
      { op: 'update', id, data: encrypted },
      { op: 'create', data: { ...encrypted, client_id: 'two' } },
    ];
    expect(await alice.call('POST', `${prayers}/batch`, { changes })).toMatchObject({
      status: 200,
      body: { answers: [{ status: 200 }, { status: 201 }] },
    });
  });

  test('a record of a megabyte and more is refused, also when it is encrypted', async () => {
    const { alice } = await createTestServer({ open: openUsual });
    const prayer = buildPrayer({
      earlier_wordings: Array.from({ length: 9 }, () => ({ field: 'request', text: long('x') })),
    });
    for (const one of [prayer, encryptRecord('Prayer', prayer)])
      expect(await alice.call('POST', prayers, one)).toMatchObject({
        status: 413,
        body: { code: 'too_large' },
      });
  });

  test('filters, sorts, groups and pages on encrypted texts are answered', async () => {
    const { alice } = await createTestServer({ open });
    const sent = ['For rain', 'For bread', '']
      .map((title, index) => buildPrayer({ client_id: `p${index}`, title, category: 'family' }))
      .map((prayer) => encryptRecord('Prayer', prayer));
    for (const prayer of sent) expect((await alice.call('POST', prayers, prayer)).status).toBe(201);
    const [first] = sent;
    const list = async (query: string) => {
      const answer = await alice.call('GET', `${prayers}?${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      return getRecords(answer).map(({ client_id }) => client_id);
    };
    const find = (q: object) => list(`q=${encodeURIComponent(JSON.stringify(q))}`);
    expect(await find({ title: first?.['title'] })).toEqual(['p0']);
    expect(await find({ title: 'For rain' })).toEqual([]);
    expect(await find({ title: { $in: [first?.['title'], ''] } })).toHaveLength(2);
    expect(await find({ title: { $regex: 'rain' } })).toEqual([]);
    expect(await find({ title: { $regex: '^selah-e1' } })).toHaveLength(2);
    expect(await find({ category: { $ne: 'family' } })).toHaveLength(3);
    expect(await find({ prayer_text: { $gt: 'a' } })).toHaveLength(3);
    for (const sort of ['title', '-title', 'prayer_text', 'category'])
      expect(await list(`sort=${sort}`)).toHaveLength(3);
    expect(await list('fields=title,client_id')).toHaveLength(3);
    const group = { groupBy: 'category', sort: '-count' };
    expect((await alice.call('POST', `${prayers}/aggregate`, group)).status).toBe(200);
    const seen: unknown[] = [];
    for (let query = '?limit=1&sort=title'; query !== '';) {
      const { body, status } = await alice.call('GET', `${prayers}/v2/list${query}`);
      expect(status).toBe(200);
      const { items, next_cursor: next } = body as {
        items: { client_id: string }[];
        next_cursor: string | null;
      };
      seen.push(...items.map(({ client_id }) => client_id));
      query = next === null ? '' : `?limit=1&cursor=${encodeURIComponent(next)}`;
    }
    expect(seen.toSorted()).toEqual(['p0', 'p1', 'p2']);
    expect((await alice.call('GET', `${prayers}/v2/list?distinct=category`)).status).toBe(200);
  });
});
