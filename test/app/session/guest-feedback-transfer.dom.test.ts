// Tests of the transfer of a guest's feedback messages at the login: once, also when the window is
// closed in between.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { saveFeedback } from '../../../src/features/feedback/outbox.ts';
import { packMessages } from '../../../src/app/session/guest-feedback-transfer.ts';
import { storeSession } from '../../../src/app/session/stored-session.ts';
import {
  createTestSessionManager,
  type TestSessionManager,
  buildSignedIn,
} from './session-manager-setup.ts';

const sessionManagers: TestSessionManager[] = [];
const alice = buildSignedIn('alice');

function tab(): TestSessionManager {
  const sessionManager = createTestSessionManager();
  sessionManagers.push(sessionManager);
  return sessionManager;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const sessionManager of sessionManagers.splice(0)) await sessionManager.close();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

const readFeedback = async (data: DataContext | null) =>
  ((await data?.userDatabase.activity.find({ selector: { kind: 'letter' } }).exec()) ?? []).map(
    ({ id, order, value }) => ({ id, order, body: value['body'] }),
  );
const write = (data: DataContext, body: string) =>
  saveFeedback(data, { kind: 'feedback', subject: 'Feedback', body });
const readCarried = () => localStorage.getItem('selah_carried_letters');

test('a guest’s feedback messages move unchanged, and only to the user who logs in', async () => {
  const sessionManager = tab();
  const guest = await sessionManager.startOrThrow();
  await write(guest, 'One');
  await write(guest, 'Two');
  const before = await readFeedback(guest);
  await guest.startSession(alice);
  const alicesContext = sessionManager.current.value;
  expect([before.length, await readFeedback(alicesContext), readCarried()]).toEqual([
    2,
    before,
    null,
  ]);
  await alicesContext?.startSession(buildSignedIn('bob'));
  expect(await readFeedback(sessionManager.current.value)).toEqual([]);
  await sessionManager.current.value?.startSession(alice);
  expect(await readFeedback(sessionManager.current.value)).toEqual(before);
  await sessionManager.current.value?.endSession(2);
  expect([
    sessionManager.current.value?.account,
    await readFeedback(sessionManager.current.value),
  ]).toEqual([null, []]);
});

test('after a closed window, feedback messages go to the user, else to the guest', async () => {
  for (const isIn of [true, false]) {
    const first = tab();
    const guest = await first.startOrThrow();
    await write(guest, 'On the way');
    const before = await readFeedback(guest);
    await packMessages(guest.userDatabase);
    expect([await readFeedback(guest), readCarried()]).toEqual([
      [],
      expect.stringContaining('On the way'),
    ]);
    await first.close();
    if (isIn) storeSession(alice);
    const second = tab();
    const data = await second.startOrThrow();
    expect([data.account?.id, await readFeedback(data), readCarried()]).toEqual([
      isIn ? 'alice' : undefined,
      before,
      null,
    ]);
    if (isIn) await data.endSession(1);
    await second.close();
  }
});

test('a device that cannot transfer feedback messages blocks no login', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const sessionManager = tab();
  const guest = await sessionManager.startOrThrow();
  await write(guest, 'Stays');
  const setItem = () => {
    throw new Error('no room');
  };
  vi.stubGlobal('localStorage', { setItem, removeItem: () => {}, getItem: () => null });
  await packMessages(guest.userDatabase);
  vi.unstubAllGlobals();
  expect([await readFeedback(guest), readCarried()]).toMatchObject([[{ body: 'Stays' }], null]);
  vi.spyOn(guest.userDatabase.activity, 'find').mockImplementation(() => {
    throw new Error('the disk is broken');
  });
  await guest.startSession(alice);
  expect(sessionManager.current.value?.account?.id).toBe('alice');
  await sessionManager.current.value?.endSession(0);
  expect(await readFeedback(sessionManager.current.value)).toMatchObject([{ body: 'Stays' }]);
});
