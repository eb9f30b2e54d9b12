// Background Sync [R41]: when the network is back, what waits goes out, by an open page where one
// answers, else by the engine itself.
import { isSynced, type SyncNow } from './messages.ts';

/** The part of a window client that is used here. */
export interface OpenPage {
  postMessage(message: SyncNow, transfer: Transferable[]): void;
}

/** A page that is frozen in the background never answers. More than its longest request takes. */
export const pageReplyMillis = 30_000;

/**
 * Milliseconds for what the worker does by itself: one that is about something is not replaced by
 * another.
 */
const ownTime = 30_000;

/**
 * Rejects when it takes too long: the browser tries again later, and what is done by then is done.
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
 * Rejects when something is left that waits, so that the browser tries again later, with pauses of
 * its own.
 * @param runSync runs the engine in the worker: only when no page does
 */
export async function syncPending(
  pages: readonly OpenPage[],
  runSync: () => Promise<void>,
): Promise<void> {
  switch (await askPages(pages)) {
    case 'done':
      return;
    case 'not done':
      throw new Error('A page met the server, and something still waits.');
    case 'silent':
      // A page that is only slow does no harm: the lock lets one of the two after the other.
      await withTimeLimit(runSync());
  }
}

function askPages(pages: readonly OpenPage[]): Promise<'done' | 'not done' | 'silent'> {
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
