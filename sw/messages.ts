// The words that a page and the service worker exchange; the only file of this room that a page may import.

/** Page to worker: take over now; the pages see `controllerchange` and may reload. */
export interface SkipWaiting {
  type: 'skip-waiting';
}

export type PageMessage = SkipWaiting;

/** Worker to page, with a port for the answer: the network is back and something waits, meet the server. */
export interface SyncNow {
  type: 'sync-now';
}

/** The page's answer: whether nothing is left that waits for the network. */
export interface Synced {
  type: 'synced';
  isDone: boolean;
}

/** The worker's address and scope: the root, or it could not open every page. */
export const workerAddress = '/sw.js';

/** What the browser is asked to remember until there is a network, see Background Sync. */
export const waitingTag = 'selah-waiting';

/** Any script of the same origin may post anything: a message that is not ours is not obeyed. */
export function isPageMessage(data: unknown): data is PageMessage {
  return isOfType(data, 'skip-waiting');
}

export function isSyncNow(data: unknown): data is SyncNow {
  return isOfType(data, 'sync-now');
}

export function isSynced(data: unknown): data is Synced {
  return isOfType(data, 'synced') && 'isDone' in data && typeof data.isDone === 'boolean';
}

function isOfType(data: unknown, type: string): data is { type: string } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type;
}
