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
  whereOneOf,
  addUser,
  createTestRecords,
  title,
} from '../support/store-fixture.ts';
import { sharedStores, stores, type TestStore } from '../support/test-stores.ts';

/**
 * Returns two stores on one database where the database supports two stores, else the same store
 * twice.
 */
async function twoStores({ open, openShared }: TestStore): Promise<{
  both: readonly [Store, Store];
  alice: StoredUser;
  bob: StoredUser;
  hers: AccessScope;
  his: AccessScope;
  everybodys: AccessScope;
}> {
  const openHere = sharedStores.some((shared) => shared.openShared === openShared)
    ? await openShared?.()
    : undefined;
  const clock = createTestClock();
  const one = openHere ? await openHere(clock) : await open(clock);
  const other = openHere ? await openHere(clock) : one;
  onTestFinished(async () => {
    await one.close();
    if (other !== one) await other.close();
  });
  const [alice, bob] = [
    await addUser(one, 'alice@example.org'),
    await addUser(one, 'bob@example.org'),
  ];
  const everybodys = { entity: 'Prayer', ownerId: null, shared: false };
  return {
    both: [one, other],
    alice,
    bob,
    hers: { ...everybodys, ownerId: alice.id },
    his: { ...everybodys, ownerId: bob.id },
    everybodys,
  };
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe.each(stores)('$name', (testStore) => {
  test('creates at the same moment make one record for a client id', async () => {
    const { both, alice, hers } = await twoStores(testStore);
    const tries = await Promise.all(
      times(20, (index) =>
        both[index % 2 ? 1 : 0].records.create(hers, alice.id, [
          buildTestDraft({}, 'one'),
          buildTestDraft({}, 'two'),
        ]),
      ),
    );
    const made = tries.flatMap((one) => (one.kind === 'done' ? one.records : []));
    expect(made).toHaveLength(40);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(2);
    expect(new Set(made.map(({ record }) => record.id)).size).toBe(2);
  });

  test('upserts at the same moment make one record for a key, even of several owners', async () => {
    const { both, alice, bob, hers, everybodys } = await twoStores(testStore);
    for (const scope of [hers, everybodys]) {
      const name = `key ${String(scope.ownerId)}`;
      const tries = await Promise.all(
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
        tries
          .flatMap((one) => (one.kind === 'done' ? one.records : []))
          .filter(({ isNew }) => isNew),
      ).toHaveLength(1);
      const found = await both[0].records.list(
        everybodys,
        buildListQuery({ where: whereOneOf(title, name) }),
      );
      expect(found).toHaveLength(1);
      expect(Object.keys(found[0]?.fields ?? {})).toHaveLength(13);
    }
  });

  test('simultaneous updates are all stored, unless several expect the same version', async () => {
    const { both, alice, hers, everybodys } = await twoStores(testStore);
    const { id, updatedDate } = await createTestRecord(both[0], hers, alice, { amount: 0 });
    const reaches = [hers, everybodys];
    await Promise.all([
      ...times(10, (index) =>
        both[index % 2 ? 1 : 0].records.update(
          reaches[index % 2] ?? hers,
          id,
          { [`field${index}`]: index },
          undefined,
        ),
      ),
      ...times(10, (index) =>
        both[index % 2 ? 1 : 0].records.updateWhere(
          reaches[index % 2] ?? hers,
          always,
          500,
          ({ fields }) => ({ ...fields, amount: Number(fields['amount']) + 1 }),
        ),
      ),
      ...times(5, (index) =>
        both[index % 2 ? 1 : 0].records.updateEach(hers, [
          { id, change: { [`each${index}`]: index } },
        ]),
      ),
    ]);
    const after = await both[1].records.get(hers, id);
    expect(after?.fields).toMatchObject({ amount: 10 });
    expect(Object.keys(after?.fields ?? {})).toHaveLength(16);
    expect((after?.updatedDate ?? '') > updatedDate).toBe(true);

    const version = after?.updatedDate ?? '';
    const races = await Promise.all([
      ...times(8, (index) =>
        both[index % 2 ? 1 : 0].records.update(hers, id, { winner: index }, [version]),
      ),
      ...times(2, (index) => both[index % 2 ? 1 : 0].records.remove(everybodys, id, [version])),
    ] as const);
    expect(races.map(({ kind }) => kind).filter((kind) => kind === 'done')).toHaveLength(1);
    expect(
      races.every(({ kind }) => kind === 'done' || kind === 'stale' || kind === 'absent'),
    ).toBe(true);
  });

  test('tries, tickets and counters are taken once each', async () => {
    const { both, bob } = await twoStores(testStore);
    await both[0].users.putCode(bob.id, { hash: 'h', sentAt: 1, expiresAt: 2, triesLeft: 5 });
    await both[0].users.putTicket({
      hash: 'h',
      userId: bob.id,
      purpose: 'reset',
      sentAt: 1,
      expiresAt: 2,
    });
    const [tries, tickets, takes] = await Promise.all([
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
      tries
        .map((one) => one?.triesLeft)
        .filter((left) => left !== 0)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(tickets.filter((one) => one !== undefined)).toHaveLength(1);
    const taken = takes
      .flatMap((one, index) => (one.kind === 'taken' ? 1 + (index % 2) : []))
      .reduce((sum, one) => sum + one, 0);
    expect(taken).toBe(20);
  });

  test('of many simultaneous uploads, only as many as the quota allows are stored', async () => {
    const { both, alice, bob } = await twoStores(testStore);
    const file = {
      name: 'a',
      type: 'text/plain',
      isPrivate: true,
      bytes: new Uint8Array(30),
      createdAt: 0,
    };
    const kept = await Promise.all(
      times(24, (index) =>
        both[index % 2 ? 1 : 0].files.putWithinQuota(
          { ...file, id: String(index), ownerId: index % 3 ? alice.id : bob.id },
          100,
        ),
      ),
    );
    expect(kept.filter((one, index) => one && index % 3)).toHaveLength(3);
    expect(kept.filter((one, index) => one && !(index % 3))).toHaveLength(3);
    expect([
      await both[0].files.countBytes(alice.id),
      await both[1].files.countBytes(bob.id),
    ]).toEqual([90, 90]);
  });

  test('simultaneous changes of one user are all stored', async () => {
    const { both, alice } = await twoStores(testStore);
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
    const { both, alice, bob, hers, his, everybodys } = await twoStores(testStore);
    const [first] = both;
    const seeds = await createTestRecords(
      first,
      hers,
      alice,
      times(5, (index) => buildTestDraft({ amount: index })),
    );
    await createTestRecords(
      first,
      his,
      bob,
      times(5, (index) => buildTestDraft({ amount: index })),
    );
    let isWriting = true;
    const stamps = new Map<string, string>();
    const lists: string[][] = [];
    async function read(): Promise<void> {
      let last = '';
      for (let isLast = false; ;) {
        // Read once more after the writers have ended.
        isLast = !isWriting;
        const where = { op: '>' as const, field: buildField('updated_date', 'stamp'), value: last };
        const found = await first.records.list(
          hers,
          buildListQuery({
            where,
            sort: { field: buildField('updated_date', 'stamp'), descending: false },
            limit: 7,
          }),
        );
        for (const { id, updatedDate } of found) stamps.set(id, updatedDate);
        lists.push(found.map(({ updatedDate }) => updatedDate));
        last = found.at(-1)?.updatedDate ?? last;
        if (isLast && found.length === 0) return;
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
        for (let turn = 0; turn < 8; turn += 1) {
          const kind = (writer + turn) % 4;
          if (kind === 0)
            await createTestRecords(
              store,
              hers,
              alice,
              times(3, () => buildTestDraft({ amount: turn })),
            );
          else if (kind === 1)
            await store.records.update(
              hers,
              seeds[(writer + turn) % seeds.length]?.id ?? '',
              { amount: turn },
              undefined,
            );
          else if (kind === 2)
            await store.records.updateWhere(
              everybodys,
              whereOneOf(amount, turn),
              4,
              ({ fields }) => ({ ...fields, seen: `${writer} ${turn}` }),
            );
          else
            await store.records.updateEach(
              everybodys,
              seeds.slice(turn % 3).map(({ id }) => ({ id, change: { writer } })),
            );
        }
      }),
    );
    isWriting = false;
    await reading;
    const all = await first.records.list(hers, buildListQuery());
    expect(all.length).toBeGreaterThan(90);
    expect(Object.fromEntries(stamps)).toEqual(
      Object.fromEntries(all.map(({ id, updatedDate }) => [id, updatedDate])),
    );
    expect(new Set(all.map(({ updatedDate }) => updatedDate)).size).toBe(all.length);
    const inOrder = lists.flat();
    expect(inOrder).toEqual([...new Set(inOrder)].toSorted());
    expect(lists.filter((list) => list.length > 0).length).toBeGreaterThan(3);
  });

  test('removing a user during writes leaves no data, and the writes are refused', async () => {
    const { both, alice, hers, bob, his, everybodys } = await twoStores(testStore);
    const mine = await createTestRecord(both[0], his, bob, { title: 'his' });
    const writes = times(20, (index) =>
      both[index % 2 ? 1 : 0].records.create(hers, alice.id, [
        buildTestDraft({ title: String(index) }),
      ]),
    );
    const removed = both[1].users.remove(alice.id);
    const more = times(20, (index) =>
      both[index % 2 ? 1 : 0].records.create({ ...hers, shared: index % 3 === 0 }, alice.id, [
        buildTestDraft({ title: String(index) }),
      ]),
    );
    const answers = await Promise.allSettled([...writes, ...more]);
    expect(await removed).toBe(true);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 401 });
    expect(await both[0].records.list(everybodys, buildListQuery())).toEqual([mine]);
  });
});
