// The service worker from the page's side: registering it, hearing of a new version, changing over to it.
import { workerAddress } from '../../sw/messages.ts';
import type { SkipWaiting } from '../../sw/messages.ts';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Registers the worker and looks for a new version every half hour. Answers false when the browser has no workers or refuses ours. */
export async function registerServiceWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), 30 * 60_000); // no network: the next half hour comes
    return true;
  } catch {
    return false; // a private window, a locked-down browser: all but opening without a network still works
  }
}

/** Calls back when a new version waits; returns the function that ends it. */
export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isUpdateWaiting(): boolean {
  return waiting !== null;
}

/** Asks the server for a new version. `unknown`: without a worker nobody knows; loading the page again is the only way to ask. */
export async function lookForUpdate(): Promise<'coming' | 'none' | 'unknown'> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!registration) return 'unknown';
  await registration.update();
  return registration.installing || registration.waiting ? 'coming' : 'none';
}

/** Lets the new version take over and loads the page again under it. */
export function applyUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skip-waiting' } satisfies SkipWaiting);
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker);
    });
  });
}

function tell(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}
