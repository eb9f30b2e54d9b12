// Tests of bulk updates, upserts and deletes, of the trash and restored records, and of a user's
// record list, on every kind of store.
import { describe, expect, test } from 'vitest';
import { always } from '../../../server/store/conditions/condition.ts';
import {
  buildTestDraft,
  buildListQuery,
  amount,
  createTestRecord,
  openTestStore,
  byCreation,
  buildOneOfCondition,
  createTestRecords,
  title,
  listTitles,
} from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

const day = 24 * 60 * 60_000;

describe.each(stores)('$name', ({ open }) => {
  test('a bulk update changes many records, each by its own fields, or no record', async () => {
    const { store, alice, bob, aliceScope, bobScope, allOwnersScope } = await openTestStore({
      open,
    });
    const created = await createTestRecords(
      store,
      aliceScope,
      alice,
      ['a', 'b', 'c'].map((name) => buildTestDraft({ title: name, amount: 1 })),
    );
    const [a = '', b = '', c = ''] = created.map(({ id }) => id);
    const foreign = await createTestRecord(store, bobScope, bob, { title: 'his' });
    const rejected = await store.records.updateEach(aliceScope, [
      { id: a, change: { title: 'x' } },
      { id: foreign.id, change: { title: 'x' } },
    ]);
    expect(rejected).toEqual({ kind: 'absent', id: foreign.id });
    expect(await store.records.list(aliceScope, buildListQuery())).toEqual(created);

    const done = await store.records.updateEach(aliceScope, [
      { id: c, change: { title: 'C' } },
      { id: a, change: { title: 'A' } },
      { id: c, change: { amount: null } },
    ]);
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(done.records.map(({ id, fields }) => [id, fields])).toEqual([
      [c, { title: 'C', amount: 1 }],
      [a, { title: 'A', amount: 1 }],
      [c, { title: 'C' }],
    ]);
    expect(done.before).toEqual([c, a, c].map((id) => created.find((one) => one.id === id)));
    const updateDates = done.records.map(({ updatedDate }) => updatedDate);
    expect(updateDates).toEqual([...new Set(updateDates)].toSorted());
    expect(await store.records.get(aliceScope, c)).toEqual(done.records[2]);
    expect((await store.records.get(aliceScope, b))?.updatedDate).toBe(created[1]?.updatedDate);
    expect(
      await store.records.updateEach(allOwnersScope, [
        { id: a, change: { title: 'y' } },
        { id: foreign.id, change: { title: 'y' } },
      ]),
    ).toMatchObject({ kind: 'done' });
    expect(
      listTitles(
        await store.records.list(
          allOwnersScope,
          buildListQuery({ where: buildOneOfCondition(title, 'y') }),
        ),
      ),
    ).toEqual(['y', 'y']);
    expect(await store.records.updateEach(aliceScope, [])).toEqual({
      kind: 'done',
      records: [],
      before: [],
    });
  });

  test('an update by condition dates only changed records, and says if more are left', async () => {
    const { store, alice, aliceScope, bob, bobScope, allOwnersScope } = await openTestStore({
      open,
    });
    const created = await createTestRecords(
      store,
      aliceScope,
      alice,
      [1, 2, 3, 4, 5].map((count) => buildTestDraft({ amount: count })),
    );
    const foreign = await createTestRecord(store, bobScope, bob, { amount: 3 });
    const ids = created.map(({ id }) => id).toSorted();
    const edited = await store.records.updateWhere(
      aliceScope,
      { op: '>', field: amount, value: 1 },
      3,
      ({ fields }) => (fields['amount'] === 2 ? { ...fields } : { title: 'new', amount: null }),
    );
    const first = ids.filter((id) => id !== created[0]?.id).slice(0, 3);
    expect(edited.hasMore).toBe(true);
    expect(edited.records.map(({ id }) => id)).toEqual(first.filter((id) => id !== created[1]?.id));
    expect(edited.records.map(({ fields }) => fields)).toEqual(
      edited.records.map(() => ({ title: 'new' })),
    );
    for (const record of edited.records)
      expect(await store.records.get(aliceScope, record.id)).toEqual(record);
    expect(await store.records.get(aliceScope, created[1]?.id ?? '')).toEqual(created[1]);
    expect(await store.records.get(bobScope, foreign.id)).toEqual(foreign);
    const remaining = await store.records.updateWhere(
      allOwnersScope,
      buildOneOfCondition(amount, 3, 4, 5),
      500,
      ({ fields }) => ({ ...fields, title: 'later' }),
    );
    expect(remaining.hasMore).toBe(false);
    expect(remaining.records.length).toBe(5 - edited.records.length - 2 + 1);
    await expect(
      store.records.updateWhere(aliceScope, always, 500, ({ id }) => {
        if (id === ids[4]) throw new Error('not this one');
        return {};
      }),
    ).rejects.toThrow('not this one');
    expect(
      await store.records.count(aliceScope, {
        op: 'and',
        all: [buildOneOfCondition(title, null), buildOneOfCondition(amount, null)],
      }),
    ).toBe(0);
  });

  test('an upsert merges records by key or client id, and creates missing records', async () => {
    const { store, alice, bob, aliceScope, bobScope, allOwnersScope } = await openTestStore({
      open,
    });
    await createTestRecord(store, bobScope, bob, { title: 'a', amount: 1 });
    const known = await createTestRecord(
      store,
      aliceScope,
      alice,
      { title: 'a', amount: 1, note: 'kept' },
      'one',
    );
    const deleted = await createTestRecord(
      store,
      aliceScope,
      alice,
      { title: 'gone', amount: 1 },
      'two',
    );
    await store.records.remove(aliceScope, deleted.id, undefined);

    const done = await store.records.upsert(
      aliceScope,
      alice.id,
      [title, amount],
      [
        buildTestDraft({ title: 'a', amount: 1, word: 'x' }),
        buildTestDraft({ title: 'a', amount: 2 }),
        buildTestDraft({ title: 'a', amount: 2, word: 'y' }),
        buildTestDraft({ title: 'other', amount: 9 }, 'one'),
      ],
    );
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(done.records.map(({ isNew }) => isNew)).toEqual([false, true, false, false]);
    const [first, second, third, fourth] = done.records.map(({ record }) => record);
    expect(third).toEqual(second);
    expect(second?.fields).toEqual({ title: 'a', amount: 2, word: 'y' });
    expect(fourth?.id).toBe(known.id);
    expect(first).toEqual(fourth);
    expect(fourth?.fields).toEqual({ title: 'other', amount: 9, note: 'kept', word: 'x' });
    expect(await store.records.list(aliceScope, buildListQuery())).toEqual([fourth, second]);
    expect(listTitles(await store.records.list(bobScope, buildListQuery()))).toEqual(['a']);

    expect(
      await store.records.upsert(
        aliceScope,
        alice.id,
        [title],
        [buildTestDraft({ title: 'new' }), buildTestDraft({ title: 'a' }, 'two')],
      ),
    ).toEqual({ kind: 'deleted', clientId: 'two' });
    expect(await store.records.count(aliceScope, buildOneOfCondition(title, 'new'))).toBe(0);
    const all = await store.records.upsert(
      allOwnersScope,
      alice.id,
      [title, amount],
      [
        buildTestDraft({ title: 'a', amount: 1, word: 'z' }),
        buildTestDraft({ title: 'b', amount: 1 }),
      ],
    );
    if (all.kind !== 'done') throw new Error(all.kind);
    expect(all.records.map(({ record, isNew }) => [record.ownerId, isNew])).toEqual([
      [bob.id, false],
      [alice.id, true],
    ]);
  });

  test('an upsert with several matches changes the record with the lowest id', async () => {
    const { store, alice, aliceScope, allOwnersScope } = await openTestStore({ open });
    const created = await createTestRecords(
      store,
      aliceScope,
      alice,
      Array.from({ length: 6 }, () => buildTestDraft({ title: 'same id' })),
    );
    const ids = created.map(({ id }) => id).toSorted();
    for (const scope of [aliceScope, allOwnersScope]) {
      const done = await store.records.upsert(
        scope,
        alice.id,
        [title],
        [buildTestDraft({ title: 'same id', word: 'x' })],
      );
      expect(
        done.kind === 'done' && done.records.map(({ record, isNew }) => [record.id, isNew]),
      ).toEqual([[ids[0], false]]);
    }
  });

  test('a delete returns previous records; deletions are listed in order, each once', async () => {
    const { store, clock, alice, aliceScope, bobScope } = await openTestStore({ open });
    const created = await createTestRecords(
      store,
      aliceScope,
      alice,
      Array.from({ length: 1_203 }, (_, index) => buildTestDraft({ amount: index }, `c${index}`)),
    );
    clock.advance(1_000);
    const removed = await store.records.removeMany(aliceScope, {
      op: '>=',
      field: amount,
      value: 3,
    });
    expect(
      removed
        .map(({ record }) => record)
        .toSorted((one, other) => Number(one.fields['amount']) - Number(other.fields['amount'])),
    ).toEqual(created.slice(3));
    const first = await store.records.listDeleted(aliceScope, '', 700);
    const remaining = await store.records.listDeleted(
      aliceScope,
      first.at(-1)?.deletedDate ?? '',
      700,
    );
    expect([...first, ...remaining]).toEqual(removed.map(({ deleted }) => deleted));
    expect(new Set(first.map(({ clientId }) => clientId)).size).toBe(700);
    expect(await store.records.listDeleted(bobScope, '', 700)).toEqual([]);
    expect(await store.records.list(aliceScope, buildListQuery())).toEqual(created.slice(0, 3));
  });

  test('restoring a deleted record keeps its id and sets a new date, unless erased', async () => {
    const { store, clock, alice, aliceScope, allOwnersScope } = await openTestStore({ open });
    const created = await createTestRecords(
      store,
      aliceScope,
      alice,
      ['a', 'b', 'c'].map((name) => buildTestDraft({ title: name }, name)),
    );
    clock.advance(1_000);
    const [a, b, c] = created;
    if (!a || !b || !c) throw new Error('not made');
    for (const { id } of created) await store.records.remove(aliceScope, id, undefined);
    const trash = await store.records.listTrash(
      aliceScope,
      buildListQuery({ sort: { ...byCreation, descending: true }, limit: 2 }),
    );
    const dates = (await store.records.listDeleted(aliceScope, '', 9)).map(
      ({ deletedDate }) => deletedDate,
    );
    expect(trash).toEqual([
      { ...c, updatedDate: dates[2] },
      { ...b, updatedDate: dates[1] },
    ]);
    expect(await store.records.erase(aliceScope, b.id)).toBe(true);
    expect(await store.records.erase(aliceScope, b.id)).toBe(false);

    const restored = await store.records.restore(
      allOwnersScope,
      buildOneOfCondition(title, 'a', 'b'),
    );
    expect(restored).toHaveLength(1);
    expect(restored[0]).toMatchObject({ ...a, updatedDate: expect.any(String) });
    expect((restored[0]?.updatedDate ?? '') > (dates[2] ?? '')).toBe(true);
    expect(await store.records.get(aliceScope, a.id)).toEqual(restored[0]);
    expect((await store.records.listDeleted(aliceScope, '', 9)).map(({ id }) => id)).toEqual([
      b.id,
      c.id,
    ]);
    expect(listTitles(await store.records.listTrash(aliceScope, buildListQuery()))).toEqual(['c']);
    expect(await store.records.create(aliceScope, alice.id, [buildTestDraft({}, 'b')])).toEqual({
      kind: 'deleted',
      clientId: 'b',
    });
    expect(
      (await createTestRecords(store, aliceScope, alice, [buildTestDraft({}, 'a')]))[0],
    ).toEqual(restored[0]);
  });

  test('the trash is emptied after 30 days, and tombstones after 400', async () => {
    const { store, clock, alice, aliceScope } = await openTestStore({ open });
    const old = await createTestRecord(store, aliceScope, alice, { title: 'old' }, 'one');
    const youngRecord = await createTestRecord(store, aliceScope, alice, { title: 'young' });
    await store.records.remove(aliceScope, old.id, undefined);
    clock.advance(29 * day);
    await store.records.remove(aliceScope, youngRecord.id, undefined);
    await store.deleteExpired();
    expect(await store.records.listTrash(aliceScope, buildListQuery())).toHaveLength(2);
    clock.advance(2 * day);
    await store.deleteExpired();
    expect(listTitles(await store.records.listTrash(aliceScope, buildListQuery()))).toEqual([
      'young',
    ]);
    expect(await store.records.listDeleted(aliceScope, '', 9)).toHaveLength(2);
    expect(await store.records.restore(aliceScope, always)).toHaveLength(1);
    clock.advance(368 * day);
    await store.deleteExpired();
    expect(await store.records.listDeleted(aliceScope, '', 9)).toHaveLength(1);
    clock.advance(2 * day);
    await store.deleteExpired();
    expect(await store.records.listDeleted(aliceScope, '', 9)).toEqual([]);
    expect(
      await createTestRecords(store, aliceScope, alice, [buildTestDraft({}, 'one')]),
    ).toHaveLength(1);
  });

  test('all records of a user, of all entities, are listed oldest first', async () => {
    const { store, clock, alice, bob, aliceScope, bobScope, sharedScope } = await openTestStore({
      open,
    });
    const expected = [];
    for (const scope of [
      aliceScope,
      { ...aliceScope, entity: 'BibleNote' },
      sharedScope,
      aliceScope,
    ]) {
      expected.push({
        entity: scope.entity,
        record: await createTestRecord(store, scope, alice, { title: scope.entity }),
      });
      clock.advance(1_000);
    }
    await createTestRecord(store, bobScope, bob, {});
    const many = await createTestRecords(
      store,
      aliceScope,
      alice,
      Array.from({ length: 600 }, (_, index) => buildTestDraft({ amount: index })),
    );
    const all = [];
    for await (const one of store.records.iterateOwnerRecords(alice.id)) all.push(one);
    expect(all).toEqual([...expected, ...many.map((record) => ({ entity: 'Prayer', record }))]);
  });
});
