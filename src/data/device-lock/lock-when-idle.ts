// Locks the app after a time without use, in all tabs: the page is loaded again, so that no word and
// no key stays in memory.
import { flushDrafts, synchronizeDrafts } from '../../platform/storage/drafts.ts';
import { shareKey } from './key-sharing.ts';
import { isLockDue, storeLastUse } from './last-use.ts';
import type { OpenLock } from './open-lock.ts';

export interface IdleParts {
  lock: Pick<OpenLock, 'account' | 'key'>;
  now(): number;
  /** Whether the app reads aloud: it then counts as used. */
  isSpeaking(): boolean;
  reload(): void;
}

const channelName = 'selah-lock-now';
/** Milliseconds. */
const checkInterval = 10_000;
/** The time of the last use is stored at most once in this time, in milliseconds. */
const storeInterval = 5_000;

const useEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input', 'focusin'] as const;

/** @returns function that stops it */
export function startLockWhenIdle({ lock, now, isSpeaking, reload }: IdleParts): () => void {
  const channel = new BroadcastChannel(channelName);
  let storedAt = 0;
  let isLocking = false;

  function storeUse(): void {
    if (Math.abs(now() - storedAt) < storeInterval) return;
    storedAt = now();
    storeLastUse(storedAt);
  }

  /** The first touch after a long sleep must lock, and not count as use. */
  function handleUse(): void {
    if (isLockDue(lock.account, now())) void closeHere();
    else storeUse();
  }

  function check(): void {
    if (isSpeaking()) storeUse();
    else if (isLockDue(lock.account, now())) void closeHere();
  }

  function checkWhenVisible(): void {
    if (document.visibilityState === 'visible') check();
  }

  async function closeHere(): Promise<void> {
    if (isLocking) return;
    isLocking = true;
    if (await closeApp(lock, reload)) stop();
    isLocking = false;
  }

  function stop(): void {
    clearInterval(timer);
    channel.close();
    for (const name of useEvents) window.removeEventListener(name, handleUse, true);
    document.removeEventListener('visibilitychange', checkWhenVisible);
    window.removeEventListener('pageshow', checkWhenVisible);
  }

  channel.addEventListener('message', () => void closeHere());
  for (const name of useEvents)
    window.addEventListener(name, handleUse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('pageshow', checkWhenVisible);
  const timer = setInterval(check, checkInterval);
  storeUse();
  return stop;
}

/**
 * Locks the app at once, in all tabs.
 * @returns false if a draft cannot be stored: nothing that was written may be lost, so the app stays
 *   open, and the next check tries again
 */
export async function closeApp(
  lock: Pick<OpenLock, 'account' | 'key'>,
  reload: () => void,
): Promise<boolean> {
  // Nothing is to be read, and no other tab may get the key, while the page is being closed.
  document.body.hidden = true;
  shareKey(null);
  // A tab that gets no message now finds out by the time of the last use.
  storeLastUse(0);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('lock');
  channel.close();
  await synchronizeDrafts();
  if (!flushDrafts()) {
    document.body.hidden = false;
    shareKey(lock);
    return false;
  }
  // A search in the address could be read on the lock screen.
  history.replaceState(null, '', location.pathname);
  reload();
  return true;
}
