// Tests of users on every kind of store: their settings, codes, links, sessions, files and
// counters.
import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { always } from '../../../server/store/conditions/condition.ts';
import type { StoredFile } from '../../../server/store/file-store.ts';
import type { ListQuery, StoredSession } from '../../../server/store/store.ts';
import { createTestClock, buildUser } from '../support/test-server.ts';
import {
  buildField,
  buildListQuery,
  createTestRecord,
  openTestStore,
  buildOneOfCondition,
} from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

const day = 24 * 60 * 60_000;

describe.each(stores)('$name', ({ open, openShared }) => {
  test('an e-mail address belongs to one user, and a user is read back unchanged', async () => {
    const { store, alice } = await openTestStore({ open });
    expect(await store.users.add(buildUser({ email: alice.email }))).toBeUndefined();
    expect(await store.users.findByEmail(alice.email)).toEqual(alice);
    expect(await store.users.find(alice.id)).toEqual(alice);
    expect(await store.users.find('no-such-user')).toBeUndefined();
    const oddUser = buildUser({
      email: 'odd@example.org',
      fullName: 'Od\0d \ud800 🙏',
      role: 'admin',
      isVerified: false,
      isAdmitted: false,
      isService: true,
      disabled: true,
      settings: { note: 'a\0b' },
    });
    const added = await store.users.add(oddUser);
    expect(added).toMatchObject(oddUser);
    expect(await store.users.find(added?.id ?? '')).toEqual(added);
  });

  test('settings merge, and a stale write is refused', async () => {
    const { store, alice } = await openTestStore({ open });
    const changed = await store.users.changeSettings(
      alice.id,
      { language: 'fr', total_prayers: 2 },
      [alice.updatedDate],
    );
    if (changed.kind !== 'done') throw new Error(changed.kind);
    expect(changed.value).toEqual({
      ...alice,
      settings: { language: 'fr', total_prayers: 2 },
      updatedDate: changed.value.updatedDate,
    });
    expect(changed.value.updatedDate > alice.updatedDate).toBe(true);
    expect(
      await store.users.changeSettings(alice.id, { language: 'pt' }, [alice.updatedDate]),
    ).toEqual({ kind: 'stale', current: changed.value });
    await store.users.changeSettings(alice.id, { language: null }, undefined);
    expect((await store.users.find(alice.id))?.settings).toEqual({ total_prayers: 2 });
    expect(await store.users.changeSettings('no-such-user', {}, undefined)).toEqual({
      kind: 'absent',
    });
  });

  test('a change of a user by an admin changes no other fields', async () => {
    const { store, alice } = await openTestStore({ open });
    const changed = await store.users.change(alice.id, {
      role: 'admin',
      disabled: true,
      isAdmitted: false,
      fullName: 'Alice A',
    });
    if (changed.kind !== 'done') throw new Error(changed.kind);
    expect(changed.value).toEqual({
      ...alice,
      role: 'admin',
      disabled: true,
      isAdmitted: false,
      fullName: 'Alice A',
      updatedDate: changed.value.updatedDate,
    });
    expect(await store.users.find(alice.id)).toEqual(changed.value);
    expect(await store.users.change('no-such-user', { disabled: true })).toEqual({
      kind: 'absent',
    });
    await store.users.setPasswordHash(alice.id, 'another');
    expect(await store.users.find(alice.id)).toEqual({ ...changed.value, passwordHash: 'another' });
    await store.users.change(alice.id, { role: 'user' });
    await store.users.makeAdmin(alice.id, 'third');
    expect(await store.users.find(alice.id)).toMatchObject({
      role: 'admin',
      isVerified: true,
      passwordHash: 'third',
    });
  });

  test('people are found by their own fields and by their settings', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    await store.users.changeSettings(bob.id, { language: 'fr', level: 3 }, undefined);
    await store.users.change(alice.id, { role: 'admin', disabled: true });
    const emails = async (change: Partial<ListQuery>) =>
      (
        await store.users.list(
          buildListQuery({ sort: { field: buildField('email'), descending: false }, ...change }),
        )
      ).map(({ email }) => email);
    expect(await emails({})).toEqual(['alice@example.org', 'bob@example.org']);
    expect(
      await emails({ sort: { field: buildField('level', 'number'), descending: true } }),
    ).toEqual(['bob@example.org', 'alice@example.org']);
    expect(await emails({ where: buildOneOfCondition(buildField('language'), 'fr') })).toEqual([
      bob.email,
    ]);
    expect(await emails({ where: buildOneOfCondition(buildField('role'), 'admin') })).toEqual([
      alice.email,
    ]);
    expect(
      await emails({ where: buildOneOfCondition(buildField('disabled', 'boolean'), false) }),
    ).toEqual([bob.email]);
    expect(
      await emails({ where: buildOneOfCondition(buildField('is_service', 'boolean'), true) }),
    ).toEqual([]);
    expect(
      await emails({
        where: {
          op: 'matches',
          field: buildField('full_name'),
          pattern: { texts: ['A'], atStart: true, atEnd: false, ignoreCase: true },
        },
      }),
    ).toEqual(['alice@example.org', 'bob@example.org']);
    expect(await emails({ limit: 1, skip: 1 })).toEqual([bob.email]);
    expect(await emails({ after: { value: alice.email, id: alice.id } })).toEqual([bob.email]);
    expect(
      await store.users.count(buildOneOfCondition(buildField('id'), alice.id, 'no-such-user')),
    ).toBe(1);
    expect(await store.users.count(always)).toBe(2);
  });

  test('figures of users hold the latest log-in and the bytes of records and trash', async () => {
    const { store, clock, alice, bob, aliceScope } = await openTestStore({ open });
    const none = { lastLogin: null, recordBytes: 0 };
    expect(await store.users.readFigures([])).toEqual(new Map());
    expect(await store.users.readFigures([bob.id, 'no-such-user'])).toEqual(
      new Map([
        [bob.id, none],
        ['no-such-user', none],
      ]),
    );
    expect(await store.users.readTotalBytes()).toBe(0);
    for (const [id, createdAt] of [
      ['first', 5],
      ['second', 7],
      ['third', 6],
    ] as const)
      await store.sessions.start({ id, userId: alice.id, createdAt, expiresAt: clock.now() + day });
    const { id } = await createTestRecord(store, aliceScope, alice, { title: 'a' });
    await createTestRecord(store, aliceScope, alice, { title: 'b' });
    const readBytes = async () =>
      (await store.users.readFigures([alice.id])).get(alice.id)?.recordBytes ?? 0;
    const bytes = await readBytes();
    expect(bytes).toBeGreaterThan(600);
    expect(await store.users.readTotalBytes()).toBe(bytes);
    await store.records.remove(aliceScope, id, undefined);
    expect(await readBytes()).toBe(bytes - 300);
    expect(await store.users.readTotalBytes()).toBe(bytes - 300);
    expect((await store.users.readFigures([alice.id, bob.id])).get(alice.id)?.lastLogin).toBe(7);
  });

  test('tries of a code are counted one by one, and end', async () => {
    const { store, bob } = await openTestStore({ open });
    const code = {
      hash: 'h',
      sentAt: 1_767_268_800_000,
      expiresAt: 1_767_269_400_000,
      triesLeft: 3,
    };
    await store.users.putCode(bob.id, { ...code, hash: 'older' });
    await store.users.putCode(bob.id, code);
    const attempts = await Promise.all(
      Array.from({ length: 5 }, () => store.users.takeCodeTry(bob.id)),
    );
    expect(attempts.map((one) => one?.triesLeft).toSorted()).toEqual([0, 0, 1, 2, 3]);
    expect(attempts[0]).toEqual({ ...code, triesLeft: expect.any(Number) });
    await store.users.verify(bob.id);
    expect(await store.users.findCode(bob.id)).toBeUndefined();
    expect(await store.users.takeCodeTry(bob.id)).toBeUndefined();
    expect((await store.users.find(bob.id))?.isVerified).toBe(true);
  });

  test('verifying an address ends competing sign-ups and can also set a password', async () => {
    const { store, alice } = await openTestStore({ open });
    const dan = await store.users.add(
      buildUser({ email: 'dan@example.org', isVerified: false, passwordHash: 'first' }),
    );
    if (!dan) throw new Error('No user was added.');
    await store.users.setUnprovenPasswordHash(dan.id, 'none');
    expect(await store.users.verify(dan.id)).toMatchObject({
      isVerified: true,
      passwordHash: 'none',
    });
    expect(await store.users.verify(dan.id, 'chosen')).toMatchObject({
      isVerified: true,
      passwordHash: 'chosen',
    });
    await store.users.setUnprovenPasswordHash(dan.id, 'of a stranger');
    expect(await store.users.find(dan.id)).toMatchObject({ passwordHash: 'chosen' });
    await store.users.setUnprovenPasswordHash(alice.id, 'of a stranger');
    expect(await store.users.find(alice.id)).toMatchObject({ passwordHash: alice.passwordHash });
    expect(await store.users.verify('no-such-user')).toBeUndefined();
  });

  test('a ticket is valid once, for its purpose, and a new ticket replaces it', async () => {
    const { store, bob } = await openTestStore({ open });
    const otpCode = {
      hash: 'h',
      userId: bob.id,
      purpose: 'reset' as const,
      sentAt: 1_767_268_800_000,
      expiresAt: 1_767_272_400_000,
    };
    await store.users.putTicket({ ...otpCode, hash: 'older' });
    await store.users.putTicket(otpCode);
    await store.users.putTicket({ ...otpCode, hash: 'i', purpose: 'invitation' });
    expect(await store.users.findTicket(bob.id, 'reset')).toEqual(otpCode);
    expect(await store.users.findTicketByHash('h', 'reset')).toEqual(otpCode);
    expect(await store.users.findTicketByHash('h', 'invitation')).toBeUndefined();
    expect(await store.users.findTicketByHash('older', 'reset')).toBeUndefined();
    expect(await store.users.takeTicket('older', 'reset')).toBeUndefined();
    expect(await store.users.takeTicket('h', 'invitation')).toBeUndefined();
    const takenResults = await Promise.all(
      Array.from({ length: 5 }, () => store.users.takeTicket('h', 'reset')),
    );
    expect(takenResults.filter((one) => one !== undefined)).toEqual([otpCode]);
    expect(await store.users.findTicket(bob.id, 'reset')).toBeUndefined();
    expect(await store.users.findTicket(bob.id, 'invitation')).toMatchObject({ hash: 'i' });
  });

  test('a session is found with its user until the session ends', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    const session = (id: string, userId: string): StoredSession => ({
      id,
      userId,
      createdAt: 1,
      expiresAt: 2,
    });
    for (const [id, userId] of [
      ['a', alice.id],
      ['b', alice.id],
      ['c', alice.id],
      ['d', bob.id],
    ] as const)
      await store.sessions.start(session(id, userId));
    expect(await store.sessions.find('a', alice.id)).toEqual({
      session: session('a', alice.id),
      user: alice,
    });
    await store.sessions.extend({ id: 'a', userId: alice.id }, 1_767_268_800_000);
    expect((await store.sessions.find('a', alice.id))?.session.expiresAt).toBe(1_767_268_800_000);
    const keys = [
      ...['a', 'x', "'"].map((id) => ({ id, userId: alice.id })),
      { id: 'd', userId: bob.id },
    ];
    expect([...(await store.sessions.findActive(keys))].toSorted()).toEqual([
      ['a', alice.updatedDate],
      ['d', bob.updatedDate],
    ]);
    expect((await store.sessions.findActive([])).size).toBe(0);
    expect(await store.sessions.endAll(alice.id, 'a')).toEqual(expect.arrayContaining(['b', 'c']));
    expect(await store.sessions.find('b', alice.id)).toBeUndefined();
    expect(await store.sessions.endAll(alice.id)).toEqual(['a']);
    await store.sessions.end('d');
    expect(await store.sessions.find('d', bob.id)).toBeUndefined();
  });

  test('a session is found, extended and ended for its own user only', async () => {
    const { store, clock, alice, bob } = await openTestStore({ open });
    const session = { id: 'a', userId: alice.id, createdAt: 1, expiresAt: clock.now() + 1_000 };
    await store.sessions.start(session);
    expect(await store.sessions.find('a', bob.id)).toBeUndefined();
    await store.sessions.extend({ id: 'a', userId: bob.id }, clock.now() + 9_000);
    await store.sessions.end('a', bob.id);
    expect(await store.sessions.findActive([{ id: 'a', userId: bob.id }])).toEqual(new Map());
    expect(await store.sessions.find('a', alice.id)).toEqual({ session, user: alice });
    expect(await store.sessions.list(alice.id)).toMatchObject([{ receivesReminders: false }]);
    await store.sessions.end('a', alice.id);
    expect(await store.sessions.find('a', alice.id)).toBeUndefined();
  });

  test('cleanup deletes all expired entries', async () => {
    const { store, clock, alice, bob } = await openTestStore({ open });
    const [soonExpiry, lateExpiry] = [clock.now() + 1_000, clock.now() + 10_000];
    await store.sessions.start({ id: 'a', userId: alice.id, createdAt: 0, expiresAt: soonExpiry });
    await store.sessions.start({ id: 'b', userId: alice.id, createdAt: 0, expiresAt: lateExpiry });
    await store.users.putCode(alice.id, {
      hash: 'h',
      sentAt: 0,
      expiresAt: soonExpiry,
      triesLeft: 1,
    });
    await store.users.putCode(bob.id, {
      hash: 'h',
      sentAt: 0,
      expiresAt: lateExpiry,
      triesLeft: 1,
    });
    await store.users.putTicket({
      hash: 'h',
      userId: alice.id,
      purpose: 'reset',
      sentAt: 0,
      expiresAt: soonExpiry,
    });
    clock.advance(5_000);
    await store.deleteExpired();
    expect(await store.sessions.find('a', alice.id)).toBeUndefined();
    expect(await store.sessions.find('b', alice.id)).toBeDefined();
    expect(await store.users.findCode(alice.id)).toBeUndefined();
    expect(await store.users.findCode(bob.id)).toBeDefined();
    expect(await store.users.findTicket(alice.id, 'reset')).toBeUndefined();
  });

  test('files are read back byte for byte, and their sizes add up', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    const file: StoredFile = {
      id: 'f',
      ownerId: alice.id,
      name: 'a \ud800 "file".png',
      type: 'image/png',
      isPrivate: true,
      bytes: new Uint8Array(randomBytes(100_000)),
      createdAt: 1_767_268_800_000,
    };
    await store.files.putWithinQuota(file, Infinity);
    await store.files.putWithinQuota(
      { ...file, id: 'g', bytes: new Uint8Array(0), isPrivate: false },
      Infinity,
    );
    const foundFile = await store.files.find('f');
    expect({ ...foundFile, bytes: new Uint8Array(foundFile?.bytes ?? []) }).toEqual(file);
    expect((await store.files.find('g'))?.isPrivate).toBe(false);
    expect(await store.files.find('h')).toBeUndefined();
    expect((await store.files.find('f', alice.id))?.ownerId).toBe(alice.id);
    expect(await store.files.find('f', bob.id)).toBeUndefined();
    expect(await store.files.countBytes(alice.id)).toBe(100_000);
    expect(await store.files.countBytes(bob.id)).toBe(0);
  });

  test('a file over the quota is not stored, and a file that just fits is stored', async () => {
    const { store, alice, bob } = await openTestStore({ open });
    const file: StoredFile = {
      id: 'f',
      ownerId: alice.id,
      name: 'a',
      type: 'text/plain',
      isPrivate: true,
      bytes: new Uint8Array(60),
      createdAt: 0,
    };
    expect(await store.files.putWithinQuota(file, 100)).toBe(true);
    expect(
      await store.files.putWithinQuota({ ...file, id: 'g', bytes: new Uint8Array(41) }, 100),
    ).toBe(false);
    expect(await store.files.find('g')).toBeUndefined();
    expect(
      await store.files.putWithinQuota({ ...file, id: 'h', bytes: new Uint8Array(40) }, 100),
    ).toBe(true);
    expect(
      await store.files.putWithinQuota(
        { ...file, id: 'i', ownerId: bob.id, bytes: new Uint8Array(100) },
        100,
      ),
    ).toBe(true);
    expect([await store.files.countBytes(alice.id), await store.files.countBytes(bob.id)]).toEqual([
      100, 100,
    ]);
    await expect(
      store.files.putWithinQuota({ ...file, id: 'j', ownerId: 'no-such-user' }, 100),
    ).rejects.toMatchObject({ status: 401 });
  });

  test.each([60_000, 2 * day])(
    'a counter with a window of %i ms gives as much as it may, then again in the next',
    async (windowMillis) => {
      const { store, clock } = await openTestStore({ open });
      const rule = { max: 5, windowMillis };
      const many = await Promise.all(
        Array.from({ length: 8 }, () => store.limits.take('many', rule)),
      );
      expect(many.filter(({ kind }) => kind === 'taken')).toHaveLength(5);
      expect(await store.limits.take('a', rule, 3)).toEqual({ kind: 'taken', left: 2 });
      expect(await store.limits.take('a', rule, 3)).toEqual({
        kind: 'over',
        retryAfterSeconds: windowMillis / 1_000,
      });
      clock.advance(windowMillis - 1_500);
      await store.deleteExpired();
      expect(await store.limits.take('a', rule, 2)).toEqual({ kind: 'taken', left: 0 });
      expect(await store.limits.take('a', rule)).toEqual({ kind: 'over', retryAfterSeconds: 2 });
      expect(await store.limits.take('b', rule, 6)).toMatchObject({ kind: 'over' });
      expect(await store.limits.take('b', rule, 5)).toEqual({ kind: 'taken', left: 0 });
      clock.advance(1_500);
      expect(await store.limits.take('a', rule, 4)).toEqual({ kind: 'taken', left: 1 });
      await store.deleteExpired();
      expect(await store.limits.take('a', rule, 2)).toMatchObject({ kind: 'over' });
    },
  );

  test.runIf(openShared)(
    'a counter of a day and more is still there after opening again',
    async () => {
      const openDatabase = await openShared?.();
      if (!openDatabase) throw new Error('no place');
      const before = await openDatabase(createTestClock());
      await before.limits.take('budget', { max: 10, windowMillis: day }, 4);
      await before.close();
      const after = await openDatabase(createTestClock());
      onTestFinished(() => after.close());
      expect(await after.limits.take('budget', { max: 10, windowMillis: day })).toEqual({
        kind: 'taken',
        left: 5,
      });
    },
  );
});
