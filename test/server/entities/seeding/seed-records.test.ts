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

const reach = { entity: 'ReadingPlan', ownerId: null, shared: true };
const keys = ['a', 'b', 'c'];
const seedsOf = (title: string) => ({
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

const aServer = (store: Store): Parts => ({
  store,
  serviceAccount: createServiceAccount({
    users: store.users,
    token: undefined,
    secret: testSecret,
  }),
});
const titles = async (store: Store) =>
  (await store.records.list(reach, buildListQuery()))
    .map(({ fields }) => `${String(fields['plan_key'])} ${String(fields['title_en'])}`)
    .toSorted();
const all = (title: string) => keys.map((key) => `${key} ${title}`);

class Killed extends Error {}

/**
 * A server that is killed with its write of this number, counted from 0: just before it is done, or
 * just after.
 */
function mortal(store: Store, fatal: number, when: 'before' | 'after'): Parts {
  const { records, users } = store;
  let written = 0;
  async function write<T>(work: () => Promise<T>): Promise<T> {
    const isLast = (written += 1) > fatal;
    if (isLast && when === 'before') throw new Killed();
    const done = await work();
    if (isLast) throw new Killed();
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
  async function aStore(): Promise<Store> {
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
        const store = await aStore();
        await expect(seedRecords(mortal(store, fatal, when), seedsOf('first'))).rejects.toThrow(
          Killed,
        );
        await seedRecords(aServer(store), seedsOf('second'));
        expect(await titles(store)).toEqual(all('second'));
        await expect(seedRecords(mortal(store, fatal, when), seedsOf('third'))).rejects.toThrow(
          Killed,
        );
        await seedRecords(aServer(store), seedsOf('fourth'));
        expect(await titles(store)).toEqual(all('fourth'));
        await seedRecords(aServer(store), seedsOf('fifth'));
        expect(await titles(store)).toEqual(all('fifth'));
      },
    );
  });

  test('seeding killed in an upgrade: changes and deletions by an admin stay', async () => {
    const store = await aStore();
    await seedRecords(aServer(store), seedsOf('first'));
    await expect(seedRecords(mortal(store, 2, 'after'), seedsOf('second'))).rejects.toThrow(Killed);
    const [first, second] = await store.records.list(reach, buildListQuery());
    await store.records.update(reach, first?.id ?? '', { title_en: 'our own' }, undefined);
    await store.records.remove(reach, second?.id ?? '', undefined);
    await seedRecords(aServer(store), seedsOf('third'));
    await seedRecords(aServer(store), seedsOf('fourth'));
    expect(await titles(store)).toEqual(
      [`${String(first?.fields['plan_key'])} our own`, 'c fourth'].toSorted(),
    );
  });

  test('a record with the shipped text but without seeding state counts as shipped', async () => {
    const store = await aStore();
    const server = aServer(store);
    await seedRecords(server, seedsOf('first'));
    await store.users.changeSettings(
      (await server.serviceAccount.user()).id,
      { seeded_plans: { a: 'of a text that was never finished' } },
      undefined,
    );
    await seedRecords(server, seedsOf('first'));
    await seedRecords(server, seedsOf('second'));
    expect(await titles(store)).toEqual(all('second'));
  });

  test.each(['first', 'second'])(
    'two servers at once, one with the %s text, freeze nothing',
    async (other) => {
      const store = await aStore();
      await Promise.all([
        seedRecords(aServer(store), seedsOf('first')),
        seedRecords(aServer(store), seedsOf(other)),
      ]);
      expect(await titles(store)).toHaveLength(3);
      await Promise.all([
        seedRecords(aServer(store), seedsOf('second')),
        seedRecords(aServer(store), seedsOf(other)),
      ]);
      await seedRecords(aServer(store), seedsOf('third'));
      expect(await titles(store)).toEqual(all('third'));
    },
  );

  test('a server that runs for a long time sees what was written since its start', async () => {
    const store = await aStore();
    const server = aServer(store);
    await seedRecords(server, seedsOf('first'));
    await seedRecords(server, seedsOf('second'));
    expect(await titles(store)).toEqual(all('second'));
  });
});
