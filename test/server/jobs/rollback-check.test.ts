// Tests that a server detects at its start that an older copy of its database or data folder was
// put back by hand.
import { cpSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectRollback, startRollbackMarks } from '../../../server/jobs/rollback-check.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { createTestClock, makeTempFolder } from '../support/test-server.ts';
import { fillStore, readEpoch } from '../support/filled-store.ts';

const clock = createTestClock();

/**
 * Runs a server's store in the data folder, from the check at the start to the mark at the stop.
 */
async function runServer(
  dataDir: string,
  work: (store: Store) => Promise<unknown> = async () => {},
): Promise<{ isRolledBack: boolean; epoch: string }> {
  const store = await openSqlite({ path: join(dataDir, 'selah.sqlite'), clock });
  const isRolledBack = await detectRollback(store, dataDir);
  const failures: unknown[] = [];
  const marks = startRollbackMarks(store, dataDir, (error) => failures.push(error));
  await work(store);
  await marks.stop();
  const epoch = await readEpoch(store);
  await store.close();
  expect(failures).toEqual([]);
  return { isRolledBack, epoch };
}

async function createUsedFolder(): Promise<{ dataDir: string; epoch: string }> {
  const dataDir = makeTempFolder();
  const { epoch } = await runServer(dataDir, (store) => fillStore(store, clock));
  return { dataDir, epoch };
}

/** Writes something that a copy made before does not contain. */
async function addUser(store: Store): Promise<void> {
  clock.advance(1_000);
  const user = await store.users.add({
    email: 'later@example.org',
    passwordHash: '',
    fullName: 'Later',
    role: 'user',
    isVerified: true,
    isAdmitted: true,
    isService: false,
    disabled: false,
    settings: {},
  });
  expect(user).toBeDefined();
}

test('[R37] the epoch stays over starts of a new, an empty and a used database', async () => {
  const dataDir = makeTempFolder();
  const { epoch } = await runServer(dataDir);
  const starts = [
    await runServer(dataDir, (store) => fillStore(store, clock)),
    await runServer(dataDir),
    await runServer(dataDir, addUser),
    await runServer(dataDir),
  ];
  expect(starts).toEqual(starts.map(() => ({ isRolledBack: false, epoch })));
});

test('[R37] an older copy of the database file starts a new epoch, once', async () => {
  const { dataDir, epoch } = await createUsedFolder();
  const [file, copy] = [join(dataDir, 'selah.sqlite'), join(dataDir, 'copy.sqlite')];
  copyFileSync(file, copy);
  await runServer(dataDir, addUser);
  copyFileSync(copy, file);
  const first = await runServer(dataDir);
  expect(first.isRolledBack).toBe(true);
  expect(first.epoch).not.toBe(epoch);
  expect(await runServer(dataDir)).toEqual({ isRolledBack: false, epoch: first.epoch });
});

test('[R37] an older copy of the whole data folder starts a new epoch, once', async () => {
  const { dataDir, epoch } = await createUsedFolder();
  const copy = join(makeTempFolder(), 'copy');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  await runServer(dataDir, addUser);
  rmSync(dataDir, { recursive: true });
  cpSync(copy, dataDir, { recursive: true, preserveTimestamps: true });
  const first = await runServer(dataDir);
  expect(first.isRolledBack).toBe(true);
  expect(first.epoch).not.toBe(epoch);
  expect(await runServer(dataDir)).toEqual({ isRolledBack: false, epoch: first.epoch });
});

test('a damaged mark is no proof of a rollback and is replaced', async () => {
  const { dataDir, epoch } = await createUsedFolder();
  writeFileSync(join(dataDir, 'latest-stamp'), '2026');
  expect(await runServer(dataDir)).toEqual({ isRolledBack: false, epoch });
  const [file, copy] = [join(dataDir, 'selah.sqlite'), join(dataDir, 'copy.sqlite')];
  copyFileSync(file, copy);
  await runServer(dataDir, addUser);
  copyFileSync(copy, file);
  expect((await runServer(dataDir)).isRolledBack).toBe(true);
});
