// Tests of several servers on one database: no write is lost or made twice, and readers see the
// stamps in order.
import { describe, expect, onTestFinished, test } from 'vitest';
import { always } from '../../../server/store/conditions/condition.ts';
import type { AccessScope, Store, StoredUser } from '../../../server/store/store.ts';
import { createTestClock } from '../support/test-server.ts';
import {
  buildTestDraft,
  buildField,
  buildListQuery,
  amount,
  createTestRecord,
  buildOneOfCondition,
  addUser,
  createTestRecords,
  title,
} from '../support/store-fixture.ts';
import { sharedStores, stores, type TestStore } from '../support/test-stores.ts';

/**
 * Returns two stores on one database where the database supports two stores, else the same store
 * twice.
 */
async function createTwoStores({ open, openShared }: TestStore): Promise<{
  both: readonly [Store, Store];
  alice: StoredUser;
  bob: StoredUser;
  alicesScope: AccessScope;
  bobsScope: AccessScope;
  allOwnersScope: AccessScope;
}> {
  const openDatabase = sharedStores.some((shared) => shared.openShared === openShared)
    ? await openShared?.()
    : undefined;
  const clock = createTestClock();
  const one = openDatabase ? await openDatabase(clock) : await open(clock);
  const secondStore = openDatabase ? await openDatabase(clock) : one;
  onTestFinished(async () => {
    await one.close();
    if (secondStore !== one) await secondStore.close();
  });
  const [alice, bob] = [
    await addUser(one, 'alice@example.org'),
    await addUser(one, 'bob@example.org'),
  ];
  const allOwnersScope = { entity: 'Prayer', ownerId: null, shared: false };
  return {
    both: [one, secondStore],
    alice,
    bob,
    alicesScope: { ...allOwnersScope, ownerId: alice.id },
    bobsScope: { ...allOwnersScope, ownerId: bob.id },
    allOwnersScope,
  };
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe.each(stores)('$name', (testStore) => {
  test('creates at the same moment make one record for a client id', async () => {
    const { both, alice, alicesScope } = await createTwoStores(testStore);
    const attempts = await Promise.all(
      times(20, (index) =>
        both[index % 2 ? 1 : 0].records.create(alicesScope, alice.id, [
          buildTestDraft({}, 'one'),
          buildTestDraft({}, 'two'),
        ]),
      ),
    );
    const created = attempts.flatMap((one) => (one.kind === 'done' ? one.records : []));
    expect(created).toHaveLength(40);
    expect(created.filter(({ isNew }) => isNew)).toHaveLength(2);
    expect(new Set(created.map(({ record }) => record.id)).size).toBe(2);
  });

  test('upserts at the same moment make one record for a key, even of several owners', async () => {
    const { both, alice, bob, alicesScope, allOwnersScope } = await createTwoStores(testStore);
    for (const scope of [alicesScope, allOwnersScope]) {
      const name = `key ${String(scope.ownerId)}`;
      const attempts = await Promise.all(
        times(12, (index) =>
          both[index % 2 ? 1 : 0].records.upsert(
            scope,
            scope.ownerId === null && index % 3 ? bob.id : alice.id,
            [title],
            [buildTestDraft({ title: name, [`try${index}`]: index })],
          ),
        ),
      );
      expect(
        attempts
          .flatMap((one) => (one.kind === 'done' ? one.records : []))
          .filter(({ isNew }) => isNew),
      ).toHaveLength(1);
      const stored = await both[0].records.list(
        allOwnersScope,
        buildListQuery({ where: buildOneOfCondition(title, name) }),
      );
      expect(stored).toHaveLength(1);
      expect(Object.keys(stored[0]?.fields ?? {})).toHaveLength(13);
    }
  });

  test('simultaneous updates are all stored, unless several expect the same version', async () => {
    const { both, alice, alicesScope, allOwnersScope } = await createTwoStores(testStore);
    const { id, updatedDate } = await createTestRecord(both[0], alicesScope, alice, { amount: 0 });
    const scopes = [alicesScope, allOwnersScope];
    await Promise.all([
      ...times(10, (index) =>
        both[index % 2 ? 1 : 0].records.update(
          scopes[index % 2] ?? alicesScope,
          id,
          { [`field${index}`]: index },
          undefined,
        ),
      ),
      ...times(10, (index) =>
        both[index % 2 ? 1 : 0].records.updateWhere(
          scopes[index % 2] ?? alicesScope,
          always,
          500,
          ({ fields }) => ({ ...fields, amount: Number(fields['amount']) + 1 }),
        ),
      ),
      ...times(5, (index) =>
        both[index % 2 ? 1 : 0].records.updateEach(alicesScope, [
          { id, change: { [`each${index}`]: index } },
        ]),
      ),
    ]);
    const after = await both[1].records.get(alicesScope, id);
    expect(after?.fields).toMatchObject({ amount: 10 });
    expect(Object.keys(after?.fields ?? {})).toHaveLength(16);
    expect((after?.updatedDate ?? '') > updatedDate).toBe(true);

    const version = after?.updatedDate ?? '';
    const results = await Promise.all([
      ...times(8, (index) =>
        both[index % 2 ? 1 : 0].records.update(alicesScope, id, { winner: index }, [version]),
      ),
      ...times(2, (index) => both[index % 2 ? 1 : 0].records.remove(allOwnersScope, id, [version])),
    ] as const);
    expect(results.map(({ kind }) => kind).filter((kind) => kind === 'done')).toHaveLength(1);
    expect(
      results.every(({ kind }) => kind === 'done' || kind === 'stale' || kind === 'absent'),
    ).toBe(true);
  });

  test('tries, tickets and counters are taken once each', async () => {
    const { both, bob } = await createTwoStores(testStore);
    await both[0].users.putCode(bob.id, { hash: 'h', sentAt: 1, expiresAt: 2, triesLeft: 5 });
    await both[0].users.putTicket({
      hash: 'h',
      userId: bob.id,
      purpose: 'reset',
      sentAt: 1,
      expiresAt: 2,
    });
    const [attempts, tickets, takes] = await Promise.all([
      Promise.all(times(12, (index) => both[index % 2 ? 1 : 0].users.takeCodeTry(bob.id))),
      Promise.all(times(12, (index) => both[index % 2 ? 1 : 0].users.takeTicket('h', 'reset'))),
      Promise.all(
        times(30, (index) =>
          both[index % 2 ? 1 : 0].limits.take(
            'key',
            { max: 20, windowMillis: 60_000 },
            1 + (index % 2),
          ),
        ),
      ),
    ]);
    expect(
      attempts
        .map((one) => one?.triesLeft)
        .filter((remaining) => remaining !== 0)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(tickets.filter((one) => one !== undefined)).toHaveLength(1);
    const amounts = takes.map((take, index) => ({
      isTaken: take.kind === 'taken',
      amount: 1 + (index % 2),
    }));
    const used = amounts.reduce((all, { isTaken, amount }) => all + (isTaken ? amount : 0), 0);
    expect(used).toBeLessThanOrEqual(20);
    // The last unit is left only if all requests for one unit came before.
    const refused = amounts.filter(({ isTaken }) => !isTaken);
    expect(used + Math.min(...refused.map(({ amount }) => amount))).toBeGreaterThan(20);
    expect(await both[0].limits.countUsed('key')).toBe(used);
  });

  test('of many simultaneous uploads, only as many as the quota allows are stored', async () => {
    const { both, alice, bob } = await createTwoStores(testStore);
    const file = {
      name: 'a',
      type: 'text/plain',
      isPrivate: true,
      bytes: new Uint8Array(30),
      createdAt: 0,
    };
    const keptResults = await Promise.all(
      times(24, (index) =>
        both[index % 2 ? 1 : 0].files.putWithinQuota(
          { ...file, id: String(index), ownerId: index % 3 ? alice.id : bob.id },
          100,
        ),
      ),
    );
    expect(keptResults.filter((one, index) => one && index % 3)).toHaveLength(3);
    expect(keptResults.filter((one, index) => one && !(index % 3))).toHaveLength(3);
    expect([
      await both[0].files.countBytes(alice.id),
      await both[1].files.countBytes(bob.id),
    ]).toEqual([90, 90]);
  });

  test('simultaneous changes of one user are all stored', async () => {
    const { both, alice } = await createTwoStores(testStore);
    await Promise.all([
      ...times(10, (index) =>
        both[index % 2 ? 1 : 0].users.changeSettings(
          alice.id,
          { [`setting${index}`]: index },
          undefined,
        ),
      ),
      both[0].users.setPasswordHash(alice.id, 'new'),
      both[1].users.change(alice.id, { role: 'admin' }),
      both[0].users.change(alice.id, { disabled: true }),
      both[1].users.change(alice.id, { fullName: 'Alice A' }),
    ]);
    const after = await both[1].users.find(alice.id);
    expect(after).toMatchObject({
      passwordHash: 'new',
      role: 'admin',
      disabled: true,
      fullName: 'Alice A',
    });
    expect(Object.keys(after?.settings ?? {})).toHaveLength(10);
  });

  test('a reader who asks for records after the last stamp misses no record', async () => {
    const { both, alice, bob, alicesScope, bobsScope, allOwnersScope } =
      await createTwoStores(testStore);
    const [first] = both;
    const seedRecords = await createTestRecords(
      first,
      alicesScope,
      alice,
      times(5, (index) => buildTestDraft({ amount: index })),
    );
    await createTestRecords(
      first,
      bobsScope,
      bob,
      times(5, (index) => buildTestDraft({ amount: index })),
    );
    let isWriting = true;
    const stampsById = new Map<string, string>();
    const lists: string[][] = [];
    async function read(): Promise<void> {
      let last = '';
      for (let isLast = false; ;) {
        // One more read after the writers have ended.
        isLast = !isWriting;
        const where = { op: '>' as const, field: buildField('updated_date', 'stamp'), value: last };
        const stored = await first.records.list(
          alicesScope,
          buildListQuery({
            where,
            sort: { field: buildField('updated_date', 'stamp'), descending: false },
            limit: 7,
          }),
        );
        for (const { id, updatedDate } of stored) stampsById.set(id, updatedDate);
        lists.push(stored.map(({ updatedDate }) => updatedDate));
        last = stored.at(-1)?.updatedDate ?? last;
        if (isLast && stored.length === 0) return;
        // A memory store answers at once: the writers need their turn.
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    }
    const reading = read();
    await Promise.all(
      times(16, async (writer) => {
        const store = both[writer % 2 ? 1 : 0];
        for (let attempt = 0; attempt < 8; attempt += 1) {
          const kind = (writer + attempt) % 4;
          if (kind === 0)
            await createTestRecords(
              store,
              alicesScope,
              alice,
              times(3, () => buildTestDraft({ amount: attempt })),
            );
          else if (kind === 1)
            await store.records.update(
              alicesScope,
              seedRecords[(writer + attempt) % seedRecords.length]?.id ?? '',
              { amount: attempt },
              undefined,
            );
          else if (kind === 2)
            await store.records.updateWhere(
              allOwnersScope,
              buildOneOfCondition(amount, attempt),
              4,
              ({ fields }) => ({ ...fields, seen: `${writer} ${attempt}` }),
            );
          else
            await store.records.updateEach(
              allOwnersScope,
              seedRecords.slice(attempt % 3).map(({ id }) => ({ id, change: { writer } })),
            );
        }
      }),
    );
    isWriting = false;
    await reading;
    const all = await first.records.list(alicesScope, buildListQuery());
    expect(all.length).toBeGreaterThan(90);
    expect(Object.fromEntries(stampsById)).toEqual(
      Object.fromEntries(all.map(({ id, updatedDate }) => [id, updatedDate])),
    );
    expect(new Set(all.map(({ updatedDate }) => updatedDate)).size).toBe(all.length);
    const allRecords = lists.flat();
    expect(allRecords).toEqual([...new Set(allRecords)].toSorted());
    expect(lists.filter((list) => list.length > 0).length).toBeGreaterThan(3);
  });

  test('removing a user during writes leaves no data, and the writes are refused', async () => {
    const { both, alice, alicesScope, bob, bobsScope, allOwnersScope } =
      await createTwoStores(testStore);
    const mine = await createTestRecord(both[0], bobsScope, bob, { title: 'his' });
    const writes = times(20, (index) =>
      both[index % 2 ? 1 : 0].records.create(alicesScope, alice.id, [
        buildTestDraft({ title: String(index) }),
      ]),
    );
    const removed = both[1].users.remove(alice.id);
    const more = times(20, (index) =>
      both[index % 2 ? 1 : 0].records.create(
        { ...alicesScope, shared: index % 3 === 0 },
        alice.id,
        [buildTestDraft({ title: String(index) })],
      ),
    );
    const answers = await Promise.allSettled([...writes, ...more]);
    expect(await removed).toBe(true);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 401 });
    expect(await both[0].records.list(allOwnersScope, buildListQuery())).toEqual([mine]);
  });
});
