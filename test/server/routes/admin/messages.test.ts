// Tests of messages to the operator in the administration API: list, read and delete.
import { describe, expect, test } from 'vitest';
import { operatorRecipient } from '../../../../schemas/api/backend-api.ts';
import type { AdminMessage } from '../../../../schemas/api/admin-api.ts';
import { createTestServer, type TestUser } from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const path = '/admin/messages';

const send = ({ call }: Pick<TestUser, 'call'>, body: string) =>
  call('POST', '/integration-endpoints/Core/SendEmail', {
    to: operatorRecipient,
    subject: 'Selah: feedback',
    body,
  });

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('messages are listed newest first, marked as read once, and deleted', async () => {
    const server = await createTestServer({ open });
    const { admin, alice, anonymous, clock, store } = server;
    const list = async () => (await admin.call('GET', path)).body as AdminMessage[];
    expect(await list()).toEqual([]);
    const date = new Date(clock.now()).toISOString();
    await send(anonymous, '<b>First</b>\n\nof a guest');
    clock.advance(1_000);
    await send(alice, 'Second');
    const [second, first] = await list();
    expect(second).toMatchObject({ email: alice.email, body: 'Second', isRead: false });
    expect(first).toEqual({
      id: expect.any(String),
      date,
      email: null,
      subject: 'Selah: feedback',
      body: '<b>First</b>\n\nof a guest',
      isRead: false,
    });
    expect(await store.messages.countUnread()).toBe(2);
    const read = await admin.call('POST', `${path}/${first?.id}/read`);
    expect(read).toMatchObject({ status: 200, body: { ...first, isRead: true } });
    expect(await admin.call('POST', `${path}/${first?.id}/read`)).toMatchObject({
      status: 200,
      body: read.body as object,
    });
    expect(await store.messages.countUnread()).toBe(1);
    expect((await list()).map(({ isRead }) => isRead)).toEqual([false, true]);
    expect(await admin.call('DELETE', `${path}/${second?.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await list()).map(({ id }) => id)).toEqual([first?.id]);
    for (const [method, url] of [
      ['DELETE', `${path}/${second?.id}`],
      ['POST', `${path}/${second?.id}/read`],
    ] as const)
      expect(await admin.call(method, url)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
  });

  test('the list holds the 200 newest messages', async () => {
    const { admin, store } = await createTestServer({ open });
    for (let index = 0; index < 201; index += 1)
      await store.messages.add({
        id: `m${index}`,
        userId: null,
        subject: 's',
        body: 'b',
        createdAt: index,
      });
    const messages = (await admin.call('GET', path)).body as AdminMessage[];
    expect(messages).toHaveLength(200);
    expect([messages[0]?.id, messages.at(-1)?.id]).toEqual(['m200', 'm1']);
  });
});
