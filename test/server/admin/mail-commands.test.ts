// Tests of the admin commands for e-mails: list, retry, and e-mails of the command line itself.
import { describe, expect, test } from 'vitest';
import { createAdminSetup, databaseKinds } from '../support/admin-setup.ts';
import { callProgram } from '../support/admin-programs.ts';
import { createSmtpServer } from '../support/fake-smtp-server.ts';

const now = (): number => Date.now();

describe.each(databaseKinds)('on %s', (kind) => {
  test('waiting and refused e-mails are listed, and can be tried again', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    const { id: userId, email: to } = filled.alice;
    const content = 'sealed';
    const mail = { kind: 'notice', userId, to, content, codeHash: null, createdAt: 0 } as const;
    await store.mails.add({ ...mail, id: 'refused' });
    const claimed = await store.mails.claim(now(), now());
    if (!claimed) throw new Error('The e-mail was not due.');
    await store.mails.giveUp(claimed, now(), 'EENVELOPE 550');
    const code = await store.mails.claim(now(), now());
    if (!code) throw new Error('The e-mail of the filled store was not due.');
    await store.mails.giveUp(code, now(), 'EENVELOPE 550');
    await store.mails.add({ ...mail, id: 'waiting', createdAt: now() });
    const { out } = await admin('mail');
    expect(out).toMatch(/refused +notice +alice@example\.org +refused .* EENVELOPE 550/);
    expect(out).toMatch(/waiting +notice +alice@example\.org +waits /);
    expect(out).toContain('retry-mail <id>');
    expect(out).not.toContain(content);
    expect(JSON.parse((await admin('mail', '--json')).out)).toHaveLength(3);
    expect(await admin('retry-mail', 'refused')).toMatchObject({ code: 0, error: '' });
    expect(await store.mails.countGivenUp()).toBe(1);
    expect(await admin('retry-mail', 'mail-to-bob')).toMatchObject({
      code: 1,
      error: expect.stringContaining('was deleted'),
    });
    expect(await admin('retry-mail', 'no-such-mail')).toMatchObject({
      code: 1,
      error: expect.stringContaining('No e-mail with the id'),
    });
  });
});

test('the command line sends its own e-mails only, because its mail server may differ', async () => {
  const { environment, store } = await createAdminSetup();
  const server = await createSmtpServer();
  const invite = (email: string) =>
    callProgram(
      'admin',
      { environment: { ...environment, SMTP_URL: server.url } },
      'invite',
      email,
    );
  expect(await invite('dora@example.org')).toMatchObject({ code: 0, error: '' });
  expect(server.receivedLines).toContain('RCPT TO:<dora@example.org>');
  expect((await store.mails.list()).map(({ id }) => id)).toEqual(['mail-to-bob']);

  server.refusal = '451 later';
  expect(await invite('eve@example.org')).toMatchObject({
    code: 0,
    out: expect.stringContaining('The running server tries again'),
  });
  expect(await store.mails.list()).toMatchObject([
    { id: 'mail-to-bob' },
    { to: 'eve@example.org', kind: 'link', attempts: 1 },
  ]);

  server.refusal = '550 no';
  expect(await invite('finn@example.org')).toMatchObject({
    code: 1,
    error: expect.stringContaining('could not be sent (EENVELOPE 550)'),
  });
});

test('without e-mails the list says so', async () => {
  const { admin, store } = await createAdminSetup();
  await store.mails.remove('mail-to-bob');
  expect((await admin('mail')).out).toContain('There are no waiting or refused e-mails.');
});
