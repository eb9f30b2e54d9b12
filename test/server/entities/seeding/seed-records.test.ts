// Tests of shipped records when a server is killed during seeding, when two servers seed at once,
// and when one server runs for a long time.
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServiceAccount } from '../../../../server/auth/service-account.ts';
import { seedRecords } from '../../../../server/entities/seeding/seed-records.ts';
import type { Fields, Store } from '../../../../server/store/store.ts';
import { createTestClock, testSecret } from '../../support/test-server.ts';
import { buildListQuery } from '../../support/store-fixture.ts';
import { stores } from '../../support/test-stores.ts';

type Parts = Parameters<typeof seedRecords>[0];

const scope = { entity: 'ReadingPlan', ownerId: null, shared: true };
const keys = ['a', 'b', 'c'];
const buildSeeds = (title: string) => ({
  entity: 'ReadingPlan' as const,
  key: 'plan_key',
  settingName: 'seeded_plans',
  records: keys.map((key): Fields => ({
    plan_key: key,
    theme: 'hope',
    duration_days: 1,
    title_en: title,
    daily_readings: [],
  })),
});

const buildParts = (store: Store): Parts => ({
  store,
  serviceAccount: createServiceAccount({
    users: store.users,
    token: undefined,
    secret: testSecret,
  }),
});
const titles = async (store: Store) =>
  (await store.records.list(scope, buildListQuery()))
    .map(({ fields }) => `${String(fields['plan_key'])} ${String(fields['title_en'])}`)
    .toSorted();
const all = (title: string) => keys.map((key) => `${key} ${title}`);

class KilledError extends Error {}

/**
 * A server that is killed with its write of this number, counted from 0: just before it is done, or
 * just after.
 */
function createKilledSeeding(store: Store, fatal: number, when: 'before' | 'after'): Parts {
  const { records, users } = store;
  let written = 0;
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const isLast = (written += 1) > fatal;
    if (isLast && when === 'before') throw new KilledError();
    const done = await work();
    if (isLast) throw new KilledError();
    return done;
  }
  return {
    serviceAccount: createServiceAccount({ users, token: undefined, secret: testSecret }),
    store: {
      records: {
        ...records,
        create: (...call) => write(() => records.create(...call)),
        update: (...call) => write(() => records.update(...call)),
      },
      users: { ...users, changeSettings: (...call) => write(() => users.changeSettings(...call)) },
    },
  };
}

describe.each(stores)('$name', ({ open }) => {
  async function createStore(): Promise<Store> {
    const store = await open(createTestClock());
    onTestFinished(() => store.close());
    return store;
  }

  describe.each(['before', 'after'] as const)('killed %s', (when) => {
    // Seeding makes five writes: the texts to be written, three records, and the texts that were
    // written.
    test.each([0, 1, 2, 3, 4])(
      'seeding killed at write %i of a first start or upgrade: unchanged records get later texts',
      async (fatal) => {
        const store = await createStore();
        await expect(
          seedRecords(createKilledSeeding(store, fatal, when), buildSeeds('first')),
        ).rejects.toThrow(KilledError);
        await seedRecords(buildParts(store), buildSeeds('second'));
        expect(await titles(store)).toEqual(all('second'));
        await expect(
          seedRecords(createKilledSeeding(store, fatal, when), buildSeeds('third')),
        ).rejects.toThrow(KilledError);
        await seedRecords(buildParts(store), buildSeeds('fourth'));
        expect(await titles(store)).toEqual(all('fourth'));
        await seedRecords(buildParts(store), buildSeeds('fifth'));
        expect(await titles(store)).toEqual(all('fifth'));
      },
    );
  });

  test('seeding killed in an upgrade: changes and deletions by an admin stay', async () => {
    const store = await createStore();
    await seedRecords(buildParts(store), buildSeeds('first'));
    await expect(
      seedRecords(createKilledSeeding(store, 2, 'after'), buildSeeds('second')),
    ).rejects.toThrow(KilledError);
    const [first, second] = await store.records.list(scope, buildListQuery());
    await store.records.update(scope, first?.id ?? '', { title_en: 'our own' }, undefined);
    await store.records.remove(scope, second?.id ?? '', undefined);
    await seedRecords(buildParts(store), buildSeeds('third'));
    await seedRecords(buildParts(store), buildSeeds('fourth'));
    expect(await titles(store)).toEqual(
      [`${String(first?.fields['plan_key'])} our own`, 'c fourth'].toSorted(),
    );
  });

  test('a record with the shipped text but without seeding state counts as shipped', async () => {
    const store = await createStore();
    const server = buildParts(store);
    await seedRecords(server, buildSeeds('first'));
    await store.users.changeSettings(
      (await server.serviceAccount.user()).id,
      { seeded_plans: { a: 'of a text that was never finished' } },
      undefined,
    );
    await seedRecords(server, buildSeeds('first'));
    await seedRecords(server, buildSeeds('second'));
    expect(await titles(store)).toEqual(all('second'));
  });

  test.each(['first', 'second'])(
    'two servers at once, one with the %s text, freeze nothing',
    async (other) => {
      const store = await createStore();
      await Promise.all([
        seedRecords(buildParts(store), buildSeeds('first')),
        seedRecords(buildParts(store), buildSeeds(other)),
      ]);
      expect(await titles(store)).toHaveLength(3);
      await Promise.all([
        seedRecords(buildParts(store), buildSeeds('second')),
        seedRecords(buildParts(store), buildSeeds(other)),
      ]);
      await seedRecords(buildParts(store), buildSeeds('third'));
      expect(await titles(store)).toEqual(all('third'));
    },
  );

  test('a server that runs for a long time sees what was written since its start', async () => {
    const store = await createStore();
    const server = buildParts(store);
    await seedRecords(server, buildSeeds('first'));
    await seedRecords(server, buildSeeds('second'));
    expect(await titles(store)).toEqual(all('second'));
  });
});
