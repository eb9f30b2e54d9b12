// Tests of the command-line programs admin, backup, restore and db-copy as users call them: output,
// exit codes, and refusals.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acquireInstanceLock } from '../../../server/store/sqlite/single-instance-lock.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { makeTempFolder } from '../support/test-server.ts';
import { fillStore, type FilledStore } from '../support/filled-store.ts';
import { callProgram, runProgram } from '../support/admin-programs.ts';

const clock = { now: () => Date.now() };

/** Creates server data whose store stays open, as in a running server. */
async function createServerData(): Promise<{ dataDir: string; store: Store; filled: FilledStore }> {
  const dataDir = makeTempFolder();
  const store = await openSqlite({ path: join(dataDir, 'selah.sqlite'), clock });
  onTestFinished(() => store.close());
  return { dataDir, store, filled: await fillStore(store, clock, 5) };
}

test('the programs run from the command line', async () => {
  const { dataDir } = await createServerData();
  expect(await runProgram('admin', { DATA_DIR: dataDir }, 'users')).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 people'),
    error: '',
  });
  expect(
    await runProgram('admin', { DATA_DIR: dataDir }, 'delete-user', 'bob@example.org'),
  ).toMatchObject({ code: 1, out: '', error: expect.stringContaining('--yes') });
  for (const program of ['backup', 'restore', 'db-copy'] as const)
    expect(await runProgram(program, {}, '--help'), program).toMatchObject({
      code: 0,
      out: expect.stringContaining(`npm run ${program.replace('-', ':')}`),
      error: '',
    });
});

test('backup and restore are one command each', async () => {
  const { dataDir, store, filled } = await createServerData();
  const backup = await callProgram('backup', { environment: { DATA_DIR: dataDir } });
  expect(backup).toMatchObject({ code: 0, error: '' });
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  expect(name).toMatch(/^selah-\d{4}-\d\d-\d\dT\d{6}\.sqlite$/);
  expect(backup.out).toContain(join(dataDir, 'backups', name));
  const file = join(dataDir, 'backups', name);
  expect(
    await callProgram(
      'restore',
      { environment: { DATA_DIR: dataDir, PORT: '1' } },
      file,
      '--replace',
    ),
  ).toMatchObject({ code: 1, error: expect.stringContaining('Stop it first') });
  const otherFolder = makeTempFolder();
  expect(
    await callProgram('restore', { environment: { DATA_DIR: otherFolder, PORT: '1' } }, file),
  ).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Accounts: 2, records: 7\.[^]*all passkeys were removed/),
  });
  expect(
    await callProgram(
      'restore',
      { environment: { DATA_DIR: makeTempFolder(), PORT: '1' } },
      file,
      '--keep-sessions',
    ),
  ).toMatchObject({
    code: 0,
    out: expect.stringContaining('Sessions and passkeys have the state of the backup'),
  });
  const restored = await openSqlite({ path: join(otherFolder, 'selah.sqlite'), clock });
  expect(await restored.users.find(filled.alice.id)).toEqual(
    await store.users.find(filled.alice.id),
  );
  await restored.close();
  expect(
    await callProgram('restore', { environment: { DATA_DIR: otherFolder, PORT: '1' } }),
  ).toMatchObject({ code: 2, error: expect.stringContaining('Use: npm run restore') });
  expect(
    await callProgram(
      'restore',
      { environment: { DATA_DIR: otherFolder, PORT: '1' } },
      join(otherFolder, 'none.sqlite'),
    ),
  ).toMatchObject({ code: 1, error: expect.not.stringContaining(' at ') });
});

test('copying refuses a database that a server uses, and one with people in it', async () => {
  const { dataDir, store } = await createServerData();
  const [from, to] = [join(dataDir, 'selah.sqlite'), join(dataDir, 'other.sqlite')];
  expect(await callProgram('db-copy', {}, '--from', from, '--to', to)).toMatchObject({
    code: 1,
    error: expect.stringContaining('A server is using'),
  });
  await store.close();
  expect(await callProgram('db-copy', {}, '--from', from, '--to', to)).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/records +7 .*\n[^]*and verified/),
  });
  expect(statSync(to).mode & 0o777).toBe(0o600);
  expect(await callProgram('db-copy', {}, '--from', from, '--to', to)).toMatchObject({
    code: 1,
    error: expect.stringContaining('There are 2 people in'),
  });
  for (const path of [from, to]) {
    const instanceLock = acquireInstanceLock(path);
    expect(await callProgram('db-copy', {}, '--from', from, '--to', to), path).toMatchObject({
      code: 1,
      error: expect.stringContaining(`is using ${path}`),
    });
    instanceLock?.release();
  }
  expect(await callProgram('db-copy', {}, '--from', from)).toMatchObject({ code: 2 });
  expect(
    await callProgram('db-copy', {}, '--from', join(dataDir, 'none.sqlite'), '--to', to),
  ).toMatchObject({ code: 1, error: expect.stringContaining('There is no database') });
});
