// What a page says to its service worker, and how it hears the answer.
import type { PageMessage } from '../../../sw/messages.ts';

/** Says it and waits for no answer. */
export function postToWorker(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/** The worker may take the place of the one that rules; every tab hears `controllerchange` then. */
export function activateWorker(worker: ServiceWorker): void {
  postToWorker(worker, { type: 'skip-waiting' });
}

/** Null where none of the kind comes in time: a worker of an older build may know nothing of it. */
export function askWorker<Answer>(
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
