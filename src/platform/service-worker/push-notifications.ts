// Page side of push notifications: browser support, user permission, the subscription at the
// browser's push service, and notifications shown on this device.

/**
 * `on`: the user allows notifications. `off`: the user was not asked yet. `denied`: the user or the
 * device refused. `needs-install`: an iPhone or iPad supports them only for an installed app.
 * `no-server`: the backend sends none.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'needs-install' | 'no-server';

/**
 * Endpoint of this device and the keys that encrypt a push so that only this device can decrypt it.
 */
export interface PushSubscriptionData {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Returns the push state. Never throws.
 * @param hasServer whether the backend sends pushes, as far as known
 */
export function getPushState({ hasServer = true }: { hasServer?: boolean } = {}): PushState {
  if (!hasServer) return 'no-server';
  if (
    !('serviceWorker' in navigator) ||
    typeof PushManager === 'undefined' ||
    typeof Notification === 'undefined'
  )
    return isIos() && !isInstalled() ? 'needs-install' : 'unsupported';
  return stateByPermission[Notification.permission];
}

/** Call only in a tap handler: a browser asks the user once, and some browsers never ask again. */
export async function requestPushPermission(): Promise<PushState> {
  const before = getPushState();
  if (before !== 'off') return before;
  await Notification.requestPermission().catch(() => undefined);
  for (const listener of listeners) listener();
  return getPushState();
}

/**
 * Calls back when the permission may have changed, here or in the browser's settings. Returns the
 * function that unsubscribes.
 */
export function onPushState(listener: () => void): () => void {
  listeners.add(listener);
  let status: PermissionStatus | undefined;
  let isOver = false;
  // Not every browser supports this permission name.
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return;
      status = found;
      status.addEventListener('change', listener);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    listeners.delete(listener);
    status?.removeEventListener('change', listener);
  };
}

/** Returns the current push endpoint of the browser; null for none. */
export async function pushAddress(): Promise<PushSubscriptionData | null> {
  return toSubscriptionData(await (await findRegistration())?.pushManager.getSubscription());
}

/**
 * Returns the subscription for a key, and creates a new one if there is none or it has another key.
 * Returns null without permission, without a worker, or if the push service is unreachable.
 * @param key public key of the server, base64url
 */
export async function subscribeToPush(key: string): Promise<PushSubscriptionData | null> {
  const worker = await findRegistration();
  if (!worker || getPushState() !== 'on') return null;
  const wanted = decodeBase64Url(key);
  const kept = await worker.pushManager.getSubscription();
  if (kept && hasServerKey(kept, wanted)) return toSubscriptionData(kept);
  await kept?.unsubscribe();
  try {
    return toSubscriptionData(
      await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted }),
    );
  } catch {
    return null; // every browser throws different errors, without useful details
  }
}

/**
 * Removes the subscription. Later pushes to the old endpoint are answered as gone. Works without a
 * network.
 */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Returns whether a notification appears on this device within the time, according to the browser's
 * list of shown notifications.
 * @param url target URL of the notification, which identifies it
 */
export async function waitForNotification(url: string, timeoutMillis = 15_000): Promise<boolean> {
  const end = Date.now() + timeoutMillis;
  while (Date.now() < end) {
    if ((await listNotifications(url)).length > 0) return true;
    await new Promise((resolve) => setTimeout(resolve, checkInterval));
  }
  return false;
}

/** Milliseconds. */
const checkInterval = 250;

/** Closes the notification. */
export async function closeNotification(url: string): Promise<void> {
  for (const shown of await listNotifications(url)) shown.close();
}

async function listNotifications(url: string): Promise<Notification[]> {
  const all = (await (await findRegistration())?.getNotifications()) ?? [];
  return all.filter(
    ({ data }: { data: unknown }) =>
      typeof data === 'object' && data !== null && 'url' in data && data.url === url,
  );
}

const listeners = new Set<() => void>();

const stateByPermission: Readonly<Record<NotificationPermission, PushState>> = {
  granted: 'on',
  default: 'off',
  denied: 'denied',
};

/** `ready` is not used, because without a worker it never resolves. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || typeof PushManager === 'undefined') return undefined;
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return found?.active ? found : undefined;
}

function toSubscriptionData(
  subscription: PushSubscription | null | undefined,
): PushSubscriptionData | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  return endpoint !== undefined && keys?.['p256dh'] !== undefined && keys['auth'] !== undefined
    ? { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
    : null;
}

function hasServerKey(
  { options: { applicationServerKey: key } }: PushSubscription,
  wanted: Uint8Array,
): boolean {
  if (!key) return true; // the browser does not reveal the key
  const bytes = new Uint8Array(key);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
}

function decodeBase64Url(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
}

/** An iPad reports that it is a Mac, but a Mac has no touch screen. */
function isIos(): boolean {
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}
