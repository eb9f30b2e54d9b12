// Tests of reading all records in batches.
import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { readBatches } from '../../../src/data/records/read-batches.ts';
import { closeContexts, createAliceContext } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

test.each([
  ['each at another time', (index: number) => index],
  ['all at one time, as after an import', () => 5],
  ['many at each time', (index: number) => Math.floor(index / 130)],
])('each record comes once, newest first: %s', async (_name, timeOf) => {
  const { userDatabase } = await createAliceContext();
  const records = Array.from({ length: 450 }, (_, index) => ({
    ...buildLocalRecord(`id-${index}`, { text: 'x' }, '2026-11-27T08:00:00.000Z'),
    order: String(timeOf(index)).padStart(14, '0'),
    removed: index % 10 === 3,
  }));
  await userDatabase.prayers.bulkInsert(records);
  const found: string[] = [];
  const orders: string[] = [];
  for await (const docs of readBatches(userDatabase.prayers)) {
    expect(docs.length).toBeLessThanOrEqual(200);
    found.push(...docs.map(({ client_id: id }) => id));
    orders.push(...docs.map(({ order }) => order));
  }
  expect(orders).toEqual(orders.toSorted());
  expect(found.toSorted()).toEqual(
    records
      .filter(({ removed }) => !removed)
      .map(({ client_id: id }) => id)
      .toSorted(),
  );
});

test('nothing is read from an empty collection', async () => {
  const { userDatabase } = await createAliceContext();
  for await (const docs of readBatches(userDatabase.prayers)) expect(docs).toEqual([]);
});
