// Periodic Background Sync from the page's side: the worker fetches the next chapters now and then,
// where the browser grants it.
import { chaptersTag } from '../../../sw/messages.ts';

/** The part that TypeScript does not know: few browsers have it, and only for an installed app. */
interface RegistrationWithPeriodicSync {
  readonly periodicSync: { register(tag: string, how: { minInterval: number }): Promise<void> };
}

/** Milliseconds: at most once a day, and as seldom as the browser likes. */
const millisPerDay = 24 * 60 * 60_000;

/**
 * Answers whether the worker is woken for it. Nobody is asked for anything: the browser decides by
 * how the app is used.
 */
export async function requestPeriodicSync(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !hasPeriodicSync(registration)) return false;
    const { state } = await navigator.permissions.query({
      name: 'periodic-background-sync' as PermissionName,
    });
    if (state !== 'granted') return false;
    await registration.periodicSync.register(chaptersTag, { minInterval: millisPerDay });
    return true;
  } catch {
    return false; // a browser that does not know this permission
  }
}

function hasPeriodicSync(registration: object): registration is RegistrationWithPeriodicSync {
  return 'periodicSync' in registration;
}
