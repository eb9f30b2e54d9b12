// Tests of deletion requests in the administration API: the list, and carrying one out with a last
// e-mail in the language of the person.
import { describe, expect, test } from 'vitest';
import type { AdminDeletionRequest } from '../../../../schemas/api/admin-api.ts';
import { getRoom, startListening } from '../../support/socket-listeners.ts';
import { createTestServer, getRecord, type TestUser } from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const day = 24 * 60 * 60_000;
const path = '/admin/deletions';

async function requestDeletion(
  { call }: Pick<TestUser, 'call'>,
  requestedAt: number,
  change: Record<string, string> = {},
): Promise<string> {
  const request = {
    client_id: crypto.randomUUID(),
    request_date: new Date(requestedAt).toISOString(),
    ...change,
  };
  return getRecord(await call('POST', '/entities/DeletionRequest', request)).id;
}

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('pending requests are listed, the one with the least time left first', async () => {
    const { admin, alice, bob, clock } = await createTestServer({ open });
    const now = clock.now();
    const bobs = await requestDeletion(bob, now, { reason: 'Moving on' });
    const alices = await requestDeletion(alice, now - 31.5 * day);
    await requestDeletion(alice, now, { status: 'withdrawn' });
    const { status, body } = await admin.call('GET', path);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: alices,
        email: alice.email,
        date: new Date(now - 31.5 * day).toISOString(),
        daysLeft: -2,
        reason: 'No reason provided',
      },
      {
        id: bobs,
        email: bob.email,
        date: new Date(now).toISOString(),
        daysLeft: 30,
        reason: 'Moving on',
      },
    ]);
  });

  test('carrying out a request deletes the account and sends the last e-mail', async () => {
    const server = await createTestServer({ open, settings: { backupDays: 14 } });
    const { admin, alice, bob, clock, store } = server;
    await alice.call('PUT', '/entities/User/me', { language: 'fr' });
    const [alices, bobs] = [
      await requestDeletion(alice, clock.now()),
      await requestDeletion(bob, clock.now()),
    ];
    const connect = await startListening(server);
    const socket = await connect(alice.token, getRoom('Prayer'));
    expect(await admin.call('POST', `${path}/${alices}/carry-out`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await socket.closed;
    expect(await store.users.find(alice.id)).toBeUndefined();
    expect(server.emails).toMatchObject([
      {
        to: alice.email,
        subject: 'Ton compte Selah a été supprimé',
        text: expect.stringContaining('14 jours'),
      },
    ]);
    expect(await store.mails.list()).toEqual([]);
    const left = (await admin.call('GET', path)).body as AdminDeletionRequest[];
    expect(left.map(({ id }) => id)).toEqual([bobs]);
    expect((await admin.call('POST', `${path}/${alices}/carry-out`)).status).toBe(404);
  });

  test('a request that is withdrawn, unknown or of the caller is not carried out', async () => {
    const server = await createTestServer({ open });
    const { admin, alice, clock, store } = server;
    await server.addUser('carol@example.org', 'admin');
    const withdrawn = await requestDeletion(alice, clock.now(), { status: 'withdrawn' });
    const prayer = getRecord(
      await alice.call('POST', '/entities/Prayer', { title: 'a', prayer_text: 'b' }),
    );
    for (const id of [withdrawn, prayer.id, alice.id, 'no-such-request'])
      expect(await admin.call('POST', `${path}/${id}/carry-out`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    const own = await requestDeletion(admin, clock.now());
    expect(await admin.call('POST', `${path}/${own}/carry-out`)).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect(await store.users.find(alice.id)).toBeDefined();
    expect(await store.users.find(admin.id)).toBeDefined();
    expect(server.emails).toEqual([]);
  });
});
