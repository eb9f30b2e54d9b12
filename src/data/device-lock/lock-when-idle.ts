// Locks the app after a time without use, in all tabs: the page is loaded again, so that no word and
// no key stays in memory.
import { readLockSettings } from './lock-settings.ts';
import { flushDrafts } from '../../platform/storage/drafts.ts';
import { readStored, writeStored } from '../../platform/storage/local-storage.ts';

export interface IdleParts {
  now(): number;
  /** Whether the app reads aloud: it then counts as used. */
  isSpeaking(): boolean;
  reload(): void;
}

const channelName = 'selah-lock-now';
/** Name in localStorage of the time of the last use in any tab, in milliseconds since 1970. */
const lastUseName = 'last_use';
/** Milliseconds. */
const checkInterval = 10_000;
/** The time of the last use is stored at most once in this time, in milliseconds. */
const storeInterval = 5_000;
const msPerMinute = 60_000;

const useEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** @returns function that stops it */
export function startLockWhenIdle({ now, isSpeaking, reload }: IdleParts): () => void {
  const channel = new BroadcastChannel(channelName);
  let storedAt = 0;

  function recordUse(): void {
    if (Math.abs(now() - storedAt) < storeInterval) return;
    storedAt = now();
    writeStored(lastUseName, String(storedAt));
  }

  function check(): void {
    const settings = readLockSettings();
    if (settings?.state !== 'on') return;
    if (isSpeaking()) return recordUse();
    const lastUse = Number(readStored(lastUseName) ?? now());
    // A clock that was set back does not keep the app open.
    if (Math.abs(now() - lastUse) >= settings.minutes * msPerMinute) lock();
  }

  function checkWhenVisible(): void {
    if (document.visibilityState === 'visible') check();
  }

  function lock(): void {
    stop();
    closeApp(reload);
  }

  function stop(): void {
    clearInterval(timer);
    channel.close();
    for (const name of useEvents) window.removeEventListener(name, recordUse, true);
    document.removeEventListener('visibilitychange', checkWhenVisible);
    window.removeEventListener('pageshow', checkWhenVisible);
  }

  channel.addEventListener('message', lock);
  for (const name of useEvents)
    window.addEventListener(name, recordUse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('pageshow', checkWhenVisible);
  const timer = setInterval(check, checkInterval);
  recordUse();
  return stop;
}

/** Locks the app at once, in all tabs. */
export function lockApp(reload: () => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('lock');
  channel.close();
  closeApp(reload);
}

function closeApp(reload: () => void): void {
  flushDrafts();
  // Nothing is to be read while the page is being loaded.
  document.body.hidden = true;
  reload();
}
