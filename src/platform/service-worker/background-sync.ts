// Background Sync from the page's side: asking the browser to wake the worker once there is a
// network, and answering a worker that was woken [R41].
import { isSyncNow, type Synced, pendingSyncTag } from '../../../sw/messages.ts';

/** The part that TypeScript does not know: not every browser has it. */
interface RegistrationWithSync {
  readonly sync: { register(tag: string): Promise<void> };
}

export function hasBackgroundSync(): boolean {
  return 'serviceWorker' in navigator && 'SyncManager' in window;
}

/**
 * Asks the browser to wake the worker when there is a network, though no page may be open then. To
 * ask again while it waits changes nothing.
 * @returns false where there is no worker, or the browser has no Background Sync or does not want
 * to: then a page has to be opened
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
 * The worker was woken and finds this page open.
 * @param runSync answers whether nothing is left that waits
 * @returns the way to stop
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
