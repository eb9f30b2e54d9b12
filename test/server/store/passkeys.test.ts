// Tests of stored passkeys and challenges, on every kind of store: the maximum per user, counters,
// removal, single use of challenges, and two servers on one database.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoredChallenge, StoredPasskey } from '../../../server/store/passkey-store.ts';
import { difficultText } from '../support/filled-store.ts';
import { openTestStore } from '../support/store-fixture.ts';
import { createTestClock } from '../support/test-server.ts';
import { stores } from '../support/test-stores.ts';

const minute = 60_000;

type NewPasskey = Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>;

function buildPasskey(userId: string, change: Partial<NewPasskey> = {}): NewPasskey {
  return {
    userId,
    credentialId: crypto.randomUUID(),
    publicKey: 'key',
    counter: 0,
    transports: ['internal', 'hybrid'],
    isMultiDevice: true,
    isBackedUp: false,
    name: null,
    device: null,
    ...change,
  };
}

function buildChallenge(change: Partial<StoredChallenge> = {}): StoredChallenge {
  return {
    hash: 'a',
    purpose: 'login',
    userId: null,
    expiresAt: Date.parse('2026-01-01T12:05:00Z'),
    ...change,
  };
}

describe.each(stores)('$name', ({ open, openShared }) => {
  test('a passkey is read back unchanged, the oldest first', async () => {
    const { store, clock, alice, bob } = await openTestStore({ open });
    const passkey = buildPasskey(alice.id, {
      credentialId: 'one',
      counter: 2 ** 32 - 1,
      name: difficultText,
      device: 'Safari (macOS)',
    });
    const added = await store.passkeys.add(passkey, 20);
    clock.advance(minute);
    await store.passkeys.add(buildPasskey(alice.id, { credentialId: 'two' }), 20);
    await store.passkeys.add(buildPasskey(bob.id), 20);
    const stored = {
      ...passkey,
      id: expect.any(String),
      createdAt: clock.now() - minute,
      lastUsedAt: null,
    };
    expect(added).toEqual({ kind: 'added', passkey: stored });
    expect(await store.passkeys.findOfUser(alice.id, 'one')).toEqual(stored);
    expect((await store.passkeys.list(alice.id)).map(({ credentialId }) => credentialId)).toEqual([
      'one',
      'two',
    ]);
    expect(await store.passkeys.findOfUser(alice.id, 'three')).toBeUndefined();
    expect(await store.passkeys.findOfUser(bob.id, 'one')).toBeUndefined();
  });

  test('a credential id belongs to one user', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    await store.passkeys.add(buildPasskey(alice.id, { credentialId: 'one' }), 20);
    for (const { id } of [alice, bob])
      expect(await store.passkeys.add(buildPasskey(id, { credentialId: 'one' }), 20)).toEqual({
        kind: 'taken',
      });
    expect(await store.passkeys.list(bob.id)).toEqual([]);
  });

  test('parallel registrations do not exceed the maximum; refused ones send no e-mail', async () => {
    const { store, clock, alice } = await openTestStore({ open });
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        store.passkeys.add(buildPasskey(alice.id), 3, {
          id: `mail ${index}`,
          kind: 'notice',
          userId: alice.id,
          to: alice.email,
          content: 'sealed',
          codeHash: null,
          createdAt: clock.now(),
        }),
      ),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual([
      'added',
      'added',
      'added',
      'full',
      'full',
    ]);
    expect(await store.passkeys.list(alice.id)).toHaveLength(3);
    expect(await store.mails.countWaiting()).toBe(3);
  });

  test('a use stores its time, and needs a counter that has grown or always is 0', async () => {
    const { store, clock, alice, bob } = await openTestStore({ open });
    const add = async (counter: number) => {
      const added = await store.passkeys.add(buildPasskey(alice.id, { counter }), 20);
      if (added.kind !== 'added') throw new Error(added.kind);
      clock.advance(minute);
      return added.passkey;
    };
    const counting = await add(5);
    const still = await add(0);
    const use = (passkey: StoredPasskey, counter: number) =>
      store.passkeys.recordUse(passkey, { counter, isBackedUp: true });
    for (const counter of [5, 4, 0]) expect(await use(counting, counter)).toBe(false);
    expect(await store.passkeys.findOfUser(alice.id, counting.credentialId)).toEqual(counting);
    expect(await use(counting, 6)).toBe(true);
    expect(await use(still, 0)).toBe(true);
    expect(await use({ ...counting, id: 'unknown' }, 7)).toBe(false);
    expect(await use({ ...counting, userId: bob.id }, 7)).toBe(false);
    const used = { isBackedUp: true, lastUsedAt: clock.now() };
    expect(await store.passkeys.list(alice.id)).toEqual([
      { ...counting, ...used, counter: 6 },
      { ...still, ...used },
    ]);
    expect((await Promise.all([use(counting, 7), use(counting, 7)])).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  test('a passkey is removed only for its user', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    await store.passkeys.add(buildPasskey(alice.id), 20);
    const [{ id = '' } = {}] = await store.passkeys.list(alice.id);
    expect(await store.passkeys.remove(bob.id, id)).toBe(false);
    expect(await store.passkeys.list(alice.id)).toHaveLength(1);
    expect(await store.passkeys.remove(alice.id, id)).toBe(true);
    expect(await store.passkeys.remove(alice.id, id)).toBe(false);
    expect(await store.passkeys.list(alice.id)).toEqual([]);
  });

  test('all passkeys of one user are removed and counted', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    for (const { id } of [alice, alice, bob]) await store.passkeys.add(buildPasskey(id), 20);
    expect(await store.passkeys.removeAll(alice.id)).toBe(2);
    expect(await store.passkeys.removeAll(alice.id)).toBe(0);
    expect(await store.passkeys.list(alice.id)).toEqual([]);
    expect(await store.passkeys.list(bob.id)).toHaveLength(1);
  });

  test('a new challenge deletes the expired ones', async () => {
    const { store, clock } = await openTestStore({ open });
    const [soon, late] = [clock.now() + minute, clock.now() + 2 * minute];
    await store.passkeys.putChallenge(buildChallenge({ hash: 'soon', expiresAt: soon }));
    await store.passkeys.putChallenge(buildChallenge({ hash: 'late', expiresAt: late }));
    clock.advance(minute);
    await store.passkeys.putChallenge(buildChallenge({ hash: 'new', expiresAt: late }));
    expect(await store.passkeys.takeChallenge('soon', 'login')).toBeUndefined();
    for (const hash of ['late', 'new'])
      expect(await store.passkeys.takeChallenge(hash, 'login')).toBeDefined();
  });

  test('a challenge is taken once, for its purpose only', async () => {
    const { store, alice } = await openTestStore({ open });
    const challenge = buildChallenge({ purpose: 'registration', userId: alice.id });
    await store.passkeys.putChallenge(challenge);
    expect(await store.passkeys.takeChallenge('a', 'login')).toBeUndefined();
    expect(await store.passkeys.takeChallenge('b', 'registration')).toBeUndefined();
    const taken = await Promise.all(
      [1, 2].map(() => store.passkeys.takeChallenge('a', 'registration')),
    );
    expect(taken).toContainEqual(challenge);
    expect(taken).toContain(undefined);
  });

  test('the hourly cleanup deletes expired challenges, and no others', async () => {
    const { store, clock } = await openTestStore({ open });
    await store.passkeys.putChallenge(buildChallenge({ expiresAt: clock.now() }));
    const valid = buildChallenge({ hash: 'b', expiresAt: clock.now() + 1 });
    await store.passkeys.putChallenge(valid);
    await store.deleteExpired();
    expect(await store.passkeys.takeChallenge('a', 'login')).toBeUndefined();
    expect(await store.passkeys.takeChallenge('b', 'login')).toEqual(valid);
  });

  test.skipIf(!openShared)('another server takes the challenge, also after a restart', async () => {
    const openAgain = await openShared?.();
    if (!openAgain) throw new Error('This store is not shared.');
    const clock = createTestClock();
    const first = await openAgain(clock);
    await first.passkeys.putChallenge(buildChallenge());
    await first.close();
    const second = await openAgain(clock);
    onTestFinished(() => second.close());
    expect(await second.passkeys.takeChallenge('a', 'login')).toEqual(buildChallenge());
  });
});
