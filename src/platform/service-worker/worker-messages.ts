// Sends messages from a page to its service worker and receives the replies.
import type { PageMessage } from '../../../sw/messages.ts';

/** Sends a message without waiting for a reply. */
export function postToWorker(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/**
 * Lets a waiting worker replace the active worker; every tab then gets a `controllerchange` event.
 */
export function activateWorker(worker: ServiceWorker): void {
  postToWorker(worker, { type: 'skip-waiting' });
}

/**
 * Sends a message and returns the reply. Returns null if no valid reply arrives in time; a worker
 * of an older build may not know the message.
 */
export function requestFromWorker<Answer>(
  worker: ServiceWorker,
  message: PageMessage,
  isAnswer: (data: unknown) => data is Answer,
  timeoutMillis: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1: ownPort, port2: workerPort } = new MessageChannel();
    const end = (data: unknown) => {
      clearTimeout(timer);
      ownPort.close();
      resolve(isAnswer(data) ? data : null);
    };
    const timer = setTimeout(() => end(null), timeoutMillis);
    ownPort.addEventListener('message', ({ data }) => end(data));
    ownPort.start();
    worker.postMessage(message, [workerPort]);
  });
}
