// What a page says to its service worker, and how it hears the answer.
import type { PageMessage } from '../../sw/messages.ts';

/** Says it and waits for no answer. */
export function tell(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/** The worker may take the place of the one that rules; every tab hears `controllerchange` then. */
export function letRule(worker: ServiceWorker): void {
  tell(worker, { type: 'skip-waiting' });
}

/** Null where none of the kind comes in time: a worker of an older build may know nothing of it. */
export function ask<Answer>(worker: ServiceWorker, message: PageMessage, isAnswer: (data: unknown) => data is Answer, patience: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1: ear, port2: answer } = new MessageChannel();
    const end = (data: unknown) => {
      clearTimeout(timer);
      ear.close();
      resolve(isAnswer(data) ? data : null);
    };
    const timer = setTimeout(() => end(null), patience);
    ear.addEventListener('message', ({ data }) => end(data));
    ear.start();
    worker.postMessage(message, [answer]);
  });
}
