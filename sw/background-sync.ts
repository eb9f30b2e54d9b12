// Background Sync [R41] in the service worker: sends pending changes when the network is back,
// through an open page or the worker's own sync engine. Pages are asked first; the engine runs only
// when no page answers, and with a time limit.
import { isSynced, type SyncNow } from './messages.ts';

/** The part of a window client that is used here. */
export interface OpenPage {
  postMessage(message: SyncNow, transfer: Transferable[]): void;
}

/** A page that is frozen in the background never answers. More than its longest request takes. */
export const pageReplyMillis = 30_000;

/**
 * Maximum time in milliseconds for the worker's own work, because a busy worker is not replaced by
 * a new version.
 */
const ownTime = 30_000;

/**
 * Rejects when the work takes too long, so that the browser tries again later. Finished parts of
 * the work stay done.
 */
export async function withTimeLimit(work: Promise<void> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>(
    (_resolve, reject) =>
      (timer = setTimeout(() => reject(new Error('It took too long.')), ownTime)),
  );
  await Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/**
 * Sends pending changes. Rejects when changes are still pending, so that the browser tries again
 * later at its own intervals.
 * @param runSync runs the engine in the worker; called only when no page answers
 */
export async function syncPending(
  pages: readonly OpenPage[],
  runSync: () => Promise<void>,
): Promise<void> {
  switch (await requestPages(pages)) {
    case 'done':
      return;
    case 'not done':
      throw new Error('A page has synced, but changes are still pending.');
    case 'silent':
      // A page may be only slow. Running both is safe, because the sync lock lets one run after the
      // other.
      await withTimeLimit(runSync());
  }
}

function requestPages(pages: readonly OpenPage[]): Promise<'done' | 'not done' | 'silent'> {
  if (pages.length === 0) return Promise.resolve('silent');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silent'), pageReplyMillis);
    for (const page of pages) {
      const { port1: port, port2: answer } = new MessageChannel();
      port.addEventListener('message', ({ data }) => {
        port.close();
        if (!isSynced(data)) return;
        clearTimeout(timer);
        resolve(data.isDone ? 'done' : 'not done');
      });
      port.start();
      page.postMessage({ type: 'sync-now' }, [answer]);
    }
  });
}
