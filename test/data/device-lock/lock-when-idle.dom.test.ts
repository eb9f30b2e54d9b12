// Tests of the lock after a time without use: which use counts, in which tab, and with which clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LockSettings } from '../../../src/data/device-lock/lock-settings.ts';
import { writeLockSettings } from '../../../src/data/device-lock/lock-settings.ts';
import { closeApp, startLockWhenIdle } from '../../../src/data/device-lock/lock-when-idle.ts';
import { askForKey, shareKey } from '../../../src/data/device-lock/key-sharing.ts';
import { createDataKey } from '../../../src/data/encryption/wrap-key.ts';
import * as drafts from '../../../src/platform/storage/drafts.ts';

const settings: LockSettings = {
  account: 'alice',
  state: 'on',
  minutes: 5,
  keyId: 'key',
  byPassphrase: '',
  byCode: '',
  passkey: null,
  isFormerDeleted: true,
};
const lock = { account: 'alice', key: createDataKey() };
const minute = 60_000;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  writeLockSettings(settings);
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  localStorage.clear();
  document.body.hidden = false;
  vi.useRealTimers();
});

/** Starts a tab. @returns the number of its reloads so far */
function startTab({ isSpeaking = (): boolean => false, clock = { offset: 0 } } = {}): () => number {
  let reloads = 0;
  stops.push(
    startLockWhenIdle({
      lock,
      now: () => Date.now() + clock.offset,
      isSpeaking,
      reload: () => void (reloads += 1),
    }),
  );
  return () => reloads;
}

const use = () => window.dispatchEvent(new Event('pointerdown'));

test('the app locks after the chosen minutes without use, and hides what it shows', async () => {
  const countReloads = startTab();
  await vi.advanceTimersByTimeAsync(4 * minute);
  use();
  await vi.advanceTimersByTimeAsync(4.9 * minute);
  expect(countReloads()).toBe(0);
  expect(document.body.hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(0.5 * minute);
  expect(countReloads()).toBe(1);
  expect(document.body.hidden).toBe(true);
});

test('a use in another tab counts', async () => {
  const first = startTab();
  await vi.advanceTimersByTimeAsync(4 * minute);
  // The other tab shares localStorage.
  localStorage.setItem('selah_last_use', String(Date.now()));
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(first()).toBe(0);
});

test('reading aloud counts as use', async () => {
  let isSpeaking = true;
  const countReloads = startTab({ isSpeaking: () => isSpeaking });
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(countReloads()).toBe(0);
  isSpeaking = false;
  await vi.advanceTimersByTimeAsync(5.5 * minute);
  expect(countReloads()).toBe(1);
});

test('a page that was asleep locks when it is shown again', async () => {
  const clock = { offset: 0 };
  const countReloads = startTab({ clock });
  clock.offset = 6 * minute;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(countReloads()).toBe(1);
});

test('a clock that was set back does not keep the app open', async () => {
  const clock = { offset: 0 };
  const countReloads = startTab({ clock });
  clock.offset = -24 * 60 * minute;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(countReloads()).toBe(1);
});

test('nothing locks after the lock was turned off in another tab', async () => {
  const countReloads = startTab();
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(countReloads()).toBe(0);
});

test('the first touch after a long sleep locks, and does not count as use', async () => {
  const clock = { offset: 0 };
  const countReloads = startTab({ clock });
  clock.offset = 8 * 60 * minute;
  use();
  await vi.advanceTimersByTimeAsync(0);
  expect(countReloads()).toBe(1);
});

test('a damaged text of the settings locks', async () => {
  const countReloads = startTab();
  localStorage.setItem('selah_lock_alice', '{');
  await vi.advanceTimersByTimeAsync(0.5 * minute);
  expect(countReloads()).toBe(1);
});

test('a tab that must lock gives its key to no other tab', async () => {
  vi.useRealTimers();
  shareKey(lock);
  localStorage.setItem('selah_last_use', String(Date.now()));
  expect(await askForKey(lock.key.id)).toEqual(lock.key);
  localStorage.setItem('selah_last_use', String(Date.now() - 6 * minute));
  expect(await askForKey(lock.key.id)).toBeNull();
  shareKey(null);
});

test('locking at once locks the other tabs, and no tab gives the key', async () => {
  vi.useRealTimers();
  shareKey(lock);
  const other = startTab();
  let reloads = 0;
  expect(await closeApp(lock, () => void (reloads += 1))).toBe(true);
  expect(reloads).toBe(1);
  await vi.waitFor(() => expect(other()).toBe(1));
  expect(await askForKey(lock.key.id)).toBeNull();
});

test('an app with a draft that cannot be stored stays open', async () => {
  vi.useRealTimers();
  const flush = vi.spyOn(drafts, 'flushDrafts').mockReturnValue(false);
  let reloads = 0;
  expect(await closeApp(lock, () => void (reloads += 1))).toBe(false);
  expect([reloads, document.body.hidden]).toEqual([0, false]);
  flush.mockRestore();
});
