// Tests of the removal of user databases on a shared device: complete, even with a frozen tab, and
// never after the user came back.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
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

const open: UserDatabase[] = [];
const frozen: IDBDatabase[] = [];
let people = 0;

afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const database of frozen.splice(0)) database.close();
  await closeContexts();
});

/** RxDB allows 13 collections in a process: earlier databases are closed first. */
async function bobWithPrayer(
  name = `bob-${(people += 1)}`,
): Promise<{ name: string; home: UserDatabase }> {
  for (const before of open.splice(0)) await before.close();
  const home = await openUserDatabase(name, 'kept');
  open.push(home);
  await home.prayers.insert(
    buildLocalRecord('p1', { title: 'No other person may read this' }, '2026-11-20T00:00:00Z'),
  );
  return { name, home };
}

async function databasesOf(name: string): Promise<string[]> {
  return (await indexedDB.databases()).flatMap((base) =>
    base.name?.includes(`selah-person-${name}--`) ? [base.name] : [],
  );
}

/** Returns every prayer in these databases, read directly from IndexedDB. */
async function prayersOf(name: string): Promise<unknown[]> {
  const [base] = (await databasesOf(name)).filter((found) => found.endsWith('--prayers'));
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
  const mine = await Promise.all((await databasesOf(name)).map(connect));
  frozen.push(...mine);
  return () => {
    for (const database of mine) database.close();
    letGo();
  };
}

describe('[R43] removing a home', () => {
  test('leaves no database of that person, and everything of others', async () => {
    const { name: other } = await bobWithPrayer();
    const { name, home } = await bobWithPrayer();
    expect(await closeAndDeleteUserDatabase(home, name)).toBe(true);
    expect(await databasesOf(name)).toEqual([]);
    expect(await prayersOf(other)).toHaveLength(1);
  });

  test('removal beside a frozen tab empties the databases before the tab is gone', async () => {
    const { name, home } = await bobWithPrayer();
    const thaw = await freezeTab(name);
    expect(await closeAndDeleteUserDatabase(home, name)).toBe(false);
    expect(await prayersOf(name)).toEqual([]);
    // No request waits behind a removal: the same user may come back.
    const again = await bobWithPrayer(name);
    expect(await prayersOf(name)).toHaveLength(1);
    await again.home.close();
    thaw();
    expect(await deleteUserDatabase(name)).toBe(true);
    expect(await databasesOf(name)).toEqual([]);
  });

  test('removal is cancelled when the user came back meanwhile', async () => {
    const { name } = await bobWithPrayer();
    expect(await deleteUserDatabase(name, () => false)).toBe(true);
    await open.pop()?.close();
    expect(await deleteUserDatabase(name, () => false)).toBe(true);
    expect(await prayersOf(name)).toHaveLength(1);
  });

  test('does not need the connection that was lost before', async () => {
    const { name, home } = await bobWithPrayer();
    const { dexieDb } = (await home.prayers.storageInstance.internals) as {
      dexieDb: { close(): void };
    };
    dexieDb.close();
    expect(await closeAndDeleteUserDatabase(home, name)).toBe(true);
    expect(await databasesOf(name)).toEqual([]);
  });

  test('in memory is a matter of this window alone', async () => {
    const home = await openUserDatabase('memory-bob', 'memory');
    expect(await closeAndDeleteUserDatabase(home, 'memory-bob')).toBe(true);
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

  test('costs what waited or was refused, over all kinds of records', async () => {
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
