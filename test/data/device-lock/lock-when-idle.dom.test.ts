// Tests of the lock after a time without use: which use counts, in which tab, and with which clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LockSettings } from '../../../src/data/device-lock/lock-settings.ts';
import { writeLockSettings } from '../../../src/data/device-lock/lock-settings.ts';
import { lockApp, startLockWhenIdle } from '../../../src/data/device-lock/lock-when-idle.ts';

const settings: LockSettings = {
  account: 'alice',
  state: 'on',
  minutes: 5,
  keyId: 'key',
  byPassphrase: '',
  byCode: '',
  passkey: null,
};
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
      now: () => Date.now() + clock.offset,
      isSpeaking,
      reload: () => void (reloads += 1),
    }),
  );
  return () => reloads;
}

const use = () => window.dispatchEvent(new Event('pointerdown'));

test('the app locks after the chosen minutes without use, and hides what it shows', () => {
  const countReloads = startTab();
  vi.advanceTimersByTime(4 * minute);
  use();
  vi.advanceTimersByTime(4.9 * minute);
  expect(countReloads()).toBe(0);
  expect(document.body.hidden).toBe(false);
  vi.advanceTimersByTime(0.5 * minute);
  expect(countReloads()).toBe(1);
  expect(document.body.hidden).toBe(true);
});

test('a use in another tab counts', () => {
  const first = startTab();
  vi.advanceTimersByTime(4 * minute);
  // The other tab shares localStorage.
  localStorage.setItem('selah_last_use', String(Date.now()));
  vi.advanceTimersByTime(2 * minute);
  expect(first()).toBe(0);
});

test('reading aloud counts as use', () => {
  let isSpeaking = true;
  const countReloads = startTab({ isSpeaking: () => isSpeaking });
  vi.advanceTimersByTime(20 * minute);
  expect(countReloads()).toBe(0);
  isSpeaking = false;
  vi.advanceTimersByTime(5.5 * minute);
  expect(countReloads()).toBe(1);
});

test('a page that was asleep locks when it is shown again', () => {
  const clock = { offset: 0 };
  const countReloads = startTab({ clock });
  clock.offset = 6 * minute;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countReloads()).toBe(1);
});

test('a clock that was set back does not keep the app open', () => {
  const clock = { offset: 0 };
  const countReloads = startTab({ clock });
  clock.offset = -24 * 60 * minute;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(countReloads()).toBe(1);
});

test('nothing locks after the lock was turned off in another tab', () => {
  const countReloads = startTab();
  localStorage.clear();
  vi.advanceTimersByTime(20 * minute);
  expect(countReloads()).toBe(0);
});

test('locking at once locks the other tabs', async () => {
  vi.useRealTimers();
  const other = startTab();
  let reloads = 0;
  lockApp(() => void (reloads += 1));
  expect(reloads).toBe(1);
  await vi.waitFor(() => expect(other()).toBe(1));
});
