// Tests of stored messages to the operator on every kind of store: order, read marks, removal, and
// text with difficult characters.
import { describe, expect, test } from 'vitest';
import type { NewOperatorMessage } from '../../../server/store/message-store.ts';
import { difficultText } from '../support/filled-store.ts';
import { openTestStore } from '../support/store-fixture.ts';
import { stores } from '../support/test-stores.ts';

function buildMessage(change: Partial<NewOperatorMessage> = {}): NewOperatorMessage {
  return { id: 'm', userId: null, subject: 'Subject', body: 'Body', createdAt: 1, ...change };
}

describe.each(stores)('operator messages in $name', (kind) => {
  test('a message is stored once, and listed oldest first with the e-mail of its user', async () => {
    const { store, alice } = await openTestStore(kind);
    await store.messages.add(buildMessage({ id: 'b', createdAt: 2, userId: alice.id }));
    await store.messages.add(buildMessage({ id: 'a', body: difficultText, subject: 'é 🙏' }));
    await store.messages.add(buildMessage({ id: 'a', body: 'again' }));
    expect(await store.messages.list()).toEqual([
      {
        ...buildMessage({ id: 'a', body: difficultText, subject: 'é 🙏' }),
        userEmail: null,
        readAt: null,
      },
      {
        ...buildMessage({ id: 'b', createdAt: 2, userId: alice.id }),
        userEmail: alice.email,
        readAt: null,
      },
    ]);
  });

  test('a message that was read no longer counts as unread, and can be removed once', async () => {
    const { store } = await openTestStore(kind);
    for (const id of ['a', 'b']) await store.messages.add(buildMessage({ id }));
    expect(await store.messages.countUnread()).toBe(2);
    expect(await store.messages.markRead('a', 7)).toMatchObject({ id: 'a', readAt: 7 });
    expect(await store.messages.markRead('a', 8)).toMatchObject({ id: 'a', readAt: 7 });
    expect(await store.messages.markRead('none', 8)).toBeUndefined();
    expect(await store.messages.countUnread()).toBe(1);
    expect([await store.messages.remove('b'), await store.messages.remove('b')]).toEqual([
      true,
      false,
    ]);
    expect((await store.messages.list()).map(({ id }) => id)).toEqual(['a']);
  });

  test('removing a user removes the messages of this user only', async () => {
    const { store, alice, bob } = await openTestStore(kind);
    await store.messages.add(buildMessage({ id: 'a', userId: alice.id }));
    await store.messages.add(buildMessage({ id: 'b', userId: bob.id }));
    await store.messages.add(buildMessage({ id: 'c' }));
    await store.users.remove(alice.id);
    expect((await store.messages.list()).map(({ id }) => id)).toEqual(['b', 'c']);
    await expect(
      store.messages.add(buildMessage({ id: 'd', userId: alice.id })),
    ).rejects.toMatchObject({ status: 401 });
  });
});
