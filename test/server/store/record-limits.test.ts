// Tests of the limits of records on every kind of store: the size of one record, and the bytes of
// all records and of the trash of one owner.
import { describe, expect, test } from 'vitest';
import type { RecordLimits } from '../../../server/store/sql/database.ts';
import {
  addUser,
  buildField,
  buildListQuery,
  buildOneOfCondition,
  buildTestDraft,
  createTestRecord,
  createTestRecords,
  openTestStore,
  title,
  type TestStoreSetup,
} from '../support/store-fixture.ts';
import { buildUser } from '../support/test-server.ts';
import { stores, type TestStore } from '../support/test-stores.ts';

const tooLarge = { status: 413, code: 'too_large' };
const quotaFull = { status: 413, code: 'quota_full' };
const text = (length: number) => 'x'.repeat(length);

describe.each(stores)('$name', ({ open }) => {
  const openLimited = (limits: Partial<RecordLimits>): Promise<TestStoreSetup> =>
    openTestStore({ open: withLimits(open, limits) });

  test('a record above the limit is refused, however it is written', async () => {
    const { store, alice, aliceScope } = await openLimited({ maxRecordBytes: 1_000 });
    const { records } = store;
    const big = { title: text(1_000) };
    const record = await createTestRecord(store, aliceScope, alice, { title: text(900) });
    await expect(createTestRecord(store, aliceScope, alice, big)).rejects.toMatchObject(tooLarge);
    await expect(createTestRecord(store, aliceScope, alice, { title: '祈'.repeat(340) }))
      .rejects //
      .toMatchObject(tooLarge);
    await expect(
      records.update(aliceScope, record.id, { notes: text(100) }, undefined),
    ).rejects.toMatchObject(tooLarge);
    await expect(
      records.updateEach(aliceScope, [{ id: record.id, change: big }]),
    ).rejects.toMatchObject(tooLarge);
    await expect(
      records.updateWhere(aliceScope, { op: 'and', all: [] }, 9, () => big),
    ).rejects.toMatchObject(tooLarge);
    await expect(
      records.upsert(aliceScope, alice.id, [buildField('title')], [buildTestDraft(big)]),
    ).rejects.toMatchObject(tooLarge);
    expect(await records.list(aliceScope, buildListQuery())).toEqual([record]);
  });

  test('a record with an encrypted text may have twice the limit, with the limit in its error', async () => {
    const { store, alice, aliceScope } = await openLimited({ maxRecordBytes: 2_048 });
    const encrypted = (length: number) => ({ title: `selah-e1.${text(length)}` });
    await createTestRecord(store, aliceScope, alice, encrypted(4_000));
    await expect(createTestRecord(store, aliceScope, alice, encrypted(4_100)))
      .rejects //
      .toMatchObject({ ...tooLarge, message: expect.stringContaining('at most 4 kB') });
    // Only a text that begins like a ciphertext counts.
    await expect(
      createTestRecord(store, aliceScope, alice, { title: `x selah-e1.${text(3_000)}` }),
    ).rejects.toMatchObject(tooLarge);
  });

  test('a batch with one record above the limit keeps its other records', async () => {
    const { store, alice, aliceScope } = await openLimited({ maxRecordBytes: 1_000 });
    const outcomes = await store.records.runInOrder(
      [text(10), text(2_000), text(20)].map(
        (title) => (records) => records.create(aliceScope, alice.id, [buildTestDraft({ title })]),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.records.count(aliceScope, { op: 'and', all: [] })).toBe(2);
  });

  test('the records of an owner stay within the quota, and other owners can write', async () => {
    const { store, alice, bob, aliceScope, bobScope } = await openLimited({
      maxBytesPerOwner: 5_000,
    });
    const [first] = await createTestRecords(
      store,
      aliceScope,
      alice,
      [1, 2, 3].map(() => buildTestDraft({ title: text(1_000) })),
    );
    const create = () => createTestRecord(store, aliceScope, alice, { title: text(1_500) });
    await expect(create()).rejects.toMatchObject(quotaFull);
    const grow = { title: text(3_000) };
    await expect(
      store.records.update(aliceScope, first?.id ?? '', grow, undefined),
    ).rejects.toMatchObject(quotaFull);
    await createTestRecord(store, bobScope, bob, { title: text(2_000) });
    await store.records.update(aliceScope, first?.id ?? '', { title: 'short' }, undefined);
    await create();
    await expect(create()).rejects.toMatchObject(quotaFull);
  });

  test('deleting a record makes room, and restoring it needs the room', async () => {
    const { store, alice, aliceScope } = await openLimited({ maxBytesPerOwner: 3_000 });
    const create = () => createTestRecord(store, aliceScope, alice, { title: text(2_000) });
    const record = await create();
    await expect(create()).rejects.toMatchObject(quotaFull);
    await store.records.remove(aliceScope, record.id, undefined);
    await create();
    const where = buildOneOfCondition(buildField('id'), record.id);
    await expect(store.records.restore(aliceScope, where)).rejects.toMatchObject(quotaFull);
    expect(await store.records.listTrash(aliceScope, buildListQuery())).toHaveLength(1);
  });

  test('trash beyond the quota is erased, except what was deleted last', async () => {
    const { store, alice, aliceScope } = await openLimited({ maxBytesPerOwner: 3_000 });
    const titles = ['a', 'b', 'c'];
    for (const name of titles) {
      const fields = { title: name, notes: text(1_200) };
      const { id } = await createTestRecord(store, aliceScope, alice, fields);
      await store.records.remove(aliceScope, id, undefined);
    }
    const trash = await store.records.listTrash(aliceScope, buildListQuery());
    expect(trash.map(({ fields }) => fields['title'])).toEqual(['c']);
    expect(await store.records.listDeleted(aliceScope, '', 9)).toHaveLength(3);
  });

  test('stored records above the limits stay readable and may become smaller', async () => {
    const limits: RecordLimits = { maxRecordBytes: 0, maxBytesPerOwner: 0 };
    const { store, alice, aliceScope } = await openTestStore({ open: withLimits(open, limits) });
    const fields = { title: text(2_000), notes: text(2_000) };
    const { id } = await createTestRecord(store, aliceScope, alice, fields);
    // The store reads its limits at each write, so that they can be lowered here.
    Object.assign(limits, { maxRecordBytes: 1_000, maxBytesPerOwner: 1_000 });
    expect(await store.records.get(aliceScope, id)).toMatchObject({ fields });
    await store.records.update(aliceScope, id, { notes: 'short' }, undefined);
    await expect(
      store.records.update(aliceScope, id, { notes: text(500) }, undefined),
    ).rejects.toMatchObject(tooLarge);
    await store.records.remove(aliceScope, id, undefined);
  });

  test('the service account has no limits', async () => {
    const { store, sharedScope } = await openLimited({
      maxRecordBytes: 100,
      maxBytesPerOwner: 100,
    });
    const service = await store.users.add(buildUser({ email: 's@example.org', isService: true }));
    if (!service) throw new Error('taken');
    await createTestRecord(store, sharedScope, service, { title: text(1_000) });
  });

  test('a new owner takes over the bytes of a removed user, whose count ends', async () => {
    const { store, alice, bob, sharedScope } = await openLimited({ maxBytesPerOwner: 4_000 });
    const fields = { title: text(2_000) };
    await createTestRecord(store, sharedScope, alice, fields);
    await store.users.remove(alice.id, {
      entities: [sharedScope.entity],
      newOwnerId: bob.id,
      keepRecords: true,
    });
    await expect(createTestRecord(store, sharedScope, bob, fields)).rejects.toMatchObject(
      quotaFull,
    );
    const carol = await addUser(store, 'carol@example.org');
    await createTestRecord(store, sharedScope, carol, fields);
    const where = buildOneOfCondition(title, fields.title);
    expect(await store.records.removeMany(sharedScope, where)).toHaveLength(2);
    await createTestRecord(store, sharedScope, bob, fields);
  });
});

function withLimits(open: TestStore['open'], limits: Partial<RecordLimits>): TestStore['open'] {
  const recordLimits = Object.assign(limits, {
    maxRecordBytes: limits.maxRecordBytes ?? 0,
    maxBytesPerOwner: limits.maxBytesPerOwner ?? 0,
  });
  return (clock) => open(clock, recordLimits);
}
