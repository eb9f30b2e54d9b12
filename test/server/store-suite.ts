// What every Store must do, whatever database lies behind it.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Clock } from '../../server/clock.ts';
import type { Condition, Draft, Find, Reach, Store, StoredUser } from '../../server/store/store.ts';
import { aClock, aUser, type TestClock } from './fixture.ts';

/** @param open a store without data; `again` opens the same data once more, where the database outlives its store */
export function storeSuite(name: string, open: (clock: Clock) => Promise<Store>, again?: (clock: Clock) => Promise<Store>): void {
  async function aStore(): Promise<{ store: Store; clock: TestClock; alice: StoredUser; bob: StoredUser; hers: Reach; his: Reach }> {
    const clock = aClock();
    const store = await open(clock);
    onTestFinished(() => store.close());
    const alice = await mustAdd(store, 'alice@example.org');
    const bob = await mustAdd(store, 'bob@example.org');
    return { store, clock, alice, bob, hers: { entity: 'Prayer', ownerId: alice.id }, his: { entity: 'Prayer', ownerId: bob.id } };
  }

  describe(`store: ${name}`, () => {
    test('stamps increase strictly per owner, even when the clock stands still or goes back', async () => {
      const { store, clock, alice, hers } = await aStore();
      const made = await mustCreate(store, hers, alice, [aDraft(), aDraft()]);
      clock.advance(-3_600_000);
      const third = await mustCreate(store, hers, alice, [aDraft()]);
      const first = made[0]?.id ?? '';
      const changed = await store.records.update(hers, first, { title: 'new' }, undefined);
      const gone = await store.records.remove(hers, third[0]?.id ?? '', undefined);
      const stamps = [
        ...[...made, ...third].map(({ updatedDate }) => updatedDate),
        changed.kind === 'done' && changed.value.updatedDate,
        gone.kind === 'done' && gone.value.deletedDate,
      ].map(String);
      expect(stamps).toHaveLength(5);
      expect(new Set(stamps).size).toBe(5);
      expect(stamps.toSorted()).toEqual(stamps);
      expect(stamps.every((stamp) => /^2026-01-01T12:00:00\.\d{6}Z$/.test(stamp))).toBe(true);
    });

    test('nobody reaches what belongs to somebody else', async () => {
      const { store, alice, hers, his } = await aStore();
      const [record] = await mustCreate(store, hers, alice, [aDraft()]);
      const id = record?.id ?? '';
      expect(await store.records.get(his, id)).toBeUndefined();
      expect(await store.records.list(his, aFind())).toEqual([]);
      expect(await store.records.update(his, id, { title: 'mine' }, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.remove(his, id, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.removeMany(his, [])).toEqual([]);
      expect(await store.records.get({ ...hers, entity: 'BibleNote' }, id)).toBeUndefined();
      expect(await store.records.get(hers, id)).toEqual(record);
    });

    test('a client id gives the first record again, and nothing after its deletion', async () => {
      const { store, alice, bob, hers, his } = await aStore();
      const [first] = await mustCreate(store, hers, alice, [aDraft({ title: 'first' }, 'one')]);
      const again = await store.records.create(hers, alice.id, [aDraft({ title: 'second' }, 'two'), aDraft({ title: 'other' }, 'one'), aDraft({ title: 'third' }, 'two')]);
      if (again.kind !== 'done') throw new Error('refused');
      expect(again.records.map(({ isNew, record }) => [isNew, record.fields['title']])).toEqual([
        [true, 'second'],
        [false, 'first'],
        [false, 'second'],
      ]);
      expect(await mustCreate(store, his, bob, [aDraft({ title: 'his' }, 'one')])).toHaveLength(1);
      await store.records.remove(hers, first?.id ?? '', undefined);
      expect(await store.records.create(hers, alice.id, [aDraft({}, 'three'), aDraft({}, 'one')])).toEqual({ kind: 'deleted', clientId: 'one' });
      expect(await store.records.list(hers, aFind({ where: [{ field: 'client_id', op: 'in', values: ['three', 'one'] }] }))).toEqual([]);
    });

    test('writes at the same moment make one record for a client id', async () => {
      const { store, alice, hers } = await aStore();
      const tries = await Promise.all(Array.from({ length: 20 }, () => store.records.create(hers, alice.id, [aDraft({}, 'one'), aDraft({}, 'two')])));
      const made = tries.flatMap((one) => (one.kind === 'done' ? one.records : []));
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(2);
      expect(new Set(made.map(({ record }) => record.id)).size).toBe(2);
    });

    test('changes merge at the same moment, null takes a field away', async () => {
      const { store, alice, hers } = await aStore();
      const [record] = await mustCreate(store, hers, alice, [aDraft({ title: 'a', request: 'b' })]);
      const id = record?.id ?? '';
      await Promise.all([store.records.update(hers, id, { title: 'c' }, undefined), store.records.update(hers, id, { request: null, category: 'work' }, undefined)]);
      expect((await store.records.get(hers, id))?.fields).toEqual({ title: 'c', category: 'work' });
    });

    test('of two writes that expect the same version one is refused', async () => {
      const { store, alice, hers } = await aStore();
      const [record] = await mustCreate(store, hers, alice, [aDraft({ title: 'a' })]);
      const [id, version] = [record?.id ?? '', record?.updatedDate ?? ''];
      const changes = await Promise.all(['b', 'c'].map((title) => store.records.update(hers, id, { title }, [version])));
      expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['done', 'stale']);
      const gone = await store.records.remove(hers, id, [version]);
      expect(gone.kind === 'stale' && gone.current.fields).toEqual({ title: 'b' });
    });

    test('a write that fails leaves nothing behind and does not stop the next', async () => {
      const { store, alice, hers } = await aStore();
      const circle: Record<string, unknown> = {};
      circle['itself'] = circle;
      await expect(store.records.create(hers, alice.id, [aDraft({ title: 'good' }), aDraft(circle)])).rejects.toThrow();
      expect(await store.records.list(hers, aFind())).toEqual([]);
      expect(await mustCreate(store, hers, alice, [aDraft()])).toHaveLength(1);
    });

    test('conditions and order mean what they say', async () => {
      const { store, alice, hers } = await aStore();
      const rows = [
        { title: 'a', count: 1, done: true },
        { title: 'B', count: 2.5, done: false },
        { title: "c'; drop table records; --", count: -3 },
        { count: 10 },
      ];
      await mustCreate(store, hers, alice, rows.map((fields) => aDraft(fields)));
      const counts = async (where: Condition[], sort: Find['sort'] = { field: 'count', descending: false }) =>
        (await store.records.list(hers, aFind({ where, sort }))).map(({ fields }) => fields['count']);
      expect(await counts([])).toEqual([-3, 1, 2.5, 10]);
      expect(await counts([{ field: 'title', op: 'in', values: ["c'; drop table records; --"] }])).toEqual([-3]);
      expect(await counts([{ field: 'title', op: 'in', values: [null, 'a'] }])).toEqual([1, 10]);
      expect(await counts([{ field: 'title', op: 'notIn', values: ['a'] }])).toEqual([-3, 2.5, 10]);
      expect(await counts([{ field: 'title', op: 'notIn', values: ['a', null] }])).toEqual([-3, 2.5]);
      expect(await counts([{ field: 'title', op: 'in', values: [] }])).toEqual([]);
      expect(await counts([{ field: 'title', op: 'notIn', values: [] }])).toEqual([-3, 1, 2.5, 10]);
      expect(await counts([{ field: 'done', op: 'in', values: [true] }])).toEqual([1]);
      expect(await counts([{ field: 'done', op: 'notIn', values: [false] }])).toEqual([-3, 1, 10]);
      expect(await counts([{ field: 'done', op: 'exists', value: false }])).toEqual([-3, 10]);
      expect(await counts([{ field: 'count', op: '>', value: 1 }, { field: 'count', op: '<=', value: 10 }])).toEqual([2.5, 10]);
      expect(await counts([], { field: 'title', descending: false })).toEqual([10, 2.5, 1, -3]);
      expect(await counts([], { field: 'title', descending: true })).toEqual([-3, 1, 2.5, 10]);
      expect((await store.records.list(hers, aFind({ sort: { field: 'count', descending: true }, limit: 2, skip: 1 }))).map(({ fields }) => fields['count'])).toEqual([2.5, 1]);
    });

    test('deletions are told in order, each once, and only to their owner', async () => {
      const { store, clock, alice, hers, his } = await aStore();
      const made = await mustCreate(store, hers, alice, Array.from({ length: 1_203 }, (_, place) => aDraft({ count: place }, `c${place}`)));
      clock.advance(1_000);
      const removed = await store.records.removeMany(hers, [{ field: 'count', op: '>=', value: 3 }]);
      expect(removed).toHaveLength(1_200);
      const first = await store.records.deleted(hers, '', 700);
      const rest = await store.records.deleted(hers, first.at(-1)?.deletedDate ?? '', 700);
      expect([...first, ...rest]).toEqual(removed);
      expect(new Set(removed.map(({ clientId }) => clientId)).size).toBe(1_200);
      expect(await store.records.deleted(his, '', 700)).toEqual([]);
      expect((await store.records.list(hers, aFind())).map(({ id }) => id).toSorted()).toEqual(made.slice(0, 3).map(({ id }) => id).toSorted());
    });

    test('an address belongs to one person', async () => {
      const { store, alice } = await aStore();
      expect(await store.users.add(aUser({ email: alice.email }))).toBeUndefined();
      expect(await store.users.findByEmail(alice.email)).toEqual(alice);
      expect(await store.users.find(alice.id)).toEqual(alice);
      expect(await store.users.find('nobody')).toBeUndefined();
    });

    test('settings merge, and a stale write is refused', async () => {
      const { store, alice } = await aStore();
      const changed = await store.users.changeSettings(alice.id, { language: 'fr', total_prayers: 2 }, [alice.updatedDate]);
      expect(changed.kind === 'done' && changed.value.settings).toEqual({ language: 'fr', total_prayers: 2 });
      const stale = await store.users.changeSettings(alice.id, { language: 'pt' }, [alice.updatedDate]);
      expect(stale.kind === 'stale' && stale.current.settings['language']).toBe('fr');
      await store.users.changeSettings(alice.id, { language: null }, undefined);
      expect((await store.users.find(alice.id))?.settings).toEqual({ total_prayers: 2 });
    });

    test('tries of a code are counted one by one, and end', async () => {
      const { store, bob } = await aStore();
      const code = { hash: 'h', sentAt: 1, expiresAt: 2, triesLeft: 3 };
      await store.users.putCode(bob.id, { ...code, hash: 'older' });
      await store.users.putCode(bob.id, code);
      const tries = await Promise.all(Array.from({ length: 5 }, () => store.users.takeTry(bob.id)));
      expect(tries.map((one) => one?.triesLeft)).toEqual([3, 2, 1, 0, 0]);
      await store.users.verify(bob.id);
      expect(await store.users.code(bob.id)).toBeUndefined();
      expect((await store.users.find(bob.id))?.isVerified).toBe(true);
    });

    test.runIf(again)('what was written is there after opening again, and stamps go on from there', async () => {
      const clock = aClock();
      const before = await open(clock);
      const alice = await mustAdd(before, 'alice@example.org');
      const hers = { entity: 'Prayer', ownerId: alice.id };
      const [record] = await mustCreate(before, hers, alice, [aDraft({ title: 'é 🙏 \u0000 end' }, 'one')]);
      await before.close();
      const after = await again?.(clock);
      if (!after) throw new Error('not opened');
      onTestFinished(() => after.close());
      await after.check();
      expect(await after.records.list(hers, aFind())).toEqual([record]);
      const [next] = await mustCreate(after, hers, alice, [aDraft()]);
      expect((next?.updatedDate ?? '') > (record?.updatedDate ?? '')).toBe(true);
    });
  });
}

function aDraft(fields: Record<string, unknown> = { title: 'a' }, clientId: string | null = null): Draft {
  return { clientId, fields };
}

function aFind(change: Partial<Find> = {}): Find {
  return { where: [], sort: { field: 'created_date', descending: false }, limit: 5_000, skip: 0, withFields: true, ...change };
}

async function mustAdd(store: Store, email: string): Promise<StoredUser> {
  const user = await store.users.add(aUser({ email }));
  if (!user) throw new Error('taken');
  return user;
}

async function mustCreate(store: Store, reach: Reach, owner: StoredUser, drafts: Draft[]) {
  const creation = await store.records.create(reach, owner.id, drafts);
  if (creation.kind !== 'done') throw new Error('deleted');
  return creation.records.map(({ record }) => record);
}
