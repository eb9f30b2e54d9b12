// Tests of long lists of large records on every kind of store: chunks of limited size, in order and
// complete, also when records are deleted meanwhile.
import { describe, expect, test } from 'vitest';
import type { RawRecord } from '../../../server/store/store.ts';
import {
  buildListQuery,
  buildTestDraft,
  createTestRecords,
  openTestStore,
  type TestStoreSetup,
} from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

/** Bytes of each record, so that a chunk holds two records. */
const text = 'x'.repeat(100_000);

async function createLargeRecords({ store, alice, aliceScope }: TestStoreSetup, count: number) {
  const drafts = Array.from({ length: count }, (_one, index) =>
    buildTestDraft({ title: String(index), text }),
  );
  return createTestRecords(store, aliceScope, alice, drafts);
}

function listIds(chunks: readonly RawRecord[][]): string[] {
  return chunks.flat().map(({ id }) => id);
}

async function collectChunks<T>(chunks: AsyncIterable<T[]>): Promise<T[][]> {
  const all: T[][] = [];
  for await (const chunk of chunks) all.push(chunk);
  return all;
}

describe.each(stores)('$name', ({ open }) => {
  test('a list of large records comes in chunks, complete and in order', async () => {
    const setup = await openTestStore({ open });
    const { store, aliceScope, allOwnersScope } = setup;
    const records = await createLargeRecords(setup, 9);
    for (const scope of [aliceScope, allOwnersScope]) {
      const chunks = await collectChunks(
        store.records.listChunks(scope, buildListQuery({ skip: 1, limit: 7 })),
      );
      expect(chunks.map(({ length }) => length)).toEqual([2, 2, 2, 1]);
      expect(listIds(chunks)).toEqual(records.slice(1, 8).map(({ id }) => id));
      expect(chunks[0]?.map(({ json }) => JSON.parse(json))).toEqual(
        records.slice(1, 3).map(({ fields }) => fields),
      );
    }
  });

  test('a list of small records is one chunk, also without any record', async () => {
    const { store, alice, aliceScope, bobScope } = await openTestStore({ open });
    await createTestRecords(store, aliceScope, alice, [buildTestDraft(), buildTestDraft()]);
    const lengths = async (scope: typeof aliceScope) =>
      (await collectChunks(store.records.listChunks(scope, buildListQuery()))).map(
        ({ length }) => length,
      );
    expect(await lengths(aliceScope)).toEqual([2]);
    expect(await lengths(bobScope)).toEqual([0]);
  });

  test('records deleted during a list are replaced by the following records', async () => {
    const setup = await openTestStore({ open });
    const { store, aliceScope } = setup;
    const records = await createLargeRecords(setup, 9);
    const chunks: RawRecord[][] = [];
    for await (const chunk of store.records.listChunks(aliceScope, buildListQuery({ limit: 6 }))) {
      chunks.push(chunk);
      if (chunks.length === 1)
        for (const index of [3, 4])
          await store.records.remove(aliceScope, records[index]?.id ?? '', undefined);
    }
    const expected = [0, 1, 2, 5, 6, 7].map((index) => records[index]?.id);
    expect(listIds(chunks)).toEqual(expected);
  });

  test('the number of records that fit into an answer is counted, and is never zero', async () => {
    const setup = await openTestStore({ open });
    const { store, aliceScope, allOwnersScope } = setup;
    await createLargeRecords(setup, 4);
    for (const scope of [aliceScope, allOwnersScope]) {
      const count = (maxBytes: number) =>
        store.records.countFitting(scope, buildListQuery({ limit: 100 }), maxBytes);
      expect(await count(10)).toBe(1);
      expect(await count(250_000)).toBe(2);
      expect(await count(5_000_000)).toBe(100);
    }
  });

  test('large deleted records come in chunks, too', async () => {
    const setup = await openTestStore({ open });
    const { store, aliceScope } = setup;
    const records = await createLargeRecords(setup, 5);
    await store.records.removeMany(aliceScope, { op: 'and', all: [] });
    const chunks = await collectChunks(store.records.listTrashChunks(aliceScope, buildListQuery()));
    expect(chunks.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(chunks.flat().map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  });
});
