// Background Sync [R41]: when the network is back, what waits goes out, by an open page where one answers, else by the engine itself.
import { isSynced, type SyncNow } from './messages.ts';

/** The part of a window client that is used here. */
export interface OpenPage {
  postMessage(message: SyncNow, transfer: Transferable[]): void;
}

/** A page that is frozen in the background never answers. More than its longest request takes. */
export const patience = 30_000;

/**
 * Rejects when something is left that waits, so that the browser tries again later, with pauses of its own.
 * @param meetServer runs the engine in the worker: only when no page does
 */
export async function syncWaiting(pages: readonly OpenPage[], meetServer: () => Promise<void>): Promise<void> {
  switch (await askPages(pages)) {
    case 'done':
      return;
    case 'not done':
      throw new Error('A page met the server, and something still waits.');
    case 'silent':
      // A page that is only slow does no harm: the lock lets one of the two after the other.
      await meetServer();
  }
}

function askPages(pages: readonly OpenPage[]): Promise<'done' | 'not done' | 'silent'> {
  if (pages.length === 0) return Promise.resolve('silent');
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silent'), patience);
    for (const page of pages) {
      const { port1: ear, port2: answer } = new MessageChannel();
      ear.addEventListener('message', ({ data }) => {
        ear.close();
        if (!isSynced(data)) return;
        clearTimeout(timer);
        resolve(data.isDone ? 'done' : 'not done');
      });
      ear.start();
      page.postMessage({ type: 'sync-now' }, [answer]);
    }
  });
}
