// Page side of the service worker: registration, detection and activation of updates, and messages
// from the worker.
import { isNavigateTo, isSubscriptionChanged } from '../../../sw/messages.ts';
import type { NavigationAccepted } from '../../../sw/messages.ts';
import type { WorkerEvents, WorkerState } from './worker-events.ts';

/** Activates the new version; null while no version waits. */
let switchToUpdate: (() => void) | null = null;
let state: WorkerState = 'checking';
const updateListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();

/** Worker that controlled this page when it was loaded; null on a first visit. */
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
 * Registers the worker and checks for new versions from then on. Returns false if the browser has
 * no service workers or refuses the registration.
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

/**
 * Calls back when a new version starts or stops waiting. Returns the function that unsubscribes.
 */
export function onUpdateWaiting(listener: () => void): () => void {
  updateListeners.add(listener);
  return () => updateListeners.delete(listener);
}

export function isUpdateWaiting(): boolean {
  return switchToUpdate !== null;
}

/** Like `onUpdateWaiting`, for the state of the worker. */
export function onWorkerStateChange(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

export function getWorkerState(): WorkerState {
  return state;
}

/**
 * Asks the server for a new version. `unknown`: without a worker the only way to check is a reload
 * of the page.
 */
export async function checkForUpdate(): Promise<'coming' | 'none' | 'unknown'> {
  const registration = await getContainer()?.getRegistration();
  if (!registration) return 'unknown';
  await registration.update();
  return registration.installing || registration.waiting ? 'coming' : 'none';
}

/** Activates the new version; every tab is then reloaded. */
export function applyUpdate(): void {
  switchToUpdate?.();
}

/**
 * Calls back with a path of the app when a notification is tapped while this page is open.
 * @returns the function that unsubscribes
 */
export function onNavigateTo(listener: (path: string) => void): () => void {
  return onMessage(({ data, ports: [port] }) => {
    if (!isNavigateTo(data)) return;
    listener(data.url);
    port?.postMessage({ type: 'going' } satisfies NavigationAccepted);
  });
}

/**
 * Calls back when the browser has changed the push subscription of this device; the new endpoint
 * must be sent to the server.
 */
export function onSubscriptionChanged(listener: () => void): () => void {
  return onMessage(({ data }) => {
    if (isSubscriptionChanged(data)) listener();
  });
}

function onMessage(listener: (event: MessageEvent<unknown>) => void): () => void {
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.origin === location.origin) listener(event);
  };
  const container = getContainer();
  container?.addEventListener('message', handleMessage);
  return () => container?.removeEventListener('message', handleMessage);
}

/** Missing in a window without https, and in some private ones. */
function getContainer(): ServiceWorkerContainer | undefined {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
}
