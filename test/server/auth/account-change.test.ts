// Tests of changes of role and access: two admins who change one person at the same moment do not
// undo each other.
import { describe, expect, test } from 'vitest';
import { changeAccount } from '../../../server/auth/account-change.ts';
import type { Store, StoredUser } from '../../../server/store/store.ts';
import { oneStorePerDatabase } from '../support/store-per-database.ts';
import { addUser, openTestStore } from '../support/store-fixture.ts';

async function read({ users }: Store, id: string): Promise<StoredUser> {
  const user = await users.find(id);
  if (!user) throw new Error('The user is missing.');
  return user;
}

async function addAdmin(store: Store, email: string): Promise<StoredUser> {
  const { id } = await addUser(store, email);
  await store.users.verify(id);
  await store.users.change(id, { role: 'admin' });
  return read(store, id);
}

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('a change of the role keeps a change of the access made meanwhile, and the reverse', async () => {
    const { store } = await openTestStore({ open });
    await addAdmin(store, 'admin@example.org');
    const { id } = await addUser(store, 'person@example.org');
    const before = await read(store, id);
    expect(await changeAccount(store, before, { disabled: true })).toMatchObject({ kind: 'done' });
    expect(await changeAccount(store, before, { role: 'admin', disabled: false })).toMatchObject({
      kind: 'done',
      user: { role: 'admin', disabled: true },
    });
    expect(await changeAccount(store, before, { role: 'user', disabled: true })).toMatchObject({
      kind: 'done',
      user: { role: 'admin', disabled: true },
    });
  });

  test('a change that is taken back keeps what another admin changed meanwhile', async () => {
    const { store } = await openTestStore({ open });
    const first = await addAdmin(store, 'first@example.org');
    const second = await addAdmin(store, 'second@example.org');
    // The other admin is disabled, and the access of this one ends, after the first check.
    const users: Store['users'] = {
      ...store.users,
      async change(id, change) {
        if (change.role === 'user') {
          await store.users.change(second.id, { disabled: true });
          await store.users.change(first.id, { disabled: true });
        }
        return store.users.change(id, change);
      },
    };
    expect(
      await changeAccount({ users, sessions: store.sessions }, first, { role: 'user' }),
    ).toEqual({ kind: 'last_admin' });
    expect(await read(store, first.id)).toMatchObject({ role: 'admin', disabled: true });
  });
});
