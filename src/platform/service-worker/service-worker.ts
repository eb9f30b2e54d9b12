// The service worker from the page's side: registering it, hearing of a new version, changing over
// to it, being led by it.
import { isNavigateTo, isSubscriptionChanged } from '../../../sw/messages.ts';
import type { NavigationAccepted } from '../../../sw/messages.ts';
import type { WorkerEvents, WorkerState } from './worker-events.ts';

/** Takes the new version over; null while none waits. */
let switchToUpdate: (() => void) | null = null;
let state: WorkerState = 'checking';
const updateListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();

/** Who answered this page when it was loaded; null on a first visit. */
const firstController = getContainer()?.controller ?? null;

const workerEvents: WorkerEvents = {
  setState(next) {
    state = next;
    for (const listener of stateListeners) listener();
  },
  setUpdate(next) {
    switchToUpdate = next;
    for (const listener of updateListeners) listener();
  },
};

/**
 * Registers the worker, and looks for a new version from then on. Answers false when the browser
 * has no workers or refuses ours.
 */
export async function registerServiceWorker({ appId }: { appId: string }): Promise<boolean> {
  const container = getContainer();
  if (container) {
    try {
      const { startWorkerLifecycle } = await import('./worker-lifecycle.ts');
      await startWorkerLifecycle({ appId, container, firstController, workerEvents });
      return true;
    } catch {
      // A private window, a locked-down browser: all but opening without a network still works.
    }
  }
  workerEvents.setState('error');
  return false;
}

/** Calls back when a new version waits, or none any more; returns the function that ends it. */
export function onUpdateWaiting(listener: () => void): () => void {
  updateListeners.add(listener);
  return () => updateListeners.delete(listener);
}

export function isUpdateWaiting(): boolean {
  return switchToUpdate !== null;
}

/** As `onUpdateWaiting`, of the state. */
export function onWorkerStateChange(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

export function getWorkerState(): WorkerState {
  return state;
}

/**
 * Asks the server for a new version. `unknown`: without a worker nobody knows; loading the page
 * again is the only way to ask.
 */
export async function checkForUpdate(): Promise<'coming' | 'none' | 'unknown'> {
  const registration = await getContainer()?.getRegistration();
  if (!registration) return 'unknown';
  await registration.update();
  return registration.installing || registration.waiting ? 'coming' : 'none';
}

/** Lets the new version take over; every tab is then loaded again under it. */
export function applyUpdate(): void {
  switchToUpdate?.();
}

/**
 * A notification was tapped while this page is open: it is led to a path of the app.
 * @returns the way to stop
 */
export function onNavigateTo(listener: (path: string) => void): () => void {
  return onMessage(({ data, ports: [port] }) => {
    if (!isNavigateTo(data)) return;
    listener(data.url);
    port?.postMessage({ type: 'going' } satisfies NavigationAccepted);
  });
}

/**
 * The browser has changed the address under which this device is pushed to: it is to be told to the
 * server anew.
 */
export function onSubscriptionChanged(listener: () => void): () => void {
  return onMessage(({ data }) => {
    if (isSubscriptionChanged(data)) listener();
  });
}

function onMessage(listener: (event: MessageEvent<unknown>) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin) listener(event);
  };
  const container = getContainer();
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}

/** Missing in a window without https, and in some private ones. */
function getContainer(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}
