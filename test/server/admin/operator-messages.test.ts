// Tests of the admin commands for stored messages to the operator: list, read and delete.
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { callProgram } from '../support/admin-programs.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { buildUser, makeTempFolder, testSecret } from '../support/test-server.ts';

const clock = { now: () => Date.now() };
const answer = await requestPostgres();
const kinds = answer.kind === 'ready' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

async function createSetup(kind: (typeof kinds)[number]) {
  const dataDir = makeTempFolder();
  const url = kind === 'SQLite' ? undefined : await createTestDatabase();
  const store =
    url === undefined
      ? await openSqlite({ path: join(dataDir, 'selah.sqlite'), clock })
      : await openPostgres({ url, clock });
  onTestFinished(() => store.close());
  const alice = await store.users.add(buildUser());
  await store.messages.add({
    id: 'a1',
    userId: alice?.id ?? null,
    subject: 'Selah: feedback',
    body: 'First line\n\nSecond line\u001b[2J',
    createdAt: Date.parse('2026-01-01T10:00:00Z'),
  });
  await store.messages.add({
    id: 'b2',
    userId: null,
    subject: 'From a guest',
    body: 'Hello',
    createdAt: Date.parse('2026-01-02T10:00:00Z'),
  });
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(url !== undefined && { DATABASE_URL: url, JWT_SECRET: testSecret }),
  };
  return {
    store,
    admin: (...args: string[]) => callProgram('admin', { environment }, ...args),
  };
}

describe.each(kinds)('on %s', (kind) => {
  test('messages are listed, read one at a time, and deleted after a confirmation', async () => {
    const { admin, store } = await createSetup(kind);
    const table = await admin('messages');
    expect(table).toMatchObject({ code: 0, error: '' });
    expect(table.out).toMatch(/a1 +2026-01-01T10:00:00\.000Z +no +alice@example\.org +Selah: feed/);
    expect(table.out).toContain('npm run admin -- message <id>');
    expect(JSON.parse((await admin('messages', '--json')).out)).toEqual([
      expect.objectContaining({ id: 'a1', read: false, body: expect.stringContaining('Second') }),
      expect.objectContaining({ id: 'b2', read: false, body: 'Hello' }),
    ]);
    const read = await admin('message', 'a1');
    expect(read).toMatchObject({ code: 0, error: '' });
    expect(read.out).toContain('First line\n\nSecond line');
    expect(read.out).not.toContain('\u001b');
    expect(await store.messages.countUnread()).toBe(1);
    expect(await admin('delete-message', 'a1')).toMatchObject({ code: 1 });
    expect(await admin('delete-message', 'a1', '--yes')).toMatchObject({
      code: 0,
      out: 'The message a1 is deleted.\n',
    });
    for (const command of ['message', 'delete-message'])
      expect(await admin(command, 'a1', '--yes')).toMatchObject({
        code: 1,
        error: 'There is no stored message with the id a1.\n',
      });
    await admin('delete-message', 'b2', '--yes');
    expect((await admin('messages')).out).toContain('There are no stored messages.');
  });
});
