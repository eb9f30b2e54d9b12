// Tests of the shipped reading plans on a server: they exist from the first start, are never
// duplicated, and never override an admin's changes.
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServiceAccount } from '../../../../server/auth/service-account.ts';
import { seedPlans } from '../../../../server/entities/seeding/reading-plans.ts';
import { always } from '../../../../server/store/conditions/condition.ts';
import type { Fields, Store } from '../../../../server/store/store.ts';
import {
  createTestClock,
  createTestServer,
  getRecords,
  testSecret,
} from '../../support/test-server.ts';
import { buildListQuery } from '../../support/store-fixture.ts';
import { stores } from '../../support/test-stores.ts';

const scope = { entity: 'ReadingPlan', ownerId: null, shared: true };
const buildPlan = (key: string, title = key): Fields => ({
  plan_key: key,
  theme: 'hope',
  duration_days: 1,
  title_en: title,
  daily_readings: [{ day: 1, passages: ['John 1'], reflection_en: title }],
});

/** A start of the server. */
const runSeeding = (store: Store, plans?: readonly Fields[]) =>
  seedPlans({
    store,
    serviceAccount: createServiceAccount({
      users: store.users,
      token: undefined,
      secret: testSecret,
    }),
    ...(plans && { plans }),
  });
const planned = async (store: Store) =>
  (await store.records.list(scope, buildListQuery()))
    .map(({ fields }) => `${String(fields['plan_key'])}: ${String(fields['title_en'])}`)
    .toSorted();

async function requireRecord(store: Store, key: string) {
  const stored = (await store.records.list(scope, buildListQuery())).find(
    ({ fields }) => fields['plan_key'] === key,
  );
  if (!stored) throw new Error(`no plan ${key}`);
  return stored;
}

describe.each(stores)('$name', ({ open }) => {
  async function createStore(): Promise<Store> {
    const store = await open(createTestClock());
    onTestFinished(() => store.close());
    return store;
  }

  test('reading plans are created once, even by two starts at the same time', async () => {
    const store = await createStore();
    await Promise.all([
      runSeeding(store, [buildPlan('a'), buildPlan('b')]),
      runSeeding(store, [buildPlan('a'), buildPlan('b')]),
    ]);
    expect(await planned(store)).toEqual(['a: a', 'b: b']);
    const before = await store.records.list(scope, buildListQuery());
    await runSeeding(store, [buildPlan('a'), buildPlan('b')]);
    expect(await store.records.list(scope, buildListQuery())).toEqual(before);
  });

  test('new shipped texts update reading plans that no admin changed, and add plans', async () => {
    const store = await createStore();
    await runSeeding(store, [{ ...buildPlan('a'), title_fr: 'ah' }]);
    await runSeeding(store, [buildPlan('a', 'better'), buildPlan('c')]);
    expect(await planned(store)).toEqual(['a: better', 'c: c']);
    expect((await requireRecord(store, 'a')).fields['title_fr']).toBeUndefined();
    await runSeeding(store, [buildPlan('a', 'best'), buildPlan('c')]);
    expect(await planned(store)).toEqual(['a: best', 'c: c']);
  });

  test('a reading plan changed by an admin stays as it is, whatever is shipped later', async () => {
    const store = await createStore();
    await runSeeding(store, [buildPlan('a')]);
    await store.records.update(
      scope,
      (await requireRecord(store, 'a')).id,
      { title_en: 'our own' },
      undefined,
    );
    await runSeeding(store, [buildPlan('a', 'better')]);
    await runSeeding(store, [buildPlan('a', 'best')]);
    expect(await planned(store)).toEqual(['a: our own']);
  });

  test('a reading plan deleted by an admin stays deleted, also without its tombstone', async () => {
    const store = await createStore();
    await runSeeding(store, [buildPlan('a'), buildPlan('b')]);
    await store.records.removeMany(
      { ...scope, ownerId: (await requireRecord(store, 'a')).ownerId },
      always,
    );
    for (const { id } of await store.records.listTrash(scope, buildListQuery()))
      await store.records.erase(scope, id);
    await runSeeding(store, [buildPlan('a', 'better'), buildPlan('b'), buildPlan('c')]);
    expect(await planned(store)).toEqual(['c: c']);
  });

  test('a reading plan that an admin created with the same key is never replaced', async () => {
    const store = await createStore();
    const user = await createServiceAccount({
      users: store.users,
      token: undefined,
      secret: testSecret,
    }).user();
    await store.records.create({ ...scope, ownerId: user.id }, user.id, [
      { clientId: null, fields: buildPlan('a', 'theirs') },
    ]);
    await runSeeding(store, [buildPlan('a')]);
    await runSeeding(store, [buildPlan('a', 'better')]);
    expect(await planned(store)).toEqual(['a: theirs']);
    await store.records.removeMany(scope, always);
    await runSeeding(store, [buildPlan('a', 'better')]);
    expect(await planned(store)).toEqual([]);
  });
});

test('shipped reading plans fit the schema, and guests read them in four languages', async () => {
  const server = await createTestServer();
  await runSeeding(server.store);
  const stored = getRecords(await server.anonymous.call('GET', '/entities/ReadingPlan?limit=50'));
  expect(stored).toHaveLength(12);
  expect(stored.find(({ plan_key }) => plan_key === 'small_faith')).toMatchObject({
    theme: 'faith',
    duration_days: 5,
    title_en: expect.any(String),
    title_fr: expect.any(String),
    title_es: expect.any(String),
    title_pt: expect.any(String),
    daily_readings: expect.arrayContaining([
      expect.objectContaining({
        day: 1,
        passages: ['Mark 9:14-29'],
        reflection_pt: expect.any(String),
      }),
    ]),
  });
});
