// Tests of the removal of user databases on a shared device, and of the detection of storage that
// the browser emptied. The removal is complete, even with a frozen tab, and never happens after the
// user came back.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import {
  openUserDatabase,
  type UserDatabase,
  deleteUserDatabase,
  closeAndDeleteUserDatabase,
} from '../../../src/data/database/database.ts';
import {
  detectEviction,
  watchEvictionNotice,
  dismissEvictionNotice,
  watchUnsyncedCount,
} from '../../../src/data/database/storage-eviction.ts';
import { acquireDatabaseLock } from '../../../src/data/database/database-lock.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import { toRxCollection } from '../../support/rx-collection.ts';

const storage = indexedDB;
const open: UserDatabase[] = [];
const frozenConnections: IDBDatabase[] = [];
let userCount = 0;

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const database of frozenConnections.splice(0)) database.close();
  await closeContexts();
});

/** RxDB allows 13 collections in a process: earlier databases are closed first. */
async function bobWithPrayer(
  name = `bob-${(userCount += 1)}`,
): Promise<{ name: string; userDatabase: UserDatabase }> {
  for (const before of open.splice(0)) await before.close();
  const userDatabase = await openUserDatabase(name, 'kept');
  open.push(userDatabase);
  await userDatabase.prayers.insert(
    buildLocalRecord('p1', { title: 'No other person may read this' }, '2026-11-20T00:00:00Z'),
  );
  return { name, userDatabase };
}

async function listDatabases(name: string): Promise<string[]> {
  return (await indexedDB.databases()).flatMap((base) =>
    base.name?.includes(`selah-person-${name}--`) ? [base.name] : [],
  );
}

/** Returns every prayer in these databases, read directly from IndexedDB. */
async function readPrayers(name: string): Promise<unknown[]> {
  const [base] = (await listDatabases(name)).filter((databaseName) =>
    databaseName.endsWith('--prayers'),
  );
  if (base === undefined) return [];
  const database = await connect(base);
  const all = await new Promise<unknown[]>((resolve, reject) => {
    const asking = database.transaction('docs').objectStore('docs').getAll();
    asking.addEventListener('success', () => resolve(asking.result));
    asking.addEventListener('error', () => reject(asking.error));
  });
  database.close();
  return all;
}

function connect(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
}

/**
 * Fakes a frozen tab, which keeps its lock and its connections despite messages.
 *
 * @returns the function that thaws the tab
 */
async function freezeTab(name: string): Promise<() => void> {
  const letGo = await acquireDatabaseLock(name);
  const connections = await Promise.all((await listDatabases(name)).map(connect));
  frozenConnections.push(...connections);
  return () => {
    for (const database of connections) database.close();
    letGo();
  };
}

describe('[R43] removing a user database', () => {
  test('removal leaves no database of the user, and all of other users', async () => {
    const { name: otherName } = await bobWithPrayer();
    const { name, userDatabase } = await bobWithPrayer();
    expect(await closeAndDeleteUserDatabase(userDatabase, name)).toBe(true);
    expect(await listDatabases(name)).toEqual([]);
    expect(await readPrayers(otherName)).toHaveLength(1);
  });

  test('removal beside a frozen tab empties the databases before the tab is gone', async () => {
    const { name, userDatabase } = await bobWithPrayer();
    const thaw = await freezeTab(name);
    expect(await closeAndDeleteUserDatabase(userDatabase, name)).toBe(false);
    expect(await readPrayers(name)).toEqual([]);
    // No request waits behind a removal: the same user may come back.
    const again = await bobWithPrayer(name);
    expect(await readPrayers(name)).toHaveLength(1);
    await again.userDatabase.close();
    thaw();
    expect(await deleteUserDatabase(name)).toBe(true);
    expect(await listDatabases(name)).toEqual([]);
  });

  test('without a list of databases, removal includes those of a later version', async () => {
    const { name, userDatabase } = await bobWithPrayer();
    await userDatabase.close();
    (await connect(`rxdb-dexie-selah-person-${name}--0--sharedRecords`)).close();
    vi.stubGlobal('indexedDB', {
      deleteDatabase: (database: string) => storage.deleteDatabase(database),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await deleteUserDatabase(name)).toBe(true);
    vi.unstubAllGlobals();
    expect(await listDatabases(name)).toEqual([]);
  });

  test('removal is cancelled when the user came back meanwhile', async () => {
    const { name } = await bobWithPrayer();
    expect(await deleteUserDatabase(name, () => false)).toBe(true);
    await open.pop()?.close();
    expect(await deleteUserDatabase(name, () => false)).toBe(true);
    expect(await readPrayers(name)).toHaveLength(1);
  });

  test('removal needs no connection to the database', async () => {
    const { name, userDatabase } = await bobWithPrayer();
    const { dexieDb } = (await toRxCollection(userDatabase.prayers).storageInstance.internals) as {
      dexieDb: { close(): void };
    };
    dexieDb.close();
    expect(await closeAndDeleteUserDatabase(userDatabase, name)).toBe(true);
    expect(await listDatabases(name)).toEqual([]);
  });

  test('a database in memory is removed with its window', async () => {
    const userDatabase = await openUserDatabase('memory-bob', 'memory');
    expect(await closeAndDeleteUserDatabase(userDatabase, 'memory-bob')).toBe(true);
  });
});

describe('[R42] an emptied storage', () => {
  test('the eviction notice shows the number of lost records until dismissed', async () => {
    const alice = await createAliceContext();
    await detectEviction(alice.userDatabase, { waiting: 3 });
    expect(await firstValueFrom(watchEvictionNotice(alice))).toEqual({ waiting: 3 });
    await dismissEvictionNotice(alice);
    expect(await firstValueFrom(watchEvictionNotice(alice))).toBeNull();
    await detectEviction(alice.userDatabase, { waiting: 5 });
    expect(await firstValueFrom(watchEvictionNotice(alice))).toBeNull();
  });

  test('a first visit shows no eviction notice', async () => {
    const alice = await createAliceContext();
    await detectEviction(alice.userDatabase, null);
    expect(await firstValueFrom(watchEvictionNotice(alice))).toBeNull();
  });

  test('pending and rejected records of every kind count as lost', async () => {
    const alice = await createAliceContext();
    const day = '2026-11-20T00:00:00Z';
    await alice.userDatabase.prayers.insert(buildLocalRecord('1', {}, day));
    await alice.userDatabase.readingProgress.insert({
      ...buildLocalRecord('2', {}, day),
      sync: 'refused',
    });
    await alice.userDatabase.pendingItems.insert(buildLocalRecord('3', {}, day));
    await alice.userDatabase.bibleBookmarks.insert({
      ...buildLocalRecord('4', {}, day),
      sync: 'safe',
    });
    expect(await firstValueFrom(watchUnsyncedCount(alice.userDatabase))).toBe(3);
  });
});
