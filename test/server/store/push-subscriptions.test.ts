// Tests of push subscriptions of devices, on every kind of store.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoredPushDevice } from '../../../server/store/push-store.ts';
import { createTestClock } from '../support/test-server.ts';
import { openTestStore, addUser, type TestStoreSetup } from '../support/store-fixture.ts';
import { sharedStores, stores } from '../support/test-stores.ts';

type Told = Parameters<TestStoreSetup['store']['push']['put']>[0];

function aDevice(change: Partial<Told> & Pick<Told, 'userId' | 'sessionId'>): Told {
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

async function aSession(
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
  async function aStart() {
    const start = await openTestStore(kind);
    const [hers, his] = [
      await aSession(start, start.alice.id),
      await aSession(start, start.bob.id),
    ];
    const now = start.clock.now();
    return {
      ...start,
      now,
      ofAlice: { userId: start.alice.id, sessionId: hers },
      ofBob: { userId: start.bob.id, sessionId: his },
      push: start.store.push,
    };
  }

  test('push subscriptions are stored as sent, and found only by their user', async () => {
    const { push, ofAlice, alice, bob } = await aStart();
    const told = aDevice({
      ...ofAlice,
      language: 'pt',
      timeZone: 'America/Sao_Paulo',
      dayStart: 4,
      nextDue: 5,
    });
    const id = await push.put(told, 20);
    const { sessionId: _, ...kept } = told;
    expect(await push.find(alice.id, told.endpoint)).toEqual({
      ...kept,
      id,
    } satisfies StoredPushDevice);
    expect(await push.find(bob.id, told.endpoint)).toBeUndefined();
    await push.remove(bob.id, told.endpoint);
    expect(await push.find(alice.id, told.endpoint)).toBeDefined();
    await push.remove(alice.id, told.endpoint);
    expect(await push.find(alice.id, told.endpoint)).toBeUndefined();
  });

  test('due push subscriptions are taken once, earliest first, with a next due time', async () => {
    const { push, ofAlice, now } = await aStart();
    for (const [name, nextDue] of [
      ['late', now],
      ['early', now - 5],
      ['never', null],
      ['tomorrow', now + 1],
    ] as const)
      await push.put(
        aDevice({ ...ofAlice, endpoint: `https://push.example.org/${name}`, nextDue }),
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
    const { push, ofAlice, now } = await aStart();
    const ids = new Map<string, string>();
    const odd: Record<string, Partial<Told>> = {
      language: { language: 'xx' as 'en' },
      reminders: { reminders: [{ kind: 'grace', time: 'noon', days: [1] }] },
      zone: { timeZone: 'Nowhere' },
      good: {},
    };
    for (const [name, change] of Object.entries(odd))
      ids.set(
        name,
        await push.put(
          aDevice({
            ...ofAlice,
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
    const { push, ofAlice, now } = await aStart();
    const ids: string[] = [];
    for (const [index, nextDue] of [now + 100, null, now - 9].entries())
      ids.push(
        await push.put(
          aDevice({ ...ofAlice, endpoint: `https://push.example.org/${index}`, nextDue }),
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
    const { push, ofAlice, ofBob, now } = await aStart();
    await push.put(aDevice({ ...ofAlice, nextDue: now - 5 }), 20);
    await push.put(aDevice({ ...ofAlice, nextDue: now + 9 }), 20);
    expect((await push.takeDue(now, 5, () => now + 7)).taken).toHaveLength(1);
    await push.put(aDevice({ ...ofAlice, nextDue: now + 9 }), 20);
    expect((await push.find(ofAlice.userId, 'https://push.example.org/a'))?.nextDue).toBe(now + 9);
    await push.put(aDevice({ ...ofAlice, nextDue: null }), 20);
    expect((await push.find(ofAlice.userId, 'https://push.example.org/a'))?.nextDue).toBeNull();
    await push.put(aDevice({ ...ofAlice, nextDue: now - 5 }), 20);
    await push.put(aDevice({ ...ofBob, nextDue: now + 9 }), 20);
    expect(await push.takeDue(now, 5, later)).toEqual({ taken: [], broken: [], isMore: false });
  });

  test('push subscriptions end with the session that last sent them', async () => {
    const { store, clock, push, ofAlice, ofBob, alice, bob } = await aStart();
    await push.put(aDevice(ofAlice), 20);
    await push.put(aDevice({ ...ofBob, endpoint: 'https://push.example.org/b' }), 20);
    const newer = await aSession({ store, clock }, alice.id, 'newer');
    await push.put(aDevice({ ...ofAlice, sessionId: newer }), 20);
    await store.sessions.end(ofAlice.sessionId);
    expect(await push.find(alice.id, 'https://push.example.org/a')).toBeDefined();
    clock.advance(2_000_000);
    await store.deleteExpired();
    expect(await push.find(alice.id, 'https://push.example.org/a')).toBeUndefined();
    expect(await push.find(bob.id, 'https://push.example.org/b')).toBeUndefined();
  });

  test('push subscriptions cannot be stored for an ended session', async () => {
    const { push, ofAlice } = await aStart();
    await expect(push.put(aDevice({ ...ofAlice, sessionId: 'over' }), 20)).rejects.toMatchObject({
      status: 401,
    });
  });

  test('are at most so many of a person', async () => {
    const { push, clock, ofAlice, ofBob } = await aStart();
    const ofHers = (index: number) =>
      aDevice({ ...ofAlice, endpoint: `https://push.example.org/${index}` });
    await push.put(aDevice(ofBob), 2);
    for (const index of [0, 1, 0, 2]) {
      await push.put(ofHers(index), 2);
      clock.advance(1);
    }
    const there = await Promise.all(
      [0, 1, 2].map(
        async (index) => (await push.find(ofAlice.userId, ofHers(index).endpoint)) !== undefined,
      ),
    );
    expect(there).toEqual([true, false, true]);
    expect(await push.find(ofBob.userId, 'https://push.example.org/a')).toBeDefined();
  });
});

describe.runIf(sharedStores.length > 0)('two servers on one database', () => {
  test.each(sharedStores)(
    'two servers on one database take each due device once, even at the same time ($name)',
    async ({ openShared }) => {
      const open = await openShared?.();
      if (!open) throw new Error('It must outlive its stores.');
      const clock = createTestClock();
      const servers = await Promise.all([open(clock), open(clock)]);
      onTestFinished(async () => void (await Promise.all(servers.map((store) => store.close()))));
      const [store] = servers;
      const { id } = await addUser(store, 'alice@example.org');
      const sessionId = await aSession({ store, clock }, id);
      const count = 200;
      for (let index = 0; index < count; index += 1)
        await store.push.put(
          aDevice({
            userId: id,
            sessionId,
            endpoint: `https://push.example.org/${index}`,
            nextDue: clock.now(),
          }),
          count,
        );
      const taken = await Promise.all(
        servers.map(async ({ push }) => {
          const own: string[] = [];
          for (let isMore = true; isMore;) {
            const page = await push.takeDue(clock.now(), 20, later);
            own.push(...page.taken.map(({ endpoint }) => endpoint));
            isMore = page.isMore;
          }
          return own;
        }),
      );
      expect(taken.flat()).toHaveLength(count);
      expect(new Set(taken.flat()).size).toBe(count);
    },
  );
});
