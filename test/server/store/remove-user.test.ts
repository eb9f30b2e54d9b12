// Tests of user removal on every kind of store: no data of the user stays, and shared records pass
// to another user.
import { describe, expect, test } from 'vitest';
import {
  buildListQuery,
  createTestRecord,
  openTestStore,
  addUser,
} from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

describe.each(stores)('$name', ({ open }) => {
  test('removing a user deletes all data of that user, and no data of other users', async () => {
    const { store, alice, bob, aliceScope, bobScope, sharedScope } = await openTestStore({ open });
    const keptRecord = await createTestRecord(store, bobScope, bob, { title: 'his' });
    for (const scope of [aliceScope, sharedScope]) {
      const record = await createTestRecord(store, scope, alice, { title: 'hers' });
      await createTestRecord(store, scope, alice, { title: 'hers' });
      await store.records.remove(scope, record.id, undefined);
    }
    await store.sessions.start({ id: 's', userId: alice.id, createdAt: 0, expiresAt: 1 });
    await store.users.putCode(alice.id, { hash: 'h', sentAt: 0, expiresAt: 1, triesLeft: 1 });
    await store.users.putTicket({
      hash: 'h',
      userId: alice.id,
      purpose: 'reset',
      sentAt: 0,
      expiresAt: 1,
    });
    const passkey = {
      userId: alice.id,
      credentialId: 'c',
      publicKey: 'k',
      counter: 0,
      transports: [],
      isMultiDevice: false,
      isBackedUp: false,
      name: null,
      device: null,
    };
    await store.passkeys.add(passkey, 20);
    const challenge = { hash: 'c', purpose: 'registration', userId: alice.id } as const;
    await store.passkeys.putChallenge({ ...challenge, expiresAt: Number.MAX_SAFE_INTEGER });
    await store.files.putWithinQuota(
      {
        id: 'f',
        ownerId: alice.id,
        name: 'a',
        type: 'text/plain',
        isPrivate: false,
        bytes: new Uint8Array(1),
        createdAt: 0,
      },
      Infinity,
    );
    expect(await store.users.remove(alice.id)).toBe(true);
    expect(await store.users.remove(alice.id)).toBe(false);
    expect(await store.users.find(alice.id)).toBeUndefined();
    for (const scope of [aliceScope, sharedScope]) {
      expect(await store.records.list(scope, buildListQuery())).toEqual([]);
      expect(await store.records.listTrash(scope, buildListQuery())).toEqual([]);
      expect(await store.records.listDeleted(scope, '', 9)).toEqual([]);
    }
    expect(await store.sessions.find('s', alice.id)).toBeUndefined();
    expect(await store.users.findCode(alice.id)).toBeUndefined();
    expect(await store.users.takeTicket('h', 'reset')).toBeUndefined();
    expect(await store.passkeys.findOfUser(alice.id, 'c')).toBeUndefined();
    expect(await store.passkeys.takeChallenge('c', 'registration')).toBeUndefined();
    expect(await store.files.find('f')).toBeUndefined();
    expect(await store.records.list(bobScope, buildListQuery())).toEqual([keptRecord]);
    await expect(
      store.records.create(aliceScope, alice.id, [{ clientId: null, fields: {} }]),
    ).rejects.toMatchObject({ status: 401 });
    await expect(
      store.sessions.start({ id: 's', userId: alice.id, createdAt: 0, expiresAt: 1 }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(
      store.users.putCode(alice.id, { hash: 'h', sentAt: 0, expiresAt: 1, triesLeft: 1 }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(store.passkeys.add(passkey, 20)).rejects.toMatchObject({ status: 401 });
    const again = await addUser(store, alice.email);
    expect(again.id).not.toBe(alice.id);
  });

  test.each([true, false])(
    'shared records of a removed user pass to the new owner (kept: %s), and no other data',
    async (keeps) => {
      const { store, alice, bob, aliceScope, bobScope, sharedScope } = await openTestStore({
        open,
      });
      const transfer = {
        entities: [sharedScope.entity, 'NobodysYet'],
        newOwnerId: bob.id,
        keepRecords: keeps,
      };
      const bobsRecord = await createTestRecord(store, sharedScope, bob, { title: 'his' }, 'both');
      await createTestRecord(store, bobScope, bob, { title: 'private' });
      const plan = await createTestRecord(store, sharedScope, alice, { title: 'hers' }, 'plan');
      const second = await createTestRecord(store, sharedScope, alice, { title: 'second' }, 'both');
      const deletedRecord = await createTestRecord(
        store,
        sharedScope,
        alice,
        { title: 'thrown away' },
        'gone',
      );
      await store.records.remove(sharedScope, deletedRecord.id, undefined);
      const prayer = await createTestRecord(store, aliceScope, alice, { title: 'a prayer' });
      const since = (await store.records.listDeleted(sharedScope, '', 9)).at(-1)?.deletedDate ?? '';
      expect(await store.users.remove(alice.id, transfer)).toBe(true);

      const remaining = await store.records.list(sharedScope, buildListQuery());
      const deletions = await store.records.listDeleted(sharedScope, since, 9);
      const [first, ...otherRecords] = remaining;
      expect(first).toEqual(bobsRecord);
      if (keeps) {
        // The second record keeps only its id, because the heir has used its client id for another
        // record.
        const passed = { ownerId: bob.id, ownerEmail: bob.email };
        expect(otherRecords).toEqual([
          { ...plan, ...passed, updatedDate: expect.any(String) },
          { ...second, ...passed, clientId: null, updatedDate: expect.any(String) },
        ]);
        for (const { updatedDate } of otherRecords) expect(updatedDate > since).toBe(true);
        expect(new Set(remaining.map(({ updatedDate }) => updatedDate)).size).toBe(3);
        expect(deletions).toEqual([]);
        expect(
          (await store.records.listTrash(sharedScope, buildListQuery())).map(
            ({ id, ownerId, fields }) => [id, ownerId, fields],
          ),
        ).toEqual([[deletedRecord.id, bob.id, { title: 'thrown away' }]]);
      } else {
        expect(otherRecords).toEqual([]);
        expect(deletions.map(({ id, ownerId, clientId }) => [id, ownerId, clientId])).toEqual([
          [plan.id, bob.id, 'plan'],
          [second.id, bob.id, null],
        ]);
        expect(await store.records.listTrash(sharedScope, buildListQuery())).toEqual([]);
      }
      expect((await store.records.listDeleted(sharedScope, '', 9)).map(({ id }) => id)).toContain(
        deletedRecord.id,
      );
      // The heir's client id still leads to the heir's record, and later writes have later dates.
      const again = await store.records.create({ ...sharedScope, ownerId: bob.id }, bob.id, [
        { clientId: 'both', fields: {} },
        { clientId: 'new', fields: {} },
      ]);
      if (again.kind !== 'done') throw new Error(again.clientId);
      expect(again.records.map(({ isNew }) => isNew)).toEqual([false, true]);
      expect(again.records[0]?.record).toEqual(bobsRecord);
      for (const { updatedDate } of otherRecords)
        expect((again.records[1]?.record.updatedDate ?? '') > updatedDate).toBe(true);
      for (const { deletedDate } of deletions)
        expect((again.records[1]?.record.updatedDate ?? '') > deletedDate).toBe(true);

      expect(await store.users.find(alice.id)).toBeUndefined();
      expect(await store.records.get(aliceScope, prayer.id)).toBeUndefined();
      expect(await store.records.list(bobScope, buildListQuery())).toHaveLength(1);
      expect(await store.users.remove(alice.id, transfer)).toBe(false);
    },
  );
});
