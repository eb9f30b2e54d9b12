// What every store does when many records are written at once, and with those that are deleted.
import { describe, expect, test } from 'vitest';
import { always } from '../../server/store/condition.ts';
import { aDraft, aFind, amount, aRecord, aStore, byCreation, isOf, mustCreate, title, titlesOf } from './store-suite.ts';
import { stores } from './stores.ts';

const day = 24 * 60 * 60_000;

describe.each(stores)('$name', ({ open }) => {
  test('each of many records gets its own change, or none does', async () => {
    const { store, alice, bob, hers, his, everybodys } = await aStore({ open });
    const made = await mustCreate(store, hers, alice, ['a', 'b', 'c'].map((name) => aDraft({ title: name, amount: 1 })));
    const [a = '', b = '', c = ''] = made.map(({ id }) => id);
    const foreign = await aRecord(store, his, bob, { title: 'his' });
    const refused = await store.records.updateEach(hers, [{ id: a, change: { title: 'x' } }, { id: foreign.id, change: { title: 'x' } }]);
    expect(refused).toEqual({ kind: 'absent', id: foreign.id });
    expect(await store.records.list(hers, aFind())).toEqual(made);

    const done = await store.records.updateEach(hers, [{ id: c, change: { title: 'C' } }, { id: a, change: { title: 'A' } }, { id: c, change: { amount: null } }]);
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(done.records.map(({ id, fields }) => [id, fields])).toEqual([
      [c, { title: 'C', amount: 1 }],
      [a, { title: 'A', amount: 1 }],
      [c, { title: 'C' }],
    ]);
    expect(done.before).toEqual([c, a, c].map((id) => made.find((one) => one.id === id)));
    const stamps = done.records.map(({ updatedDate }) => updatedDate);
    expect(stamps).toEqual([...new Set(stamps)].toSorted());
    expect(await store.records.get(hers, c)).toEqual(done.records[2]);
    expect((await store.records.get(hers, b))?.updatedDate).toBe(made[1]?.updatedDate);
    expect(await store.records.updateEach(everybodys, [{ id: a, change: { title: 'y' } }, { id: foreign.id, change: { title: 'y' } }])).toMatchObject({ kind: 'done' });
    expect(titlesOf(await store.records.list(everybodys, aFind({ where: isOf(title, 'y') })))).toEqual(['y', 'y']);
    expect(await store.records.updateEach(hers, [])).toEqual({ kind: 'done', records: [], before: [] });
  });

  test('an edit of all that a condition finds dates only what it changes, and says whether more are left', async () => {
    const { store, alice, hers, bob, his, everybodys } = await aStore({ open });
    const made = await mustCreate(store, hers, alice, [1, 2, 3, 4, 5].map((count) => aDraft({ amount: count })));
    const foreign = await aRecord(store, his, bob, { amount: 3 });
    const ids = made.map(({ id }) => id).toSorted();
    const edited = await store.records.updateWhere(hers, { op: '>', field: amount, value: 1 }, 3, ({ fields }) => (fields['amount'] === 2 ? { ...fields } : { title: 'new', amount: null }));
    const first = ids.filter((id) => id !== made[0]?.id).slice(0, 3);
    expect(edited.hasMore).toBe(true);
    expect(edited.records.map(({ id }) => id)).toEqual(first.filter((id) => id !== made[1]?.id));
    expect(edited.records.map(({ fields }) => fields)).toEqual(edited.records.map(() => ({ title: 'new' })));
    for (const record of edited.records) expect(await store.records.get(hers, record.id)).toEqual(record);
    expect(await store.records.get(hers, made[1]?.id ?? '')).toEqual(made[1]);
    expect(await store.records.get(his, foreign.id)).toEqual(foreign);
    const rest = await store.records.updateWhere(everybodys, isOf(amount, 3, 4, 5), 500, ({ fields }) => ({ ...fields, title: 'later' }));
    expect(rest.hasMore).toBe(false);
    expect(rest.records.length).toBe(5 - edited.records.length - 2 + 1);
    await expect(
      store.records.updateWhere(hers, always, 500, ({ id }) => {
        if (id === ids[4]) throw new Error('not this one');
        return {};
      }),
    ).rejects.toThrow('not this one');
    expect(await store.records.count(hers, { op: 'and', all: [isOf(title, null), isOf(amount, null)] })).toBe(0);
  });

  test('an upsert merges by its keys, makes what is missing, and knows client ids', async () => {
    const { store, alice, bob, hers, his, everybodys } = await aStore({ open });
    await aRecord(store, his, bob, { title: 'a', amount: 1 });
    const known = await aRecord(store, hers, alice, { title: 'a', amount: 1, note: 'kept' }, 'one');
    const deleted = await aRecord(store, hers, alice, { title: 'gone', amount: 1 }, 'two');
    await store.records.remove(hers, deleted.id, undefined);

    const done = await store.records.upsert(hers, alice.id, [title, amount], [aDraft({ title: 'a', amount: 1, word: 'x' }), aDraft({ title: 'a', amount: 2 }), aDraft({ title: 'a', amount: 2, word: 'y' }), aDraft({ title: 'other', amount: 9 }, 'one')]);
    if (done.kind !== 'done') throw new Error(done.kind);
    expect(done.records.map(({ isNew }) => isNew)).toEqual([false, true, false, false]);
    const [first, second, third, fourth] = done.records.map(({ record }) => record);
    expect(third).toEqual(second);
    expect(second?.fields).toEqual({ title: 'a', amount: 2, word: 'y' });
    expect(fourth?.id).toBe(known.id);
    expect(first).toEqual(fourth);
    expect(fourth?.fields).toEqual({ title: 'other', amount: 9, note: 'kept', word: 'x' });
    expect(await store.records.list(hers, aFind())).toEqual([fourth, second]);
    expect(titlesOf(await store.records.list(his, aFind()))).toEqual(['a']);

    expect(await store.records.upsert(hers, alice.id, [title], [aDraft({ title: 'new' }), aDraft({ title: 'a' }, 'two')])).toEqual({ kind: 'deleted', clientId: 'two' });
    expect(await store.records.count(hers, isOf(title, 'new'))).toBe(0);
    const all = await store.records.upsert(everybodys, alice.id, [title, amount], [aDraft({ title: 'a', amount: 1, word: 'z' }), aDraft({ title: 'b', amount: 1 })]);
    if (all.kind !== 'done') throw new Error(all.kind);
    expect(all.records.map(({ record, isNew }) => [record.ownerId, isNew])).toEqual([[bob.id, false], [alice.id, true]]);
  });

  test('of several records with one key an upsert means the first by id, whichever was made first', async () => {
    const { store, alice, hers, everybodys } = await aStore({ open });
    const made = await mustCreate(store, hers, alice, Array.from({ length: 6 }, () => aDraft({ title: 'twin' })));
    const ids = made.map(({ id }) => id).toSorted();
    for (const reach of [hers, everybodys]) {
      const done = await store.records.upsert(reach, alice.id, [title], [aDraft({ title: 'twin', word: 'x' })]);
      expect(done.kind === 'done' && done.records.map(({ record, isNew }) => [record.id, isNew])).toEqual([[ids[0], false]]);
    }
  });

  test('what is deleted says how it was, and deletions are told in order, each once', async () => {
    const { store, clock, alice, hers, his } = await aStore({ open });
    const made = await mustCreate(store, hers, alice, Array.from({ length: 1_203 }, (_, place) => aDraft({ amount: place }, `c${place}`)));
    clock.advance(1_000);
    const removed = await store.records.removeMany(hers, { op: '>=', field: amount, value: 3 });
    expect(removed.map(({ record }) => record).toSorted((one, other) => Number(one.fields['amount']) - Number(other.fields['amount']))).toEqual(made.slice(3));
    const first = await store.records.deleted(hers, '', 700);
    const rest = await store.records.deleted(hers, first.at(-1)?.deletedDate ?? '', 700);
    expect([...first, ...rest]).toEqual(removed.map(({ deleted }) => deleted));
    expect(new Set(first.map(({ clientId }) => clientId)).size).toBe(700);
    expect(await store.records.deleted(his, '', 700)).toEqual([]);
    expect(await store.records.list(hers, aFind())).toEqual(made.slice(0, 3));
  });

  test('a deleted record comes back from the trash with its id, newly dated, unless it was erased', async () => {
    const { store, clock, alice, hers, everybodys } = await aStore({ open });
    const made = await mustCreate(store, hers, alice, ['a', 'b', 'c'].map((name) => aDraft({ title: name }, name)));
    clock.advance(1_000);
    const [a, b, c] = made;
    if (!a || !b || !c) throw new Error('not made');
    for (const { id } of made) await store.records.remove(hers, id, undefined);
    const trash = await store.records.trash(hers, aFind({ sort: { ...byCreation, descending: true }, limit: 2 }));
    const dates = (await store.records.deleted(hers, '', 9)).map(({ deletedDate }) => deletedDate);
    expect(trash).toEqual([{ ...c, updatedDate: dates[2] }, { ...b, updatedDate: dates[1] }]);
    expect(await store.records.erase(hers, b.id)).toBe(true);
    expect(await store.records.erase(hers, b.id)).toBe(false);

    const back = await store.records.restore(everybodys, isOf(title, 'a', 'b'));
    expect(back).toHaveLength(1);
    expect(back[0]).toMatchObject({ ...a, updatedDate: expect.any(String) });
    expect((back[0]?.updatedDate ?? '') > (dates[2] ?? '')).toBe(true);
    expect(await store.records.get(hers, a.id)).toEqual(back[0]);
    expect((await store.records.deleted(hers, '', 9)).map(({ id }) => id)).toEqual([b.id, c.id]);
    expect(titlesOf(await store.records.trash(hers, aFind()))).toEqual(['c']);
    expect(await store.records.create(hers, alice.id, [aDraft({}, 'b')])).toEqual({ kind: 'deleted', clientId: 'b' });
    expect((await mustCreate(store, hers, alice, [aDraft({}, 'a')]))[0]).toEqual(back[0]);
  });

  test('the trash is emptied after 30 days, and traces go after 400', async () => {
    const { store, clock, alice, hers } = await aStore({ open });
    const old = await aRecord(store, hers, alice, { title: 'old' }, 'one');
    const young = await aRecord(store, hers, alice, { title: 'young' });
    await store.records.remove(hers, old.id, undefined);
    clock.advance(29 * day);
    await store.records.remove(hers, young.id, undefined);
    await store.tidy();
    expect(await store.records.trash(hers, aFind())).toHaveLength(2);
    clock.advance(2 * day);
    await store.tidy();
    expect(titlesOf(await store.records.trash(hers, aFind()))).toEqual(['young']);
    expect(await store.records.deleted(hers, '', 9)).toHaveLength(2);
    expect(await store.records.restore(hers, always)).toHaveLength(1);
    clock.advance(368 * day);
    await store.tidy();
    expect(await store.records.deleted(hers, '', 9)).toHaveLength(1);
    clock.advance(2 * day);
    await store.tidy();
    expect(await store.records.deleted(hers, '', 9)).toEqual([]);
    expect(await mustCreate(store, hers, alice, [aDraft({}, 'one')])).toHaveLength(1);
  });

  test('everything of a person comes oldest first, of all entities', async () => {
    const { store, clock, alice, bob, hers, his, shared } = await aStore({ open });
    const wanted = [];
    for (const reach of [hers, { ...hers, entity: 'BibleNote' }, shared, hers]) {
      wanted.push({ entity: reach.entity, record: await aRecord(store, reach, alice, { title: reach.entity }) });
      clock.advance(1_000);
    }
    await aRecord(store, his, bob, {});
    const many = await mustCreate(store, hers, alice, Array.from({ length: 600 }, (_, place) => aDraft({ amount: place })));
    const all = [];
    for await (const one of store.records.everythingOf(alice.id)) all.push(one);
    expect(all).toEqual([...wanted, ...many.map((record) => ({ entity: 'Prayer', record }))]);
  });
});
