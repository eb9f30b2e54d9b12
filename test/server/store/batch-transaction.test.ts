// Tests of several calls in one transaction, on every kind of store. A refused call is undone
// alone, any other error undoes all, outside writes never come in between, and a deadlock restarts
// the transaction.
import { describe, expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../../../server/errors.ts';
import type { RecordStore } from '../../../server/store/store.ts';
import { createTestClock } from '../support/test-server.ts';
import {
  buildTestDraft,
  buildListQuery,
  openTestStore,
  addUser,
  listTitles,
  type TestStoreSetup,
} from '../support/store-fixture.ts';
import { sharedStores, stores } from '../support/test-stores.ts';

type BatchStep = (records: RecordStore) => Promise<string>;

function creates({ aliceScope, alice }: TestStoreSetup, title: string, fault?: unknown): BatchStep {
  return async (records) => {
    await records.create(aliceScope, alice.id, [buildTestDraft({ title })]);
    if (fault !== undefined) throw fault;
    return title;
  };
}

const rejection = new HttpError(422, 'validation', 'not good');

describe.each(stores)('on $name:', (kind) => {
  test('calls of a transaction see earlier calls, and a refused call is undone alone', async () => {
    const start = await openTestStore(kind);
    const { store, aliceScope } = start;
    const counted: BatchStep = async (records) =>
      String(await records.count(aliceScope, buildListQuery().where));
    const outcomes = await store.records.runInOrder([
      creates(start, 'a'),
      creates(start, 'b', rejection),
      counted,
      creates(start, 'c'),
      counted,
    ]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: rejection },
      { status: 'fulfilled', value: '1' },
      { status: 'fulfilled', value: 'c' },
      { status: 'fulfilled', value: '2' },
    ]);
    const stored = await store.records.list(aliceScope, buildListQuery());
    expect(listTitles(stored)).toEqual(['a', 'c']);
    expect(new Set(stored.map(({ updatedDate }) => updatedDate)).size).toBe(2);
    expect(await store.records.runInOrder([])).toEqual([]);
  });

  test.each([
    ['an error', new TypeError('oh')],
    ['401', new HttpError(401, 'unauthorized', 'gone')],
    ['503', new HttpError(503, 'query_too_costly', 'slow')],
  ])('%s in one call undoes all calls', async (_what, fault) => {
    const start = await openTestStore(kind);
    await expect(
      start.store.records.runInOrder([
        creates(start, 'a'),
        creates(start, 'b', fault),
        creates(start, 'c'),
      ]),
    ).rejects.toBe(fault);
    expect(await start.store.records.list(start.aliceScope, buildListQuery())).toEqual([]);
    // Later calls are not affected.
    expect(await start.store.records.runInOrder([creates(start, 'd')])).toEqual([
      { status: 'fulfilled', value: 'd' },
    ]);
  });

  test('outside writes happen before or after a transaction, never in between', async () => {
    const start = await openTestStore(kind);
    const { store, aliceScope, alice } = start;
    await Promise.all([
      store.records.runInOrder(['a', 'b', 'c', 'd', 'e'].map((title) => creates(start, title))),
      ...['x', 'y', 'z'].map((title) =>
        store.records.create(aliceScope, alice.id, [buildTestDraft({ title })]),
      ),
    ]);
    expect(listTitles(await store.records.list(aliceScope, buildListQuery())).join('')).toContain(
      'abcde',
    );
  });
});

describe.each(sharedStores)('on $name:', ({ open }) => {
  test('a transaction restarts from its first call when the database asks to retry', async () => {
    const store = await open(createTestClock());
    onTestFinished(() => store.close());
    const alice = await addUser(store, 'alice@example.org');
    const alicesScope = { entity: 'Prayer', ownerId: alice.id, shared: false };
    const finishedOrder: string[] = [];
    const call =
      (title: string): BatchStep =>
      async (records) => {
        finishedOrder.push(title);
        await records.create(alicesScope, alice.id, [buildTestDraft({ title })]);
        // The error that PostgreSQL reports for a deadlock.
        if (finishedOrder.length === 2)
          throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return title;
      };
    expect(await store.records.runInOrder([call('a'), call('b')])).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'fulfilled', value: 'b' },
    ]);
    expect(finishedOrder).toEqual(['a', 'b', 'a', 'b']);
    expect(listTitles(await store.records.list(alicesScope, buildListQuery()))).toEqual(['a', 'b']);
  });
});
