// Notifications by push: whether this browser can show them, whether the person allows them, and
// the address at the browser maker's service.

/**
 * `on`: the person allows them. `off`: nobody was asked yet. `denied`: the person, or the device,
 * said no. `needs-install`: an iPhone or iPad shows them only for an installed app. `no-server`:
 * the backend sends none.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'needs-install' | 'no-server';

/** Where a push for this device goes, and the keys that only this device can open it with. */
export interface PushSubscriptionData {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Never throws. @param hasServer whether the backend sends any, as far as anybody knows */
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

/** Only from within a tap: a browser asks a person once, and some never again. */
export async function requestPushPermission(): Promise<PushState> {
  const before = getPushState();
  if (before !== 'off') return before;
  await Notification.requestPermission().catch(() => undefined);
  for (const tell of listeners) tell();
  return getPushState();
}

/**
 * Calls back when the person may have said otherwise, here or in the browser's own settings;
 * returns the function that ends it.
 */
export function onPushState(listener: () => void): () => void {
  listeners.add(listener);
  let status: PermissionStatus | undefined;
  let isOver = false;
  // Not every browser can be asked for this name.
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

/** The address as the browser has it now; null for none. */
export async function pushAddress(): Promise<PushSubscriptionData | null> {
  return toSubscriptionData(await (await findRegistration())?.pushManager.getSubscription());
}

/**
 * The address under this key, a new one where there was none or it was under another key. Null when
 * the browser gives none: it is not allowed, there is no worker, or no way to the maker's service.
 * @param key of the server, base64url
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
    return null; // every browser has its own errors for it, and none says more
  }
}

/** Whoever sends to the old address hears that it is gone. Works without a network. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Whether a notification is shown on this device within the time: what the browser itself says is
 * on the screen.
 * @param url where it leads, by which it is known
 */
export async function waitForNotification(url: string, patience = 15_000): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if ((await listNotifications(url)).length > 0) return true;
    await new Promise((resolve) => setTimeout(resolve, checkInterval));
  }
  return false;
}

/** Milliseconds. */
const checkInterval = 250;

/** Takes it from the screen. */
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

/** Not `ready`: without a worker it would wait for ever. */
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
  if (!key) return true; // a browser that does not say
  const bytes = new Uint8Array(key);
  return bytes.length === wanted.length && bytes.every((byte, place) => byte === wanted[place]);
}

function decodeBase64Url(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
}

/** An iPad calls itself a Mac, which has no touch screen. */
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
