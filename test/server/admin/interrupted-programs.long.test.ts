// Tests of backup, restore and db-copy as separate processes that are stopped midway or meet a
// running server: no partial file stays. A table locked by another connection blocks the programs.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createBackup } from '../../../server/admin/database-copy/backup-file.ts';
import { openPostgres } from '../../../server/store/postgres/postgres-store.ts';
import { acquireInstanceLock } from '../../../server/store/sqlite/single-instance-lock.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import { createTestDatabase, requestPostgres } from '../support/postgres-databases.ts';
import { makeTempFolder } from '../support/test-server.ts';
import { fillStore } from '../support/filled-store.ts';
import { callProgram, type ProgramName } from '../support/admin-programs.ts';

const clock = { now: () => Date.now() };
const answer = await requestPostgres();

interface RunningProgram {
  process: ChildProcess;
  ended: Promise<{ code: number; error: string }>;
}

function startProgram(
  program: ProgramName,
  environment: Record<string, string>,
  ...args: string[]
): RunningProgram {
  const child = spawn(
    process.execPath,
    [resolve(import.meta.dirname, `../../../server/admin/${program}.ts`), ...args],
    { env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = Promise.all([text(child.stderr), once(child, 'close')]).then(([error, [code]]) => ({
    code: Number(code),
    error,
  }));
  return { process: child, ended };
}

/**
 * Creates a full database with a lock on a table that every program must read, and a function that
 * releases the lock.
 */
async function createLockedDatabase({ full = true } = {}): Promise<{
  url: string;
  unlock(): Promise<void>;
  isWaitedFor(): Promise<void>;
}> {
  const url = await createTestDatabase();
  if (full) {
    const store = await openPostgres({ url, clock });
    await fillStore(store, clock, 3);
    await store.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table users in access exclusive mode');
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  onTestFinished(() => watcher.end());
  return {
    url,
    unlock: async () => void (await client.query('rollback')),
    isWaitedFor: () =>
      vi.waitFor(
        async () => {
          const { rows } = await watcher.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows).not.toEqual([]);
        },
        { timeout: 20_000, interval: 20 },
      ),
  };
}

const reason = answer.kind === 'ready' ? 'with PostgreSQL' : answer.why;

describe.runIf(answer.kind === 'ready')(reason, { timeout: 30_000 }, () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'a backup ended by %s leaves no file, and other users cannot read its temporary file',
    async (signal, code) => {
      const { url, isWaitedFor } = await createLockedDatabase();
      const folder = makeTempFolder();
      const running = startProgram(
        'backup',
        { DATABASE_URL: url, DATA_DIR: folder },
        join(folder, 'b.sqlite'),
      );
      await isWaitedFor();
      const names = readdirSync(folder);
      expect(names).toContainEqual(expect.stringMatching(/^b\.sqlite\.\w+\.part$/));
      expect(names).not.toContain('b.sqlite');
      expect(names.map((name) => statSync(join(folder, name)).mode & 0o077)).toEqual(
        names.map(() => 0),
      );
      running.process.kill(signal);
      expect((await running.ended).code).toBe(code);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('a file that appears at the target while a backup is made is not overwritten', async () => {
    const { url, isWaitedFor, unlock } = await createLockedDatabase();
    const folder = makeTempFolder();
    const file = join(folder, 'b.sqlite');
    const running = startProgram('backup', { DATABASE_URL: url, DATA_DIR: folder }, file);
    await isWaitedFor();
    writeFileSync(file, 'mine');
    await unlock();
    expect(await running.ended).toEqual({
      code: 1,
      error: expect.stringMatching(/EEXIST.*Nothing was changed/),
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['b.sqlite']);
  });

  test('a restore that is ended by Ctrl-C leaves nothing', async () => {
    const [source, folder] = [makeTempFolder(), makeTempFolder()];
    const store = await openSqlite({ path: join(source, 'selah.sqlite'), clock });
    await fillStore(store, clock, 3);
    await store.close();
    const file = join(source, 'b.sqlite');
    await createBackup({ address: join(source, 'selah.sqlite'), dataDir: source, file });
    const { url, isWaitedFor } = await createLockedDatabase({ full: false });
    const running = startProgram('restore', { DATABASE_URL: url, DATA_DIR: folder }, file);
    await isWaitedFor();
    expect(readdirSync(folder)).toContainEqual(
      expect.stringMatching(/^restore\.sqlite\.\w+\.part$/),
    );
    running.process.kill('SIGINT');
    expect((await running.ended).code).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('while a database is being copied no server starts on its file', async () => {
    const path = join(makeTempFolder(), 'selah.sqlite');
    const store = await openSqlite({ path, clock });
    await fillStore(store, clock, 3);
    await store.close();
    const { url, isWaitedFor, unlock } = await createLockedDatabase({ full: false });
    const running = startProgram('db-copy', {}, '--from', path, '--to', url);
    await isWaitedFor();
    expect(acquireInstanceLock(path)).toBeUndefined();
    await unlock();
    expect(await running.ended).toEqual({ code: 0, error: '' });
    const instanceLock = acquireInstanceLock(path);
    expect(instanceLock).toBeDefined();
    instanceLock?.release();
  });

  test('db-copy refuses a PostgreSQL source or target that a server uses', async () => {
    const url = await createTestDatabase();
    const server = await openPostgres({ url, clock });
    onTestFinished(() => server.close());
    await server.check();
    const folder = makeTempFolder();
    const path = join(folder, 'selah.sqlite');
    await (await openSqlite({ path, clock })).close();
    const targetPath = join(folder, 'to.sqlite');
    expect(await callProgram('db-copy', {}, '--from', url, '--to', targetPath)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/A server is using postgres:\/\/127/),
    });
    expect(existsSync(targetPath)).toBe(false);
    expect(await callProgram('db-copy', {}, '--from', path, '--to', url)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/A server is using postgres:\/\/127/),
    });
  });
});
