// Several calls in one transaction, on every kind of store.
import { describe, expect, onTestFinished, test } from 'vitest';
import { HttpError } from '../../server/errors.ts';
import type { RecordStore } from '../../server/store/store.ts';
import { aClock } from './fixture.ts';
import { aDraft, aFind, aStore, mustAdd, titlesOf, type Start } from './store-suite.ts';
import { sharedStores, stores } from './stores.ts';

type Call = (records: RecordStore) => Promise<string>;

function creates({ hers, alice }: Start, title: string, fault?: unknown): Call {
  return async (records) => {
    await records.create(hers, alice.id, [aDraft({ title })]);
    if (fault !== undefined) throw fault;
    return title;
  };
}

const refusal = new HttpError(422, 'validation', 'not good');

describe.each(stores)('on $name:', (kind) => {
  test('each sees what those before it have done, and one that is refused is undone alone', async () => {
    const start = await aStore(kind);
    const { store, hers } = start;
    const counted: Call = async (records) => String(await records.count(hers, aFind().where));
    const outcomes = await store.records.inOrder([creates(start, 'a'), creates(start, 'b', refusal), counted, creates(start, 'c'), counted]);
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: refusal },
      { status: 'fulfilled', value: '1' },
      { status: 'fulfilled', value: 'c' },
      { status: 'fulfilled', value: '2' },
    ]);
    const found = await store.records.list(hers, aFind());
    expect(titlesOf(found)).toEqual(['a', 'c']);
    expect(new Set(found.map(({ updatedDate }) => updatedDate)).size).toBe(2);
    expect(await store.records.inOrder([])).toEqual([]);
  });

  test.each([['a fault', new TypeError('oh')], ['401', new HttpError(401, 'unauthorized', 'gone')], ['503', new HttpError(503, 'query_too_costly', 'slow')]])('%s of one undoes all', async (_what, fault) => {
    const start = await aStore(kind);
    await expect(start.store.records.inOrder([creates(start, 'a'), creates(start, 'b', fault), creates(start, 'c')])).rejects.toBe(fault);
    expect(await start.store.records.list(start.hers, aFind())).toEqual([]);
    // And what comes after is not disturbed.
    expect(await start.store.records.inOrder([creates(start, 'd')])).toEqual([{ status: 'fulfilled', value: 'd' }]);
  });

  test('what others write at the same moment stands before or after, never between', async () => {
    const start = await aStore(kind);
    const { store, hers, alice } = start;
    await Promise.all([
      store.records.inOrder(['a', 'b', 'c', 'd', 'e'].map((title) => creates(start, title))),
      ...['x', 'y', 'z'].map((title) => store.records.create(hers, alice.id, [aDraft({ title })])),
    ]);
    expect(titlesOf(await store.records.list(hers, aFind())).join('')).toContain('abcde');
  });
});

describe.each(sharedStores)('on $name:', ({ open }) => {
  test('when the database asks for it, all is done again from the first', async () => {
    const store = await open(aClock());
    onTestFinished(() => store.close());
    const alice = await mustAdd(store, 'alice@example.org');
    const hers = { entity: 'Prayer', ownerId: alice.id, shared: false };
    const turns: string[] = [];
    const call = (title: string): Call => async (records) => {
      turns.push(title);
      await records.create(hers, alice.id, [aDraft({ title })]);
      // As PostgreSQL says it of a deadlock.
      if (turns.length === 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return title;
    };
    expect(await store.records.inOrder([call('a'), call('b')])).toEqual([{ status: 'fulfilled', value: 'a' }, { status: 'fulfilled', value: 'b' }]);
    expect(turns).toEqual(['a', 'b', 'a', 'b']);
    expect(titlesOf(await store.records.list(hers, aFind()))).toEqual(['a', 'b']);
  });
});
