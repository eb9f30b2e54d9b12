// Tests of the session manager: databases of each user at login and log-out, lost connections,
// evicted or missing storage, and the legacy import.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { watchLastChapter } from '../../../src/data/bible/chapters.ts';
import { saveReadingPosition } from '../../../src/data/bible/reading-position.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchEvictionNotice } from '../../../src/data/database/storage-eviction.ts';
import { readBackgroundSession } from '../../../src/data/background-session.ts';
import { createPrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { toStateRecordId, engineStatusKey } from '../../../schemas/sync-status.ts';
import { markForDeletion } from '../../../src/app/session/user-data-deletion.ts';
import { storeSession, readStoredSession } from '../../../src/app/session/stored-session.ts';
import { saveDraft } from '../../../src/platform/storage/drafts.ts';
import { storeReturnPath, getReturnPath } from '../../../src/platform/storage/login-return-path.ts';
import { writeStored, readStored } from '../../../src/platform/storage/local-storage.ts';
import {
  createTestSessionManager,
  type TestSessionManager,
  loseConnections,
  buildSignedIn,
} from './session-manager-setup.ts';

const sessionManagers: TestSessionManager[] = [];
const alice = buildSignedIn('alice');
const bob = buildSignedIn('bob');

function tab(storage?: 'kept' | 'memory'): TestSessionManager {
  const sessionManager = createTestSessionManager(storage);
  sessionManagers.push(sessionManager);
  return sessionManager;
}

afterEach(async () => {
  for (const sessionManager of sessionManagers.splice(0)) await sessionManager.close();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

const pray = (data: DataContext, request: string) =>
  createPrayer(data, {
    request,
    prayer_text: request,
    verses: [],
    category: 'other',
    language: 'en',
  });
const titles = async (data: DataContext) =>
  (await firstValueFrom(watchPrayers(data))).map(({ fields }) => fields.title);
const listDatabases = async (name: string) =>
  (await indexedDB.databases()).filter((base) => base.name?.includes(`selah-person-${name}--`))
    .length;

function requireContext(data: DataContext | null): DataContext {
  if (!data) throw new Error('No data context.');
  return data;
}

describe('[R43] two people on one device', () => {
  test('two users in one tab never share records; a late write is rejected', async () => {
    const sessionManager = tab();
    await sessionManager.startOrThrow();
    await requireContext(sessionManager.current.value).startSession(alice);
    const alicesContext = requireContext(sessionManager.current.value);
    await pray(alicesContext, 'Hers alone');
    await alicesContext.startSession(bob);
    const bobsContext = requireContext(sessionManager.current.value);
    expect(await titles(bobsContext)).toEqual([]);
    await expect(pray(alicesContext, 'Too late')).rejects.toMatchObject({
      name: 'StorageWriteError',
    });
    expect(await titles(bobsContext)).toEqual([]);
    expect(
      sessionManager.engines.map(({ session, stopped }) => [session?.account ?? 'guest', stopped]),
    ).toEqual([
      ['guest', true],
      ['alice', true],
      ['bob', false],
    ]);
    expect(await readBackgroundSession(bobsContext.deviceDatabase)).toMatchObject({
      account: 'bob',
      token: bob.token,
    });
    await bobsContext.startSession(alice);
    expect(await titles(requireContext(sessionManager.current.value))).toEqual(['Hers alone']);
  });

  test('a log-out removes all data of the user and no data of the device', async () => {
    const sessionManager = tab();
    const asGuest = await sessionManager.startOrThrow();
    await saveReadingPosition(asGuest, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 1 });
    await asGuest.startSession(alice);
    const alicesContext = requireContext(sessionManager.current.value);
    await pray(alicesContext, 'Hers alone');
    saveDraft('prayer_draft', { request: 'begun' });
    storeReturnPath('?from_url=%2FPrayer%23p1');
    writeStored('functions_version', 'v2');
    expect(await alicesContext.endSession(2)).toBeNull();
    expect([getReturnPath(''), readStored('functions_version')]).toEqual(['/', null]);
    const after = requireContext(sessionManager.current.value);
    expect([
      after.account,
      readStoredSession(),
      await listDatabases('alice'),
      sessionManager.sentToTabs,
    ]).toEqual([null, null, 0, ['entered', 'left']]);
    expect(Object.keys(localStorage).filter((name) => name.includes('alice'))).toEqual([]);
    expect(await readBackgroundSession(after.deviceDatabase)).toBeNull();
    expect(await firstValueFrom(watchLastChapter(after))).toMatchObject({
      book: 'JHN',
      chapter: 3,
    });
    expect(sessionManager.engines.at(-1)).toMatchObject({ session: null, stopped: false });
  });

  test('an interrupted log-out is completed before any data is shown', async () => {
    const first = tab();
    await first.startOrThrow();
    await requireContext(first.current.value).startSession(alice);
    await pray(requireContext(first.current.value), 'Given up');
    await first.close();
    // The window was closed after the first step.
    markForDeletion('alice');
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    expect([data.account, readStoredSession()]).toEqual([null, null]);
    await vi.waitFor(async () =>
      expect([await listDatabases('alice'), localStorage.getItem('selah_removal_alice')]).toEqual([
        0,
        null,
      ]),
    );
  });

  test('a user who returns before a deletion finished finds no old data', async () => {
    const first = tab();
    await first.startOrThrow();
    await requireContext(first.current.value).startSession(alice);
    await pray(requireContext(first.current.value), 'Given up');
    await requireContext(first.current.value).startSession(bob);
    markForDeletion('alice');
    await requireContext(first.current.value).startSession(alice);
    expect(await titles(requireContext(first.current.value))).toEqual([]);
    await pray(requireContext(first.current.value), 'Written again');
    await first.close();
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    await saveReadingPosition(data, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 1 });
    expect([data.account?.id, await titles(data)]).toEqual(['alice', ['Written again']]);
  });

  test('a log-out in another tab closes the databases here and reloads the page', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    sessionManager.receiveFromTab('left');
    await vi.waitFor(() => expect(sessionManager.reloads).toBe(1));
    expect([
      sessionManager.current.value,
      sessionManager.engines[0]?.stopped,
      data.userDatabase.closed,
    ]).toEqual([null, true, true]);
  });
});

describe('[R42] a lost connection', () => {
  test('a lost connection is reopened by the write that finds it', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    await pray(data, 'Before');
    const before = data.userDatabase;
    await loseConnections(data);
    await pray(data, 'After');
    expect(data.userDatabase).not.toBe(before);
    expect((await titles(data)).toSorted()).toEqual(['After', 'Before']);
    expect(
      sessionManager.engines.map(({ stopped, userDatabase }) => [
        stopped,
        userDatabase === data.userDatabase,
      ]),
    ).toEqual([
      [true, false],
      [false, true],
    ]);
    sessionManager.engines[1]?.syncing.next(true);
    expect([await firstValueFrom(data.syncing), sessionManager.reloads]).toEqual([true, 0]);
  });

  test('a lost connection the engine finds is reopened; other faults reopen nothing', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    sessionManager.engines[0]?.onStorageError?.(new Error('another fault'));
    expect(data.connection?.getReopening()).toBeNull();
    await loseConnections(data);
    const fault: unknown = await data.userDatabase.prayers.storageInstance
      .findDocumentsById(['x'], false)
      .catch((error: unknown) => error);
    sessionManager.engines[0]?.onStorageError?.(fault);
    await data.connection?.getReopening();
    expect([sessionManager.engines.length, await titles(data)]).toEqual([2, []]);
  });

  test('[R43] a lost database is not reopened after a log-out elsewhere', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    await loseConnections(data);
    localStorage.removeItem('selah_session');
    await expect(pray(data, 'After')).rejects.toMatchObject({ reason: 'failed' });
    expect([sessionManager.reloads, sessionManager.engines.length]).toEqual([1, 1]);
  });

  test('databases in memory have no connection to lose and no database mark', async () => {
    storeSession(alice);
    const data = await tab('memory').startOrThrow();
    expect(data.connection).toBeUndefined();
    await pray(data, 'In this window');
    expect(localStorage.getItem('selah_kept_alice')).toBeNull();
    expect(await data.endSession(1)).toBeNull();
    expect(localStorage.getItem('selah_removal_alice')).toBeNull();
  });
});

describe('[R42] the mark of a user database', () => {
  const readMark = () => localStorage.getItem('selah_kept_alice');

  test('the database mark holds the number of pending records after each write', async () => {
    storeSession(alice);
    const data = await tab().startOrThrow();
    await vi.waitFor(() => expect(readMark()).toBe('{"waiting":0}'));
    await pray(data, 'one');
    await pray(data, 'two');
    await vi.waitFor(() => expect(readMark()).toBe('{"waiting":2}'));
  });

  test('the database mark reports at the next start that the storage was emptied', async () => {
    storeSession(alice);
    localStorage.setItem('selah_kept_alice', '{"waiting":2}');
    const data = await tab().startOrThrow();
    await vi.waitFor(async () =>
      expect(await firstValueFrom(watchEvictionNotice(data))).toEqual({ waiting: 2 }),
    );
    await vi.waitFor(() => expect(readMark()).toBe('{"waiting":0}'));
  });

  test('the database mark reports no eviction for complete data or on a first visit', async () => {
    storeSession(alice);
    localStorage.setItem('selah_kept_alice', '{damaged');
    const first = tab();
    await first.startOrThrow();
    await vi.waitFor(() => expect(readMark()).toBe('{"waiting":0}'));
    await first.close();
    const second = tab();
    const data = await second.startOrThrow();
    await pray(data, 'one');
    await vi.waitFor(() => expect(readMark()).toBe('{"waiting":1}'));
    expect(await firstValueFrom(watchEvictionNotice(data))).toBeNull();
  });
});

test('[R42] persistent storage is requested once, after the first saved record', async () => {
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: async () => true },
  });
  storeSession(alice);
  const first = tab();
  const data = await first.startOrThrow();
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).not.toBeNull());
  expect(persist).not.toHaveBeenCalled();
  await pray(data, 'one');
  await vi.waitFor(() => expect(localStorage.getItem('selah_persistence')).toBe('kept'));
  await pray(data, 'two');
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":2}'));
  expect(persist).toHaveBeenCalledTimes(1);
  await first.close();
  localStorage.removeItem('selah_persistence');
  localStorage.removeItem('selah_kept_alice');
  await tab().startOrThrow();
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":2}'));
  expect(persist).toHaveBeenCalledTimes(1);
});

describe('[R44] data of the legacy app', () => {
  const old = 'selah-pending-sync';
  const queue = JSON.stringify([
    {
      entityType: 'Prayer',
      data: {
        title: 'From long ago',
        request: 'x',
        prayer_text: 'From long ago',
        category: 'other',
      },
      timestamp: 1_700_000_000_000,
    },
  ]);

  test('legacy data stays for a guest and is imported for the user who logs in', async () => {
    localStorage.setItem(old, queue);
    const sessionManager = tab();
    const asGuest = await sessionManager.startOrThrow();
    await asGuest.startSession(alice);
    const alicesContext = requireContext(sessionManager.current.value);
    await vi.waitFor(async () =>
      expect([await titles(alicesContext), localStorage.getItem(old)]).toEqual([
        ['From long ago'],
        null,
      ]),
    );
  });

  test('legacy data is not imported into databases in memory', async () => {
    localStorage.setItem(old, queue);
    storeSession(alice);
    const data = await tab('memory').startOrThrow();
    // Gives the import enough time to load and run.
    await import('../../../src/features/legacy-import/import-legacy-data.ts');
    for (const request of ['one', 'two', 'three']) await pray(data, request);
    expect([(await titles(data)).length, localStorage.getItem(old)]).toEqual([3, queue]);
  });

  test('an imported legacy record already on the server is removed after a sync', async () => {
    localStorage.setItem(old, queue);
    storeSession(alice);
    const data = await tab().startOrThrow();
    await vi.waitFor(async () => expect(await titles(data)).toEqual(['From long ago']));
    const prayer = await data.userDatabase.prayers.findOne().exec(true);
    await prayer.incrementalPatch({ sync: 'safe', server_id: 'moved' });
    const row = {
      ...prayer.toMutableJSON(),
      client_id: 's_1',
      server_id: '1',
      record: Object.fromEntries(
        Object.entries(prayer.record).filter(([field]) => field !== 'client_id'),
      ),
    };
    await data.userDatabase.prayers.insert(row);
    await data.userDatabase.activity.incrementalUpsert({
      id: toStateRecordId(engineStatusKey),
      kind: 'sync',
      order: '',
      value: { text: JSON.stringify({ lastSuccess: '2026-11-21T00:00:00Z', trouble: null }) },
    });
    await vi.waitFor(async () =>
      expect((await firstValueFrom(watchPrayers(data))).map(({ id }) => id)).toEqual(['s_1']),
    );
  });
});
