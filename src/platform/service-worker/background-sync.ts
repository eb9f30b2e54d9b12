// Page side of Background Sync: asks the browser to wake the worker when there is a network, and
// responds to a woken worker [R41].
import { isSyncNow, type Synced, pendingSyncTag } from '../../../sw/messages.ts';

/** Members that are missing in TypeScript's types, because not every browser supports them. */
interface RegistrationWithSync {
  readonly sync: { register(tag: string): Promise<void> };
}

export function hasBackgroundSync(): boolean {
  return 'serviceWorker' in navigator && 'SyncManager' in window;
}

/**
 * Asks the browser to wake the worker when there is a network, even if no page is open then. A
 * repeated request has no effect.
 * @returns false if there is no worker, or if the browser does not support or refuses Background
 *   Sync; then a page has to be opened
 */
export async function requestBackgroundSync(): Promise<boolean> {
  if (!hasBackgroundSync()) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !hasSyncManager(registration)) return false;
    await registration.sync.register(pendingSyncTag);
    return true;
  } catch {
    return false; // switched off by the person, or a private window
  }
}

/**
 * Called when a woken worker finds this page open.
 * @param runSync returns whether no pending records are left
 * @returns the function that unsubscribes
 */
export function onBackgroundSync(runSync: () => Promise<boolean>): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const answer = async ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isSyncNow(data) || !port) return;
    port.postMessage({ type: 'synced', isDone: await runSync() } satisfies Synced);
  };
  const listener = (event: MessageEvent<unknown>) => void answer(event);
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}

function hasSyncManager(registration: object): registration is RegistrationWithSync {
  return 'sync' in registration;
}
