// Repairs a missing chunk of the app: refetches the chunk, installs a waiting version and reloads
// the page once. Not a separate chunk, because it repairs missing chunks.
import { isShellRefetched } from '../../../sw/messages.ts';
import { flushDrafts } from '../storage/drafts.ts';
import { isOnline } from '../online.ts';
import { takeReloadAttempt } from '../reload.ts';
import { requestFromWorker, activateWorker } from './worker-messages.ts';

/** Milliseconds; longer than the worker tries to fetch a broken file. */
const replyTimeout = 30_000;

/**
 * Errors of failed `import()` calls, as reported by the build. Errors thrown by the imported code
 * are not included.
 */
const chunkErrorPatterns = new WeakSet<object>();

window.addEventListener('vite:preloadError', (event) => {
  if ('payload' in event && event.payload instanceof Error) chunkErrorPatterns.add(event.payload);
});

/**
 * Returns whether a chunk could not be fetched, which each browser reports differently, or whether
 * the stored chunk is broken. Invalid JSON is not a chunk error.
 */
export function isChunkMissing(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  return (
    /dynamically imported module|module script failed|preload CSS/i.test(fault.message) ||
    (fault instanceof SyntaxError && chunkErrorPatterns.has(fault))
  );
}

/**
 * Returns false if a repair would not help: the server is unreachable, a repair was tried recently,
 * or unsaved input would be lost.
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
  // The user may have typed meanwhile.
  if (!flushDrafts()) return false;
  location.reload();
  return true;
}

/**
 * Returns whether the server responds. The worker does not answer HEAD requests, so the response
 * comes from the server.
 */
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
 * Refetches the chunk and activates a new version if there is one. The worker replaces the stored
 * file only after the new file has arrived.
 */
async function refetchAndActivate({ message }: Error): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active)
    await requestFromWorker(
      registration.active,
      { type: 'renew', address: /https?:\/\/[^\s"'()]+/.exec(message)?.[0] ?? null },
      isShellRefetched,
      replyTimeout,
    );
  await registration?.update();
  const installing = registration?.installing;
  if (installing) await hasAnswered(installing, 'statechange');
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
