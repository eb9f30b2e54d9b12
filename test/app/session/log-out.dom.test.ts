// Tests of the log-out: unacknowledged unsynced data cancels the log-out; otherwise databases,
// drafts, licensed texts and stored marks are deleted. Unsynced data is counted again after the
// other tabs closed their databases. Also covers interrupted log-outs and log-outs in other tabs.
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { readBackgroundSession } from '../../../src/data/background-session.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchUnsyncedCount } from '../../../src/data/database/storage-eviction.ts';
import { acquireDatabaseLock } from '../../../src/data/database/database-lock.ts';
import {
  markLogOutCheck,
  finishDeletions,
  isLogOutCheckRunning,
  isMarkedForDeletion,
  markForDeletion,
} from '../../../src/app/session/user-data-deletion.ts';
import { storeSession, readStoredSession } from '../../../src/app/session/stored-session.ts';
import { countDrafts, saveDraft } from '../../../src/platform/storage/drafts.ts';
import { writeInOtherTab } from '../../support/other-tab.ts';
import {
  createTestSessionManager,
  type TestSessionManager,
  loseConnections,
  buildSignedIn,
} from './session-manager-setup.ts';

const sessionManagers: TestSessionManager[] = [];
const alice = buildSignedIn('alice');
const day = '2026-11-20T00:00:00Z';

beforeEach(() => {
  // The test page has no `navigator.locks`.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});

afterEach(async () => {
  for (const sessionManager of sessionManagers.splice(0)) await sessionManager.close();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

function tab(...server: Parameters<typeof createTestSessionManager>): TestSessionManager {
  const sessionManager = createTestSessionManager(...server);
  sessionManagers.push(sessionManager);
  return sessionManager;
}

const homesOfAlice = async () =>
  (await indexedDB.databases()).filter(({ name }) => name?.includes('selah-person-alice--')).length;

/** Runs `act` when another tab receives the first log-out message. */
function whenLeft(sessionManager: TestSessionManager, act: () => void): void {
  sessionManager.sentToTabs.push = (...messages) => {
    Array.prototype.push.apply(sessionManager.sentToTabs, messages);
    if (messages.includes('left') && sessionManager.sentToTabs.length === 1) act();
    return sessionManager.sentToTabs.length;
  };
}

/**
 * Fakes another tab with Alice's databases open, which saves a prayer on the log-out message before
 * it closes them.
 */
async function besideABusyTab(
  sessionManager: TestSessionManager,
  data: DataContext,
): Promise<void> {
  const letGo = await acquireDatabaseLock('alice');
  whenLeft(
    sessionManager,
    () =>
      void writeInOtherTab(
        data,
        'prayers',
        buildLocalRecord('p1', { title: 'Saved in the last moment' }, day),
      ).then(letGo),
  );
}

describe('[R43] a log-out', () => {
  test('a log-out that finds an unacknowledged record deletes nothing', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":0}'));
    await besideABusyTab(sessionManager, data);
    expect(await data.endSession(0)).toEqual({ waiting: 1 });
    expect([
      sessionManager.current.value,
      data.userDatabase.closed,
      sessionManager.engines[0]?.stopped,
    ]).toEqual([data, false, false]);
    expect(readStoredSession()).toMatchObject({ account: { id: 'alice' }, token: alice.token });
    expect(await readBackgroundSession(data.deviceDatabase)).toMatchObject({ account: 'alice' });
    expect(
      await data.userDatabase.prayers.storageInstance.findDocumentsById(['p1'], false),
    ).toHaveLength(1);
    // The closed tabs get the message to start again.
    expect([
      [...sessionManager.sentToTabs],
      isMarkedForDeletion('alice'),
      isLogOutCheckRunning('alice'),
    ]).toEqual([['left', 'entered'], false, false]);
    expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":0}');
    // The user has now seen the number.
    expect([await data.endSession(1), readStoredSession(), await homesOfAlice()]).toEqual([
      null,
      null,
      0,
    ]);
  });

  test('a log-out calls back only after all data of the user is closed', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    saveDraft('prayer_draft', { request: 'begun' });
    const seen: unknown[] = [];
    const note = () =>
      void seen.push([sessionManager.current.value, data.userDatabase.closed, readStoredSession()]);
    expect([await data.endSession(0, note), seen]).toEqual([{ waiting: 1 }, []]);
    expect(await data.endSession(1, note)).toBeNull();
    expect(seen).toEqual([[null, true, null]]);
    expect(sessionManager.current.value?.account).toBeNull();
  });

  test('a log-out removes stored texts with data about the user', async () => {
    storeSession(alice);
    const data = await tab().startOrThrow();
    const names = [
      'onboarding_answers',
      'visit_days',
      'access',
      'bedtime_place',
      'translation_told',
    ];
    for (const name of names) localStorage.setItem(`selah_${name}`, '{"who":"alice"}');
    await data.endSession(0);
    expect(names.filter((name) => localStorage.getItem(`selah_${name}`) !== null)).toEqual([]);
  });

  test('a log-out keeps an unsaved draft that the user did not acknowledge', async () => {
    storeSession(alice);
    const data = await tab().startOrThrow();
    saveDraft('prayer_draft', { request: 'begun' });
    expect([await data.endSession(0), countDrafts()]).toEqual([{ waiting: 1 }, 1]);
    expect([await data.endSession(1), countDrafts()]).toEqual([null, 0]);
  });

  test('a log-out is completed even if the storage does not answer', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    await loseConnections(data);
    vi.spyOn(console, 'warn').mockReturnValue();
    expect([
      await data.endSession(0),
      readStoredSession(),
      await homesOfAlice(),
      sessionManager.sentToTabs,
    ]).toEqual([null, null, 0, ['left']]);
  });

  test('an opening tab deletes data only after a log-out is decided', async () => {
    storeSession(alice);
    markLogOutCheck('alice');
    const sessionManager = tab();
    const starting = sessionManager.start();
    localStorage.removeItem('selah_session');
    expect([await starting, sessionManager.reloads, (await homesOfAlice()) > 0]).toEqual([
      null,
      1,
      true,
    ]);
    await finishDeletions('guest');
    expect([isLogOutCheckRunning('alice'), (await homesOfAlice()) > 0]).toEqual([true, true]);
    markForDeletion('alice');
    await finishDeletions('guest');
    expect([isMarkedForDeletion('alice'), await homesOfAlice()]).toEqual([false, 0]);
  });

  test.each([
    ['kept', 'private_with_login', []],
    ['memory', 'private_with_login', []],
    ['kept', 'public_without_login', ['ESV|JHN|3']],
  ] as const)(
    'after a log-out (%s) on a server that is %s, these licensed texts stay for the next guest: %j',
    async (storage, access, remaining) => {
      storeSession(alice);
      const sessionManager = tab(storage, access);
      const data = await sessionManager.startOrThrow();
      await data.deviceDatabase.chapters.insert({
        id: 'ESV|JHN|3',
        kind: 'chapter',
        order: '',
        value: { chapter: {}, kept: new Date().toISOString() },
      });
      expect(await data.endSession(0)).toBeNull();
      const docs = await sessionManager.current.value?.deviceDatabase.chapters
        .find({ selector: { kind: 'chapter' } })
        .exec();
      expect(docs?.map(({ id }) => id)).toEqual(remaining);
    },
  );

  test('an interrupted log-out deletes the licensed texts at the next start', async () => {
    const sessionManager = tab('kept', 'private_with_login');
    const { deviceDatabase } = await sessionManager.startOrThrow();
    await deviceDatabase.chapters.insert({
      id: 'ESV|JHN|3',
      kind: 'chapter',
      order: '',
      value: { chapter: {}, kept: new Date().toISOString() },
    });
    markForDeletion('alice');
    const next = tab('kept', 'private_with_login');
    const data = await next.startOrThrow();
    await vi.waitFor(() => expect(isMarkedForDeletion('alice')).toBe(false));
    expect(
      await data.deviceDatabase.chapters.find({ selector: { kind: 'chapter' } }).exec(),
    ).toEqual([]);
  });

  test('a log-out leaves a user alone who logged in in another tab meanwhile', async () => {
    storeSession(alice);
    const sessionManager = tab();
    const data = await sessionManager.startOrThrow();
    await writeInOtherTab(data, 'prayers', buildLocalRecord('p1', {}, day));
    whenLeft(sessionManager, () => storeSession(buildSignedIn('bob')));
    expect([await data.endSession(0), readStoredSession()?.account.id]).toEqual([
      { waiting: 1 },
      'bob',
    ]);
  });
});

test('[R43] a log-out in another tab leaves no database mark', async () => {
  storeSession(alice);
  const data = await tab().startOrThrow();
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":0}'));
  localStorage.removeItem('selah_session');
  localStorage.removeItem('selah_kept_alice');
  await data.userDatabase.prayers.insert(buildLocalRecord('p1', {}, day));
  await firstValueFrom(
    watchUnsyncedCount(data.userDatabase).pipe(filter((unsyncedCount) => unsyncedCount === 1)),
  );
  expect(localStorage.getItem('selah_kept_alice')).toBeNull();
});
