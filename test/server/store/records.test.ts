// Tests of records and their timestamps (stamps), on every kind of store: order, ownership,
// repeated creates, stale and failed writes, unusual texts and reopening.
import { describe, expect, onTestFinished, test } from 'vitest';
import { always } from '../../../server/store/conditions/condition.ts';
import { nextStamp, stampFromMillis, stampFromText } from '../../../server/store/timestamp.ts';
import { createTestClock } from '../support/test-server.ts';
import {
  buildTestDraft,
  buildListQuery,
  createTestRecord,
  openTestStore,
  buildOneOfCondition,
  addUser,
  createTestRecords,
  buildField,
  title,
  listTitles,
} from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

describe.each(stores)('$name', ({ open, openShared }) => {
  test('stamps of an owner strictly increase, even when the clock stops or goes back', async () => {
    const { store, clock, alice, aliceScope } = await openTestStore({ open });
    const created = await createTestRecords(store, aliceScope, alice, [
      buildTestDraft(),
      buildTestDraft(),
    ]);
    clock.advance(-3_600_000);
    const third = await createTestRecord(store, aliceScope, alice, {});
    const changed = await store.records.update(
      aliceScope,
      created[0]?.id ?? '',
      { title: 'new' },
      undefined,
    );
    const deletion = await store.records.remove(aliceScope, third.id, undefined);
    const dates = [
      ...[...created, third].map(({ updatedDate }) => updatedDate),
      changed.kind === 'done' && changed.value.updatedDate,
      deletion.kind === 'done' && deletion.value.deleted.deletedDate,
    ].map(String);
    expect(dates).toHaveLength(5);
    expect(new Set(dates).size).toBe(5);
    expect(dates.toSorted()).toEqual(dates);
    expect(dates.every((date) => /^2026-01-01T12:00:00\.\d{6}Z$/.test(date))).toBe(true);
  });

  test('shared records have one common sequence of stamps, whichever user writes', async () => {
    const { store, alice, bob, sharedScope } = await openTestStore({ open });
    const created = [
      await createTestRecord(store, sharedScope, alice, {}),
      await createTestRecord(store, sharedScope, bob, {}),
      await createTestRecord(store, sharedScope, alice, {}),
    ];
    const dates = created.map(({ updatedDate }) => updatedDate);
    expect(new Set(dates).size).toBe(3);
    expect(dates.toSorted()).toEqual(dates);
    expect(await store.records.list(sharedScope, buildListQuery())).toEqual(created);
    expect(await store.records.list({ ...sharedScope, ownerId: bob.id }, buildListQuery())).toEqual(
      [created[1]],
    );
  });

  test('no user can reach a record of another user', async () => {
    const { store, alice, aliceScope, bobScope, allOwnersScope } = await openTestStore({ open });
    const record = await createTestRecord(store, aliceScope, alice, { title: 'a' });
    const { id } = record;
    const othersScope = { ...allOwnersScope, where: buildOneOfCondition(title, 'b') };
    for (const scope of [bobScope, { ...aliceScope, entity: 'BibleNote' }, othersScope]) {
      expect(await store.records.get(scope, id)).toBeUndefined();
      expect(await store.records.list(scope, buildListQuery())).toEqual([]);
      expect(await store.records.count(scope, always)).toBe(0);
      expect(await store.records.distinct(scope, title, { where: always, limit: 9 })).toEqual([]);
      expect(await store.records.update(scope, id, { title: 'mine' }, undefined)).toEqual({
        kind: 'absent',
      });
      expect(await store.records.updateEach(scope, [{ id, change: { title: 'mine' } }])).toEqual({
        kind: 'absent',
        id,
      });
      expect(await store.records.updateWhere(scope, always, 9, () => ({ title: 'mine' }))).toEqual({
        records: [],
        before: [],
        hasMore: false,
      });
      expect(await store.records.remove(scope, id, undefined)).toEqual({ kind: 'absent' });
      expect(await store.records.removeMany(scope, always)).toEqual([]);
    }
    expect(await store.records.get(aliceScope, id)).toEqual(record);
    expect(
      await store.records.get({ ...allOwnersScope, where: buildOneOfCondition(title, 'a') }, id),
    ).toEqual(record);
    await store.records.remove(aliceScope, id, undefined);
    for (const scope of [bobScope, othersScope]) {
      expect(await store.records.listTrash(scope, buildListQuery())).toEqual([]);
      expect(await store.records.restore(scope, always)).toEqual([]);
      expect(await store.records.erase(scope, id)).toBe(false);
      expect(await store.records.listDeleted(scope, '', 9)).toEqual([]);
    }
    expect(await store.records.listTrash(aliceScope, buildListQuery())).toHaveLength(1);
  });

  test('a client id gives the first record again, and nothing after its deletion', async () => {
    const { store, alice, bob, aliceScope, bobScope } = await openTestStore({ open });
    const first = await createTestRecord(store, aliceScope, alice, { title: 'first' }, 'one');
    const again = await store.records.create(aliceScope, alice.id, [
      buildTestDraft({ title: 'second' }, 'two'),
      buildTestDraft({ title: 'other' }, 'one'),
      buildTestDraft({ title: 'third' }, 'two'),
    ]);
    if (again.kind !== 'done') throw new Error('refused');
    expect(again.records.map(({ isNew, record }) => [isNew, record.fields['title']])).toEqual([
      [true, 'second'],
      [false, 'first'],
      [false, 'second'],
    ]);
    expect(
      await createTestRecords(store, bobScope, bob, [buildTestDraft({ title: 'his' }, 'one')]),
    ).toHaveLength(1);
    await store.records.remove(aliceScope, first.id, undefined);
    expect(
      await store.records.create(aliceScope, alice.id, [
        buildTestDraft({}, 'three'),
        buildTestDraft({}, 'one'),
      ]),
    ).toEqual({ kind: 'deleted', clientId: 'one' });
    expect(
      await store.records.list(
        aliceScope,
        buildListQuery({ where: buildOneOfCondition(buildField('client_id'), 'three', 'one') }),
      ),
    ).toEqual([]);
  });

  test('null removes a field, and no record contains null', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const record = await createTestRecord(store, aliceScope, alice, {
      title: 'a',
      request: 'b',
      category: null,
    });
    expect(record.fields).toEqual({ title: 'a', request: 'b' });
    await store.records.update(
      aliceScope,
      record.id,
      { title: null, inner: { kept: null } },
      undefined,
    );
    expect((await store.records.get(aliceScope, record.id))?.fields).toEqual({
      request: 'b',
      inner: { kept: null },
    });
  });

  test('a stale write is refused with the current record', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const { id, updatedDate } = await createTestRecord(store, aliceScope, alice, { title: 'a' });
    const changed = await store.records.update(aliceScope, id, { title: 'b' }, [
      'another version',
      updatedDate,
    ]);
    if (changed.kind !== 'done') throw new Error(changed.kind);
    expect(await store.records.update(aliceScope, id, { title: 'c' }, [updatedDate])).toEqual({
      kind: 'stale',
      current: changed.value,
    });
    expect(await store.records.remove(aliceScope, id, [updatedDate])).toEqual({
      kind: 'stale',
      current: changed.value,
    });
    expect(await store.records.get(aliceScope, id)).toEqual(changed.value);
  });

  test('a failed write is reported, leaves no data behind, and stops no other write', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    const circularValue: Record<string, unknown> = {};
    circularValue['itself'] = circularValue;
    const writes = await Promise.allSettled([
      createTestRecords(store, aliceScope, alice, [buildTestDraft({ title: 'before' })]),
      createTestRecords(store, aliceScope, alice, [
        buildTestDraft({ title: 'never' }),
        buildTestDraft(circularValue),
      ]),
      createTestRecords(store, aliceScope, alice, [buildTestDraft({ title: 'after' })]),
    ]);
    expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(listTitles(await store.records.list(aliceScope, buildListQuery())).toSorted()).toEqual([
      'after',
      'before',
    ]);
  });

  test('ids and texts that databases cannot store match no record and cause no error', async () => {
    const { store, alice, aliceScope } = await openTestStore({ open });
    for (const oddText of ['\0', '\ud800', '\u{10f800}', "' or 1=1 --", '%', 'x'.repeat(10_000)]) {
      expect(await store.records.get(aliceScope, oddText)).toBeUndefined();
      expect(await store.records.update(aliceScope, oddText, { title: 'a' }, undefined)).toEqual({
        kind: 'absent',
      });
      expect(await store.records.remove(aliceScope, oddText, undefined)).toEqual({
        kind: 'absent',
      });
      expect(await store.records.erase(aliceScope, oddText)).toBe(false);
      expect(await store.records.get({ ...aliceScope, entity: oddText }, oddText)).toBeUndefined();
      expect(await store.records.listDeleted(aliceScope, oddText, 5)).toEqual([]);
      expect(await store.users.find(oddText)).toBeUndefined();
      expect(await store.users.findByEmail(oddText)).toBeUndefined();
      expect(await store.users.takeCodeTry(oddText)).toBeUndefined();
      expect(await store.users.findTicketByHash(oddText, 'reset')).toBeUndefined();
      expect(await store.users.takeTicket(oddText, 'reset')).toBeUndefined();
      expect(await store.sessions.find(oddText, oddText)).toBeUndefined();
      expect(await store.files.find(oddText)).toBeUndefined();
      expect(await store.files.find(oddText, oddText)).toBeUndefined();
      expect(await store.limits.take(oddText, { max: 1, windowMillis: 1_000 })).toEqual({
        kind: 'taken',
        left: 0,
      });
      const [record] = await createTestRecords(store, aliceScope, alice, [
        buildTestDraft({ title: oddText, [oddText]: [oddText, { [oddText]: oddText }] }, oddText),
      ]);
      expect(await store.records.get(aliceScope, record?.id ?? '')).toEqual(record);
      expect(record?.fields['title']).toBe(oddText);
      expect(record?.clientId).toBe(oddText);
      expect(
        await store.records.list(
          aliceScope,
          buildListQuery({ where: buildOneOfCondition(buildField('client_id'), oddText) }),
        ),
      ).toEqual([record]);
    }
  });

  test.runIf(openShared)(
    'written records are there after the store is opened again, and stamps continue to increase',
    async () => {
      const openDatabase = await openShared?.();
      if (!openDatabase) throw new Error('no place');
      const clock = createTestClock();
      const before = await openDatabase(clock);
      const alice = await addUser(before, 'alice@example.org');
      const alicesScope = { entity: 'Prayer', ownerId: alice.id, shared: false };
      const record = await createTestRecord(
        before,
        alicesScope,
        alice,
        { title: 'é 🙏 \u0000 end' },
        'one',
      );
      await before.close();
      const after = await openDatabase(clock);
      onTestFinished(() => after.close());
      await after.check();
      expect(await after.records.list(alicesScope, buildListQuery())).toEqual([record]);
      expect(
        (await createTestRecord(after, alicesScope, alice, {})).updatedDate > record.updatedDate,
      ).toBe(true);
    },
  );
});

test('dates of other clients become stamps that compare as text', () => {
  const noon = '2026-01-01T12:00:00.000000Z';
  const forms = [
    '2026-01-01T12:00:00Z',
    '2026-01-01T12:00:00.000Z',
    '2026-01-01T12:00:00.000000',
    '2026-01-01 12:00',
    '2026-01-01T14:00:00+02:00',
  ];
  expect(forms.map(stampFromText)).toEqual(forms.map(() => noon));
  expect(stampFromText('2026-01-01')).toBe('2026-01-01T00:00:00.000000Z');
  expect(stampFromText('2026-01-01T12:00:00.1234567Z')).toBe('2026-01-01T12:00:00.123456Z');
  expect(
    ['', 'yesterday', '2026-13-01', '0000-01-01T00:00:00+01:00', '2026-01-01T12:00:00Z; drop'].map(
      stampFromText,
    ),
  ).toEqual(Array(5).fill(undefined));
});

test('the stamp after the last microsecond of a second is the next second', () => {
  const now = stampFromMillis(Date.parse('2026-01-01T00:00:00Z'));
  expect(nextStamp('2026-12-31T23:59:59.999999Z', now)).toBe('2027-01-01T00:00:00.000000Z');
  expect(nextStamp(now, now)).toBe('2026-01-01T00:00:00.000001Z');
  expect(nextStamp(undefined, now)).toBe(now);
});
