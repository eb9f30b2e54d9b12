// Tests of the admin command line of the server owner: users, roles, disabling, sign-out,
// invitations, wrong commands, and put-back after a restore. The server runs meanwhile.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callProgram } from '../support/admin-programs.ts';
import { createAdminSetup, databaseKinds } from '../support/admin-setup.ts';
import { readEpoch } from '../support/filled-store.ts';
import { buildUser } from '../support/test-server.ts';

describe.each(databaseKinds)('on %s', (kind) => {
  test('[R37] put-back announces to every device that an older state was restored', async () => {
    const { admin, store } = await createAdminSetup(kind);
    const before = await readEpoch(store);
    expect(await admin('put-back')).toMatchObject({
      code: 0,
      out: expect.stringContaining('send the missing records again'),
      error: '',
    });
    expect(await readEpoch(store)).not.toBe(before);
    expect(await admin('put-back', 'what')).toMatchObject({ code: 2 });
  });

  test('the user list shows every user with what an owner needs, but no texts', async () => {
    const { admin, filled } = await createAdminSetup(kind);
    const table = await admin('users');
    expect(table).toMatchObject({ code: 0, error: '' });
    expect(table.out).toMatch(/id +email +role +verified +disabled +signed_in +records\n/);
    expect(table.out).toMatch(
      new RegExp(`${filled.alice.id} +alice@example\\.org +admin +yes +no +\\d{4}-.* +6\\n`),
    );
    expect(table.out).toMatch(/bob@example\.org +user +yes +no +– +1\n/);
    expect(table.out).not.toMatch(/Prayer|service@/);
    const listed = JSON.parse((await admin('users', '--json')).out) as unknown[];
    // Both users may be created in the same millisecond, so the order is not part of this test.
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: filled.alice.id, role: 'admin', records: 6 }),
        expect.objectContaining({ email: 'bob@example.org', records: 1 }),
      ]),
    );
    const one = await admin('user', 'ALICE@example.org');
    expect(one.out).toMatch(/Prayer +5\n/);
    expect(one.out).toMatch(/file_bytes +5000\n/);
  });

  test('roles change, but the last active admin stays an admin', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    for (const command of ['remove-admin', 'disable', 'delete-user'])
      expect(
        await admin(command, 'alice@example.org', '--yes', '--with-content'),
        command,
      ).toMatchObject({ code: 1, error: expect.stringContaining('is the last admin') });
    expect(await admin('make-admin', filled.bob.id)).toMatchObject({
      code: 0,
      out: 'bob@example.org is an admin.\n',
    });
    expect((await store.users.find(filled.bob.id))?.role).toBe('admin');
    expect(await admin('remove-admin', 'alice@example.org')).toMatchObject({ code: 0 });
    expect((await store.users.find(filled.alice.id))?.role).toBe('user');
  });

  test('an admin who is unverified or cannot sign in is not the last active admin', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    const added = async (change: Parameters<typeof buildUser>[0]) =>
      store.users.add(buildUser({ role: 'admin', ...change }));
    await added({ email: 'disabled@example.org', disabled: true });
    await added({ email: 'unproven@example.org', isVerified: false });
    await added({ email: 'service@selah.invalid', isService: true });
    for (const command of ['remove-admin', 'disable', 'delete-user'])
      expect(await admin(command, 'alice@example.org', '--yes'), command).toMatchObject({
        code: 1,
        error: expect.stringContaining('is the last admin'),
      });
    expect(await store.users.find(filled.alice.id)).toMatchObject({
      role: 'admin',
      disabled: false,
    });
    await added({ email: 'carol@example.org' });
    expect(await admin('remove-admin', 'alice@example.org')).toMatchObject({ code: 0 });
  });

  test('a disabled user is signed out, and can be enabled again', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    await admin('make-admin', 'bob@example.org');
    expect(await admin('disable', 'alice@example.org')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 session ended'),
    });
    expect(await store.sessions.find('session-of-alice', filled.alice.id)).toBeUndefined();
    expect((await store.users.find(filled.alice.id))?.disabled).toBe(true);
    expect(await admin('enable', 'alice@example.org')).toMatchObject({ code: 0 });
    expect((await store.users.find(filled.alice.id))?.disabled).toBe(false);
  });

  test('signing out ends every session and removes every passkey', async () => {
    const { admin, store, filled } = await createAdminSetup(kind);
    const passkeyCount = (await store.passkeys.list(filled.alice.id)).length;
    expect(passkeyCount).toBe(1);
    expect(await admin('sign-out', 'alice@example.org')).toMatchObject({
      code: 0,
      out: '1 session of alice@example.org ended, 1 passkey removed.\n',
    });
    expect(await store.sessions.find('session-of-alice', filled.alice.id)).toBeUndefined();
    expect(await store.passkeys.list(filled.alice.id)).toEqual([]);
  });

  test('an invitation is sent by email, with a link that the server accepts', async () => {
    const { admin, store, dataDir } = await createAdminSetup(kind);
    expect(await admin('invite', 'Dora@Example.org', 'admin')).toMatchObject({
      code: 0,
      out: expect.stringContaining('dora@example.org is invited as an admin.'),
    });
    const dora = await store.users.findByEmail('dora@example.org');
    expect(dora).toMatchObject({ role: 'admin', isAdmitted: true, isVerified: false });
    expect(await store.users.findTicket(dora?.id ?? '', 'invitation')).toBeDefined();
    const [emailFile = ''] = readdirSync(join(dataDir, 'outbox'));
    expect(readFileSync(join(dataDir, 'outbox', emailFile), 'utf8')).toMatch(
      /http:\/\/localhost:8080\/reset-password\?token=[\w-]{20,}/,
    );
    expect(await admin('invite', 'not an address')).toMatchObject({
      code: 1,
      error: 'This is not an e-mail address.\n',
    });
    expect(await admin('invite', 'eve@example.org', 'owner')).toMatchObject({ code: 2 });
    // The service user is not in the user list.
    expect((await admin('users')).out).not.toContain('service');
  });
});

test('wrong commands are answered with the correct usage, and change nothing', async () => {
  const { admin, dataDir } = await createAdminSetup();
  expect(await admin('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('carry-out-deletion <id>'),
    error: '',
  });
  for (const args of [
    [],
    ['nothing'],
    ['toString'],
    ['users', 'x'],
    ['user'],
    ['make-admin', 'a', 'b'],
    ['users', '--fast'],
    ['deletions', '--backup-days', 'x'],
  ]) {
    expect(await admin(...args), args.join(' ')).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining('Use: npm run admin'),
    });
  }
  for (const command of ['user', 'make-admin', 'delete-user', 'export-user', 'sign-out'])
    expect(await admin(command, 'unknown@example.org'), command).toMatchObject({
      code: 1,
      error: 'There is no account with the e-mail or id unknown@example.org.\n',
    });
  expect(
    await callProgram('admin', { environment: { DATA_DIR: join(dataDir, 'elsewhere') } }, 'users'),
  ).toMatchObject({ code: 1, error: expect.stringContaining('There is no database at') });
  expect(existsSync(join(dataDir, 'elsewhere'))).toBe(false);
  expect(
    await callProgram(
      'admin',
      { environment: { DATABASE_URL: 'postgres://selah:hidden@127.0.0.1:1/none' } },
      'users',
    ),
  ).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^The database cannot be reached\.[^\n]*\n$/),
  });
  expect(await callProgram('admin', { environment: { PORT: 'x' } }, 'users')).toMatchObject({
    code: 1,
    error: expect.stringContaining('PORT must be'),
  });
});
