// Tests of the device lock from the session's point of view: records and drafts are encrypted in
// the browser's databases, nothing is lost when the lock is turned on, turned off or interrupted,
// and the app opens only with the key.
import 'fake-indexeddb/auto';
import { BehaviorSubject, firstValueFrom } from 'rxjs';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import { copyUserDatabase, deleteUserCopy } from '../../../src/data/device-lock/copy-database.ts';
import { prepareEncryption, turnOnEncryption } from '../../../src/data/encryption/commands.ts';
import {
  changeLockMinutes,
  completeLock,
  deleteClearDatabase,
  turnOffLock,
  turnOnLock,
} from '../../../src/data/device-lock/lock-commands.ts';
import { askForKey, shareKey } from '../../../src/data/device-lock/key-sharing.ts';
import {
  readLockSettings,
  writeLockSettings,
} from '../../../src/data/device-lock/lock-settings.ts';
import { restoreLockSettings } from '../../../src/data/device-lock/settle-settings.ts';
import { unlockBySecret } from '../../../src/data/device-lock/unlock.ts';
import { passDeviceLock } from '../../../src/app/device-lock/gate.tsx';
import { openLock, type OpenLock } from '../../../src/data/device-lock/open-lock.ts';
import { openDraftDatabase } from '../../../src/data/database/draft-database.ts';
import { exportJson, importRecords } from '../../../src/data/export/export-and-import.ts';
import { readBackgroundSession } from '../../../src/data/background-session.ts';
import {
  addCategory,
  watchCustomCategories,
} from '../../../src/features/prayer/custom-categories.ts';
import { createPrayer, watchPrayers } from '../../../src/features/prayer/data.ts';
import { setDraftSeal } from '../../../src/platform/storage/draft-seal.ts';
import { readDraft, saveDraft, synchronizeDrafts } from '../../../src/platform/storage/drafts.ts';
import { removeStored } from '../../../src/platform/storage/local-storage.ts';
import {
  buildSignedIn,
  createTestSessionManager,
  type TestSessionManager,
} from '../session/session-manager-setup.ts';

const passphrase = 'correct horse battery';
const cheap = { cost: { memory: 8, iterations: 1, lanes: 1 } };
const alice = buildSignedIn('alice');
const windows: TestSessionManager[] = [];

afterEach(async () => {
  for (const opened of windows.splice(0)) await opened.close();
  shareKey(null);
  setDraftSeal('alice', null);
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

function openWindow(lock: OpenLock | null = null): TestSessionManager {
  const opened = createTestSessionManager('kept', 'public_without_login', lock);
  windows.push(opened);
  return opened;
}

async function closeWindow(opened: TestSessionManager): Promise<void> {
  windows.splice(windows.indexOf(opened), 1);
  await opened.close();
  shareKey(null);
}

function getData({ current }: TestSessionManager): DataContext {
  if (!current.value) throw new Error('No data context.');
  return current.value;
}

const pray = (data: DataContext, request: string) =>
  createPrayer(data, { request, prayer_text: '', verses: [], category: 'other', language: 'en' });
const readRequests = async (data: DataContext) =>
  (await firstValueFrom(watchPrayers(data))).map(({ fields }) => fields.request).toSorted();

/** Alice, with a prayer, a category, a draft and a passphrase. */
async function signInWithWords(): Promise<TestSessionManager> {
  const opened = openWindow();
  await opened.startOrThrow();
  await getData(opened).startSession(alice);
  const data = getData(opened);
  await pray(data, 'For Anna, secretly');
  await addCategory(data, 'Secret matters');
  saveDraft('prayer', { request: 'Secret draft' });
  await synchronizeDrafts();
  const prepared = await prepareEncryption(data, passphrase, cheap);
  await addHeldKeys(data, [prepared.key]);
  await turnOnEncryption(data, prepared);
  return opened;
}

async function signInLocked(): Promise<TestSessionManager> {
  const opened = await signInWithWords();
  expect(await turnOnLock(getData(opened), passphrase, 5)).toBe('done');
  await completeLock(getData(opened));
  await deleteClearDatabase(getData(opened));
  return opened;
}

/** Everything in all databases of the browser and in localStorage, as text. */
async function readEverything(): Promise<string> {
  const found: unknown[] = [Object.entries(localStorage)];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error));
    });
    for (const store of database.objectStoreNames)
      found.push(
        await new Promise((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve([name, store, asked.result]));
        }),
      );
    database.close();
  }
  return JSON.stringify(found);
}

/** Makes all writes to one database fail. @returns the function that ends it */
function fillDisk(database: string): () => void {
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    if (this.transaction.db.name.endsWith(database))
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.apply(this, values);
  });
  return () => full.mockRestore();
}

/** The code of the screen is loaded when it is first needed. */
const waitForScreen = (screen: BehaviorSubject<ReactNode>) =>
  vi.waitFor(() => expect(screen.value).not.toBeNull(), { timeout: 20_000 });

interface ScreenProps {
  settings: Parameters<typeof unlockBySecret>[0];
  onUnlock(key: unknown): void;
}

/** Returns the properties of the lock screen. */
const readProps = (screen: ReactNode) => (screen as ReactElement<ScreenProps>).props;

async function readKey(settings: ScreenProps['settings']): Promise<DataKey> {
  const key = await unlockBySecret(settings, { passphrase });
  if (!key) throw new Error('The passphrase opens no key.');
  return key;
}

const listDatabases = async (part: string) =>
  (await indexedDB.databases()).filter(({ name }) => name?.includes(part)).length;

describe('turned on', () => {
  test('words and drafts are encrypted, and the app goes on with them', async () => {
    const opened = await signInWithWords();
    expect(await readEverything()).toMatch(/secret/i);
    expect(await turnOnLock(getData(opened), passphrase, 5)).toBe('done');
    await completeLock(getData(opened));
    const data = getData(opened);
    expect(data.lock).not.toBeNull();
    await pray(data, 'A second secret');
    expect(await readRequests(data)).toEqual(['A second secret', 'For Anna, secretly']);
    expect(await firstValueFrom(watchCustomCategories(data))).toEqual(['Secret matters']);
    expect(readDraft('prayer')).toEqual({ request: 'Secret draft' });
    saveDraft('gratitude', { text: 'Another secret draft' });
    await synchronizeDrafts();
    await deleteClearDatabase(data);
    expect(await readEverything()).not.toMatch(/secret|anna/i);
    expect(await listDatabases('selah-person-alice--')).toBe(0);
    expect(readLockSettings('alice')).toMatchObject({ state: 'on', isFormerDeleted: true });
  });

  test('a wrong passphrase changes nothing', async () => {
    const opened = await signInWithWords();
    const before = getData(opened);
    expect(await turnOnLock(before, 'another passphrase', 5)).toBe('wrong');
    expect(getData(opened)).toBe(before);
    expect(readLockSettings('alice')).toBeNull();
  });

  test('the service worker gets no session', async () => {
    const opened = await signInWithWords();
    expect(await readBackgroundSession(getData(opened).deviceDatabase)).not.toBeNull();
    await turnOnLock(getData(opened), passphrase, 5);
    expect(await readBackgroundSession(getData(opened).deviceDatabase)).toBeNull();
  });

  test('a copy that fails leaves the records where they were', async () => {
    const opened = await signInWithWords();
    const freeDisk = fillDisk('selah-person-alice-locked--0--prayers');
    await expect(turnOnLock(getData(opened), passphrase, 5)).rejects.toThrow();
    freeDisk();
    expect(readLockSettings('alice')).toBeNull();
    expect(await listDatabases('-locked--')).toBe(0);
    expect(getData(opened).lock).toBeNull();
    expect(await readRequests(getData(opened))).toEqual(['For Anna, secretly']);
    expect(readDraft('prayer')).toEqual({ request: 'Secret draft' });
  });
});

describe('the next start', () => {
  test('asks the person, and opens the records with the passphrase', async () => {
    await closeWindow(await signInLocked());
    const screen = new BehaviorSubject<ReactNode>(null);
    const passing = passDeviceLock(screen);
    await waitForScreen(screen);
    const { settings, onUnlock } = readProps(screen.value);
    expect(await unlockBySecret(settings, { passphrase: 'wrong' })).toBeNull();
    onUnlock(await unlockBySecret(settings, { passphrase }));
    const lock = await passing;
    expect(screen.value).toBeNull();
    const opened = openWindow(lock);
    await opened.startOrThrow();
    expect(await readRequests(getData(opened))).toEqual(['For Anna, secretly']);
    expect(readDraft('prayer')).toEqual({ request: 'Secret draft' });
  });

  test('takes the key of another open tab', async () => {
    await signInLocked();
    const lock = await passDeviceLock(new BehaviorSubject<ReactNode>(null));
    expect(lock?.account).toBe('alice');
  });

  test('the lock screen of one tab opens when another tab is unlocked', async () => {
    await closeWindow(await signInLocked());
    const screens = [new BehaviorSubject<ReactNode>(null), new BehaviorSubject<ReactNode>(null)];
    const passing = screens.map((screen) => passDeviceLock(screen));
    for (const screen of screens) await waitForScreen(screen);
    const [first = null] = screens.map(({ value }) => value);
    const { settings, onUnlock } = readProps(first);
    onUnlock(await unlockBySecret(settings, { passphrase }));
    const locks = await Promise.all(passing);
    expect(locks.map((lock) => lock?.account)).toEqual(['alice', 'alice']);
  });

  test('an interrupted turning off is undone', async () => {
    const opened = await signInLocked();
    const settings = readLockSettings('alice');
    if (!settings) throw new Error('There are no settings.');
    await closeWindow(opened);
    writeLockSettings({ ...settings, state: 'turning-off' });
    const screen = new BehaviorSubject<ReactNode>(null);
    void passDeviceLock(screen);
    await waitForScreen(screen);
    expect(readLockSettings('alice')).toEqual(settings);
    // The text that the browser stored is older than the change.
    await copyUserDatabase({ ...settings, state: 'off' }, 'clear', await readKey(settings));
    writeLockSettings(settings);
    expect(await passDeviceLock(screen)).toBeNull();
    expect(await listDatabases('-locked--')).toBe(0);
    const next = openWindow();
    await next.startOrThrow();
    expect(await readRequests(getData(next))).toEqual(['For Anna, secretly']);
  });

  test('an interrupted turning on is undone, and completed if the copy is complete', async () => {
    const opened = await signInWithWords();
    expect(await turnOnLock(getData(opened), passphrase, 5)).toBe('done');
    const settings = readLockSettings('alice');
    if (!settings) throw new Error('There are no settings.');
    await closeWindow(opened);
    writeLockSettings({ ...settings, state: 'turning-on' });
    const screen = new BehaviorSubject<ReactNode>(null);
    void passDeviceLock(screen);
    await waitForScreen(screen);
    expect(readLockSettings('alice')).toEqual({ ...settings, isFormerDeleted: true });
    // A power failure may take the copy, and leave the text.
    await deleteUserCopy('alice', 'locked');
    writeLockSettings({ ...settings, state: 'on' });
    expect(await passDeviceLock(screen)).toBeNull();
    writeLockSettings({ ...settings, state: 'turning-on' });
    expect(await passDeviceLock(screen)).toBeNull();
    expect(readLockSettings('alice')).toBeNull();
  });

  test('the lock stays on if the copy in clear did not survive', async () => {
    const opened = await signInLocked();
    const settings = readLockSettings('alice');
    if (!settings) throw new Error('There are no settings.');
    await closeWindow(opened);
    writeLockSettings({ ...settings, state: 'off' });
    const screen = new BehaviorSubject<ReactNode>(null);
    void passDeviceLock(screen);
    await waitForScreen(screen);
    expect(readLockSettings('alice')?.state).toBe('on');
    expect(await listDatabases('-locked--')).not.toBe(0);
  });

  test('a database in clear that appears later is not deleted', async () => {
    await closeWindow(await signInLocked());
    // An earlier version of the app does not know the lock.
    const earlier = openWindow();
    const settings = readLockSettings('alice');
    if (!settings) throw new Error('There are no settings.');
    removeStored('lock_alice');
    const former = createTestSessionManager();
    windows.push(former);
    await former.startOrThrow();
    await pray(getData(former), 'Written by an earlier version');
    await closeWindow(former);
    await closeWindow(earlier);
    writeLockSettings(settings);
    const screen = new BehaviorSubject<ReactNode>(null);
    void passDeviceLock(screen);
    await waitForScreen(screen);
    expect(await listDatabases('selah-person-alice--')).not.toBe(0);
  });

  test('settings that the browser lost are restored from the locked database', async () => {
    await closeWindow(await signInLocked());
    const settings = readLockSettings('alice');
    removeStored('lock_alice');
    expect(await restoreLockSettings('bob')).toBe(false);
    expect(await restoreLockSettings('alice')).toBe(true);
    // The settings are those of alice: the user only has to unlock.
    expect(await restoreLockSettings('alice')).toBe(true);
    expect(readLockSettings('alice')).toEqual(settings);
  });
});

describe('turned off', () => {
  test('everything is in clear again', async () => {
    const opened = await signInLocked();
    await pray(getData(opened), 'Written while locked');
    expect(await turnOffLock(getData(opened))).toBe('done');
    const data = getData(opened);
    expect(data.lock).toBeNull();
    expect(await readRequests(data)).toEqual(['For Anna, secretly', 'Written while locked']);
    expect(readDraft('prayer')).toEqual({ request: 'Secret draft' });
    await closeWindow(opened);
    setDraftSeal('alice', null);
    expect(await passDeviceLock(new BehaviorSubject<ReactNode>(null))).toBeNull();
    expect(readLockSettings('alice')).toBeNull();
    expect(await listDatabases('-locked--')).toBe(0);
    const next = openWindow();
    await next.startOrThrow();
    expect(await readRequests(getData(next))).toEqual([
      'For Anna, secretly',
      'Written while locked',
    ]);
    expect(readDraft('prayer')).toEqual({ request: 'Secret draft' });
  });

  test('and on again', async () => {
    const opened = await signInLocked();
    await turnOffLock(getData(opened));
    await pray(getData(opened), 'Between');
    expect(await turnOnLock(getData(opened), passphrase, 1)).toBe('done');
    expect(await readRequests(getData(opened))).toEqual(['Between', 'For Anna, secretly']);
  });

  test('a change that cannot begin leaves the app open', async () => {
    const opened = await signInWithWords();
    const before = getData(opened);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(turnOnLock(before, passphrase, 5)).rejects.toThrow();
    put.mockRestore();
    expect(readLockSettings('alice')).toBeNull();
    expect(await readRequests(getData(opened))).toEqual(['For Anna, secretly']);
  });

  test('a copy that fails leaves the app locked', async () => {
    const opened = await signInLocked();
    const freeDisk = fillDisk('selah-person-alice--0--prayers');
    await expect(turnOffLock(getData(opened))).rejects.toThrow();
    freeDisk();
    expect(readLockSettings('alice')?.state).toBe('on');
    expect(await listDatabases('selah-person-alice--')).toBe(0);
    expect(await readRequests(getData(opened))).toEqual(['For Anna, secretly']);
    saveDraft('gratitude', { text: 'A later secret' });
    await synchronizeDrafts();
    expect(await readEverything()).not.toMatch(/later secret/);
  });
});

test('a draft that cannot be decrypted is neither shown nor replaced', async () => {
  await closeWindow(await signInLocked());
  setDraftSeal('alice', null);
  const tabs = { postMessage: () => {}, addEventListener: () => {} };
  const database = openDraftDatabase(tabs);
  expect(await database.load('alice')).toEqual([]);
  const change = { value: 'new', revision: 'r', date: 1, seen: [], sharesId: false };
  await expect(database.write('alice', [{ ...change, name: 'prayer' }])).rejects.toThrow();
  await database.write('alice', [{ ...change, name: 'other' }]);
  const settings = readLockSettings('alice');
  if (!settings) throw new Error('There are no settings.');
  openLock('alice', await readKey(settings));
  expect((await database.load('alice')).map(({ name, value }) => [name, value])).toEqual([
    ['other', 'new'],
    ['prayer', { request: 'Secret draft' }],
  ]);
});

test('an export has no settings of the lock, and an import brings no words in keys', async () => {
  const opened = await signInWithWords();
  // As an earlier version of the app stored it.
  const { activity } = getData(opened).userDatabase;
  const id = 'category|hidden words';
  const value = { name: 'Hidden words' };
  await activity.insert({ id, kind: 'category', order: 'hidden words', value });
  const former = await exportJson(getData(opened), new Date());
  await (await activity.findOne(id).exec())?.remove();
  expect(await turnOnLock(getData(opened), passphrase, 5)).toBe('done');
  const data = getData(opened);
  await deleteClearDatabase(data);
  expect(await exportJson(data, new Date())).not.toMatch(/device-lock|argon2id/);
  await importRecords(data, former);
  expect(await firstValueFrom(watchCustomCategories(data))).toContain('Hidden words');
  expect(await readEverything()).not.toMatch(/hidden words/i);
});

test('a log-out removes the locked database and the settings', async () => {
  const opened = await signInLocked();
  const keyId = getData(opened).lock?.key.id ?? '';
  expect(await askForKey(keyId)).not.toBeNull();
  expect(await getData(opened).endSession(100)).toBeNull();
  expect(readLockSettings('alice')).toBeNull();
  expect(await listDatabases('selah-person-alice')).toBe(0);
  // After the log-out, this tab gives its key to no other tab.
  expect(await askForKey(keyId)).toBeNull();
  await getData(opened).startSession(alice);
  expect(getData(opened).lock).toBeNull();
});

test('a new account id after a restore keeps the lock', async () => {
  const opened = await signInLocked();
  const moved = buildSignedIn('alice');
  await getData(opened).startSession({
    ...moved,
    account: { ...moved.account, id: 'alice-again' },
    user: { ...moved.user, id: 'alice-again' },
  });
  const data = getData(opened);
  expect([data.account?.id, data.lock?.account]).toEqual(['alice-again', 'alice-again']);
  expect(readLockSettings('alice-again')).toMatchObject({ account: 'alice-again', state: 'on' });
  expect(await readRequests(data)).toEqual(['For Anna, secretly']);
  await synchronizeDrafts();
  expect(readDraft('prayer')).toEqual({ request: 'Secret draft' });
  expect(await listDatabases('selah-person-alice-again--')).toBe(0);
});

test('the number of minutes is changed', async () => {
  const opened = await signInLocked();
  await changeLockMinutes(getData(opened), 60);
  expect(readLockSettings('alice')?.minutes).toBe(60);
});
