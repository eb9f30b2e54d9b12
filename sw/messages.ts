// The words that a page and the service worker exchange; the only file of this room that a page may import.

/** Page to worker: take over now; the pages see `controllerchange` and may reload. */
export interface SkipWaiting {
  type: 'skip-waiting';
}

export type PageMessage = SkipWaiting;

/** The worker's address and scope: the root, or it could not open every page. */
export const workerAddress = '/sw.js';

/** Any script of the same origin may post anything: a message that is not ours is not obeyed. */
export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'skip-waiting';
}
