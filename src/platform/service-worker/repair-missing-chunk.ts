// A part of the app that is not to be had any more: the page asks for it anew and for the new
// version, and loads itself again, once. Here, not in a part of its own: parts are what is missing.
import { isShellRefetched } from '../../../sw/messages.ts';
import { flushDrafts } from '../storage/drafts.ts';
import { isOnline } from '../online.ts';
import { takeReloadAttempt } from '../reload.ts';
import { askWorker, activateWorker } from './worker-messages.ts';

/** Milliseconds, longer than the worker tries to fetch what is broken. */
const replyTimeout = 30_000;

/**
 * Faults that came with a part and not out of it: the build tells of each `import()` that failed.
 */
const chunkErrorPatterns = new WeakSet<object>();

window.addEventListener('vite:preloadError', (event) => {
  if ('payload' in event && event.payload instanceof Error) chunkErrorPatterns.add(event.payload);
});

/**
 * A part could not be fetched, which each browser says in its own words, or what is kept of it is
 * broken. A text that is no JSON is another matter.
 */
export function isChunkMissing(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return (
    /dynamically imported module|module script failed|preload CSS/i.test(fault.message) ||
    (fault instanceof SyntaxError && chunkErrorPatterns.has(fault))
  );
}

/**
 * Answers false where it would not help: without a way to the server, when it was tried a while
 * ago, or when words would be lost that only this page holds.
 */
export async function repairOnce(fault: unknown): Promise<boolean> {
  if (
    !isChunkMissing(fault) ||
    !isOnline() ||
    !(await isServerReachable()) ||
    !flushDrafts() ||
    !takeReloadAttempt()
  )
    return false;
  await refetchAndActivate(fault as Error).catch(() => undefined);
  // Meanwhile somebody may have written.
  if (!flushDrafts()) return false;
  location.reload();
  return true;
}

/** Asked past the worker, which answers pages only. */
async function isServerReachable(): Promise<boolean> {
  try {
    return (
      await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    ).ok;
  } catch {
    return false;
  }
}

/**
 * Nothing that is kept is let go: the worker lays the new part over the old one when it has it.
 * Then the new version, where there is one.
 */
async function refetchAndActivate({ message }: Error): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active)
    await askWorker(
      registration.active,
      { type: 'renew', address: /https?:\/\/[^\s"'()]+/.exec(message)?.[0] ?? null },
      isShellRefetched,
      replyTimeout,
    );
  await registration?.update();
  const coming = registration?.installing;
  if (coming) await hasAnswered(coming, 'statechange');
  const changed = hasAnswered(navigator.serviceWorker, 'controllerchange');
  if (!registration?.waiting) return;
  activateWorker(registration.waiting);
  await changed;
}

function hasAnswered(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => {
    target.addEventListener(type, resolve, { once: true });
    setTimeout(resolve, replyTimeout);
  });
}
