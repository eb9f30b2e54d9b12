// Tests of e-mails in the administration API: the list of waiting and refused e-mails, and another
// attempt.
import { describe, expect, test, vi } from 'vitest';
import type { AdminMail } from '../../../../schemas/api/admin-api.ts';
import { createTestServer } from '../../support/test-server.ts';
import { oneStorePerDatabase } from '../../support/store-per-database.ts';

const path = '/admin/mails';
const carol = { email: 'carol@example.org', password: 'correct horse' };

describe.each(oneStorePerDatabase)('on $name', ({ open }) => {
  test('an e-mail that waits is listed without its content, and sent at once on retry', async () => {
    const server = await createTestServer({ open });
    const { admin, anonymous, clock, mailServer, emails } = server;
    const list = async () => (await admin.call('GET', path)).body as AdminMail[];
    expect(await list()).toEqual([]);
    mailServer.isUp = false;
    await anonymous.call('POST', '/auth/register', carol);
    const now = clock.now();
    const [mail] = await list();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        to: carol.email,
        kind: 'code',
        date: new Date(now).toISOString(),
        attempts: 1,
        nextAttempt: new Date(now + 60_000).toISOString(),
        error: 'ESOCKET',
      },
    ]);
    const retry = () => admin.call('POST', `${path}/${mail?.id}/retry`);
    expect(await retry()).toMatchObject({ status: 200, body: { success: true } });
    expect(await list()).toMatchObject([{ attempts: 2 }]);
    mailServer.isUp = true;
    expect((await retry()).status).toBe(200);
    expect(emails.map(({ to }) => to)).toEqual([carol.email]);
    expect(await list()).toEqual([]);
    expect(await retry()).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a refused e-mail has no next attempt; without its code it is not tried again', async () => {
    const server = await createTestServer({ open });
    const { admin, alice, clock, mailServer, mails, emails } = server;
    mailServer.isRejecting = true;
    await server.anonymous.call('POST', '/auth/register', carol);
    clock.advance(1_000);
    await mails.add({
      kind: 'notice',
      userId: alice.id,
      to: alice.email,
      subject: 'Hello',
      text: 'Peace',
    });
    const refused = (await admin.call('GET', path)).body as AdminMail[];
    expect(refused).toMatchObject([
      { to: carol.email, kind: 'code', nextAttempt: null, error: 'EENVELOPE 550' },
      { to: alice.email, kind: 'notice', nextAttempt: null, error: 'EENVELOPE 550' },
    ]);
    mailServer.isRejecting = false;
    const [code, notice] = refused;
    expect(await admin.call('POST', `${path}/${code?.id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'mail_content_deleted' },
    });
    expect((await admin.call('POST', `${path}/${notice?.id}/retry`)).status).toBe(200);
    expect(emails.map(({ to }) => to)).toEqual([alice.email]);
    expect((await admin.call('GET', path)).body).toMatchObject([{ id: code?.id }]);
  });

  test('a retry does not wait for the mail server, and does not disturb an attempt', async () => {
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const send = vi.fn(() => accepted);
    const server = await createTestServer({ open, sender: { isLocal: false, send } });
    const { admin, alice, mails } = server;
    const mail = { kind: 'notice', userId: alice.id, to: alice.email } as const;
    await mails.add({ ...mail, subject: 'Hello', text: 'Peace' });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const [listed] = (await admin.call('GET', path)).body as AdminMail[];
    for (let time = 0; time < 2; time += 1)
      expect(await admin.call('POST', `${path}/${listed?.id}/retry`)).toMatchObject({
        status: 200,
        body: { success: true },
      });
    accept();
    await mails.run();
    expect(send).toHaveBeenCalledTimes(1);
    expect((await admin.call('GET', path)).body).toEqual([]);
  });
});
