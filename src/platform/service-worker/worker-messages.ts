// Sends messages from a page to its service worker and receives the replies.
import type { PageMessage } from '../../../sw/messages.ts';

/** Sends a message without waiting for a reply. */
export function postToWorker(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/** Milliseconds after which a worker that still waits is activated by a navigation. */
const activationInterval = 2_000;

/**
 * Lets a waiting worker replace the active worker; every tab then gets a `controllerchange` event.
 *
 * Chromium replaces the active worker only while no request is open. If a request is open when the
 * message arrives, Chromium may keep the active worker for minutes, and further messages change
 * nothing. The next navigation lets it replace the worker at once (measured with Chromium 156). The
 * page must stay, so the navigation is that of a hidden frame.
 */
export function activateWorker(worker: ServiceWorker): void {
  postToWorker(worker, { type: 'skip-waiting' });
  const timer = setInterval(() => {
    if (worker.state === 'installed') navigateHiddenFrame();
    else clearInterval(timer);
  }, activationInterval);
}

function navigateHiddenFrame(): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // The content does not matter; the server forbids to show it in a frame.
  frame.src = '/icon-72.png';
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
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
