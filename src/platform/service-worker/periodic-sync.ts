// Page side of Periodic Background Sync: asks the browser to wake the worker at most once a day, to
// fetch the next chapters. Few browsers support this.
import { chaptersTag } from '../../../sw/messages.ts';

/**
 * Members that are missing in TypeScript's types, because few browsers support them, and only for
 * an installed app.
 */
interface RegistrationWithPeriodicSync {
  readonly periodicSync: { register(tag: string, how: { minInterval: number }): Promise<void> };
}

/** Milliseconds: at most once a day, and as seldom as the browser likes. */
const millisPerDay = 24 * 60 * 60_000;

/**
 * Returns whether the worker will be woken. The user is not asked: the browser decides by the use
 * of the app.
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
    return false; // the browser does not know this permission
  }
}

function hasPeriodicSync(registration: object): registration is RegistrationWithPeriodicSync {
  return 'periodicSync' in registration;
}
