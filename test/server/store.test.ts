// What every store does with records and stamps, whatever database lies behind it.
import { describe, expect, onTestFinished, test } from 'vitest';
import { always } from '../../server/store/condition.ts';
import { stampAfter, stampFromMillis, stampFromText } from '../../server/store/stamp.ts';
import { aClock } from './fixture.ts';
import { aDraft, aFind, aRecord, aStore, isOf, mustAdd, mustCreate, aField, title, titlesOf } from './store-suite.ts';
import { stores } from './stores.ts';

describe.each(stores)('$name', ({ open, place }) => {
  test('stamps increase strictly per owner, even when the clock stands still or goes back', async () => {
    const { store, clock, alice, hers } = await aStore({ open });
    const made = await mustCreate(store, hers, alice, [aDraft(), aDraft()]);
    clock.advance(-3_600_000);
    const third = await aRecord(store, hers, alice, {});
    const changed = await store.records.update(hers, made[0]?.id ?? '', { title: 'new' }, undefined);
    const gone = await store.records.remove(hers, third.id, undefined);
    const stamps = [
      ...[...made, third].map(({ updatedDate }) => updatedDate),
      changed.kind === 'done' && changed.value.updatedDate,
      gone.kind === 'done' && gone.value.deleted.deletedDate,
    ].map(String);
    expect(stamps).toHaveLength(5);
    expect(new Set(stamps).size).toBe(5);
    expect(stamps.toSorted()).toEqual(stamps);
    expect(stamps.every((stamp) => /^2026-01-01T12:00:00\.\d{6}Z$/.test(stamp))).toBe(true);
  });

  test('what belongs to everybody has one row of stamps, whoever writes', async () => {
    const { store, alice, bob, shared } = await aStore({ open });
    const made = [await aRecord(store, shared, alice, {}), await aRecord(store, shared, bob, {}), await aRecord(store, shared, alice, {})];
    const stamps = made.map(({ updatedDate }) => updatedDate);
    expect(new Set(stamps).size).toBe(3);
    expect(stamps.toSorted()).toEqual(stamps);
    expect(await store.records.list(shared, aFind())).toEqual(made);
    expect(await store.records.list({ ...shared, ownerId: bob.id }, aFind())).toEqual([made[1]]);
  });

  test('nobody reaches what belongs to somebody else', async () => {
    const { store, alice, hers, his, everybodys } = await aStore({ open });
    const record = await aRecord(store, hers, alice, { title: 'a' });
    const { id } = record;
    const onlyOthers = { ...everybodys, where: isOf(title, 'b') };
    for (const reach of [his, { ...hers, entity: 'BibleNote' }, onlyOthers]) {
      expect(await store.records.get(reach, id)).toBeUndefined();
      expect(await store.records.list(reach, aFind())).toEqual([]);
      expect(await store.records.count(reach, always)).toBe(0);
      expect(await store.records.distinct(reach, title, { where: always, limit: 9 })).toEqual([]);
      expect(await store.records.update(reach, id, { title: 'mine' }, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.updateEach(reach, [{ id, change: { title: 'mine' } }])).toEqual({ kind: 'absent', id });
      expect(await store.records.updateWhere(reach, always, 9, () => ({ title: 'mine' }))).toEqual({ records: [], before: [], hasMore: false });
      expect(await store.records.remove(reach, id, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.removeMany(reach, always)).toEqual([]);
    }
    expect(await store.records.get(hers, id)).toEqual(record);
    expect(await store.records.get({ ...everybodys, where: isOf(title, 'a') }, id)).toEqual(record);
    await store.records.remove(hers, id, undefined);
    for (const reach of [his, onlyOthers]) {
      expect(await store.records.trash(reach, aFind())).toEqual([]);
      expect(await store.records.restore(reach, always)).toEqual([]);
      expect(await store.records.erase(reach, id)).toBe(false);
      expect(await store.records.deleted(reach, '', 9)).toEqual([]);
    }
    expect(await store.records.trash(hers, aFind())).toHaveLength(1);
  });

  test('a client id gives the first record again, and nothing after its deletion', async () => {
    const { store, alice, bob, hers, his } = await aStore({ open });
    const first = await aRecord(store, hers, alice, { title: 'first' }, 'one');
    const again = await store.records.create(hers, alice.id, [aDraft({ title: 'second' }, 'two'), aDraft({ title: 'other' }, 'one'), aDraft({ title: 'third' }, 'two')]);
    if (again.kind !== 'done') throw new Error('refused');
    expect(again.records.map(({ isNew, record }) => [isNew, record.fields['title']])).toEqual([
      [true, 'second'],
      [false, 'first'],
      [false, 'second'],
    ]);
    expect(await mustCreate(store, his, bob, [aDraft({ title: 'his' }, 'one')])).toHaveLength(1);
    await store.records.remove(hers, first.id, undefined);
    expect(await store.records.create(hers, alice.id, [aDraft({}, 'three'), aDraft({}, 'one')])).toEqual({ kind: 'deleted', clientId: 'one' });
    expect(await store.records.list(hers, aFind({ where: isOf(aField('client_id'), 'three', 'one') }))).toEqual([]);
  });

  test('null takes a field away, and no record holds one', async () => {
    const { store, alice, hers } = await aStore({ open });
    const record = await aRecord(store, hers, alice, { title: 'a', request: 'b', category: null });
    expect(record.fields).toEqual({ title: 'a', request: 'b' });
    await store.records.update(hers, record.id, { title: null, inner: { kept: null } }, undefined);
    expect((await store.records.get(hers, record.id))?.fields).toEqual({ request: 'b', inner: { kept: null } });
  });

  test('a stale write is refused with the current record', async () => {
    const { store, alice, hers } = await aStore({ open });
    const { id, updatedDate } = await aRecord(store, hers, alice, { title: 'a' });
    const changed = await store.records.update(hers, id, { title: 'b' }, ['another version', updatedDate]);
    if (changed.kind !== 'done') throw new Error(changed.kind);
    expect(await store.records.update(hers, id, { title: 'c' }, [updatedDate])).toEqual({ kind: 'stale', current: changed.value });
    expect(await store.records.remove(hers, id, [updatedDate])).toEqual({ kind: 'stale', current: changed.value });
    expect(await store.records.get(hers, id)).toEqual(changed.value);
  });

  test('a write that fails leaves nothing behind, stops no other, and is told', async () => {
    const { store, alice, hers } = await aStore({ open });
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    const writes = await Promise.allSettled([
      mustCreate(store, hers, alice, [aDraft({ title: 'before' })]),
      mustCreate(store, hers, alice, [aDraft({ title: 'never' }), aDraft(circle)]),
      mustCreate(store, hers, alice, [aDraft({ title: 'after' })]),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(titlesOf(await store.records.list(hers, aFind())).toSorted()).toEqual(['after', 'before']);
  });

  test('ids and words that no database likes are unknown, not an error', async () => {
    const { store, alice, hers } = await aStore({ open });
    for (const odd of ['\0', '\ud800', '\u{10f800}', "' or 1=1 --", '%', 'x'.repeat(10_000)]) {
      expect(await store.records.get(hers, odd)).toBeUndefined();
      expect(await store.records.update(hers, odd, { title: 'a' }, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.remove(hers, odd, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.erase(hers, odd)).toBe(false);
      expect(await store.records.get({ ...hers, entity: odd }, odd)).toBeUndefined();
      expect(await store.records.deleted(hers, odd, 5)).toEqual([]);
      expect(await store.users.find(odd)).toBeUndefined();
      expect(await store.users.findByEmail(odd)).toBeUndefined();
      expect(await store.users.takeTry(odd)).toBeUndefined();
      expect(await store.users.takeTicket(odd, 'reset')).toBeUndefined();
      expect(await store.sessions.find(odd)).toBeUndefined();
      expect(await store.files.find(odd)).toBeUndefined();
      expect(await store.limits.take(odd, { most: 1, windowMillis: 1_000 })).toEqual({ kind: 'taken', left: 0 });
      const [record] = await mustCreate(store, hers, alice, [aDraft({ title: odd, [odd]: [odd, { [odd]: odd }] }, odd)]);
      expect(await store.records.get(hers, record?.id ?? '')).toEqual(record);
      expect(record?.fields['title']).toBe(odd);
      expect(record?.clientId).toBe(odd);
      expect(await store.records.list(hers, aFind({ where: isOf(aField('client_id'), odd) }))).toEqual([record]);
    }
  });

  test.runIf(place)('what was written is there after opening again, and stamps go on from there', async () => {
    const openHere = await place?.();
    if (!openHere) throw new Error('no place');
    const clock = aClock();
    const before = await openHere(clock);
    const alice = await mustAdd(before, 'alice@example.org');
    const hers = { entity: 'Prayer', ownerId: alice.id, shared: false };
    const record = await aRecord(before, hers, alice, { title: 'é 🙏 \u0000 end' }, 'one');
    await before.close();
    const after = await openHere(clock);
    onTestFinished(() => after.close());
    await after.check();
    expect(await after.records.list(hers, aFind())).toEqual([record]);
    expect((await aRecord(after, hers, alice, {})).updatedDate > record.updatedDate).toBe(true);
  });
});

test('dates of other clients become stamps that compare as text', () => {
  const noon = '2026-01-01T12:00:00.000000Z';
  const forms = ['2026-01-01T12:00:00Z', '2026-01-01T12:00:00.000Z', '2026-01-01T12:00:00.000000', '2026-01-01 12:00', '2026-01-01T14:00:00+02:00'];
  expect(forms.map(stampFromText)).toEqual(forms.map(() => noon));
  expect(stampFromText('2026-01-01')).toBe('2026-01-01T00:00:00.000000Z');
  expect(stampFromText('2026-01-01T12:00:00.1234567Z')).toBe('2026-01-01T12:00:00.123456Z');
  expect(['', 'yesterday', '2026-13-01', '0000-01-01T00:00:00+01:00', '2026-01-01T12:00:00Z; drop'].map(stampFromText)).toEqual(Array(5).fill(undefined));
});

test('the stamp after the last microsecond of a second is the next second', () => {
  const now = stampFromMillis(Date.parse('2026-01-01T00:00:00Z'));
  expect(stampAfter('2026-12-31T23:59:59.999999Z', now)).toBe('2027-01-01T00:00:00.000000Z');
  expect(stampAfter(now, now)).toBe('2026-01-01T00:00:00.000001Z');
  expect(stampAfter(undefined, now)).toBe(now);
});
