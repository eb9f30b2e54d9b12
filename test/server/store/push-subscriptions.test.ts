// Tests of stored push subscriptions, on every kind of store: due times, ends of sessions, the
// maximum per user, and two servers on one database.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoredPushDevice } from '../../../server/store/push-store.ts';
import { createTestClock } from '../support/test-server.ts';
import { openTestStore, addUser, type TestStoreSetup } from '../support/store-fixture.ts';
import { sharedStores, stores } from '../support/test-stores.ts';

type NewSubscription = Parameters<TestStoreSetup['store']['push']['put']>[0];

function buildSubscription(
  change: Partial<NewSubscription> & Pick<NewSubscription, 'userId' | 'sessionId'>,
): NewSubscription {
  return {
    endpoint: 'https://push.example.org/a',
    p256dh: 'p',
    auth: 'a',
    language: 'en',
    timeZone: 'UTC',
    dayStart: 0,
    reminders: [{ kind: 'grace', time: '08:00', days: [1] }],
    nextDue: null,
    ...change,
  };
}

async function createSession(
  { store, clock }: Pick<TestStoreSetup, 'store' | 'clock'>,
  userId: string,
  id = `of ${userId}`,
): Promise<string> {
  await store.sessions.start({
    id,
    userId,
    createdAt: clock.now(),
    expiresAt: clock.now() + 1_000_000,
  });
  return id;
}

const later = (): number => Number.MAX_SAFE_INTEGER;

describe.each(stores)('devices in $name', (kind) => {
  async function createSetup() {
    const start = await openTestStore(kind);
    const [alicesSession, bobsSession] = [
      await createSession(start, start.alice.id),
      await createSession(start, start.bob.id),
    ];
    const now = start.clock.now();
    return {
      ...start,
      now,
      alicesIds: { userId: start.alice.id, sessionId: alicesSession },
      bobsIds: { userId: start.bob.id, sessionId: bobsSession },
      push: start.store.push,
    };
  }

  test('push subscriptions are stored as sent, and found only by their user', async () => {
    const { push, alicesIds, alice, bob } = await createSetup();
    const subscription = buildSubscription({
      ...alicesIds,
      language: 'pt',
      timeZone: 'America/Sao_Paulo',
      dayStart: 4,
      nextDue: 5,
    });
    const id = await push.put(subscription, 20);
    const { sessionId: _, ...stored } = subscription;
    expect(await push.find(alice.id, subscription.endpoint)).toEqual({
      ...stored,
      id,
    } satisfies StoredPushDevice);
    expect(await push.find(bob.id, subscription.endpoint)).toBeUndefined();
    await push.remove(bob.id, subscription.endpoint);
    expect(await push.find(alice.id, subscription.endpoint)).toBeDefined();
    await push.remove(alice.id, subscription.endpoint);
    expect(await push.find(alice.id, subscription.endpoint)).toBeUndefined();
  });

  test('due push subscriptions are taken once, earliest first, with a next due time', async () => {
    const { push, alicesIds, now } = await createSetup();
    for (const [name, nextDue] of [
      ['late', now],
      ['early', now - 5],
      ['never', null],
      ['tomorrow', now + 1],
    ] as const)
      await push.put(
        buildSubscription({
          ...alicesIds,
          endpoint: `https://push.example.org/${name}`,
          nextDue,
        }),
        20,
      );
    const first = await push.takeDue(now, 1, later);
    expect(first).toMatchObject({
      isMore: true,
      taken: [{ endpoint: 'https://push.example.org/early', nextDue: now - 5 }],
    });
    expect((await push.takeDue(now, 5, () => null)).taken.map(({ endpoint }) => endpoint)).toEqual([
      'https://push.example.org/late',
    ]);
    expect(await push.takeDue(now, 5, later)).toEqual({ taken: [], broken: [], isMore: false });
    expect((await push.takeDue(now + 1, 5, later)).taken.map(({ endpoint }) => endpoint)).toEqual([
      'https://push.example.org/tomorrow',
    ]);
  });

  test('push subscriptions that cannot be read or scheduled delay no others', async () => {
    const { push, alicesIds, now } = await createSetup();
    const ids = new Map<string, string>();
    const oddValues: Record<string, Partial<NewSubscription>> = {
      language: { language: 'xx' as 'en' },
      reminders: { reminders: [{ kind: 'grace', time: 'noon', days: [1] }] },
      zone: { timeZone: 'Nowhere' },
      good: {},
    };
    for (const [name, change] of Object.entries(oddValues))
      ids.set(
        name,
        await push.put(
          buildSubscription({
            ...alicesIds,
            endpoint: `https://push.example.org/${name}`,
            nextDue: now,
            ...change,
          }),
          20,
        ),
      );
    const page = await push.takeDue(now, 10, ({ timeZone }) => {
      if (timeZone === 'Nowhere') throw new RangeError('no such zone');
      return now + 5;
    });
    expect(page.taken.map(({ id }) => id)).toEqual([ids.get('good')]);
    expect(page.broken.toSorted()).toEqual(
      ['language', 'reminders', 'zone'].map((name) => ids.get(name)).toSorted(),
    );
    expect(await push.takeDue(now + 4, 10, later)).toEqual({
      taken: [],
      broken: [],
      isMore: false,
    });
  });

  test('postponed push subscriptions are due at the earlier of new and present time', async () => {
    const { push, alicesIds, now } = await createSetup();
    const ids: string[] = [];
    for (const [index, nextDue] of [now + 100, null, now - 9].entries())
      ids.push(
        await push.put(
          buildSubscription({
            ...alicesIds,
            endpoint: `https://push.example.org/${index}`,
            nextDue,
          }),
          20,
        ),
      );
    await push.putBack(ids.map((id) => ({ id, at: now - 3 })));
    expect((await push.takeDue(now, 10, later)).taken.map(({ nextDue }) => nextDue)).toEqual([
      now - 9,
      now - 3,
      now - 3,
    ]);
  });

  test('push subscriptions sent again keep an elapsed due time of the same user', async () => {
    const { push, alicesIds, bobsIds, now } = await createSetup();
    await push.put(buildSubscription({ ...alicesIds, nextDue: now - 5 }), 20);
    await push.put(buildSubscription({ ...alicesIds, nextDue: now + 9 }), 20);
    expect((await push.takeDue(now, 5, () => now + 7)).taken).toHaveLength(1);
    await push.put(buildSubscription({ ...alicesIds, nextDue: now + 9 }), 20);
    expect((await push.find(alicesIds.userId, 'https://push.example.org/a'))?.nextDue).toBe(
      now + 9,
    );
    await push.put(buildSubscription({ ...alicesIds, nextDue: null }), 20);
    expect((await push.find(alicesIds.userId, 'https://push.example.org/a'))?.nextDue).toBeNull();
    await push.put(buildSubscription({ ...alicesIds, nextDue: now - 5 }), 20);
    await push.put(buildSubscription({ ...bobsIds, nextDue: now + 9 }), 20);
    expect(await push.takeDue(now, 5, later)).toEqual({ taken: [], broken: [], isMore: false });
  });

  test('push subscriptions end with the session that last sent them', async () => {
    const { store, clock, push, alicesIds, bobsIds, alice, bob } = await createSetup();
    await push.put(buildSubscription(alicesIds), 20);
    await push.put(buildSubscription({ ...bobsIds, endpoint: 'https://push.example.org/b' }), 20);
    const newer = await createSession({ store, clock }, alice.id, 'newer');
    await push.put(buildSubscription({ ...alicesIds, sessionId: newer }), 20);
    await store.sessions.end(alicesIds.sessionId);
    expect(await push.find(alice.id, 'https://push.example.org/a')).toBeDefined();
    clock.advance(2_000_000);
    await store.deleteExpired();
    expect(await push.find(alice.id, 'https://push.example.org/a')).toBeUndefined();
    expect(await push.find(bob.id, 'https://push.example.org/b')).toBeUndefined();
  });

  test('push subscriptions cannot be stored for an ended session', async () => {
    const { push, alicesIds } = await createSetup();
    await expect(
      push.put(buildSubscription({ ...alicesIds, sessionId: 'over' }), 20),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  test('push subscriptions of one user have a maximum number', async () => {
    const { push, clock, alicesIds, bobsIds } = await createSetup();
    const buildAlicesSubscription = (index: number) =>
      buildSubscription({ ...alicesIds, endpoint: `https://push.example.org/${index}` });
    await push.put(buildSubscription(bobsIds), 2);
    for (const index of [0, 1, 0, 2]) {
      await push.put(buildAlicesSubscription(index), 2);
      clock.advance(1);
    }
    const subscriptions = await Promise.all(
      [0, 1, 2].map(
        async (index) =>
          (await push.find(alicesIds.userId, buildAlicesSubscription(index).endpoint)) !==
          undefined,
      ),
    );
    expect(subscriptions).toEqual([true, false, true]);
    expect(await push.find(bobsIds.userId, 'https://push.example.org/a')).toBeDefined();
  });
});

describe.runIf(sharedStores.length > 0)('two servers on one database', () => {
  test.each(sharedStores)(
    'two servers on one database take each due device once, even at the same time ($name)',
    async ({ openShared }) => {
      const open = await openShared?.();
      if (!open) throw new Error('The database must outlive its stores.');
      const clock = createTestClock();
      const servers = await Promise.all([open(clock), open(clock)]);
      onTestFinished(async () => void (await Promise.all(servers.map((store) => store.close()))));
      const [store] = servers;
      const { id } = await addUser(store, 'alice@example.org');
      const sessionId = await createSession({ store, clock }, id);
      const count = 200;
      for (let index = 0; index < count; index += 1)
        await store.push.put(
          buildSubscription({
            userId: id,
            sessionId,
            endpoint: `https://push.example.org/${index}`,
            nextDue: clock.now(),
          }),
          count,
        );
      const takenSubscriptions = await Promise.all(
        servers.map(async ({ push }) => {
          const ownSubscriptions: string[] = [];
          for (let isMore = true; isMore;) {
            const page = await push.takeDue(clock.now(), 20, later);
            ownSubscriptions.push(...page.taken.map(({ endpoint }) => endpoint));
            isMore = page.isMore;
          }
          return ownSubscriptions;
        }),
      );
      expect(takenSubscriptions.flat()).toHaveLength(count);
      expect(new Set(takenSubscriptions.flat()).size).toBe(count);
    },
  );
});
